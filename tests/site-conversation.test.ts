import { expect, test } from 'vitest';
import { openConversation } from '../src/islands/drawer/conversation.ts';

const done = { type: 'done', outcome: 'answered', answerer: 'extractive', citations: [], evidence: [], sessionId: 's' };
const exchange = { question: 'Who?', answer: 'Ada.', done: { ...done, responseId: 'r' } };

/** The conversation of a tab whose storage holds a text. */
function open(kept: string, maxLength = 10_000) {
  return openConversation(() => ({ getItem: () => kept, setItem: () => {}, removeItem: () => {} }), maxLength);
}

test('a kept conversation is sent with the next question', () => {
  const conversation = open(JSON.stringify([exchange]));
  expect(conversation.toMessages('When?').map(({ content }) => content)).toEqual(['Who?', 'Ada.', 'When?']);
  expect(conversation.sessionId()).toBe('s');
});

test.each([
  '{}',
  'null',
  '7',
  '"text"',
  'no JSON',
  '[null, 7, [], {}]',
  JSON.stringify([{ question: 'Who?', answer: 'Ada.' }]),
  JSON.stringify([{ ...exchange, answer: ' ' }]),
  JSON.stringify([{ ...exchange, done: { ...done, citations: [7] } }]),
  JSON.stringify([{ ...exchange, done: { ...done, evidence: [null] } }]),
])('what is no conversation begins a new one: %s', (kept) => {
  expect(open(kept).exchanges).toEqual([]);
});

test('what is no exchange is left out of those that are', () => {
  expect(open(JSON.stringify([{}, exchange])).exchanges).toEqual([exchange]);
});

test('forbidden storage leaves a conversation that lasts as long as the page', () => {
  const conversation = openConversation(() => {
    throw new Error('forbidden');
  }, 10_000);
  conversation.add(open(JSON.stringify([exchange])).exchanges[0]!);
  expect(conversation.toMessages('When?')).toHaveLength(3);
});

test('a kept answer that is longer than a message is sent as much of it as fits, whole characters', () => {
  const [, answer] = open(JSON.stringify([{ ...exchange, answer: 'ab𝄞de' }]), 3).toMessages('When?');
  expect(answer?.content).toBe('ab𝄞');
});
