import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

test('a date of the résumé stays on one line', async () => {
  for (const width of [390, 1440]) {
    const { page } = await visit('/resume', { viewport: { width, height: 800 } });
    const heights = await page
      .locator('.resume-aside span')
      .evaluateAll((found) => found.map((date) => date.clientHeight));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(30);
  }
});
