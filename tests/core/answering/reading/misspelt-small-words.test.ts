import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer');

test.each([
  [
    'curie',
    'With whom dud she share teh Nobel Prize in Physics?',
    'With whom did she share the Nobel Prize in Physics?',
  ],
  ['curie', 'what was th title fo her thesis', 'what was the title of her thesis'],
  ['curie', 'when nd where wass she born', 'when and where was she born'],
  ['curie', 'who worked whit her on polonium', 'who worked with her on polonium'],
  ['lamarr', 'what si the number of her patent', 'what is the number of her patent'],
  ['lamarr', 'hw many awards haz she won', 'how many awards has she won'],
  ['lamarr', 'how many patents dos she have', 'how many patents does she have'],
  ['lamarr', 'how many patents dose she hold', 'how many patents does she hold'],
  ['lamarr', 'in witch year weer they granted', 'in which year were they granted'],
  ['lamarr', 'who els is on the patent', 'who else is on the patent'],
  ['lamarr', 'what was her last film an what year is it form', 'what was her last film and what year is it from'],
  ['engineer', 'what awards haz she won fr her work', 'what awards has she won for her work'],
])('a small word that is misspelt is read as what it stands for: %s, %s', (name, slip, meant) => {
  expect(ask(name, slip)).toEqual(ask(name, meant));
});

test.each([
  ['curie', 'Hpw many books does thr portfolio list?', 'How many books does the portfolio list?'],
  ['curie', 'whst was tge title of her thesis', 'what was the title of her thesis'],
  ['lamarr', 'ehich studio did shr work for in 1940 abd 1941', 'which studio did she work for in 1940 and 1941'],
])('a letter typed on the key beside it is put right in small words: %s, %s', (name, slip, meant) => {
  expect(ask(name, slip)).toEqual(ask(name, meant));
});

test.each([
  ['curie', 'hwo many books ws she teh author of', 'how many books was she the author of'],
  ['curie', 'naem all of her awards inorder of time', 'name all of her awards in order of time'],
  ['lamarr', 'wihch studio dd she work forr in1940', 'which studio did she work for in 1940'],
])('a letter left out, doubled or swapped is put right in small words: %s, %s', (name, slip, meant) => {
  expect(ask(name, slip)).toEqual(ask(name, meant));
});

test.each([
  ['engineer', 'Does she know SAS?'],
  ['engineer', 'does she know sas'],
  ['engineer', 'does she do ot security'],
])('a word that stands for itself is no slip: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('a word at the beginning that a key would turn into another stays', () => {
  expect(ask('lamarr', 'Had she any training?')).toEqual(ask('lamarr', 'had she any training?'));
});
