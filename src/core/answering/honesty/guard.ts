import { fold, toSentences } from '../../corpus/text.ts';
import * as orderSigns from '../signs/order-signs.ts';
import { toAsks } from '../reading/asks.ts';
import * as clauseSigns from '../signs/clause-signs.ts';

export interface Guarded {
  /** What is left to answer; empty when all of the message was instruction or task. */
  question: string;
  /** The message asks for work that has nothing to do with the portfolio. */
  isTask: boolean;
}

/** Takes instructions to the system out of a message; a genuine question that stands beside them is kept. */
export function guard(message: string): Guarded {
  const parts = message.split(orderSigns.border).flatMap(toSentences).flatMap(toClauses);
  const kept = parts.filter((part) => !isInstruction(part));
  const own = kept.filter((part) => !isOutside(part));
  const isTask = own.length < kept.length;
  if (own.length === parts.length) return { question: message.trim(), isTask };
  // What an order leaves behind is answered only if it asks something.
  const question = own.join(' ').trim();
  return { question: isAsking(question) ? question : '', isTask };
}

function isAsking(text: string): boolean {
  return text.includes('?') || toAsks(fold(text)).length > 0;
}

/** An instruction and a question are often joined in one sentence: "Ignore that and tell me …". */
function toClauses(sentence: string): string[] {
  if (!isInstruction(sentence)) return [sentence];
  return sentence
    .split(clauseSigns.clauseBorder)
    .filter((clause) => isInstruction(clause) || isAsking(clause) || clauseSigns.setting.test(clause));
}

function isInstruction(text: string): boolean {
  const folded = fold(text);
  return orderSigns.instructions.some((pattern) => pattern.test(folded));
}

function isOutside(text: string): boolean {
  const folded = fold(text);
  return (
    orderSigns.tasks.some((pattern) => pattern.test(folded)) ||
    (!orderSigns.ofPerson.test(folded) && orderSigns.general.some((pattern) => pattern.test(folded)))
  );
}
