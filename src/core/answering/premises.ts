import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Concept } from '../corpus/query.ts';
import { toWorth, type Ranked } from '../corpus/ranking.ts';
import { toTerms } from '../corpus/text.ts';
import type { Reading } from './reading.ts';
import { isName, says } from './selection.ts';

/** Words after which a name must be that of an employer. Folded text. */
const employment =
  /\b(join(ed|s|ing)?|hired (by|at)|employed (by|at|with)|work(ed|s|ing)? (for|at)|fired (by|from)|resign(ed)? from|retired? from|on the (staff|payroll) of|(job|role|position|post|time|career|years|employee|salary|contract) (at|with)|(become|became|was|is|as|being) (an? |the )?(\w+ )?(director|manager|head|president|chief|ceo|professor|employee|engineer|consultant|boss|partner|chairman|chair) (of|at|for))\b/;
/** Fields that people ask for by word and that a portfolio either fills or does not. */
const ownFields = ['email', 'phone'];
const asksMoney =
  /\bhow much\b.*\b(cost|costs|pay|pays|paid|earn|earns|earned|charge|charged|worth|money|sell|sold|make a year)\b|\bhow many (dollars|pounds|euros|francs|marks|yen)\b|\b(what|which)\b.*\b(cost|price|salary|budget|fee|wages?|net worth)\b/;
const money =
  /[$£€¥]|\d\s?(dollars|pounds|euros|francs|marks|yen|million|billion|[kKmM]\b)|\b(dollars|pounds|euros|francs|marks|kronor|crowns|roubles|yen|free of charge|for free)\b/i;
/** Passages among which a sum is looked for. */
const nearMoney = 5;
/** Share of what is asked of another person that one passage must say. */
const saidOfOthers = 0.6;

export type Doubt = 'employer' | 'field' | 'area' | 'person' | 'name';

/** What a question takes for granted and the portfolio does not bear out; nothing when all is well. */
export function toDoubt(reading: Reading, ranked: Ranked[], knowledge: Knowledge): Doubt | undefined {
  const names = reading.leftover.filter((concept) => isName(concept) && !concept.corrected);
  if (names.some(({ known }) => !known)) return 'name';
  if (lacksField(reading, knowledge) || lacksMoney(reading, ranked)) return 'field';
  if (lacksArea(reading, knowledge)) return 'area';
  if (names.length > 0 && employment.test(reading.folded) && !isEmployer(names, knowledge)) return 'employer';
  if (names.length > 0 && isAboutSomebodyElse(reading, names, ranked, knowledge)) return 'person';
  return undefined;
}

function lacksField({ fields }: Reading, { byId }: Knowledge): boolean {
  const contact = byId.get('contact');
  return ownFields.some((field) => fields.includes(field) && !contact?.values.has(field));
}

/** A sum is asked for, and no passage near the question names one. */
function lacksMoney({ folded }: Reading, ranked: Ranked[]): boolean {
  if (!asksMoney.test(folded)) return false;
  return !ranked
    .slice(0, nearMoney)
    .some(({ known }) => money.test(known.passage.text) || known.passage.field === 'amount');
}

function lacksArea({ areas, leftover }: Reading, { records }: Knowledge): boolean {
  return (
    areas.length > 0 &&
    leftover.length === 0 &&
    areas.every((area) => !records.some(({ record }) => record.area === area))
  );
}

function isEmployer(names: Concept[], { records }: Knowledge): boolean {
  const isPerson = names.every((name) => records.some((entry) => isPersonOf(entry, name)));
  if (isPerson) return true;
  const homes = records.filter(({ record }) => record.area === 'experience' || record.area === 'education');
  return homes.some((entry) => names.some((name) => says(entry.names, name, false)));
}

function isPersonOf({ facts }: KnownRecord, name: Concept): boolean {
  return facts.some(({ kind, values }) => kind === 'person' && values.some(({ text }) => isNameOf(text, name)));
}

/** `Name (part in it)`: the part is no name. */
function isNameOf(text: string, { token }: Concept): boolean {
  return toTerms(text.split(' (')[0] ?? '').includes(token.stem);
}

/** A question on a colleague is answered only where one passage says both the name and the rest. */
function isAboutSomebodyElse(
  { folded, query }: Reading,
  names: Concept[],
  ranked: Ranked[],
  { records, subject }: Knowledge,
): boolean {
  const isPerson = names.some((name) => records.some((entry) => isPersonOf(entry, name)));
  // A pronoun after the name stands for the name.
  const first = Math.min(...names.map(({ token }) => token.start));
  const isSubject =
    /\b(he|she|his|her|him|they|their|you|your)\b/.test(folded.slice(0, first)) ||
    /\b(he|she)\b/.test(folded) ||
    query.tokens.some(({ stem }) => subject.has(stem));
  if (!isPerson || isSubject) return false;
  const rest = query.concepts.filter((concept) => !names.includes(concept));
  const total = rest.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return false;
  return !ranked.slice(0, 20).some(({ known }) => {
    if (!names.every((name) => says(known.terms, name, false))) return false;
    const said = rest.reduce((sum, { alternatives, weight }) => sum + weight * toWorth(alternatives, known.terms), 0);
    return said / total >= saidOfOthers;
  });
}
