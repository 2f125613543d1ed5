import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('founder');

test('of two ways to write of which one is given, a part is answered', () => {
  const { outcome, text } = ask('founder', 'Do you have a phone number or an email?');
  expect(outcome).toBe('partial');
  expect(text).toContain('Email: ');
});

test('e-mail that was made, or that a thing had, is no way to write to anybody', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\ncontact:\n  email: ada@example.com\nupdated: 2026-01-01',
    'projects/quipu.md':
      'name: Quipu\nstart: 1970\nend: 1975\n---\nQuipu offered shared files, electronic mail and two windows.',
    'patents/knot.md':
      'number: US 3,234,567\ntitle: Knot reader\nstatus: granted\nfiled: 1970\ngranted: 1972\nsummary: A reader of knots.',
  });
  expect(toAnswer(corpus, ['Did Quipu have e-mail?']).text).toContain('electronic mail');
  expect(toAnswer(corpus, ['Which system had email?']).text).toContain('electronic mail');
  expect(toAnswer(corpus, ['Did she invent email?']).outcome).toBe('not_in_portfolio');
  expect(toAnswer(corpus, ['What is her email?']).text).toContain('Email: ada@example.com');
});
