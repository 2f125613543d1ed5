import type { Token } from '../../corpus/text.ts';
import { negators, neutralWords, withholders } from './neutral-words.ts';
import type { Support } from './support.ts';

/**
 * A clause of a claim whose best published clause says the opposite: "he earned royalties" against "he never earned
 * royalties" or "he hoped to earn royalties", or the reverse.
 */
export function findNegationMismatch(text: string, tokens: readonly Token[], { lines }: Support): string | undefined {
  const published = lines.flatMap((line) => toClauses(line.text, line.tokens));
  const wrong = toClauses(text, tokens).find((clause) => !agrees(clause, published));
  return wrong?.map((token) => token.text).join(' ');
}

function agrees(claim: readonly Token[], published: readonly Token[][]): boolean {
  const words = new Set(
    claim.filter(({ folded }) => !neutralWords.has(folded) && !isNegator(folded)).map(({ stem }) => stem),
  );
  const negations = countReversals(claim);
  let best = 0;
  let agreed = negations === 0;
  for (const clause of published) {
    const shared = clause.filter(({ stem }) => words.has(stem)).length;
    if (shared === 0 || shared < best) continue;
    const same = countReversals(clause) === negations;
    agreed = shared > best ? same : agreed || same;
    best = shared;
  }
  return agreed;
}

function countReversals(tokens: readonly Token[]): number {
  return tokens.filter(({ folded }) => isNegator(folded) || withholders.has(folded)).length;
}

export function isNegator(folded: string): boolean {
  return (
    negators.has(folded) || /^(?:is|was|were|are|do|does|did|has|have|had|can|could|would|should|must)nt$/.test(folded)
  );
}

/** Tokens between commas, semicolons, colons and joining words. */
export function toClauses(text: string, tokens: readonly Token[]): Token[][] {
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
