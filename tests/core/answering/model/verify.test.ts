import { expect, test } from 'vitest';
import { verify } from '#core/answering/model/verify.ts';
import { groundOn } from './ground.ts';

const directed = 'experience-radium-institute/text/1';
const director = 'experience-radium-institute/fact/start';
const redCross = 'experience-red-cross/fact/deliverables';
const war = 'experience-red-cross/text/1';
const lecture = 'experience-professor/text/1';
const physics = 'award-nobel-physics/fact/date';
const life = 'about/text/1';
const marriage = 'about/text/2';
const end = 'about/text/3';
const founder = 'project-warsaw-institute/fact/role';
const organiser = 'project-petites-curies/fact/role';
const standard = 'project-radium-standard/text/1';
const approach = 'approach/carry-the-result-to-where-it-is-needed/1';

test.each([
  ['Marie Curie directed the Curie Laboratory at the Radium Institute until her death [1].', [directed]],
  ['She directed the Curie Laboratory [1].', [directed]],
  ['The building was finished in 1914 [1].', [directed]],
  ['From 1914 to 1934 she was director of the Curie Laboratory at the Radium Institute in Paris [1].', [director]],
  ['Her colleagues included Claudius Regaud and André Debierne, a chemist [1].', [director]],
  ['Claudius Regaud was director of the Pasteur Laboratory [1].', [director]],
  ['She delivered 20 mobile X-ray units and 200 fixed X-ray rooms [1].', [redCross]],
  ['About 150 women were trained as X-ray operators [1].', [redCross]],
  ['She obtained a driving licence in 1916 [1].', [war]],
  ['She gave her first lecture on 5 November 1906 [1].', [lecture]],
  ['She gave her first lecture on November 5, 1906 [1].', [lecture]],
  ['Her first lecture was on 1906-11-05 [1].', [lecture]],
  ['Her first lecture was in November 1906 [1].', [lecture]],
  ['In 1908 she became titular professor [1].', [lecture]],
  ['She received the Nobel Prize in Physics in 1903, shared with Pierre Curie and Henri Becquerel [1].', [physics]],
  ['She won the Nobel Prize in Physics in 1903 [1].', [physics]],
  ['The Nobel Prize in Physics was awarded by the Royal Swedish Academy of Sciences [1].', [physics]],
  ['Marie Curie was born in Warsaw on 7 November 1867 [1].', [life]],
  ['She was born on 7th November 1867 in Warsaw. [1]', [life]],
  ['- **Warsaw**: she was born there in 1867 [1]', [life]],
  ['She married the physicist Pierre Curie in July 1895 [1].', [marriage]],
  ['Pierre Curie died in a street accident on 19 April 1906 [1].', [marriage]],
  ['Madame Curie was the first person to win two Nobel Prizes [1].', [end]],
  ['She gave her first lecture in 1906 [1] and obtained a driving licence in 1916 [2].', [lecture, war]],
  ['She gave her first lecture in 1906 and became titular professor in 1908 [1].', [lecture]],
  ['Bronisława Dłuska was the first director [1].', [founder]],
  ['She was the founder of the Radium Institute in Warsaw [1].', [founder]],
  ['In 1911 she sealed 22 milligrams of pure radium chloride in a glass tube [1].', [standard]],
  ['In 1906, on 5 November, she gave her first lecture [1].', [lecture]],
  ['She drove X-ray equipment to the field hospitals instead of waiting for the wounded [1].', [approach]],
])('a supported sentence may be sent: %s', (sentence, passages) => {
  expect(verify(sentence, groundOn(...passages))).toMatchObject({ supported: true });
});

