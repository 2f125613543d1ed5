import type { Knowledge, KnownPassage, KnownRecord } from './knowledge.ts';
import { oncePer } from './once.ts';
import type { Query } from './query.ts';
import { unique } from './unique.ts';

/** What the counts of a passage, of its record and of all passages are worth: few questions are foreseen for a passage. */
const passageShare = 0.2;
const recordShare = 0.5;
const allShare = 0.3;
/** How much less likely than the best a passage may be to be looked at, by the mean over the terms of the question. */
const maxBehind = 0.8;
/** The same by their sum: the mean over the many terms of a long message tells little. */
const maxBehindInAll = 12;
/** Terms whose columns are kept, each of a number for every passage: visitors must not fill the memory. */
const maxKept = 2000;

/** Whose terms are counted. */
type Owner = KnownPassage | KnownRecord | Knowledge;

/** Term → for every passage the logarithm of how much likelier the term is there than anywhere; nothing for an unknown one. */
const toModel = oncePer((knowledge: Knowledge): ((term: string) => number[][]) => {
  const isForeseen = (record: KnownRecord) => record.passages.some(({ foreseen }) => foreseen.length > 0);
  if (!knowledge.records.every(isForeseen)) return () => [];
  const passages = [...knowledge.byPassage.values()];
  const counts = new Map<string, Map<Owner, number>>();
  const sizes = new Map<Owner, number>();
  const add = (to: Map<Owner, number>, owner: Owner) => to.set(owner, (to.get(owner) ?? 0) + 1);
  for (const known of passages) {
    const said = [...known.sentences, ...known.foreseen, { terms: known.of.names }].flatMap(({ terms }) => [...terms]);
    for (const term of [...said, ...known.foreseen.flatMap(({ small }) => small)]) {
      const count = counts.get(term) ?? new Map<Owner, number>();
      counts.set(term, count);
      for (const owner of [known, known.of, knowledge]) {
        add(count, owner);
        add(sizes, owner);
      }
    }
  }
  const columns = new Map<string, number[]>();
  return (term) => {
    const count = counts.get(term);
    if (!count) return [];
    const toShare = (owner: Owner) => (count.get(owner) ?? 0) / (sizes.get(owner) ?? 1);
    const toLikelier = (known: KnownPassage) =>
      Math.log(allShare + (recordShare * toShare(known.of) + passageShare * toShare(known)) / toShare(knowledge));
    const column = columns.get(term) ?? passages.map(toLikelier);
    if (columns.size < maxKept) columns.set(term, column);
    return [column];
  };
});

interface Likely {
  known: KnownPassage;
  /** How likely the question is asked of it, beside how likely it is at all: the mean logarithm over its terms. */
  likelihood: number;
}

/**
 * The passages but for those of which a question is far less likely asked than of the best, by the words of each and of the
 * questions foreseen for it. Small words count, too: "who" is asked of other passages than "when". All, equally likely, where
 * a record has no foreseen questions: those that have would take its own from it. Query likelihood (Ponte and Croft 1998),
 * smoothed as by Jelinek and Mercer.
 */
export function dropUnlikely(passages: KnownPassage[], { tokens }: Query, knowledge: Knowledge): Likely[] {
  const columns = unique(tokens.map(({ stem }) => stem)).flatMap(toModel(knowledge));
  const size = columns.length || 1;
  const likely = passages.map((known) => ({
    known,
    likelihood: columns.reduce((sum, column) => sum + (column[known.index] ?? 0), 0) / size,
  }));
  const least = Math.max(...likely.map(({ likelihood }) => likelihood)) - Math.min(maxBehind, maxBehindInAll / size);
  return likely.filter(({ likelihood }) => likelihood >= least);
}
