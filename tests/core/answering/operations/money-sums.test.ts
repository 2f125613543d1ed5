import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const award = (title: string, date: number, amount: string) =>
  `title: ${title}\nawarder: Guild of Smiths\ndate: ${date}\namount: ${amount}\nsummary: For good work.`;
const paper = (title: string, pages: string) =>
  `title: ${title}\nkind: paper\nvenue: The Anvil\ndate: 2001\npages: ${pages}\nsummary: On files.`;

const smith = await openFiles({
  'profile.md':
    'name: Ada Moor\nheadline: Smith\nsummary: Makes tools.\ncontact:\n  email: ada@moor.example\nupdated: 2026-10-01\n---\n\nBorn in Leer in 1950.',
  'awards/cog.md': award('Cog Prize', 1999, '"$2000"'),
  'awards/gear.md': award('Gear Medal', 2001, '$500'),
  'awards/rack.md': award('Rack Award', 2011, '$1.5 million'),
  'awards/pin.md': award('Pin Grant', 2015, '$30k'),
  'publications/long.md': paper('Rasps', '101–8'),
  'publications/short.md': paper('Tongs', '10–14'),
  'experience/one.md': 'role: Smith\nemployer: Forge One\nstart: 2015\nend: 2019-06\nsummary: Made nails.',
  'experience/two.md': 'role: Turner\nemployer: Lathe Two\nstart: 2019\nend: 2022\nsummary: Turned bolts.',
});
const ask = (question: string) => toAnswer(smith, [question]).text;

test.each([
  ['Which was her largest prize?', /Rack Award/],
  ['Which award paid more, the Cog Prize or the Gear Medal?', /More: Cog Prize: \$2000; less: Gear Medal: \$500/],
  ['Which awards were worth less than $1000?', /^- \[Gear Medal\][^\n]*$/],
  ['Which awards were worth more than $1000?', /Cog Prize[^]*Rack Award[^]*Pin Grant/],
  ['Which awards were worth more than $1 million?', /^- \[Rack Award\][^\n]*$/],
])('a sum counts its thousands and millions, and is no year: %s', (question, told) => {
  expect(ask(question)).toMatch(told);
});

test.each(['Which paper is the longest?', 'Which papers have more than 6 pages?'])(
  'pages that are told by their last figure alone are counted: %s',
  (question) => {
    expect(ask(question)).toMatch(/^- \[Rasps\]/);
  },
);

test('a post that begins in the year in which another ends is none beside it', () => {
  expect(ask('Has she ever held two jobs at once?')).toMatch(/^The portfolio does not say/);
});

test.each(['Which awards did she win in her forties?', 'Which papers are from her early fifties?'])(
  'an age is no decade: %s',
  (question) => {
    expect(ask(question)).not.toMatch(/lists no such|Cog Prize/);
  },
);
