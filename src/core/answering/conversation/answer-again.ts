import type { ChatMessage } from '../../contract/ask.ts';
import { fold } from '../../corpus/text.ts';
import * as doubtSigns from '../language/doubt-signs.ts';
import { publishedWords } from '../replies.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';
import type { Talk } from '../talk.ts';

/**
 * "Are you sure?" and "shorter, please" get the answer to the question before once more; nothing for any other message.
 * @param answer a conversation to its answer, in brief or not
 */
export function answerAgain(
  { message, spoken, before }: Talk,
  answer: (talk: ChatMessage[], isBrief: boolean) => ExtractiveAnswer,
): ExtractiveAnswer | undefined {
  const isShort = doubtSigns.asksShort.test(fold(message));
  if (!before || !(isShort || doubtSigns.asksAgain.test(fold(message)))) return undefined;
  const again = answer(spoken, isShort);
  // What was told without a quotation has no source.
  return isShort || again.outcome === 'out_of_scope'
    ? again
    : { ...again, statements: [toRemark(publishedWords[again.language ?? 'en']), ...again.statements] };
}
