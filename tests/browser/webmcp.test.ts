import polyfill from '@mcp-b/webmcp-polyfill/iife?raw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser/visit.ts';

const withTools = ['--enable-features=WebMCP,WebMCPTesting'];
const native = startBrowser(withTools);
/** Keeps a page that is left, as browsers do and playwright's do not. */
const returning = startBrowser(withTools, ['--disable-back-forward-cache']);
const plain = startBrowser();

interface Tool {
  name: string;
  inputSchema?: unknown;
  annotations?: { readOnlyHint?: boolean };
}
interface Context {
  getTools: () => Promise<Tool[]>;
  executeTool: (tool: Tool, input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
}

/** Calls the tool as a consumer in the page does; versions differ in how they take the input and give the result. */
async function call(page: Page, input: unknown): Promise<unknown> {
  return page.evaluate(async (value) => {
    const context = (document as unknown as { modelContext: Context }).modelContext;
    const [tool] = await context.getTools();
    if (!tool) throw new Error('no tool');
    const controller = new AbortController();
    addEventListener('test-abort', () => controller.abort(), { once: true });
    const takesText = /Chrome\/1[0-4]\d|Chrome\/15[0-3]/.test(navigator.userAgent);
    const sent = takesText ? JSON.stringify(value) : value;
    try {
      const result = await context.executeTool(tool, sent, { signal: controller.signal });
      return typeof result === 'string' ? JSON.parse(result) : result;
    } catch (error) {
      return { thrown: (error as Error).name };
    }
  }, input);
}

function countTools(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const context = (document as unknown as { modelContext?: Context }).modelContext;
    return ((await context?.getTools()) ?? []).length;
  });
}

async function visitNative() {
  const visited = await native.visit('/');
  await expect.poll(() => countTools(visited.page)).toBe(1);
  return visited;
}

test('the native implementation finds one read-only tool with the schema of the contract', async () => {
  const { page, complaints } = await visitNative();
  const [tool, ...others] = await page.webmcp.tools();
  expect(others).toEqual([]);
  expect(tool?.name).toBe('ask_assistant');
  const schema = await page.evaluate(async () => {
    const [first] = await (document as unknown as { modelContext: Context }).modelContext.getTools();
    const declared = first?.inputSchema;
    return typeof declared === 'string' ? JSON.parse(declared) : declared;
  });
  expect(schema).toMatchObject({
    type: 'object',
    properties: { question: { type: 'string', minLength: 1, maxLength: 10_000 } },
    required: ['question'],
    additionalProperties: false,
  });
  expect(complaints).toEqual([]);
});

test('a call opens the drawer, shows its conversation, and resolves with the answer and its citations', async () => {
  const { page } = await visitNative();
  const result = (await call(page, { question: 'What did she invent?' })) as { answer: string; citations: string[] };
  expect(Object.keys(result).toSorted()).toEqual(['answer', 'citations']);
  expect(result.answer).not.toBe('');
  expect(result.citations[0]).toMatch(/\/#[a-z-]+/);
  expect(await page.locator('.drawer[open] .asked').innerText()).toContain('What did she invent?');
  const second = page.waitForRequest('**/api/v1/ask');
  await call(page, { question: 'When was it granted?' });
  expect(((await second).postDataJSON() as { messages: unknown[] }).messages).toHaveLength(3);
});

test('a call leaves the focus with the visitor who types', async () => {
  const { page } = await visitNative();
  const filter = page.getByLabel('Filter patents');
  await filter.fill('ma');
  const told = call(page, { question: 'What did she invent?' });
  await page.locator('.drawer[open]').waitFor();
  await page.keyboard.type('st of');
  expect(await filter.inputValue()).toBe('mast of');
  await told;
  await page.keyboard.type(' it');
  expect(await filter.inputValue()).toBe('mast of it');
  expect(await page.locator('.drawer[open]').count()).toBe(1);
});

test('where a call has to cover the page, a key that is being typed presses nothing', async () => {
  const { page } = await visitNative();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Filter patents').focus();
  await call(page, { question: 'What did she invent?' });
  await page.keyboard.type(' ');
  expect(await page.locator('.drawer[open]').count()).toBe(1);
});

test('input is checked in the tool, because browsers do not check it', async () => {
  const { page } = await visitNative();
  for (const input of [
    {},
    { question: '  ' },
    { question: 7 },
    { question: 'x'.repeat(10_001) },
    { question: 'x', more: 1 },
  ]) {
    expect(await call(page, input)).toMatchObject({
      error: { code: 'validation_failed', resolution: expect.any(String) },
    });
  }
  expect(await page.locator('.drawer[open]').count()).toBe(0);
});

test('a second call while one runs is refused, and cancelling the first stops its stream', async () => {
  const { page } = await visitNative();
  const first = call(page, { question: 'Something long (hold)' });
  await page.locator('.answer', { hasText: 'The first words' }).waitFor();
  expect(await call(page, { question: 'And this?' })).toMatchObject({ error: { code: 'busy' } });
  const stopped = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('test-abort')));
  expect((await stopped).url()).toContain('/api/v1/ask');
  expect(await first).toEqual({ thrown: 'AbortError' });
  await page.locator('.state', { hasText: 'Stopped' }).waitFor();
});

