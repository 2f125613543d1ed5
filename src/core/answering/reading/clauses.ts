import { areaWords, lookUp } from '../../corpus/lexicon.ts';
import { operationWords, stopWords } from '../../corpus/stop-words.ts';
import { tokenize } from '../../corpus/text.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { toExtreme } from './asks.ts';
import * as clauseSigns from '../signs/clause-signs.ts';

function isSetting(part: string, next: string): boolean {
  const most = askedPhrases.turnsTo.test(next.toLowerCase()) ? mostOfTurning : mostOfOther;
  return (
    clauseSigns.setting.test(part) &&
    !clauseSigns.ordered.test(part) &&
    part.split(/\s+/).length <= most &&
    !clauseSigns.isQuestion.test(part)
  );
}

/** Words of a setting; who asks whom to turn to tells more of himself. */
const mostOfTurning = 20;
const mostOfOther = 9;

/** Names nothing of its own. */
export function isBare(sentence: string): boolean {
  const isPointing = clauseSigns.pointing.test(sentence);
  return tokenize(sentence).every(
    ({ folded }) =>
      stopWords.has(folded) || operationWords.has(folded) || (isPointing && lookUp(areaWords, folded).length > 0),
  );
}

/** The questions that a message joins: "When was it filed, and who owned it?" are two. */
export function toClauses(text: string, isFollowUp = false): string[] {
  const parts = text
    .split(clauseSigns.clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}{2}/u.test(clause));
  const clauses: string[] = [];
  for (const part of parts) {
    const before = clauses.at(-1);
    // Behind an answer, "since when, and …" is a question by itself.
    const isWhole = isFollowUp && text.includes(`${before},`);
    // "She had several, which was the first?" picks from what was told.
    const isPick = before && !clauseSigns.isQuestion.test(before) && isBare(part) && toExtreme(part.toLowerCase());
    if (
      before &&
      (isPick ||
        isSetting(before, part) ||
        clauseSigns.startsExcept.test(`${before}, ${part}`.toLowerCase()) ||
        clauseSigns.ofAll.test(`${before} ${part}`))
    )
      clauses[clauses.length - 1] = `${before}, ${part}`;
    // "When and where did …" is one question.
    else if (before && clauseSigns.isOpenerOnly.test(before) && !isWhole)
      clauses[clauses.length - 1] = `${before} and ${part}`;
    else clauses.push(part);
  }
  return withVerbs(clauses);
}

/** "On what date and in which city was it held?": what was held is asked of each. */
function withVerbs(clauses: string[]): string[] {
  return clauses.reduceRight<string[]>((whole, clause) => {
    const [next] = whole;
    const [asked] = (clauseSigns.sharesVerb.test(clause) && next && clauseSigns.toldOf.exec(next)) || [];
    return [asked && next ? `${clause} ${next.slice(asked.length)}` : clause, ...whole];
  }, []);
}
