import { citationPattern } from './sentences.ts';

/** A model's sentence, taken apart. */
export interface ParsedSentence {
  /** White space and list mark before the text. */
  lead: string;
  /** The text without citations, list mark or emphasis. */
  text: string;
  /** Numbers that it cites, in order, without duplicates. */
  citations: number[];
  /** The text with its citations, for writing it again. */
  body: string;
  /** Where in `text` a citation stood. */
  citedAt: number[];
  /** White space after it. */
  trail: string;
}

const leadPattern = /^(\s*)(?:#{1,6}\s+)?((?:[-*•]|\d{1,2}[.)])\s+)?/;

/** Takes a sentence apart, as it came from the model. */
export function parseSentence(sentence: string): ParsedSentence {
  const [matched = '', space = '', mark = ''] = leadPattern.exec(sentence) ?? [];
  const trail = /\s*$/.exec(sentence)?.[0] ?? '';
  const body = sentence
    .slice(matched.length, sentence.length - trail.length)
    .replace(/\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '');
  const citations = new Set<number>();
  const citedAt: number[] = [];
  let text = '';
  let from = 0;
  for (const match of body.matchAll(citationPattern)) {
    text += body.slice(from, match.index).trimEnd();
    from = match.index + match[0].length;
    citedAt.push(text.length);
    for (const number of toNumbers(match[0])) citations.add(number);
  }
  text += body.slice(from);
  return { lead: `${space}${mark}`, body, text: text.trim(), citations: [...citations], citedAt, trail };
}

/** Signs that no plain sentence has: markup, addresses, code, and characters that hide or turn text. */
export function findMarkup(text: string): string | undefined {
  return /[[\]<>`|{}\\~^]|:\/\/|\bwww\.|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]|!\(|=|#{2}/iu.exec(text)?.[0];
}

/** Addresses and file names, which must be published word for word. */
export function findAddresses(text: string): string[] {
  return text.match(/[^\s,;()]*(?:@|[\p{L}\p{N}]\.[\p{Ll}]{2,})[^\s,;()]*[\p{L}\p{N}]/gu) ?? [];
}

/** The numbers of a citation: `[2-4]` cites three. */
export function toNumbers(citation: string): number[] {
  const range = /^\[\s*(\d+)\s*[–-]\s*(\d+)\s*\]$/.exec(citation);
  if (!range) return (citation.match(/\d+/g) ?? []).map(Number);
  const [from, to] = [Number(range[1]), Number(range[2])];
  return to < from || to - from > 20 ? [from, to] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
