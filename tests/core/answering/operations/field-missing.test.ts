import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds tools.\nupdated: 2026-01-01\ncontact:\n  organisation: Example B.V.\n  email: ada@example.com\n  note: |-\n    Mail is best.\n\n    ## Holes in a tool\n\n    Write to holes@example.com about any hole.\n\n    ## Applications\n\n    Applications open on 1 November; send a statement.',
  'education/phd.md': 'degree: PhD\ninstitution: Chalmers\nend: 2007\nsummary: Supervised by Regula Zum.',
  'projects/seal.md': 'name: Seal\nstart: 2019\nsummary: Records of how a programme was built.',
  'projects/cart.md': 'name: Wooden harbour cart\nstart: 2020\nsummary: It carries nets.',
  'projects/knot.md': 'name: KNOT-HOLD\nstart: 2024\nsummary: A programme grant of 5.2 million pounds on nets.',
  'open-source/sigtrail.md':
    'name: sigtrail\nstart: 2020\nlicence: MIT License\nsummary: Lets anybody check a Seal recording.',
  'publications/readers.md':
    'title: "One reader or two? Selective reading of pictures"\nkind: article\nvenue: Screening Letters\ndate: 2017-08\nauthors: [Jonas Brandt]',
  'publications/nothing.md': 'title: "Say nothing: the case for silence"\nkind: talk\nvenue: Faultline\ndate: 2025-05',
  'awards/prize.md': 'title: Northern Design Prize\nawarder: Design Council\ndate: 2021',
  'patents/seal.md':
    'number: US 11,000,001\napplicationNumber: 16/200,300\ntitle: Recording of builds\nstatus: active\nfiled: 2018-11-27\ngranted: 2021-05-11',
};
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
}, 60_000);

function ask(question: string) {
  return toAnswer(corpus, [question]);
}

test.each([
  'Under which licence is Seal?',
  'What is the DOI of "Say nothing: the case for silence"?',
  'What is the report number of One reader or two? Selective reading of pictures?',
  'When did the harbour cart project end?',
  'How much prize money came with the Northern Design Prize?',
])('a field that the named entry does not fill is not answered from its neighbours: %s', (question) => {
  const { outcome, text } = ask(question);
  expect(outcome, text).toBe('not_in_portfolio');
  expect(text).toContain('does not give that');
});

test.each([
  ['Under which licence is sigtrail?', 'MIT License'],
  ['Who are the co-authors of One reader or two? Selective reading of pictures?', 'Jonas Brandt'],
  ['Where was "Say nothing: the case for silence" published?', 'Faultline'],
  ['What is the application number of Recording of builds?', '16/200,300'],
  ['What is the number of Recording of builds?', '11,000,001'],
])('a name with marks in it is one name, and its fields are found: %s', (question, expected) => {
  const { outcome, text } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(expected);
});

test.each(['How much is the KNOT-HOLD grant?', 'KNOT-HOLD grant'])(
  'a grant is no patent that was granted: %s',
  (question) => {
    const { outcome, text } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain('5.2 million');
  },
);

test('an entry without any text is told by its fields', () => {
  expect(ask('What is "Say nothing: the case for silence"?').text).toContain('Faultline');
});

test('a value that ends in a dot is followed by no second one', () => {
  expect(ask('How can I contact her?').text).toContain('Organisation: Example B.V. Email:');
});

test('of a note on the contact in several parts, the part that the question is about is told', () => {
  expect(ask('Whom can I write to about a hole in a tool?').text).toContain('holes@example.com');
  expect(ask('How can I contact her?').text).toContain('Mail is best.');
});

test.each([
  'How do I apply for a PhD with her?',
  'When can I apply for a PhD?',
  'What do I need for a PhD application?',
])('what a visitor wants to apply for is no degree of hers: %s', (question) => {
  expect(ask(question).text).toMatch(/^Applications open on 1 November/);
});

test('"supervised by" tells a supervisor', () => {
  expect(ask('supervisor').text).toMatch(/^Supervised by/);
});
