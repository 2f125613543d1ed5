import { join } from 'node:path';
import { answer } from '#core/answering/answer.ts';
import { createApp, type AppPorts } from '#core/api/app.ts';
import type { LogEntry } from '#core/api/context.ts';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import { createQuota } from '#core/quota/quota.ts';
import { openPortfolio } from './portfolio.ts';

export const siteUrl = 'https://portfolio.example';

const corpus = openPortfolio(join(import.meta.dirname, 'portfolios', 'curie'), siteUrl);

/** The real API over a fixture portfolio, with a clock that stands still until it is moved. */
export function startApp(ports: Partial<AppPorts> = {}) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const log: LogEntry[] = [];
  const app = createApp({
    siteUrl,
    openCorpus: () => corpus,
    answer,
    quota: createQuota(createMemoryStore(), { chat: chatPolicy, jobAnalysis: jobAnalysisPolicy }, () => clock.now),
    now: () => clock.now,
    log: (entry) => log.push(entry),
    ...ports,
  });
  const send = (path: string, init?: RequestInit, ip = '192.0.2.1') =>
    app.api(new Request(siteUrl + path, init), { ip });
  const ask = (body: unknown, { path = '/api/v1/ask', ip = '192.0.2.1', headers = {} } = {}) =>
    send(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      },
      ip,
    );
  return { app, send, ask, clock, log };
}
