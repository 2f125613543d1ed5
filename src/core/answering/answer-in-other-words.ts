import { toPlainEnglish } from './reading/plain-english.ts';
import type { Knowledge } from '../corpus/knowledge.ts';
import { fold } from '../corpus/text.ts';
import { answerQuestion } from './answer-question.ts';
import { isHeld, toAsked } from './honesty/held.ts';
import * as askedPhrases from './signs/asked-phrases.ts';
import { longMessage, toCore } from './reading/core.ts';
import { outsideName } from './reading/naming.ts';
import { read, type Context } from './reading/reading.ts';
import type { ExtractiveAnswer } from './statement.ts';

/** So few records are surer than a passage that says the question's words. */
const fewRecords = 3;
/** How much better a passage must fit to take the place of the one found first. */
const leastLead = 0.05;

/**
 * The question as it was put; once more in plain words where that finds no answer, and where it finds a passage but plain
 * words a few records, or a passage that fits clearly better. Of a long message only its question is put once more: what
 * the story around it hides is found without it.
 */
export function answerInOtherWords(question: string, knowledge: Knowledge, context?: Context): ExtractiveAnswer {
  const answer = answerQuestion(question, knowledge, context);
  const isLong = !context && question.length >= longMessage;
  const bare = isLong ? toCore(question, knowledge) : question;
  const plain = outsideName(bare, knowledge, (text) => toPlainEnglish(text, knowledge));
  const isSaid = answer.outcome === 'answered';
  if ((isSaid && (answer.isTyped || isLong || context)) || answer.isSettled || plain === question) return answer;
  const other = answerQuestion(plain, knowledge, context);
  const isBetter = other.isTyped ? other.statements.length <= fewRecords : toScore(other) > toScore(answer) + leastLead;
  if (isSaid && !isBetter) return answer;
  // Plain words may lose what kind of answer was wanted.
  const asked = toAsked(read(bare, knowledge, context), knowledge);
  const reading = read(plain, knowledge, context);
  // "It" is lost in them.
  const isLost = context && askedPhrases.pointsAt.test(fold(question));
  const isFit = !isLost && (!asked || isHeld(other, { ...asked, reading }));
  return other.outcome === 'answered' && isFit ? other : answer;
}

/** How well the passage that an answer begins with fits its question. */
function toScore({ statements: [first] }: ExtractiveAnswer): number {
  return first?.evidence[0]?.score ?? 0;
}
