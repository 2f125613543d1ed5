import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'scientist');

test.each([
  ['lamarr', 'When was the patent with George Antheil granted?', 'Granted: 11 August 1942'],
  ['lamarr', 'Filing date of the patent shared with George Antheil?', 'Filed: 10 June 1941'],
  ['curie', 'When did the project with Bronisława Dłuska start?', 'Start: 1925'],
  ['curie', 'What came out of the project with Bronisława Dłuska?', 'Outcome: Opened on 29 May 1932'],
  ['curie', 'Could you tell me on what grounds she received the award of 1922?', 'For: Part in the introduction'],
  ['curie', 'the 1922 prize, what was it for?', 'For: Part in the introduction'],
  ['curie', 'What did the Royal Society want to recognise with the award to her?', 'For: Researches on radium'],
  ['curie', 'tell me what made the Royal Society pick her for the award', 'For: Researches on radium'],
  ['curie', 'For what achievement was she honoured with a prize in 1911?', 'For: Discovery of the elements'],
  ['curie', 'Who were her workmates in Geneva?', 'Henri Bergson'],
  ['curie', 'until when did she work in Szczuki', 'End: 1889'],
  ['engineer', 'What is the licence of the software written in Rust?', 'Licence: Apache-2.0'],
])('an entry that another field describes is told by the field that is asked for: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('the role in a project for an employer is none of the post there', () => {
  const { text, cited } = ask('curie', 'What was her role in the project for the French Red Cross?');
  expect(text).toContain('Founder and organiser');
  expect(cited).not.toContain('experience-french-red-cross');
});

test.each([
  ['curie', 'When was she hired by the Pasteur Institute?'],
  ['lamarr', 'When was the patent with Howard Hughes granted?'],
])('what no entry of the kind says of itself describes none: %s, %s', (name, asked) => {
  expect(ask(name, asked).outcome).toBe('not_in_portfolio');
});

test('what "which" asks for are entries, whatever fields they are picked by', () => {
  const { cited } = ask('curie', 'Which publications were written without co-authors and printed in Paris?');
  expect(cited).toContain('publication-traite');
});

test('the part of somebody else in what is described is not the role of the owner', () => {
  expect(ask('engineer', 'What role did Dele have in the project?').text).not.toMatch(/^Role:/);
  expect(ask('engineer', 'When did she work as a data scientist?').outcome).toBe('not_in_portfolio');
});
