import type { Area } from '../contract/record.ts';
import type { Knowledge } from '../corpus/knowledge.ts';
import { areaWords, fieldWords, kindWords } from '../corpus/lexicon.ts';
import { toQuery, type Concept, type Query } from '../corpus/query.ts';
import { fold } from '../corpus/text.ts';
import { operationWords, toAsks, toExtreme, type Ask, type Extreme } from './asks.ts';
import { toAskedDates, type AskedDate } from './dates.ts';

/** A question taken apart: what it wants, of which entries, and which of its words are still unexplained. */
export interface Reading {
  text: string;
  folded: string;
  query: Query;
  asks: Ask[];
  extreme: Extreme | undefined;
  /** Areas that the question names, in its order. */
  areas: Area[];
  /** Fields that it names, in its order. */
  fields: string[];
  dates: AskedDate[];
  /** Words for a kind of entry inside an area: "doctorates", "medals". They may filter, or just name the area. */
  kinds: Concept[];
  /** Words that name areas and fields only. */
  labels: Concept[];
  /** Content words that no other part explains. An operation that cannot use them all declines. */
  leftover: Concept[];
}

export function read(text: string, knowledge: Knowledge): Reading {
  const folded = fold(text).replace(/[’]/g, "'");
  const query = toQuery(text, knowledge);
  const dates = toAskedDates(text);
  const inDate = ({ token }: Concept) =>
    dates.some(({ start, length }) => token.start >= start && token.start < start + length);
  const content = query.concepts.filter((concept) => !inDate(concept));
  const kinds = content.filter(({ token }) => kindWords.has(token.stem));
  const labels = content.filter(
    ({ token, areas, fields }) => !kindWords.has(token.stem) && (areas.length > 0 || fields.length > 0),
  );
  const explained = new Set([...kinds, ...labels]);
  return {
    text,
    folded,
    query,
    asks: toAsks(folded),
    extreme: toExtreme(folded),
    areas: unique(content.flatMap(({ token }) => areaWords.get(token.stem) ?? [])),
    fields: unique(content.flatMap(({ token }) => fieldWords.get(token.stem) ?? [])),
    dates,
    kinds,
    labels,
    leftover: content.filter((concept) => !explained.has(concept) && !operationWords.has(concept.token.folded)),
  };
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
