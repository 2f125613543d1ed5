import { maxMessageLength } from '../contract/ask.ts';
import type { Outcome } from '../contract/events.ts';
import type { AnswerEvent } from './answer-event.ts';
import { toPieces, toRemark, type ExtractiveAnswer, type Statement } from './statement.ts';

/** A follow-up sends the answer back as a message of its history, so an answer is never longer than one may be. */
const limit = maxMessageLength.toLocaleString('en');
const remark = toRemark(`The rest is left out: an answer has at most ${limit} characters. Ask about a part of it.`);
const remarkPiece = `\n\n${remark.text}`;
/** What fits before the remark. Code units are never fewer than the code points that the contract counts. */
const room = maxMessageLength - remarkPiece.length;

/** An answer of whole statements that fits into a message; what would not fit is left out from the end, and that is said. */
export function toFitting(answer: ExtractiveAnswer): ExtractiveAnswer {
  const pieces = toPieces(answer.statements);
  if (pieces.join('').length <= maxMessageLength) return answer;
  let length = 0;
  const end = pieces.findIndex((piece) => (length += piece.length) > room);
  // A heading without a line below it stays away as well.
  const last = answer.statements.slice(0, end).findLastIndex(({ evidence, layout }, index) => {
    return index === 0 || evidence.length > 0 || layout !== 'paragraph';
  });
  const kept = last === -1 ? answer.statements.slice(0, 1).map(clip) : answer.statements.slice(0, last + 1);
  return { ...answer, outcome: toOutcome(answer), statements: [...kept, remark] };
}

/** The same for an answer that is being written: what may not fit beside the remark waits for the end. */
export async function* withinMessage(events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent, void> {
  const held: AnswerEvent[] = [];
  let length = 0;
  for await (const event of events) {
    if (event.type === 'content') length += event.content.length;
    if (length <= room || event.type === 'status') yield event;
    else if (event.type === 'content') held.push(event);
    if (length <= room || event.type !== 'done') continue;
    const isFitting = length <= maxMessageLength;
    yield* isFitting ? held : [{ type: 'content' as const, content: remarkPiece }];
    yield isFitting ? event : { ...event, outcome: toOutcome(event) };
  }
}

function toOutcome({ outcome }: { outcome: Outcome }): Outcome {
  return outcome === 'answered' ? 'partial' : outcome;
}

/** A paragraph that is longer than a message alone, up to the end of a word. */
function clip(statement: Statement): Statement {
  const short = statement.text.slice(0, room - 1000);
  return { ...statement, text: `${short.slice(0, short.lastIndexOf(' '))} …` };
}
