import { beforeAll, expect, test } from 'vitest';
import { languages } from '#core/answering/language/dictionary.ts';
import { phrases } from '#core/answering/language/phrases.ts';
import { tradePhrases } from '#core/answering/language/trade-phrases.ts';
import { verbPhrases } from '#core/answering/language/verb-phrases.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { fold } from '#core/corpus/text.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let curie: Corpus;
let engineer: Corpus;
let founder: Corpus;

beforeAll(async () => {
  founder = await openPortfolio('tests/support/portfolios/founder', 'https://portfolio.example');
  curie = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  engineer = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
});

function ask(question: string, corpus: Corpus) {
  return toAnswer(corpus, [question]);
}

test.each([
  ['In welchem Jahr erhielt sie die Davy-Medaille, und von wem?', ['1903', 'Royal Society']],
  ['¿Quién le dio la medalla Davy, y cuándo?', ['Royal Society', '1903']],
  ['Quando recebeu o prémio Nobel de Física, e com quem o dividiu?', ['1903', 'Henri Becquerel']],
])('both parts of a question in another language are answered: %s', (question, parts) => {
  for (const part of parts) expect(ask(question, curie).text).toContain(part);
});

test.each([
  ['Chez quel employeur travaillait-elle de 1900 à 1906, et dans quelle ville ?', 'Sèvres'],
  ['Dove lavorava dal 1900 al 1906?', 'Sèvres'],
])('years between two small words are a span in other languages too: %s', (question, place) => {
  const { outcome, text } = ask(question, curie);
  expect(outcome).toBe('answered');
  expect(text).toContain(place);
});

test('a question joined of two keeps both in another language, whatever its verbs', () => {
  const { outcome, text } = ask('Bei welcher Firma arbeitet sie zurzeit, und in welcher Stadt?', engineer);
  expect(outcome).toBe('answered');
  expect(text).toContain('Maasstad Institute of Technology');
  expect(text).toContain('Rotterdam');
});

test.each([
  ['Fasse ihre Karriere zusammen', 'Headline:'],
  ['Erzähl mir von ihr', 'Headline:'],
  ['Dame un resumen de su carrera', 'Headline:'],
  ['Riassumi la sua carriera', 'Headline:'],
  ['¿Cómo puedo contactarla?', 'Website:'],
  ['Come posso contattarla?', 'Website:'],
  ['Avec qui a-t-elle travaillé ?', 'Lukas Brandt'],
])('what is asked of any person is asked in other languages too: %s', (question, expected) => {
  expect(ask(question, engineer).text).toContain(expected);
});

test.each([
  ['En quelle année a-t-elle appris à conduire une voiture ?', '1916'],
  ['In quale cortile lavoravano la pechblenda?', 'courtyard of the school'],
  ['Em que ano ela selou o padrão de rádio num tubo de vidro?', 'In 1911 she sealed'],
  ['¿En qué patio hervían la pechblenda?', 'courtyard of the school'],
  ['Womit destillierte sie das Quecksilber ab?', 'distilled off the mercury'],
  ['Wann versiegelte sie das Radium in einem Glasrohr?', 'In 1911 she sealed'],
  ['Potresti dirmi in quale cortile avrebbero dovuto lavorare la pechblenda?', 'courtyard of the school'],
  ['Combien de voitures radiographiques a-t-elle équipées ?', 'The cars carried an X-ray tube'],
])('the forms of everyday words lead to their records: %s', (question, expected) => {
  const { outcome, text } = ask(question, curie);
  expect(outcome, text).toBe('answered');
  expect(text).toContain(expected);
});

test('a first name that is a word of the language stays a name', () => {
  expect(ask('Où a-t-elle rencontré Pierre ?', curie).text).not.toContain('foundation stone');
});

test('words that lead nowhere are left as they are, and what is not told is refused', () => {
  expect(ask('Wie heißt ihre Katze?', curie).outcome).toBe('not_in_portfolio');
  expect(ask('Quel est son plat préféré ?', curie).outcome).toBe('not_in_portfolio');
});

test.each(['Hatte sie Schulden?', 'Hatte sie ein Messer?', 'Aimait-elle la danse ?'])(
  'a word that leads nowhere is no form of another one: %s',
  (question) => {
    expect(ask(question, curie).outcome).toBe('not_in_portfolio');
  },
);

test('"por qué" asks why', () => {
  const { text } = ask('¿Por qué cerró Loomcraft?', engineer);
  expect(text).toContain('did not pay');
  expect(text).not.toContain('Outcome:');
});

test.each([
  ['Unter welcher Lizenz steht driftclock?', 'Licence: Apache-2.0'],
  ['Ich bin Journalistin bei der FAZ. Unter welcher Lizenz steht pgquiet? Vielen Dank!', 'Licence: MIT'],
  ['Je suis étudiante. Où a-t-elle étudié ? Merci d’avance.', 'University of'],
  ['Ciao! E dove ha studiato?', 'University of'],
])('what a visitor says around a question is no part of it in other languages too: %s', (question, expected) => {
  const { outcome, text } = ask(question, engineer);
  expect(outcome, text).toBe('answered');
  expect(text).toContain(expected);
});

test.each(['Qui a publié le Traité de radioactivité ?', 'Où a paru « Recherches sur les substances radioactives » ?'])(
  'a title is no part of what is asked, whatever the language of both: %s',
  (question) => {
    const [, ...statements] = ask(question, curie).text.trim().split('\n\n');
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('Gauthier-Villars');
  },
);

