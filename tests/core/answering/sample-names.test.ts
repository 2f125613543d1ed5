import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content-folder.ts';

const folders = globSync('tests/support/portfolios/*');
/** The sample's name, written out: `content/` is the owner's, whose name may be any word. */
const sample = 'Doug Douglas Carl Engelbart';
/** Names that are also words of general English, or of the field itself. */
const common = new Set(['mary', 'grace', 'admiral', 'eva', 'english', 'star', 'model', 'mark', 'miss', 'lady', 'lamp']);
let names: string[];

beforeAll(async () => {
  const portfolios = await Promise.all(folders.map((folder) => readContentFolder(folder)));
  const texts = [sample, ...portfolios.flatMap(({ profile }) => [profile.name, ...(profile.aka ?? [])])];
  names = [
    ...new Set(texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))),
  ];
});

test('the answerer knows no word of any sample person', () => {
  const files = globSync('src/core/{answering,corpus}/**/*.ts');
  const wrong = files.flatMap((file) => {
    const words = new Set(
      readFileSync(file, 'utf8')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    );
    return names
      .filter((name) => words.has(name.toLowerCase()) && !common.has(name.toLowerCase()))
      .map((name) => `${file} holds ${name}`);
  });
  expect(names.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
