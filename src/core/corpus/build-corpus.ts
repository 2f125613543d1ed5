import { insertMultiple, save } from '@orama/orama';
import type { Portfolio } from '../contract/record.ts';
import { openCorpus, type CorpusFile } from './corpus.ts';
import { pickGeneralEnglish } from './general-english.ts';
import { toKnowledge } from './knowledge.ts';
import { createIndex } from './passage-index.ts';
import { toPassages, toProfilePassages } from './passages.ts';

/** The same portfolio gives the same bytes. */
export async function buildCorpus(portfolio: Portfolio): Promise<CorpusFile> {
  const passages = portfolio.records.flatMap((record) => [
    ...(record.area === 'about' ? toProfilePassages(portfolio.profile) : []),
    ...toPassages(record),
  ]);
  const titles = new Map(portfolio.records.map(({ id, title }) => [id, title]));
  const index = createIndex();
  const documents = passages.map(({ id, recordId, heading = '', text, area }) => {
    return { id, title: titles.get(recordId) ?? '', heading, text, area };
  });
  await insertMultiple(index, documents);
  const file = { portfolio, passages, index: save(index), english: { groups: [], words: [], idioms: [], foreign: {} } };
  return { ...file, english: pickGeneralEnglish(toKnowledge(openCorpus(file, ''))) };
}
