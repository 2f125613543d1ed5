import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import { tokenize } from '../../corpus/text.ts';
import type { Area } from '../../contract/record.ts';
import type { Reading } from '../reading/reading.ts';

const calendar = new Set(
  'i january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const places = new Set('in near outside'.split(' '));
/** "Polish", "Russian": an origin, and no name unless it is part of one. */
const origin = /(?:ish|ian|ese|can|ench|utch|erman|reek|wiss|ean)$/;
/** Areas whose entries are things: their own names answer no question about whose or by whom they are. */
const things = new Set<Area>(['projects', 'open-source', 'publications', 'patents', 'awards', 'education']);

/** Whether a sentence has a name that is not the person's, a place's, the entry's or the question's own. */
export function holdsName(text: string, known: KnownPassage, { query }: Reading, knowledge: Knowledge): boolean {
  const asked = new Set(query.tokens.map(({ stem }) => stem));
  const own = things.has(known.passage.area) ? known.of.names : new Set<string>();
  const words = tokenize(text);
  const isCapital = (index: number) => /^\p{Lu}[\p{L}.]/u.test(words[index]?.text ?? '');
  return words.some(
    ({ stem, folded }, index) =>
      isCapital(index) &&
      folded.length > 1 &&
      (index > 0 || isCapital(1)) &&
      !asked.has(stem) &&
      !own.has(stem) &&
      !knowledge.subject.has(stem) &&
      !calendar.has(folded) &&
      !toPlaces(knowledge).has(stem) &&
      !places.has(words[index - 1]?.folded ?? '') &&
      (!origin.test(folded) || isCapital(index - 1) || isCapital(index + 1)),
  );
}

const kept = new WeakMap<Knowledge, Set<string>>();

/** Terms of every typed place. */
function toPlaces(knowledge: Knowledge): Set<string> {
  const known = kept.get(knowledge);
  if (known) return known;
  const terms = new Set(
    knowledge.records.flatMap(({ facts, values }) =>
      facts.filter(({ kind }) => kind === 'place').flatMap(({ field }) => [...(values.get(field) ?? [])]),
    ),
  );
  kept.set(knowledge, terms);
  return terms;
}
