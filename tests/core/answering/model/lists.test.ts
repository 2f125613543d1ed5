import { afterAll, expect, test } from 'vitest';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer } from '../../../support/openai-server.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());

const question = 'Which awards did she receive before 1905?';

/** A model that writes pieces with {Davy Medal} for the citation of the evidence under that title. */
function says(...pieces: string[]) {
  server.reply(({ messages }) => {
    const prompt = messages.at(-1)?.content ?? '';
    const toCitation = (_: string, title: string) => {
      const block = prompt.split('\n\n').find((part) => part.includes(`: ${title}`)) ?? '';
      return /\[\d+\]/.exec(block)?.[0] ?? '[none]';
    };
    return { pieces: pieces.map((piece) => piece.replace(/\{(.*?)\}/g, toCitation)) };
  });
}

async function ask(asked = question) {
  const { text, done } = await readStream(await startModelApp(server).ask({ question: asked }));
  return { done, text: text.replaceAll('https://portfolio.example/#', '#') };
}

/** The entries of a list, each by its first words. */
function toEntries(text: string): (string | undefined)[] {
  return text.split('\n').map((line) => /^(?:- |\d\. )?[^—([]*(?:\[\D[^\]]*)?/.exec(line)?.[0].trim());
}

const davy = 'She received the Davy Medal in 1903 {Davy Medal}.';
const gegner = 'She received the Prix Gegner in 1898 {Prix Gegner}.';
const matteucci = 'She received the Matteucci Medal in 1904 {Matteucci Medal}.';

test.each([
  ['bullets', `- ${gegner}\n- ${davy}\n- ${matteucci}\n`, ['- ', '- ', '- ']],
  ['numbers', `1. ${gegner}\n2. ${davy}\n3. ${matteucci}`, ['1. ', '2. ', '3. ']],
])('a list that a model writes in %s keeps its lines', async (_, list, marks) => {
  says(...list.split(/(?<=\n)/));
  const { text } = await ask();
  expect(
    text
      .split('\n')
      .slice(0, 3)
      .map((line) => line.slice(0, line.indexOf('She'))),
  ).toEqual(marks);
});

test('paragraphs of a model stay paragraphs, and sentences of one stay on its line', async () => {
  says(`${gegner} ${davy}\n\n`, matteucci);
  const [first = '', second = ''] = (await ask()).text.split('\n\n');
  expect(first).toMatch(/^She received the Prix Gegner .* She received the Davy Medal/);
  expect(second).toMatch(/^She received the Matteucci Medal/);
});

test('a line of a list that may not be sent takes no other line break with it', async () => {
  says(`${davy}\n- ${gegner}\n- She stole it {Prix Gegner}.\n- ${matteucci}`);
  const lines = (await ask()).text.split('\n');
  expect(lines.find((line) => line.includes('Matteucci'))).toMatch(/^- She received/);
  expect(lines.find((line) => line.includes('Davy'))).not.toContain('Gegner');
});

test('a list that was asked for is given where the model speaks of something else about its entries', async () => {
  says('They were shared with Pierre Curie {Davy Medal}{Nobel Prize in Physics}{Matteucci Medal}.');
  const { text, done } = await ask();
  expect(done).toMatchObject({ answerer: 'model', outcome: 'answered' });
  for (const award of ['Prix Gegner', 'Davy Medal', 'Nobel Prize in Physics', 'Matteucci Medal'])
    expect(text).toContain(`\n- [${award}](`);
});

test('an entry that the model named is not given again, and the others follow its list line by line', async () => {
  says(`- ${davy}\n`, '- The Nobel Prize in Physics {Nobel Prize in Physics}.');
  const { text } = await ask();
  expect(text.match(/Davy Medal/g)).toHaveLength(1);
  expect(text.match(/Nobel Prize in Physics/g)).toHaveLength(1);
  expect(toEntries(text)).toEqual([
    '- She received the Davy Medal in 1903',
    '- The Nobel Prize in Physics',
    '- [Prix Gegner',
    '- [Matteucci Medal',
  ]);
});

test('a published entry in place of a sentence has a line of its own, and so has what follows it', async () => {
  says('She received the Davy Medal in 1904 {Davy Medal}. ', `${gegner} `, matteucci);
  const { text } = await ask();
  const [entry, after, sentence] = text.split('\n');
  expect(entry).toMatch(/^- \[Davy Medal\]\(#award-davy-medal\) — .*; Date: 1903$/);
  expect(after).toBe('');
  expect(sentence).toMatch(/^She received the Prix Gegner .* She received the Matteucci Medal/);
});

test('entries that complete a published one follow it without a gap', async () => {
  says('The Nobel Prize in Physics {Nobel Prize in Physics}. ', 'She received the Davy Medal in 1904 {Davy Medal}.');
  const { text } = await ask();
  expect(toEntries(text.split('\n\n').at(-1) ?? '')).toEqual(['- [Davy Medal', '- [Prix Gegner', '- [Matteucci Medal']);
});

test('fields that only fill the room of a published answer are not put behind a whole one', async () => {
  says('The institute opened on 29 May 1932 {Radium Institute in Warsaw · Start}.');
  const { text, done } = await ask('When was the Warsaw institute opened?');
  expect(text).toBe('The institute opened on 29 May 1932 [1](#project-warsaw-institute).');
  expect(done?.evidence.map(({ id }) => id)).toEqual(['project-warsaw-institute/text/1']);
});

test('typed facts that were asked for complete an answer', async () => {
  says(
    'She began to teach physics in Sèvres in 1900 {Lecturer in physics, École normale supérieure de jeunes filles · Start}.',
  );
  const { text } = await ask('Where did she teach?');
  expect(text).toContain('Place: Paris.');
});
