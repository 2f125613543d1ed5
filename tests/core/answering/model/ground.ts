import { join } from 'node:path';
import { toPersonWords } from '#core/answering/model/binding.ts';
import { toNumberedEvidence } from '#core/answering/model/gather-evidence.ts';
import { toSupports } from '#core/answering/model/support.ts';
import type { Ground } from '#core/answering/model/verify.ts';
import { toKnowledge } from '#core/corpus/knowledge.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

export const curie = await openPortfolio(
  join(import.meta.dirname, '../../../support/portfolios/curie'),
  'https://portfolio.example',
);

/** The ground on which sentences stand that may cite these passages: the first is [1], the second [2]. */
export function groundOn(...passageIds: string[]): Ground {
  const knowledge = toKnowledge(curie);
  const passages = passageIds.map((id) => {
    const found = knowledge.byPassage.get(id);
    if (!found) throw new Error(`No passage "${id}"`);
    return found;
  });
  const supports = toSupports(toNumberedEvidence(passages, knowledge));
  const { name, aka = [] } = curie.portfolio.profile;
  return { supports, person: toPersonWords([name, ...aka]) };
}
