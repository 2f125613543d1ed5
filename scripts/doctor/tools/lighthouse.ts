import { createServer, type AddressInfo } from 'node:net';
import chromium from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { chromium as browsers } from 'playwright-core';
import { paths } from '#core/site.ts';
import type { Check } from '../snapshot.ts';

const pages = [paths.home, paths.developers, paths.resume];
/** The agentic category is in the default configuration since 13.5. */
const categories = ['agentic-browsing', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse on a phone. Performance is left out: a score that depends on the machine proves nothing about the site. */
export const lighthouseChecks: Check[] = [
  {
    id: 'categories',
    title: `${categories.join(', ')}: 100 of 100 on ${pages.join(', ')}`,
    find: async (site) => {
      const port = await findFreePort();
      const browser = await browsers.launch({
        executablePath: await chromium.executablePath(),
        args: [...chromium.args, `--remote-debugging-port=${port}`],
      });
      try {
        const problems: string[] = [];
        for (const path of pages)
          problems.push(...(await audit(`${site.url}${path}`, port)).map((problem) => `${path} ${problem}`));
        return problems;
      } finally {
        await browser.close();
      }
    },
  },
];

async function audit(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories });
  if (!result) return ['no result'];
  const { lhr } = result;
  return Object.values(lhr.categories)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, score, auditRefs }) => {
      const failed = auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
      return `${title} ${Math.round((score ?? 0) * 100)}: ${failed.join(', ')}`;
    });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
