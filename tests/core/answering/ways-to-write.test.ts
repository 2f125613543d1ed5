import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('founder');

test('of two ways to write of which one is given, a part is answered', () => {
  const { outcome, text } = ask('founder', 'Do you have a phone number or an email?');
  expect(outcome).toBe('partial');
  expect(text).toContain('Email: ');
});
