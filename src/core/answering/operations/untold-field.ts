import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { holdsName } from '../honesty/names.ts';
import { refuse } from '../honesty/refuse.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import { amount } from '../reading/signs.ts';
import type { Operation } from './operation.ts';
import { personFields } from './wanted-facts.ts';

/** Fields that a sentence may tell as well, and how one looks that may. */
const told: { fields: string[]; sign: RegExp; isNumber?: true }[] = [
  { fields: personFields, sign: /\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}|\b(?:with|by|and|from|to) \p{Lu}\p{Ll}/u },
  {
    fields: ['funding'],
    sign: /\b(?:fund|financ|paid|pay|sponsor|grant|money|budget|cost|dollar|euro|commission|donat|gift|gave|raised|backed)/i,
  },
  {
    fields: ['team'],
    sign: /\b(?:teams?|crew|staff|groups?|people|of us|alone|nurses?|\p{L}{3,}(?:ers|ors|ists|ees|ants))\b/iu,
    isNumber: true,
  },
  {
    fields: ['end'],
    sign: /\b(?:until|ends?|ended|over|clos|finish|stop|cancel|left|leav|last|discontinu|retire|resign|replac|complet|now|today|still)|(?:to|–|-) ?\d{4}\b/i,
  },
];

const size = /\b(?:size|big|large|small|head ?count)\b/;

/** "Who paid for …?", where the entry that is named in full has no such field and no sentence on it looks as if it told. */
export const untoldField: Operation = (reading, knowledge) => {
  const { naming, context, query, leftover, asks, frame } = reading;
  if (!naming || context) return undefined;
  const isOfName = ({ token }: Concept) => naming.tokens.includes(token);
  const labels = query.concepts.filter((word) => word.fields.length > 0 && !isOfName(word));
  const wishes = [...toAskedFields(reading), ...labels.map((word) => ({ fields: word.fields, words: [word] }))];
  // "The people who worked on it" asks for names.
  const isSize = asks.includes('count') || size.test(frame);
  const toAsked = ([first = '']: string[]) => (first === 'team' && !isSize ? 'colleagues' : first);
  const [wanted] = told.filter(({ fields }) => wishes.some((one) => fields.includes(toAsked(one.fields))));
  if (!wanted) return undefined;
  const fields = [...wishes.flatMap((one) => one.fields), ...wanted.fields];
  const isFilled = naming.entries.some(({ values }) => fields.some((field) => values.has(field)));
  const spent = wishes.flatMap(({ words }) => words);
  if (isFilled || !leftover.every((word) => isOfName(word) || spent.includes(word))) return undefined;
  if (mayTell(wanted, reading, knowledge)) return undefined;
  const near = naming.entries.flatMap(({ passages }) => passages.slice(0, 1));
  return { ...refuse(near, 'The portfolio does not give that for this entry.'), isSettled: true };
};

/** Whether a sentence of the entry, or of a passage that names it, may tell what its fields do not. */
function mayTell({ fields, sign, isNumber }: (typeof told)[number], reading: Reading, knowledge: Knowledge): boolean {
  const { entries = [], tokens = [] } = reading.naming ?? {};
  const isOn = ({ of, terms }: KnownPassage) => entries.includes(of) || tokens.every(({ stem }) => terms.has(stem));
  const isProse = ({ passage: { kind, field = '' } }: KnownPassage) =>
    kind === 'text' || field === 'summary' || field === 'outcome';
  const isIt = (text: string, known: KnownPassage) =>
    sign.test(text) &&
    (!isNumber || amount.test(text)) &&
    (fields !== personFields || holdsName(text, known, reading, knowledge));
  return knowledge.records
    .flatMap(({ passages }) => passages)
    .some((known) => isProse(known) && isOn(known) && known.sentences.some(({ text }) => isIt(text, known)));
}
