import type { Knowledge } from '../../corpus/knowledge.ts';
import { isList } from '../../corpus/text.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';

/** Characters up to which an answer is short: some 200 words. */
const short = 1200;

/**
 * An answer with what stands beside its sentences, as far as there is room: the paragraph around each quote in one piece,
 * then another of the same entry. It was decided without these, and nothing in them makes it more or less of an answer.
 */
export function fillRoom({ beside = [], ...answer }: ExtractiveAnswer, { byPassage }: Knowledge): ExtractiveAnswer {
  let room = short - answer.statements.reduce((sum, { text }) => sum + text.length, 0);
  const takes = (length: number) => {
    const isRoom = length <= room;
    if (isRoom) room -= length;
    return isRoom;
  };
  const widen = (statement: Statement): Statement => {
    const [evidence, ...others] = statement.evidence;
    const text = (evidence && byPassage.get(evidence.id)?.passage.text) ?? '';
    const isQuote = others.length === 0 && statement.text === evidence?.quote && text.includes(statement.text);
    if (!isQuote || isList(text) || !takes(text.length - statement.text.length)) return statement;
    return { ...statement, text, evidence: [{ ...evidence, quote: text }] };
  };
  const all = [...answer.statements.map(widen), ...beside.filter(({ text }) => takes(text.length))];
  // Two sentences of one paragraph have become the same.
  const isSaid = (text: string, at: number) => all.slice(0, at).some((other) => other.text.includes(text));
  return { ...answer, statements: all.filter(({ text }, at) => !isSaid(text, at)) };
}
