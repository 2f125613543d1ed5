import type { Portfolio } from '../contract/record.ts';
import { toGrams, type Odds } from './odds.ts';
import { tokenize } from './text.ts';

/** Stands for the questions of either sort that say a word and that nobody wrote down; so small, one question tells much. */
const unseen = 0.1;
/** The odds of a question of which no word tells: the empty word is in every one. */
const prior = -4;
/** How fine weights are told apart: by their groups a corpus holds them in a third of the space. */
const step = 0.25;

/**
 * What the words of the expected questions tell from those that nothing answers; counted by the build, since it takes as
 * long as a hundred answers. Nothing where the owner writes only one of the two.
 */
export function countOdds({ foreseen, untold }: Pick<Portfolio, 'foreseen' | 'untold'>): Odds[] {
  const told = foreseen.flatMap(({ questions }) => questions);
  if (told.length === 0 || untold.length === 0) return [];
  const inTold = count(told);
  const inUntold = count(untold);
  // That far fewer questions stand on one of the lists says nothing of the visitor's.
  const share = told.length / untold.length;
  const toWeight = (gram: string) =>
    Math.log(((inTold.get(gram) ?? 0) + unseen) / (share * (inUntold.get(gram) ?? 0) + unseen));
  const grams = new Set([...inTold.keys(), ...inUntold.keys()]).difference(new Set(['']));
  const groups = Map.groupBy(grams, (gram) => Math.round(toWeight(gram) / step) * step);
  return [{ weight: prior, grams: '' }, ...[...groups].map(([weight, of]) => ({ weight, grams: of.join('\n') }))];
}

/** In how many questions each word and pair is. */
function count(questions: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of questions.flatMap((question) => toGrams(tokenize(question))))
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
