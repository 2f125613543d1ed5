import type { Evidence, Outcome } from '../../contract/events.ts';
import { tokenize } from '../../corpus/text.ts';
import { toCitations, toPieces, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { createAnswerLines } from './answer-lines.ts';
import { createCitations } from './citations.ts';
import { createMentions } from './mentions.ts';
import { countDropped, type ModelNote } from './note.ts';
import { notStated } from './prompt.ts';
import { verify, type Ground, type SentenceCheck } from './verify.ts';

/** More sentences than any answer needs; what a model writes beyond is not worth its price. */
const maxSentences = 24;

export interface DraftParts {
  extracted: ExtractiveAnswer;
  ground: Ground;
  /** The evidence that a passage becomes when a sentence rests on it. */
  toEvidence: (passageId: string) => Evidence | undefined;
  note: ModelNote;
}

/** An answer in the making: what was really sent, and what follows from it. */
export interface Draft {
  /** Takes a sentence of the model; gives the text to send for it, if any. */
  take: (sentence: string) => string | undefined;
  /** Text that completes what was sent: published statements that the model left out. */
  complete: (failed: boolean) => string[];
  /** Whether a sentence of the model was sent. */
  hasSent: () => boolean;
  /** Whether so much came that a further sentence is not worth reading. */
  isFull: () => boolean;
  result: () => { outcome: Outcome; citations: string[]; evidence: Evidence[] };
}

/** Checks, cites and counts the sentences of one answer. */
export function createDraft({ extracted, ground, toEvidence, note }: DraftParts): Draft {
  const citations = createCitations(ground);
  const evidence = new Map<string, Evidence>();
  const said = new Set<string>();
  const saidWords = new Set<string>();
  const stated = new Set<Statement>();
  const mentions = createMentions();
  const coveredPassages = new Set<string>();
  let written = 0;
  let taken = 0;
  const lines = createAnswerLines();
  let denied = false;
  return { take, complete, hasSent: () => written > 0, isFull: () => taken >= maxSentences, result };

  function take(raw: string): string | undefined {
    if (raw.includes(notStated)) {
      denied = true;
      return undefined;
    }
    taken += 1;
    const verdict = verify(raw, ground);
    const text = toText(verdict);
    lines.end(verdict.sentence.trail);
    return text;
  }

  function toText(verdict: SentenceCheck): string | undefined {
    const { sentence } = verdict;
    if (!verdict.supported) {
      countDropped(note, verdict.reason);
      const instead = findStatement(sentence.citations);
      return instead && state(instead);
    }
    const key = tokenize(sentence.text)
      .map(({ stem }) => stem)
      .join(' ');
    if (said.has(key)) {
      countDropped(note, 'repeated');
      return undefined;
    }
    said.add(key);
    for (const { folded } of tokenize(sentence.text)) saidWords.add(folded);
    written += 1;
    note.sent = written;
    for (const number of sentence.citations) {
      const record = ground.supports.get(number)?.evidence.record;
      if (record) mentions.add(record, sentence.text);
    }
    for (const { id } of verdict.passages) {
      coveredPassages.add(id);
      const found = toEvidence(id);
      if (found) evidence.set(`${id} ${found.quote}`, found);
    }
    return lines.add(sentence.lead, citations.toLinked(sentence));
  }

  /** The published statement for a sentence that failed: one that rests on the evidence it cites. */
  function findStatement(cited: number[]): Statement | undefined {
    // An answer that opens with a remark of its own ("the closest it has") only makes sense in its order.
    if (extracted.statements[0]?.evidence.length === 0) return undefined;
    const passages = new Set(
      cited.flatMap((number) => ground.supports.get(number)?.evidence.passages.map(({ id }) => id) ?? []),
    );
    return extracted.statements.find((statement) => {
      return (
        statement.layout !== 'row' && !stated.has(statement) && statement.evidence.some(({ id }) => passages.has(id))
      );
    });
  }

  function state(statement: Statement): string {
    note.replaced = (note.replaced ?? 0) + 1;
    rest(statement);
    const [markdown = ''] = toPieces([statement]);
    const [mark = ''] = /^- /.exec(markdown) ?? [];
    const text = lines.add(mark, markdown.slice(mark.length));
    if (mark !== '') lines.endEntry();
    return text;
  }

  /** Rests the answer on a statement: its evidence and addresses count as sent. */
  function rest(statement: Statement): void {
    stated.add(statement);
    for (const item of statement.evidence) {
      evidence.set(`${item.id} ${item.quote}`, item);
      coveredPassages.add(item.id);
    }
    for (const url of toCitations([statement])) citations.cite(url);
  }

  function complete(failed: boolean): string[] {
    // What the portfolio does not say is no completion of what it does.
    if (extracted.outcome === 'not_in_portfolio' && written > 0) return [];
    const { statements } = extracted;
    const lead = statements.find((statement) => statement.evidence.length > 0);
    const missing = statements.filter((statement) => {
      if (stated.has(statement) || statement.evidence.length === 0) return false;
      return (statement === lead || isResult(statement, extracted) || failed) && !isCovered(statement);
    });
    // A table is whole or it is no table.
    const isTable = missing.some(({ layout }) => layout === 'row');
    const sent = isTable ? statements.filter((statement) => !stated.has(statement)) : missing;
    for (const statement of sent) rest(statement);
    const before = lines.endsInList() && sent[0]?.layout === 'item' ? '\n' : '\n\n';
    return toPieces(sent).map((piece, index) => (index === 0 && lines.isOpen() ? `${before}${piece}` : piece));
  }

  /** Whether the model said it: an entry of a list by its name, a quote by its passage, a result by its figures too. */
  function isCovered({ text, evidence: needed, citation, layout }: Statement): boolean {
    const record = citation && extractedRecord(citation.url);
    if (layout === 'item' && record !== undefined) return mentions.hasEntry(record, text);
    if (!needed.some(({ id }) => coveredPassages.has(id))) return false;
    const isQuote = needed.some(({ quote }) => text.includes(quote));
    return isQuote || tokenize(text).every(({ folded }) => !/\d/.test(folded) || saidWords.has(folded));
  }

  function result(): ReturnType<Draft['result']> {
    const outcome = extracted.outcome === 'not_in_portfolio' || denied ? 'partial' : extracted.outcome;
    return { outcome, citations: citations.urls, evidence: [...evidence.values()] };
  }
}

/** Entries of a list and typed facts are what was asked for; further paragraphs are background. */
function isResult({ layout, evidence }: Statement, extracted: ExtractiveAnswer): boolean {
  return layout !== 'paragraph' || (!hasFilledRoom(extracted) && evidence.every(({ id }) => id.includes('/fact/')));
}

/** Whether fields may stand in an answer only because there was room for them (`passages/room.ts`). */
function hasFilledRoom({ reading, isTyped, isSettled }: ExtractiveAnswer): boolean {
  return reading !== undefined && isTyped !== true && isSettled !== true;
}

/** The record's id: the anchor of its address. */
function extractedRecord(url: string): string | undefined {
  return url.split('#')[1];
}
