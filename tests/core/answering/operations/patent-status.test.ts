import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': 'name: Edda Stork\nheadline: Engineer\nsummary: She makes clamps and pumps.\nupdated: 2026-05-04',
    'patents/clamp.md':
      'number: US 8,100,200\ntitle: Force-limited clamp\nstatus: abandoned\ngranted: 2012-03-06\nassignee: Lindgrove Tools',
    'patents/valve.md':
      'number: US 9,300,400\ntitle: Valve without a seat\nstatus: granted\ngranted: 2016-04-05\nassignee: Lindgrove Tools',
    'patents/seal.md':
      'number: GB 2 500 600\ntitle: Washable seal\nstatus: granted\ngranted: 2019-01-02\nassignee: University of Leeds\noffice: UK Intellectual Property Office',
    'patents/pump.md':
      'number: GB 2301234.5\ntitle: Pump for thick broths\nstatus: pending\nfiled: 2023-01-02\nassignee: University of Leeds',
    'patents/bolt.md': 'number: EP 1 700 800\ntitle: Quiet bolt\nstatus: expired 2021\ngranted: 2004-05-06',
    'education/msc.md': 'institution: Chalmers University of Technology\ndegree: MSc\nend: 2001',
  });
}, 60_000);

const asked = (question: string) => toAnswer(corpus, [question]).cited.map((id) => id?.replace('patent-', ''));

test.each([
  ['Which patents are still in force?', ['valve', 'seal']],
  ['How many of her patents are active?', ['valve', 'seal']],
  ['Which patents are still valid?', ['valve', 'seal']],
  ['Which patents have expired?', ['bolt']],
  ['Does she have any lapsed patents?', ['bolt']],
  ['Which patents are no longer in force?', ['bolt', 'clamp']],
])('whether a patent is in force is told by its status, and by no word of its title: %s', (question, ids) => {
  expect(asked(question)).toEqual(ids);
});

test.each([
  ['How many US patents does she have?', ['clamp', 'valve']],
  ['Which patents were granted in the US?', ['clamp', 'valve']],
  ['How many American patents?', ['clamp', 'valve']],
  ['List the U.S. patents.', ['clamp', 'valve']],
  ['Which patents are British?', ['seal', 'pump']],
  ['uk patents', ['seal', 'pump']],
  ['How many European patents does she have?', ['bolt']],
])('a patent is of the country that its number begins with: %s', (question, ids) => {
  expect(asked(question).toSorted()).toEqual(ids.toSorted());
});

test.each([
  'How many patents are owned by the university?',
  'Which patents has the university?',
  'Is there a university patent?',
])('a university that owns patents asks for no degree: %s', (question) => {
  expect(asked(question).toSorted()).toEqual(['pump', 'seal']);
});

test.each(['When was the pump patent granted?', 'Who is the co-inventor of the clamp patent?'])(
  'what a patent named by a word of its title does not give is told to be missing: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).toMatch(/^The portfolio does not give that for this entry\./);
  },
);
