import type { CorpusRecord } from '../../corpus/corpus.ts';
import { tokenize } from '../../corpus/text.ts';
import { neutralWords } from './neutral-words.ts';

/** What the sentences of an answer say with a record as their source. */
export interface Mentions {
  add: (record: CorpusRecord, text: string) => void;
  /** Whether a record was told as an entry of a list: named, or with most of what the entry says of it. */
  hasEntry: (id: string, entry: string) => boolean;
}

export function createMentions(): Mentions {
  const said = new Map<string, { record: CorpusRecord; words: Set<string> }>();
  return {
    add(record, text) {
      const { words } = said.get(record.id) ?? { words: new Set() };
      said.set(record.id, { record, words: new Set([...words, ...toWords(text)]) });
    },
    hasEntry(id, entry) {
      const mention = said.get(id);
      return (
        mention !== undefined && [...toNames(mention.record), entry].some((name) => holdsMost(mention.words, name))
      );
    },
  };
}

/** A citation alone names nothing: "these patents have expired [1][2]" leaves open which they are. */
function holdsMost(words: Set<string>, name: string): boolean {
  const wanted = toWords(name);
  return wanted.length > 0 && wanted.filter((word) => words.has(word)).length * 2 >= wanted.length;
}

function toNames({ title, data }: CorpusRecord): string[] {
  const { aka = [], employer, institution } = data as { aka?: string[]; employer?: string; institution?: string };
  return [title, ...aka, ...(employer ? [employer] : []), ...(institution ? [institution] : [])];
}

function toWords(text: string): string[] {
  return tokenize(text)
    .filter(({ folded }) => !neutralWords.has(folded))
    .map(({ stem }) => stem);
}
