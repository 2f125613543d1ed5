import { expect, test } from 'vitest';
import { readPortfolio } from '#core/content/read-portfolio.ts';
import { toTimeline } from '../src/timeline.ts';
import { toYears } from '../src/years.ts';

const profile = '---\nname: Ada Example\nheadline: Engineer\nsummary: Builds things.\nupdated: 2026-06-30\n---\n';
const role = (start: string, end?: string) =>
  `---\nrole: Engineer\nemployer: Example Ltd\nstart: ${start}\n${end ? `end: ${end}\n` : ''}---\n`;
const patent = (number: number, granted: string) =>
  `---\nnumber: US ${number}\ntitle: Wheel\nstatus: granted\ngranted: ${granted}\n---\n`;

function read(files: Record<string, string>) {
  return readPortfolio(Object.entries({ 'profile.md': profile, ...files }).map(([path, text]) => ({ path, text })));
}

test('a role spans its years on a scale of whole decades, and lasts to the end of the year that is known', () => {
  const timeline = toTimeline(read({ 'experience/a.md': role('1990', '1999') }));
  expect(timeline).toMatchObject({ firstYear: 1990, lastYear: 2000 });
  expect(timeline?.roles[0]).toMatchObject({ id: 'experience-a', from: 0, label: 'Engineer, Example Ltd, 1990–1999' });
  expect(timeline?.roles[0]?.to).toBeGreaterThan(99);
});

test('a role that goes on lasts to the day of the last change, never to the day of the build', () => {
  const timeline = toTimeline(read({ 'experience/a.md': role('2020', 'present') }));
  expect(timeline?.roles[0]?.to).toBeCloseTo(65, 0);
});

test('patents too close together take rows of their own; those far apart share one', () => {
  const timeline = toTimeline(
    read({
      'experience/a.md': role('1900', '1999'),
      'patents/a.md': patent(1, '1950'),
      'patents/b.md': patent(2, '1951'),
      'patents/c.md': patent(3, '1980'),
    }),
  );
  expect(timeline?.patents.map(({ id, row }) => [id, row])).toEqual([
    ['patent-a', 0],
    ['patent-b', 1],
    ['patent-c', 0],
  ]);
  expect(timeline?.patentRows).toBe(2);
});

test('a portfolio without dated roles and projects has no timeline', () => {
  expect(toTimeline(read({}))).toBeUndefined();
});

test('years are written as a reader scans them', () => {
  expect(toYears({ start: '1959', end: '1977-03' })).toBe('1959–1977');
  expect(toYears({ start: '1988', end: 'present' })).toBe('since 1988');
  expect(toYears({ start: '1962~' })).toBe('c. 1962');
  expect(toYears({ granted: '1970-11-17', filed: '1967' })).toBe('1970');
  expect(toYears({})).toBe('');
});
