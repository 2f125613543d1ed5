import type { KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { holdsName } from '../honesty/names.ts';
import { refuseSurely } from '../honesty/refuse.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { toAskedFields, type AskedField } from '../reading/field-phrases.ts';
import * as fieldSigns from '../signs/field-signs.ts';
import type { FieldSign } from '../signs/field-signs.ts';
import type { Naming } from '../reading/naming.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';
import { toNamedEntries } from './told.ts';
import { toWantedFacts, toWantedFields } from './wanted-facts.ts';
import { remarks } from '../replies.ts';

/** "Who paid for …?", where the entry that is named in full has no such field and no sentence on it looks as if it told. */
export const missingField: Operation = (reading, knowledge) => {
  const { leftover, areas, asks, context } = reading;
  // "The peeling patent" names it, if less fully.
  const [only] = toNamedEntries(reading, knowledge);
  const isOne = only && !context && areas.includes(only.record.area) && askedSigns.ofDayOrPerson.test(asks.join());
  const naming =
    reading.naming ?? (isOne ? { entries: [only], tokens: leftover.map(({ token }) => token) } : undefined);
  const sought = naming && toSought(reading, naming);
  if (!naming || !sought) return undefined;
  const { row, asked, isSize } = sought;
  const fields = [...row.fields, ...asked.flatMap((wish) => wish.fields)];
  const isFilled = (entry: KnownRecord) =>
    fields.some((field) => entry.values.has(field)) && (!isSize || toWantedFacts(entry, reading, asked).length > 0);
  const mayTell = (text: string, known: KnownPassage) =>
    isProse(known) &&
    ((row.sign.test(text) && (!row.isNumber || sentenceSigns.amount.test(text))) ||
      Boolean(row.name?.test(text.replace(fieldSigns.institutions, '')) && holdsName(text, known, reading, knowledge)));
  // One with a longer name may be meant as well.
  const entries = knowledge.records.filter(
    (entry) => naming.entries.includes(entry) || naming.tokens.every(({ stem }) => entry.names.has(stem)),
  );
  const isTold = entries.some(isFilled) || answerBySentence(reading, entries, knowledge, mayTell);
  return isTold ? undefined : toUntold(naming.entries);
};

/** What a question that says nothing beside a name and its wishes is after. */
interface Sought {
  row: FieldSign;
  /** The wishes that a field may fill. */
  asked: AskedField[];
  /** Whether the number of people is asked, and not who they are. */
  isSize: boolean;
}

function toSought(reading: Reading, { tokens, entries }: Naming): Sought | undefined {
  const { query, leftover, asks } = reading;
  const isOfArea = ({ area }: FieldSign) => !area || entries.some(({ record }) => record.area === area);
  const isOfName = ({ token }: Concept) => tokens.includes(token);
  const labels = query.concepts.filter((word) => word.fields.length > 0 && !isOfName(word));
  const wishes: AskedField[] = [
    ...toAskedFields(reading),
    ...labels.map((word) => ({ fields: word.fields, words: [word] })),
  ];
  const spent = wishes.flatMap(({ words }) => words);
  if (!leftover.every((word) => isOfName(word) || spent.includes(word))) return undefined;
  const isSize = asksForSize(reading, labels, wishes);
  const isAsked = (row: FieldSign, [first = '']: string[]) =>
    row.fields.includes(isSize ? 'team' : first === 'team' ? 'colleagues' : first);
  const byWord = toWishByWord(reading, wishes);
  // "Why did she earn it?" asks for no sum.
  const open = wishes.length > 0 && asks[0] !== 'why' ? wishes : [byWord];
  const row = asksWhyEnded(reading, labels)
    ? fieldSigns.ended
    : fieldSigns.fieldSigns.find((one) => isOfArea(one) && open.some((wish) => isAsked(one, wish.fields)));
  if (!row) return undefined;
  return { row, asked: row.isSole ? open.filter((wish) => isAsked(row, wish.fields)) : [...wishes, byWord], isSize };
}

/** "How many people …" asks for a number, "the people" and "how many colleagues" for those who are named. */
function asksForSize({ asks, frame }: Reading, labels: Concept[], wishes: AskedField[]): boolean {
  const areNamed = labels.some(({ fields }) => fields.every((field) => entrySigns.personFields.includes(field)));
  const isNumber = asks.includes('count') || askedSigns.asksSize.test(frame);
  return isNumber && !areNamed && wishes.some(({ fields }) => fields.includes('team'));
}

/** "Why did she leave?": when she did is no reason. */
function asksWhyEnded({ asks }: Reading, labels: Concept[]): boolean {
  return asks[0] === 'why' && labels.some(({ fields }) => fields.includes('end'));
}

/** What the question word asks for; "when did it end?" is not told by when it began. */
function toWishByWord(reading: Reading, wishes: AskedField[]): AskedField {
  const isTime = wishes.some(({ fields: [first = ''] }) => entrySigns.dateFields.includes(first));
  return { fields: isTime ? [] : toWantedFields({ ...reading, fields: [] }), words: [] };
}

function isProse({ passage: { kind, field = '' } }: KnownPassage): boolean {
  return kind === 'text' || entrySigns.proseFields.includes(field);
}

/** What entries that are named do not give. */
export function toUntold(entries: KnownRecord[]): ExtractiveAnswer {
  return refuseSurely(entries, remarks.untold);
}
