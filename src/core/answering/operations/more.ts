import { toWholePassage } from '../passages/evidence-answer.ts';
import { pick, toItems, toFactStatement, toListItem, tellFields } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { toPointer } from '../reading/ordinals.ts';
import * as askSigns from '../signs/ask-signs.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import * as followUps from '../signs/follow-ups.ts';
import type { Context } from '../reading/reading.ts';
import { toAnswer, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { toSummary } from './summary.ts';
import type { Operation } from './operation.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';
import { isText } from '../evidence.ts';

/** "The second one?", "tell me more", "what else?": another entry of the answer before, or more of the same one. */
export const more: Operation = (reading) => {
  const { context, folded, leftover, asks, fields, dates } = reading;
  // "Which other prize that year?" picks by the year.
  if (!context || leftover.length + dates.length > 0 || !asksAs(asks, 'more')) return undefined;
  const word = toPointer(folded);
  if (!word && !followUps.wantsMore.test(folded)) return undefined;
  const entry = context.pointed;
  const wanted = [...fields, ...toAskedFields(reading).flatMap((asked) => asked.fields)];
  // "Who gave her the first one?" wants the giver, and not everybody beside her.
  if (entry && wanted.some((field) => entry.values.has(field))) return undefined;
  if (askSigns.anySomebody.test(folded)) return toPeople(context);
  if (entry) return toAnswer([toListItem(entry), ...toSummary(entry, ['summary']).slice(0, 1)]);
  return toAnswer(word ? toSaid(context) : toRest(context));
};

/** Everybody whom the entry names. */
function toPeople({ records }: Context): ExtractiveAnswer | undefined {
  const [entry] = records.filter((candidate) => pick(candidate, entrySigns.personFields).length > 0);
  return entry && toAnswer([tellFields(entry, entrySigns.personFields)]);
}

/** "The third one" of what one passage enumerates: the passage again, for it names them all. */
function toSaid({ passages }: Context): Statement[] {
  return passages.filter(isText).slice(0, 2).map(toWholePassage);
}

/** What the record still holds in its text, else its fields; of a list what each entry was. */
function toRest({ records, passages, reply, lists = [] }: Context): Statement[] {
  const [entry = passages[0]?.of] = records;
  if (!entry) return [];
  const isUnsaid = ({ text }: Statement) => !reply.includes(text);
  const items = toItems(lists[0] ?? [], ['summary']);
  // What follows on it counts the whole list.
  if (items.length > 1) return items;
  const texts = entry.passages.filter(isText);
  const unused = texts.filter((known) => !passages.includes(known));
  const rest = firstFilled(unused, texts).map(toWholePassage).filter(isUnsaid);
  const facts = entry.facts.filter(({ kind }) => kind !== 'prose' && kind !== 'name');
  return rest.length > 0 ? rest.slice(0, 3) : [toFactStatement(entry, facts)].filter(isUnsaid);
}
