import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer');

test.each(['Has she managed people?', 'How many people does she manage?', 'Is she a team lead?'])(
  'whom somebody leads is told by roles whose title, team or skills say so: %s',
  (question) => {
    const { text, cited } = ask('engineer', question);
    expect(text).toMatch(/Team: 6 engineers/);
    expect(cited).toEqual(['experience-kestrel']);
  },
);
