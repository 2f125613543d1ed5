import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('lamarr', 'product', 'research-engineer');
let teacher: Corpus;
beforeAll(async () => {
  teacher = await openFiles({
    'profile.md': `name: Ada Example
headline: Maker of science kits in Ghent
summary: She makes kits and writes books for children.
updated: 2026-01-01
---
The owner moves everything to Brno by June. That is the reason why I am looking for a new post.

A booking can be cancelled without a fee up to ten days before a show, and after that half is due.

I hold an enhanced DBS certificate. Every sixth week I carry the pager.

The office works for a fixed fee per phase: 4,000 euros for a sketch.

Students may apply for a placement until the end of January.`,
    'experience/now.md':
      'employer: Lockyard\nrole: Maker\nstart: 2022\nend: present\n---\nI left the last one for a skip full of warm bread.',
    'experience/tooth.md':
      'employer: Dentavir\nrole: Writer\nstart: 2016\nend: 2019\n---\nWhat made me go was the pace: a sentence took eleven weeks to reach a dentist.',
    'experience/bread.md':
      'employer: Kruimel\nrole: Baker\nstart: 2019\nend: 2022\n---\nA skip full of warm bread taught me enough, and so I left. My present post began there.',
    'projects/squish.md': 'name: Squish\nstart: 2020\nend: 2021\nsummary: A show with slime for ages eight to twelve.',
    'projects/lab.md':
      'name: Saturday Lab\nstart: 2018\nend: present\nsummary: Free club for nine-year-olds.\n---\nIt meets at Chapeltown Library.',
    'projects/karhea.md': 'name: Karhea\nstart: 2017\nend: 2018\nsummary: A type for road signs.',
    'publications/salt.md':
      'title: The Girl Who Grew Salt\nkind: book\ndate: 2021\nsummary: A picture book.\n---\nThe royalties go to the Saturday Lab.',
    'publications/dull.md': 'title: Dull matter\nkind: book\ndate: 2018\nsummary: On grey things.',
    'awards/kite.md':
      'title: Golden Kite\nawarder: Readers\ndate: 2022\nreason: Best picture book, for The Girl Who Grew Salt',
  });
});

test.each([
  ['Why is she leaving her current job?', /Brno/, /warm bread/],
  ['Why does she want to leave Lockyard?', /Brno/, /eleven weeks/],
  ['Why did she leave Dentavir?', /the pace/, /Brno/],
  ['What age is Squish for?', /eight to twelve/, /nine/],
  ['What is the cancellation policy?', /half is due/, /Brno/],
  ['Does she have a criminal records check?', /DBS/, /Brno/],
  ['What does the office charge?', /4,000 euros/, /pager/],
  ['What is the deadline for placements?', /end of January/, /present/],
  ['What happens to the royalties of the book?', /Saturday Lab/, /Golden/],
  ['Which of her books won a prize?', /Golden Kite/, /Dull matter/],
])('terms and reasons are told in other words: %s', (question, told, untold) => {
  const { outcome, text } = toAnswer(teacher, [question]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
  expect(outcome).toBe('answered');
});

test('an age that nothing tells is not told', () => {
  expect(toAnswer(teacher, ['What age is Karhea for?']).outcome).toBe('not_in_portfolio');
});

test.each([
  ['research-engineer', 'Why did she leave Lautwerk?', /equally sure/],
  ['research-engineer', 'When is the deadline for internship applications?', /15 January/],
  ['research-engineer', 'How long did her viva take?', /three and a half hours/],
  ['research-engineer', 'Why is beamcheck no longer maintained?', /sampling had replaced/],
])('what the words of a fixture tell is found: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test('where a story takes place its film does not tell', () => {
  expect(ask('lamarr', 'Where does Experiment Perilous take place?').outcome).toBe('not_in_portfolio');
});