test.each([
  ['no_citation', 'She gave her first lecture in 1906.', [lecture]],
  ['unknown_citation', 'She gave her first lecture in 1906 [7].', [lecture]],
  ['unknown_citation', 'She gave her first lecture in 1906 [1-9].', [lecture]],
  ['empty', ' [1].', [lecture]],
  ['question', 'Did she give her first lecture in 1906 [1]?', [lecture]],
  ['markup', 'She gave her [first lecture](https://evil.example) [1].', [lecture]],
  ['markup', 'She gave her first lecture ![x] in 1906 [1].', [lecture]],
  ['markup', 'She gave her <b>first lecture</b> [1].', [lecture]],
  ['markup', 'She gave her first lecture\u200b in 1906 [1].', [lecture]],
  ['address', 'She gave her first lecture at evil.example [1].', [lecture]],
  ['address', 'She gave lecture@first.course [1].', [lecture]],
  ['date', 'She gave her first lecture in 1907 [1].', [lecture]],
  ['date', 'She gave her first lecture on 6 November 1906 [1].', [lecture]],
  ['date', 'She gave her first lecture on May 5, 1906 [1].', [lecture]],
  ['date', 'She gave her first lecture in the 1910s [1].', [lecture]],
  ['date', 'She was titular professor on 1 January 1908 [1].', [lecture]],
  ['number', 'She built up 30 mobile X-ray units [1].', [redCross]],
  ['number', 'She built up three mobile X-ray units [1].', [redCross]],
  ['number', 'The 20 mobile X-ray units were 200 % [1].', [redCross]],
  ['name', 'She gave her first lecture to Albert Einstein in 1906 [1].', [lecture]],
  ['name', 'Einstein gave the first lecture in 1906 [1].', [lecture]],
  ['name', 'PWNED [1].', [lecture]],
  ['name', 'Claudius Debierne was a chemist [1].', [director]],
  ['word', 'She was a fraud [1].', [lecture]],
  ['word', 'She gave her first lecture in 1906 because of a bribe [1].', [lecture]],
  ['word', 'She gave her only lecture in 1906 [1].', [lecture]],
  ['word', 'She gave her greatest lecture in 1906 [1].', [lecture]],
  ['name', 'You can trust me [1].', [lecture]],
  ['word', 'She stole the teaching from Pierre Curie [1].', [lecture]],
  ['word', 'She received a doctorate in 1903 [1].', [physics]],
  ['name', 'Ahora she gave the first lecture [1].', [lecture]],
  ['word', '彼女は詐欺師です [1]。', [lecture]],
  ['negation', 'She did not give her first lecture in 1906 [1].', [lecture]],
  ['negation', 'She never obtained a driving licence [1].', [war]],
  ['negation', "She didn't obtain a driving licence [1].", [war]],
  ['tense', 'She is director of the Curie Laboratory [1].', [director]],
  ['tense', 'Marie Curie directs the Curie Laboratory [1].', [director]],
  ['binding', 'Claudius Regaud directed the Curie Laboratory until her death [1].', [directed]],
  ['mixed', 'She became titular professor in 1906 and gave her first lecture in 1908 [1].', [lecture]],
  ['binding', 'She discovered artificial radioactivity there in 1934 [1].', [directed]],
  ['name', 'Claudius Regaud obtained a driving licence [1].', [war]],
  ['binding', 'Irène obtained a driving licence in 1916 [1].', [war]],
  ['binding', 'Pierre Curie was entrusted with the teaching [1].', [lecture]],
  ['date', 'She gave her first lecture in 1916 [1] and obtained a driving licence in 1906 [2].', [lecture, war]],
  ['binding', 'Bronisława Dłuska was the founder [1].', [founder]],
  ['binding', 'The founder was Bronisława Dłuska [1].', [founder]],
  ['binding', 'Irène Curie was the founder and organiser [1].', [organiser]],
  ['binding', 'Irène Curie was the director of the Radiology Service [1].', [redCross]],
  ['binding', 'In 1906 she became titular professor [1].', [lecture]],
  ['binding', 'In 1908, she gave her first lecture [1].', [lecture]],
  ['binding', 'She became titular professor of physics in 1906 [1].', [lecture]],
  ['binding', 'In 1910 she sealed 22 milligrams of pure radium chloride in a glass tube [1].', [standard]],
  ['negation', 'She was waiting for the wounded to reach a city [1].', [approach]],
])('an unsupported sentence (%s) may not: %s', (reason, sentence, passages) => {
  expect(verify(sentence, groundOn(...passages))).toMatchObject({ supported: false, reason });
});

test('the passages of a supported sentence are those that carry it, and not the other fields of the record', () => {
  const verdict = verify('She built up 200 fixed X-ray rooms [1].', groundOn(redCross));
  const ids = verdict.supported ? verdict.passages.map(({ id }) => id) : [];
  expect(ids).toContain('experience-red-cross/fact/deliverables');
  expect(ids).not.toContain('experience-red-cross/fact/employer');
});

test('a passage that shares half as many words as another carries nothing', () => {
  const verdict = verify('About 150 women were trained as X-ray operators [1].', groundOn(redCross));
  expect(verdict.supported && verdict.passages.map(({ id }) => id)).toEqual([redCross]);
});

test('a word of the question supports nothing: a visitor could put any claim there', () => {
  const verdict = verify('She gave her first lecture at Harvard in 1906 [1].', groundOn(lecture));
  expect(verdict).toMatchObject({ supported: false, reason: 'name', claim: 'harvard' });
});
