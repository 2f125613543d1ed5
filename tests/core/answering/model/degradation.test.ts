import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApp } from '../../../support/app.ts';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer, type Fault, type Reply } from '../../../support/openai-server.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const question = 'When did she give her first lecture?';
const patient = { firstToken: 20_000, idle: 20_000, total: 20_000, embedding: 20_000 };
const impatient: Partial<Record<Fault, Partial<typeof patient>>> = {
  silent: { firstToken: 60 },
  stalled: { idle: 60 },
};
const extractive = await readStream(await startApp().ask({ question }));

/** The citation of the passage that holds a text, in the prompt that the server was sent. */
function replies(toReply: (cite: string) => Reply) {
  server.reply(({ messages }) => {
    const block =
      messages
        .at(-1)
        ?.content.split('\n\n')
        .find((part) => part.includes('gave her first lecture')) ?? '';
    return toReply(/\[\d+\]/.exec(block)?.[0] ?? '[none]');
  });
}

async function ask(app = startModelApp(server)) {
  const stream = await readStream(await app.ask({ question }));
  return { ...stream, log: app.log.at(-1) };
}

test.each<[Fault, string]>([
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [404, 'rejected'],
  [429, 'rate_limited'],
  [500, 'server_error'],
  [503, 'server_error'],
  ['silent', 'first_token_timeout'],
  ['empty', 'empty'],
  ['no_body', 'cut'],
  ['html', 'cut'],
  ['bytes', 'cut'],
  ['bad_json', 'nonsense'],
  ['cut', 'cut'],
  ['ended_early', 'cut'],
  ['error_event', 'server_error'],
])('a model that fails with %s before anything was sent leaves the extractive answer', async (fault, failure) => {
  server.reply({ fault });
  const app = startModelApp(server, { deadlines: { ...patient, ...impatient[fault] } });
  const { text, done, data, log } = await ask(app);
  expect(text).toBe(extractive.text);
  expect(done).toMatchObject({
    answerer: 'extractive',
    outcome: extractive.done?.outcome,
    citations: extractive.done?.citations,
    evidence: extractive.done?.evidence,
  });
  expect(data.at(-1)).toBe('[DONE]');
  expect(log).toMatchObject({ status: 200, answerer: 'extractive', model: { failure } });
  expect(server.requests).toHaveLength(1);
});

test('a model that cannot be reached leaves the extractive answer', async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const { text, log } = await ask(startModelApp(gone));
  expect(text).toBe(extractive.text);
  expect(log?.model).toMatchObject({ failure: 'unreachable' });
});

test.each<[Fault, string]>([
  ['cut', 'cut'],
  ['stalled', 'idle_timeout'],
  ['ended_early', 'cut'],
  ['bytes', 'cut'],
  ['bad_json', 'nonsense'],
  ['error_event', 'server_error'],
])('an answer that ends with %s is completed from published text', async (fault, failure) => {
  replies((cite) => ({ fault, pieces: [`In 1908 she became titular professor ${cite}. `, 'She then went to'] }));
  const app = startModelApp(server, { deadlines: { ...patient, ...impatient[fault] } });
  const { text, done, data, log } = await ask(app);
  expect(text).toMatch(/^In 1908 she became titular professor \[1\]\(https:/);
  expect(text).not.toContain('She then went to');
  expect(done).toMatchObject({ answerer: 'model', outcome: 'answered' });
  expect(data.at(-1)).toBe('[DONE]');
  expect(log?.model).toMatchObject({ failure, sent: 1 });
});

test('an answer cut at its greatest length ends with its last whole sentence', async () => {
  replies((cite) => ({
    pieces: [`In 1908 she became titular professor ${cite}. She gave her first`],
    finish: 'length',
  }));
  const { text, done, log } = await ask();
  expect(text).not.toContain('She gave her first lecture on');
  expect(text.startsWith('In 1908')).toBe(true);
  expect(done?.answerer).toBe('model');
  expect(log?.model).toMatchObject({ failure: 'truncated' });
});

test('a model that never stops thinking is ended by the total deadline', async () => {
  replies(() => ({ pieces: Array.from({ length: 1000 }, () => ''), delay: 5 }));
  const total = startModelApp(server, { deadlines: { ...patient, total: 80 } });
  const { text, log } = await ask(total);
  expect(text).toBe(extractive.text);
  expect(log?.model).toMatchObject({ failure: 'total_timeout' });
  await server.requests[0]?.left;
});

test('a caller who leaves makes the model stop, and the log line is written', async () => {
  replies((cite) => ({ fault: 'stalled', pieces: [`In 1908 she became titular professor ${cite}. `] }));
  const app = startModelApp(server);
  const response = await app.ask({ question });
  const reader = response.body!.getReader();
  let text = '';
  while (!text.includes('1908')) text += new TextDecoder().decode((await reader.read()).value);
  // A read that waits for the model: without the signal, nothing would hear of the leaving before the next piece.
  void reader.read();
  await new Promise(setImmediate);
  await reader.cancel();
  await server.requests[0]?.left;
  expect(app.log).toHaveLength(1);
  expect(app.log[0]).toMatchObject({ outcome: 'left', model: { sent: 1 } });
});

test('no failure of the model counts against the caller: its quota is the same', async () => {
  server.reply({ fault: 500 });
  const app = startModelApp(server);
  const response = await app.ask({ question });
  await readStream(response);
  expect(response.headers.get('RateLimit-Remaining')).toBe('29');
});

test('a server that fails three times in a row is left alone for half a minute', async () => {
  let now = 0;
  const app = startModelApp(server, { now: () => now });
  server.reply({ fault: 503 });
  for (let index = 0; index < 5; index += 1) expect((await ask(app)).text).toBe(extractive.text);
  expect(server.requests).toHaveLength(3);
  expect(app.log.at(-1)?.model).toMatchObject({ failure: 'paused' });
  now = 30_000;
  replies((cite) => ({ pieces: [`In 1908 she became titular professor ${cite}.`] }));
  expect((await ask(app)).done?.answerer).toBe('model');
});

test('after the pause one answer tries the server, and the others wait for how it goes', async () => {
  let now = 0;
  const app = startModelApp(server, { now: () => now });
  server.reply({ fault: 503 });
  for (let index = 0; index < 3; index += 1) await ask(app);
  server.requests.length = 0;
  now = 30_000;
  await Promise.all([ask(app), ask(app), ask(app)]);
  expect(server.requests).toHaveLength(1);
  now = 60_000;
  replies((cite) => ({ pieces: [`In 1908 she became titular professor ${cite}.`] }));
  await ask(app);
  expect((await Promise.all([ask(app), ask(app)])).map(({ done }) => done?.answerer)).toEqual(['model', 'model']);
});

test.each<Fault>(['content_filter', 'context_length_exceeded'])(
  'a refusal of one prompt (%s) never makes the server seem down',
  async (fault) => {
    const app = startModelApp(server);
    server.reply({ fault });
    for (let index = 0; index < 5; index += 1) expect((await ask(app)).text).toBe(extractive.text);
    expect(server.requests).toHaveLength(5);
  },
);

test('answers that fail by themselves never make the server seem down', async () => {
  const app = startModelApp(server);
  server.reply({ fault: 'empty' });
  for (let index = 0; index < 5; index += 1) await ask(app);
  expect(server.requests).toHaveLength(5);
});
