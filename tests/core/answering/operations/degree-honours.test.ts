import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'hopper');

test.each([
  ['curie', 'Which honours did she receive as a student?', 'First in her class'],
  ['curie', 'What distinctions did she earn during her studies?', 'Gold medal'],
  ['curie', 'What honours did she get at the University of Paris?', 'Second in her class'],
  ['hopper', 'Which honor societies did she belong to?', 'Phi Beta Kappa'],
])('honours of the studies are those of the degrees, and no awards: %s, %s', (name, question, told) => {
  const { text, cited } = ask(name, question);
  expect(text).toContain(`Honours: ${told}`);
  expect(cited.every((id) => id?.startsWith('education-'))).toBe(true);
});
