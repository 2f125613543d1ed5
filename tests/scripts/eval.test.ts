import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { share } from '../../scripts/eval/figures.ts';
import { toDateText } from '#core/contract/partial-date.ts';
import { findUnfaithful } from '../../scripts/eval/faithfulness.ts';
import { generateQuestions } from '../../scripts/eval/generate-questions.ts';
import { toPlaces } from '../../scripts/eval/places.ts';
import { GoldenQuestion, readQuestions } from '../../scripts/eval/question-file.ts';
import { openPortfolio } from '../support/portfolio.ts';

const question = {
  id: 'a',
  kind: 'direct',
  question: 'When?',
  expect_all: ['1903'],
  expect_any: [],
  must_not: [],
  cites: [],
  answerable: true,
};

test('a wrong line of a questions file is named with its place and its mistake', () => {
  const text = [
    JSON.stringify(question),
    '{',
    JSON.stringify({ ...question, id: 'b', expect_all: ['('] }),
    JSON.stringify(question),
  ].join('\n');
  expect(() => readQuestions(text, 'q.jsonl')).toThrow(
    /q\.jsonl:2: is no JSON[\s\S]*q\.jsonl:3: expect_all.0: is no regular expression[\s\S]*q\.jsonl:4: id "a" is already taken by line 1/,
  );
});

test('a portfolio without questions, or without a folder, is told what to write', async () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/eval.ts', ...args], { encoding: 'utf8' });
  const missing = run('--portfolio', 'tests/support/chemist');
  expect(missing.status).toBe(2);
  expect(missing.stderr).toMatch(/chemist.questions\.jsonl is missing\. .*--generate/);
  expect(run('--portfolio', 'tests/support/nowhere').stderr).toMatch(/nowhere +is no folder\. .*profile\.md/);
});

test('what a line need not say may be left out', () => {
  const { id, kind, question: asked, answerable } = question;
  const [read] = readQuestions(JSON.stringify({ id, kind, question: asked, answerable }), 'q.jsonl');
  expect(read).toMatchObject({ expect_all: [], expect_any: [], must_not: [], cites: [] });
});

test('a citation is expected from an area or a record of the portfolio, and any other name is refused by its line', async () => {
  const places = toPlaces(await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example'));
  const read = (...cites: string[]) => readQuestions(`\n${JSON.stringify({ ...question, cites })}`, 'q.jsonl', places);
  expect(read('awards', 'resume', 'education-doctorate')).toHaveLength(1);
  expect(() => read('awards', 'award')).toThrow(
    /^1 wrong line\(s\):\nq\.jsonl:2: cites: "award" is neither an area nor a record of the portfolio\. The nearest is "awards"$/,
  );
});

test('a file without a question is refused, as is the empty share that an unset variable gives', async () => {
  expect(() => readQuestions('// none yet\n\n', 'q.jsonl')).toThrow(/^q\.jsonl holds no question\. Write some/);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/eval.ts', '--fail-under', ''], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toBe('--fail-under is "". Give a share from 0 to 1, like 0.85\n');
});

test('an accuracy below the limit is told with both numbers, beside the figures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askfolio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'questions.jsonl');
  const wrong = { ...question, id: 'b', must_not: ['.'] };
  await writeFile(file, [question, wrong].map((one) => JSON.stringify({ ...one, expect_all: [] })).join('\n'));
  const all = ['--portfolio', 'tests/support/portfolios/curie', '--questions', file, '--json', '--fail-under', '0.9'];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/eval.ts', ...all], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('1 of 2 answers are right, which is below the 0.9 of --fail-under\n');
  expect(JSON.parse(stdout).figures.questions).toBe(2);
});

test('expected questions come from another folder, or are left out, on demand', () => {
  const run = (...args: string[]) => {
    const all = ['scripts/eval.ts', '--portfolio', 'tests/support/portfolios/lamarr', '--json', ...args];
    return spawnSync(process.execPath, all, { encoding: 'utf8' });
  };
  const strict = (...args: string[]) => JSON.parse(run(...args).stdout).figures.strict.value;
  expect(strict('--foreseen', 'tests/support/foreseen/lamarr')).toBeGreaterThan(strict('--bare'));
  expect(run('--bare', '--foreseen', 'tests/support/foreseen/lamarr').stderr).toMatch(/Give one of them/);
  expect(run('--foreseen', 'tests/support/foreseen/curie').stderr).toMatch(/is named after no record/);
}, 60_000);

