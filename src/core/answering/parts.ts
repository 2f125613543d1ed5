import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Fact } from '../corpus/facts.ts';
import { pick, toFactStatement } from './records/entry-lines.ts';
import { dateFields, toFacts, toWantedFields } from './operations/wanted-facts.ts';
import { toAskedFields } from './reading/field-phrases.ts';
import { isName, says } from './records/selection.ts';
import type { Operation } from './operations/operation.ts';
import { toFrame, toNaming } from './reading/naming.ts';
import { read, type Context, type Reading } from './reading/reading.ts';
import type { Concept } from '../corpus/query.ts';
import { toAskedNoun } from './honesty/asked-noun.ts';
import { frame } from './honesty/refuse.ts';
import { answerInScope } from './passages/scope.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';
import { toSubjects } from './reading/subjects.ts';

/** A question that lists what it wants of one thing: "title, date and place of the lecture". */
interface Parts {
  subject: string;
  items: string[];
}

const item = String.raw`(?:(?:the|its|his|her|their|an?|full|exact) )*\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}`;
const items = String.raw`(${item}(?:, ${item})*,? (?:and|&) ${item})`;
const lead = String.raw`^\W*(?:(?:please|can you|could you|i need|i want|i would like|i'd like|what (?:is|are|was|were)|give(?: me| us)?|tell(?: me| us)?|name|list|state|show(?: me)?) )*`;
const before = new RegExp(`${lead}${items} (?:of|for|from|about) (.+)$`, 'iu');
const named = /\b(title|name)\b/i;
const dated = /(?<!\b(?:per|a|each|every) )\b(year|month|day|date|when)\b/i;

/** What a question lists and of what; nothing for any other question. */
function toParts(question: string): Parts | undefined {
  const text = question.replace(/,?\s*(?:please)?[\s?.!]*$/i, '');
  const [, list = '', subject = ''] = before.exec(text) ?? [];
  const found = list.split(/,? (?:and|&) |, /).filter(Boolean);
  return subject && found.length > 1 ? { subject, items: found } : undefined;
}

/** Each listed part from the one entry that the rest of the question names. */
export function answerParts(
  question: string,
  knowledge: Knowledge,
  context: Context | undefined,
  operate: Operation,
): ExtractiveAnswer | undefined {
  const parts = toParts(question);
  const entry = parts && toEntry(parts.subject, knowledge, context, operate);
  if (!parts || !entry) return undefined;
  const facts: Fact[] = [];
  const texts: Statement[] = [];
  const missing: string[] = [];
  for (const part of parts.items) {
    const reading = read(part, knowledge);
    const wanted = [
      ...(named.test(part) ? ['title', 'name'] : []),
      ...toWantedFields(reading),
      ...(dated.test(part) && !reading.fields.some((field) => entry.values.has(field)) ? dateFields : []),
    ];
    const typed = pick(entry, [...new Set(wanted)]);
    const said = typed.length > 0 ? undefined : answerInScope(reading, [entry], knowledge);
    facts.push(...typed);
    texts.push(...(said?.statements.slice(0, 1) ?? []));
    if (typed.length === 0 && !said) missing.push(part);
  }
  if (missing.length > parts.items.length / 2) return undefined;
  const told = facts.length > 0 ? [toFactStatement(entry, [...new Set(facts)])] : [];
  return {
    outcome: missing.length === 0 ? 'answered' : 'partial',
    statements: [...told, ...toNew(texts, told), ...missing.map(toUnsaid)],
  };
}

/** Between two wants of one entry. */
const joint =
  /[,;:] (?:and |plus |i\.e\.,? |that is,? )?|\b(?:and|as well as|plus|along with|together with)\b|[–—&+]|(?=\b(?:until|till|to) when\b)/;

