import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('product', 'security');
let composer: Corpus;
beforeAll(async () => {
  composer = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Composer of game music in Turku\nsummary: She scores games.\nupdated: 2026-01-01',
    'projects/ferry.md':
      'name: Saltwick Ferry\nstart: 2009\nend: 2010\norganisation: Copperkettle Games\nsummary: A simulator of a ferry; the first game that she scored.',
    'projects/snow.md':
      'name: Weight of Snow\nstart: 2014\nend: 2016\nfunding: [Arts Fund]\ncollaborators: [Odile Charbon (mix)]\nsummary: A game in the snow.',
    'projects/moth.md':
      'name: Moth Parliament\nstart: 2022\nend: present\norganisation: Brume\nplace: Oslo, Norway\nsummary: A debating game among moths.',
    'publications/slack.md':
      'title: Slack Water\nkind: other\naka: [Slack Water album]\ndate: 2012\nsummary: Nine pieces.',
    'publications/book.md': 'title: The empty bar\nkind: book\ndate: 2019\nsummary: On silence.',
    'open-source/ripple.md':
      'name: ripple\nstart: 2015\nrole: Author\nsummary: Makes water.\nstatus: Handed over to Bo Ask in 2019.',
    'open-source/loop.md': 'name: loopear\nstart: 2018\nrole: Author\nsummary: Hears loops.\nstatus: Archived in 2022.',
    'awards/debut.md': 'title: Debut of the Year\nawarder: Record Council\ndate: 2013\nreason: Slack Water',
    'awards/index.md': 'title: Golden Index\nawarder: Writers\ndate: 2020\nreason: Her book on silence',
  });
});

test.each([
  ['Which clients has she worked for?', /Copperkettle Games[^]*Brume/, /lists no/],
  ['What clients has she had since 2020?', /Brume/, /Copperkettle/],
  ['Which games were made by Copperkettle?', /^- \[Saltwick Ferry/, /Snow/],
  ['Which games did Odile Charbon mix?', /^- \[Weight of Snow/, /Ferry/],
  ['What has she released since 2018?', /Moth Parliament[^]*empty bar|empty bar[^]*Moth/, /Slack Water/],
  ['What was her first album?', /Slack Water/, /Saltwick/],
  ['Does she have any open source project besides ripple?', /loopear/, /\[ripple\]/],
  ['Which of her albums won a prize?', /Slack Water/, /Saltwick/],
  ['Which prizes did she win for her book?', /Golden Index/, /The empty bar\]/],
  ['Which prizes did she get for Slack Water?', /Debut of the Year/, /Golden/],
  ['Which package did she hand over?', /\[ripple\]/, /loopear/],
])('clients, works and what became of them are told by what entries say: %s', (question, told, untold) => {
  const { text } = toAnswer(composer, [question]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['product', 'Which products did she launch at Pennywort?', /Margin Notes[^]*Sparks/, /Asterra/],
  ['product', 'Which projects are still live?', /Cohort Finder/, /Sparks/],
  ['product', 'Which volunteer jobs has she given up?', /Small Newsrooms Fund/, /Leith/],
  ['product', 'Which of her talks was the longest ago?', /One source is a rumour/, /\n- /],
  ['security', 'Which of his tools has someone else taken over?', /threatcards/, /Burp/],
  ['security', 'Which of his tools is the most popular?', /6,800/, /leftpin/],
])('works of a place, posts given up and tools taken over are picked out: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});