test('failures are returned, a spent quota with the seconds to wait', async () => {
  const { page } = await visitNative();
  expect(await call(page, { question: 'Something (fail)' })).toMatchObject({ error: { code: 'internal_error' } });
  for (let asked = 1; asked < 8; asked += 1) await call(page, { question: 'What did she invent?' });
  expect(await call(page, { question: 'One too many' })).toMatchObject({
    error: { code: 'chat_limit_reached', message: expect.any(String), resolution: expect.any(String) },
    retryAfter: expect.any(Number),
  });
});

test('a conversation that cannot be loaded is a failure that is returned', async () => {
  const { page } = await visitNative();
  await page.route('**/*drawer*', (route) => route.abort());
  expect(await call(page, { question: 'What did she invent?' })).toEqual({
    error: { code: 'unreachable', message: expect.any(String), resolution: expect.any(String) },
  });
});

/** Notes how many tools a page has when it is left, and whether it comes back from the cache. */
async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = ((globalThis as unknown as { seen: object }).seen = {}) as Record<string, unknown>;
    const { modelContext } = document as unknown as { modelContext: Context };
    // Registered after the page's own listener, and so called after it.
    addEventListener('pagehide', async () => {
      seen['left with'] = (await modelContext.getTools()).length;
    });
    addEventListener('pageshow', ({ persisted }) => (seen['from the cache'] = persisted));
  });
}

async function pretendToReturn(page: Page): Promise<void> {
  await watchReturn(page);
  for (const name of ['pagehide', 'pageshow']) {
    await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  }
}

test('the registration ends when the page is left, and comes back with it from the cache', async () => {
  const { page } = await returning.visit('/');
  await expect.poll(() => countTools(page)).toBe(1);
  await watchReturn(page);
  await page.goto('/developers');
  expect(await countTools(page)).toBe(0);
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => countTools(page)).toBe(1);
  // The Chromium from npm keeps no page that is left: there the events of one have to do.
  if (await page.evaluate(() => !('seen' in globalThis))) await pretendToReturn(page);
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
  await expect.poll(seen).toEqual({ 'left with': 0, 'from the cache': true });
  expect(await call(page, { question: 'What did she invent?' })).toMatchObject({ answer: expect.any(String) });
});

test('only the portfolio page offers the tool', async () => {
  const { page } = await native.visit('/developers');
  await page.waitForLoadState('networkidle');
  expect(await page.webmcp.tools()).toEqual([]);
});

test('without document.modelContext the tool goes to navigator.modelContext', async () => {
  const { page } = await plain.visit('/404');
  await page.addInitScript({ content: polyfill });
  await page.addInitScript(() => {
    const polyfilled = (document as unknown as { modelContext?: object }).modelContext;
    Object.defineProperty(navigator, 'modelContext', { value: polyfilled, configurable: true });
    Object.defineProperty(document, 'modelContext', { value: undefined, configurable: true });
  });
  await page.goto('/');
  const names = () =>
    page.evaluate(async () => {
      const context = (navigator as unknown as { modelContext: Context }).modelContext;
      return (await context.getTools()).map(({ name }) => name);
    });
  await expect.poll(names).toEqual(['ask_assistant']);
});

test('where both exist, the tool is registered once, with the document', async () => {
  const { page } = await plain.visit('/404');
  await page.addInitScript(() => {
    const calls = ((globalThis as unknown as { calls: string[] }).calls = []) as string[];
    for (const [name, owner] of Object.entries({ document, navigator })) {
      const value = { registerTool: async (tool: Tool) => void calls.push(`${name} ${tool.name}`) };
      Object.defineProperty(owner, 'modelContext', { value, configurable: true });
    }
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls)).toEqual([
    'document ask_assistant',
  ]);
});

test('a visitor whose browser has no tools loads none of their code', async () => {
  const { page } = await plain.visit('/');
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('webmcp'))).toEqual([]);
});