/** "I miss the authors of … as well as its pages": all fields that the question wants of the entry that it names. */
export function answerWants(reading: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const wants = reading.frame.split(joint).map((want) => read(want, knowledge));
  if (wants.length < 2 || reading.context || reading.dates.length > 0) return undefined;
  const names = reading.leftover.filter(isName);
  for (const entry of toNamed(reading, knowledge)) {
    const isOpen = (word: Concept) => !says(entry.names, word, false);
    // A lecture at a university is no degree of it.
    if (reading.kinds.some((kind) => isOpen(kind) && !kind.areas.includes(entry.record.area))) continue;
    const told = wants.map((want) => {
      const asked = toAskedFields(want);
      const facts = toFacts(entry, want, entry, asked);
      const isWorded = asked.length + want.fields.length > 0;
      const noun = toAskedNoun(want);
      const isTold =
        noun.length === 0 ||
        noun.some((word) => word.fields.length > 0 || asked.some(({ words }) => words.includes(word)));
      // "Who directed it?" asks by a word that no field accounts for; "I need to cite it" asks for nothing yet.
      const isPut = !isTold || (want.asks.length > 0 && want.leftover.some(isOpen) && !(isWorded && facts.length > 0));
      return { facts, isPut };
    });
    const facts = [...new Set(told.flatMap((one) => one.facts))];
    const first = told.findIndex((one) => one.facts.length > 0);
    const isWhole = told.every(
      (one, at) => !one.isPut && (at < first || one.facts.length > 0 || !wants[at]?.leftover.some(isOpen)),
    );
    const isSeveral = told.filter((one) => one.facts.length > 0).length > 1 && facts.length > 1;
    if (isWhole && isSeveral && !names.some(isOpen))
      return { outcome: 'answered', statements: [toFactStatement(entry, facts)] };
  }
  return undefined;
}

/** Says that the same is asked of two things. */
const alike = /\b(?:each|both|same)\b|\b(\w+ of) .*\band (?:the )?\1\b/;

/** "The year in which each of these began: …; …", "the dates of … and of …": the same of two entries, in their order. */
export function answerBoth(
  { naming, query, folded }: Reading,
  knowledge: Knowledge,
  operate: Operation,
): ExtractiveAnswer | undefined {
  const rest = query.tokens.filter((token) => !naming?.tokens.includes(token));
  const other = naming && alike.test(folded) ? toNaming(rest, knowledge) : undefined;
  if (!naming || !other) return undefined;
  const names = [other, naming].toSorted((a, b) => (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0));
  const [one, two] = names.map((name) => operate(read(toFrame(folded, name), knowledge), knowledge));
  if (one?.outcome !== 'answered' || two?.outcome !== 'answered') return undefined;
  return { ...one, statements: [...one.statements, ...two.statements] };
}

/** How far behind the best-named entry another may be that the question names from end to end as well. */
const reach = 0.2;

function toNamed(reading: Reading, knowledge: Knowledge): KnownRecord[] {
  const subjects = toSubjects(reading, knowledge);
  const [best] = subjects;
  if (!reading.naming && !best?.words.some(isName)) return [];
  const near = subjects.filter(({ score }) => score >= (best?.score ?? 0) - (reading.naming ? reach : 0));
  if (!reading.naming && near.length > 1) return [];
  return near.toSorted((a, b) => b.words.length - a.words.length).map(({ entry }) => entry);
}

/** The line that a part of a question is not answered; the visitor's words stand in quotation marks, without markup. */
export function toUnsaid(part: string): Statement {
  const plain = part.replace(/[^\p{L}\p{N} ,.'’-]/gu, '').trim();
  return frame(`“${plain.slice(0, 120)}”: The portfolio does not say.`);
}

/** The one entry that the words name from end to end, or that they pick: "her last film". */
function toEntry(
  subject: string,
  knowledge: Knowledge,
  context: Context | undefined,
  operate: Operation,
): KnownRecord | undefined {
  const reading = read(subject, knowledge, context);
  if (reading.extreme && reading.areas.length > 0) {
    const picked = operate(reading, knowledge);
    const entries = new Set(picked && toUsedPassages(picked, knowledge).map(({ of }) => of));
    return entries.size === 1 ? [...entries][0] : undefined;
  }
  const [best, next] = toSubjects(reading, knowledge);
  if (!best || (next && next.score >= best.score)) return undefined;
  const isWhole = best.words.length === reading.leftover.length;
  return isWhole ? best.entry : undefined;
}

function toNew(statements: Statement[], told: Statement[]): Statement[] {
  const texts = new Set(told.map(({ text }) => text));
  return statements.filter(({ text }) => !texts.has(text) && texts.add(text));
}
