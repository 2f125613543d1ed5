import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

/** The element that has the focus, as the drawer names it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.matches('[data-log]') ? 'the conversation' : (element?.tagName.toLowerCase() ?? '');
  });
}

/** Ways in which the control that is used goes away. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a suggested question': async (page) => {
    await page.locator('.suggestions button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.state[data-outcome]').waitFor();
  },
  'the button that asks': async (page) => {
    await page.locator('.drawer textarea').fill('What did she invent?');
    await page.locator('.drawer [type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.state[data-outcome]').waitFor();
  },
  'the button that stops': async (page) => {
    await page.locator('.drawer textarea').fill('Something long (hold)');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.state', { hasText: 'Stopped' }).waitFor();
  },
  'the button that tries again': async (page) => {
    await ask(page, 'Something (fail)');
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
};

for (const [name, use] of Object.entries(ways)) {
  test(`the focus goes on to the question from ${name}, and Escape still closes the drawer`, async () => {
    const { page } = await visit('/');
    await page.keyboard.press('/');
    await page.locator('.drawer[open]').waitFor();
    await use(page);
    await expect.poll(() => focused(page)).toBe('textarea');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.drawer[open]').count()).toBe(0);
  });
}

test('on a phone the focus goes on to the conversation, where no keyboard covers the answer', async () => {
  const { page } = await visit('/', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.locator('.masthead [data-ask]').tap();
  await page.locator('.suggestions button').first().tap();
  await page.locator('.state[data-outcome]').waitFor();
  await expect.poll(() => focused(page)).toBe('the conversation');
});
