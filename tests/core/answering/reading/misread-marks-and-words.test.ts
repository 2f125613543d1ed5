import { expect, test } from 'vitest';
import { askFixtures, toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const maker = await openFiles({
  'profile.md':
    'name: Ada Moor\nheadline: Maker of pans\nsummary: Makes salt pans and copper sheets.\ncontact:\n  email: ada@moor.example\nupdated: 2026-10-01\n---\n\nBorn in Leer in 1950.',
  'experience/pan.md':
    'role: Head of the pan group\nemployer: Institute of Pans (PAN)\nplace: Lima, Peru\nstart: 1990\nend: 1996\ndeliverables:\n  - A pan that cleans itself\nsummary: Led the group for six years.',
  'projects/salt.md': 'name: Salt\nstart: 2001\nplace: Lima, Peru\nsummary: Salt pans by the sea.',
  'projects/copper.md': 'name: Copper\nstart: 2002\nplace: Ndola, Zambia\nsummary: Copper sheets.',
  'projects/wool.md':
    'name: Wool\nstart: 2004\nplace: Oslo, Norway\nsummary: Directed the felt works, which lasted 18 months; left in 2005 to study wool in Bergen, where I graduated in 2006.',
  'patents/lid.md':
    'number: US 3,229,267\ntitle: Magnetic lid device\nstatus: expired\ngranted: 1999-07-07\ncoInventors: [Lawrence Wiley]\nassignee: Pan Works\nsummary: Magnetic lids, invented with Lawrence Wiley and assigned to Pan Works.',
  'patents/lid-two.md':
    'number: US 3,111,111\ntitle: Lid for pots\nstatus: expired\ngranted: 1998\ncoInventors: [Bo Ek]\nassignee: Pan Works\nsummary: A lid.',
});
const askOf = askFixtures('curie');
const ask = (question: string) => toAnswer(maker, [question]);

test('a misspelt word moves nothing that stands behind it', () => {
  const { text } = ask('Which projects were in Peru and Zambia?');
  expect(text).toMatch(/Salt[^]*Copper/);
  expect(ask('Which projcts were in Peru and Zambia?').text).toBe(text);
});

test('the commas of a number part no question', () => {
  const { text } = ask('With whom did Ada come up with the magnetic lid device of US 3,229,267?');
  expect(text).toMatch(/^Co-inventors: Lawrence Wiley/);
});

test('an outcome is none of the dates of its time', () => {
  expect(ask('Outcome of the PAN era?').text).not.toMatch(/^Start/);
});

test('a question whether there is a description asks for no definition', () => {
  expect(askOf('curie', 'Has she written a book description?').outcome).toBe('not_in_portfolio');
});

test('what was asked in vain is nothing to ask on about', () => {
  const talk = ['Did she invent the trackball?', 'When did she patent it?'];
  expect(toTalk(maker, talk).outcome).toBe('not_in_portfolio');
});

test.each(['How long did it last?', 'And when did that end?', 'Who else was involved in it?', 'Who invented it?', '7'])(
  'what points at a talk that there was not is told to be unclear: %s',
  (question) => {
    expect(ask(question).text).toBe('The portfolio does not say.');
  },
);
