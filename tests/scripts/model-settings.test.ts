import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readModelSettings } from '../../netlify/runtime/model-settings.ts';
import { readUsableModel } from '../../netlify/runtime/usable-model.ts';

test('no key and no address mean no model, whatever else is set', () => {
  expect(readModelSettings({})).toBeUndefined();
  expect(readModelSettings({ OPENAI_MODEL: 'x', OPENAI_API_KEY: ' ', OPENAI_BASE_URL: '' })).toBeUndefined();
});

test('a key alone means the public service; an empty address is not handed on', () => {
  const settings = readModelSettings({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: '' });
  expect(settings).toMatchObject({ apiKey: 'sk-1', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o-mini' });
  expect(settings?.deadlines.total).toBeLessThan(60_000);
});

test('a server in the local network works over plain http without a key', () => {
  expect(readModelSettings({ OPENAI_BASE_URL: 'http://192.168.1.5:11434/v1', OPENAI_MODEL: 'llama3.1' })).toMatchObject(
    {
      apiKey: 'none',
      baseUrl: 'http://192.168.1.5:11434/v1',
      model: 'llama3.1',
    },
  );
});

test("Netlify's gateway works with what it sets by itself", () => {
  const gateway = 'https://site.example/.netlify/ai';
  expect(readModelSettings({ OPENAI_API_KEY: 'jwt', OPENAI_BASE_URL: gateway })).toMatchObject({
    baseUrl: gateway,
    model: 'gpt-4o-mini',
  });
});

test.each([
  [
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'localhost:11434' },
    /OPENAI_BASE_URL is "localhost:11434": it should be a web address/,
  ],
  [{ OPENAI_BASE_URL: 'http://localhost:1/v1/chat/completions', OPENAI_MODEL: 'm' }, /above \/chat\/completions/],
  [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, /OPENAI_MODEL is missing: name a model that the server at/],
  [{ OPENAI_API_KEY: 'secret key' }, /OPENAI_API_KEY it should be the bare key/],
  [{ OPENAI_API_KEY: 'k', MODEL_TOTAL_SECONDS: '90' }, /MODEL_TOTAL_SECONDS is "90": it should be at most 55/],
  [
    { OPENAI_API_KEY: 'k', MODEL_IDLE_SECONDS: 'soon' },
    /MODEL_IDLE_SECONDS is "soon": it should be a number of seconds/,
  ],
  [{ OPENAI_API_KEY: 'k', MODEL_DAILY_LIMIT: '-1' }, /MODEL_DAILY_LIMIT is "-1": it should be a whole number/],
  [{ OPENAI_API_KEY: 'k', MODEL_CONTEXT_TOKENS: '100' }, /MODEL_CONTEXT_TOKENS is "100": it should be at least 2048/],
  [
    { OPENAI_API_KEY: 'k', MODEL_CACHE_SECONDS: '-1' },
    /MODEL_CACHE_SECONDS is "-1": it should be a number of seconds from 0 to 3600, like 60/,
  ],
])('a wrong value is told with what to do: %o', (env, message) => {
  expect(() => readModelSettings(env)).toThrow(message);
  expect(() => readModelSettings(env)).not.toThrow('secret key');
});

test('a running site with a wrong value says so and answers without a model', () => {
  const warnings: string[] = [];
  const read = (env: Record<string, string>) =>
    readUsableModel({ OPENAI_API_KEY: 'k', ...env }, (line) => warnings.push(line));
  expect(read({ MODEL_IDLE_SECONDS: 'soon' })).toBeUndefined();
  expect(warnings.join()).toContain('MODEL_IDLE_SECONDS');
  expect(read({ MODEL_DAILY_LIMIT: '0' })).toBeUndefined();
  expect(read({ MODEL_CACHE_SECONDS: '0' })).toBeDefined();
  expect(warnings).toHaveLength(1);
});

test('a process that runs every function tells a wrong value once', () => {
  const load = "await import('./netlify/runtime/app.ts'); await import('./netlify/runtime/mcp.ts')";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load], {
    encoding: 'utf8',
    env: { ...process.env, OPENAI_API_KEY: 'k', MODEL_IDLE_SECONDS: 'soon' },
    timeout: 20_000,
  });
  expect(status).toBe(0);
  expect(stderr.match(/MODEL_IDLE_SECONDS/g)).toHaveLength(1);
});
