import { expect, test } from 'vitest';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();

test('asking about a record keeps what a visitor has written', async () => {
  const { page } = await visit('/');
  const askAbout = async (id: string) => {
    await page.locator(`#${id} :is(h3, th) a`).first().focus();
    await page.getByRole('button', { name: 'Ask about this' }).click();
    await page.locator('.drawer[open]').waitFor();
  };
  const question = page.locator('.drawer textarea');
  await askAbout('project-frequency-hopping');
  const first = await question.inputValue();
  expect(first).toMatch(/^Tell me about /);
  await askAbout('patent-us1000001');
  expect(await question.inputValue(), 'an untouched draft gives way').toBe('Tell me about US 1,000,001');
  await question.fill('My own long text');
  await askAbout('project-frequency-hopping');
  expect(await question.inputValue()).toBe(`My own long text\n${first}`);
});

test('how many characters are left is said on while an answer comes in', async () => {
  const { page } = await visit('/');
  await ask(page, 'What did she invent?');
  const question = page.locator('.drawer textarea');
  await question.fill('x'.repeat(9600));
  expect(await page.locator('[data-hint]').innerText()).toBe('400 characters left');
  await page.locator('.suggestions button').first().click();
  await page.locator('[data-exchanges] > li').nth(1).locator('.state[data-outcome]').waitFor();
  expect(await page.locator('[data-hint]').innerText()).toBe('400 characters left');
});
