import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer');

test.each([
  ['curie', 'When did she leave École normale supérieure de jeunes filles?'],
  ['curie', 'Who else is listed as an author of Traité de radioactivité?'],
  ['engineer', 'When did driftclock end?'],
  ['engineer', "Who did she share the Maintainer's Medal with?"],
  ['engineer', 'Who paid for fhirlite?'],
  ['curie', 'Can you tell me the number of people in her team at École normale supérieure de jeunes filles?'],
  ['curie', 'Which people did she work with at Żorawski family?'],
  ['curie', 'When did she get Clandestine courses without a degree, Flying University?'],
  ['curie', 'Who did she work with at École normale supérieure de jeunes filles?'],
  ['curie', 'Until when did she work at École normale supérieure de jeunes filles?'],
  ['curie', 'How big was her team at League of Nations?'],
  ['curie', 'Which institution hosted Discovery of polonium?'],
  ['curie', 'Who was the Election to the Academy of Medicine jointly awarded to besides her?'],
  ['curie', 'What did she receive the Willard Gibbs Award for?'],
  ['lamarr', 'When did she leave Hollywood Canteen?'],
  ['lamarr', 'Which assignee is given for her patent Secret Communication System?'],
  ['engineer', 'What was the location of fhirlite?'],
  ['engineer', 'Why did she leave Lumengrid?'],
  ['engineer', 'What serial number has Method for re-planning delivery routes from streaming traffic data?'],
  ['engineer', 'What was the thesis at Cloud Native Computing Foundation?'],
] as const)('what no field and no sentence tells of an entry is said not to be given: %s, %s', (name, asked) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toContain('does not give that');
});

test.each([
  ['curie', 'What was Petites Curies for?', 'Surgeons used the images'],
  ['curie', 'Which licence did she get at French Red Cross?', 'driving licence in 1916'],
  ['curie', 'Which licence did she take at University of Paris (Sorbonne)?', 'Licence in physical sciences'],
  ['curie', 'Who gave the money for the Radium Institute in Warsaw?', 'A second American collection'],
  ['curie', 'Why did she earn money at Żorawski family?', "to pay for her sister's medical studies"],
  ['engineer', 'Why was Timeloop built?', 'booked 212 payments twice'],
] as const)('what a sentence tells of an entry is no gap: %s, %s', (name, asked, said) => {
  expect(ask(name, asked).text).toContain(said);
});

test('why something ended is told by the sentence that says how it did', () => {
  expect(ask('engineer', 'Why was Loomcraft stopped?').text).toContain('it did not pay for its own hosting');
});

test.each([
  'Which organisation was behind Discovery of radium?',
  'Who did she work with on Measurement of uranium rays?',
])('nothing but what names an entry is told of it: %s', (question) => {
  const { text } = ask('curie', question);
  expect(text).not.toContain('Faculty of Sciences');
  expect(text).not.toContain('found that they are a property of the atom');
});

test.each([
  ['curie', 'When did she stop teaching at Sèvres?'],
  ['lamarr', 'Who taught her to act?'],
  ['engineer', 'When was she promoted to principal engineer?'],
  ['engineer', 'What does she earn at Quillpay?'],
] as const)('a deed that no sentence tells of is not answered by what stands near: %s, %s', (name, asked) => {
  expect(ask(name, asked).outcome).toBe('not_in_portfolio');
});

test.each(['What is her home address?', 'home address', 'Can you give me the home address of Maren Adeyemi?'])(
  'no place of work is given for a home address: %s',
  (asked) => {
    const { outcome, text } = ask('engineer', asked);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).toContain('hello@marenadeyemi.example');
    expect(text).not.toContain('Place:');
  },
);
