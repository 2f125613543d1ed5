import { insertMultiple, save } from '@orama/orama';
import type { Portfolio } from '../contract/record.ts';
import { toAcronyms } from './acronyms.ts';
import { openCorpus, type CorpusFile } from './corpus.ts';
import { countOdds } from './count-odds.ts';
import { placeForeseen } from './foreseen.ts';
import { pickGeneralEnglish } from './general-english.ts';
import { toKnowledge } from './knowledge.ts';
import { createIndex } from './passage-index.ts';
import { toPassages, toProfilePassages } from './passages.ts';
import { toRegions } from './regions.ts';

/**
 * The same portfolio gives the same bytes.
 * @throws ContentError when an expected question quotes what its record does not say.
 */
export async function buildCorpus(portfolio: Portfolio): Promise<CorpusFile> {
  const passages = portfolio.records.flatMap((record) => [
    ...(record.area === 'about' ? toProfilePassages(portfolio.profile) : []),
    ...toPassages(record),
  ]);
  const titles = new Map(portfolio.records.map(({ id, title }) => [id, title]));
  const index = createIndex();
  const foreseen = placeForeseen(portfolio, passages);
  const expected = Map.groupBy(foreseen, ({ passageId }) => passageId);
  const documents = passages.map(({ id, recordId, heading = '', text: said, area }) => {
    const text = [said, ...(expected.get(id) ?? []).map(({ terms }) => terms)].join(' ');
    return { id, title: titles.get(recordId) ?? '', heading, text, area };
  });
  await insertMultiple(index, documents);
  const english = { groups: [], words: [], idioms: [], foreign: {} };
  // Their wordings have become terms: the functions need no second copy.
  const file = {
    portfolio: { ...portfolio, foreseen: [] },
    passages,
    foreseen,
    odds: countOdds(portfolio),
    acronyms: toAcronyms(portfolio.records),
    regions: toRegions(portfolio.records),
    index: save(index),
    english,
  };
  return { ...file, english: pickGeneralEnglish(toKnowledge(openCorpus(file, ''))) };
}
