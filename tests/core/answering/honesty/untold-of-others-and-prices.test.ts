import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'product');
let ferries: Corpus;
beforeAll(async () => {
  ferries = await openFiles({
    'profile.md': `name: Ada Example
headline: Ferry planner in Turku
summary: She plans ferries and writes the programs for it.
updated: 2026-01-01
---
I work for myself, out of a former net loft in Turku.

I live there with my husband Matthias, who is a carpenter, and our daughter, Lindi, who is nine.

I was on parental leave for a year. I meet clients gladly, as long as the team meets in person too. A diamond ring of my aunt paid for the engine.`,
    'experience/brindle.md': `employer: Brindle
role: Head of product and engineering manager
start: 2022
end: present
colleagues:
  - name: Petra Nowicka
    role: designer
---
My budget is £1.6 million a year, and I raised the rate of renewal to 94 per cent. Petra Nowicka hired me to replace a map that nobody believed.

I let one trial run longer than I should have, because I liked the team and two people in it. I write down what would make us quit.`,
    'experience/airedale.md':
      'employer: Harrow Lines\nrole: Developer\nstart: 2015\nend: 2022\n---\nI had to let go of the old booking desk. A developer sat beside me.',
    'education/airedale.md':
      'institution: Airedale University\ndegree: Master of Arts\nfield: Teaching at a distance\nstart: 2010\nend: 2013',
    'projects/frostline.md':
      'name: Frostline\nstart: 2018\nend: 2020\nsummary: Tells when the sea freezes.\n---\nCustomers dislike the wait of one winter, and I have refused three times to shorten it. In spring 2019 the Brenna bridge moved. A container ship got stuck, and I told the ski pass client so in February, because I had been wrong.',
    'projects/sandpit.md':
      'name: Sandpit\nstart: 2020\nend: 2021\nsummary: A harbour to play with at school.\n---\nIt costs 35 euros and runs under the Brenna bridge.',
    'publications/ice.md': 'title: Ice in time\nkind: talk\ndate: 2019-05\nplace: Leeds\nsummary: On ice.',
    'publications/sea.md': 'title: Sea without roads\nkind: talk\ndate: 2021-05\nplace: Oslo\nsummary: On ferries.',
    'experience/nobel.md': 'employer: Nobel Institute for Ice\nrole: Guest\nstart: 2013\nend: 2015',
  });
});

test.each([
  'What did Petra Nowicka do before Brindle?',
  'Where did Matthias learn carpentry?',
  'When did she become technical director at Brindle?',
  'Who was the developer she had to let go?',
  'What does she earn as head of product?',
  'How much was the container ship?',
  'How much does Sandpit cost per school?',
  'How big is the net loft?',
  'How did her parents meet?',
  'Where is the diamond ring now?',
  'When did she live in Leeds?',
  'When did she teach at Airedale University?',
  'When did she win the Nobel Prize?',
  'When did she build the Brenna bridge?',
  'How many people use Frostline?',
  'Why did the two people leave her team?',
  'Why was the ski pass client angry?',
])('what a question takes for granted is not told by a mention: %s', (question) => {
  expect(toAnswer(ferries, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['How old is her daughter?', /nine/],
  ['When did she become head of product?', /2022/],
  ['How much does Sandpit cost?', /35 euros/],
])('what bears it out is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(ferries, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['product', 'What did Samuel Thorne do before he chaired the panel?', 'not_in_portfolio'],
  ['product', "What was the councillor's middle name?", 'not_in_portfolio'],
  ['product', 'How long is each podcast episode?', 'not_in_portfolio'],
  ['product', 'When did Nkechi Obi become director of engineering?', 'answered'],
  ['product', 'How many listeners does the podcast have?', 'answered'],
  ['curie', 'When did she teach at Sèvres?', 'answered'],
] as const)('what others were, and how long or how many each is, must be told: %s, %s', (name, question, expected) => {
  expect(ask(name, question).outcome).toBe(expected);
});
