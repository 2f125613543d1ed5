import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

test('printed, the page keeps its content and drops its controls', async () => {
  const { page } = await visit('/');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('.masthead, .ask-box, [data-table-tools]')
      .evaluateAll((found) => found.filter((part) => part.checkVisibility()).length),
  ).toBe(0);
  expect(await page.locator('#project-frequency-hopping').isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const details = page.locator('#patent-us1000001 details');
  expect(await details.locator('summary').isVisible()).toBe(false);
  expect(
    await details
      .getByText('What Folding radio mast is for.')
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});

test('printed, every page is black on white, whatever theme it is read in', async () => {
  for (const path of ['/', '/resume', '/developers']) {
    const { page } = await visit(path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(colours, path).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
});
