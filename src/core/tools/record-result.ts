import { z } from 'zod';
import { areaSchemas, recordsOf, type Area } from '../contract/record.ts';
import type { Corpus } from '../corpus/corpus.ts';

/** What every record carries beside the typed fields of its area. */
const address = {
  id: z.string().describe('Identifier of the record, also its anchor on the page.'),
  title: z.string().describe('Name of the record.'),
  url: z.url().describe('Address of the record on the portfolio page.'),
  text: z.string().describe('What the portfolio says about it, Markdown; may be empty.'),
};
type Fields<A extends Area> = Omit<(typeof areaSchemas)[A]['shape'], keyof typeof address>;

/** The schema of an area's records as tools return them: the fields of the content file, and where to find them. */
export function recordSchema<A extends Area>(area: A) {
  return z.object({ ...(areaSchemas[area].shape as Fields<A>), ...address });
}

/** All records of an area, newest first. */
export function toRecordResults<A extends Area>(corpus: Corpus, area: A) {
  return recordsOf(corpus.portfolio, area).map(({ id, title, body, data }) => {
    const result = { ...data, id, title, url: corpus.toUrl(id), text: body };
    return result as unknown as z.infer<ReturnType<typeof recordSchema<A>>>;
  });
}
