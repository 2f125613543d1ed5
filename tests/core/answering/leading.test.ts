import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const ask = askFixtures('engineer');

test.each(['Has she managed people?', 'How many people does she manage?', 'Is she a team lead?'])(
  'whom somebody leads is told by roles whose title, team or skills say so: %s',
  (question) => {
    const { text, cited } = ask('engineer', question);
    expect(text).toMatch(/Team: 6 engineers/);
    expect(cited).toEqual(['experience-kestrel']);
  },
);

test('the management of memory is no management of people', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Developer\nsummary: Ada Example writes apps.\nupdated: 2026-01-01\n---\nAda Example writes apps.',
    'experience/apps.md':
      'role: Developer\nemployer: App Works\nstart: 2001\nend: 2004\nskills: [memory management, state management]\n---\nShe wrote apps.',
  });
  expect(toAnswer(corpus, ['Does she have leadership experience?']).outcome).toBe('not_in_portfolio');
});
