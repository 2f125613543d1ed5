import type { Fact } from '../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import { toWeight, type Concept } from '../corpus/query.ts';
import { isLabelled } from '../corpus/ranking.ts';
import { toUnsaid } from './honesty/refuse.ts';
import { fitsAll } from './operations/entries.ts';
import type { Operation } from './operations/operation.ts';
import { dateFields, toFacts } from './operations/wanted-facts.ts';
import { toLabelPhrases, type Phrase } from './passages/label-phrases.ts';
import { answerInScope } from './passages/scope.ts';
import { opener } from './reading/clauses.ts';
import { inDates } from './reading/dates.ts';
import { toAskedFields } from './reading/field-phrases.ts';
import { read, type Context, type Reading } from './reading/reading.ts';
import { toSubjects } from './reading/subjects.ts';
import { pick, toFactStatement } from './records/entry-lines.ts';
import { isName, says } from './records/selection.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

/** A question that wants several things of one entry. */
interface Wants {
  /** The words that tell the entry. */
  subject: string;
  wants: string[];
  /** The wants stand in a list beside the subject: there what the entry does not say is named. */
  isListed: boolean;
}

const noun = /^(?:(?:the|its|his|her|their|an?|full|exact) )*\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/iu;
const lead =
  /^\W*(?:(?:please|(?:can|could) you|i(?:'d| would)? (?:need|want|like)|what (?:is|are|was|were)|(?:give|tell|show)(?: me| us)?|name|list|state) )*/i;
/** "The lecture: title, date and place". */
const behind = /^\W*[^:,?]{3,80}(?::|\s[–—-]\s)\s*(.+)$/s;
const border = new RegExp(
  String.raw`[,;?]\s*(?:and|plus|or|but)?\s*|\s+(?:and|plus|as well as|&)\s+(?=(?:also )?${opener}\b|(?:the|its|his|her|their|for|as) )`,
  'i',
);
const joint = /,? (?:and|&) |, /;
const asking = new RegExp(String.raw`\b${opener}\b`, 'i');
const maxWants = 5;
const named = /\b(title|name)\b/i;
const dated = /(?<!\b(?:per|a|each|every) )\b(year|month|day|date|when)\b/i;
/** Leads on to another entry. */
const leading = /\b(?:(?:an)?other|else|next|previous|later)\b/;

function toWants(question: string): Wants {
  const text = question.replace(/,?\s*(?:please)?[\s?.!]*$/i, '');
  const plain = text.replace(lead, '');
  // "Title, date and place of the lecture".
  for (const { index, 0: link } of plain.matchAll(/ (?:of|for|from|about) /gi)) {
    const wants = plain.slice(0, index).split(joint);
    if (wants.length > maxWants) break;
    if (wants.length > 1 && wants.every((want) => noun.test(want)))
      return { subject: plain.slice(index + link.length), wants, isListed: true };
  }
  const rest = behind.exec(text)?.[1];
  const wants = (rest ?? text)
    .split(border)
    .flatMap((want) => (rest && !asking.test(want) ? want.split(joint) : want))
    .filter((want) => /\p{L}{2}/u.test(want));
  return { subject: text, wants, isListed: rest !== undefined };
}

/**
 * Several wants of one entry, each from its fields or its sentences: "How many tables went, who complained, and under what
 * licence is the code?" What the entry does not say is named, or looked for elsewhere where the wants are no list.
 * @param isOpen whether a question that only joins its wants is still to be answered
 */
export function answerWants(
  question: string,
  knowledge: Knowledge,
  { context, operate, isOpen }: { context: Context | undefined; operate: Operation; isOpen: boolean },
  elsewhere: (want: string) => ExtractiveAnswer,
): ExtractiveAnswer | undefined {
  const { subject, wants, isListed } = toWants(question);
  if (wants.length < 2 || wants.length > maxWants) return undefined;
  const asked = wants.map((text) => ({ text, reading: read(text, knowledge) }));
  const isJoined = isOpen && !context && asked.every(({ reading }) => isAsked(reading));
  if (!isListed && !isJoined) return undefined;
  const entry = toEntry(read(subject, knowledge, context), knowledge, operate);
  if (!entry) return undefined;
  const told = asked.map((want) => ({ ...want, ...tell(want, isListed, entry, knowledge) }));
  const missing = told.filter(({ facts, texts }) => facts.length + texts.length === 0);
  if (wants.length - missing.length < Math.max(2, wants.length / 2)) return undefined;
  const others = isListed ? [] : missing.map(({ text }) => elsewhere(text));
  if (others.some(({ outcome }) => outcome !== 'answered')) return undefined;
  const facts = [...new Set(told.flatMap((want) => want.facts))];
  const statements = [
    ...(facts.length > 0 ? [toFactStatement(entry, facts)] : []),
    ...told.flatMap(({ texts }) => texts),
    ...others.flatMap((answer) => answer.statements),
    ...(isListed ? missing.map(({ text }) => toUnsaid(text)) : []),
  ];
  return {
    outcome: missing.length === others.length ? 'answered' : 'partial',
    statements: [...new Map(statements.map((statement) => [statement.text, statement])).values()],
  };
}

/** Whether something is asked that one entry may tell: no list or number of entries, and no other one. */
function isAsked(want: Reading): boolean {
  const { folded, target, asks, fields } = want;
  return !target && !leading.test(folded) && asks.length + fields.length + toAskedFields(want).length > 0;
}

/** What an entry says of a want: its fields where they account for all words of it, else a sentence. */
function tell(
  { text, reading }: { text: string; reading: Reading },
  isListed: boolean,
  entry: KnownRecord,
  knowledge: Knowledge,
): { facts: Fact[]; texts: Statement[] } {
  const asked = toAskedFields(reading);
  const isSpent = (word: Concept) => asked.some(({ words }) => words.includes(word)) || says(entry.names, word, false);
  // A "high school" is no school of an entry that tells of none.
  const isMet = ([first]: Phrase) =>
    reading.query.concepts.some(
      (word) => word.token.stem === first && (isSpent(word) || says(entry.terms, word, true)),
    );
  const isForeign = (word: Concept) => isName(word) && !says(entry.terms, word, false);
  if (reading.leftover.some(isForeign) || !(isListed || toLabelPhrases(reading).every(isMet)))
    return { facts: [], texts: [] };
  const isDated = dated.test(text) && !reading.fields.some((field) => entry.values.has(field));
  const plain = [...(named.test(text) ? ['title', 'name'] : []), ...(isDated ? dateFields : [])];
  const typed = [...pick(entry, plain), ...toFacts(entry, reading, entry, asked)];
  if (typed.length > 0 && reading.leftover.every(isSpent)) return { facts: typed, texts: [] };
  const said = answerInScope(reading, [entry], knowledge);
  if (said) return { facts: [], texts: said.statements.slice(0, 1) };
  return { facts: typed.length > 0 ? typed : pick(entry, reading.fields), texts: [] };
}

/** What an entry has of a word of the question, by where it says it. */
const worth = { name: 1.3, text: 1, label: 0.8, near: 0.7 };
/** How much of the question the entry must say, and how much more than the next. */
const least = { share: 0.5, ahead: 0.1 };

/** The one entry that the words name or pick ("her last film"), or that says most of them. */
export function toEntry(reading: Reading, knowledge: Knowledge, operate: Operation): KnownRecord | undefined {
  const { naming, query, dates, extreme, areas, leftover } = reading;
  if (extreme && areas.length > 0) {
    const picked = operate(reading, knowledge);
    const entries = new Set(picked && toUsedPassages(picked, knowledge).map(({ of }) => of));
    return entries.size === 1 ? [...entries][0] : undefined;
  }
  const [first, second] = toSubjects(reading, knowledge);
  if (first && dates.length === 0 && (second?.score ?? 0) < first.score && first.words.length === leftover.length)
    return first.entry;
  if (naming?.entries.length === 1) return naming.entries[0];
  const isOfDate = (entry: KnownRecord) => dates.length > 0 && fitsAll(entry, dates);
  const toShare = (entry: KnownRecord) => (concept: Concept) => {
    if (inDates(concept.token, dates)) return isOfDate(entry) ? worth.name : 0;
    if (says(entry.names, concept, false)) return worth.name;
    if (says(entry.terms, concept, false)) return worth.text;
    if (entry.passages.some((known) => isLabelled(concept, known))) return worth.label;
    return says(entry.terms, concept, true) ? worth.near : 0;
  };
  const kinds = query.concepts.flatMap((concept) => concept.areas);
  const [best, next] = knowledge.records
    .filter(({ record }) => kinds.length === 0 || kinds.includes(record.area))
    .map((entry) => ({ entry, share: toWeight(query.concepts, toShare(entry)) / toWeight(query.concepts) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < Math.max(least.share, (next?.share ?? 0) + least.ahead)) return undefined;
  const isNamed = (concept: Concept) => says(best.entry.names, concept, false);
  return isOfDate(best.entry) || query.concepts.some(isNamed) ? best.entry : undefined;
}
