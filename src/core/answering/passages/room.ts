import type { Knowledge } from '../../corpus/knowledge.ts';
import { isList } from '../../corpus/text.ts';
import { toFactStatement } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { repeats, toPassageStatement } from './evidence-answer.ts';
import { toRanked } from './ranked.ts';
import { asksAs } from '../reading/asks.ts';

/** Characters up to which an answer is short: some 200 words. */
const short = 1200;
/** Of so many passages that say most of the question the fields are shown. */
const maxFields = 7;

/**
 * An answer with what stands beside its sentences, as far as there is room: the paragraph around each quote in one piece,
 * then what else its entries say of the question. It was decided without these, and nothing in them makes it more or less of
 * an answer.
 */
export function fillRoom(answer: ExtractiveAnswer, knowledge: Knowledge): ExtractiveAnswer {
  let room = short - answer.statements.reduce((sum, { text }) => sum + text.length, 0);
  const takes = (length: number) => {
    if (length > room) return false;
    room -= length;
    return true;
  };
  const widen = (statement: Statement): Statement => {
    const [evidence, ...others] = statement.evidence;
    const text = (evidence && knowledge.byPassage.get(evidence.id)?.passage.text) ?? '';
    const isQuote = others.length === 0 && statement.text === evidence?.quote && text.includes(statement.text);
    // The line of a list that a typed record has picked stays that line.
    if (!isQuote || (answer.isTyped && isList(text)) || !takes(text.length - statement.text.length)) return statement;
    return { ...statement, text, evidence: [{ ...evidence, quote: text }] };
  };
  const all = [
    ...answer.statements.map(widen),
    ...toBeside(answer, knowledge).filter(({ text }) => takes(text.length)),
  ];
  // Two sentences of one paragraph have become the same.
  const isSaid = (text: string, at: number) => all.slice(0, at).some((other) => other.text.includes(text));
  return { ...answer, statements: all.filter(({ text }, at) => !isSaid(text, at)) };
}

/**
 * What else the entries of an answer say of its question, the best first, and fields of the first of them. A list is whole, and
 * beside what typed records tell one paragraph is enough.
 */
function toBeside(answer: ExtractiveAnswer, knowledge: Knowledge): Statement[] {
  const { outcome, reading, isSettled, isTyped, statements } = answer;
  const isListed = statements.slice(1).some(({ layout }) => layout !== 'paragraph');
  const used = toUsedPassages(answer, knowledge);
  const [first] = used;
  if (outcome !== 'answered' || !reading || !first || isSettled || isListed) return [];
  const more = toRanked(reading, knowledge).filter(
    ({ known }) => used.some(({ of }) => of === known.of) && !repeats(known, used),
  );
  const texts = more
    .filter(({ known: { passage } }) => passage.kind === 'text' && !isList(passage.text))
    .map(toPassageStatement);
  if (isTyped) return texts.slice(0, 1);
  // No field tells a reason.
  if (asksAs(reading.asks, 'noFact')) return texts;
  const facts = more
    .slice(0, maxFields)
    .flatMap(({ known: { of, passage } }) =>
      of.facts.filter(
        ({ field, kind }) => !entrySigns.toldKinds.test(kind) && of === first.of && field === passage.field,
      ),
    );
  return facts.length > 0 ? [...texts, toFactStatement(first.of, facts)] : texts;
}
