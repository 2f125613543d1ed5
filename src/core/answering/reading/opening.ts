import { commonStems } from '../../corpus/common-words.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { askingWords, operationWords, stopWords, weakWords } from '../../corpus/stop-words.ts';
import { isName, tokenize, type Token } from '../../corpus/text.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import { isLabelWord } from './areas.ts';

const maxRemarks = 5;

/** A message without what stands before its question and says nothing of it: "Tell me, …", "Sorry to bother you, but …". */
export function withoutOpening(text: string, knowledge: Knowledge): string {
  const [, kept, end = ''] = visitorWords.closing.exec(text) ?? [];
  let rest = kept && isIdle(end, '.', '', knowledge) ? kept : text;
  for (let left = maxRemarks; left > 0; left -= 1) {
    const [whole = '', head = '', mark] = visitorWords.remark.exec(rest) ?? [];
    const behind = rest.slice(whole.length);
    const isWhole = tokenize(behind).some(({ folded }) => folded === 'who' || !stopWords.has(folded));
    if (!head || visitorWords.story.test(behind)) break;
    // "I see. And …": a sentence of its own names nothing. "Nice, show me them" is an order, however few its words.
    const isReaction = visitorWords.idle.test(head) && (mark !== '.' || isPlain(head));
    if (!isReaction && (mark === '.' || !isWhole || !isIdle(head, mark, behind, knowledge))) break;
    rest = behind;
  }
  return rest.replace(visitorWords.unmarked, '');
}

/** Whether words say nothing of what they stand before: some are mere talk, and none is of the portfolio. */
function isIdle(head: string, mark: string | undefined, behind: string, knowledge: Knowledge): boolean {
  if (visitorWords.idle.test(head) || visitorWords.introduction.test(head)) return true;
  const isOfVisitor = visitorWords.teller.test(head) || visitorWords.ofVisitor.test(behind);
  const isSetting = visitorWords.ofQuestion.test(head) && !isOfVisitor && mark !== ':';
  if (isSetting || visitorWords.wishFor.test(head) || visitorWords.refersBack.test(behind)) return false;
  const words = tokenize(head);
  // "My niece Emma wants to know …"
  const isAsker = !mark;
  return (
    words.some(({ folded }) => isTalk(folded, isOfVisitor)) &&
    words.every((word) => (isAsker && isName({ token: word })) || saysNothing(word, isOfVisitor, knowledge))
  );
}

/** Whether a remark names nobody and gives no year. */
function isPlain(head: string): boolean {
  return !tokenize(head).some((token) => /\d/.test(token.folded) || isName({ token }));
}

function isTalk(folded: string, isOfVisitor: boolean): boolean {
  if (isOfVisitor && (visitorWords.pointing.has(folded) || visitorWords.visitors.has(folded))) return true;
  return (
    !visitorWords.telling.has(folded) &&
    (stopWords.has(folded) || askingWords.has(folded) || visitorWords.manner.has(folded))
  );
}

function saysNothing(token: Token, isOfVisitor: boolean, { has, subject }: Knowledge): boolean {
  const { folded, stem } = token;
  if (/\d/.test(folded)) return false;
  if (subject.has(stem) || isTalk(folded, isOfVisitor)) return true;
  if (visitorWords.telling.has(folded) || isName({ token })) return false;
  if (operationWords.has(folded)) return isOfVisitor && weakWords.has(folded);
  return !isLabelWord(folded) && !has(stem) && (isOfVisitor || commonStems.has(stem));
}
