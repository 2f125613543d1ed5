import { toFacts, toFactLine } from '../../corpus/facts.ts';
import type { CorpusRecord } from '../../corpus/corpus.ts';
import type { Passage } from '../../corpus/passages.ts';
import { areaTitles } from '../../contract/record.ts';
import { tokenize, toSentences, toTerms, type Token } from '../../corpus/text.ts';
import { findDates, type FoundDate } from './dates.ts';
import { findNumbers } from './numbers.ts';

/** What the model is shown under one number: a paragraph of a record, or its typed fields together. */
export interface NumberedEvidence {
  number: number;
  record: CorpusRecord;
  passages: Passage[];
}

/** One line of shown evidence, read for comparing. */
export interface SupportLine {
  /** Absent for the heading of the evidence. */
  passage?: Passage;
  text: string;
  tokens: readonly Token[];
  /** Where the value of a labelled line begins: the label names nobody. */
  valueAt: number;
}

/** What some published text says: dates, numbers and words, read for comparing. */
export interface Vocabulary {
  terms: Set<string>;
  /** Stems of every line, each between spaces, for finding a name in one piece. */
  stems: string;
  dates: FoundDate[];
  /** Numbers with and without their unit. */
  numbers: Set<string>;
}

/** Everything that a sentence citing this evidence may say. */
export interface Support extends Vocabulary {
  evidence: NumberedEvidence;
  lines: SupportLine[];
  /** What one clause may draw on: a single line of text, or the typed fields together; always with the heading. */
  units: Vocabulary[];
  /** Words that occur in small letters. */
  small: Set<string>;
  /** Words that occur with a capital inside a sentence. */
  capital: Set<string>;
}

/** The heading under which evidence is shown: area, title, other names and dates of its record. */
export function toEvidenceHeading({ record, passages }: NumberedEvidence): string {
  const facts = toFacts(record);
  const shown = new Set(passages.map(({ field }) => field));
  const named = facts
    .filter(({ field, kind }) => (kind === 'date' || field === 'aka') && !shown.has(field))
    .map(toFactLine);
  const [heading] = passages.flatMap((passage) => passage.heading ?? []);
  return [`${areaTitles[record.area]}: ${record.title}`, ...(heading ? [heading] : []), ...named].join(' · ');
}

/** The evidence of one answer by its number, each piece read when it is first cited. */
export interface Supports {
  shown: NumberedEvidence[];
  get: (number: number) => Support | undefined;
}

export function toSupports(shown: NumberedEvidence[]): Supports {
  const byNumber = new Map(shown.map((evidence) => [evidence.number, evidence]));
  return {
    shown,
    get: (number) => {
      const evidence = byNumber.get(number);
      return evidence && toSupport(evidence);
    },
  };
}

/** Supports of a record by their first passage: the same evidence comes up in many answers, under other numbers. */
const read = new WeakMap<CorpusRecord, Map<string, Support>>();

/** Reads evidence once for all sentences that may cite it. */
export function toSupport(evidence: NumberedEvidence): Support {
  const key = toKey(evidence.passages);
  const ofRecord = read.get(evidence.record) ?? new Map<string, Support>();
  read.set(evidence.record, ofRecord);
  const support = ofRecord.get(key) ?? readSupport(evidence);
  ofRecord.set(key, support);
  return support;
}

/**
 * Reads what the model was shown while it is still thinking: read by the first sentence that cites it, a long record
 * holds that sentence up. A piece at a time, so that other answers go on.
 */
export async function readAhead({ shown, get }: Supports, signal: AbortSignal): Promise<void> {
  for (const { number, record, passages } of shown) {
    if (read.get(record)?.has(toKey(passages))) continue;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (signal.aborted) return;
    get(number);
  }
}

function toKey([passage]: Passage[]): string {
  return passage?.id ?? '';
}

function readSupport(evidence: NumberedEvidence): Support {
  const heading = toEvidenceHeading(evidence)
    .split(' · ')
    .map((text) => ({ text, valueAt: text.indexOf(': ') + 1 }));
  const body = evidence.passages.flatMap((passage) => {
    const label = passage.kind === 'fact' ? passage.text.indexOf(': ') + 1 : 0;
    return toSentences(passage.text).map((text, index) => ({ passage, text, valueAt: index === 0 ? label : 0 }));
  });
  const lines = [...heading, ...body].map((line): SupportLine => ({ ...line, tokens: tokenize(line.text) }));
  const tokens = lines.flatMap((line) => line.tokens);
  const inner = lines.flatMap((line) => line.tokens.filter(({ start }) => start > line.valueAt + 1));
  const headed = lines.slice(0, heading.length);
  const facts = lines.filter(({ passage }) => passage?.field !== undefined);
  const texts = lines.filter(({ passage }) => passage && passage.field === undefined);
  return {
    ...toVocabulary(lines),
    evidence,
    lines,
    units: [
      toVocabulary([...headed, ...facts]),
      ...texts.map((line, index) => toUnit(line, texts.slice(0, index), headed)),
    ],
    small: new Set(tokens.filter(({ text }) => !/\p{Lu}/u.test(text)).map(({ folded }) => folded)),
    capital: new Set(inner.filter(({ text }) => /\p{Lu}/u.test(text)).map(({ folded }) => folded)),
  };
}

/** A line with the heading; the names before it belong to it where a pronoun may stand for one of them. */
function toUnit(line: SupportLine, before: SupportLine[], headed: SupportLine[]): Vocabulary {
  const unit = toVocabulary([...headed, line]);
  if (!line.tokens.some(({ folded }) => pronouns.has(folded))) return unit;
  return { ...unit, stems: toVocabulary([...headed, ...before, line]).stems };
}

const pronouns = new Set('he she they his her their its it him them this these that those there'.split(' '));

function toVocabulary(lines: SupportLine[]): Vocabulary {
  return {
    terms: new Set(lines.flatMap(({ text }) => toTerms(text))),
    stems: lines.map((line) => ` ${line.tokens.map(({ stem }) => stem).join(' ')} `).join('|'),
    dates: lines.flatMap(({ text }) => findDates(text)),
    numbers: new Set(lines.flatMap((line) => toNumberKeys(line.text))),
  };
}

function toNumberKeys(text: string): string[] {
  return findNumbers(text).flatMap(({ value, unit }) => [value, `${unit}${value}`]);
}
