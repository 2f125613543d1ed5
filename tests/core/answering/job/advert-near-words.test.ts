import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const judge = toPointLine(
  askFixtures(
    'curie',
    'scientist',
    'data-engineer',
    'engineer',
    'junior',
    'product',
    'robotics',
    'hardware',
    'security',
    'lamarr',
    'research-engineer',
  ),
);

test.each([
  ['junior', 'exhibitions or curating'],
  ['robotics', 'exhibitions or curating'],
  ['hardware', 'exhibitions'],
  ['robotics', 'time management'],
  ['security', 'time management'],
  ['product', 'time management'],
  ['robotics', 'machine learning'],
  ['hardware', 'Machine learning'],
  ['robotics', 'Shipped products'],
  ['hardware', 'Must be able to work in the U.S. without sponsorship now or in the future'],
  ['scientist', 'Must be able to work in the U.S. without sponsorship now or in the future'],
  ['curie', 'Fluent English'],
  ['security', 'Civil engineering'],
  ['security', 'mechanical engineering'],
  ['security', 'Knowledge of IEC 62304'],
  ['robotics', 'ISO 26262'],
  ['scientist', 'ISO 14971'],
])('a near word, the area of an entry or another number of a standard shows nothing: %s, %s', (name, point) => {
  expect(judge(name, point)).toMatch(/\*\*Not shown\*\*.*does not show this/);
});

test.each([
  ['robotics', 'management experience', 'Role: Firmware team lead'],
  ['hardware', 'management', 'Role: Head of embedded systems'],
  ['hardware', 'talks', 'Kind: talk'],
  ['product', 'shipped a product', 'I ship health data'],
  ['scientist', 'deep learning', 'Skills: deep learning'],
  ['robotics', 'IEC 61508', 'IEC 61508'],
  ['scientist', 'ISO 13485', 'ISO 13485'],
  ['hardware', 'Experience as CTO', 'Role: Co-founder and chief technology officer'],
  ['security', 'ran a team of 10', 'Team: 11 people'],
  ['product', 'running a team of product managers', 'Role: Head of product'],
  ['product', 'Evidence of teaching', 'Skills: .*teaching'],
  ['junior', 'really comfortable in React and TypeScript', 'Skills: TypeScript; React'],
])('the thing itself is quoted: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test('a patent that is applied for is no granted one', () => {
  expect(judge('hardware', '5 granted patents')).toMatch(/\*\*Partly\*\*.*: 4 patents\./);
});

test('a budget that one answers for is no pay', () => {
  expect(judge('product', 'Budget responsibility over £1m')).toContain('yearly budget of £4.2 million');
});

test('a permit to work without sponsorship is listed, and the nearest word quoted', () => {
  const point = 'Able to work in the US without the need for visa sponsorship';
  expect(judge('robotics', point)).toMatch(/\*\*Not shown\*\*.*Norwegian passport/);
});

test.each(['junior', 'product', 'security'])('the notice of a page is no skill of the person: %s', (name) => {
  expect(judge(name, 'automated tests')).not.toContain('Notice:');
});

test.each([
  ['robotics', 'M.Sc. or Ph.D. in Robotics', 'Doctor of Sciences'],
  ['robotics', 'B.Sc. or M.Sc. in Electronics', 'Bachelor of Science'],
  ['product', 'M.Sc. in Health informatics', 'Degree: MSc'],
  ['data-engineer', 'M.Sc. in Computer science', 'Degree: M.Sc.'],
  ['engineer', 'M.Eng. in Computer science', 'MEng'],
])('a degree is one with dots and without: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['research-engineer', '6+ years in ML research', 'Met', '7 years and 2 months'],
  ['scientist', '8 years of machine learning', 'Met', '9 years and 4 months'],
  ['robotics', '10 years of embedded experience', 'Met', '10 years up to'],
  ['hardware', '10+ years of embedded systems', 'Partly', '7 years and 1 month'],
  ['hardware', '5 years as a CTO', 'Partly', '4 years and 1 month'],
  ['security', '3+ years running a team', 'Met', '11 years and 6 months'],
])('years are of all posts of the kind, and of no other: %s, %s', (name, point, verdict, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*${verdict}\\*\\*.*: ${told}`));
});
