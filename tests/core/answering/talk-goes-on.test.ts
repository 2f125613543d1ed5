import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'designer');
const prizes = [
  'Which awards has she won?',
  'Engineer of the Year, the Dutch Civic Technology Prize and a Maintainer’s Medal.',
];
const awards = [
  'Which awards did he win?',
  'The Scottish Digital Craft Award, the Inclusive Finance Prize and the Nordic Open Source Grant.',
];

test('who gave the one that is picked is asked, and not who else is named beside another', () => {
  expect(ask('engineer', ...prizes, 'Who gave her the first one?').text).toMatch(/^Awarded by: Parcelwise/);
});

test('the first of several people is picked as the first one is', () => {
  const talk = ['Who worked on Keel?', 'Greta Lindholm, Ruth Okonjo and Dan Whitlock.'];
  const [one, two] = ['one', 'of them'].map((end) => ask('designer', ...talk, `What did the first ${end} do?`));
  expect(two).toEqual(one);
  expect(two?.text).toMatch(/Greta Lindholm/);
});
