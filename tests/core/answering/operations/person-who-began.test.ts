import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'designer');

test.each([
  ['lamarr', 'Who invented frequency hopping, and when?', /^Role: Originator of the idea\. Collaborators: George/],
  ['curie', 'Who started the Petites Curies?', /^Role: Founder and organiser/],
  ['designer', 'Who started Keel?', /^Role: Initiator and lead/],
])('%s: who began something is told by the own role in it, before those who helped: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('designer: a role that began nothing is no answer to who did', () => {
  expect(ask('designer', 'Who started Shelfmark?').text).not.toMatch(/^Role/);
});
