import { commonStems } from '../../corpus/common-words.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { areaWords, fieldWords, lookUp } from '../../corpus/lexicon.ts';
import { askingWords, operationWords, stopWords, weakWords } from '../../corpus/stop-words.ts';
import { tokenize, type Token } from '../../corpus/text.ts';
import { opener } from './clauses.ts';
import { idle, introduction, ofQuestion, ofVisitor, pointing, telling, visitors, wishFor } from './visitor-words.ts';

const begins = `(?:${opener}|was|were|is|are|did|does|do|has|have|had|can|could|would|list|name|give|show|tell|count|compare|describe)\\b`;
const question = new RegExp(`^${begins}`, 'i');
/** Up to a mark behind which something else begins; further on stands no remark. */
const remark = new RegExp(
  `^\\W*([^?]{1,80}?)(?:([,;:!?]|\\.+| [-–—]+)\\s+|\\s+(?=(?:and ${opener}|(?:i|we)(?:['’]d| would)? (?:need|want|ask|like|love|wonder))\\b))(?:(?:but|so|and|well|now|please|just),? )*`,
  'i',
);
/** The same without a mark. */
const unmarked = new RegExp(
  `^\\W*(?:(?:ok|okay|so|well|right|now) )*(?:(?:do|would) you (?:happen to )?know )?(?=${begins})`,
  'i',
);
const maxRemarks = 5;
const maxUnknown = 4;

/** A message without what stands before its question and says nothing of it: "Tell me, …", "Sorry to bother you, but …". */
export function withoutOpening(text: string, knowledge: Knowledge): string {
  let rest = text;
  for (let left = maxRemarks; left > 0; left -= 1) {
    const [whole = '', head = '', mark] = remark.exec(rest) ?? [];
    const behind = rest.slice(whole.length);
    const isWhole = tokenize(behind).some(({ folded }) => !stopWords.has(folded));
    if (!head || !isWhole || !isIdle(head, mark, behind, knowledge)) break;
    rest = behind;
  }
  return rest.replace(unmarked, '');
}

/** Whether words say nothing of what they stand before; those that are no talk for certain, only before a question. */
function isIdle(head: string, mark: string | undefined, behind: string, knowledge: Knowledge): boolean {
  if (idle.test(head) || introduction.test(head)) return true;
  const isOfVisitor = mark === ':' || ofVisitor.test(head) || /^(?:i|we)\b/i.test(behind);
  if (wishFor.test(head) || (!isOfVisitor && ofQuestion.test(head))) return false;
  const words = tokenize(head);
  const talk = words.filter(({ folded }) => isTalk(folded));
  const isSure = isOfVisitor || talk.length === words.length || question.test(behind);
  return talk.length > 0 && isSure && words.every((word) => saysNothing(word, isOfVisitor, knowledge));
}

function isTalk(folded: string): boolean {
  return stopWords.has(folded) || askingWords.has(folded) || visitors.has(folded) || folded.endsWith('ly');
}

function saysNothing({ text, folded, stem, start }: Token, isOfVisitor: boolean, { has, subject }: Knowledge): boolean {
  if (/\d/.test(folded)) return false;
  if (subject.has(stem) || (isOfVisitor && (pointing.has(folded) || visitors.has(folded)))) return true;
  if (telling.has(folded) || (start > 0 && /^\p{Lu}\p{L}/u.test(text) && (has(stem) || !isOfVisitor))) return false;
  if (stopWords.has(folded) || askingWords.has(folded)) return true;
  if (operationWords.has(folded)) return isOfVisitor && weakWords.has(folded);
  const isLabel = lookUp(areaWords, folded).length + lookUp(fieldWords, folded).length > 0;
  return !isLabel && !has(stem) && (commonStems.has(stem) || folded.length <= maxUnknown);
}
