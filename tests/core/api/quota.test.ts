import { expect, test } from 'vitest';
import { HttpError } from '#core/contract/errors.ts';
import { AskQuota, chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import { createQuota } from '#core/quota/quota.ts';
import { startApp } from '../../support/app.ts';

const question = 'Who?';
const job = [
  'Senior Chemist, Radioactivity Laboratory',
  'We are looking for a scientist to lead our laboratory and a team of researchers.',
  'Requirements:',
  '- Ph.D. in physics or chemistry',
  '- at least five years of research experience',
  '- experience in isolating new elements',
  'Nice to have: teaching experience at a university.',
].join('\n');

type App = ReturnType<typeof startApp>;

async function spend({ ask }: App, count: number, body: unknown = { question }): Promise<Response[]> {
  const responses: Response[] = [];
  for (let index = 0; index < count; index += 1) {
    const response = await ask(body);
    await response.body?.cancel();
    responses.push(response);
  }
  return responses;
}

async function readQuota({ send }: App, path = '/api/v1/ask', ip?: string): Promise<AskQuota> {
  return AskQuota.parse(await (await send(path, {}, ip)).json());
}

test('the quota is told without using any of it, and is never cached', async () => {
  const app = startApp();
  const [first, second] = [await readQuota(app), await readQuota(app)];
  expect(first).toEqual({ scope: 'POST /api/v1/ask', limit: 30, remaining: 30, resetAfterSeconds: 60 });
  expect(second).toEqual(first);
  expect((await app.send('/api/v1/ask')).headers.get('Cache-Control')).toBe('no-store');
});

test('the alias tells the same quota under its own name', async () => {
  const app = startApp();
  await spend(app, 2);
  const response = await app.ask({ question }, { path: '/api/ask' });
  await response.body?.cancel();
  expect(await readQuota(app, '/api/ask')).toMatchObject({ scope: 'POST /api/ask', remaining: 27 });
  expect(await readQuota(app)).toMatchObject({ scope: 'POST /api/v1/ask', remaining: 27 });
});

test('every answer of the ask addresses carries the quota headers as the contract writes them', async () => {
  const app = startApp();
  const ok = await app.ask({ question });
  await ok.body?.cancel();
  const responses = [ok, await app.ask({}), await app.send('/api/v1/ask')];
  for (const { headers } of responses) {
    expect(headers.get('API-Version')).toBe('1');
    expect(headers.get('RateLimit-Policy')).toBe('"chat";q=30;w=60');
    expect(headers.get('RateLimit')).toBe('r=29;t=60');
    expect(headers.get('RateLimit-Limit')).toBe('30');
    expect(headers.get('RateLimit-Remaining')).toBe('29');
    expect(headers.get('RateLimit-Reset')).toBe('60');
    expect(headers.get('X-RateLimit-Limit')).toBe('30');
    expect(headers.get('X-RateLimit-Remaining')).toBe('29');
    expect(headers.get('X-RateLimit-Reset')).toBe(String(app.clock.now / 1000 + 60));
    expect(headers.get('Retry-After')).toBeNull();
  }
});

test('the 31st question in a minute is rejected with the reason, the wait and the headers', async () => {
  const app = startApp();
  const accepted = await spend(app, 30);
  expect(accepted.map(({ status }) => status)).toEqual(Array(30).fill(200));
  app.clock.now += 20_500;
  const rejected = await app.ask({ question });
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('Retry-After')).toBe('40');
  expect(rejected.headers.get('RateLimit')).toBe('r=0;t=40');
  expect(rejected.headers.get('API-Version')).toBe('1');
  const { detail, error } = HttpError.parse(await rejected.json());
  expect(error.code).toBe('chat_limit_reached');
  expect(detail).toContain('30 questions');
});

