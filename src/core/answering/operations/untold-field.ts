import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { holdsName } from '../honesty/names.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import { asksSize } from '../reading/asked-signs.ts';
import { fieldSigns, type FieldSign } from '../reading/field-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { dateFields } from '../records/field-names.ts';
import { amount } from '../reading/signs.ts';
import { toRefusal } from './missing-field.ts';
import type { Operation } from './operation.ts';

/** "Who paid for …?", where the entry that is named in full has no such field and no sentence on it looks as if it told. */
export const untoldField: Operation = (reading, knowledge) => {
  const { naming, context, query, leftover, asks, frame } = reading;
  if (!naming || context) return undefined;
  const isOfName = ({ token }: Concept) => naming.tokens.includes(token);
  const labels = query.concepts.filter((word) => word.fields.length > 0 && !isOfName(word));
  const wishes = [...toAskedFields(reading), ...labels.map((word) => ({ fields: word.fields, words: [word] }))];
  if (wishes.length === 0 && asks.includes('when')) wishes.push({ fields: dateFields, words: [] });
  // "The people who worked on it" asks for names.
  const isSize = asks.includes('count') || asksSize.test(frame);
  const toAsked = ([first = '']: string[]) => (first === 'team' && !isSize ? 'colleagues' : first);
  const [wanted] = fieldSigns.filter(({ fields }) => wishes.some((one) => fields.includes(toAsked(one.fields))));
  if (!wanted) return undefined;
  const fields = [...wishes.flatMap((one) => one.fields), ...wanted.fields];
  const isFilled = naming.entries.some(({ values }) => fields.some((field) => values.has(field)));
  const spent = wishes.flatMap(({ words }) => words);
  if (isFilled || !leftover.every((word) => isOfName(word) || spent.includes(word))) return undefined;
  return mayTell(wanted, reading, knowledge) ? undefined : toRefusal(naming.entries);
};

/** Whether a sentence of the entry, or of a passage that names it, may tell what its fields do not. */
function mayTell({ sign, name, isNumber }: FieldSign, reading: Reading, knowledge: Knowledge): boolean {
  const { entries = [], tokens = [] } = reading.naming ?? {};
  const isOn = ({ of, terms }: KnownPassage) => entries.includes(of) || tokens.every(({ stem }) => terms.has(stem));
  const isProse = ({ passage: { kind, field = '' } }: KnownPassage) =>
    kind === 'text' || ['summary', 'outcome', 'role'].includes(field);
  const isIt = (text: string, known: KnownPassage) =>
    (sign.test(text) && (!isNumber || amount.test(text))) ||
    (name?.test(text) && holdsName(text, known, reading, knowledge));
  return knowledge.records
    .flatMap(({ passages }) => passages)
    .some((known) => isProse(known) && isOn(known) && known.sentences.some(({ text }) => isIt(text, known)));
}
