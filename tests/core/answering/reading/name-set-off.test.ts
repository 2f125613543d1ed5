import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Composer\nsummary: Ada Example writes music.\nupdated: 2026-01-01',
  'projects/still.md':
    'name: Still\nstart: 2011-06\nend: 2012-11\nrole: Composer\nfunding: [Quay Festival]\nsummary: A quartet, a third of it silence.',
  'projects/five.md':
    'name: Five to Eight\nstart: 2009-10\nend: 2010-09\nrole: Composer\nfunding: [Harbour Orchestra]\nsummary: For the time when the doors close.',
};

test.each([
  [['Who paid for Still?'], 'Quay Festival', 'Harbour Orchestra'],
  [['What is Still?'], 'a third of it silence', 'writes music'],
  [['And who paid for "Still"?'], 'Quay Festival', 'Harbour Orchestra'],
  [['Tell me about Five to Eight'], 'when the doors close', 'writes music'],
  [['Who paid for Five to Eight?', 'Harbour Orchestra', 'And Still?'], 'Quay Festival', 'Harbour Orchestra'],
] as const)(
  'a title of small words or of one is a name where the sentence sets it off: %s',
  async (turns, told, other) => {
    const { outcome, text } = toAnswer(await openFiles(files), [...turns]);
    expect(outcome).toBe('answered');
    expect(text).toContain(told);
    expect(text).not.toContain(other);
  },
);

test.each(['Is she still a composer?', 'Still, who is she?'])('the same word elsewhere is none: %s', async (asked) => {
  expect(toAnswer(await openFiles(files), [asked]).text).not.toContain('a third of it silence');
});

test("the person's own name and a role tell which entry is meant, and who did it", async () => {
  const corpus = await openFiles({
    ...files,
    'experience/example.md': 'role: Founding director\nemployer: Ada Example Institute\nstart: 1988',
    'experience/quay.md': 'role: Reader\nemployer: Quay Institute\nstart: 1957\nend: 1959',
  });
  expect(toAnswer(corpus, ['When was the Ada Example Institute founded?']).text).not.toContain('1957');
  expect(toAnswer(corpus, ['Who composed Five to Eight?']).text).toContain('Role: Composer. ([Five to Eight]');
});
