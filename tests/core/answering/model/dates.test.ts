import { expect, test } from 'vitest';
import { findDates, supportsDate } from '#core/answering/model/dates.ts';

test.each([
  '9 December 1968',
  '9th of December 1968',
  'December 9, 1968',
  'Dec. 9 1968',
  '1968-12-09',
  '9.12.1968',
  '12/9/1968',
  'December 1968',
  '1968-12',
  'in 1968',
  'the 1960s',
  '9 December',
])('the same day in another notation is supported: %s', (claim) => {
  const [published] = findDates('on 9 December 1968');
  const [claimed] = findDates(claim);
  expect(claimed).toBeDefined();
  expect(published && claimed && supportsDate(published, claimed)).toBe(true);
});

test.each(['8 December 1968', '9 November 1968', '9 December 1969', '1967', 'the 1970s', 'November 1968', '1968-09'])(
  'another date is not: %s',
  (claim) => {
    const [published] = findDates('on 9 December 1968');
    const [claimed] = findDates(claim);
    expect(published && claimed && supportsDate(published, claimed)).toBe(false);
  },
);

test('a date that says more than the published one is not supported', () => {
  const [published] = findDates('in 1968');
  const [claimed] = findDates('in December 1968');
  expect(published && claimed && supportsDate(published, claimed)).toBe(false);
});

test('spans of years are two years, and what is no date is none', () => {
  expect(findDates('1957–77').map(({ year }) => year)).toEqual([1957, 1977]);
  expect(findDates('1957-1977').map(({ year }) => year)).toEqual([1957, 1977]);
  expect(findDates('She may march with 940 others, US 3,541,541 and 12 more')).toEqual([]);
});
