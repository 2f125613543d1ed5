import { randomBytes } from 'node:crypto';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { chromiumFlags } from '../../../scripts/local/find-chromium.ts';
import { callerHeader } from './setup.ts';

/**
 * One browser for the tests of a file.
 * @param omittedFlags flags of playwright's own that the browser goes without
 */
export function startBrowser(extraFlags: string[] = [], omittedFlags: string[] = []) {
  let browser: Promise<Browser> | undefined;
  afterAll(async () => (await browser)?.close());

  /** Opens a page in a profile of its own, with everything that its console complains about. */
  const visit = async (
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[] }> => {
    const { path: executablePath, libraries } = inject('chromium');
    const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) } as Record<string, string>;
    const args = [...chromiumFlags, ...extraFlags];
    browser ??= chromium.launch({ executablePath, args, ignoreDefaultArgs: omittedFlags, env });
    const context = await (
      await browser
    ).newContext({
      baseURL: inject('siteUrl'),
      permissions: ['clipboard-read', 'clipboard-write'],
      extraHTTPHeaders: { [callerHeader]: drawAddress() },
      ...options,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await untilReady(page);
    return { page, complaints };
  };
  return { visit };
}

/** Waits for the page's script, which comes after the first paint. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
}

/** An address that no other visit has, in a /64 of its own: a shared one would share its quota. */
function drawAddress(): string {
  const network = randomBytes(4).toString('hex');
  return `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
}

/** Opens the drawer and asks; resolves when the answer or its failure is on the screen. */
export async function ask(page: Page, question: string): Promise<void> {
  if (!(await page.locator('.drawer[open]').count())) await page.locator('.masthead [data-ask]').click();
  const asked = await page.locator('[data-exchanges] > li').count();
  await page.locator('.drawer textarea').fill(question);
  await page.keyboard.press('Enter');
  await page.locator('[data-exchanges] > li').nth(asked).locator('.state[data-outcome]').waitFor();
}
