import type { Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { company } from '../signs/company-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import { toFactStatement } from '../records/entry-lines.ts';
import { says } from '../records/selection.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';

/**
 * "Who directed …?", "did she direct it?": of the people of an entry that the question names, or the owner, those whose part
 * in it is what is asked for.
 */
export const part: Operation = ({ asks, naming, context, query, folded, frame }) => {
  const entries = naming?.entries ?? context?.scope.slice(0, 1) ?? [];
  const words = query.concepts.filter((word) => !isPartOfName(word, { naming }));
  const isOwn = words.some(({ token }) => askedSigns.ownDeed.test(folded.slice(0, token.start)));
  if (asks.join() !== (isOwn ? 'whether' : 'who') || askedSigns.asksNot.test(folded) || words.some(isName))
    return undefined;
  const telling = words.filter(({ token }) => !operationWords.has(token.folded));
  // "Designed" and "set" mean little in other questions.
  const [found] = [company.test(frame) ? [] : words, telling].flatMap((deed) =>
    entries.flatMap((entry) => {
      const facts = toPlaying(entry, deed);
      return facts.length > 0 ? [toFactStatement(entry, facts)] : [];
    }),
  );
  return found && toAnswer([found], { holdsWanted: true });
};

function toPlaying({ facts }: KnownRecord, words: Concept[]): Fact[] {
  // Who started it, and those who did so with the owner.
  const isOrigin = words.some(({ token }) => askedSigns.origins.test(token.folded));
  const isPlaying = (played: string) => {
    const terms = new Set(toTerms(played));
    // Who directed is the director.
    const isDoer = ({ token: { stem } }: Concept) => terms.has(`${stem}or`) || terms.has(`${stem}er`);
    return words.length > 0 && words.every((word) => says(terms, word) || isDoer(word));
  };
  return facts.flatMap((fact) => {
    const { field, kind } = fact;
    const values = fact.values.filter(({ text }) =>
      // The role is the owner's own.
      field === 'role'
        ? isPlaying(text) || (isOrigin && askedSigns.originators.test(text))
        : kind === 'person' && isPlaying(askedSigns.partIn.exec(text)?.[1] ?? ''),
    );
    return values.length > 0 ? [{ ...fact, values }] : [];
  });
}
