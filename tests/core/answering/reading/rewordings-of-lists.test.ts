import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'security', 'robotics', 'hardware', 'product');

test.each<[string, string, ...RegExp[]]>([
  ['security', 'What tools has he open sourced himself?', /hushlog/, /partsledger/, /leftpin/],
  [
    'security',
    'which of the open source tools are under MIT, Apache or BSD licences?',
    /hushlog/,
    /partsledger/,
    /Fulmar/,
  ],
  ['hardware', 'What has she written in Rust?', /quietbus/, /Larch/],
  ['security', 'Leaving talks aside, how many publications does he have?', /lists 2 publications/],
  ['lamarr', 'List her films of 1941, including Ziegfeld Girl', /Come Live with Me/, /H\. M\. Pulham/],
  ['curie', 'Who were her fellow members on the League of Nations committee?', /Bergson/, /Einstein/, /Lorentz/],
  ['lamarr', 'How many Oscars did Samson and Delilah take?', /^Outcome: Two Academy Awards/],
  ['security', 'Which security certificates does he hold or did he hold?', /CISSP|Information Systems/, /62443/],
])('a list is asked for in other words: %s, %s', (name, question, ...told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  for (const each of told) expect(text).toMatch(each);
});

test.each([
  ['security', 'In which city does Tomás live now?', 'Malmö'],
  ['robotics', 'what town does she live in?', 'Odense'],
])('the city that somebody lives in is told by where that is, and by no other city: %s, %s', (name, question, city) => {
  const { text, cited } = ask(name, question);
  expect(text).toContain(`Location: ${city}`);
  expect(cited).toEqual(['about']);
});

test('what became of a thing is told by its end, wherever it had been before', () => {
  expect(ask('product', 'What became of Sparks after Pennywort?').text).toMatch(/^Outcome: [^\n]*removed for everyone/);
});

test('whom she played is a role', () => {
  const talk = ['What was her first American film?', 'Her first American film was Algiers (1938).'];
  expect(ask('lamarr', ...talk, 'What was she called in it?').text).toMatch(/^Role: Gaby/);
});

const director = await openFiles({
  'profile.md':
    'name: Ada Moor\nheadline: Director of works\nsummary: Directs works.\ncontact:\n  email: ada@moor.example\nupdated: 2026-10-01\n---\n\nBorn in Leer in 1950.',
  'experience/ship.md':
    'role: Radio mechanic\nemployer: Navy\nstart: 1944\nend: 1946\nsummary: Kept receivers working; her service came between two terms.',
  'experience/guild.md':
    'role: Founding director\nemployer: Ada Moor Institute\nstart: 1988\ncolleagues:\n  - name: Bo Moor\n    role: co-founder and business partner\nsummary: She and her business partner Bo Moor launched the institute in 1988, as the Ladder Institute; later renamed, it continues her work.',
});

test('what somebody did in a war is told by its years', () => {
  const { text } = ask('curie', 'What did she do during the First World War?');
  expect(text).toMatch(/Director of the Radiology Service[^]*Petites Curies/);
  expect(toAnswer(director, ['What did she do during the Second World War?']).text).toMatch(/^- \[Radio mechanic/);
});

test('what a thing was called at first is told by its first name', () => {
  const { text } = toAnswer(director, ['What was the Ada Moor Institute called when it was launched?']);
  expect(text).toMatch(/in 1988, as the Ladder Institute/);
});
