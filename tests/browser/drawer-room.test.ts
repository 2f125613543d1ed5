import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerWith, longMarkdown } from '../support/browser/staged-stream.ts';
import { ask, startBrowser, untilReady } from '../support/browser/visit.ts';

const { visit } = startBrowser();

/** Where a part of the drawer is seen, in pixels from the top of the window. */
async function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const { y = -1, height = -1 } = (await page.locator(selector).last().boundingBox()) ?? {};
  return { top: Math.round(y), bottom: Math.round(y + height) };
}

test('a drawer of many answers keeps its head in view', async () => {
  const { page } = await visit('/', { viewport: { width: 390, height: 844 } });
  await answerWith(page, longMarkdown);
  for (const question of ['First?', 'Second?', 'Third?']) {
    await ask(page, question);
    expect((await placeOf(page, '.drawer-head')).top, question).toBe(0);
    expect((await placeOf(page, '.drawer-form')).bottom, question).toBeLessThanOrEqual(844);
    expect(await page.locator('.drawer').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
});

test.each([
  [1440, 900],
  [390, 844],
])('each answer is shown from its question on, at %i by %i', async (width, height) => {
  const { page } = await visit('/', { viewport: { width, height } });
  await answerWith(page, longMarkdown);
  for (const question of ['First?', 'Second?', 'Third?']) {
    await ask(page, question);
    const head = (await placeOf(page, '.drawer-head')).bottom;
    await expect.poll(async () => (await placeOf(page, '.asked')).top - head, { message: question }).toBeLessThan(90);
    expect((await placeOf(page, '.asked')).top).toBeGreaterThanOrEqual(head);
  }
});

test('a visitor who scrolls while an answer is made is left where they went', async () => {
  const { page } = await visit('/');
  await answerWith(page, longMarkdown);
  await ask(page, 'First?');
  await page.unroute('**/api/v1/ask');
  await page.locator('.drawer textarea').fill('Something long (hold)');
  await page.keyboard.press('Enter');
  await page.locator('.answer', { hasText: 'The first words' }).waitFor();
  const log = page.locator('[data-log]');
  await log.evaluate((box) => (box.scrollTop = 40));
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('.state', { hasText: 'Stopped' }).waitFor();
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
});

test('a conversation from before a reload opens at its last question', async () => {
  const { page } = await visit('/');
  await answerWith(page, longMarkdown);
  for (const question of ['First?', 'Second?']) await ask(page, question);
  await page.reload();
  await untilReady(page);
  await page.keyboard.press('/');
  await page.locator('.drawer[open]').waitFor();
  const head = (await placeOf(page, '.drawer-head')).bottom;
  await expect.poll(async () => (await placeOf(page, '.asked')).top - head).toBeLessThan(90);
});

test.each([
  [320, 256],
  [640, 400],
])('in a window of %i by %i an answer has the room of the window', async (width, height) => {
  const { page } = await visit('/', { viewport: { width, height } });
  await answerWith(page, longMarkdown);
  for (const question of ['First?', 'Second?']) {
    await ask(page, question);
    const [head, asked] = [await placeOf(page, '.drawer-head'), await placeOf(page, '.asked')];
    expect(head.top, 'the way out stays in view').toBe(0);
    expect(asked.top).toBeGreaterThanOrEqual(head.bottom);
    expect(asked.top - head.bottom).toBeLessThan(90);
    const shown = await page.locator('.answer li').evaluateAll(
      (lines, bottom) =>
        lines.filter((line) => {
          const { left, top } = line.getBoundingClientRect();
          return top > 0 && top < bottom && line.contains(document.elementFromPoint(left + 20, top + 8));
        }).length,
      height,
    );
    expect(shown).toBeGreaterThan(3);
  }
  await page.locator('.drawer textarea').click();
  expect((await placeOf(page, '.drawer textarea')).bottom).toBeLessThanOrEqual(height);
});

test.each([768, 1100])('at %i px, where the drawer covers the page, the page is inert', async (width) => {
  const { page } = await visit('/', { viewport: { width, height: 900 } });
  await page.locator('.masthead [data-ask]').click();
  await page.locator('.drawer[open]').waitFor();
  expect(await page.locator('.drawer').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.mouse.click(20, 450);
  expect(await page.locator('.drawer[open]').count(), 'a click beside it closes it').toBe(0);
});

test('a long question can be read to its end, also by keyboard', async () => {
  const { page } = await visit('/');
  await answerWith(page, 'Noted.');
  await ask(page, 'A short question');
  expect(await page.locator('.asked').last().getAttribute('tabindex')).toBe(null);
  await page.getByRole('button', { name: 'Job description' }).click();
  await page.locator('.drawer textarea').fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  await page.keyboard.press('Control+Enter');
  const asked = page.locator('.asked').last();
  await expect.poll(() => asked.getAttribute('tabindex')).toBe('0');
  await asked.focus();
  await page.keyboard.press('End');
  await expect.poll(() => asked.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThan(2);
});
