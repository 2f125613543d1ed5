import { afterEach, expect, test, vi } from 'vitest';
import { contentFolder, readContentFolder, readThemeFile } from '../src/content-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['', ' '])('an empty CONTENT_DIR means the folder that ships with the site: "%s"', (value) => {
  vi.stubEnv('CONTENT_DIR', value);
  expect(contentFolder()).toBe('content');
});

test('a file in place of the content folder is told to be no folder', async () => {
  await expect(readContentFolder('content/profile.md')).rejects.toThrow(/content\/profile\.md {2}is no folder/);
});

test('a file in place of the content folder has no theme of its own', async () => {
  expect(await readThemeFile('content/profile.md')).toMatchObject({ fonts: 'editorial' });
});