test.each([
  ['Brevets ?', 'Number: EP 3 512 884'],
  ['Ausbildung?', 'MEng, University of Northmoor'],
  ['Projets ?', 'Loomcraft'],
  ['Conosce Rust?', 'Timeloop'],
])('one word that is no English one tells the language of a short question: %s', (question, expected) => {
  expect(ask(question, engineer).text).toContain(expected);
});

test.each([
  ['Quels langages de programmation maîtrise-t-elle ?', 'PHP'],
  ['que lenguajes de programacion conoce', 'PHP'],
  ['¿Cuál fue su primer trabajo?', 'Brightwater Ticketing'],
  ['Resume su trayectoria', 'Headline:'],
  ['Vergleiche polyroute und pgquiet', '| Entry |'],
  ['Fass ihren Lebenslauf kurz zusammen', 'Headline:'],
])('how a recruiter asks is understood in other languages: %s', (question, expected) => {
  const { outcome, text } = ask(question, engineer);
  expect(outcome, text).toBe('answered');
  expect(text).toContain(expected);
});

test("a person's home is told where the verb comes without a pronoun", () => {
  expect(ask('Dove abita?', founder).text).toContain('Location: Copenhagen');
  expect(ask('¿Dónde vive?', founder).text).toContain('Location: Copenhagen');
});

test('"nach" tells a time, and behind a verb of going a place', () => {
  expect(ask('Was machte sie nach Kestrel?', founder).cited[0]).toBe('experience-brightwater-senior');
});

test.each([
  ['welche vortraege hat sie gehalten', 'Breaking a Payments Company'],
  ['gibts patente?', 'Number: US 10,417,883 B2'],
  ['verfuegbar fuer freelance?', 'until spring 2027'],
])('German is read without its umlauts: %s', (question, expected) => {
  expect(ask(question, founder).text).toContain(expected);
});

test.each(['Hat sie bei Google gearbeitet?', 'A-t-elle travaillé chez Microsoft ?', 'Ha esperienza con Kubernetes?'])(
  'a name that the portfolio lacks, or that only a link holds, is refused in other languages too: %s',
  (question) => {
    const { outcome, text } = ask(question, founder);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).toMatch(/does not mention that name|does not list that as a place/);
  },
);

test.each(['Hat sie einen Nobelpreis gewonnen?', '¿Cuánto gana?', 'quanti anni ha'])(
  'what the portfolio does not tell is refused in other languages too: %s',
  (question) => {
    expect(ask(question, founder).outcome).toBe('not_in_portfolio');
  },
);

test('a short English word stays in a question in another language', () => {
  expect(ask('Quel cours sur le log donne-t-elle en go ?', engineer).text).toContain('replicated log');
});

test.each([
  'Her patents?',
  'CV?',
  'Diploma?',
  'Was Pierre Curie her partner?',
  'red cross role',
  'mit degree',
  'la visit',
])('English words are of no other language: %s', (question) => {
  expect(ask(question, curie).text).not.toMatch(/Das Portfolio|portfolio est|portfolio ne|[Pp]ortafolio|portfólio/);
});

test.each([
  ['¿Quiénes colaboraron en Timeloop?', 'Dele Ogunbanjo'],
  ['Quanto è durato il progetto Timeloop?', '1 year and 4 months'],
  ['¿Cuánto duró su trabajo en Kestrel?', '2 years and 9 months'],
  ['Combien de temps est-elle restée chez Kestrel Home Care ?', '2 years and 9 months'],
])('how long something lasted and who took part is asked in other languages too: %s', (question, expected) => {
  expect(ask(question, engineer).text).toContain(expected);
});

test.each([
  ['Nach welchem Land ist Polonium benannt?', 'named after Poland'],
  ['Em que revista saiu o artigo sobre o polônio?', 'Published in: Comptes rendus'],
  ['¿Quiénes participaron en Petites Curies?', 'Collaborators: Irène Curie'],
  ['Per quanti anni ha diretto il laboratorio Curie?', '22 years'],
])('verbs of what is told of works and names lead to them: %s', (question, expected) => {
  const { outcome, text } = ask(question, curie);
  expect(outcome, text).toBe('answered');
  expect(text).toContain(expected);
});

test.each([
  'Combien gagnait-elle à la Sorbonne ?',
  'Combien était-elle payée ?',
  'Combien touchait-elle à la Sorbonne ?',
])('what somebody earned is asked for as a salary, of which nothing is told: %s', (question) => {
  expect(ask(question, curie).outcome).toBe('not_in_portfolio');
});

test('"ihr" before a noun is hers', () => {
  expect(ask('Wie hoch ist ihr Gehalt?', engineer).outcome).toBe('not_in_portfolio');
  expect(ask('Wie lange dauerte ihr Projekt Timeloop?', engineer).text).toContain('1 year and 4 months');
});

test.each(languages.map((language, at) => [language, at] as const))(
  'no phrase stands under two English ones: %s',
  (_, at) => {
    const lines = [phrases, tradePhrases, verbPhrases].flatMap((table) => table.trim().split('\n'));
    const said = lines.flatMap((line) => line.split(/ = | \/ /)[at + 1]?.split(',') ?? []).map(fold);
    const words = said.filter(Boolean);
    expect(words.filter((word, index) => words.indexOf(word) < index)).toEqual([]);
  },
);
