import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder');

test.each([
  ['Which patents did he apply for in 2020?', ['patent-us11656902']],
  ['How many patents did he apply for in 2015?', ['patent-us10417883']],
  ['When did he apply for his first patent?', ['patent-us10417883']],
])('a patent that somebody applied for is dated by its filing: %s', (question, ids) => {
  const { outcome, text, cited } = ask('founder', question);
  expect(outcome).toBe('answered');
  expect(text).toContain('Filed: ');
  expect(cited).toEqual(ids);
});
