import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder');

test.each(['How many patents does he file a year?', 'How many talks does he give per year?'])(
  'how many there are in all is no rate: %s',
  (question) => {
    expect(ask('founder', question).text).not.toContain('The portfolio lists');
  },
);
