import { expect, test } from 'vitest';
import { ValidationError } from '#core/contract/errors.ts';
import { siteUrl, startApp } from '../../support/app.ts';

async function refused(body: unknown, headers?: Record<string, string>) {
  const { ask, send } = startApp();
  const response = await ask(body, headers ? { headers } : {});
  expect(response.status).toBe(422);
  expect(response.headers.get('API-Version')).toBe('1');
  const { detail, error, documentation } = ValidationError.parse(await response.json());
  expect(documentation).toMatch(/\/developers#errors$/);
  const quota = (await (await send('/api/v1/ask')).json()) as { remaining: number };
  expect(quota.remaining, 'a refused request is not counted').toBe(30);
  return { code: error.code, first: detail[0], detail };
}

const user = (content: unknown) => ({ role: 'user', content });

test.each([
  ['an empty body', ''],
  ['a broken body', '{"question":'],
  ['a body of two documents', '{} {}'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
])('%s is refused as invalid_json', async (_, body) => {
  const { code, first } = await refused(body);
  expect(code).toBe('invalid_json');
  expect(first?.loc).toEqual(['body']);
  expect(first?.msg).not.toBe('');
});

test('another content type is refused', async () => {
  const { code, first } = await refused({ question: 'Who?' }, { 'Content-Type': 'text/plain' });
  expect(code).toBe('invalid_json');
  expect(first?.msg).toContain('text/plain');
});

test.each([
  ['no question', {}, ['body', 'question'], 'is required'],
  ['a list', [], ['body'], /object/],
  ['nothing', null, ['body'], /object/],
  ['an empty question', { question: '' }, ['body', 'question'], /white space/],
  ['a blank question', { question: ' \n\t\u00a0\u3000' }, ['body', 'question'], /white space/],
  ['a number for a question', { question: 7 }, ['body', 'question'], /string/],
  ['a question that is too long', { question: 'x'.repeat(10_001) }, ['body', 'question'], /10000/],
  ['no messages', { messages: [] }, ['body', 'messages'], />=1/],
  ['too many messages', { messages: Array(51).fill(user('Who?')) }, ['body', 'messages'], /<=50/],
  ['messages that are no list', { messages: 'Who?' }, ['body', 'messages'], /array/],
  ['an unknown role', { messages: [{ role: 'system', content: 'x' }] }, ['body', 'messages', 0, 'role'], /user/],
  ['a blank message', { messages: [user('Who?'), user('  ')] }, ['body', 'messages', 1, 'content'], /white space/],
  ['a message without content', { messages: [{ role: 'user' }] }, ['body', 'messages', 0, 'content'], 'is required'],
  ['a session that is no text', { question: 'Who?', sessionId: 1 }, ['body', 'sessionId'], /string/],
  ['a session that is too long', { question: 'Who?', sessionId: 'x'.repeat(201) }, ['body', 'sessionId'], /200/],
])('%s is refused with its place and reason', async (_, body, loc, msg) => {
  const { code, first } = await refused(body);
  expect(code).toBe('validation_failed');
  expect(first?.loc).toEqual(loc);
  expect(first?.msg).toMatch(msg);
});

test('every wrong field is named at once', async () => {
  const { detail } = await refused({ question: '', sessionId: 1 });
  expect(detail.map(({ loc }) => loc.join('.'))).toEqual(['body.question', 'body.sessionId']);
});

test('a body over 6 MB is refused, whether its length is told or not', async () => {
  const large = `{"question":"${'x'.repeat(6 * 1024 * 1024)}"}`;
  expect((await refused(large)).code).toBe('request_too_large');
  expect((await refused('{}', { 'Content-Length': String(7 * 1024 * 1024) })).code).toBe('request_too_large');
});

test('a question of 10,000 characters outside the basic plane is accepted: lengths are code points', async () => {
  const { ask } = startApp();
  expect((await ask({ question: '𝄞'.repeat(10_000) })).status).toBe(200);
  expect((await ask({ question: '𝄞'.repeat(10_001) })).status).toBe(422);
});

test('deep nesting is read and refused like any other wrong shape', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect((await refused(`{"messages":${deep}}`)).code).toBe('validation_failed');
  expect((await startApp().ask(`{"question":"Who?","extra":${deep}}`)).status).toBe(200);
});

test('a body that ends before it is whole is the fault of the sender', async () => {
  const { app } = startApp();
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"question":'));
      controller.error(new Error('aborted'));
    },
  });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
  const response = await app.api(new Request(`${siteUrl}/api/v1/ask`, init), { ip: '192.0.2.1' });
  expect(response.status).toBe(422);
  const { error, detail } = ValidationError.parse(await response.json());
  expect(error.code).toBe('invalid_json');
  expect(detail).toEqual([{ loc: ['body'], msg: 'ended before it was whole', type: 'incomplete' }]);
});

test('a body without a question is told of both forms', async () => {
  const response = await startApp().ask({ message: [user('Who?')] });
  const { error } = ValidationError.parse(await response.json());
  expect(error.resolution).toMatch(/question or messages/);
});
