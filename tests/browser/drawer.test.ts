import { expect, test } from 'vitest';
import { clockPath } from '../support/browser/setup.ts';
import { ask, startBrowser, untilReady } from '../support/browser/visit.ts';

const { visit } = startBrowser();

test("the drawer's code is loaded on the first intent, and not before", async () => {
  const { page } = await visit('/');
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.waitForLoadState('networkidle');
  expect((await loaded()).filter((name) => name.includes('drawer'))).toEqual([]);
  await page.locator('.masthead [data-ask]').hover();
  await expect.poll(async () => (await loaded()).filter((name) => name.includes('drawer')).length).toBeGreaterThan(0);
  expect(await page.locator('.drawer[open]').count()).toBe(0);
});

test('a suggested question is answered with its sources, each of which leads to its record', async () => {
  const { page, complaints } = await visit('/');
  await page.getByRole('button', { name: 'What did she invent?' }).click();
  await page.locator('.state[data-outcome=answered]').waitFor();
  expect(await page.locator('.answer').innerText()).not.toBe('');
  const chip = page.locator('.chip').first();
  expect(await chip.locator('span').innerText()).toBe('1');
  const anchor = (await chip.getAttribute('href'))?.slice(2) ?? '';
  await chip.click();
  expect(new URL(page.url()).hash).toBe(`#${anchor}`);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(anchor);
  const marked = page.locator(`[id="${anchor}"]`);
  expect(await marked.evaluate((target) => getComputedStyle(target).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect(await page.locator('.drawer[open]').count(), 'beside the page it stays open').toBe(1);
  expect(complaints).toEqual([]);
});

test('slash and Ctrl+K open the drawer, Escape closes it, and the focus goes back to where it was', async () => {
  const { page } = await visit('/');
  await page.locator('.masthead-name').focus();
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await page.locator('.drawer[open]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName), key).toBe('TEXTAREA');
    expect(await page.locator('.drawer textarea').inputValue(), key).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator('.drawer[open]').count(), key).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className), key).toBe('masthead-name');
  }
  await page.getByLabel('Filter patents').focus();
  await page.keyboard.press('/');
  expect(await page.getByLabel('Filter patents').inputValue(), 'typed where one types').toBe('/');
});

test('on a small screen the page behind is inert, and following a source closes the drawer', async () => {
  const { page } = await visit('/', { viewport: { width: 390, height: 844 } });
  await ask(page, 'What did she invent?');
  expect(await page.locator('.drawer').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('.drawer');
    });
    expect(outside).toBe(false);
  }
  await page.locator('.chip').first().click();
  expect(await page.locator('.drawer[open]').count()).toBe(0);
  expect(new URL(page.url()).hash).not.toBe('');
});

test('the open drawer follows the window from beside the page to over it, and keeps its draft', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  await page.locator('.drawer textarea').fill('a draft');
  const isModal = () => page.locator('.drawer[open]').evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(isModal).toBe(true);
  expect(await page.locator('.drawer textarea').inputValue()).toBe('a draft');
  expect(await page.evaluate(() => document.documentElement.classList.contains('drawer-open'))).toBe(true);
});

