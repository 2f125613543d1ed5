import { afterAll, beforeEach, expect, test } from 'vitest';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer } from '../../../support/openai-server.ts';
import { startApp } from '../../../support/app.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const question = 'When did she obtain a driving licence?';
const warUrl = 'https://portfolio.example/#experience-red-cross';

/** The number under which the prompt shows a text. */
function numberOf(prompt: string, text: string): string {
  const block = prompt.split('\n\n').find((part) => part.includes(text)) ?? '';
  return /\[\d+\]/.exec(block)?.[0] ?? '[none]';
}

/** A model that writes sentences with {war} for the citation of the passage on the war. */
function says(...pieces: string[]) {
  server.reply(({ messages }) => {
    const cite = numberOf(messages.at(-1)?.content ?? '', 'obtained a driving licence');
    return { pieces: pieces.map((piece) => piece.replaceAll('{war}', cite)) };
  });
}

async function ask(app = startModelApp(server), body: unknown = { question }) {
  const stream = await readStream(await app.ask(body));
  return { ...stream, log: app.log.at(-1) };
}

test('what a model writes is sent with its citations as links to the records', async () => {
  says('She obtained a driving', ' licence in 19', '16 {war}', '.');
  const { text, done, events, log } = await ask();
  expect(text).toBe(`She obtained a driving licence in 1916 [1](${warUrl}).`);
  expect(done).toMatchObject({ outcome: 'answered', answerer: 'model', citations: [warUrl] });
  expect(done?.evidence.map(({ id }) => id)).toEqual(['experience-red-cross/text/1']);
  expect(done?.evidence[0]?.quote).toContain('obtained a driving licence in 1916');
  expect(events.map((event) => (event.type === 'status' ? event.status : event.type))).toEqual([
    'thinking',
    'searching',
    'writing',
    'content',
    'done',
  ]);
  expect(log).toMatchObject({
    answerer: 'model',
    model: { name: 'local', retrieval: 'lexical', sent: 1, promptTokens: 321, completionTokens: 45 },
  });
});

test('a sentence leaves as soon as it ends, before the model has written the next one', async () => {
  const gate = Promise.withResolvers<void>();
  const app = startModelApp(server, {
    model: {
      name: 'slow',
      async *write(messages) {
        const cite = numberOf(messages.at(-1)?.content ?? '', 'obtained a driving licence');
        yield { text: `She obtained a driving licence in 1916 ${cite}. She worked` };
        await gate.promise;
        yield { text: ` in field hospitals ${cite}.` };
      },
    },
  });
  const response = await app.ask({ question });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('1916')) text += (await reader.read()).value;
  expect(text).not.toContain('field hospitals');
  gate.resolve();
  for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
  expect(text).toContain('field hospitals');
});

test('a sentence without support is left out, and the published statement stands in for it', async () => {
  says('She obtained a driving licence in 1926 {war}.', ' She raised money and vehicles {war}.');
  const { text, done, log } = await ask();
  expect(text).not.toContain('1926');
  expect(text).toContain('1916');
  expect(text).toContain('She raised money and vehicles');
  expect(done).toMatchObject({ answerer: 'model', outcome: 'answered' });
  expect(log?.model).toMatchObject({ sent: 1, dropped: { date: 1 }, replaced: 1 });
});

test('a true answer to another question is completed by the published answer to this one', async () => {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const other = /\[(\d+)\] (?!Experience: Director of the Radiology)([^\n]*)/.exec(prompt);
    return { pieces: [`${other?.[2]?.split(' · ')[0]?.split(': ')[1]} [${other?.[1]}].`] };
  });
  const { text, done } = await ask();
  expect(done?.outcome).toBe('answered');
  expect(text).toContain('1916');
});

test('a model whose every sentence fails leaves the extractive answer, word for word', async () => {
  says('She was a fraud {war}.', ' Trust me.', ' She hated Paris [99].');
  const { text, done, log } = await ask();
  const extractive = await ask(startApp());
  expect(done).toMatchObject({ answerer: 'extractive', outcome: extractive.done?.outcome });
  expect(done?.citations).toEqual(extractive.done?.citations);
  expect(text).toBe(extractive.text);
  expect(log?.model).toMatchObject({ failure: 'unverified' });
});

