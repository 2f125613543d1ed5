import type { Fact } from '../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Concept } from '../corpus/query.ts';
import { unique, uniqueBy } from '../corpus/unique.ts';
import { isName } from '../corpus/text.ts';
import { toUnsaid } from './honesty/refuse.ts';
import { operate } from './operations/all.ts';
import { toEntry } from './operations/one-entry.ts';
import { toWantedFacts } from './operations/wanted-facts.ts';
import { answerInScope } from './passages/scope.ts';
import { toAskedFields } from './reading/field-phrases.ts';
import { read, type Context, type Reading } from './reading/reading.ts';
import { pick, toFactStatement } from './records/entry-lines.ts';
import * as entrySigns from './signs/entry-signs.ts';
import { says } from './records/selection.ts';
import type { ExtractiveAnswer, Statement } from './statement.ts';
import * as severalSigns from './signs/several-signs.ts';

/** A question that wants several things of one entry. */
interface Wants {
  /** The words that tell the entry. */
  subject: string;
  wants: string[];
  /** The wants stand in a list beside the subject: there what the entry does not say is named as such. */
  isListed: boolean;
}

/** One of them, alone. */
interface Want {
  text: string;
  reading: Reading;
}

const maxWants = 5;

function toWants(question: string): Wants {
  const text = question.replace(severalSigns.lastMarks, '');
  const plain = text.replace(severalSigns.opening, '');
  // "Title, date and place of the lecture".
  for (const { index, 0: link } of plain.matchAll(severalSigns.leadsToSubject)) {
    const wants = plain.slice(0, index).split(severalSigns.betweenNouns);
    if (wants.length > 1 && wants.every((want) => severalSigns.nounAlone.test(want)))
      return { subject: plain.slice(index + link.length), wants, isListed: true };
  }
  const rest = severalSigns.behindSubject.exec(text)?.[1];
  const wants = (rest ?? text)
    .split(severalSigns.betweenWants)
    .flatMap((want) => (rest && !severalSigns.asking.test(want) ? want.split(severalSigns.betweenNouns) : want))
    .filter((want) => /\p{L}{2}/u.test(want));
  return { subject: text, wants, isListed: rest !== undefined };
}

/**
 * Several wants of one entry, each from its fields or its sentences: "How many tables went, who complained, and under what
 * licence is the code?" What the entry does not say is named as such in a list, and else asked by itself.
 * @param isOpen whether a question that only joins its wants is still to be answered
 */
export function answerWants(
  question: string,
  knowledge: Knowledge,
  context: Context | undefined,
  isOpen: boolean,
): ExtractiveAnswer | undefined {
  const { subject, wants, isListed } = toWants(question);
  if (wants.length < 2 || wants.length > maxWants) return undefined;
  const asked = wants.map((text): Want => ({ text, reading: read(text, knowledge) }));
  const isJoined = isOpen && !context && asked.every(isAsked);
  if (!isListed && !isJoined) return undefined;
  const entry = toEntry(read(subject, knowledge, context), knowledge, operate);
  if (!entry) return undefined;
  const told = asked.map((want) => ({ ...want, ...tell(want, entry, knowledge) }));
  const missing = told.filter(({ facts, texts }) => !facts[0] && !texts[0]);
  if (missing.length > (isListed ? wants.length / 2 : 0)) return undefined;
  const facts = unique(told.flatMap((want) => want.facts));
  const statements = [
    ...(facts[0] ? [toFactStatement(entry, facts)] : []),
    ...told.flatMap(({ texts }) => texts),
    ...missing.map(({ text }) => toUnsaid(text)),
  ];
  return {
    outcome: missing[0] ? 'partial' : 'answered',
    statements: uniqueBy(statements, ({ text }) => text),
  };
}

/** Whether something is asked that one entry may tell: no list or number of entries, and no other one. */
function isAsked({ reading }: Want): boolean {
  const { folded, target, asks, fields } = reading;
  return (
    !target && !severalSigns.asksOther.test(folded) && asks.length + fields.length + toAskedFields(reading).length > 0
  );
}

/** What an entry says of a want: its fields where they account for all words of it, else a sentence. */
function tell(
  { text, reading }: Want,
  entry: KnownRecord,
  knowledge: Knowledge,
): { facts: Fact[]; texts: Statement[] } {
  const asked = toAskedFields(reading);
  const isSpent = (word: Concept) => asked.some(({ words }) => words.includes(word)) || says(entry.names, word);
  const isForeign = (word: Concept) => isName(word) && !says(entry.terms, word);
  if (reading.leftover.some(isForeign)) return { facts: [], texts: [] };
  const isDated = severalSigns.wantsDate.test(text) && !reading.fields.some((field) => entry.values.has(field));
  const plain = [
    ...(severalSigns.wantsTitle.test(text) ? entrySigns.plainTitleFields : []),
    ...(isDated ? entrySigns.dateFields : []),
  ];
  const typed = [...pick(entry, plain), ...toWantedFacts(entry, reading, asked)];
  const isTold = typed[0] && reading.leftover.every(isSpent);
  const texts = isTold ? [] : (answerInScope(reading, [entry], knowledge)?.statements.slice(0, 1) ?? []);
  return { facts: texts[0] ? [] : typed[0] ? typed : pick(entry, reading.fields), texts };
}
