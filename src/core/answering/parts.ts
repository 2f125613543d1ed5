import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Fact } from '../corpus/facts.ts';
import { pick, toFactStatement } from './records/entry-lines.ts';
import { toWantedFields } from './operations/wanted-facts.ts';
import type { Operation } from './operations/operation.ts';
import { read, type Context } from './reading/reading.ts';
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
const behind = new RegExp(`^(.{3,80}?)(?::| [-–—]) ?(?:what (?:is|are|was|were) )?${items}$`, 'iu');
/** "Some figures on …": what is wanted comes behind. */
const figures =
  /^(?:(?:please|give me|i need|i want|tell me|some|a few|the|key|main|basic|quick|following) )*(?:figures|numbers|facts|details|data|stats|statistics|information|info) (?:on|about|for|of) |,? please$/gi;
const named = /\b(title|name)\b/i;
const dated = /(?<!\b(?:per|a|each|every) )\b(year|month|day|date|when)\b/i;
const dateFields = ['granted', 'date', 'start', 'end'];

/** What a question lists and of what; nothing for any other question. */
function toParts(question: string): Parts | undefined {
  const text = question.replace(/,?\s*(?:please)?[\s?.!]*$/i, '');
  const [, list = '', of = ''] = before.exec(text) ?? [];
  const [, topic = '', listed = ''] = list ? [] : (behind.exec(text) ?? []);
  const subject = (of || topic).replace(figures, '');
  const found = (list || listed).split(/,? (?:and|&) |, /).filter(Boolean);
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

/** More entries than this are a list, and each want of the question was asked of all of them. */
const maxEntries = 2;

/** An answer with what its entries say of each of several wants, where it does not say so yet. */
export function addWants(answer: ExtractiveAnswer, wants: string[], knowledge: Knowledge): ExtractiveAnswer {
  const used = toUsedPassages(answer, knowledge);
  const entries = [...new Set(used.map(({ of }) => of))];
  if (wants.length < 2 || answer.outcome !== 'answered' || entries.length > maxEntries) return answer;
  const statements = [...answer.statements];
  for (const want of wants) {
    const [said] = answerInScope(read(want, knowledge), entries, knowledge)?.statements ?? [];
    if (said && !statements.some(({ text }) => text.includes(said.text))) statements.push(said);
  }
  return { ...answer, statements };
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
