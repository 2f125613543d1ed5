import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Jo Doe\nheadline: Builder of buoys\nsummary: Builds buoys.\nupdated: 2026-01-01\n---\n\nJo Doe was born in Hull, the second of the four children of a pilot.\n\nI take on three clients at a time; all places are taken until May 2026. I do not work on weapons.\n\nI sail a wooden dinghy that leaks.',
  'education/hull.md':
    'institution: University of Hull\ndegree: BSc\nfield: Physics\nplace: Hull, England\nstart: 2001\nend: 2004\n---\n\nThree years.',
  'education/bergen.md':
    'institution: Bergen Institute of Technology\ndegree: MSc\nfield: Electronics\nplace: Bergen, Norway\nstart: 2004-09\nend: 2006-06\n---\n\nTwo years.',
  'experience/lecturer.md':
    'role: Guest lecturer\nemployer: Bergen Institute of Technology\nplace: Bergen, Norway\nstart: 2020\nsummary: A course on radio.\n---\n\nEvery spring.',
  'experience/yard.md':
    'role: Welder\nemployer: Kelp Yard\nplace: Hull, England\nstart: 2002-05\nend: 2004-06\n---\n\nSparks.',
  'experience/founder.md':
    'role: Founder\nemployer: Seamark Ltd\nplace: Hull, England\nstart: 2010\nend: 2019\nsummary: Buoys that call for help; sold to Nordhav Systems in 2019.\n---\n\nI began alone in a cellar.',
  'open-source/tide.md': 'name: tide\nlicence: Apache-2.0\nstart: 2016\nsummary: Tables of tides.\n---\n\nSmall.',
  'open-source/swell.md': 'name: swell\nlicence: Apache-2.0\nstart: 2018\nsummary: Waves.\n---\n\nSmaller.',
  'open-source/fog.md': 'name: fog\nlicence: GPL-2.0\nstart: 2019\nsummary: Fog horns.\n---\n\nLoud.',
  'projects/humber.md':
    'name: Humber light\nstart: 2014-11\nend: 2016-06\nsummary: Repair of six buoys; 40 m of chain, £7,900.\noutcome: Lit on 22 June 2016; worked for five years although it was built for two.\n---\n\nThe crew slept aboard.',
  'open-source/spray.md': 'name: spray\nlicence: GPL-2.0\nstart: 2020\nsummary: Spray.\n---\n\nWet.',
  'projects/tag.md':
    'name: Seamark\nstart: 2012\nend: 2018\nsummary: A buoy.\noutcome: 410,000 made; price brought from 23 to 6 euros.\n---\n\nCheap.',
  'projects/library.md':
    'name: Reading room\nplace: Hessle, England\nstart: 2016\nend: 2018\nsummary: A library for the harbour.\noutcome: Opened on 3 May 2018; loans doubled.\n---\n\nQuiet.',
  'patents/clamp.md':
    'title: Mooring clamp\nnumber: GB 1 234 567\nstatus: expired\ngranted: 2003-02-01\n---\n\nHolds a buoy.',
  'projects/tower.md':
    'name: Spurn tower\nstart: 2022\nend: present\nsummary: A tower.\noutcome: Opening planned for May 2027.\n---\n\nIt leans.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['What did the Humber light cost?', '£7,900'],
  ['When will the Spurn tower be finished?', 'planned for May 2027'],
  ['When did the Hessle library first open its doors?', 'Opened on 3 May 2018'],
  ['How many siblings does she have?', 'second of the four children'],
  ['Would I have to pay a licence fee for building her mooring clamp today?', 'expired'],
  ['Who ended up buying her business?', 'sold to Nordhav Systems'],
  ['Who bought Seamark Ltd?', 'sold to Nordhav Systems'],
  ['Would she take a job for the defence industry?', 'I do not work on weapons'],
  ['Is she fully booked or could she squeeze us in?', 'all places are taken until May 2026'],
  ["What does she get up to at weekends, when she isn't working?", 'I sail a wooden dinghy'],
  ['What does she do when she is not at the drawing board?', 'I sail a wooden dinghy'],
  ['How many university degrees does she hold?', 'lists 2 degrees'],
  ['number of projects under Apache-2.0?', 'lists 2 open-source entries'],
])('costs, sales and openings of works are told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(expected) });
});

test.each([
  ['How long did the Humber light work?', /^Outcome: .*worked for five years/],
  ['Does she ever stand in front of a class at a university?', /^- \[Guest lecturer/],
  ['What is released under Apache-2.0?', /\[tide\][^]*\[swell\]/],
  ["Show me what's licensed under the GPL", /\[fog\][^]*\[spray\]/],
])('all of it and nothing before it: %s', (question, expected) => {
  expect(ask(question).text).toMatch(expected);
});

test('between two posts stands what was studied then, and no post where jobs are asked for', () => {
  const { text } = ask('What did she do between Kelp Yard and Seamark Ltd?');
  expect(text).toMatch(/\[MSc, Bergen Institute of Technology\]/);
  expect(text).not.toContain('[BSc');
  expect(ask('Which jobs did she have between Kelp Yard and Seamark Ltd?').text).not.toContain('[MSc');
});

test('what a thing was sold for is no other price', () => {
  expect(ask('For what price was Seamark sold?').outcome).toBe('not_in_portfolio');
});
