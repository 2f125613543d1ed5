import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

test('a title of small words is a name as it is written', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Linguist\nsummary: Ada Example asks.\nupdated: 2026-01-01',
    'experience/chair.md': 'role: Professor\nemployer: Quay University\nstart: 2016-08\nend: present',
    'projects/know.md':
      'name: How Do You Know\nstart: 2021-01\nend: 2023-02\nsummary: A study of how speakers tell where their news is from.',
    'projects/atlas.md': 'name: Harbour Atlas\nstart: 2001\nend: 2005\nsummary: A book of quays.',
  });
  const { outcome, text } = toAnswer(corpus, ['When did How Do You Know start?']);
  expect(outcome).toBe('answered');
  expect(text).toContain('Start: January 2021');
  expect(text).not.toContain('August 2016');
});
