import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2001\nend: 2004\n---\nThe span is of larch, since oak would have been too heavy for the piles.\n\nThe guild paid the sawyers.\n\nIt bends by a hand in a gale.',
  'projects/ferry.md': 'name: Chain Ferry\nstart: 2008\n---\nA raft on a chain, pulled by hand over the Skarn.',
  'projects/lock.md': 'name: Upper Lock\nstart: 2010\n---\nTwo gates and a weir keep the basin at its level.',
};
const questions = [
  '> The span is of larch',
  '- What did the shipwright send over?\n- Which tree did the shipwright recommend?',
  '> The guild paid the sawyers.',
  '- Whose purse did the woodcutters live on?\n- Were the drummers of the northern fleet at the feast that fed the woodcutters?',
  '> It bends by a hand in a gale.',
  '- Is it a seesaw for sailors?\n- Do sailors get dizzy on it?',
].join('\n\n');

const bare = await openFiles(files);
const expecting = await openFiles({ ...files, 'foreseen/project-bridge.md': questions });

test.each([
  ['What was it that the shipwright sent over?', 'The span is of larch'],
  ['Do the sailors get dizzy there?', 'It bends by a hand'],
  ['Whose purse did those woodcutters live on?', 'The guild paid'],
])(
  'a question in words that the text lacks is answered by the sentence that it was foreseen for: %s',
  (asked, said) => {
    const { outcome, text, cited } = toAnswer(expecting, [asked]);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
    expect(cited).toEqual(['project-bridge']);
    expect(toAnswer(bare, [asked]).text).not.toContain(said);
  },
);

test.each([
  // Words of several questions and no one question.
  'Which shipwright got the purse of the sailors?',
  // Little of the question that was foreseen.
  'Which northern drummers came?',
  'Which shipwright built the first steamer?',
])('what asks for something else is not answered for a few words in common: %s', (asked) => {
  expect(toAnswer(expecting, [asked]).outcome).toBe('not_in_portfolio');
});

test('one word in common with an expected question answers no other of that word', async () => {
  const curt = await openFiles({
    ...files,
    'foreseen/project-bridge.md': '> The guild paid the sawyers.\n\n- Was she the boss?',
  });
  expect(toAnswer(curt, ['Who was her boss?']).outcome).toBe('not_in_portfolio');
});

test('what needs no foresight is answered by the same bytes', () => {
  for (const asked of ['When did the Chain Ferry begin?', 'Which projects began after 2005?', 'Who is Ada Example?'])
    expect(toAnswer(expecting, [asked])).toEqual(toAnswer(bare, [asked]));
});

test('the corpus carries the questions as terms of their sentences, and none of their wording', () => {
  expect(expecting.portfolio.foreseen).toEqual([]);
  expect(expecting.foreseen.find(({ terms }) => terms.includes('woodcutt'))).toMatchObject({ sentence: 0 });
  expect(JSON.stringify(expecting.foreseen)).not.toContain('Whose purse');
});

test('they are found in a portfolio that is too large to score every passage of', async () => {
  const many = Array.from({ length: 900 }, (_, at) => [
    `projects/hut-${at}.md`,
    `name: Hut ${at}\nstart: 2011\n---\nA hut with a stove, number ${at} on the trail.`,
  ]);
  const large = await openFiles({ ...files, ...Object.fromEntries(many), 'foreseen/project-bridge.md': questions });
  expect(large.passages.length).toBeGreaterThan(1500);
  expect(toAnswer(large, ['What was it that the shipwright sent over?']).cited).toEqual(['project-bridge']);
});

test('a quote that its record does not say is named with its file and line', async () => {
  const lost = openFiles({
    ...files,
    'foreseen/project-ferry.md': '> A raft on a chain\n\n- How?\n\n> A boat\n\n- What?',
  });
  await expect(lost).rejects.toThrow(
    /foreseen\/project-ferry\.md:5 +quotes what "project-ferry" does not say: "A boat"/,
  );
});
