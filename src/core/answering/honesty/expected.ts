import { toWeight, type Query } from '../../corpus/query.ts';
import { toWorth, type Ranked } from '../../corpus/ranking.ts';

/** Share of a question that one which the owner expects must say, and share of that one which the question must. */
const least = { said: 0.95, saying: 0.8 };

/** Whether a question is all but one that the owner expects: then the owner has said what answers it. */
export function isForeseen({ concepts }: Query, best: Ranked | undefined): boolean {
  const { foreseen, known } = best ?? {};
  if (!foreseen || !known) return false;
  const said = concepts.filter(({ alternatives }) =>
    [foreseen, known.of.names].some((terms) => toWorth(alternatives, terms) > 0),
  );
  const terms = new Set(said.flatMap(({ alternatives }) => alternatives.flatMap((way) => way.terms)));
  const open = [...foreseen].filter((term) => !terms.has(term) && !known.of.names.has(term));
  return toWeight(said) >= least.said * toWeight(concepts) && open.length <= (1 - least.saying) * foreseen.size;
}
