import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'founder', 'lamarr', 'curie');

test.each(['Which open source projects has she contributed to?', 'open source contributions'])(
  'what she only contributed to is none of her own: %s',
  (question) => {
    expect(ask('engineer', question).cited).toEqual(['open-source-polyroute']);
  },
);

test.each([
  ['side projects?', ['project-loomcraft', 'project-compile-club', 'project-tidewatch']],
  ['Which projects did she do outside work?', ['project-loomcraft', 'project-compile-club', 'project-tidewatch']],
])('a project of no organisation was made beside the work: %s', (question, ids) => {
  expect(ask('engineer', question).cited).toEqual(ids);
});

test('a project of an organisation was work', () => {
  const { cited } = ask('engineer', 'Which are her work projects?');
  expect(cited).toContain('project-never-stop');
  expect(cited).not.toContain('project-loomcraft');
});

test.each([
  ['What certificates does she have?', ['education-cka']],
  ['What degrees does she have?', ['education-meng']],
])('a certificate is no degree: %s', (question, ids) => {
  expect(ask('engineer', question).cited).toEqual(ids);
});

test('an area joined with a word for some of its entries is the whole area', () => {
  expect(ask('lamarr', 'Which awards and stars did she receive?').cited).toHaveLength(5);
});

test('of two kinds neither of which is joined with the area, only the entries of either are meant', () => {
  const { cited } = ask('curie', 'Which of her publications are books or talks?');
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.length).toBeLessThan(ask('curie', 'Which publications are there?').cited.length);
});

test('what is known already is left out, wherever the question names it', () => {
  const { cited } = ask('engineer', 'Besides Tidewatch, what projects did she do?');
  expect(cited).toContain('project-loomcraft');
  expect(cited).not.toContain('project-tidewatch');
});

test('a project written in a language may be one of free software', () => {
  expect(ask('engineer', 'Which projects use Go?').cited).toContain('open-source-pgquiet');
});

test.each([
  ['founder', ['experience-quillgate', 'experience-tarn-labs']],
  ['engineer', []],
])('a company of her own is one that she founded: %s', (name, ids) => {
  expect(ask(name as 'engineer', 'Does she run her own company?').cited).toEqual(ids);
});

test.each([
  ['curie', 'Which projects did she lead?', 'project-petites-curies', 'project-polonium'],
  ['curie', 'Projects she led', 'project-warsaw-institute', 'project-radium-standard'],
  ['curie', 'Which projects did she not lead?', 'project-radium-standard', 'project-warsaw-institute'],
  ['curie', 'Which projects did somebody else lead?', 'project-warsaw-institute', 'project-polonium'],
  ['lamarr', 'Films she produced', 'project-the-strange-woman', 'project-algiers'],
])("who did something is told by that one's role in an entry: %s, %s", (name, question, listed, out) => {
  const { cited } = ask(name, question);
  expect(cited).toContain(listed);
  expect(cited).not.toContain(out);
});

test.each(['Films she directed', 'Which films did she write?', 'Did she direct any films?'])(
  'a deed that no role tells makes no list: %s',
  (question) => {
    expect(ask('lamarr', question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
  },
);

test('what no field tells picks the entries whose prose says it, for a list and for a number', () => {
  expect(ask('engineer', 'Which jobs were part-time?').cited).toEqual(['experience-lumengrid']);
  expect(ask('engineer', 'How many jobs were part-time?').text).toMatch(/^The portfolio lists 1 role/);
});

test.each([
  ['founder', 'Which full-time jobs did you have?'],
  ['founder', 'Which jobs were remote?'],
  ['founder', 'Which projects were late?'],
  ['founder', 'Which projects were not late?'],
  ['founder', 'Which patents make money?'],
  ['founder', 'Tell me about a project that failed.'],
  ['engineer', 'Which open-source projects are paid?'],
])('where no prose says it, no entry is listed for it: %s, %s', (name, question) => {
  const { outcome, cited } = ask(name, question);
  expect({ outcome, cited }).toEqual({ outcome: 'not_in_portfolio', cited: [] });
});
