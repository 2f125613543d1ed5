import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer');

test.each(['Is she on Behance?', 'Does she have a podcast?'])(
  'a note on the telephone tells of no page elsewhere: %s',
  (question) => {
    expect(ask('engineer', question).outcome).toBe('not_in_portfolio');
  },
);

test('a note on the telephone tells whether the person may be called', () => {
  expect(ask('engineer', 'Can I ring her up?').text).toContain('no telephone number');
});
