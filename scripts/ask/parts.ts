import { answerBoth } from '#core/answering/answer-both.ts';
import { answerClauses } from '#core/answering/answer-clauses.ts';
import { answerReading } from '#core/answering/answer-reading.ts';
import { answerWants } from '#core/answering/answer-wants.ts';
import { answerAmong } from '#core/answering/conversation/among.ts';
import { refuteByRecords, refuteYear } from '#core/answering/honesty/false-premises.ts';
import { unsaid } from '#core/answering/honesty/refuse.ts';
import { isUntold } from '#core/answering/honesty/untold.ts';
import { compare } from '#core/answering/operations/compare.ts';
import { life } from '#core/answering/operations/life.ts';
import { toClauses } from '#core/answering/reading/clauses.ts';
import { read, type Context } from '#core/answering/reading/reading.ts';
import type { ExtractiveAnswer } from '#core/answering/statement.ts';
import type { Knowledge } from '#core/corpus/knowledge.ts';

/** What is read at once, a clause or all of a question, and the step that answers it before any operation is tried. */
export interface Part {
  text: string;
  step?: { name: string; answer: ExtractiveAnswer } | undefined;
}

/** The parts in which a question is answered; the steps are tried in the order of `answerQuestion`. */
export function toParts(question: string, knowledge: Knowledge, context: Context | undefined): Part[] {
  const reading = read(question, knowledge, context);
  const joined = answerClauses(question, knowledge, context);
  const isWhole = joined?.outcome === 'answered';
  const steps: [{ name: string }, () => ExtractiveAnswer | undefined][] = [
    [answerAmong, () => context && answerAmong(question, context, knowledge)],
    [isUntold, () => (isUntold(reading, knowledge) ? unsaid : undefined)],
    [life, () => life(reading, knowledge)],
    [compare, () => compare(reading, knowledge)],
    [refuteYear, () => refuteYear(reading, knowledge)],
    [answerBoth, () => answerBoth(reading, knowledge)],
    [answerWants, () => answerWants(question, knowledge, context, !isWhole)],
    [refuteByRecords, () => (isWhole ? undefined : refuteByRecords(reading, knowledge))],
  ];
  for (const [{ name }, step] of steps) {
    const answer = step();
    if (answer) return [{ text: question, step: { name, answer } }];
  }
  // Where a clause is left unsaid, all of them together may do better.
  const isJoined = isWhole || (joined && answerReading(reading, question, knowledge).outcome !== 'answered');
  return isJoined ? toClauses(question, context !== undefined).map((text) => ({ text })) : [{ text: question }];
}
