import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie');
let hoof: Corpus;
beforeAll(async () => {
  hoof = await openFiles({
    'profile.md': `name: Ada Example
headline: Vet and researcher of hooves
summary: She makes cows walk well.
updated: 2026-01-01
---
I sit on the antibiotics panel of the county, which met twice last year. Sales calls bore me.`,
    'experience/eskdale.md':
      'employer: Eskdale Vets\nrole: Veterinary surgeon\nplace: Langholm, Scotland\nstart: 2010\nend: 2016\n---\nI trimmed 11,000 hooves because nobody else would. A successful year was one without a fire.',
    'experience/pirbeck.md':
      'employer: Pirbeck College\nrole: Head of the hoof group\nstart: 2017\nend: present\ncolleagues:\n  - name: Bo Reed\n    role: statistician\n---\nI teach on Mondays. The barn stands by the canal.',
    'projects/hoofscope.md':
      'name: HoofScope\nstart: 2018\nend: 2022\nrole: Lead\nsummary: A camera by the parlour that sees which cow limps; it costs 640 pounds.\noutcome: 31 farms use it\n---\nThe first versions mistook muck for sores. Farmers wish for a price.',
    'open-source/herdr.md':
      'name: herdr\nlicence: MIT\nauthorship: own\nstart: 2019\nend: 2020\nsummary: Reads milk records.\nskills: [R]\n---\nI chose the licence because the college asked for it.',
    'publications/floor.md':
      'title: Rubber floors for lame cows\nkind: article\ndate: 2021-05\nvenue: Journal of Hooves\nsummary: A trial on 14 farms over two winters; the paper has 160 citations.',
    'publications/gate.md':
      'title: Leaning on a gate\nkind: book\ndate: 2023\nvenue: Fell Press\nsummary: Stories from farms.',
    'publications/talk.md':
      'title: Why cows limp\nkind: talk\ndate: 2022-06-01\nvenue: Hoof Days, Ghent\nsummary: On floors and feet.',
    'awards/bluebell.md': 'title: Bluebell Medal\nawarder: Society of Herds\ndate: 2020\nreason: For HoofScope',
  });
});

test.each([
  'How was HoofScope tested?',
  'How were you chosen for the Bluebell Medal?',
  'What did you learn at Pirbeck College?',
  'How did you and Bo Reed get along?',
  'What did the panel decide about antibiotics last year?',
  'Was the talk in Ghent recorded?',
  'What makes HoofScope different from others?',
  'What is next for HoofScope?',
  'What was a typical day at Eskdale Vets?',
  'What was the best thing about working at Eskdale Vets?',
  'How long was the commute to Eskdale Vets?',
  'What does the Bluebell Medal look like?',
  'Why is it called HoofScope?',
  'Who publishes the audiobook of Leaning on a gate?',
  'Was the rubber floor trial randomised?',
  'Why did you choose R for herdr?',
  'How long did the peer review of the rubber floors paper take?',
  'Which farms took part in the rubber floor trial?',
  'Which thermal camera does HoofScope use?',
  'Who won the Bluebell Medal the year before?',
  'How much did it cost to develop HoofScope?',
  'How much funding did you get for HoofScope?',
])('a way, a make or a sum that nothing tells is refused: %s', (question) => {
  expect(toAnswer(hoof, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  'How were the women operators selected?',
  'How was the gram of radium transported?',
  'How long was the Nobel lecture?',
])('how something was done or how long it took is told by nothing else about it: %s', (question) => {
  expect(ask('curie', question).outcome).toBe('not_in_portfolio');
});
