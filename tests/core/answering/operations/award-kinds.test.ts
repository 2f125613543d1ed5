import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'hopper', 'lamarr', 'scientist');

test.each([
  ['lamarr', 'How many scholarships did she receive?'],
  ['lamarr', 'Which fellowships did she win?'],
  ['curie', 'scholarships and fellowships'],
  ['curie', 'How many scholarships did she get?'],
  ['lamarr', 'When did she become a fellow?'],
  ['scientist', 'How many medals did he win?'],
])('awards of a kind that none is called by are no others: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['engineer', 'Which medals did she win?', ['award-maintainers-medal']],
  ['hopper', 'Which fellowships does she hold?', ['award-bcs', 'award-museum-fellow']],
  ['hopper', 'How many times was she made a fellow?', ['award-bcs', 'award-museum-fellow']],
  ['hopper', 'Of which bodies is she a fellow?', ['award-bcs', 'award-museum-fellow']],
  ['hopper', 'When did she become a fellow of the Computer History Museum?', ['award-museum-fellow']],
])('fellowships and medals are the awards that are called so: %s, %s', (name, question, ids) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'answered', cited: ids });
});

test('a scholarship that a degree tells of is not denied', () => {
  expect(ask('scientist', 'Did he get a scholarship?').text).toContain('Northern Research Council scholarship');
});

test('a society is part of its name', () => {
  expect(ask('curie', 'How many awards did she get from the Royal Society?')).toMatchObject({
    outcome: 'answered',
    cited: ['award-davy-medal'],
  });
});
