import { afterAll, expect, test } from 'vitest';
import type { AnswerEvent } from '#core/answering/answer-event.ts';
import { withinMessage } from '#core/answering/within-message.ts';
import { maxMessageLength } from '#core/contract/ask.ts';
import { startApp } from '../../support/app.ts';
import { startModelApp } from '../../support/model-app.ts';
import { startOpenAiServer } from '../../support/openai-server.ts';
import { readStream } from '../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());

const topics = ['radioactivity', 'polonium', 'radium', 'physics', 'chemistry', 'magnetism', 'X-rays', 'uranium'];
const tail =
  'as it is taught at a university or used in a hospital and wherever else a laboratory of ours may be asked';
const wishes = topics.flatMap((topic) =>
  ['Experience in', 'Knowledge of', 'Doctorate on', 'Publications on', 'Awards for'].map(
    (wish) => `${wish} ${topic} ${tail}`,
  ),
);
const toList = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
const advert = [
  'We are looking for the head of a laboratory.',
  `Requirements:\n${toList(wishes.slice(0, 34))}`,
  `Nice to have:\n${toList(wishes.slice(34))}`,
].join('\n');
const { ask } = startApp();

test('an analysis of many requirements fits into a message, and a follow-up may send it back', async () => {
  const { text, done } = await readStream(await ask({ question: advert }));
  expect(text.length).toBeGreaterThan(maxMessageLength * 0.8);
  expect([...text].length).toBeLessThanOrEqual(maxMessageLength);
  expect(text).toMatch(/^Of 40 requirements[^]*\n\nThe rest is left out: .*$/);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines[0]).toContain('Experience in radioactivity');
  for (const line of lines) expect(line, 'a whole line').toMatch(/\)$|does not show this\.$/);
  expect(text).not.toMatch(/\*\*Nice to have\*\*\n\nThe rest/);
  for (const { url } of done?.evidence ?? []) expect(text).toContain(url);
  const messages = [
    { role: 'user', content: advert },
    { role: 'assistant', content: text },
    { role: 'user', content: 'Where did she study?' },
  ];
  const followUp = await ask({ messages });
  expect(followUp.status).toBe(200);
  await followUp.body?.cancel();
});

test('an answer of a model fits as well, however much it writes on each requirement', async () => {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const [, , cite = ''] = /^(R\d+): (?:.*?) (\[\d+\])/m.exec(prompt) ?? [];
    const labels = [...prompt.matchAll(/^(R\d+):/gm)].map(([, label]) => label);
    return { pieces: labels.map((label) => `${label}: She won a Nobel Prize ${cite}.\n`) };
  });
  const { text, done } = await readStream(await startModelApp(server).ask({ question: advert }));
  expect([...text].length).toBeLessThanOrEqual(maxMessageLength);
  expect(done?.outcome).toBe('partial');
});

test.each([
  ['up to the limit is sent whole', 0, 'answered', /b$/],
  ['beyond it is left out', 1, 'partial', /The rest is left out: .*$/],
] as const)('what is written %s', async (_, over, outcome, end) => {
  const done = { type: 'done', outcome: 'answered' } as AnswerEvent;
  const events = async function* (): AsyncGenerator<AnswerEvent> {
    yield { type: 'content', content: 'a'.repeat(maxMessageLength - 50) };
    yield { type: 'content', content: 'b'.repeat(50 + over) };
    yield done;
  };
  const told = await Array.fromAsync(withinMessage(events()));
  const text = told.map((event) => (event.type === 'content' ? event.content : '')).join('');
  expect(text.length).toBeLessThanOrEqual(maxMessageLength);
  expect(text).toMatch(end);
  expect(told.at(-1)).toMatchObject({ type: 'done', outcome });
});
