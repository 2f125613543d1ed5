import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'product', 'security');
let baker: Corpus;
beforeAll(async () => {
  baker = await openFiles({
    'profile.md': `name: Ada Example
headline: Baker and programmer in Porto
summary: She writes programs for ovens.
updated: 2026-01-01
---
I expect 72,000 euros a year. My day rate is 680 euros. I hold a full driving licence.

I hold an orientation-year permit, so no employer needs to sponsor me before 2028. I will not move abroad before 2028.

I can start on 4 January 2027. I am married; my husband Callum is a luthier.

I became a programmer because an oven broke and its manual was in Dutch.

I use artificial intelligence to draft recipes, and never to set a timer.`,
    'experience/oven.md':
      'employer: Ovenworks\nrole: Programmer\nstart: 2020\nend: 2024\n---\nI left Ovenworks because it was sold to a bank. I report to nobody there now.',
    'experience/mill.md': 'employer: Mill Yard\nrole: Baker\nstart: 2018\nend: 2020\n---\nI kneaded.',
    'experience/intern.md': 'employer: Dough Lab\nrole: Intern\nstart: 2017\nend: 2017',
    'projects/steam.md':
      'name: Steam\nstart: 2021\nend: 2022\nsummary: A steam valve.\noutcome: Stopped before launch; my expensive mistake, and the biggest failure of the firm.',
    'projects/crust.md': 'name: Crust\nstart: 2022\nend: 2023\nsummary: A crust meter.\noutcome: Sold 40 times.',
  });
});

test.each([
  ['Quelles sont ses prétentions salariales ?', /72,000/],
  ['¿Cuáles son sus expectativas salariales?', /72,000/],
  ['Was ist ihr Tagessatz?', /680/],
  ['Braucht sie eine Arbeitserlaubnis?', /permit/],
  ['Ela mudaria para outro país?', /abroad/],
  ['Ha la patente di guida?', /driving licence/],
  ['Est-elle mariée ?', /Callum/],
  ['Welches Projekt wurde abgebrochen?', /Steam/],
  ['Warum ist sie bei Ovenworks weggegangen?', /sold to a bank/],
  ['Perché è andata via da Ovenworks?', /sold to a bank/],
  ['¿Cuándo puede empezar?', /4 January 2027/],
  ['Wie geht sie mit KI um?', /draft recipes/],
  ['Come è diventata programmatrice?', /an oven broke/],
  ['Chi sei?', /Baker and programmer/],
])('what visitors ask of everybody is understood in other languages: %s', (question, told) => {
  const { outcome, text } = toAnswer(baker, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['security', 'Wie groß ist sein jetziges Team?', /11 people/],
  ['security', '¿Qué certificaciones tiene?', /Offensive Security Certified Professional/],
  ['security', 'Da quanto tempo lavora alla Valmora?', /March 2020/],
  ['security', "D'où vient-il ?", /Setúbal/],
  ['security', 'Wie viele Leute hat er betreut?', /14 people/],
  ['curie', 'Wo ist sie beerdigt?', /buried|Panth[eé]on|Sceaux/],
  ['product', 'Ist sie gerade auf Jobsuche?', /not looking for a new post/],
  ['product', 'Welches Produkt hat sie eingestellt und warum?', /Sparks/],
  ['product', 'Was ist Cohort Finder?', /Englisch/],
  ['product', 'Quem é o chefe dela?', /Ingrid Solheim/],
  ['lamarr', 'Combien de films a-t-elle tournés avec Clark Gable ?', /lists 2 projects/],
  ['lamarr', 'Quanti film ha girato con Clark Gable?', /lists 2 projects/],
])('words, orders and verbs of other languages lead to the same answer: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['security', 'Who does he report to?', /^[^]{0,120}I report to Henrik/],
  ['product', 'Who is her boss?', /Ingrid Solheim/],
  ['curie', 'who did she share the noble prize in physics with', /Pierre Curie/],
  ['product', 'were does she live', /Edinburgh/],
  ['product', 'is she looking fo a new job', /not looking for a new post/],
  ['product', 'why did she shutdown Sparks', /switched off after four months/],
  ['security', 'which programing languages does he know', /^- Perl/],
  ['security', 'how lng was he at keyharbour', /3 years and 5 months/],
  ['security', 'what certs does he have', /Offensive Security Certified Professional/],
  ['security', 'what does he do in his sparetime', /padlocks/],
])('a slip of the keyboard and a short word are read as meant: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['how much dose she charge per day', /680/],
  ['how much does she chrage per day', /680/],
  ['whyd she leave ovenworks', /sold to a bank/],
  ['how did she becom a programmer', /an oven broke/],
  ['how many intership did she do', /1 role/],
])('a slip in a short question costs no answer: %s', (question, told) => {
  expect(toAnswer(baker, [question]).text).toMatch(told);
});
