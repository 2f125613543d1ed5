import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../../support/app.ts';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer } from '../../../support/openai-server.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());

const advert = [
  'We are looking for a laboratory head. Could she fill this position?',
  'Requirements:',
  '- Experience in leading a laboratory',
  '- Driving licence',
  '- Fluent in COBOL',
  'Nice to have:',
  '- Teaching at a university',
].join('\n');

const extractive = await readStream(await startApp().ask({ question: advert }));

/** The lines of an answer with their requirement and verdict alone. */
function toStructure(text: string): string[] {
  return text.split('\n').map((line) => /^- \*\*.*?”:/.exec(line)?.[0] ?? (line.startsWith('- ') ? '?' : line));
}

/** Answers each requirement of the prompt with a sentence. */
function answers(toLine: (label: string, text: string, cite: string) => string) {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const requirements = [...prompt.matchAll(/^(R\d+): (.*?) (\[\d+\]).*$/gm)];
    return { pieces: requirements.map(([, label = '', text = '', cite = '']) => `${toLine(label, text, cite)}\n`) };
  });
}

async function ask() {
  const app = startModelApp(server);
  return { ...(await readStream(await app.ask({ question: advert }))), log: app.log.at(-1) };
}

test('a job analysis keeps requirements, verdicts, order and evidence; the model only words what the evidence shows', async () => {
  answers((label, text, cite) =>
    /licence/.test(text)
      ? `${label}: She obtained a driving licence in 1916 ${cite}.`
      : `${label}: She is ideal ${cite}.`,
  );
  const { text, done, log } = await ask();
  expect(toStructure(text)).toEqual(toStructure(extractive.text));
  expect(text).toMatch(/“Driving licence”: She obtained a driving licence in 1916 \[\d+\]\(https:/);
  expect(text).not.toContain('ideal');
  expect(done).toMatchObject({ answerer: 'model', outcome: extractive.done?.outcome });
  expect(done?.evidence.map(({ id }) => id)).toEqual(
    expect.arrayContaining(extractive.done?.evidence.map(({ id }) => id) ?? []),
  );
  expect(done?.citations.toSorted()).toEqual(extractive.done?.citations.toSorted());
  expect(log?.model).toMatchObject({ sent: 1, retrieval: 'lexical' });
});

test('a whole analysis has not failed: its tokens are counted and it is shared', async () => {
  answers((label, _, cite) => `${label}: She obtained a driving licence in 1916 ${cite}.`);
  const app = startModelApp(server, { cacheMilliseconds: 60_000 });
  server.requests.length = 0;
  const texts = [];
  for (let index = 0; index < 2; index += 1) texts.push((await readStream(await app.ask({ question: advert }))).text);
  expect(app.log[0]?.model).toMatchObject({ sent: 1, promptTokens: 321, completionTokens: 45 });
  expect(app.log[0]?.model).not.toHaveProperty('failure');
  expect(app.log[1]?.model).toEqual({ name: 'local', cached: true });
  expect(texts[1]).toBe(texts[0]);
  expect(server.requests).toHaveLength(1);
});

test('the model is shown requirements and evidence, never the advert around them', async () => {
  answers((label) => `${label}: nothing`);
  await ask();
  const prompt = server.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
  expect(prompt).toContain('Driving licence');
  expect(prompt).not.toContain('We are looking for');
  expect(prompt).not.toContain('COBOL');
});

test.each<[string, (label: string, text: string, cite: string) => string]>([
  [
    'cites the evidence of another requirement',
    (label, _, cite) => `${label}: She obtained a driving licence in 1916 ${cite === '[1]' ? '[2]' : '[1]'}.`,
  ],
  ['writes no labels', (_, __, cite) => `She obtained a driving licence in 1916 ${cite}.`],
  ['invents a requirement', (_, __, cite) => `R99: She obtained a driving licence in 1916 ${cite}.`],
  ['writes a verdict of its own', (label, _, cite) => `${label}: **Met** in full, hire her now ${cite}.`],
])('a model that %s leaves the extractive analysis, word for word', async (_, toLine) => {
  answers(toLine);
  const { text, done } = await ask();
  expect(text).toBe(extractive.text);
  expect(done?.answerer).toBe('extractive');
});

test('an analysis that breaks off is completed', async () => {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const [, label, cite] = /^(R\d+): .*licence.*? (\[\d+\])/m.exec(prompt) ?? [];
    return { fault: 'cut', pieces: [`${label}: She obtained a driving licence in 1916 ${cite}.\nR`] };
  });
  const { text, done, log } = await ask();
  expect(toStructure(text)).toEqual(toStructure(extractive.text));
  expect(done?.answerer).toBe('model');
  expect(log?.model).toMatchObject({ failure: 'cut' });
});