test('a conversation is sent whole, survives a reload of the tab, and can be begun anew', async () => {
  const { page } = await visit('/');
  await ask(page, 'What did she invent?');
  const second = page.waitForRequest('**/api/v1/ask');
  await ask(page, 'When was it granted?');
  const { messages, sessionId } = (await second).postDataJSON() as { messages: { role: string }[]; sessionId: string };
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(sessionId).toMatch(/^[\da-f-]{36}$/);
  await page.reload();
  await untilReady(page);
  await page.keyboard.press('/');
  await page.locator('.drawer[open]').waitFor();
  expect(await page.locator('.asked').allInnerTexts()).toEqual([
    expect.stringContaining('What did she invent?'),
    expect.stringContaining('When was it granted?'),
  ]);
  await page.getByRole('button', { name: 'New conversation' }).click();
  expect(await page.locator('.asked').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('storage that holds no conversation is no hindrance to a new one', async () => {
  const { page, complaints } = await visit('/');
  await page.evaluate(() => sessionStorage.setItem('conversation', '{}'));
  await ask(page, 'What did she invent?');
  expect(await page.locator('.answer').innerText()).not.toBe('');
  expect(complaints).toEqual([]);
});

test('an answer arrives piece by piece and can be stopped; stopping ends the request', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  await page.locator('.drawer textarea').fill('Something long (hold)');
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await page.locator('.answer', { hasText: 'The first words' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect((await failed).url()).toContain('/api/v1/ask');
  await page.locator('.state', { hasText: 'Stopped' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
});

test('a failure after the first words is told in words, and the question can be asked again', async () => {
  const { page } = await visit('/');
  await ask(page, 'Something (fail)');
  expect(await page.locator('.state').innerText()).toContain('Something failed on our side');
  const again = page.waitForRequest('**/api/v1/ask');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(((await again).postDataJSON() as { messages: unknown[] }).messages).toHaveLength(1);
});

test('an answer cannot become markup, a script or a dangerous link', async () => {
  const { page } = await visit('/');
  await ask(page, 'Show me (hostile)');
  const answer = page.locator('.answer');
  expect(await answer.locator('img, script').count()).toBe(0);
  expect(await answer.innerText()).toContain('<img src=x');
  expect(await answer.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://example.com/page',
  ]);
  expect(await answer.locator('strong').innerText()).toBe('bold');
  expect(await answer.locator('table :is(th, td)').allInnerTexts()).toEqual(['a', 'b', '1', '2']);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('the quota is shown, and a spent one counts down to a retry that works', async () => {
  const { page } = await visit('/');
  await page.clock.install();
  await page.keyboard.press('/');
  for (let left = 7; left >= 0; left -= 1) {
    await ask(page, 'What did she invent?');
    expect(await page.locator('[data-hint]').innerText()).toContain(`${left} of 8 questions left`);
  }
  await ask(page, 'One too many');
  expect(await page.locator('.state[data-outcome=failed]').innerText()).toMatch(
    /^At most 8 questions .* in 60 seconds\.$/,
  );
  const retry = page.getByRole('button', { name: /Try again/ });
  expect(await retry.isDisabled()).toBe(true);
  expect(await retry.innerText()).toMatch(/Try again in \d+ s/);
  await page.clock.fastForward(61_000);
  await page.request.post(clockPath, { data: '61' });
  await expect.poll(() => retry.innerText()).toBe('Try again');
  await retry.click();
  await page.locator('[data-exchanges] > li').nth(8).locator('.state:not([data-outcome=failed])').waitFor();
});

test('offline and out of reach are told apart, and neither loses the question', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  await page.locator('.drawer[open]').waitFor();
  await page.context().setOffline(true);
  await ask(page, 'Are you there?');
  expect(await page.locator('.state').last().innerText()).toContain('You are offline');
  await page.context().setOffline(false);
  await page.route('**/api/v1/ask', (route) => route.abort());
  await ask(page, 'And now?');
  expect(await page.locator('.state').last().innerText()).toContain('could not be reached');
  expect(await page.locator('.asked').count()).toBe(2);
});

test('a job description has room, is sent with Ctrl+Enter, and is compared requirement by requirement', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  const question = page.locator('.drawer textarea');
  const height = async () => (await question.boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: 'Job description' }).click();
  expect(await height()).toBeGreaterThan(before * 2);
  await question.fill(
    'Job title: Radio engineer\n\nResponsibilities:\n- Design secret communication systems\n\nRequirements:\n- Experience with frequency hopping\n- At least one patent\n- Fluent Finnish',
  );
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-exchanges] > li').count(), 'Enter makes a line').toBe(0);
  await page.keyboard.press('Control+Enter');
  await page.locator('.state[data-outcome]').waitFor();
  expect(await page.locator('.answer').innerText()).toContain('Finnish');
});

test('a question that is empty or too long is refused before it is sent', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.locator('.drawer [type=submit]').click();
  expect(await page.locator('[data-hint]').innerText()).toBe('Write a question first.');
  await page.locator('.drawer textarea').fill('x'.repeat(10_002));
  expect(await page.locator('[data-hint]').innerText()).toBe('2 characters too long');
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);
});

test('the live region speaks at the beginning and at the end, and not in between', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  await page.locator('.drawer[open]').waitFor();
  await page.evaluate(() => {
    const said = ((globalThis as unknown as { said: string[] }).said = []) as string[];
    const region = document.querySelector('[data-status]');
    if (region) new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  });
  await ask(page, 'What did she invent?');
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toHaveLength(2);
  expect(said[1]).toContain(
    await page
      .locator('.answer p, .answer li')
      .first()
      .evaluate((part) => part.firstChild?.textContent),
  );
});

test('suggestions follow an answer and name what was not asked yet', async () => {
  const { page } = await visit('/');
  await ask(page, 'What did she invent?');
  const suggestions = await page.locator('.suggestions button').allInnerTexts();
  expect(suggestions).toHaveLength(3);
  expect(suggestions).not.toContain('What did she invent?');
  expect(suggestions[0]).toMatch(/^Tell me more about /);
});
