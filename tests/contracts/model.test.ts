import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ModelFailure, type ModelPiece } from '#core/answering/model/model.ts';
import { openTestModel } from '../support/model-app.ts';
import { startOpenAiServer, toWordVector, type Fault } from '../support/openai-server.ts';

const server = await startOpenAiServer();
const model = openTestModel(server, 'local-embedding');
afterAll(() => server.close());
afterEach(() => {
  server.requests.length = 0;
});

const messages = [
  { role: 'system' as const, content: 'Rules' },
  { role: 'user' as const, content: 'Who?' },
];
const never = new AbortController().signal;

async function write(signal = never, from = model) {
  const pieces: ModelPiece[] = [];
  let failure: unknown;
  try {
    for await (const piece of from.write(messages, signal)) pieces.push(piece);
  } catch (error) {
    failure = error;
  }
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  const usage = pieces.flatMap((piece) => ('usage' in piece ? [piece.usage] : []));
  return { text, usage, failure: failure instanceof ModelFailure ? failure.reason : failure };
}

test('a streamed answer arrives piece by piece with its token use, and the request holds no tools', async () => {
  server.reply({ pieces: ['One ', 'two ', 'three.'] });
  expect(await write()).toEqual({
    text: 'One two three.',
    usage: [{ promptTokens: 321, completionTokens: 45 }],
    failure: undefined,
  });
  const [request] = server.requests;
  expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer test-key' });
  expect(request?.body).toEqual({ model: 'local', messages, stream: true, stream_options: { include_usage: true } });
});

test.each<[Fault, string, string]>([
  [401, 'unauthorised', ''],
  [403, 'unauthorised', ''],
  [404, 'rejected', ''],
  [429, 'rate_limited', ''],
  [500, 'server_error', ''],
  [503, 'server_error', ''],
  ['cut', 'cut', 'One two'],
  ['ended_early', 'cut', 'One two'],
  ['no_body', 'cut', ''],
  ['html', 'cut', ''],
  ['bytes', 'cut', 'One two'],
  ['bad_json', 'nonsense', 'One two'],
  ['error_event', 'server_error', 'One two'],
  ['content_filter', 'filtered', ''],
  ['context_length_exceeded', 'prompt_too_long', ''],
])('a server that fails with %s is asked once and the failure is called %s', async (fault, reason, text) => {
  server.reply({ fault, pieces: ['One ', 'two'] });
  expect(await write()).toMatchObject({ failure: reason, text });
  expect(server.requests).toHaveLength(1);
});

test('a truncated and a filtered answer are no whole answers', async () => {
  server.reply({ pieces: ['One '], finish: 'length' });
  expect(await write()).toMatchObject({ failure: 'truncated', text: 'One ' });
  server.reply({ pieces: ['One '], finish: 'content_filter' });
  expect(await write()).toMatchObject({ failure: 'filtered' });
});

test('a refused connection is unreachable', async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const pieces = openTestModel(gone).write(messages, never)[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a caller who leaves makes the server see a closed connection, before and during the answer', async () => {
  for (const fault of ['silent', 'stalled'] as const) {
    server.reply({ fault, pieces: ['One '] });
    const leave = new AbortController();
    const pieces = model.write(messages, leave.signal)[Symbol.asyncIterator]();
    if (fault === 'stalled') await pieces.next();
    const next = pieces.next();
    while (server.requests.length === 0) await new Promise(setImmediate);
    leave.abort(new Error('left'));
    await expect(next).rejects.toThrow('left');
    await server.requests.at(-1)?.left;
    server.requests.length = 0;
  }
});

test.each<Fault>(['no_stream_options', 'no_extra_param', 'no_extra_inputs'])(
  'a server that refuses the request for token use (%s) is asked again without it, once',
  async (fault) => {
    const stubborn = openTestModel(server);
    server.reply({ fault, pieces: ['One.'] });
    for (let index = 0; index < 2; index += 1) {
      const texts = [];
      for await (const piece of stubborn.write(messages, never)) texts.push('text' in piece ? piece.text : '');
      expect(texts.join('')).toBe('One.');
    }
    expect(server.requests).toHaveLength(3);
  },
);

test('kept connections that broke meanwhile are given up for another', async () => {
  const busy = openTestModel(server);
  server.reply({ pieces: ['One.'] });
  await Promise.all([1, 2, 3].map(() => write(never, busy)));
  let dead = 3;
  server.reply(() => {
    dead -= 1;
    return dead < 0 ? { pieces: ['One.'] } : { fault: 'reset' };
  });
  expect(await write(never, busy)).toMatchObject({ text: 'One.', failure: undefined });
});

test('a server that hangs up on a fresh connection is asked once', async () => {
  server.reply({ fault: 'reset' });
  expect(await write(never, openTestModel(server))).toMatchObject({ failure: 'unreachable' });
  expect(server.requests).toHaveLength(1);
});

test('a comment of the server is a sign of life, and nothing that the model wrote', async () => {
  const chunk = { choices: [{ index: 0, delta: { content: 'One.' }, finish_reason: 'stop' }] };
  const frames = [': waiting\n\n', ': waiting\r\n\r\n', `data: ${JSON.stringify(chunk)}\n\n`, 'data: [DONE]\n\n'];
  const slow = createServer(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const frame of frames) {
      response.write(frame);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const pieces: ModelPiece[] = [];
  for await (const piece of openTestModel({ baseUrl: `http://127.0.0.1:${port}/v1` }).write(messages, never))
    pieces.push(piece);
  expect(pieces.map((piece) => 'text' in piece && piece.text)).toEqual(['', '', 'One.']);
  slow.closeAllConnections();
  slow.close();
});

test('thoughts are kept back, whether they have a field of their own or stand in the text', async () => {
  server.reply({ pieces: ['<th', 'ink>Secret ', 'plan [1].</thi', 'nk>\n\nOne.'], reasoning: ['Hm.'] });
  expect((await write()).text.trim()).toBe('One.');
  server.reply({ pieces: ['<th', 'ree> words.'] });
  expect((await write()).text).toBe('<three> words.');
});

test.each(['base64', 'float'] as const)('embeddings arrive in the order of their texts, as %s', async (mode) => {
  server.embed(mode);
  const vectors = await model.embed?.(['driving licence', 'first lecture'], never);
  expect(vectors).toEqual([toWordVector('driving licence'), toWordVector('first lecture')]);
  const input = ['driving licence', 'first lecture'];
  expect(server.requests[0]?.body).toMatchObject({ model: 'local-embedding', input });
});

test('embeddings that are missing or refused are failures', async () => {
  server.embed('short');
  await expect(model.embed?.(['a', 'b'], never)).rejects.toMatchObject({ reason: 'nonsense' });
  server.embed(500);
  await expect(model.embed?.(['a'], never)).rejects.toMatchObject({ reason: 'server_error' });
});

test('the client is loaded by the first answer, never by an import', () => {
  const sources = globSync('{src,netlify}/**/*.ts', { cwd: join(import.meta.dirname, '..', '..') });
  const loads = sources.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
    const imports = text.match(/^import (?!type )[^;]*from 'openai[^']*'|import\('openai'\)/gm) ?? [];
    return imports.map((line) => `${file}: ${line}`);
  });
  expect(loads).toEqual(["netlify/runtime/openai-model.ts: import('openai')"]);
});
