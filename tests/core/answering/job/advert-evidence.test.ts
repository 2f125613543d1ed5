import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const judge = toPointLine(
  askFixtures('curie', 'engineer', 'founder', 'data-engineer', 'designer', 'scientist', 'security'),
);

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
  ['engineer', 'Willing to take part in the on-call rota'],
  ['founder', 'On-call rotation'],
  ['founder', 'CI/CD (GitLab, GitHub Actions)'],
  ['founder', 'Experience with automated testing frameworks (Jest, Cypress)'],
  ['founder', 'hires well'],
  ['founder', 'experience in supervising doctoral students'],
  ['engineer', 'Experience supervising PhD students'],
  ['engineer', 'Must be willing to travel up to 20%'],
  ['data-engineer', 'senior Go engineer'],
  ['data-engineer', 'based in Berlin'],
  ['data-engineer', '6 months'],
  ['designer', 'knowledge of motion design'],
  ['curie', 'Knowledge of French or the willingness to acquire it'],
])('a label or a near word shared with an entry shows nothing: %s, %s', (name, point) => {
  expect(judge(name, point)).toMatch(/\*\*(?:Not shown|Partly)\*\*/);
});

test.each([
  ['data-engineer', 'relational databases', 'PostgreSQL'],
  ['data-engineer', 'message queues', 'Kafka'],
  ['data-engineer', 'observability', 'Prometheus'],
  ['engineer', 'Infrastructure as code', 'Terraform'],
  ['founder', 'identity and access management (IAM)', 'identity and access management'],
  ['founder', 'hardware security modules (HSMs)', 'Keyring'],
  ['data-engineer', 'Experience in healthcare', 'health care'],
  ['engineer', 'Experience in the payments industry', 'payment company'],
  ['engineer', 'patents', 'Number: EP'],
  ['engineer', 'at least one granted patent in the field', 'Granted: '],
  ['engineer', "Master's degree in CS or Engineering", 'Degree: MEng'],
  ['data-engineer', 'Degree in CS or equivalent experience', 'Field: Computer science'],
  ['data-engineer', 'based in Ghent', 'Ghent'],
  ['designer', 'built or scaled a design system', 'built and led'],
  ['founder', 'founded a company', 'Role: Founder'],
  ['founder', 'given talks at conferences', 'Kind: talk'],
  ['scientist', 'Experience supervising PhD students', 'co-supervised two doctoral students'],
])('one of a kind or of several is enough: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['engineer', 'PostgreSQL', 'quillpay'],
  ['engineer', '3 years of Kafka', 'quillpay'],
  ['data-engineer', 'BigQuery', 'orrin'],
  ['designer', 'React', 'northmere-lead'],
])('of several roles that list a skill the latest is quoted: %s, %s', (name, point, role) => {
  expect(judge(name, point)).toContain(`#experience-${role}`);
});

test.each(['Right to work in the UK', 'US work authorization'])(
  'a permit to work is listed and not guessed: %s',
  (point) => {
    expect(judge('engineer', point)).toMatch(/\*\*Not shown\*\*.*does not show this/);
  },
);

test('what says most of a point is quoted before what fits in a word', () => {
  expect(judge('curie', 'Teaching experience at university level')).toMatch(/\*\*Met\*\*.*university teaching/);
});

test.each([
  [
    'engineer',
    "Bachelor's or Master's degree in physics, mathematics or a related field, or equivalent experience",
    'Partly',
  ],
  ['engineer', "PhD or Master's degree in physics or computer science", 'Met'],
  ['engineer', 'PhD in computer science', 'Not shown'],
  ['scientist', 'PhD in Physics, Statistics or a related field', 'Partly'],
  ['designer', 'degree in computer science or a similar field', 'Partly'],
])('a degree is held against its level and its field: %s, %s', (name, point, verdict) => {
  expect(judge(name, point)).toContain(`**${verdict}**`);
});

test.each([
  ['curie', 'First-aid certificate'],
  ['engineer', 'First-aid certificate'],
  ['engineer', 'Driving licence'],
  ['engineer', 'App development'],
  ['engineer', 'Film production'],
  ['engineer', 'Song writing'],
])('a paper on another matter and a thing of another kind show nothing: %s, %s', (name, point) => {
  expect(judge(name, point)).toContain('**Not shown**');
});

test.each([
  ['curie', 'Driving licence', 'driving licence in 1916'],
  ['curie', 'precise measurement of radioactivity', 'radioactivity measurement'],
])('praise in a requirement asks for nothing, and its paper is found: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test('a certificate that somebody let lapse is none, and one that he did not is', () => {
  expect(judge('security', 'CISSP')).toContain('**Not shown**');
  expect(judge('security', 'OSCP')).toContain('**Met**');
});
