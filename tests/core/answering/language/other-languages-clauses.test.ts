import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'scientist', 'engineer', 'hopper', 'curie');

/** What stands behind the remark that a foreign question is answered with. */
function toQuoted(text: string) {
  return text.slice(text.indexOf('\n')).trim();
}

test.each([
  ['Wie viel Geld hat sie eingesammelt?', 'How much money did she raise?'],
  ['Wie lange war sie bei Northmoor?', 'How long was she at Northmoor?'],
  ['Pourquoi a-t-elle quitté Northmoor ?', 'Why did she leave Northmoor?'],
  ['Combien de brevets détient-elle ?', 'How many patents does she hold?'],
  ['¿Cuánto tiempo estuvo en Brightwater?', 'How long was she at Brightwater?'],
  ['Con chi ha fondato Quillgate?', 'With whom did she found Quillgate?'],
  ['Por que ela saiu da Northmoor?', 'Why did she leave Northmoor?'],
  ['Ela sabe programar em Rust?', 'Can she program in Rust?'],
])('a verb that stands last, first or alone is asked as in English: %s', (question, english) => {
  expect(toQuoted(ask('founder', question).text)).toBe(ask('founder', english).text);
});

test.each([
  ['Was hat sie nach dem Studium gemacht?', 'What did she do after her studies?'],
  ['Woran arbeitet sie derzeit?', 'What is she working on now?'],
  ['¿Por qué es conocida?', 'Why is she known?'],
  ['Ha mai guidato una squadra?', 'Has she ever led a team?'],
  ['Em que ela está trabalhando agora?', 'What is she working on now?'],
  ['Combien d’articles a-t-elle publiés ?', 'How many papers did she publish?'],
])('a clause without a subject, or with one elsewhere, is of the person: %s', (question, english) => {
  expect(toQuoted(ask('scientist', question).text)).toBe(ask('scientist', english).text);
});

test.each([
  ['Quelles médailles a-t-elle reçues après sa mort ?', 'Which medals did she receive after her death?'],
  ['Quel âge avait-elle quand elle a pris sa retraite ?', 'How old was she when she retired?'],
  ['¿Quién le dio la medalla en 2016?', 'Who gave them the medal in 2016?'],
  ['Dime sus tres últimos trabajos', 'Tell me her last three jobs'],
  ['Quanti anni aveva quando è andata in pensione?', 'How old was she when she retired?'],
  ['Qual era il suo ruolo in COBOL?', 'What was her role in COBOL?'],
])('times, turns of phrase and counts stand where English has them: %s', (question, english) => {
  expect(toQuoted(ask('hopper', question).text)).toBe(ask('hopper', english).text);
});

test.each([
  [
    'Welches Projekt kam nach der Entdeckung des Radiums?',
    'Which project came after the discovery of radium?',
    'Isolation of metallic radium',
  ],
  ['Où a-t-elle donné sa conférence Nobel ?', 'Where did she give her Nobel lecture?', 'Stockholm'],
  ['¿Quién descubrió el radio con ella?', 'Who discovered radium with them?', 'Gustave Bémont'],
  ['Quanto è costato il grammo di radio?', 'How much did the gram of radium cost?', '100,000 dollars'],
])('forms that a dictionary does not list lead to the same: %s', (question, english, told) => {
  expect(toQuoted(ask('curie', question).text)).toBe(ask('curie', english).text);
  expect(ask('curie', question).text).toContain(told);
});

test('"when died his father" asks of the father and not of the person', () => {
  expect(ask('scientist', '¿Cuándo murió su padre?').outcome).toBe('not_in_portfolio');
});

test.each(['Why did she close Loomcraft?', 'Why has she closed Loomcraft?', '¿Por qué cerró Loomcraft?'])(
  'why a thing was closed is told by a reason, whatever the tense: %s',
  (question) => {
    const { text } = ask('engineer', question);
    expect(text).toContain('did not pay');
    expect(text).not.toContain('Outcome:');
  },
);
