import { expect, test } from 'vitest';
import { askFixtures, toPoints } from '../../../support/asked.ts';

const ask = askFixtures('product');

test.each([
  [
    'looking for someone who can run user interviews, write SQL and has led a team for a five month contract - is she the one?',
    ['run user interviews', 'write SQL'],
  ],
  [
    'My neighbour’s company needs a product manager with Amplitude, knows how to run A/B tests and speaks German. Can this person do that??',
    ['knows how to run A/B tests', 'speaks German'],
  ],
  ['sql, figma, amplitude, jira, roadmaps, 6+ yrs, some line management', ['sql', 'figma', '6+ yrs']],
  ['Figma | SQL | Amplitude | 5+ yrs | health care a plus | 24h/wk', ['Figma', 'SQL', '5+ yrs', 'health care']],
  [
    'Senior product manager // remote // 4y+ health care // Figma + SQL // A/B tests a must // is she legit for it?',
    ['4y+ health care', 'Figma + SQL'],
  ],
  [
    'Product Owner, Clinical Trials\n\nReqs:\nJira and Confluence\nGxP training\n4 yrs min\nbachelor’s degree or higher',
    ['Jira and Confluence', 'GxP training', '4 yrs min'],
  ],
  [
    'Our team is hiring! 🎉\n\nLooking for a product lead who loves hospitals\n\n👉 4+ yrs of product management\n👉 SQL or Looker\n👉 Bonus: Norwegian, Danish\n\nComment below if interested',
    ['4+ yrs of product management', 'SQL or Looker'],
  ],
  [
    'We have two vacancies, and both might suit her.\n\nA) Head of product\n- 8 yrs of product management\n- a degree in medicine\n\nB) Data lead\n- SQL\n- Norwegian a plus',
    ['8 yrs of product management', 'a degree in medicine', 'SQL'],
  ],
  [
    'Recherche product manager : 4 ans d’XP, Figma, SQL, anglais courant. Vous pensez qu’elle colle ?',
    ['Figma', 'SQL'],
  ],
  [
    'Guten Tag, für einen Kunden aus Kiel suche ich eine Produktmanagerin. Gesucht wird jemand mit fünf Jahren Erfahrung, Figma und SQL.',
    ['fünf Jahren Erfahrung'],
  ],
])('what is asked for in a chat, a list or a letter is judged point by point: %s', (advert, points) => {
  expect(toPoints(ask('product', advert).text)).toEqual(expect.arrayContaining(points));
});

test.each([
  'Need a talk for our meetup on clinical trials, something on consent would be great - is that something she has given before?',
  'I am looking for a paper on what patients ask first about a laboratory result, does she have one in a journal?',
  'product management, health care, trials, SQL, start dates',
  'reporting, shorthand, interviewing, media law, 2 years',
  'Ward Watch // Margin Notes // Sparks // Suitcase – which of these four failed?',
  'I need a photo of her for our programme, ideally in colour and at 300 dpi, and a short bio. Could you do that?',
  'We want someone to open our exhibition on consent in May, with a short speech. Would she do it?',
  'I’m after a copy of her thesis, the one on consent notices, since our library does not have it. Is she the right person to ask?',
  'Wir suchen nichts, ich wollte nur fragen, wo sie studiert hat und wann sie den Abschluss gemacht hat, danke!',
  'We are writing about people who left journalism. When did she leave it, and would she do it again?',
  'Which of her two openings at the hospital came first, and how long did each of the roles last?',
])('a long question is no advert: %s', (question) => {
  expect(ask('product', question).text).not.toMatch(/\*\*(?:Met|Partly|Not shown)\*\*/);
});

test.each([
  'Gesucht wird jemand mit fünf Jahren Erfahrung, Figma und SQL; Bewerbungen bitte bis Ende des Monats an uns. Passt sie?',
  'Recherche product manager : quatre ans d’expérience, Figma, SQL, anglais courant. Vous pensez qu’elle colle ?',
])('years that another language spells are counted: %s', (advert) => {
  expect(ask('product', advert).text).toMatch(/\*\*Met\*\* — “(?:fünf|quatre) .*”: \d+ years/);
});
