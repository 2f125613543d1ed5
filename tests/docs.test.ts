import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders that the documents leave out in front of a file that they name. */
const roots = ['', 'src/core', 'src/core/answering'];
/** The owner's own files, of which most are optional: whether one is there is no fault of the documents. */
const isOwners = (path: string) => path.startsWith('content/');

test('every file that the documents name is there', () => {
  const missing = ['README.md', ...globSync('docs/*.md')].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|json|jsonl|css|yaml))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isOwners(path) && !roots.some((root) => existsSync(join(root, path))))
      .map((path) => `${document} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every link between the documents and to files leads somewhere', () => {
  const broken = ['README.md', ...globSync('docs/*.md')].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(document, '..', path)))
      .map((path) => `${document} links to ${path}`),
  );
  expect(broken).toEqual([]);
});
