import { expect, test } from 'vitest';
import { toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles, openPortfolio } from '../../../support/portfolio.ts';

const open = (name: string) => openPortfolio(`tests/support/portfolios/${name}`, 'https://portfolio.example');
const [security, hardware, robotics, junior, product] = await Promise.all(
  ['security', 'hardware', 'robotics', 'junior', 'product'].map(open),
);

test.each([
  [security!, 'Which awards did he win?', 'where was the second one?'],
  [robotics!, 'Which awards did she win?', 'how much was the first one?'],
])('what the one that is picked does not tell is not told of another', (portfolio, list, question) => {
  expect(toTalk(portfolio, [list, question]).outcome).toBe('not_in_portfolio');
});

test('the next one is of the list that the one before was of', () => {
  const talk = ['Which awards has she won?', 'what was the first one for?', 'and when was the second?'];
  expect(toTalk(hardware!, talk).text).toContain('October 2020');
});

test.each([
  [hardware!, 'What does she do at Aurelis?', 'Is she open to offers?', /not looking for a new post/],
  [product!, 'What did she do at Asterra?', 'Is she open to a new role?', /not looking for a new post/],
  [junior!, 'Is he looking for a job?', 'When would he be open?', /2027/],
])('whoever asks for the availability of somebody speaks of no entry', (portfolio, first, question, told) => {
  expect(toTalk(portfolio, [first, question]).text).toMatch(told);
});

test('the ones that are of another sort are of the kind that was listed', () => {
  const talk = ['Which patents are still pending?', 'what about the granted ones?', 'Which is the oldest?'];
  expect(toTalk(hardware!, talk).text).toContain('EP 2 913 047');
});

test.each([
  [robotics!, 'Can she be hired?', /does not look for another permanent job/],
  [hardware!, 'Can she be booked for a talk?', /not looking for a new post/],
  [security!, 'Which security tools has he published?', /hushlog[^]*leftpin|leftpin[^]*hushlog/],
  [junior!, 'What has he built in his spare time?', /Shift Swap/],
])('a plain question is read as it is meant: %#', (portfolio, question, told) => {
  const { outcome, text } = toAnswer(portfolio, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('what a talk is about is what was told first, whatever profile was told beside it', async () => {
  const inventor = await openFiles({
    'profile.md':
      'name: Ada Moor\nheadline: Inventor of a pan\nsummary: A technician by training, Ada Moor patented lids before the show that she is known for.\nupdated: 2026-10-01\n---\n\nShe was granted 21 patents.\n\n## Turning points\n\nAround 1950 she decided to help people to cook together. On 9 December 1968 she showed the pan in public, which made her known; it was the turn of her life.',
    'projects/show.md':
      'name: The 1968 show\nstart: 1968-12-09\nplace: Brook Hall, Leer\ncollaborators:\n  - name: Bo Ek\n    role: ran the show\nsummary: A live show of the pan, with about 1,000 people in the hall.',
  });
  const first = 'What did she show on 9 December 1968?';
  expect(toTalk(inventor, [first, 'Where was it?']).text).toMatch(/^Place: Brook Hall/);
  expect(toTalk(inventor, [first, 'Who ran it?']).text).toMatch(/^Collaborators: Bo Ek/);
});
