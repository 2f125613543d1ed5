import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('programmer', 'engineer');

test.each([
  ['programmer', 'Why did she leave Northrail?'],
  ['engineer', 'Why did she leave Quillpay?'],
])('an employer that goes on was not left: %s, %s', (name, question) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toContain('present');
});

test.each([
  ['engineer', 'What did she do at Parcelwise?', 'And at Quillpay?', 'experience-quillpay'],
  ['programmer', 'What did she do at Northrail?', 'And at Ferrypoint?', 'experience-ferrypoint'],
])('"and at …?" asks the question before of another employer: %s, %s %s', (name, first, next, cited) => {
  const before = ask(name, first).text;
  expect(ask(name, first, before, next).cited[0]).toBe(cited);
});
