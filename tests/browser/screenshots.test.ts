import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();
const folder = join(import.meta.dirname, 'screenshots');

for (const width of [360, 768, 1440, 1920]) {
  test(`screenshots at ${width} pixels are written for review`, async () => {
    await mkdir(folder, { recursive: true });
    const viewport = { width, height: width < 500 ? 780 : 900 };
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit('/', { viewport, colorScheme, reducedMotion: 'reduce' });
      const shoot = async (name: string, fullPage = false) => {
        const path = join(folder, `${name}-${width}-${colorScheme}.png`);
        const bytes = await page.screenshot({ path, fullPage });
        expect(bytes.length, path).toBeGreaterThan(5000);
      };
      await shoot('home', true);
      await ask(page, 'What did she invent?');
      await shoot('drawer');
      await page.goto('/developers');
      await shoot('developers');
    }
  });
}
