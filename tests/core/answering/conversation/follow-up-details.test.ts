import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'hopper', 'engineer');

test.each([
  ['How does she hire?', 'Candidates spend one paid day on a real bug.', 'How much do they get?', '€600'],
  [
    'What did she do in September 2023?',
    'She walked to Santiago de Compostela.',
    'How far was that?',
    '240 kilometres',
  ],
  ['What does Tarn Runtime do?', 'It gives each agent task a machine.', 'How fast does one start?', '120 milliseconds'],
])('what is asked of a detail is told from the part that was talked about: %s %s %s', (first, reply, next, detail) => {
  const { outcome, text } = ask('founder', first, reply, next);
  expect(outcome).toBe('answered');
  expect(text.split('\n')[0]).toContain(detail);
});

test('another word takes the place of one where texts alone tell of both', () => {
  const { text } = ask('hopper', 'When was she made captain?', 'In 1973.', 'And commodore?');
  expect(text).toContain('commodore in 1983');
});

test('a name with the word of a kind in it takes the place of another name', () => {
  const { text } = ask(
    'engineer',
    'What was the outcome of Loomcraft?',
    'It closed in 2018.',
    'And of Project Rosetta?',
  );
  expect(text).toContain('Outcome: Cancelled');
});

test('an age behind a question for an end is that of the end', () => {
  const { text } = ask('hopper', 'When did she leave the Navy?', 'On 14 August 1986.', 'How old was she?');
  expect(text).toContain('79 years old');
});

test.each([
  ['founder', 'How many patents does she have?', 'Eight.', 'Which are pending?', 'Budget-aware suspension'],
  ['hopper', 'How many awards did she get?', 'Nine.', 'Which was the first?', 'Naval Ordnance Development Award'],
])('%s: behind a bare number what it counts is asked for: %s %s %s', (name, first, reply, next, told) => {
  const { outcome, text } = ask(name, first, reply, next);
  expect(outcome).toBe('answered');
  expect(text.split('\n')[0]).toContain('](');
  expect(text).toContain(told);
});

test('"that year" is the one that the question gave where the reply gives none', () => {
  const { text } = ask(
    'hopper',
    'What did she do in 1946?',
    'She wrote a manual.',
    'Which awards did she get that year?',
  );
  expect(text).toContain('Naval Ordnance Development Award');
});

test.each(['Another one?', 'Any others?'])('"%s" behind one that was told is the rest of its kind', (next) => {
  const { text } = ask('hopper', 'Which books did she write?', 'Understanding Computers.', next);
  expect(text).toContain('A Manual of Operation');
});
