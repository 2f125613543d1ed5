import { expect, test } from 'vitest';
import { readStream } from '../../support/stream.ts';
import { siteUrl, startApp } from '../../support/app.ts';

const question = 'Which awards did she receive?';

test('a question is answered as a stream that begins with thinking and ends with done and [DONE]', async () => {
  const response = await startApp().ask({ question });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const { events, data, text, done } = await readStream(response);
  expect(events[0]).toEqual({ type: 'status', status: 'thinking' });
  expect(events.at(-1)?.type).toBe('done');
  expect(data.at(-1)).toBe('[DONE]');
  expect(text).not.toBe('');
  expect(done?.outcome).toBe('answered');
  expect(done?.answerer).toBe('extractive');
});

test('every frame is one line of data that a blank line ends, and all but the last are JSON with a type', async () => {
  const body = await (await startApp().ask({ question })).text();
  const frames = body.split('\n\n');
  expect(frames.pop()).toBe('');
  const data = frames.map((frame) => /^data: (.+)$/.exec(frame)?.[1]);
  expect(data.pop()).toBe('[DONE]');
  expect(data.length).toBeGreaterThan(2);
  for (const json of data) expect(JSON.parse(json ?? '')).toHaveProperty('type', expect.any(String));
});

test('citations are absolute addresses of records, each once, and evidence quotes published text', async () => {
  const { done } = await readStream(await startApp().ask({ question }));
  expect(done?.citations.length).toBeGreaterThan(0);
  expect(new Set(done?.citations).size).toBe(done?.citations.length);
  for (const citation of done?.citations ?? []) expect(citation).toMatch(new RegExp(`^${siteUrl}/#`));
  for (const { quote, url } of done?.evidence ?? []) {
    expect(quote).not.toBe('');
    expect(url.startsWith(`${siteUrl}/#`)).toBe(true);
  }
});

test('the stream is one that no cache keeps and no proxy holds back', async () => {
  const { headers } = await startApp().ask({ question });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Accel-Buffering')).toBe('no');
});

test('a conversation in which the visitor has said nothing yet is told what may be asked', async () => {
  const messages = [{ role: 'assistant', content: 'Hi, how can I help?' }];
  const { text, done } = await readStream(await startApp().ask({ messages }));
  expect(done?.outcome).toBe('out_of_scope');
  expect(text).toMatch(/^This portfolio answers questions about Marie/);
});

test('messages win over question', async () => {
  const messages = [{ role: 'user', content: 'Write me a poem about spring.' }];
  const { done } = await readStream(await startApp().ask({ question, messages }));
  expect(done?.outcome).toBe('out_of_scope');
});

test('messages that are null leave the word to question', async () => {
  const { done } = await readStream(await startApp().ask({ question, messages: null }));
  expect(done?.outcome).toBe('answered');
});

test("the caller's session is kept, a missing one is made, and the response is always a new one", async () => {
  const { ask } = startApp();
  const given = await readStream(await ask({ question, sessionId: 'mine', responseId: 'old' }));
  expect(given.done?.sessionId).toBe('mine');
  expect(given.done?.responseId).not.toBe('old');
  const made = await readStream(await ask({ question, sessionId: null, responseId: null }));
  expect(made.done?.sessionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(made.done?.responseId).not.toBe(given.done?.responseId);
});

test.each(['', ' \t'])('a session that is blank (%j) is none: a new one is made', async (sessionId) => {
  const { done } = await readStream(await startApp().ask({ question, sessionId }));
  expect(done?.sessionId).toMatch(/^[0-9a-f-]{36}$/);
});

test('whatever else a caller calls a session comes back character by character', async () => {
  const sessionId = ' \ud800 "\u2028𝄞';
  const { done } = await readStream(await startApp().ask({ question, sessionId }));
  expect(done?.sessionId).toBe(sessionId);
});

test('unknown fields are ignored', async () => {
  expect((await startApp().ask({ question, temperature: 1 })).status).toBe(200);
});

test('the alias answers like the versioned address', async () => {
  const { ask } = startApp();
  const versioned = await readStream(await ask({ question }));
  const alias = await readStream(await ask({ question }, { path: '/api/ask' }));
  expect(alias.text).toBe(versioned.text);
});

test('a conversation without any question is answered as out of scope', async () => {
  const messages = [{ role: 'assistant', content: 'Good day.' }];
  const { done } = await readStream(await startApp().ask({ messages }));
  expect(done?.outcome).toBe('out_of_scope');
});

test('the answer to what the portfolio does not hold is not_in_portfolio', async () => {
  const { done } = await readStream(await startApp().ask({ question: 'What was her favourite colour?' }));
  expect(done?.outcome).toBe('not_in_portfolio');
});

test('a session alone restores nothing: the same question gets the same answer', async () => {
  const { ask } = startApp();
  const sessionId = 'one conversation';
  const before = await readStream(await ask({ question: 'Where did she study?', sessionId }));
  await readStream(await ask({ question, sessionId }));
  const after = await readStream(await ask({ question: 'Where did she study?', sessionId }));
  expect(after.text).toBe(before.text);
  const alone = await readStream(await ask({ question: 'And after that?', sessionId }));
  const fresh = await readStream(await ask({ question: 'And after that?' }));
  expect(alone.text).toBe(fresh.text);
});

test('credentials are neither wanted nor read', async () => {
  const { ask } = startApp();
  const without = await readStream(await ask({ question }));
  const wrong = await readStream(await ask({ question }, { headers: { Authorization: 'Bearer wrong' } }));
  expect(wrong.text).toBe(without.text);
});

test.each([
  ['a fact', 'When did she receive her doctorate?'],
  ['a list', 'List all awards.'],
  ['a count', 'How many awards did she receive?'],
  ['a comparison', 'Did she study longer in Paris or in Warsaw?'],
  ['a refusal', 'What was her favourite colour?'],
  ['a question out of scope', 'Write me a poem about spring.'],
  ['another language', 'Wann erhielt sie den Nobelpreis?'],
  [
    'a job description',
    'Senior chemist wanted.\nRequirements:\n- Ph.D. in physics\n- five years of research\n- teaching',
  ],
])('the stream of %s parses to events and ends with done and [DONE]', async (_, asked) => {
  const { events, data, text, done } = await readStream(await startApp().ask({ question: asked }));
  expect(events[0]).toEqual({ type: 'status', status: 'thinking' });
  expect(done).toBe(events.at(-1));
  expect(data.at(-1)).toBe('[DONE]');
  expect(text.trim()).not.toBe('');
});
