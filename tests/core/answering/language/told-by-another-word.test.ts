import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('hardware');
let bridges: Corpus;
beforeAll(async () => {
  bridges = await openFiles({
    'profile.md': `name: Ada Example
headline: Bridge engineer in Leith
summary: She listens to bridges.
updated: 2026-01-01
---
I am bad at waiting, and I answer too fast. I have never written a line of Java. I play the lyra.

I sail the Camber, a dinghy of 1962.

My work permit runs until 30 April 2028.

My grade point average at school was 9.2 of 10.`,
    'experience/team.md':
      'employer: Northspan\nrole: Team lead\nstart: 2021\nend: present\n---\nI took over from Soren Dahl. I have hired nine people and let two go. My teams nominated me for the manager award.',
    'experience/lab.md': 'employer: Marulho Labs\nrole: Engineer\nstart: 2015\nend: 2021\n---\nI measured asphalt.',
    'projects/wide.md':
      'name: Widewatch\nstart: 2018\nend: 2020\nsummary: Sensors in asphalt.\nfunding: [Road Fund]\n---\nThe service brought in 640 euros a month. It draws 1.1 milliwatts.  The servers were switched off on 26 May. The first sample stuck to the road and was stolen.',
    'projects/guide.md':
      'name: Boots Guide\nstart: 2016\nend: 2017\nsummary: A handbook on boots.\n---\nA day with it costs 400 pounds a head. The meeting on it is every last Wednesday.',
    'patents/click.md':
      'title: Click for bolts\nnumber: EP 1 234 567\nstatus: granted\nfiled: 2017-03-01\n---\nA competitor filed an opposition and lost.',
    'patents/plate.md':
      'title: Plate for rails\nnumber: EP 1 234 999\nstatus: granted\nfiled: 2018-03-01\n---\nIt is thin.',
  });
});

test.each([
  ['Who was her predecessor as team lead?', /Soren Dahl/],
  ['How many people has she fired?', /let two go/],
  ['What are her weaknesses?', /answer too fast/],
  ['Was the click patent ever challenged?', /opposition/],
  ['How much did Widewatch earn a month?', /640/],
  ['How much power does Widewatch use?', /1\.1 milliwatts/],
  ['What is her boat called?', /Camber/],
  ['Which programming languages has she never used?', /Java/],
  ['When does her work permit expire?', /30 April/],
  ["What's her GPA?", /9\.2/],
  ['What instrument does she play?', /lyra/],
  ['Who nominated her for the manager award?', /My teams nominated/],
  ['When were the servers switched off?', /26 May/],
])('what one word asks for another tells: %s', (question, told) => {
  const { outcome, text } = toAnswer(bridges, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test('a patent that nobody is said to have opposed was not challenged here', () => {
  expect(toAnswer(bridges, ['Was the plate patent ever challenged?']).outcome).toBe('not_in_portfolio');
});

test.each([
  ['What did she do in her winter off?', /skis/],
  ['Why did she give loopbench away?', /answered more issues/],
  ['Who took over the working group?', /Pauline/],
  ['Who voted for the Golden Soldering Iron?', /students/],
  ['Why did she leave her first job?', /Porto/],
])('a fixture tells it by another word: %s', (question, told) => {
  const { outcome, text } = ask('hardware', question);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});
