import type { Portfolio } from '../contract/record.ts';
import { toAcronyms } from './acronyms.ts';
import { openCorpus, type CorpusFile } from './corpus.ts';
import { countOdds } from './count-odds.ts';
import { placeForeseen } from './foreseen.ts';
import { pickGeneralEnglish } from './general-english.ts';
import { toKnowledge } from './knowledge.ts';
import { indexPassages } from './passage-index.ts';
import { toPassages, toProfilePassages } from './passages.ts';
import { toRegions } from './regions.ts';

/**
 * Up to so many passages each is scored for a question: a first stage that drops the right one costs more than it saves, and its
 * index is two fifths of what a function reads when it starts.
 */
const scoreAllUpTo = 1500;

/**
 * The same portfolio gives the same bytes.
 * @throws ContentError when an expected question quotes what its record does not say.
 */
export async function buildCorpus(portfolio: Portfolio): Promise<CorpusFile> {
  const passages = portfolio.records.flatMap((record) => [
    ...(record.area === 'about' ? toProfilePassages(portfolio.profile) : []),
    ...toPassages(record),
  ]);
  const foreseen = placeForeseen(portfolio, passages);
  const english = { groups: [], words: [], idioms: [], foreign: {} };
  // Their wordings have become terms: the functions need no second copy.
  const file = {
    portfolio: { ...portfolio, foreseen: [] },
    passages,
    foreseen,
    odds: countOdds(portfolio),
    acronyms: toAcronyms(portfolio.records),
    regions: toRegions(portfolio.records),
    ...(passages.length > scoreAllUpTo && { index: await indexPassages(portfolio, passages, foreseen) }),
    english,
  };
  return { ...file, english: pickGeneralEnglish(toKnowledge(openCorpus(file, ''))) };
}
