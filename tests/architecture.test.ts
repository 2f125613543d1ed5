import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Folder of src/core → what it may import: other folders of core, or packages. */
const mayImport: Record<string, string[]> = {
  site: [],
  contract: ['zod', 'site'],
  content: ['zod', 'contract', 'yaml', 'fastest-levenshtein', 'mdast-util-from-markdown', 'mdast-util-to-string'],
  corpus: [
    'contract',
    'content',
    'site',
    '@orama/orama',
    'fastest-levenshtein',
    'unified',
    'remark-parse',
    'remark-gfm',
    'mdast-util-to-string',
  ],
  answering: ['contract', 'corpus'],
  quota: ['contract'],
  tools: ['zod', 'contract', 'corpus', 'site'],
  resources: ['contract', 'corpus'],
  http: ['zod', 'contract', 'quota', 'site'],
  api: [
    'contract',
    'corpus',
    'answering',
    'quota',
    'tools',
    'resources',
    'http',
    'site',
    '@modelcontextprotocol/server',
  ],
  discovery: ['zod', 'contract', 'corpus', 'site', 'tools', 'resources', 'schema-dts'],
};

/** Folders of answering, each importing only those above it. */
const answering = [
  'signs',
  'records',
  'reading',
  'language',
  'passages',
  'honesty',
  'operations',
  'job',
  'conversation',
  'model',
];

/** Files beside those folders that all of them may use; the others lead from a question to its answer. */
const shared = ['statement', 'evidence', 'replies', 'lists', 'talk', 'answer-event'].map((name) => `../${name}.ts`);
/** An echo asks the question before with another word in it, as if it had been asked so. */
const asksAgain = 'src/core/answering/conversation/echo.ts';

const maxLines = 250;
const sources = [...globSync('{src,netlify,scripts,tests}/**/*.{ts,astro,mjs}'), 'astro.config.mjs'].toSorted();
const core = sources.filter((file) => file.startsWith('src/core/'));

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)];
  return specifiers.map(([, specifier]) => specifier ?? '');
}

/** The folder of core that holds a file, by its path below src/core. */
function folderOf(path: string): string {
  return path.split('/', 1)[0]?.replace(/\.ts$/, '') ?? '';
}

function toTarget(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const path = posix.join(posix.dirname(file), specifier);
  return path.startsWith('src/core/') ? folderOf(path.slice('src/core/'.length)) : `outside core: ${path}`;
}

test('the import table is kept by every file of core', () => {
  const wrong = core.flatMap((file) => {
    const folder = folderOf(file.slice('src/core/'.length));
    return importsOf(file)
      .map((specifier) => toTarget(file, specifier))
      .filter((target) => target !== folder && !mayImport[folder]?.includes(target))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the folders of answering import one way', () => {
  const wrong = core.flatMap((file) => {
    const [, folder = ''] = /^src\/core\/answering\/(\w+)\//.exec(file) ?? [];
    const below = answering.slice(answering.indexOf(folder) + 1);
    return importsOf(file)
      .filter((specifier) => folder && below.includes(/^\.\.\/(\w+)\//.exec(specifier)?.[1] ?? ''))
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

test('the folders of answering use none of the steps that lead through them', () => {
  const inFolders = core.filter((file) => /^src\/core\/answering\/\w+\//.test(file));
  const wrong = inFolders.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => /^\.\.\/[\w-]+\.ts$/.test(specifier) && !shared.includes(specifier))
      .filter((specifier) => file !== asksAgain || specifier !== '../answer-question.ts')
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('core runs anywhere: no Node module, environment or DOM in it', () => {
  const node = new Set(builtinModules);
  const wrong = core.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    return (
      /\bprocess\.|\b(localStorage|sessionStorage)\b|\bdocument\.(querySelector|createElement|body)\b|\bwindow\.(location|document)\b/.test(
        text,
      ) || importsOf(file).some((specifier) => specifier.startsWith('node:') || node.has(specifier))
    );
  });
  expect(wrong).toEqual([]);
});

test('code outside core names core by #core and the path of the file', () => {
  const outside = sources.filter((file) => !file.startsWith('src/core/'));
  const wrong = outside.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => /^\..*\bcore\//.test(specifier) && !file.startsWith('tests/'))
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('the environment is read by the composition roots, the scripts and what starts a build, and nowhere else', () => {
  const readers = sources.filter(
    (file) => !file.startsWith('tests/') && /\bprocess\.env\b/.test(readFileSync(file, 'utf8')),
  );
  const allowed = /^(netlify\/runtime\/environment\.ts|scripts\/|src\/content-folder\.ts|astro\.config\.mjs)/;
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
});

test(`no source file is longer than ${maxLines} lines`, () => {
  const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > maxLines);
  expect(long).toEqual([]);
});

test('doors are short and decide nothing', () => {
  const doors = sources.filter((file) => /^(src\/pages\/.*\.ts|netlify\/functions\/.*)$/.test(file));
  const wrong = doors.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.split('\n').length > 21 || /\bif\s*\(/.test(text);
  });
  expect(wrong).toEqual([]);
});
