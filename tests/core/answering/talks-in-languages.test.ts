import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

/** Asks each question behind the replies to those before it. */
function askOn(name: 'curie' | 'engineer', ...questions: string[]) {
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
])('a follow-up puts something else into the question before, whatever its language: %j', (questions, ids) => {
  expect(askOn('curie', ...questions).cited).toEqual(ids);
});

test('a question too short to tell its language is in that of the one before', () => {
  expect(askOn('curie', 'Onde estudou?', 'e quando?').text).toMatch(/^Este portfólio está escrito em inglês/);
  expect(askOn('curie', 'Wer hat das Radium entdeckt?', 'And when?').text).not.toMatch(/^Das Portfolio/);
});
