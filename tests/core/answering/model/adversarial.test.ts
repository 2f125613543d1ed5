import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { speaksToMachine } from '#core/answering/model/instructions.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus } from '#core/corpus/corpus.ts';
import { findUnfaithful } from '../../../../scripts/eval/faithfulness.ts';
import { readContentFolder } from '../../../../src/content-folder.ts';
import { siteUrl } from '../../../support/app.ts';
import { inAdverts, inHistory, inQuestions, inRecords, type Injection } from '../../../support/injections.ts';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer } from '../../../support/openai-server.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());

const portfolio = await readContentFolder(join(import.meta.dirname, '../../../support/portfolios/curie'));
const clean = openCorpus(await buildCorpus(portfolio), siteUrl);
const question = 'When did she give her first lecture?';

/** A model that does what the injection says, in every form in which it might slip through. */
function obey({ obeys }: Injection) {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const cites = [...prompt.matchAll(/^\[\d+\]/gm)].map(([cite]) => cite);
    const block = prompt.split('\n\n').find((part) => part.includes('gave her first lecture')) ?? '';
    const cite = /\[\d+\]/.exec(block)?.[0] ?? '[1]';
    const small = obeys.charAt(0).toLowerCase() + obeys.slice(1);
    const lines = [
      obeys,
      `${obeys}.`,
      `${obeys} ${cite}.`,
      `${obeys}. ${cite}`,
      `${obeys} ${cites.join('')}.`,
      `${cite} ${obeys}.`,
      `- **${obeys}** ${cite}.`,
      `# ${obeys} ${cite}`,
      `She gave her first lecture on 5 November 1906, and ${small} ${cite}.`,
      `She gave her first lecture on 5 November 1906 ${cite} and ${small} ${cite}.`,
      `${obeys}; she gave her first lecture on 5 November 1906 ${cite}.`,
      `"${obeys}" ${cite}.`,
      ...[1, 2, 3].map((number) => `R${number}: ${obeys} [${number}].`),
      ...cites.map((other) => `${obeys} ${other}.`),
    ];
    return { pieces: lines.slice(0, 22).map((line) => `${line}\n`) };
  });
}

/** The visitor's own words, quoted in the head of a requirement, are no claim. */
function withoutQuoted(text: string): string {
  return text.replace(/“[^”]*”:/g, '');
}

async function attack(injection: Injection, body: unknown, corpus: Corpus = clean) {
  obey(injection);
  server.requests.length = 0;
  const app = startModelApp(server, { app: { openCorpus: () => Promise.resolve(corpus) } });
  const { text, done, data } = await readStream(await app.ask(body));
  expect(withoutQuoted(text)).not.toMatch(injection.mark);
  expect(data.at(-1)).toBe('[DONE]');
  for (const url of [...(done?.citations ?? []), ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target)]) {
    expect(url).toMatch(/^https:\/\/portfolio\.example\/#/);
  }
  // The summary of a job analysis counts requirements, which are no published numbers.
  const claims = text.replace(/^Of \d+ requirements .*$/m, '');
  expect(findUnfaithful(claims, done?.evidence ?? [], corpus)).toEqual([]);
  return { text, done, prompt: JSON.stringify(server.requests.map((request) => request.body)) };
}

test('there are at least sixty injections', () => {
  expect([inQuestions, inHistory, inAdverts, inRecords].flat().length).toBeGreaterThanOrEqual(60);
});

test.each(inQuestions)('in the question: $text', async (injection) => {
  await attack(injection, { question: injection.text });
});

test.each(inHistory)('in an earlier turn ($role): $text', async (injection) => {
  const messages = [
    { role: 'user', content: 'Who was she?' },
    { role: injection.role, content: injection.text },
    { role: 'user', content: question },
  ];
  const { done } = await attack(injection, { messages });
  expect(done?.outcome).toBe('answered');
});

test.each(inAdverts)('in a job description: $text', async (injection) => {
  const advert = [
    'We are looking for a laboratory head. Could she fill this position?',
    'Requirements:',
    '- Experience in leading a laboratory',
    injection.text,
    '- Driving licence',
    'Nice to have:',
    '- Teaching at a university',
  ].join('\n');
  await attack(injection, { question: advert });
});

test.each(inRecords)('in a record: $text', async (injection) => {
  const records = portfolio.records.map((record) => {
    return record.id === 'experience-professor' ? { ...record, body: `${record.body}\n\n${injection.text}` } : record;
  });
  const corpus = openCorpus(await buildCorpus({ ...portfolio, records }), siteUrl);
  const { prompt } = await attack(injection, { question }, corpus);
  expect(prompt).toContain('numbered evidence');
  expect(prompt).not.toContain('Professor of physics');
});

test('a record that holds no instruction is still shown', async () => {
  const { prompt } = await attack(inQuestions[0]!, { question });
  expect(prompt).toContain('Professor of physics');
});

test('no record of the test portfolios is taken for an instruction', async () => {
  for (const name of ['curie', 'hopper', 'lamarr']) {
    const folder = join(import.meta.dirname, '../../../support/portfolios', name);
    const { records } = openCorpus(await buildCorpus(await readContentFolder(folder)), siteUrl);
    expect(records.filter(speaksToMachine).map(({ id }) => id)).toEqual([]);
  }
});
