import type { Knowledge } from '../corpus/knowledge.ts';
import { toLogOdds } from '../corpus/odds.ts';
import { answerInOtherWords } from './answer-in-other-words.ts';
import type { Context } from './reading/reading.ts';
import * as followUps from './signs/follow-ups.ts';
import { toUsedPassages, type ExtractiveAnswer } from './statement.ts';

/** The natural logarithm of the odds for an answer, or against one, from which on the question by name decides. */
const sureOdds = 4;

/**
 * A follow-up once more as a question of its own, by the name of what was talked about: "Why was it given up?" So put, it is
 * held against all that an owner expects, and may find an answer that the conversation did not, or that there is none.
 * Conversational query rewriting (Elgohary et al. 2019).
 */
export function answerByName(
  answer: ExtractiveAnswer,
  question: string,
  { pointed, scope }: Context,
  knowledge: Knowledge,
): ExtractiveAnswer {
  const entry = pointed ?? scope[0];
  if (!entry || entry.record.area === 'about' || answer.isTyped || answer.isSettled) return answer;
  const named = answerInOtherWords(followUps.byName(question, entry.record.title), knowledge);
  const isOpen = answer.outcome !== 'answered';
  const odds = named.reading ? toLogOdds(named.reading.query.tokens, knowledge) : 0;
  const isOfIt = toUsedPassages(named, knowledge)[0]?.of === entry;
  const isSure = (isOpen ? odds : -odds) > sureOdds;
  return isSure && isOfIt && isOpen === (named.outcome === 'answered') ? named : answer;
}
