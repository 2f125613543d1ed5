import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const judge = toPointLine(
  askFixtures('curie', 'engineer', 'designer', 'founder', 'scientist', 'data-engineer', 'junior', 'security'),
);

test.each([
  ['data-engineer', 'French C1', 'Not shown', 'French: A2'],
  ['data-engineer', 'Fluent French', 'Not shown', 'French: A2'],
  ['data-engineer', 'French at B2 level', 'Partly', 'French: A2'],
  ['data-engineer', 'German C1', 'Partly', 'German: B2'],
  ['data-engineer', 'Native German', 'Not shown', 'German: B2'],
  ['engineer', 'Dutch at C2 level', 'Partly', 'My Dutch is C1'],
  ['engineer', 'Fluent German', 'Partly', 'my German is B2'],
  ['scientist', 'Fluent German', 'Not shown', 'My German stops at ordering'],
  ['scientist', 'German', 'Partly', 'My German stops at ordering'],
  ['designer', 'Fluent Danish', 'Not shown', 'too poor to chair'],
  ['founder', 'Fluent German', 'Partly', 'can hold a meeting in German'],
  ['security', 'Danish', 'Partly', 'speak it so badly'],
  ['junior', 'Fluent Twi', 'Not shown', 'speak it clumsily'],
  ['junior', 'Conversational Twi', 'Partly', 'speak it clumsily'],
])('a language is met at its published level alone, which is quoted: %s, %s', (name, point, verdict, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`^- \\*\\*${verdict}\\*\\*.*${told}`));
});

test.each([
  ['data-engineer', 'Good command of Dutch', 'Dutch: C2'],
  ['data-engineer', 'Excellent communication skills in English', 'English: C1'],
  ['data-engineer', 'Hungarian (native)', 'Hungarian: mother tongue'],
  ['data-engineer', 'Basic French', 'French: A2'],
  ['data-engineer', 'Gute Deutschkenntnisse', 'German: B2'],
  ['data-engineer', 'Anglais courant', 'English: C1'],
  ['engineer', 'English at native level', 'English is my mother tongue'],
  ['scientist', 'French C1', 'My French is C1'],
  ['scientist', 'Native Norwegian', 'Norwegian is my mother tongue'],
  ['founder', 'Fluent Dutch', 'speak Dutch at home'],
  ['security', 'Fluent English', 'working language since 2012'],
])('a language of that level or a higher one is met: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`^- \\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['Fluent in Dutch or French', 'Met'],
  ['Fluent in Dutch and French', 'Partly'],
])('of several languages one is enough where the advert says so: %s', (point, verdict) => {
  expect(judge('data-engineer', point)).toContain(`**${verdict}**`);
});

test('what is German or French without being a language asks for none', () => {
  expect(judge('data-engineer', 'Business development for the German market')).toContain('**Not shown**');
  expect(judge('curie', 'Polish')).toContain('does not show this');
});
