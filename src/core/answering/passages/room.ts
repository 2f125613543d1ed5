import type { Knowledge } from '../../corpus/knowledge.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';

/** Characters up to which an answer is short: some 200 words. */
const short = 1200;

/**
 * An answer with what stands beside its sentences, as far as there is room: the paragraphs around them, then another of the
 * same entry. It was decided without these, and nothing in them makes it more or less of an answer.
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
    if (!isQuote || text.includes('\n') || !takes(text.length - statement.text.length)) return statement;
    return { ...statement, text, evidence: [{ ...evidence, quote: text }] };
  };
  const statements = answer.statements.map(widen);
  const isNew = ({ evidence: [first] }: Statement) =>
    !statements.some(({ evidence }) => evidence.some(({ id }) => id === first?.id));
  return { ...answer, statements: [...statements, ...beside.filter((one) => isNew(one) && takes(one.text.length))] };
}
