import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('founder', 'scientist', 'engineer');

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
