import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let dataEngineer: Corpus;

beforeAll(async () => {
  dataEngineer = await openPortfolio('tests/support/portfolios/data-engineer', 'https://portfolio.example');
});

function ask(...turns: string[]) {
  return toAnswer(dataEngineer, turns);
}

test('a list under the heading that is asked for is told whole, a line each', () => {
  const { text } = ask('Which languages does she speak?');
  expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
    '- Hungarian',
    '- Dutch',
    '- English',
    '- German',
    '- French',
  ]);
});

test('a short list is told whole around the line that answers', () => {
  const { text } = ask("Is the last release of an engagement done by the client's own engineer?");
  expect(text).toMatch(/runbook[^]*own engineer/);
});

test('of a list under another heading only the lines that say it are told', () => {
  const { text } = ask('Where was she born?');
  expect(text).toContain('Szeged');
  expect(text).not.toContain('employers');
});

test.each([
  ['What sort of work does she turn down?', 'Gambling'],
  ['What kind of clients would she refuse?', 'Gambling'],
  ["What doesn't she take on?", 'Permanent jobs'],
])('what is not taken on is told from the lines under a heading that says so: %s', (question, line) => {
  const { outcome, text, cited } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(line);
  expect(cited[0]).toContain('contact');
});

test.each(['Does she avoid sugar?', 'Would she turn down Google?', 'Which days of the week does she swim?'])(
  'what is refused or done on some days is told of work alone: %s',
  (question) => {
    expect(ask(question).text).not.toMatch(/Gambling|Monday/);
  },
);

test('of people with their parts the one whose part is asked for is told', () => {
  expect(ask('Who sponsored the warehouse migration?').text).toMatch(/^Collaborators: Jonas Reuter \(sponsor\)\. \(/);
});

test('days of work are told by the line with days', () => {
  expect(ask('Which weekdays does she work?').text).toContain('Monday to Wednesday');
});

test('a visitor may ask from when on somebody can be booked by name', () => {
  expect(ask('From what date on could we book Ilse?').text).toContain('1 February 2027');
});

const advert = `Senior data engineer

We are looking for a data engineer for our team in Brussels.

Requirements:
- 5 years of experience with Python and SQL
- Fluent German
- Kafka and Flink`;

test('lines that show a requirement stand on the line of its verdict', () => {
  const { text } = ask(advert);
  expect(text).toMatch(/^- \*\*Partly\*\* — “Fluent German”: .*German: B2 \(\[About\]/m);
});

test('what is not offered, and a certificate that lapsed, meets no requirement', () => {
  const { text } = ask('Requirements:\n- Machine learning\n- Certified Kubernetes Administrator\n- Kafka');
  expect(text).toMatch(/Not shown\*\* — “Machine learning”: Not offered/);
  expect(text).toMatch(/Not shown\*\* — “Certified Kubernetes Administrator”/);
  expect(text).toMatch(/Met\*\* — “Kafka”/);
});
