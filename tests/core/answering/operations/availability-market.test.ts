import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const wishes = `What would make me move is a post as principal engineer, in a company of 50 to 500 people that makes something which I can explain to my
mother. Remote work within two hours of my own time is best, and I am glad to travel once in a quarter. I will not relocate. Four weeks of notice.`;

const open = (heading: string, denial: string) =>
  openFiles({
    'profile.md': `name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds things.\nupdated: 2026-01-01\n---\nI build things.\n\n## ${heading}\n\n${denial} ${wishes.replace('\n', ' ')}`,
    'experience/service.md':
      'role: Engineer\nemployer: Some Service\nstart: 2020\nend: present\n---\nAvailability over the last year was 99.99 %. We sold to neighbourhood markets.',
  });

test.each([
  ['What I am looking for', 'I am not actively looking, but I like to have a coffee.'],
  ['What is next', 'I am happy where I am.'],
  ['Work with me', 'Not on the market right now.'],
  ['Open to', 'I have just signed a contract of two years, so no offers.'],
])('whoever asks for the person is told the denial with the wishes, and nothing beside them: %s', async (...told) => {
  const corpus = await open(...told);
  for (const question of [
    'Is she looking for a job?',
    'Is she on the market?',
    'Can I hire her?',
    'Is she available?',
    'Would she consider a new position?',
    'Would she leave her current job?',
  ]) {
    const { text, cited } = toAnswer(corpus, [question]);
    expect(text).toContain(told[1]);
    expect(text).not.toMatch(/99|markets/);
    expect(cited.every((id) => id?.startsWith('about'))).toBe(true);
  }
});

test('where no text tells of offers, whether somebody is on the market is not said', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds things.\nupdated: 2026-01-01\n---\nI build things.\n\n## After hours\n\nI sold bread on the market in my town.',
  });
  expect(toAnswer(corpus, ['Is she on the market?'])).toMatchObject({ outcome: 'not_in_portfolio' });
});
