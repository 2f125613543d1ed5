import type { Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import { toTerms } from '../../corpus/text.ts';
import { isPartOfName } from '../reading/naming.ts';
import { toFactStatement } from '../records/entry-lines.ts';
import { isName, says } from '../records/selection.ts';
import type { Operation } from './operation.ts';

/** Asks for the others. */
const denied = /\b(?:not|never)\b|n't\b/;

/** "Who directed …?": of the people of an entry that the question names, those whose part in it is what is asked for. */
export const part: Operation = ({ asks, naming, context, query, folded }) => {
  const entries = naming?.entries ?? context?.scope.slice(0, 1) ?? [];
  const words = query.concepts.filter(
    (word) => !isPartOfName(word, { naming }) && !operationWords.has(word.token.folded),
  );
  if (asks.join() !== 'who' || denied.test(folded) || words.length === 0 || words.some(isName)) return undefined;
  const [found] = entries.flatMap((entry) => {
    const facts = toPlaying(entry, words);
    return facts.length > 0 ? [toFactStatement(entry, facts)] : [];
  });
  return found && { outcome: 'answered', statements: [found] };
};

function toPlaying({ facts }: KnownRecord, words: Concept[]): Fact[] {
  const isPlaying = ({ text }: Fact['values'][number]) => {
    const terms = new Set(toTerms(/ \((.*)\)$/.exec(text)?.[1] ?? ''));
    // Who directed is the director.
    const isDoer = ({ token: { stem } }: Concept) => terms.has(`${stem}or`) || terms.has(`${stem}er`);
    return words.every((word) => says(terms, word) || isDoer(word));
  };
  return facts.flatMap((fact) => {
    const values = fact.kind === 'person' ? fact.values.filter(isPlaying) : [];
    return values.length > 0 ? [{ ...fact, values }] : [];
  });
}
