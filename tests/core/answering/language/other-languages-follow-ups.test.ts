import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'founder');

/** Asks each question behind the replies to those before it. */
function askOn(name: 'curie' | 'founder', ...questions: string[]) {
  const turns: string[] = [];
  for (const question of questions.slice(0, -1)) turns.push(question, ask(name, ...turns, question).text);
  return ask(name, ...turns, questions.at(-1) ?? '');
}

test.each([
  [['Wann bekam sie die Davy-Medaille?', 'und die Matteucci-Medaille?'], ['award-matteucci-medal']],
  [['Welche Auszeichnungen bekam sie 1903?', 'und 1911?'], ['award-nobel-chemistry']],
  [['Quels prix a-t-elle reçus en 1903 ?', 'et en 1911 ?'], ['award-nobel-chemistry']],
  [['¿Qué premios ganó en 1903?', '¿y en 1911?'], ['award-nobel-chemistry']],
  [['Welche Auszeichnungen bekam sie 1903?', 'and in 1911?'], ['award-nobel-chemistry']],
  [['Was war ihre erste Veröffentlichung?', 'und die zweite?'], ['publication-polonium']],
  [['Qual è la sua ultima pubblicazione?', 'e la prima?'], ['publication-uranium-rays']],
])('a follow-up puts something else into the question before, whatever its language: %j', (questions, ids) => {
  expect(askOn('curie', ...questions).cited).toEqual(ids);
});

const early = ['publication-uranium-rays', 'publication-polonium', 'publication-radium', 'publication-thesis'];

test.each([
  ['Welche Veröffentlichungen hat sie?', 'nur die vor 1905'],
  ['Quelles sont ses publications ?', "seulement celles d'avant 1905"],
  ['¿Qué publicaciones tiene?', 'sólo las anteriores a 1905'],
  ['Quali pubblicazioni ha?', 'solo quelle prima del 1905'],
  ['Quais são as suas publicações?', 'só as de antes de 1905'],
])('an article or a pronoun with no noun stands for what was listed: %s – %s', (...questions) => {
  expect(askOn('curie', ...questions).cited).toEqual(early);
});

test.each([
  [['Welche Auszeichnungen bekam sie vor 1905?', 'wie viele sind das?'], 'lists 4 awards'],
  [['Quels prix a-t-elle reçus avant 1905 ?', 'ça fait combien ?'], 'lists 4 awards'],
  [['Combien de prix a-t-elle reçus ?', 'lesquels ?'], 'Willard Gibbs Award'],
  [['Wer hat den Nobelpreis für Physik bekommen?', 'wer noch?'], 'Shared with:'],
  [['¿Quién recibió el Nobel de Física?', '¿quién más?'], 'Shared with:'],
])('what follows on an answer is said in other languages too: %j', (questions, told) => {
  expect(askOn('curie', ...questions).text).toContain(told);
});

test.each([
  ['What patents does she have?', 'welche sind noch offen?'],
  ['Quels brevets a-t-elle ?', 'Lesquels sont encore en attente ?'],
])('those of a list are picked in another language: %s – %s', (...questions) => {
  expect(askOn('founder', ...questions).cited).toEqual([
    'patent-us20240187216',
    'patent-us20250211604',
    'patent-us20250355871',
  ]);
});

test.each([
  ['Who is she?', 'Where did she study?'],
  ['Wer ist sie?', 'Wo hat sie studiert?'],
])('what was told of the person as a whole narrows no question of a kind of entries: %s – %s', (...questions) => {
  expect(askOn('founder', ...questions).cited).toEqual(['education-delft-bsc', 'education-twente-msc']);
});

test('a question too short to tell its language is in that of the one before', () => {
  expect(askOn('curie', 'Onde estudou?', 'e quando?').text).toMatch(/^Este portfólio está escrito em inglês/);
  expect(askOn('curie', 'Wer hat das Radium entdeckt?', 'And when?').text).not.toMatch(/^Das Portfolio/);
});

test.each([
  ['Danke schön!', 'Gern geschehen.'],
  ['Super, vielen Dank', 'Gern geschehen.'],
  ['merci beaucoup', 'Je vous en prie.'],
  ['¡Muchas gracias!', 'De nada.'],
  ['grazie mille', 'Prego.'],
  ['muito obrigada pela ajuda', 'De nada.'],
  ['Guten Tag', 'Dieses Portfolio beantwortet Fragen zu Marie'],
  ['Bonjour, comment ça va ?', 'Ce portfolio répond aux questions sur Marie'],
  ['¿Qué puedo preguntar?', 'Este portafolio responde a preguntas sobre Marie'],
  ['Arrivederci', 'Questo portfolio risponde a domande su Marie'],
  ['Bom dia, tudo bem?', 'Este portfólio responde a perguntas sobre Marie'],
])('thanks and greetings are returned in the language they are said in: %s', (message, told) => {
  const { outcome, text } = ask('curie', message);
  expect(outcome).toBe('out_of_scope');
  expect(text).toContain(told);
});

test('thanks in between are no part of what was talked about, whatever their language', () => {
  const { text } = askOn('curie', 'Welche Auszeichnungen bekam sie vor 1905?', 'Danke!', 'wie viele sind das?');
  expect(text).toContain('lists 4 awards');
});
