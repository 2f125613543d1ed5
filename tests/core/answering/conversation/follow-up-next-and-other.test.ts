import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Clock maker\nsummary: Ada Example makes clocks.\nupdated: 2026-01-01\n---\nAda Example makes clocks and repairs towers.',
  'approach.md':
    'title: How she works\n---\n## Escapements\n\nAn escapement lets one tooth pass with each swing. Wear is the enemy of every wheel.\n\n## Drawing\n\nDraw the wheel before the pinion. Brass forgives and steel does not.',
  'experience/quay.md': 'role: Apprentice\nemployer: Old Quay\nstart: 2001\nend: 2004\nsummary: She swept the floor.',
  'experience/bell-fitter.md':
    'role: Fitter\nemployer: Bell Works\nstart: 2004\nend: 2008\nsummary: She fitted wheels for towers.',
  'experience/bell-head.md':
    'role: Head of towers\nemployer: Bell Works\nstart: 2008\nend: 2012\nsummary: Nine fitters and two vans.\n---\nShe left because the vans were sold.',
  'experience/harbour.md':
    'role: Clock keeper\nemployer: Harbour Board\nstart: 2012\nend: 2019\nsummary: She wound four clocks a week.',
  'experience/guild.md': 'role: Teacher\nemployer: Guild School\nstart: 2019\nend: present\nsummary: Two classes.',
  'education/bsc.md': 'degree: B.Sc.\naka: [bachelor]\ninstitution: Harbour College\nend: 2000\nfield: Physics',
  'projects/tower.md':
    'name: Tower Clock\nstart: 2005\nend: 2006\nfunding: [Town Fund]\ncollaborators: [Bo Lind]\noutcome: Late by two seconds a year\nsummary: A clock for the market.',
  'projects/tide.md':
    'name: Tide Clock\nstart: 2013\nend: 2014\nfunding: [River Fund]\ncollaborators: [Cy Marsh]\noutcome: Sold to three ports\nsummary: A clock that follows the moon.',
  'projects/night.md':
    'name: Night Clock\naka: [the glow]\nstart: 2016\nend: 2017\nsummary: A clock for the dark.\n---\nThe first glow was built by Bill Orde. Its patent was granted in 2018.',
  'open-source/ticks.md': 'name: ticks\nstart: 2015\nlicence: MIT\nsummary: A library for swings.',
  'awards/north.md':
    'title: Honorary Doctor of Crafts\naka: [North University]\nawarder: North University\ndate: 2010\nreason: The market clock',
  'awards/south.md':
    'title: Honorary Doctor of Arts\naka: [South University]\nawarder: South University\ndate: 2018\nreason: The clocks of the ports',
  'awards/iron.md': 'title: Iron Wheel\nawarder: Guild of Smiths\ndate: 2020',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

/** The last answer of a conversation of questions. */
const talk = (...questions: string[]) => toTalk(corpus, questions);

test.each([
  'ok and after?',
  'And later?',
  'and later on?',
  'okay and then?',
  'ok, and afterwards?',
  'right and next?',
  'alright and after?',
  'well and after?',
])('what came next is asked in few words: %s', (question) => {
  expect(talk('When did she join the Harbour Board?', question).cited).toEqual(['experience-guild']);
});

test.each([
  [['What did she do at Bell Works?', 'And where did she go next?'], 'experience-harbour'],
  [['What did she do at Bell Works?', 'and after that?'], 'experience-harbour'],
  [['When did she join Bell Works?', 'and when did she leave?', 'where did she go?'], 'experience-harbour'],
  [['What did she do as a fitter at Bell Works?', 'where did she go next?'], 'experience-harbour'],
  [['What did she do as a fitter at Bell Works?', 'what did she do next?'], 'experience-bell-head'],
  [['What did she do at Bell Works?', 'where was she before?'], 'experience-quay'],
])('what came next to an employer with several roles is another employer: %j', (questions, id) => {
  expect(talk(...questions).cited).toEqual([id]);
});

