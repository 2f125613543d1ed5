import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['engineer', 'When did she retire?', /^- \[Staff software engineer, Quillpay\].* End: present/],
  ['engineer', 'Is she retired?', /^- \[Staff software engineer, Quillpay\].* End: present/],
  ['curie', 'In which year did she stop working?', /^- \[Member of the International Committee.* End: 1934/],
] as const)(
  'where nobody is said to have retired the last post is told, and no other end: %s %s',
  (name, question, told) => {
    const { text } = ask(name, question);
    expect(text).toMatch(told);
    expect(text.match(/End: /g)).toHaveLength(1);
  },
);

test('the sentence that tells of it tells when somebody retired', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Nurse\nsummary: Ada Example looked after hearts.\nupdated: 2026-01-01',
    'experience/ward.md':
      'role: Ward sister\nemployer: Fell Hospital\nstart: 1980\nend: 2011\n---\nAda retired on her birthday in 2011.',
    'experience/trust.md': 'role: Trustee\nemployer: Heart Fund\nstart: 2012\nend: 2019',
  });
  expect(toAnswer(corpus, ['When did she retire?']).text).toContain('Ada retired on her birthday in 2011.');
});
