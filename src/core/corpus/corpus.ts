import type { AnyOrama, RawData } from '@orama/orama';
import type { Portfolio, PortfolioRecord } from '../contract/record.ts';
import { paths } from '../site.ts';
import type { Acronym } from './acronyms.ts';
import type { ForeseenQuestion } from './foreseen.ts';
import type { GeneralEnglish } from './general-english.ts';
import type { Odds } from './odds.ts';
import { openIndex } from './passage-index.ts';
import type { Passage } from './passages.ts';
import type { Region } from './regions.ts';
import { openVectors, type PassageVectors, type VectorsFile } from './vectors.ts';

/** What the build writes and the functions bundle: records, passages, expected questions and the index over them. */
export interface CorpusFile {
  portfolio: Portfolio;
  passages: Passage[];
  foreseen: ForeseenQuestion[];
  odds: Odds[];
  acronyms: Acronym[];
  regions: Region[];
  /** Present in a large corpus, of which not every passage is scored. */
  index?: RawData;
  english: GeneralEnglish;
  /** Present when the build was given an embedding model. */
  vectors?: VectorsFile;
}

/** A record that knows its address. */
export type CorpusRecord = PortfolioRecord & { url: string };

/** An open corpus: everything that answering, tools and search read. */
export interface Corpus {
  siteUrl: string;
  portfolio: Portfolio;
  records: CorpusRecord[];
  passages: Passage[];
  foreseen: ForeseenQuestion[];
  odds: Odds[];
  acronyms: Acronym[];
  regions: Region[];
  index?: AnyOrama;
  english: GeneralEnglish;
  vectors?: PassageVectors;
  /** @throws Error for an id that the corpus does not hold. */
  toRecord: (recordId: string) => CorpusRecord;
  /** Absolute address of an anchor on the portfolio page. */
  toUrl: (anchor: string) => string;
}

/** @param siteUrl origin of the site, from which every address in an answer is made. */
export function openCorpus({ index: raw, vectors: file, ...others }: CorpusFile, siteUrl: string): Corpus {
  const toUrl = (anchor: string) => `${siteUrl}${paths.home}#${anchor}`;
  const records = others.portfolio.records.map((record): CorpusRecord => ({ ...record, url: toUrl(record.id) }));
  const byId = new Map(records.map((record) => [record.id, record]));
  const index = raw && openIndex(raw);
  const vectors = file && openVectors(file, others.passages.length);
  return {
    ...others,
    siteUrl,
    records,
    ...(index && { index }),
    ...(vectors && { vectors }),
    toUrl,
    toRecord,
  };

  function toRecord(recordId: string): CorpusRecord {
    const record = byId.get(recordId);
    if (!record) throw new Error(`No record "${recordId}" in the corpus`);
    return record;
  }
}
