import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Jo Doe\nheadline: Designer of kettles\nsummary: Draws kettles.\nlocation: Hull, England\nupdated: 2026-01-01\n---\n\nJo was born in Hull. Her mother, Grace, known as Molly, kept bees. Her brother turned eighty in May.\n\n## Work\n\nThe workshop accepts two new commissions a year. Both places for 2026 are taken; the next one opens in April 2027. We charge by the month, and we do not design weapons or gambling machines.',
  'approach.md':
    'title: How I go about it\n---\n\n## Image generators\n\nI do not use image generators for form. They are good at surfaces and have never sold a cup.\n\n## Copies\n\nCopy what works, and say whose it was. For my birthday my brother gave me a book by William Gray.',
  'experience/now.md':
    'role: Head of design\nemployer: Kettle Works\nplace: Hull, England\nstart: 2020\nend: present\n---\n\nI left my last desk for it.',
  'projects/kruk.md':
    'name: Kruk\nstart: 2011\nend: 2012\norganisation: Ooms\nsummary: A shower stool that does not look like a care product.\noutcome: 140,000 sold in five years.\n---\n\nKruk is one piece of blow-moulded polyethylene, weighs two kilograms and carries 180.',
  'projects/pava.md':
    'name: Pava kettle\nstart: 2014\nend: 2015\nsummary: A kettle for one hand.\n---\n\nIt pours well.',
  'publications/book.md':
    'title: The patient cup\nkind: book\nvenue: Pont Press\ndate: 2019\nsummary: Essays.\n---\n\nIt was reviewed twice.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['When is she available?', /^The workshop accepts[^]*April 2027/],
  ['If her diary is full this year, what is the earliest date our company could become a client?', /April 2027/],
  ['Are there any sorts of product the studio would turn down on principle?', /^The workshop[^]*weapons/],
  ['What material is the Kruk stool made of?', /polyethylene/],
])('what a studio takes on and makes is told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test('that a brother is spoken of does not tell his name', () => {
  expect(ask("What is her brother's first name?").text).toBe('The portfolio does not say.');
});