test('behind a reply in prose as well', () => {
  const turns = [
    'What did she do at Bell Works?',
    'She was a fitter and led the towers.',
    'And where did she go next?',
  ];
  expect(toAnswer(corpus, turns).cited).toEqual(['experience-harbour']);
});

test('when somebody left an employer with several roles is told by the last one', () => {
  expect(talk('When did she leave Bell Works?').text).toMatch(/^- \[Head of towers[^\n]*End: 2012/);
});

test('why somebody left an employer with several roles is told by the one that says it, and else by none', () => {
  const { text } = talk('What did she do at Bell Works?', 'Why did she leave?');
  expect(text).toMatch(/^She left because the vans were sold[^\n]*$/);
  expect(talk('What did she do at the Harbour Board?', 'Why did she leave?').outcome).toBe('not_in_portfolio');
});

test('behind the present post there is no next one', () => {
  const { outcome, cited } = talk('When did she join the Guild School?', 'where did she go next?');
  expect({ outcome, cited }).toEqual({ outcome: 'not_in_portfolio', cited: [] });
});

test.each([
  [['Who funded her workshop?', 'no, I meant the Tide Clock'], 'Funded by: River Fund'],
  [['Who worked on the market clock?', 'sorry, I meant the Tide Clock'], 'Cy Marsh'],
  [['Who paid for the Tower Clock?', 'I meant the tide project'], 'Funded by: River Fund'],
])('a correction keeps what was asked: %j', (questions, said) => {
  expect(talk(...questions).text).toContain(said);
});

test.each([
  [['Tell me about the Tide Clock', 'Who was the client?'], 'Funded by: River Fund'],
  [['Who was the customer of the Tide Clock?'], 'Funded by: River Fund'],
  [['Tell me about the Tide Clock', 'Did it work?'], 'Outcome: Sold to three ports'],
  [['Tell me about the Tide Clock', 'and did that help?'], 'Outcome: Sold to three ports'],
  [['How effective was the Tide Clock?'], 'Outcome: Sold to three ports'],
  [['What is ticks?', 'Can I use it for free?'], 'Licence: MIT'],
  [['Is ticks given away at no cost?'], 'Licence: MIT'],
])('the client, the effect and the price of a thing are what its fields say: %j', (questions, told) => {
  expect(talk(...questions).text).toContain(told);
});

test.each(['and the Night Clock?', 'and the glow?'])(
  'nobody paid for another entry because its patent was granted, or Bill built it: %s',
  (question) => {
    expect(talk('Who paid for the Tower Clock?', question).outcome).toBe('not_in_portfolio');
  },
);

const degrees = ['Did she get honorary degrees?', 'Yes: North University in 2010 and South University in 2018.'];

test.each([
  ['the second one?', 'award-south'],
  ['tell me about the last one', 'award-south'],
  ['and what was the second for?', 'award-south'],
  ['what was the first called?', 'award-north'],
])('an ordinal counts what a reply in prose names of the answer: %s', (question, id) => {
  expect(toAnswer(corpus, [...degrees, question]).cited).toEqual([id]);
});

test.each(['Yes, for crafts in 2010 and for arts in 2018.', 'For crafts in 2010 and for arts.'])(
  'what tells one of the entries of an answer from the others names it: %s',
  (reply) => {
    const { text } = toAnswer(corpus, ['Which honours did she get?', reply, 'when was the second?']);
    expect(text).toMatch(/^Date: 2018/);
  },
);

test.each([
  [
    ['Tell me about the Tide Clock', 'and the other ones?'],
    ['project-tower', 'project-night'],
  ],
  [
    ['Tell me about the Tide Clock', 'which other projects are there?'],
    ['project-tower', 'project-night'],
  ],
  [
    ['Who gave the Iron Wheel?', 'and any other awards?'],
    ['award-north', 'award-south'],
  ],
])('the others of what was told are those of its kind beside it: %j', (questions, ids) => {
  expect(talk(...questions).cited).toEqual(ids);
});
