import { expect, test } from 'vitest';
import { readPortfolio } from '#core/content/read-portfolio.ts';
import { toFacts } from '#core/corpus/facts.ts';
import { mistakesOf, profile, read } from '../../support/content.ts';

const patent = (fields: string) => `---\nnumber: US 1\ntitle: Lamp\nstatus: granted\n${fields}\n---\nText.`;

test('a record takes its stable id from its file name and its title from its fields', () => {
  const { records } = read({ 'patents/us1.md': patent('granted: 1970-11-17') });
  const found = records.find(({ area }) => area === 'patents');
  expect(found).toMatchObject({ id: 'patent-us1', title: 'Lamp', body: 'Text.', file: 'patents/us1.md' });
});

test('dates stay what was written: a year, a month, a day, with or without about', () => {
  const { records } = read({
    'projects.yaml': ['1968', '1968-12', '1968-12-09', '1968~']
      .map((date, index) => `- {name: P${index}, start: ${date}}`)
      .join('\n'),
  });
  const starts = records.flatMap((record) => toFacts(record).filter(({ field }) => field === 'start'));
  const texts = starts.map(({ values }) => values[0]?.text);
  expect(texts.toSorted()).toEqual(['1968', '9 December 1968', 'December 1968', 'about 1968']);
});

test.each(['1968-13', '1968-02-30', '68', 'soon', '1968-1'])(
  '%s is refused as a date, with the forms that are right',
  (date) => {
    const [mistake] = mistakesOf({ 'patents/us1.md': patent(`filed: ${date}`) });
    expect(mistake).toMatchObject({ file: 'patents/us1.md', line: 5, field: 'filed' });
    expect(mistake?.message).toContain('1968-12-09');
  },
);

test('an unknown field is a mistake that names the nearest known one and the line', () => {
  const [mistake] = mistakesOf({ 'patents/us1.md': patent('grantd: 1970') });
  expect(mistake).toMatchObject({ file: 'patents/us1.md', line: 5, field: 'grantd' });
  expect(mistake?.message).toContain('Did you mean "granted"?');
});

test('a missing field is named with an example', () => {
  const [mistake] = mistakesOf({ 'patents/us1.md': '---\nnumber: US 1\nstatus: granted\n---' });
  expect(mistake).toMatchObject({ field: 'title', message: 'is missing', example: 'title: some words' });
});

test('the example of a missing field is one that the field takes', () => {
  const [mistake] = mistakesOf({ 'profile.md': profile.filter((line) => !line.startsWith('updated')).join('\n') });
  expect(mistake).toMatchObject({ field: 'updated', message: 'is missing', example: 'updated: 1968-12-09' });
});

test('the example of a wrong item of a list is a whole item', () => {
  const [mistake] = mistakesOf({ 'projects/a.md': '---\nname: A\nlinks: [foo]\n---' });
  expect(mistake).toMatchObject({
    field: 'links.0',
    message: 'should be a group of fields',
    example: '- {label: Home page, url: https://example.com}',
  });
});

test('an unknown field beside a missing one is taken for that one, unless it is a slip of another', () => {
  const [unknown] = mistakesOf({ 'awards.yaml': '- name: A prize' }).filter(({ field }) => field === '0.name');
  expect(unknown?.message).toContain('Did you mean "title"?');
  const [slip] = mistakesOf({ 'awards.yaml': '- dat: 1968' }).filter(({ field }) => field === '0.dat');
  expect(slip?.message).toContain('Did you mean "date"?');
});

test('an end before its start is refused, but for dates that are about', () => {
  const project = (start: string, end: string) => ({
    'projects/a.md': `---\nname: A\nstart: ${start}\nend: ${end}\n---`,
  });
  const [mistake] = mistakesOf(project('2021', '2019'));
  expect(mistake).toMatchObject({ file: 'projects/a.md', line: 4, field: 'end' });
  expect(mistake?.message).toContain('is before "start"');
  for (const [start, end] of [
    ['2021-05', '2021'],
    ['2021~', '2020'],
    ['2021', 'present'],
  ] as const)
    expect(read(project(start, end)).records).toHaveLength(2);
});

