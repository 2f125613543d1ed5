import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowser, untilReady } from '../support/browser/visit.ts';

const { visit } = startBrowser();

/** What stands in the middle of the window. */
function readPlace(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent?.slice(0, 80));
}

/** Reads a page almost to its end, as a reader does: what is passed is laid out. */
async function readOn(page: Page): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    const hasEnded = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy(0, 400);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY === before;
    });
    if (hasEnded) break;
  }
  await page.evaluate(() => scrollBy(0, -1.5 * innerHeight));
}

test.each(['/', '/developers'])('a reload or a way back of %s opens where it was read', async (path) => {
  const { page } = await visit(path, { viewport: { width: 390, height: 844 } });
  await readOn(page);
  const place = await readPlace(page);
  await page.reload();
  await untilReady(page);
  await expect.poll(() => readPlace(page), { message: 'reloaded' }).toBe(place);
  await page.goto('/privacy');
  await page.goBack();
  await untilReady(page);
  await expect.poll(() => readPlace(page), { message: 'come back to' }).toBe(place);
});

test.each(['/', '/developers'])('the scrollbar of %s tells how long the page is', async (path) => {
  const { page } = await visit(path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.waitForLoadState('networkidle');
  const { page: whole } = await visit(`${path}#main`);
  expect(await whole.locator(':root:has(:target)').count(), 'all of it is laid out').toBe(1);
  const expected = await whole.evaluate(() => document.documentElement.scrollHeight);
  // A face that comes later moves a line or two.
  await expect.poll(async () => Math.abs((await height()) - expected) / expected).toBeLessThan(0.01);
});
