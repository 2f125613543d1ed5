import { expect, test } from 'vitest';
import { answerWith } from '../support/browser/staged-stream.ts';
import { ask, startBrowser } from '../support/browser/visit.ts';

const { visit } = startBrowser();
const record = '/#project-frequency-hopping';

test('the number of a source is no part of the fact before it, said or copied', async () => {
  const { page } = await visit('/');
  const url = new URL(record, page.url()).href;
  await answerWith(page, `Start: 1984 ([Radio](${url})), End: [Wheel](${url})`);
  await ask(page, 'When?');
  const cite = page.locator('.answer .cite').first();
  expect(await cite.getAttribute('aria-label')).toMatch(/^Source 1: /);
  expect((await cite.boundingBox())?.width, 'and still shown').toBeGreaterThan(10);
  expect(await page.locator('[data-status]').textContent()).toMatch(/^Answer: Start: 1984, End: Wheel\s*$/);
  await page.locator('.answer').evaluate((answer) => getSelection()?.selectAllChildren(answer));
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Start: 1984, End: Wheel\s*$/);
});

test('trying again while another question is answered loses neither', async () => {
  const { page } = await visit('/');
  await ask(page, 'A question of some length (fail)');
  await page.locator('.drawer textarea').fill('Something long (hold)');
  await page.keyboard.press('Enter');
  await page.locator('.answer', { hasText: 'The first words' }).last().waitFor();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  expect(await page.locator('[data-status]').textContent()).toContain('Another question is being answered');
  expect(await page.locator('.asked').allInnerTexts()).toEqual([
    expect.stringContaining('A question of some length (fail)'),
    expect.stringContaining('Something long (hold)'),
  ]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('.state', { hasText: 'Stopped' }).waitFor();
  const again = page.waitForRequest('**/api/v1/ask');
  await retry.first().click();
  expect((await again).postData()).toContain('A question of some length (fail)');
});

test('more is offered about a record that answered, not about a page or after a refusal', async () => {
  const { page } = await visit('/');
  const toEvidence = (area: 'contact' | 'projects', title: string) => ({
    id: `${area}#1`,
    area,
    title,
    url: new URL(record, page.url()).href,
    quote: title,
    score: 1,
  });
  const evidence = [toEvidence('contact', 'Contact'), toEvidence('projects', 'Radio')];
  const offered = async () =>
    (await page.locator('.suggestions button').allInnerTexts()).filter((text) => text.startsWith('Tell me more'));
  await answerWith(page, 'Yes.', { evidence });
  await ask(page, 'First?');
  expect(await offered()).toEqual(['Tell me more about Radio']);
  await answerWith(page, 'Yes.', { evidence: evidence.slice(0, 1) });
  await ask(page, 'Second?');
  expect(await offered()).toEqual([]);
  await answerWith(page, 'It does not say.', { outcome: 'not_in_portfolio', evidence });
  await ask(page, 'Third?');
  expect(await offered()).toEqual([]);
});
