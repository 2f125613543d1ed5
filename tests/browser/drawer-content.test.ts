import { expect, test } from 'vitest';
import { answerWith } from '../support/browser/staged-stream.ts';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();
const record = '/#project-frequency-hopping';

test('a source is a place on this page, and no place on another site', async () => {
  const { page } = await visit('/');
  const elsewhere = ['https://matrix.example/#/@ada:example.org', 'https://app.example.com/#about'];
  await answerWith(page, `[Matrix](${elsewhere[0]}) and [app](${elsewhere[1]}) and [here](${record})`);
  await ask(page, 'Where is she?');
  const links = page.locator('.answer a:not(.cite)');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(elsewhere);
  expect(await page.locator('.chip').count()).toBe(1);
});

test('the first row of a table names its columns', async () => {
  const { page } = await visit('/');
  await answerWith(page, '| Entry | From |\n|---|---|\n| Radio | 1940 |');
  await ask(page, 'In a table?');
  expect(await page.locator('.answer th[scope=col]').allInnerTexts()).toEqual(['Entry', 'From']);
  expect(await page.locator('.answer td').allInnerTexts()).toEqual(['Radio', '1940']);
});

test('a list that begins at another number keeps it', async () => {
  const { page } = await visit('/');
  await answerWith(page, '3. third\n4. fourth');
  await ask(page, 'And then?');
  expect(await page.locator('.answer ol').getAttribute('start')).toBe('3');
});

test('an answer without a word broke off, and can be asked for again', async () => {
  const { page } = await visit('/');
  await answerWith(page, ' ');
  await ask(page, 'Anything?');
  expect(await page.locator('.state').innerText()).toContain('broke off');
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
