import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Jo Doe\nheadline: Keeper of tide gauges\nsummary: Measures the sea.\nlocation: Hull, England\nupdated: 2026-01-01\n---\n\nJo Doe was born in Hull. A reef off Flamborough bears her name.\n\n## Languages\n\nI speak English and Faroese.\n\n## Home\n\nI live near the lock with two cats.\n\n## Off watch\n\nI mend concertinas and keep bees.\n\n## At sea\n\nFrom May to July 2021 I was burnt out and did no engineering at all.\n\n## Availability\n\nI like my post and am not looking for another.\n\n## Life\n\nShe left Hessle High School at sixteen. Ann Lee wrote a biography of her in 2020.',
  'approach.md':
    'title: How I work\n---\n\n## Language models\n\nI use language models to search old tables and to draft minutes. I do not let them choose a gauge.',
  'experience/keeper.md':
    'role: Gauge keeper\nemployer: Humber Board\nplace: Hull, England\nstart: 2004\nend: 2009\nsummary: Twelve gauges.\n---\n\nI came for a summer. I left because the board sold its boats. It paid £14,200 a year.',
  'experience/caster.md':
    'role: Forecaster\nemployer: Northern Broadcasting\nplace: Leeds, England\nstart: 2010\nend: 2015\n---\n\nI went home because my mother was ill.',
  'experience/manager.md':
    'role: Operations manager\nemployer: Tern Boats\nplace: York, England\nstart: 2016\nend: 2019\n---\n\nNobody liked my lists, so I handed the crew to Ann Lee and went back to gauges.',
  'education/term.md':
    'institution: Lake Institute\ndegree: Certificate\nfield: Sound\nplace: Hull, England\nstart: 2012\nend: 2012\nsummary: One term, on leave from Northern Broadcasting.\n---\n\nMicrophones.',
  'experience/now.md':
    'role: Head of gauges\nemployer: Sea Office\nplace: Hull, England\nstart: 2020\nend: present\n---\n\nI left my last desk for it.',
  'education/hull.md':
    'institution: University of Hull\ndegree: PhD\nfield: Physics\nplace: Hull, England\nstart: 2000\nend: 2003\nthesis: Tides in 331 forms\n---\n\nThree years.',
  'projects/built.md':
    'name: Built on Water\nstart: 2011\nend: 2012\nsummary: A map of floods.\n---\n\nIt shows the Humber.',
  'projects/gull.md':
    'name: Gull Tower\nstart: 2013\nend: 2014\nsummary: A building for a camera.\n---\n\nIt stands on the pier and cost £30,000.',
  'projects/harbour.md':
    'name: Harbour House\nstart: 2015\nend: 2016\nsummary: A building for boats.\n---\n\nIt floats.',
  'publications/chapter.md':
    'title: Reading a gauge\nkind: chapter\nvenue: Handbook of the Sea (Salt Press)\ndate: 2018\npages: 201–226\nsummary: On errors.\n---\n\nShort.',
  'publications/book.md':
    'title: The patient sea\nkind: book\nvenue: Pont Press\ndate: 2019\nsummary: Essays.\n---\n\nIt sold well.',
  'publications/ranking.md':
    'title: The tables we did not publish\nkind: article\nvenue: Tide Notes\ndate: 2020\nsummary: On a lost list.\n---\n\nShort.',
  'open-source/ebb.md': 'name: ebb\nlicence: MIT\nstart: 2009\nsummary: A logbook.\n---\n\nFor the night watch.',
  'open-source/flow.md':
    'name: flow\nlicence: MIT\nstart: 2015\nsummary: A plot that Ann Lee has written.\nrole: Contributor of the axis\ncollaborators:\n  - name: Ann Lee\n---\n\nI wrote the axis.',
  'awards/sea.md':
    'title: Sea Prize\nawarder: Royal Sea Society\ndate: 2013\nreason: Built on Water\namount: £500\n---\n\nA cup.',
  'awards/house.md': 'title: Harbour Medal\nawarder: Hull Council\ndate: 2017\nreason: Harbour House\n---\n\nBronze.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['Why did she quit the broadcaster?', 'my mother was ill'],
  ['Why did she walk out on the Leeds firm?', 'my mother was ill'],
  ['Why did she give up being a manager?', 'went back to gauges'],
  ['Which prize did she get for Built on Water?', '[Sea Prize]'],
  ['Which prize did Built on Water get?', '[Sea Prize]'],
  ['What did she enjoy in her spare time?', 'concertinas'],
  ['Jo Doe hobbies', 'concertinas'],
  ['Is there a gap in her CV?', 'burnt out'],
  ["I'm a headhunter. Could she be tempted by a new position?", 'not looking for another'],
  ['Would she be up for joining our company as a salaried employee?', 'not looking for another'],
  ['Which languages does she speak, and in which city does she live?', 'Location: Hull'],
  ['In which book did her chapter appear, in what year, and on which pages?', 'Handbook of the Sea'],
  ['What was the first piece of software she ever published?', '[ebb]'],
])('reasons, prizes and pastimes of a life are told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(expected) });
});

test.each([
  ['Which open-source tools has she written or helped with?', /\[ebb\][^]*\[flow\]/],
  ['Who publishes her book?', /^- \[The patient sea\]/],
  ['List all the companies and schools she has worked for.', /^- \[Gauge keeper/],
  ['What has been named after her?', /^Jo Doe was born in Hull\. A reef/],
  ['Which biographies have been written about her?', /^She left Hessle[^]*Ann Lee wrote/],
  ['What languages does she speak?', /^I speak English and Faroese\.[^\n]*$/],
  ['In what year did she receive the Harbour Medal and for which building?', /^Date: 2017[^]*For: Harbour House/],
])('this and nothing before it: %s', (question, expected) => {
  expect(ask(question).text).toMatch(expected);
});

test.each([
  'What award did Gull Tower win?',
  'Which award did she get for Gull Tower?',
  'How many patents did she get for her thesis?',
])('no answer is made of what is told of it: %s', (question) => {
  expect(ask(question)).toMatchObject({ outcome: 'not_in_portfolio' });
});

test('a school before all studies is told by no other one', () => {
  expect(ask('Which primary school did she go to?').text).toBe('The portfolio does not say.');
});

test('why a post ended and what a thing cost is asked in the talk about it', () => {
  const next = ['Where did she work in Leeds?', 'She was a forecaster at Northern Broadcasting.'];
  expect(toAnswer(owner, [...next, 'Why did she leave there?']).text).toContain('my mother was ill');
  const thing = ['What is Gull Tower?', 'A building for a camera.'];
  expect(toAnswer(owner, [...thing, 'And what was the price tag?']).text).toContain('£30,000');
});
