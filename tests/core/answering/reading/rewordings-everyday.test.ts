import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds cranes.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n---\nShe married Tom Lark in 1991. Her husband died in a storm on 2 May 2003.',
  'experience/yard.md': 'employer: Kade Yard\nrole: Smith\nstart: 1990\nend: 1995\n---\nShe forged hooks.',
  'experience/mill.md': 'employer: Lum Mill\nrole: Engineer\nstart: 1995\nend: 2004\n---\nShe ran the mill.',
  'projects/gauge.md': 'name: Tide Gauge\nstart: 2007-03\nend: 2011-12\nsummary: A gauge in the harbour.',
  'projects/winch.md':
    'name: Quay Winch\nstart: 2012\n---\nThe brakes of the Quay Winch were audited by Cinder Works in the autumn.',
  'awards/medal.md': 'title: Smith Medal\nawarder: Guild of Smiths\ndate: 1898\nsummary: For a hook.',
  'awards/cup.md': 'title: Harbour Cup\nawarder: Harbour Board\ndate: 1904\nsummary: For a crane.',
  'awards/plate.md': 'title: Harbour Plate\nawarder: Harbour Board\ndate: 1908\nsummary: For a winch.',
  'publications/hooks.md':
    'title: On Hooks\nkind: article\nvenue: Crane Quarterly\nidentifier: volume 29\ndate: 2013-03',
  'patents/hook.md': 'title: Safety hook\nnumber: GB 100\nfiled: 1999\nstatus: granted\ngranted: 2001',
  'patents/brake.md': 'title: Wet brake\nnumber: GB 101\nfiled: 2002\nstatus: pending',
};
const ask = askFixtures('nightingale', 'data-engineer', 'founder');
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['whom somebody lost has died', 'How did she lose her husband?', /died in a storm/],
  ['who carried out an audit audited', 'Which firm carried out the safety audit of the Quay Winch?', /Cinder Works/],
  ['an issue of a journal is numbered, not granted', 'In which issue of Crane Quarterly did her article appear?', /29/],
  ['a century is a hundred years', 'Which awards did she get in the twentieth century?', /Cup[^]*Plate/],
  ['"granted or not" is all of them', 'How many patents, granted or not, does she have?', /2 patents/],
  [
    'what a list includes picks nothing',
    'List the places where she worked, the forge included.',
    /Kade Yard[^]*Lum Mill/,
  ],
  ['anybody may want to reach her', 'How does one get hold of her?', /ada@example\.org/],
  ['what has no text is told by its fields', 'Tide Gauge', /A gauge in the harbour[^]*March 2007/],
])('an everyday wording means what it says: %s: %s', (_, question, expected) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('what ran is told by its dates', () => {
  expect(ask('data-engineer', 'Over which years did Attic Weather run?').text).toMatch(/October 2017[^]*December 2021/);
});

test('a day is told by the sentence with one', () => {
  expect(ask('founder', 'On what day was Quillgate sold?').text).toMatch(/^.*19 October 2021/);
});

test('a list in the order of time compares no two of its years', () => {
  const { text } = toAnswer(corpus, [
    'List the companies she was employed by between 1990 and 2000 in chronological order.',
  ]);
  expect(text).toMatch(/^- .*Kade Yard[^]*\n- .*Lum Mill/);
});

test('a rate of deaths is no death of anybody', () => {
  const question =
    'How did the death rate of British soldiers in India in 1863 compare with the figure ten years later?';
  expect(ask('nightingale', question).text).toMatch(/69[^]*18 per thousand/);
});

test('a century leaves out what is older', () => {
  expect(toAnswer(corpus, ['Which awards did she get in the twentieth century?']).text).not.toContain('Smith Medal');
});

test('a name that the owner expects to be asked for is known', async () => {
  const expecting = await openFiles({
    ...files,
    'foreseen/award-cup.md': '> Awarded by: Harbour Board\n\n- Did the crane get a Klaxonia?',
  });
  const question = 'Was there any Klaxonia?';
  expect(toAnswer(corpus, [question]).text).toContain('does not mention that name');
  expect(toAnswer(expecting, [question]).text).toContain('Harbour Board');
});

test('what two that are counted share names neither of them', async () => {
  const patent = (number: number, assignee: string) =>
    `title: Brake ${number}\nnumber: GB ${number}\nstatus: granted\nassignee: ${assignee}\nfiled: 1999\nsummary: A wet brake.`;
  const owned = await openFiles({
    'profile.md': files['profile.md'],
    'patents/one.md': patent(1, 'Kade Yard Works (KYW)'),
    'patents/two.md': patent(2, 'Kade Yard Works (KYW)'),
    'patents/three.md': patent(3, 'Lum Mill'),
  });
  const { text } = toAnswer(owned, ['Of the wet brake patents, did KYW own more of them or the Lum Mill?']);
  expect(text).toMatch(/^Kade Yard Works \(KYW\): 2; Lum Mill: 1\./);
});

test.each([
  ['"you" who write are not written to', 'How do you turn a shaft?'],
  ['a part of a century is no century', 'Which awards did she get in the second half of the twentieth century?'],
  ['an issue of a thing is no journal', 'Which issue of the Quay Winch was hardest?'],
])('and no more than it says: %s: %s', (_, question) => {
  expect(toAnswer(corpus, [question]).text).not.toMatch(/ada@example|Cup|volume 29|died/);
});

test('a field that is to stand with each entry is told with it', () => {
  expect(ask('founder', 'List the patents including the filing dates.').text).toMatch(/^- .*Filed: [^]*\n- .*Filed: /);
});
