import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const profile =
  'name: Jane Doe\nheadline: Shipwright\nsummary: Boats.\nupdated: 2026-01-01\n---\n\nShe builds boats.\n';
const hull =
  'The yard stood on a slope above the harbour, open to the north. The hull of the ferry was painted green with a lead-free enamel. Two apprentices mixed it by hand every morning before the dew had dried. What was left over went on the doors of the chapel, where it can be seen to this day. Nobody in the village thought much of it, and the parson said so.';
const keel =
  'The keel of the ferry was laid in oak from the wood behind the mill. Its enamel came later, after a winter in which no work was done at all.';
const wide = `${Array.from({ length: 12 }, (_, at) => `In week ${at + 1} of the work the crew cut, bent and riveted another dozen planks from the western wood.`).join(' ')} The whistle was cast in brass by a clockmaker.`;

let corpus: Corpus;
const ask = askFixtures('nightingale');

beforeAll(async () => {
  const project = (title: string, body: string) => `name: ${title}\nstart: 1990\n---\n${body}\n`;
  corpus = await openFiles({
    'profile.md': profile,
    'projects/ferry.md': project('Island ferry', `${hull}\n\n${keel}`),
    'projects/tug.md': project('Harbour tug', wide),
    'projects/bridge.md': project(
      'Chain bridge',
      'The span of the chain bridge is the longest span of its day, an original span of chains.',
    ),
    'projects/truss.md': project('Truss bridge', 'A truss over the Wye. The span was taken down and replaced in 1962.'),
    'projects/barge.md':
      'name: Grain barge\nstart: 1990\ncollaborators: [Tom Lark (rigger)]\nskills: [caulking]\norganisation: Kade Yard\nsummary: A rusty barge in the ice.\n---\nThe rudder of the grain barge jammed in the ice.\n\nA smith from the village freed the rudder.\n\nHer cargo was barley.',
    'projects/punt.md': project(
      'Marsh punt',
      `The pole of the punt was ash wood cut in March.\n\nIn March the ash wood pole of the punt was cut.`,
    ),
  });
});

test('the paragraph around the sentence that fits best is told with it', () => {
  expect(toAnswer(corpus, ['What colour was the hull painted?']).text).toContain('open to the north');
});

test('a matter that is private of a person is none of a thing', () => {
  expect(toAnswer(corpus, ['What colour was the hull painted?']).text).toMatch(/^.*green/);
  expect(toAnswer(corpus, ['What is her favourite colour?']).outcome).toBe('not_in_portfolio');
});

test('another paragraph of the same entry is told beside it', () => {
  const { text } = toAnswer(corpus, ['What enamel was used on the ferry?']);
  expect(text).toContain('lead-free');
  expect(text).toContain('oak from the wood');
});

test('the text of the one entry is told beside it, since it may say in other words what was asked', () => {
  expect(ask('nightingale', 'Which novelist refers to her essay on idle ladies?').text).toContain('Virginia Woolf');
});

test('all that the entry says of the question is told beside it, and its fields behind, but no time and no body', () => {
  const { text } = toAnswer(corpus, ['What jammed in the ice on the barge?']);
  expect(text).toMatch(/^The rudder[^]*A smith[^]*Tom Lark/);
  expect(text).not.toMatch(/Start|Organisation|Name:/);
  expect(text.match(/A rusty barge/g)).toHaveLength(1);
});

test('what a field tells no reason of is not told beside one', () => {
  expect(toAnswer(corpus, ['Why did the rudder of the barge jam?']).text).not.toContain('Tom Lark');
});

test('what is said twice is told once', () => {
  expect(toAnswer(corpus, ['What wood was the pole of the punt?']).text.match(/ash wood/g)).toHaveLength(1);
});

test('a paragraph that would make an answer long stays out', () => {
  const { text } = toAnswer(corpus, ['Who cast the whistle in brass?']);
  expect(text).toContain('clockmaker');
  expect(text).not.toContain('week 1 of');
});

test('"that span" is the one of the bridge that was spoken of', () => {
  const turns = ['Tell me about the truss bridge.', 'A truss over the Wye.', 'Is that span still the original one?'];
  expect(toAnswer(corpus, turns).cited[0]).toBe('project-truss');
});
