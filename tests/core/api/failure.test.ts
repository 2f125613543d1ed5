import { expect, test, vi } from 'vitest';
import type { Answer } from '#core/answering/answer-ports.ts';
import { HttpError } from '#core/contract/errors.ts';
import { readStream } from '../../support/stream.ts';
import { startApp } from '../../support/app.ts';

const secret = 'disk /var/secret is gone';
const question = 'Who?';

/** Begins and then says nothing until its caller leaves. */
const stalled: Answer = async function* (_, { signal }) {
  yield { type: 'status', status: 'thinking' };
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
};

test('a failure before the first frame is a 500 without internals, and the log has the cause', async () => {
  const { ask, log } = startApp({ openCorpus: () => Promise.reject(new Error(secret)) });
  const response = await ask({ question });
  expect(response.status).toBe(500);
  expect(response.headers.get('API-Version')).toBe('1');
  const text = await response.text();
  expect(HttpError.parse(JSON.parse(text)).error.code).toBe('internal_error');
  expect(text).not.toContain(secret);
  expect(log[0]).toMatchObject({ status: 500, error: expect.stringContaining(secret) });
});

test('a failure after the first frame is an error event, then [DONE], and no done event', async () => {
  const answer: Answer = async function* () {
    yield { type: 'status', status: 'thinking' };
    throw new Error(secret);
  };
  const { ask, log } = startApp({ answer });
  const response = await ask({ question });
  expect(response.status).toBe(200);
  const { events, data, done } = await readStream(response);
  expect(events.map(({ type }) => type)).toEqual(['status', 'error']);
  expect(events[1]).toMatchObject({ error: { code: 'internal_error' }, retryable: true });
  expect(data.at(-1)).toBe('[DONE]');
  expect(done).toBeUndefined();
  expect(data.join('')).not.toContain(secret);
  expect(log[0]).toMatchObject({ status: 200, outcome: 'error', error: expect.stringContaining(secret) });
});

test('a failed corpus is opened again by the next question', async () => {
  let calls = 0;
  const { ask } = startApp({
    openCorpus: () => {
      calls += 1;
      return Promise.reject(new Error(secret));
    },
  });
  await ask({ question });
  await ask({ question });
  expect(calls).toBe(2);
});

test('a caller who leaves stops all work for the answer', async () => {
  const seen: string[] = [];
  let stopped = false;
  const answer: Answer = async function* (_, { signal }) {
    try {
      yield { type: 'status', status: 'thinking' };
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')), { once: true });
        seen.push('working');
      });
      yield { type: 'content', content: 'never' };
    } finally {
      stopped = true;
    }
  };
  const { ask, log } = startApp({ answer });
  const reader = (await ask({ question })).body?.getReader();
  await reader?.read();
  const pending = reader?.read();
  await expect.poll(() => seen).toEqual(['working']);
  await reader?.cancel();
  await pending;
  expect(stopped).toBe(true);
  await expect.poll(() => log[0]?.outcome).toBe('left');
});

test('the first frame is sent before the answer goes on', async () => {
  const steps: string[] = [];
  const answer: Answer = async function* () {
    yield { type: 'status', status: 'thinking' };
    steps.push('retrieval');
    yield { type: 'content', content: 'x' };
  };
  const reader = (await startApp({ answer }).ask({ question })).body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: {"type":"status","status":"thinking"}\n\n');
  expect(steps).toEqual([]);
  await reader?.cancel();
});

test('a silent answer keeps the connection alive with comments that no parser takes for an event', async () => {
  vi.useFakeTimers();
  try {
    const reader = (await startApp({ answer: stalled }).ask({ question })).body?.getReader();
    const readText = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await readText()).toMatch(/^data: /);
    const silence = readText();
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await silence).toBe(': keep-alive\n\n');
    await reader?.cancel();
  } finally {
    vi.useRealTimers();
  }
});
