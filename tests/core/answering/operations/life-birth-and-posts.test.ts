import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie');

test.each(['Was she born in Berlin?', 'Was she born in May 1871?'])(
  'whether somebody was born there or then is told by the birth: %s',
  (question) => {
    expect(ask('curie', question).text).toContain('in Warsaw on 7 November 1867');
  },
);

test.each(['List her academic positions', 'academic posts'])(
  'academic posts are posts at universities and no degrees: %s',
  (question) => {
    expect(ask('curie', question).cited).toEqual(['experience-laboratory-chief', 'experience-professor']);
  },
);
