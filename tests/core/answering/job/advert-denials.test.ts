import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer, toPointLine } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const judge = toPointLine(
  askFixtures(
    'curie',
    'lamarr',
    'engineer',
    'scientist',
    'junior',
    'product',
    'research-engineer',
    'robotics',
    'hardware',
    'nightingale',
  ),
);

test.each([
  ['junior', 'Docker', 'makes me nervous'],
  ['research-engineer', 'Consulting', 'does not allow paid consulting'],
  ['product', 'tobacco', 'I decline tobacco'],
  ['lamarr', 'schooling in engineering', 'had no schooling'],
])('what the person refuses, may not do or lacks is not shown, and quoted: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Not shown\\*\\*.*${told}`));
});

test.each([
  ['junior', 'Back-end experience', 'would like to hear'],
  ['product', 'Sales experience', 'Stopped the sale'],
])('what the person wishes for or has stopped shows nothing: %s, %s', (name, point, told) => {
  expect(judge(name, point)).not.toContain(told);
});

test.each([
  ['junior', 'Experience as a nurse', 'My mother had come'],
  ['engineer', 'radio repair', 'my father repaired'],
  ['robotics', 'Experience as an electrician', 'Her mother, Torunn Holm, was'],
  ['hardware', 'electrician', 'my father was an electrician'],
])('the work of a relative is none of the person: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Not shown\\*\\*.*${told}`));
});

test.each([
  ['junior', 'Clinical experience'],
  ['junior', 'nursing'],
  ['product', 'clinical practice'],
  ['product', 'Clinical background (MD or nursing)'],
])('a nurse of whom somebody tells makes nobody one: %s, %s', (name, point) => {
  expect(judge(name, point)).toContain('**Not shown**');
});

test('who was a nurse has experience in nursing', () => {
  expect(judge('nightingale', 'Nursing experience')).toContain('**Met**');
});

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Moor\nheadline: Engineer\nsummary: Makes salt.\nupdated: 2026-10-01\n---\n\nMy daughter is deaf, so I built a captioning tool.\n\nI founded a brewery with my brother, who is a lawyer.\n\nI taught my mother to solder.\n\nI have never liked spreadsheets and I write Fortran.\n\nI would like to hear about remote posts.\n\n## Languages\n\nI understand Danish but speak it so badly that my children laugh; I read Swedish and speak it badly.',
    'publications/bees.md': 'title: The decline of bees\nkind: paper\nvenue: Journal of Hives\ndate: 2020',
  });
}, 60_000);

const judgeOne = (point: string) => toPointLine((_name, ...turns) => toAnswer(corpus, turns))('', point);

test.each([
  ['captioning', 'captioning tool'],
  ['Brewery', 'founded a brewery'],
  ['soldering', 'solder'],
  ['Fortran', 'Fortran'],
  ['Remote', 'remote posts'],
  ['Publications on bees', 'The decline of bees'],
])('a relative, a no or a decline beside a deed denies it not: %s', (point, told) => {
  expect(judgeOne(point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each(['Fluent Danish', 'Fluent Swedish'])('a language that is spoken badly is not fluent: %s', (point) => {
  expect(judgeOne(point)).toMatch(/\*\*Not shown\*\*.*badly/);
});