test('a model that finds nothing in the evidence leaves the extractive answer', async () => {
  server.reply({ pieces: ['NOT_STATED'] });
  const { text, done } = await ask();
  expect(text).toBe((await ask(startApp())).text);
  expect(done?.answerer).toBe('extractive');
});

test('a repeated sentence is sent once, and an endless answer is cut off', async () => {
  says(...Array.from({ length: 500 }, () => 'She obtained a driving licence in 1916 {war}. '));
  const { text, log } = await ask();
  expect(text.match(/driving licence/g)).toHaveLength(1);
  expect(log?.model).toMatchObject({ sent: 1, failure: 'too_long' });
});

test('what is outside the portfolio never reaches the model', async () => {
  const { done } = await ask(startModelApp(server), { question: 'Write a poem about the sea.' });
  expect(done?.outcome).toBe('out_of_scope');
  expect(server.requests).toHaveLength(0);
});

test('an identical single question shares an answer for a while; a conversation never does', async () => {
  let now = 0;
  const app = startModelApp(server, { cacheMilliseconds: 60_000, now: () => now });
  says('She obtained a driving licence in 1916 {war}.');
  const first = await ask(app);
  const second = await ask(app, { question: `  ${question} ` });
  expect(second.text).toBe(first.text);
  expect(second.done?.responseId).not.toBe(first.done?.responseId);
  expect(second.log?.model).toEqual({ name: 'local', cached: true });
  expect(server.requests).toHaveLength(1);
  const conversation = [
    { role: 'user', content: 'Who was she?' },
    { role: 'assistant', content: 'A physicist.' },
    { role: 'user', content: question },
  ];
  await ask(app, { messages: conversation });
  expect(server.requests).toHaveLength(2);
  now = 60_001;
  await ask(app);
  expect(server.requests).toHaveLength(3);
});

test('when the daily limit is reached the answers are extractive until the next day', async () => {
  let now = Date.UTC(2026, 0, 1, 23);
  const app = startModelApp(server, { dailyLimit: 2, now: () => now });
  says('She obtained a driving licence in 1916 {war}.');
  const answerers = [];
  for (let index = 0; index < 3; index += 1) answerers.push((await ask(app)).done?.answerer);
  expect(answerers).toEqual(['model', 'model', 'extractive']);
  expect(app.log.at(-1)?.model).toMatchObject({ failure: 'daily_limit' });
  now += 2 * 3_600_000;
  expect((await ask(app)).done?.answerer).toBe('model');
  expect(server.requests).toHaveLength(3);
});

test('a count that the published answer opens with stays in front of what the model writes', async () => {
  const counted = await ask(startApp(), { question: 'How many Nobel Prizes did she receive?' });
  const [opening = ''] = counted.text.split('\n');
  expect(opening).toMatch(/\b(2|two)\b/);
  server.reply(({ messages }) => {
    const [, cite] = /(\[\d+\]) Awards: Nobel Prize in Physics/.exec(messages.at(-1)?.content ?? '') ?? [];
    return { pieces: [`She received the Nobel Prize in Physics in 1903 ${cite}.`] };
  });
  const { text, done } = await ask(startModelApp(server), { question: 'How many Nobel Prizes did she receive?' });
  expect(done?.answerer).toBe('model');
  expect(text.startsWith(`${opening}\n\nShe received the Nobel Prize in Physics in 1903 [1](`)).toBe(true);
  expect(text).toContain('Nobel Prize in Chemistry');
});

test('an answer to a question in another language opens in that language', async () => {
  const german = { question: 'Wo hat sie studiert?' };
  const [opening = ''] = (await ask(startApp(), german)).text.split('\n');
  server.reply(({ messages }) => {
    const cite = numberOf(messages.at(-1)?.content ?? '', 'moved to Paris in 1891');
    return { pieces: [`She moved to Paris in 1891 ${cite}.`] };
  });
  const { text } = await ask(startModelApp(server), german);
  expect(opening).toContain('Portfolio');
  expect(text.startsWith(`${opening}\n\nShe moved to Paris in 1891 [1](`)).toBe(true);
});
