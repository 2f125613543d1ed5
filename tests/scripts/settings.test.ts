import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toOpenApi } from '#core/discovery/openapi.ts';
import { SettingsError } from '../../netlify/runtime/settings-error.ts';
import { readPort, readSettings } from '../../netlify/runtime/settings.ts';
import { readBuiltAddress } from '../../scripts/local/built-address.ts';

test('without any variable the limits are those of the contract and the site is local', () => {
  expect(readSettings({})).toMatchObject({
    siteUrl: 'http://localhost:8888',
    policies: { chat: { limit: 30, windowSeconds: 60 }, jobAnalysis: { limit: 5, windowSeconds: 3600 } },
  });
});

test('limits can be set, and an empty variable is one that is not set', () => {
  const { policies } = readSettings({ CHAT_LIMIT: '3', CHAT_WINDOW_SECONDS: '10', JOB_ANALYSIS_LIMIT: '' });
  expect(policies).toMatchObject({ chat: { limit: 3, windowSeconds: 10 }, jobAnalysis: { limit: 5 } });
});

test('the site address is SITE_URL, else URL of Netlify, without its path', () => {
  expect(readSettings({ SITE_URL: 'https://me.example/', URL: 'https://x.netlify.app' }).siteUrl).toBe(
    'https://me.example',
  );
  expect(readSettings({ URL: 'https://x.netlify.app' }).siteUrl).toBe('https://x.netlify.app');
});

test('every wrong variable is named with its value and what it should be', () => {
  expect(() => readSettings({ CHAT_LIMIT: 'many', CHAT_WINDOW_SECONDS: '0' })).toThrow(
    /CHAT_LIMIT is "many": it should be a whole number\n.*CHAT_WINDOW_SECONDS is "0": it should be at least 1/,
  );
});

test.each([
  [{ SITE_URL: 'me.example' }, /^SITE_URL is "me.example".*https:\/\/example.com/],
  [{ SITE_URL: 'https://me.example/sub/' }, /^SITE_URL is .*root of its host. Write it like https:\/\/me.example$/],
  [{ URL: 'https://me.example/?x' }, /^URL is .*root of its host/],
  [{ PORT: '99999' }, /^PORT is "99999": it should be a whole number from 1 to 65535$/],
  [{ PORT: 'eight' }, /^PORT is "eight"/],
])('a wrong address of the site is a mistake of the settings that names its variable: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});

test("the port is read for itself, and is nobody's business where the site has an address", () => {
  expect(readPort({})).toBe(8888);
  expect(readPort({ PORT: '3000' })).toBe(3000);
  expect(() => readPort({ PORT: '0', SITE_URL: 'https://me.example' })).toThrow(SettingsError);
  expect(readSettings({ PORT: '0', SITE_URL: 'https://me.example' }).siteUrl).toBe('https://me.example');
});

test('what a site was built for is read from its contract', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(dist, 'openapi.json'), JSON.stringify(toOpenApi({ name: 'Ada' }, 'http://localhost:3000')));
  expect(await readBuiltAddress(dist)).toBe('http://localhost:3000');
  await rm(dist, { recursive: true });
});
