import type { Token } from '../../corpus/text.ts';
import { personPronouns } from './neutral-words.ts';
import type { Support } from './support.ts';

/**
 * The verb of a claim that tells what has ended as if it went on: "she is director" of a role with an end. A record
 * without an end is not taken to go on or to have ended.
 */
export function findTenseMismatch(
  tokens: readonly Token[],
  { evidence }: Support,
  person: Set<string>,
): string | undefined {
  const { end } = evidence.record.data as { end?: string };
  if (end === undefined || end === 'present') return undefined;
  const at = tokens.findIndex(({ folded }, index) => {
    const before = tokens[index - 1]?.folded ?? '';
    return (personPronouns.has(before) || person.has(before)) && isPresent(folded, tokens[index + 1]?.folded);
  });
  return tokens[at]?.text;
}

function isPresent(folded: string, next: string | undefined): boolean {
  if (folded === 'is' || folded === 'are') return true;
  if (folded === 'has' || folded === 'have') return next === 'been';
  return /[^s]s$/.test(folded) && folded !== 'was';
}
