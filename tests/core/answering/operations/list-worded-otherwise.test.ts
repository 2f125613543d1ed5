import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'hardware', 'junior', 'product', 'research-engineer', 'robotics', 'security');

test.each([
  ['security', 'Which of his tools are no longer maintained?', /^- \[leftpin\]/, /Debian/],
  ['security', 'Which of his tools are older than 2016?', /^- \[leftpin\]/, /Debian/],
  ['security', 'How many stars do his tools have together?', /1,300 stars/, /penetration testing/],
  ['security', 'Which certificates have expired?', /Certified Information Systems/, /Offensive Security/],
  ['junior', 'Which projects were never released?', /^- \[Fare Game\]/, /83 applications/],
  ['junior', 'Which project was a flop?', /^- \[Fare Game\]/, /gtfs-broom/],
  ['product', 'Which publishers has she worked with?', /Fernhill Press/, /Hugh Pemberton/],
  ['security', 'What has he done with Deniz?', /^- \[Head of security, Keyharbour\]/, /^The ceremony/],
  ['security', 'How much prize money has he won in euros?', /Bohusbanken Innovation Prize/, /rewards of up to/],
  ['research-engineer', 'Which of her papers has most pages?', /^- \[A field guide/, /^- \[Beam search/],
  ['product', 'How many people has she led at most?', /^- \[Head of product/, /^Team: 3/],
])('a list in other words is of what was asked: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['robotics', 'How big were the teams she led at each job?', /Team: 6 people/, /Team: 9/],
  ['robotics', 'How long did each of her jobs last?', /Fjordlys.*Start: September 2009/, /Velamed/],
  ['product', 'How long was she at each employer?', /Chronicle.*Start: September 2009/, /Asterra/],
  ['hardware', 'How long did each project last?', /Goldcrest/, /Pannier/],
  ['curie', 'How many years lay between her two Nobel Prizes?', /Date: 1903/, /Date: 1911/],
])('what is asked of each is told of each: %s, %s', (name, question, one, other) => {
  const { text } = ask(name, question);
  expect(text).toMatch(one);
  expect(text).toMatch(other);
});

test('pictures are no projects of somebody who makes none', () => {
  expect(ask('curie', 'Which pictures did she take?').outcome).toBe('not_in_portfolio');
});

test('the buildings of an architect are the projects', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Architect in Bergen\nsummary: She builds houses.\nupdated: 2026-01-01\n---\nIn 2010 I founded my own company.',
    'projects/hall.md': 'name: Hull Hall\nstart: 2012\nend: 2014\nsummary: A hall of oak.',
    'projects/shed.md': 'name: Net Shed\nstart: 2016\nend: 2017\nsummary: A shed for nets.',
    'experience/bureau.md': 'employer: Pell Bureau\nrole: Assistant\nstart: 2005\nend: 2010',
    'experience/own.md': 'employer: Example\nrole: Freelance architect\nstart: 2010\nend: present',
  });
  expect(toAnswer(corpus, ['Which buildings did she design?']).cited).toEqual(['project-hall', 'project-shed']);
  expect(toAnswer(corpus, ['What did she do before she founded her own company?']).text).toMatch(/Pell Bureau/);
});
