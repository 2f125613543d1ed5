import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();
const mast = '#patent-us1000001';

test('the page is whole without JavaScript, and offers nothing that needs it', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  expect(await page.locator('h1').innerText()).toBe('Hedy Lamarr');
  expect(await page.locator('.notice').innerText()).toContain('written for automated tests');
  expect(await page.locator('tbody tr').count()).toBe(4);
  expect(await page.locator('[data-ask]:visible').count()).toBe(0);
  expect(await page.locator('[data-table-tools]:visible').count()).toBe(0);
  expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
});

test('the script is asked for once the page has been painted', async () => {
  const { page } = await visit('/', { viewport: { width: 390, height: 844 } });
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType('resource').find(({ name }) => /\.m?js$/.test(name))?.startTime ?? Number.NaN,
  ]);
  expect(asked).toBeGreaterThan(painted);
});

test.each([
  [390, true],
  [1440, true],
  [1440, false],
])('an address lands under the header at %i px, with scripts: %s', async (width, javaScriptEnabled) => {
  const options = { viewport: { width, height: 900 }, javaScriptEnabled };
  const toTop = async (page: Page, id: string) => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? -1);
  for (const id of ['projects', 'awards', mast.slice(1)]) {
    const { page } = await visit(`/#${id}`, options);
    await expect.poll(() => toTop(page, id), { message: id }).toBeGreaterThanOrEqual(0);
    expect(await toTop(page, id), id).toBeLessThan(120);
    await page.context().close();
  }
});

test('a link to a place far down the page leads there, and to one above it again', async () => {
  const { page } = await visit('/', { viewport: { width: 1440, height: 900 } });
  for (const id of ['awards', 'projects']) {
    await page.evaluate((target) => {
      location.hash = target;
    }, id);
    await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(120);
    expect((await page.locator(`#${id}`).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
});

test('the card for other sites has room below its text', async () => {
  const { page } = await visit('/');
  const shades = await page.evaluate(async () => {
    const card = await createImageBitmap(await (await fetch('/og.png')).blob());
    const canvas = new OffscreenCanvas(card.width, card.height).getContext('2d');
    canvas?.drawImage(card, 0, 0);
    return new Set(new Uint32Array(canvas?.getImageData(0, card.height - 60, card.width, 60).data.buffer ?? [])).size;
  });
  expect(shades).toBe(1);
});

/** Code in a page that the policy of its answer does not name by its digest. */
function findUnnamedCode(page: Page, policy: string): Promise<string[]> {
  return page.evaluate(async (named) => {
    const blocks = [...document.querySelectorAll('style, script:not([src], [type="application/ld+json"])')];
    const unnamed: string[] = [];
    for (const { textContent, outerHTML } of blocks) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textContent));
      const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
      if (!named.includes(`'sha256-${base64}'`)) unnamed.push(outerHTML);
    }
    return [...unnamed, ...[...document.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML)];
  }, policy);
}

test('no page complains, asks another host for anything, or holds code that its policy does not name', async () => {
  for (const path of ['/', '/developers', '/privacy', '/resume']) {
    const hosts = new Set<string>();
    const { page, complaints } = await visit('/404', {});
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(
      complaints.filter((text) => !text.includes('404')),
      path,
    ).toEqual([]);
    expect([...hosts], path).toEqual([new URL(page.url()).host]);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(await findUnnamedCode(page, policy), path).toEqual([]);
    expect(await page.locator('style').count(), path).toBeGreaterThan(0);
  }
});

test('the policy stops a style attribute and a script that it does not name', async () => {
  const { page, complaints } = await visit('/');
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('style', 'color: rgb(1, 2, 3)');
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.head.append(script);
  });
  const colour = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
  expect(colour).not.toBe('rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'intruded' in globalThis)).toBe(false);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(2);
});

test('a page loads the core fonts and no others, and is set in them', async () => {
  const { page } = await visit('/developers');
  await page.waitForLoadState('networkidle');
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(fonts.map((name) => /\/([\w-]+?)\.[\w-]+\.woff2$/.exec(name)?.[1]).toSorted()).toEqual([
    'instrument-sans',
    'newsreader',
  ]);
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(loaded).toBe(2);
});

