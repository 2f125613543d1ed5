import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from 'srvx';
import type { TestProject } from 'vitest/node';
import { answer } from '#core/answering/answer.ts';
import { createApp } from '#core/api/app.ts';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import { createQuota } from '#core/quota/quota.ts';
import { findChromium, type ChromiumBinary } from '../../../scripts/local/find-chromium.ts';
import { openSite } from '../../../scripts/local/site.ts';
import { openPortfolio } from '../portfolio.ts';
import { withStagedAnswers } from './answers.ts';
import { writeContent } from './content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    chromium: ChromiumBinary;
  }
}

const root = join(import.meta.dirname, '..', '..', '..');
const work = join(root, 'build', 'browser');

/** Each test calls from an address of its own, so that no test uses up another's quota. */
export const callerHeader = 'x-test-caller';
/** Moves the server's clock: `POST /test-clock` with the seconds as its body. */
export const clockPath = '/test-clock';

/** Builds a fixture portfolio and serves it with the real API, headers and 404 page, for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await findChromium();
  console.log(`browser: ${chromium.path}${chromium.libraries ? ' (from npm)' : ''}`);
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const content = join(work, 'content');
  await writeContent(content);
  const environment = { ...process.env, CONTENT_DIR: content, OUT_DIR: join(work, 'dist'), SITE_URL: siteUrl };
  await promisify(execFile)('npx', ['astro', 'build'], { cwd: root, env: { ...environment, NODE_ENV: 'production' } });
  await cp(join(root, 'netlify.toml'), join(work, 'netlify.toml'));

  let now = Date.now();
  const corpus = await openPortfolio(content, siteUrl);
  const policies = { chat: { ...chatPolicy, limit: 8 }, jobAnalysis: jobAnalysisPolicy };
  const app = createApp({
    siteUrl,
    openCorpus: async () => corpus,
    answer: withStagedAnswers(answer),
    quota: createQuota(createMemoryStore(), policies, () => now),
    now: () => now,
    log: () => {},
  });
  const site = await openSite(work, siteUrl);
  const server = serve({
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === clockPath) {
        now += Number(await request.text()) * 1000;
        return new Response(null, { status: 204 });
      }
      if (!pathname.startsWith('/api')) return site.handle(request);
      return app.api(request, { ip: request.headers.get(callerHeader) ?? '127.0.0.1' });
    },
  });
  await server.ready();
  project.provide('siteUrl', siteUrl);
  project.provide('chromium', chromium);
  return async () => {
    await server.close(true);
    await site.stop();
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}