test('a rejected question is not counted, and the window rolls on by the oldest accepted one', async () => {
  const app = startApp();
  await spend(app, 1);
  app.clock.now += 30_000;
  await spend(app, 29);
  expect((await app.ask({ question })).status).toBe(429);
  expect((await app.ask({ question })).status).toBe(429);
  app.clock.now += 30_000;
  expect(await readQuota(app)).toMatchObject({ remaining: 1, resetAfterSeconds: 30 });
  expect((await spend(app, 1))[0]?.status).toBe(200);
  expect((await app.ask({ question })).status).toBe(429);
});

test.each([
  [1, 1, 'At most 1 question is answered per second and address. Try again in 1 second.'],
  [0, 90, 'At most 0 questions are answered per 90 seconds and address. Try again in 90 seconds.'],
  [2, 60, 'At most 2 questions are answered per minute and address. Try again in 60 seconds.'],
])('a limit of %i in %i seconds is told in good English', async (limit, windowSeconds, detail) => {
  const policies = { chat: { ...chatPolicy, limit, windowSeconds }, jobAnalysis: jobAnalysisPolicy };
  const app = startApp({ quota: createQuota(createMemoryStore(), policies, () => 0) });
  await spend(app, limit);
  expect(await (await app.ask({ question })).json()).toMatchObject({ detail });
});

test('a question that fails for want of the portfolio is counted, and a spent quota is told before it', async () => {
  const app = startApp({ openCorpus: () => Promise.reject(new Error('The disk is gone')) });
  expect((await spend(app, 30)).map(({ status }) => status)).toEqual(Array(30).fill(500));
  expect((await app.ask({ question })).status).toBe(429);
});

test('callers are counted apart by the address that the platform gives, whatever forwarding headers say', async () => {
  const app = startApp();
  await spend(app, 2);
  const forged = { 'X-Forwarded-For': '203.0.113.9', 'X-Nf-Client-Connection-Ip': '203.0.113.9' };
  await (await app.ask({ question }, { headers: forged })).body?.cancel();
  expect(await readQuota(app)).toMatchObject({ remaining: 27 });
  expect(await readQuota(app, '/api/v1/ask', '203.0.113.9')).toMatchObject({ remaining: 30 });
});

test('IPv6 callers are counted by their /64', async () => {
  const app = startApp();
  await (await app.ask({ question }, { ip: '2001:db8:1:2::1' })).body?.cancel();
  expect(await readQuota(app, '/api/v1/ask', '2001:DB8:1:2:ffff::2')).toMatchObject({ remaining: 29 });
  expect(await readQuota(app, '/api/v1/ask', '2001:db8:1:3::1')).toMatchObject({ remaining: 30 });
  await (await app.ask({ question }, { ip: '::ffff:192.0.2.7' })).body?.cancel();
  expect(await readQuota(app, '/api/v1/ask', '192.0.2.7')).toMatchObject({ remaining: 29 });
});

test('the sixth job description in an hour is rejected by its own limit and takes nothing from the chat quota', async () => {
  const app = startApp();
  expect((await spend(app, 5, { question: job })).map(({ status }) => status)).toEqual(Array(5).fill(200));
  const rejected = await app.ask({ question: job });
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('Retry-After')).toBe('3600');
  const { detail, error } = HttpError.parse(await rejected.json());
  expect(error.code).toBe('job_analysis_limit_reached');
  expect(detail).toMatch(/5 job descriptions.*hour.*3600 seconds/);
  expect(await readQuota(app)).toMatchObject({ remaining: 25 });
  expect((await spend(app, 1))[0]?.status).toBe(200);
  app.clock.now += 3_600_000;
  expect((await spend(app, 1, { question: job }))[0]?.status).toBe(200);
});

test('a job description earlier in the conversation is no second analysis', async () => {
  const app = startApp();
  const messages = [
    { role: 'user', content: job },
    { role: 'assistant', content: 'Most of it is met.' },
    { role: 'user', content: 'Where did she teach?' },
  ];
  const statuses = (await spend(app, 6, { messages })).map(({ status }) => status);
  expect(statuses).toEqual(Array(6).fill(200));
});
