import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'designer', 'nightingale', 'founder');

test.each([
  ['curie', 'being part of a car is no later fate', 'What happened to the dynamo of the cars?'],
  ['lamarr', 'being left is no later fate', 'What became of Fritz Mandl in the end?'],
  ['engineer', 'sitting down is no later fate', 'What became of Gwen Tarrant in the end?'],
  ['curie', 'handing over is no saying', 'What did the President say when he handed over the gram?'],
  ['engineer', 'being warned is no saying', 'What did the neighbours say about Tidewatch?'],
  ['engineer', 'sharing a home is no occupation', 'What does her husband do for a living?'],
  ['engineer', 'nor is it a job', "What is her husband's job?"],
  ['engineer', 'a part in a project is no occupation', 'What does Joris Wevers do for a living?'],
  ['curie', 'being born is no occupation', 'What did Ève become when she grew up?'],
  ['curie', 'what she did herself her father did not', 'Which subject did her father teach?'],
  ['engineer', 'where somebody worked is not where he works', 'Where does Lukas Brandt work today?'],
  ['lamarr', 'a film is of no make of camera', 'Which make of camera was used for Ecstasy?'],
])('of %s, a sentence on something else tells nothing of it: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'What happened to her remains in 1995?', /moved to the\s+Panthéon/],
  ['lamarr', 'What became of George Antheil?', /died in 1959/],
  ['engineer', 'What happened to Project Rosetta in the end?', /Cancelled/],
  ['engineer', 'What did Gwen Tarrant say after the outage?', /asked what had made it easy/],
  ['lamarr', 'What did her first husband do for a living?', /arms manufacturer/],
  ['engineer', 'What did her mother teach?', /mathematics/],
  ['designer', 'What did his parents do for a living?', /set type by hand/],
  ['curie', 'Where is the radium standard kept?', /Sèvres/],
])('%s: what a sentence tells of the very thing or person is told: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test.each([
  ['lamarr', 'a composer beside a part did not play it', 'Who played the young empress before she took over the part?'],
  ['curie', 'who worked with her was not there before her', 'Who taught at Sèvres before she came?'],
  ['curie', 'nor her successor', 'Who became director of the Curie Laboratory after her?'],
  ['curie', 'a professor taught, but not her', 'Which professors taught her mathematics at the Sorbonne?'],
  ['engineer', 'a superior is no user', 'Which companies run her migration linter in production?'],
  ['designer', 'the name of a dog is not that of a son', 'What are the names of his two sons?'],
  ['engineer', 'the name of a language is not that of an aunt', 'What are the names of her aunts?'],
])('of %s, who stands in another relation is no answer: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Who became professor at the Sorbonne after Pierre Curie?', /Successor to Pierre Curie/],
  ['curie', 'What are the names of her two daughters?', /Irène/],
  ['engineer', 'Which companies use driftclock in production?', /Lumengrid and Quillpay/],
  ['engineer', 'Who took over her post at Parcelwise?', /Priya Nandakumar/],
  ['designer', 'What is the name of his partner?', /Morag/],
])('%s: who stands in the very relation is told: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test.each([
  ['nightingale', 'her own training is none that a school gave', 'How many nurses had the school trained by 1900?'],
  ['lamarr', 'employers have licensed nothing', 'Which companies licensed the patent?'],
  ['lamarr', 'skills are no tools left behind', 'What happened to her tools after her death?'],
  ['lamarr', 'what keeps pianos together is kept nowhere', 'Where is the player piano kept today?'],
])('%s: no list of entries tells what others did with a thing: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'How many institutions did she work for?', /^The portfolio lists 7 roles/],
  ['nightingale', 'How many pamphlets did she publish?', /^The portfolio lists 1 publication/],
])('%s: what is counted of the person by any noun is told by the list: %s', (name, question, expected) => {
  expect(ask(name, question).text).toMatch(expected);
});

test.each([
  ['curie', 'what she did later is no meeting', 'Where did she meet the man she loved after 1906?'],
  ['lamarr', 'leaving is no way to get away', 'How did she get away from her first husband?'],
  ['nightingale', 'a fever in a ward is no medicine', 'Which medicine did the doctors give her against the fever?'],
  ['nightingale', 'diseases in a chart are not hers', 'What is the modern diagnosis of her long illness?'],
  ['founder', 'staff who stayed gave no rating', 'What rating did the employees of Northmoor give her as a manager?'],
])('of %s, what happened otherwise is no answer: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('lamarr: where somebody was met is told by the sentence on it', () => {
  expect(ask('lamarr', 'Where did she meet Louis B. Mayer?').text).toMatch(/In\s+London she met/);
});

test.each([
  ['lamarr', 'a composer in another sentence than the film', 'Who composed the music for Algiers?'],
  ['nightingale', 'a list of results gives no ground', 'Why did she travel home from the war under another name?'],
])('of %s, another sentence of the entry is no answer: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('lamarr: a composer beside the work is its composer', () => {
  expect(ask('lamarr', 'Who composed the music of Sissy?').text).toContain('Fritz Kreisler');
});
