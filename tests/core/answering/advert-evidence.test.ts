import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../support/asked.ts';

const judge = toPointLine(askFixtures('curie', 'engineer', 'founder', 'data-engineer'));

test.each([
  ['engineer', 'Experience as a head of engineering'],
  ['engineer', 'principal engineer'],
  ['data-engineer', 'Experience as VP engineering'],
  ['founder', 'Head of design'],
])('the title of a colleague is none of the person: %s, %s', (name, point) => {
  expect(judge(name, point)).not.toContain('**Met**');
});

test.each([
  ['engineer', 'Take part in on-call'],
  ['data-engineer', 'take part in on-call'],
  ['engineer', 'on-call availability'],
])('a label or a near word shared with an entry shows nothing: %s, %s', (name, point) => {
  expect(judge(name, point)).not.toContain('**Met**');
});

test.each([
  ['data-engineer', 'relational databases', 'PostgreSQL'],
  ['data-engineer', 'message queues', 'Kafka'],
  ['data-engineer', 'observability', 'Prometheus'],
  ['engineer', 'Infrastructure as code', 'Terraform'],
  ['data-engineer', 'Experience in healthcare', 'health care'],
  ['engineer', 'Experience in the payments industry', 'payment company'],
  ['engineer', 'patents', 'Number: EP'],
  ['engineer', 'at least one granted patent in the field', 'Granted: '],
  ['engineer', "Master's degree in CS or Engineering", 'Degree: MEng'],
  ['data-engineer', 'Degree in CS or equivalent experience', 'Field: Computer science'],
])('one of a kind or of several is enough: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});
