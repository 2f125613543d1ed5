import { expect, test } from 'vitest';
import { mistakesOf, profile, read } from '../../support/content.ts';

const project = (...fields: string[]) => ({ 'projects/a.md': ['---', 'name: A', ...fields, '---'].join('\n') });

test.each([
  [['name: B'], 3, 'Map keys must be unique. This field stands twice. Keep one of its lines'],
  [
    ['summary: Tide: a library'],
    3,
    'Nested mappings are not allowed in compact mappings. A text with ": " in it wants quotes, like title: "Words: more words"',
  ],
  [['place: x', 'summary: *bold* words'], 4, 'Unexpected scalar at node end'],
  [['summary: *bold*'], 3, '"*bold*" refers to nothing. A text that begins with * wants quotes'],
])('a slip in YAML is told with one line, that of the file, and what to do: %j', (fields, line, message) => {
  const [mistake] = mistakesOf(project(...fields));
  expect(mistake).toMatchObject({ file: 'projects/a.md', line, message: `cannot be read as YAML: ${message}` });
});

test('a wrong value gets an example only where the schema refuses nothing of it', () => {
  const [mistake] = mistakesOf(project('links: a'));
  expect(mistake).toMatchObject({ message: 'should be a list' });
  expect(read(project(mistake?.example ?? '')).records).toHaveLength(2);
});

test('a missing address in a link is told as missing, with an example', () => {
  const [mistake] = mistakesOf(project('links:', '  - label: Home'));
  expect(mistake).toMatchObject({
    field: 'links.0.url',
    message: 'is missing',
    example: 'url: https://example.com/page',
  });
});

test.each(['2019/05', 'now'])('the end "%s" is told to be neither present nor a date', (end) => {
  const [mistake] = mistakesOf(project(`end: ${end}`));
  expect(mistake).toMatchObject({ line: 3, field: 'end' });
  expect(mistake?.message).toMatch(/^is neither "present" nor a date\. .*2019, 2019-05 or 2019-05-31/);
  expect(mistake).not.toHaveProperty('example');
});

test('an unknown field leaves the examples of the other mistakes', () => {
  const text = profile.filter((line) => !line.startsWith('updated')).with(2, 'summry: x');
  const updated = mistakesOf({ 'profile.md': text.join('\n') }).find(({ field }) => field === 'updated');
  expect(updated).toMatchObject({ message: 'is missing', example: 'updated: 1968-12-09' });
});

test.each([
  ['name: tidecalc\n\nText.', 'has no front matter: put the fields between two lines of --- at its top'],
  ['---\nname: tidecalc\n\nText.', 'opens front matter with --- and never closes it: put another line of ---'],
])('fields that stand in no front matter are told as that, not as missing: %j', (text, message) => {
  for (const file of ['projects/tidecalc.md', 'profile.md'])
    expect(mistakesOf({ [file]: text })).toMatchObject([
      { file, line: 1, field: '', message: expect.stringContaining(message) },
    ]);
});

test('an approach may be text alone', () => {
  expect(read({ 'approach.md': 'Slowly.' }).records).toMatchObject([{ area: 'about' }, { body: 'Slowly.' }]);
});

test('a wrong e-mail address or DOI is told with the form that is right', () => {
  const files = {
    'profile.md': profile.toSpliced(1, 0, 'contact: {email: mira at x}').join('\n'),
    'publications.yaml': '- {title: P, kind: paper, doi: https://doi.org/10.1/x}',
  };
  expect(mistakesOf(files)).toMatchObject([
    { field: 'contact.email', message: expect.stringContaining('no e-mail address. Write it in full, like name@') },
    { field: '0.doi', message: expect.stringContaining('no DOI. Write it without an address before it, like 10.') },
  ]);
});

test('mistakes in the theme and in the records are told at once', () => {
  const files = { 'theme.yaml': 'fonts: editorial\naccent: red', ...project('links: a') };
  expect(mistakesOf(files)).toMatchObject([
    { file: 'theme.yaml', line: 2, field: 'accent' },
    { file: 'projects/a.md', line: 3, field: 'links' },
  ]);
});

test('two records of one list with the same title are told with both lines', () => {
  const [mistake] = mistakesOf({ 'awards.yaml': '- title: P\n  date: 1968\n- title: P' });
  expect(mistake).toMatchObject({ file: 'awards.yaml', line: 3, field: 'id' });
  expect(mistake?.message).toContain('is already taken by awards.yaml:1.');
});

test('an end before its start is told beside the other mistakes of the record', () => {
  const fields = mistakesOf(project('start: 2021', 'end: 2019', 'links: a')).map(({ field }) => field);
  expect(fields).toEqual(['links', 'end']);
});