test('a wrong field deep in a list is found with its path and line', () => {
  const [mistake] = mistakesOf({ 'projects/a.md': '---\nname: A\nlinks:\n  - label: x\n    url: nowhere\n---' });
  expect(mistake).toMatchObject({ file: 'projects/a.md', line: 5, field: 'links.0.url' });
});

test('every mistake of every file is told at once', () => {
  const files = { 'patents/us1.md': patent('grantd: 1970'), 'projects/a.md': '---\n---', 'awards.yaml': '- date: 1' };
  expect(mistakesOf(files).map(({ file }) => file)).toEqual([
    'awards.yaml',
    'awards.yaml',
    'patents/us1.md',
    'projects/a.md',
  ]);
});

test('text that is no YAML is told with its line', () => {
  const [mistake] = mistakesOf({ 'projects/a.md': '---\nname: A\n  links: [\n---\nText' });
  expect(mistake?.file).toBe('projects/a.md');
  expect(mistake?.line).toBeGreaterThan(1);
  expect(mistake?.message).toContain('YAML');
});

test('a file that nothing reads is told, with the places that are read', () => {
  const [mistake] = mistakesOf({ 'patent/us1.md': patent('') });
  expect(mistake?.message).toContain('patents/*.md');
});

test('a missing profile is told', () => {
  expect(() => readPortfolio([])).toThrow(/profile\.md.*is missing/);
});

test('two records with one id are told apart by their files', () => {
  const [mistake] = mistakesOf({ 'projects/a.md': '---\nname: A\n---', 'projects.yaml': '- name: A' });
  expect(mistake).toMatchObject({ field: 'id' });
  expect(mistake?.message).toContain('projects');
});

test('records are read newest first within an area, whatever order the disk gives', () => {
  const files = {
    'projects/a.md': '---\nname: A\nstart: 1990\n---',
    'projects/b.md': '---\nname: B\nstart: 2001-05\n---',
  };
  const ids = (names: Record<string, string>) => read(names).records.map(({ id }) => id);
  expect(ids(files).filter((id) => id.startsWith('project'))).toEqual(['project-b', 'project-a']);
  expect(ids(Object.fromEntries(Object.entries(files).toReversed()))).toEqual(ids(files));
});

test('expected questions stand under the words that answer them, in a file named after their record', () => {
  const { foreseen } = read({
    'patents/us1.md': patent('granted: 1970-11-17'),
    'foreseen/patent-us1.md': '> Text.\n\n- What is\n  it?\n- And _why_?\n',
  });
  expect(foreseen).toEqual([
    {
      recordId: 'patent-us1',
      quote: 'Text.',
      questions: ['What is it?', 'And why?'],
      file: 'foreseen/patent-us1.md',
      line: 1,
    },
  ]);
});

test('a file of expected questions that belongs to no record, or a part of it that answers none, is named', () => {
  const record = { 'patents/us1.md': patent('granted: 1970-11-17') };
  expect(mistakesOf({ ...record, 'foreseen/patent-us2.md': '> Text.\n\n- What?' })).toMatchObject([
    { file: 'foreseen/patent-us2.md', message: expect.stringContaining('The nearest id is "patent-us1"') },
  ]);
  expect(
    mistakesOf({ ...record, 'foreseen/patent-us1.md': '- Why?\n\n> Text.\n\nWhat is it?\n\n> Text.\n' }),
  ).toMatchObject([{ line: 1 }, { line: 3 }, { line: 5 }, { line: 7 }]);
});

test('the questions that nothing answers are lists, and what else stands among them is named', () => {
  const record = { 'patents/us1.md': patent('granted: 1970-11-17') };
  expect(read({ ...record, 'foreseen/untold.md': '- What did\n  it cost?\n- And _why_?\n' })).toMatchObject({
    foreseen: [],
    untold: ['What did it cost?', 'And why?'],
  });
  expect(mistakesOf({ ...record, 'foreseen/untold.md': '- Why?\n\n> Text.\n\n- What?\n' })).toMatchObject([
    { file: 'foreseen/untold.md', line: 3, message: expect.stringContaining('is no list: "Text."') },
  ]);
});
