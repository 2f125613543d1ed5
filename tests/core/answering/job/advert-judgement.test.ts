import { expect, test } from 'vitest';
import { askFixtures, toPointLine, toPoints } from '../../../support/asked.ts';

const ask = askFixtures(
  'curie',
  'lamarr',
  'engineer',
  'founder',
  'data-engineer',
  'designer',
  'scientist',
  'nightingale',
  'hopper',
);
const judge = toPointLine(ask);

test.each([
  ['scientist', 'Medical degree or doctorate in medicine', 'Not shown'],
  ['hopper', 'Law degree', 'Not shown'],
  ['engineer', 'MBA', 'Not shown'],
  ['curie', 'Doctorate in chemistry', 'Partly'],
  ['scientist', 'PhD in machine learning', 'Met'],
  ['curie', 'Teaching qualification', 'Met'],
  ['scientist', 'Teaching qualification', 'Not shown'],
])('a degree is in its own field, and none in another is of a profession: %s, %s', (name, point, verdict) => {
  expect(judge(name, point)).toContain(`**${verdict}**`);
});

test.each([
  ['curie', 'Publications in the field of radioactivity', 'Met'],
  ['hopper', 'Peer-reviewed publications in machine learning', 'Not shown'],
  ['nightingale', 'Publications in peer-reviewed journals', 'Not shown'],
  ['hopper', 'Publications in peer-reviewed journals', 'Met'],
  ['lamarr', 'Inventor on at least one granted patent', 'Met'],
])('works are on what they say and where they say: %s, %s', (name, point, verdict) => {
  expect(judge(name, point)).toContain(`**${verdict}**`);
});

test.each([
  ['designer', 'Three days a week', 'Met'],
  ['designer', 'Two days a week', 'Met'],
  ['data-engineer', 'Four days a week', 'Not shown'],
  ['engineer', 'Five days a week in our office', 'Not shown'],
  ['designer', 'Remote', 'Not shown'],
  ['engineer', 'Working remotely', 'Met'],
  ['data-engineer', 'Able to start in March 2027', 'Met'],
  ['data-engineer', 'Available from February 2027', 'Met'],
  ['data-engineer', 'Available from January 2027', 'Not shown'],
  ['engineer', 'Available from December 2026', 'Not shown'],
  // From March 2027 for a day a week.
  ['engineer', 'Available from January 2030', 'Not shown'],
  ['scientist', 'Permanent position', 'Not shown'],
])('terms of work are held against the days and the months that are told: %s, %s', (name, point, verdict) => {
  expect(judge(name, point)).toContain(`**${verdict}**`);
});

test.each([
  ['engineer', 'Hands-on experience operating Kafka in production', 'Kafka'],
  ['data-engineer', 'Experience running Flink at scale', 'Flink'],
  ['designer', 'Experience building and maintaining a design system', 'design systems'],
  ['engineer', 'Strong experience with Go and PostgreSQL', 'Go'],
])('a listed skill is met, however an advert says that it is used: %s, %s', (name, point, skill) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*Skills: .*${skill}`));
});

test('operating systems are no systems that somebody operates', () => {
  expect(judge('engineer', 'Experience with operating systems')).not.toContain('**Met**');
});

test('of two skills that two entries list each has its own line and its own citation', () => {
  const advert =
    'We are hiring. Would she fit this position?\nRequirements:\n- Experience with eBPF and Puppet\n- Kafka and Puppet';
  const { text, cited } = ask('founder', advert);
  expect(toPoints(text)).toEqual(['Experience with eBPF', 'Puppet', 'Kafka and Puppet']);
  expect(cited).toEqual(['experience-quillgate', 'experience-kestrel-payments']);
});

test.each([
  ['designer', 'Knowledge of accessibility standards, including WCAG 2.1', 'WCAG 2.1 AA audit'],
  ['scientist', 'Programming languages, including Python and Rust', 'Rust; Python'],
])('what is shown of the parts that are named is shown of the whole: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['curie', 'Teaching at university level', 'Met'],
  ['hopper', 'Teaching at university level', 'Met'],
  ['nightingale', 'Teaching at university level', 'Not shown'],
  ['data-engineer', 'Teaching at university level', 'Not shown'],
  ['hopper', 'Military service', 'Met'],
  ['lamarr', 'Military service', 'Not shown'],
  ['scientist', 'Bus driver licence', 'Not shown'],
  ['nightingale', 'Registered nurse licence', 'Not shown'],
  ['scientist', 'Experience managing a budget', 'Met'],
  ['engineer', "Supervision of master's theses", 'Not shown'],
  ['scientist', 'Norwegian native speaker', 'Met'],
])('one word that is shared shows nothing of what is asked: %s, %s', (name, point, verdict) => {
  expect(judge(name, point)).toContain(`**${verdict}**`);
});

test('ideas that are protected by patents ask for patents, on whatever they are', () => {
  expect(judge('lamarr', 'Protect new methods with patents')).toMatch(/\*\*Met\*\*.*US 2,292,387/);
  expect(judge('curie', 'Protect new methods with patents')).toContain('**Not shown**');
});