test('an interval is wide for few answers and never leaves 0 to 1', () => {
  expect(share(10, 10)).toMatchObject({ value: 1, high: 1 });
  expect(share(10, 10).low).toBeCloseTo(0.72, 2);
  expect(share(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('a number or a name that the evidence lacks is found', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  const quote = 'She obtained a driving licence in 1916.';
  const evidence = [
    { id: 'x', area: 'about' as const, title: 'About', url: 'https://portfolio.example/#about', quote, score: 1 },
  ];
  expect(findUnfaithful(quote, evidence, corpus)).toEqual([]);
  expect(findUnfaithful(`${quote.replace(/\.$/, '')} [9](https://x.example).`, evidence, corpus)).toEqual([]);
  expect(findUnfaithful('She obtained a driving licence in 1917.', evidence, corpus)).toHaveLength(1);
  expect(findUnfaithful('She obtained a licence from Napoleon.', evidence, corpus)).toHaveLength(1);
});

test('years of several entries together are computed from their dates, and no other sum is', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  const span = (record: string, start: number, end: number) =>
    [`Start: ${start}`, `End: ${end}`].map((quote) => ({
      id: `${record}/fact`,
      area: 'experience' as const,
      title: record,
      url: `https://portfolio.example/#${record}`,
      quote,
      score: 1,
    }));
  const evidence = [...span('a', 1959, 1977), ...span('b', 1989, 2008), ...span('c', 1990, 2008)];
  expect(findUnfaithful('37 years by the dates.', evidence, corpus)).toEqual([]);
  expect(findUnfaithful('55 years by the dates.', evidence, corpus)).toHaveLength(1);
});

/** Quotes of one entry. */
function toEvidence(...quotes: string[]) {
  return quotes.map((quote) => ({
    id: 'a/fact',
    area: 'experience' as const,
    title: 'A post',
    url: 'https://portfolio.example/#a',
    quote,
    score: 1,
  }));
}

test('years and months are computed from the dates of one entry, and no other length is', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  const evidence = toEvidence('Start: April 2017', 'End: December 2019');
  expect(findUnfaithful('Longer: 2 years and 8 months.', evidence, corpus)).toEqual([]);
  expect(findUnfaithful('Longer: 2 years and 9 months.', evidence, corpus)).toHaveLength(1);
  expect(
    findUnfaithful('- **Met** — “Years”: Since April 2017, by the dates in the portfolio.', evidence, corpus),
  ).toEqual([]);
});

test('the day up to which time is counted, and the address of a published profile, are no claims of their own', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
  const { updated, profiles = [] } = corpus.portfolio.profile;
  const day = toDateText(updated.slice(0, 7));
  expect(findUnfaithful(`Known: since 2019, up to ${day}.`, toEvidence('Start: 2019', 'End: present'), corpus)).toEqual(
    [],
  );
  expect(findUnfaithful(`Known: since 2019, up to ${day}.`, toEvidence('Start: 2019'), corpus)).toHaveLength(1);
  const [{ label, url } = { label: '', url: '' }] = profiles;
  expect(findUnfaithful(`${label} — ${url}`, toEvidence(`Profiles: ${label}`), corpus)).toEqual([]);
  expect(findUnfaithful(`${label} — https://other.example/X1`, toEvidence(`Profiles: ${label}`), corpus)).toHaveLength(
    1,
  );
});

test('a number of entries is a claim that the evidence of just as many supports', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  const evidence = toEvidence('Title: One', 'Title: Two', 'Title: Three').map((one, index) => ({
    ...one,
    id: `publication-${index}/fact/title`,
  }));
  expect(findUnfaithful('Known: 3 publications.', evidence, corpus)).toEqual([]);
  expect(findUnfaithful('Known: 4 publications.', evidence, corpus)).toHaveLength(1);
  expect(findUnfaithful('Known: 3 publications.', evidence.slice(1), corpus)).toHaveLength(1);
});

test('candidate questions are valid golden questions, with some that have no answer', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/lamarr', 'https://portfolio.example');
  const questions = generateQuestions(corpus);
  for (const candidate of questions) expect(GoldenQuestion.safeParse(candidate).success).toBe(true);
  expect(questions.some(({ answerable }) => !answerable)).toBe(true);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});