test('an unknown address answers 404 with a page that leads home', async () => {
  const { page } = await visit('/');
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await page.locator('main a[href="/"]').click();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the owner decides the order of the sections; the others follow', async () => {
  const { page } = await visit('/');
  const sections = await page.locator('.area:not(#timeline)').evaluateAll((found) => found.map(({ id }) => id));
  expect(sections.slice(0, 3)).toEqual(['patents', 'about', 'approach']);
});

test('a chosen theme holds from the first paint of the next page on, and can be taken back', async () => {
  const { page } = await visit('/', { colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.reload();
  expect(await background()).toBe(dark);
  // Before the body and not as a module: nothing is painted until it has run.
  expect(await page.locator('head > script:not([src], [defer], [async], [type])').count()).toBe(1);
  await page.unroute('**/_astro/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).click();
  expect(await background()).toBe(light);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('nothing is wider than the window from 320 to 1920 pixels', async () => {
  const { page } = await visit('/');
  for (const path of ['/', '/developers', '/privacy', '/404']) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
  }
});

test('the patents sort by every column, dates by day however precise they are, empty cells last', async () => {
  const { page } = await visit('/');
  const numbers = () => page.locator('tbody th a').allInnerTexts();
  await page.getByRole('button', { name: 'Granted' }).click();
  expect(await numbers()).toEqual(['US 1,000,002', 'US 1,000,001', 'US 2,292,387', 'US 1,000,003']);
  await page.getByRole('button', { name: 'Filed' }).click();
  expect(await numbers()).toEqual(['US 1,000,002', 'US 1,000,001', 'US 2,292,387', 'US 1,000,003']);
  await page.getByRole('button', { name: 'Filed' }).click();
  expect(await page.getByRole('columnheader', { name: 'Filed' }).getAttribute('aria-sort')).toBe('descending');
  expect((await numbers())[0]).toBe('US 1,000,003');
  await page.getByRole('button', { name: 'Co-inventors' }).click();
  expect((await numbers()).at(-1)).toBe('US 1,000,002');
});

test('the filter finds a patent by name, or by number without its commas, and says how many it shows', async () => {
  const { page } = await visit('/');
  const shown = page.locator('tbody tr:visible');
  await page.getByLabel('Filter patents').fill('antheil');
  expect(await shown.count()).toBe(2);
  expect(await page.locator('[data-table-tools] [role=status]').innerText()).toBe('2 of 4 patents');
  await page.getByLabel('Filter patents').fill('1000001');
  expect(await shown.count()).toBe(1);
  await page.evaluate(() => (location.hash = '#patent-us1000002'));
  await expect.poll(() => shown.count()).toBe(4);
  expect(await page.locator('#patent-us1000002 details').getAttribute('open'), 'and opens it').toBe('');
});

test('every mark of the timeline can be reached by keyboard and leads to its record', async () => {
  const { page } = await visit('/');
  const marks = page.locator('.timeline svg a');
  const links = await marks.evaluateAll((found) => found.map((mark) => mark.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) expect(await page.locator(link).count(), link).toBe(1);
  await page.locator(`.timeline a[href="${mast}"]`).focus();
  expect(await page.locator('.timeline a:focus text').evaluate((tip) => getComputedStyle(tip).opacity)).toBe('1');
  await page.keyboard.press('Enter');
  expect(page.url()).toContain(mast);
  expect(await page.locator(`.timeline a[href="${mast}"]`).textContent()).toBe('Folding radio mast, 1934');
});

test('a record gives its link and its Markdown, reachable by keyboard right after its title', async () => {
  const { page } = await visit('/');
  await page.locator('#project-frequency-hopping h3 a').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy link');
  await page.keyboard.press('Enter');
  await page.getByText('Link copied').first().waitFor();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(`${new URL(page.url()).origin}/#project-frequency-hopping`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Markdown copied').first().waitFor();
  expect(await clipboard()).toMatch(/^# Frequency-hopping .+\n/);
  expect(await clipboard()).toContain('Start: 1940');
});

test('nothing on the page moves while it loads', async () => {
  const { page } = await visit('/404');
  await page.addInitScript(() => {
    const shifts = ((globalThis as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});
