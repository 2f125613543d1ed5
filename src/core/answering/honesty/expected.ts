import { toWeight, type Query } from '../../corpus/query.ts';
import { toShareSaid, toWorth, type Ranked } from '../../corpus/ranking.ts';

/** Share of a question that one which the owner expects must say, and share of that one which the question must. */
const least = { said: 0.95, saying: 0.8 };

/** Whether a question is all but one that the owner expects: then the owner has said what answers it. */
export function isExpectedQuestion({ concepts }: Query, best: Ranked | undefined): boolean {
  const { foreseen, known } = best ?? {};
  if (!foreseen || !known) return false;
  const said = concepts.filter(({ alternatives }) =>
    [foreseen, known.of.names].some((terms) => toWorth(alternatives, terms) > 0),
  );
  return toWeight(said) >= least.said * toWeight(concepts) && toShareSaid(concepts, foreseen, known.of) >= least.saying;
}
