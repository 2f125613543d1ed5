import { toString } from 'mdast-util-to-string';
import { toSlug } from '../content/slug.ts';
import type { Profile } from '../contract/content.ts';
import type { Area, PortfolioRecord } from '../contract/record.ts';
import { toBlocks, toTexts } from './blocks.ts';
import { toFactLine, toFacts, type Fact } from './facts.ts';
import { toProfileFacts } from './profile-facts.ts';

/** A searchable piece of a record. */
export interface Passage {
  /** `<record id>/<section>/<number>`: stable as long as the text before it keeps its paragraphs. */
  id: string;
  recordId: string;
  area: Area;
  /** `fact`: one typed field as a line; `text`: prose, a paragraph, a short list or an item of a long one. */
  kind: 'fact' | 'text';
  /** Name of the typed field that the text fills. */
  field?: string;
  /** Heading above the text, when the body has headings. */
  heading?: string;
  /** Anchor on the portfolio page: the record's, or that of the heading. */
  anchor: string;
  /** Published text, without Markdown; a list of short items has one on each line. */
  text: string;
}

/** A record's passages: its typed fields one by one, then its body by heading and paragraph. */
export function toPassages(record: PortfolioRecord): Passage[] {
  const facts = toFacts(record).map((fact) => toFactPassage(fact, record.id, record.area));
  return [...facts, ...toTextPassages(record)];
}

/** The profile's own fields, as passages of the record `about`. */
export function toProfilePassages(profile: Profile): Passage[] {
  return toProfileFacts(profile).map((fact) => toFactPassage(fact, 'about', 'about'));
}

/** Prose is text like that of the body; it keeps the name of its field. */
function toFactPassage(fact: Fact, recordId: string, area: Area): Passage {
  const { field } = fact;
  const kind = fact.kind === 'prose' ? 'text' : 'fact';
  return {
    id: `${recordId}/fact/${field}`,
    recordId,
    area,
    kind,
    field,
    anchor: recordId,
    text: toFactLine(fact).replace(/\s+/g, ' '),
  };
}

/** The anchor of a heading inside a record. */
export function toHeadingAnchor(recordId: string, heading: string): string {
  return `${recordId}-${toSlug(heading)}`;
}

function toTextPassages({ id: recordId, area, body }: PortfolioRecord): Passage[] {
  const passages: Passage[] = [];
  let heading: string | undefined;
  let number = 0;
  for (const node of toBlocks(body)) {
    if (node.type === 'heading') {
      heading = toString(node, { includeHtml: false }).trim();
      number = 0;
      continue;
    }
    for (const text of toTexts(node)) {
      number += 1;
      const section = heading ? toSlug(heading) : 'text';
      const anchor = heading ? toHeadingAnchor(recordId, heading) : recordId;
      const id = `${recordId}/${section}/${number}`;
      passages.push({ id, recordId, area, kind: 'text', ...(heading && { heading }), anchor, text });
    }
  }
  return passages;
}
