import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { isName, fold } from '../../corpus/text.ts';
import { refusal } from '../replies.ts';
import * as doubtSigns from '../language/doubt-signs.ts';
import * as followUps from '../signs/follow-ups.ts';
import { read } from '../reading/reading.ts';
import * as visitorWords from '../signs/visitor-words.ts';

/** Whether a question needs what was said before: a pronoun for a thing, "and …", or hardly any words of its own. */
export function leansOnContext(question: string, ownWords: number): boolean {
  const folded = fold(question).replace(visitorWords.ofOwn, '');
  return ownWords === 0 || followUps.leaning.some((pattern) => pattern.test(folded));
}

/** The last message of the visitor. */
export function toLastOfVisitor(messages: ChatMessage[]): string {
  return messages.findLast(({ role }) => role === 'user')?.content ?? '';
}

/** The question before the last, and the reply that stands between them. */
export function toLastTurn(messages: ChatMessage[]): { asked: string; reply: string } {
  const last = messages.at(-2);
  return {
    asked: toLastOfVisitor(messages.slice(0, -1)),
    reply: last?.role === 'assistant' ? last.content : '',
  };
}

/** The conversation without thanks and doubts, and without the replies to them. */
export function withoutAsides(messages: ChatMessage[]): ChatMessage[] {
  return messages.filter(({ role }, index) => {
    const said = messages[role === 'user' ? index : index - 1]?.content ?? '';
    return !doubtSigns.asides.some((aside) => aside.test(fold(said)));
  });
}

/** The conversation without what was told instead of an answer, and without the questions to it that name nothing. */
export function withoutRefused(messages: ChatMessage[], knowledge: Knowledge): ChatMessage[] {
  const isRefusal = (message?: ChatMessage) => message?.role === 'assistant' && refusal.test(message.content);
  const isNaming = (question: string) => {
    const { naming, leftover } = read(question, knowledge);
    return naming !== undefined || leftover.some(isName);
  };
  return messages.filter(
    (message, index) => !isRefusal(message) && (!isRefusal(messages[index + 1]) || isNaming(message.content)),
  );
}

/** Questions as far back as follow-ups reach; each is read anew. */
export const maxTurns = 4;

/** The conversation up to the visitor's question before the last one, as far back as follow-ups reach. */
export function toEarlier(messages: ChatMessage[]): ChatMessage[] | undefined {
  const users = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  const previous = users.at(-2);
  if (previous === undefined) return undefined;
  const first = users.at(-maxTurns) ?? 0;
  return messages.slice(first, previous + 1);
}

/** A question behind words that take leave of what was talked about, or go back to what they name; nothing for any other. */
export function toNewTopic(question: string): string | undefined {
  const rest = question.replace(visitorWords.returning, 'At $1, ').replace(visitorWords.farewell, '');
  return rest === question ? undefined : rest.replace(visitorWords.behindTopic, '');
}
