import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

test.each([390, 800])(
  'every section can be reached from far down the page at %i px, without scripts',
  async (width) => {
    const { page } = await visit('/#awards', { viewport: { width, height: 800 }, javaScriptEnabled: false });
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    const sections = await page.locator('.area:not(#timeline)').evaluateAll((found) => found.map(({ id }) => `#${id}`));
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(sections);
    for (const link of [links.last(), links.first()]) {
      await link.focus();
      const { x = -1, y = -1, width: length = 0 } = (await link.boundingBox()) ?? {};
      expect([x >= 0, y >= 0, x + length <= width, y < 60]).toEqual([true, true, true, true]);
      await page.keyboard.press('Enter');
      const section = page.locator((await link.getAttribute('href')) ?? '');
      await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(400);
    }
  },
);

test('letters twice as large do not make the page wider than the window', async () => {
  for (const width of [390, 1440]) {
    const { page } = await visit('/', { viewport: { width, height: 800 } });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
});

test('a word longer than the window breaks', async () => {
  for (const path of ['/', '/resume']) {
    const { page } = await visit(path, { viewport: { width: 320, height: 800 } });
    const titles = page.locator('h1, .headline, .resume-headline, h3 a, .resume-aside');
    await titles.evaluateAll((found) =>
      found.forEach((title) => (title.textContent = 'Donaudampfschifffahrt'.repeat(4))),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('keys are shown to whoever has some', async () => {
  const shown = async (options: object) => (await visit('/', options)).page.locator('kbd:visible').count();
  expect(await shown({ viewport: { width: 1440, height: 900 } })).toBe(2);
  expect(await shown({ viewport: { width: 1024, height: 800 }, isMobile: true, hasTouch: true })).toBe(0);
});

test('what the twin lists about the person stands on the page', async () => {
  const { page } = await visit('/');
  const twin = await (await page.request.get('/index.md')).text();
  const lines = [...(twin.split('\n## ')[0] ?? '').matchAll(/^- (.+)$/gm)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(0);
  const shown = (await page.locator('.hero').textContent())?.replaceAll('\n', ' ') ?? '';
  for (const line of lines) expect(shown).toContain(line?.replace(': ', ':'));
});

test('an address to write to opens the mail program', async () => {
  const { page } = await visit('/');
  const link = page.locator('#contact').getByRole('link', { name: 'hedy@example.com' });
  expect(await link.getAttribute('href')).toBe('mailto:hedy@example.com');
});

test('what follows a link that takes two lines stands behind its last word', async () => {
  const { page } = await visit('/', { viewport: { width: 320, height: 800 } });
  const looked = await page.locator('.records dd').evaluateAll((found) =>
    found.flatMap((value) =>
      [...value.querySelectorAll('a')].flatMap((link) => {
        if (link.nextSibling?.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNode(link.nextSibling);
        const [last, next] = [[...link.getClientRects()].at(-1), range.getClientRects()[0]];
        return [last && next && next.left < last.right - 1 ? value.textContent : ''];
      }),
    ),
  );
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.filter(Boolean)).toEqual([]);
});

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
