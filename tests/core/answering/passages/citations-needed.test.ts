import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'engineer', 'scientist');

test.each([
  ['engineer', 'Why did she stop looking after the medical data library?', ['open-source-fhirlite']],
  ['engineer', 'How many defects did the simulator catch before customers could see them?', ['project-timeloop']],
  ['founder', 'Suppose an agent goes rogue: how fast can its authority be pulled?', ['project-tarn-warrant']],
])('a passage that holds what is wanted carries no other entry: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('a typed answer that holds what is wanted carries no passage of another entry', () => {
  const { cited } = ask('scientist', 'Which companies has she worked for since leaving the university?');
  expect(cited.every((id) => id?.startsWith('experience-'))).toBe(true);
});
