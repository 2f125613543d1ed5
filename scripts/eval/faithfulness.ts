import type { Evidence } from '#core/contract/events.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { fold, tokenize } from '#core/corpus/text.ts';
import { dropComputedTimes } from './computed-times.ts';

/**
 * The lines of an answer that hold a number or a name which their evidence lacks. A number may also be computed: a count
 * of cited entries or of all those of a kind in the evidence, a span between two dates of the evidence, or the time of
 * several entries together.
 */
export function findUnfaithful(text: string, evidence: Evidence[], corpus: Corpus): string[] {
  const answer = dropComputedTimes(dropTitles(text, corpus), evidence, corpus.portfolio.profile.updated);
  const published = evidence.map(({ quote, title }) => `${title} ${quote}`).join('\n');
  const words = new Set(tokenize(published).map(({ folded }) => folded));
  const numbers = new Set([...words].flatMap((word) => word.match(/\d+/g) ?? []));
  for (const computed of toComputed(text, published, evidence)) numbers.add(String(computed));
  const subject = new Set(
    tokenize([corpus.portfolio.profile.name, ...(corpus.portfolio.profile.aka ?? [])].join(' ')).map(
      ({ folded }) => folded,
    ),
  );
  return toClaims(answer).filter((line) => {
    const tokens = tokenize(line);
    const isMissing = ({ folded, text: word, start }: (typeof tokens)[number]) => {
      if (/\d/.test(folded))
        return !words.has(folded) && !(folded.match(/\d+/g) ?? []).every((part) => numbers.has(part));
      const isName =
        /^\p{Lu}/u.test(word) &&
        start > 0 &&
        !/[.!?:|]\s*$/.test(line.slice(0, start).trimEnd()) &&
        !/^[-*|\s]*$/.test(line.slice(0, start));
      return isName && !words.has(folded) && !subject.has(folded) && !frame.has(folded);
    };
    return tokens.some(isMissing);
  });
}

/**
 * A link whose words are its record's title claims nothing but that the record exists, and one of a bare number is the
 * mark of a citation; the address of a profile is published behind its label, and a quoted requirement is the visitor's.
 */
function dropTitles(text: string, { records, portfolio }: Corpus): string {
  const urls = new Map(records.map(({ url, title }) => [url, title]));
  const addresses = portfolio.profile.profiles?.map(({ url }) => ` — ${url}`) ?? [];
  return addresses
    .reduce((said, address) => said.replaceAll(address, ''), text)
    .replace(/\[((?:\\.|[^\]])*)\]\(([^)]*)\)/g, (link, words: string, url: string) =>
      urls.get(url) === words.replace(/\\/g, '') || /^\d{1,2}$/.test(words) ? '' : link,
    )
    .replace(/“[^”]*”:/g, '');
}

/** Capitalised words that an answer's own frame uses. */
const frame = new Set(['i', 'entry', 'entries', 'met', 'partly', 'not', 'the', 'portfolio', 'portfolios', 'since']);

/** Lines that claim something: without links' addresses, table rules and the words of refusals. */
function toClaims(answer: string): string[] {
  return answer
    .split('\n')
    .map((line) => line.replace(/\]\([^)]*\)/g, ']').replace(/[*_`]/g, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/:\s*$/.test(line) && !/^>|^\|?[-| ]+$/.test(line));
}

function toComputed(answer: string, published: string, evidence: Evidence[]): number[] {
  const links = new Set([...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url)).size;
  const lines = answer.split('\n').filter((line) => line.startsWith('- ') || line.startsWith('| [')).length;
  const years = [...new Set([...fold(published).matchAll(/\b(1[5-9]|20)\d{2}\b/g)].map(([year]) => Number(year)))];
  const spans = years.flatMap((a) => years.map((b) => Math.abs(a - b))).flatMap((span) => [span, span + 1, span - 1]);
  const entries = Object.values(Object.groupBy(evidence, ({ area }) => area))
    .map((ofArea) => new Set(ofArea.map(({ id }) => id.split('/', 1)[0])).size)
    .filter((size) => size > 1);
  return [...Array.from({ length: Math.max(links, lines) + 1 }, (_, count) => count), ...entries, ...spans];
}
