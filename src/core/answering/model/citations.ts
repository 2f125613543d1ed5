import { unique } from '../../corpus/unique.ts';
import { toNumbers, type ParsedSentence } from './sentence.ts';
import { citationPattern } from './sentences.ts';
import type { Ground } from './verify.ts';

/** The addresses that an answer cites, numbered in the order of first use. */
export interface Citations {
  urls: string[];
  cite: (url: string) => number;
  /** A sentence with each `[n]` as a link to the record. */
  toLinked: (sentence: ParsedSentence) => string;
}

export function createCitations({ supports }: Ground): Citations {
  const urls: string[] = [];
  return { urls, cite, toLinked };

  function cite(url: string): number {
    if (!urls.includes(url)) urls.push(url);
    return urls.indexOf(url) + 1;
  }

  function toLinked({ body }: ParsedSentence): string {
    return body.replace(citationPattern, (citation) => {
      const records = toNumbers(citation).flatMap((number) => supports.get(number)?.evidence.record.url ?? []);
      return unique(records)
        .map((url) => `[${cite(url)}](${url})`)
        .join(' ');
    });
  }
}
