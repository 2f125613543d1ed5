import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': 'name: Edda Stork\nheadline: Engineer\nsummary: She makes clamps.\nupdated: 2026-05-04',
    'awards/fellow.md':
      'title: Fellow of the Royal Academy of Engineering\nawarder: Royal Academy of Engineering\ndate: 2023',
    'awards/paper.md': 'title: Best Paper Award, ICRA\nawarder: IEEE\ndate: 2019',
    'awards/early.md': 'title: Robotics and Automation Society Early Career Award\nawarder: IEEE\ndate: 2013',
    'publications/hearing.md': 'title: Hearing Slip\nkind: paper\nvenue: IEEE Transactions on Robotics\ndate: 2011',
    'publications/dough.md': 'title: Kneading by Touch\nkind: paper\nvenue: ICRA\ndate: 2019',
  });
}, 60_000);

const asked = (question: string) => toAnswer(corpus, [question]);

test.each([
  'Is she an IEEE Fellow?',
  'Is she a fellow of the IEEE?',
  'Was she made a Fellow of ICRA?',
  'Is she a member of the IEEE?',
])('a body whose prize or journal is told makes nobody its fellow: %s', (question) => {
  expect(asked(question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test.each(['Is she a Fellow of the Royal Academy of Engineering?', 'Is she a Royal Academy of Engineering Fellow?'])(
  'a fellow is told by a title that says so and names the body: %s',
  (question) => {
    expect(asked(question).cited).toEqual(['award-fellow']);
  },
);

test('one body is not another that begins like it', () => {
  expect(asked('Is she a Fellow of the Royal Society?').outcome).toBe('not_in_portfolio');
});

test.each([
  'Did she win a best paper award?',
  'Did she win the best paper award at ICRA?',
  'Which best paper awards did she win?',
])('a prize for papers is no paper: %s', (question) => {
  expect(asked(question).cited).toEqual(['award-paper']);
});
