import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '#core/discovery/documents.ts';
import { markdownTwins, paths, toPageFile } from '#core/site.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');

test('every document of the table is built', () => {
  expect(documents.filter(({ path }) => read(path).length === 0)).toEqual([]);
});

test('the headers file speaks of every document and every page, with its media type', () => {
  const rules = read('_headers').split(/\n(?=\/)/);
  const missing = documents.filter(({ path, mediaType }) => {
    return !rules.some((rule) => rule.startsWith(`${path}\n`) && rule.includes(`\n  Content-Type: ${mediaType}\n`));
  });
  expect(missing).toEqual([]);
  const pages = Object.keys(markdownTwins).flatMap((path) => [path, toPageFile(path)]);
  expect(
    pages.filter((path) => !rules.some((rule) => rule.startsWith(`${path}\n`) && rule.includes('Vary: Accept'))),
  ).toEqual([]);
});

test('security.txt is valid for a month or more, and for less than a year', () => {
  const expires = /^Expires: (.+)$/m.exec(read(paths.security))?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the addresses in the documents are all of one site', () => {
  const origin = /^Sitemap: (https?:\/\/[^/]+)/m.exec(read(paths.robots))?.[1];
  const own = [paths.llms, paths.apiCatalog, paths.openapi, paths.ard, paths.homeMarkdown];
  const strangers = own.filter((path) => !read(path).includes(`${origin}/`));
  expect(strangers).toEqual([]);
});

test('the same bytes stand under both names of the catalog and of the server card', () => {
  expect(read(paths.aiCatalog)).toBe(read(paths.ard));
  expect(read(paths.serverCard)).toBe(read(paths.mcpServerCard));
});

test('JSON-LD on every page parses and cannot end its script early', () => {
  const pages = Object.keys(markdownTwins).map((path) => read(path === '/' ? 'index.html' : `${path}.html`));
  const blocks = pages.map((html) => /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(blocks.map((block) => (JSON.parse(block) as { '@context': string })['@context'])).toEqual(
    pages.map(() => 'https://schema.org'),
  );
  expect(blocks.filter((block) => block.includes('<'))).toEqual([]);
});
