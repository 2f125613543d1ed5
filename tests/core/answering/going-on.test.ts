import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'lamarr');

test('thanks and assent are returned, and what was talked about stays', () => {
  const reply = 'A drama of 1942.';
  const thanked = ask('lamarr', 'What was White Cargo?', reply, 'Great, thanks!');
  expect(thanked).toMatchObject({ outcome: 'out_of_scope', cited: [] });
  expect(ask('lamarr', 'What was White Cargo?', reply, 'ok', thanked.text, 'Who directed it?').text).toContain(
    'Richard Thorpe',
  );
  expect(ask('lamarr', 'What was White Cargo?', reply, 'Really?').outcome).not.toBe('out_of_scope');
});
