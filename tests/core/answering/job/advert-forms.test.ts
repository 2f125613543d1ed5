import { expect, test } from 'vitest';
import { askFixtures, toAnswer, toPointLine, toPoints } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('robotics', 'engineer', 'product', 'hardware', 'curie', 'junior');
const head = 'Firmware engineer\nWe are looking for an engineer.\n\n';

test.each([
  ['points in brackets', 'Requirements:\n(1) Rust\n(2) CAN FD\n(a) Kafka\n', ['Rust', 'CAN FD', 'Kafka']],
  [
    'the foot of a page',
    'Requirements:\n- Rust\n\nHexmoor careers – Page 1 of 2\n- CAN FD\n- Kafka\nPage 2 of 2\nVersion 3.1 – approved 12/08/2025',
    ['Rust', 'CAN FD', 'Kafka'],
  ],
  [
    'a degree and the years that go with it',
    "Requirements:\n- Bachelor's degree in Electronics, or related field and 10+ years of firmware\n- Kafka",
    ["Bachelor's degree in Electronics, or related field", '10+ years of firmware', 'Kafka'],
  ],
  [
    'a skill and a language behind it',
    "Requirements:\n- 10 years' embedded experience, fluent German\n- Danish, fluent spoken and written\n- French, native",
    ["10 years' embedded experience", 'fluent German', 'Danish, fluent spoken and written', 'French, native'],
  ],
  ['must-haves in a sentence', 'Must haves are C, Rust and Kafka.', ['C', 'Rust and Kafka']],
])('a line of an advert is cut where its points end: %s', (_, lines, points) => {
  expect(toPoints(ask('robotics', head + lines).text)).toEqual(expect.arrayContaining(points));
  expect(toPoints(ask('robotics', head + lines).text).join()).not.toMatch(/Page|Version|Must haves|\(\d\)/);
});

test('what stands below the heads of two columns must be', () => {
  const { text } = ask('robotics', `${head}Criteria          Essential      Desirable\n- Rust\n- CAN FD\n- Kafka\n`);
  expect(text).toContain('**Must have**');
  expect(text).not.toContain('**Nice to have**');
});

test.each([
  ['Need a Rust dev 3+ yrs, Berlin', 'a Rust dev 3+ yrs'],
  ['Senior Rust dev wanted, Berlin', 'Senior Rust dev'],
  ['Looking for a Go developer, 5+ years, remote', 'a Go developer'],
  [
    "Hey! We're Loomly, four people who rebuild how theatres sell tickets, and now we need our first proper frontend developer.\n\nYou should be really comfortable in React and TypeScript and have shipped a checkout. You'll need to be okay with Docker.",
    'really comfortable in React and TypeScript',
  ],
])('who is sought in a line or a letter is an advert: %s', (advert, point) => {
  expect(toPoints(ask('engineer', advert).text)).toContain(point);
});

test.each([
  'I need an engineer she worked with for 3 years',
  'looking for the engineers he worked with 10 years ago',
  'Looking for engineers that joined Quillpay, Kestrel, Halcyon',
  'searching for developers with 10 years at Quillpay',
  'the last job the developer wanted',
  'Jobs an engineer wanted in Berlin',
  'Need a designer',
])('a line that looks for people of the portfolio is no advert: %s', (question) => {
  expect(ask('engineer', question).text).not.toMatch(/\*\*(?:Met|Partly|Not shown)\*\*/);
});

test.each([
  ['hardware', 'Mehrjährige Führungserfahrung', /\*\*Met\*\*.*: 8 years and 9 months/],
  ['curie', 'Doctorat en physique ou en chimie', /\*\*Met\*\*.*Doctorate in physical sciences/],
  ['curie', 'Permis B', /\*\*Met\*\*.*driving licence in 1916/],
  ['curie', 'Expérience de la collecte de fonds', /\*\*Met\*\*.*fundraising/],
  ['curie', "Maîtrise de l'anglais", /\*\*Not shown\*\*/],
  ['curie', "Plusieurs années d'expérience en recherche", /\*\*Met\*\*.*: \d+ years/],
])('a point in German or French is held against the portfolio: %s, %s', (name, point, told) => {
  const advert = {
    hardware: `Leiter Hardwareentwicklung (m/w/d)\n\nIhr Profil\n- ${point}\n- Erfahrung mit SAP wünschenswert\n- Reisebereitschaft\n`,
    curie: `Directrice de laboratoire (H/F)\n\nProfil recherché\n- ${point}\n- Expérience de la chimie appréciée\n- Le polonais serait un plus\n`,
  }[name]!;
  const { text } = ask(name, advert);
  expect(text.split('\n').find((line) => line.includes(`“${point}”`))).toMatch(told);
});

test('what is esteemed, wished for or would be a plus in French is nice to have', () => {
  const { text } = ask(
    'curie',
    'Directrice de laboratoire (H/F)\n\nProfil recherché\n- Doctorat en physique\n- Expérience de la chimie appréciée\n- Le polonais serait un plus\n- Le permis B sera un plus\n- Le russe souhaité\n',
  );
  expect(toPoints(text.slice(text.indexOf('**Nice to have**')))).toEqual([
    'Expérience de la chimie',
    'Le polonais',
    'Le permis B',
    'Le russe',
  ]);
});

const director = await openFiles({
  'profile.md': 'name: Ada Moor\nheadline: Engineer\nsummary: Makes salt.\nupdated: 2026-10-01',
  'education/msc.md': 'institution: Northlake\ndegree: MSc\nfield: Physics\nend: 2015',
  'experience/cto.md': 'role: CTO\nemployer: Salt House\nstart: 2015\nend: 2021\nsummary: On brine.',
});

test('a German degree with the words around it is a degree', () => {
  const advert =
    'Leiter (m/w/d)\n\nIhr Profil\n- Abgeschlossenes Studium der Physik oder vergleichbar\n- Erfahrung mit SAP wünschenswert\n- Reisebereitschaft\n';
  expect(toAnswer(director, [advert]).text).toMatch(/\*\*Met\*\* — “Abgeschlossenes Studium der Physik.*Degree: MSc/);
});

test('a title in letters is found by its letters as well', () => {
  const line = toPointLine((_name, ...turns) => toAnswer(director, turns))('', '5 years as a CTO');
  expect(line).toMatch(/\*\*Met\*\*.*Role: CTO/);
});
