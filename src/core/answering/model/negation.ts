import type { Token } from '../../corpus/text.ts';
import { negators, neutralWords } from './neutral-words.ts';
import type { Support } from './support.ts';

/**
 * The words of a claim whose best published clause says the opposite: "he earned royalties" against "he never earned
 * royalties", or the reverse.
 */
export function findNegationMismatch(claim: Token[], support: Support): string | undefined {
  const words = new Set(
    claim.filter(({ folded }) => !neutralWords.has(folded) && !isNegator(folded)).map(({ stem }) => stem),
  );
  const negated = claim.some(({ folded }) => isNegator(folded));
  let best = 0;
  let agrees = !negated;
  for (const { text, tokens } of support.lines) {
    for (const clause of toClauses(text, tokens)) {
      const shared = clause.filter(({ stem }) => words.has(stem)).length;
      if (shared === 0 || shared < best) continue;
      const same = clause.some(({ folded }) => isNegator(folded)) === negated;
      agrees = shared > best ? same : agrees || same;
      best = shared;
    }
  }
  return agrees ? undefined : [...words].join(' ');
}

export function isNegator(folded: string): boolean {
  return (
    negators.has(folded) || /^(?:is|was|were|are|do|does|did|has|have|had|can|could|would|should|must)nt$/.test(folded)
  );
}

/** Tokens between commas, semicolons, colons and joining words. */
export function toClauses(text: string, tokens: Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const gap = previous ? text.slice(previous.start + previous.text.length, token.start) : '';
    if (/[,;:()—–]/.test(gap) || /^(?:and|but|while|whereas|although|though|which|who|because)$/.test(token.folded))
      clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}
