import { expect, test } from 'vitest';
import { readSettings } from '../../netlify/runtime/settings.ts';

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
  expect(() => readSettings({ SITE_URL: 'me.example' })).toThrow(/SITE_URL is "me.example".*https:\/\/example.com/);
});
