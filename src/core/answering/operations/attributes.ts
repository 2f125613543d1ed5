import { isColleague } from '../honesty/premises.ts';
import { unsaid } from '../honesty/refuse.ts';
import { commonStems } from '../../corpus/common-words.ts';
import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { rank } from '../../corpus/ranking.ts';
import type { Concept } from '../../corpus/query.ts';
import { unique } from '../../corpus/unique.ts';
import { isName } from '../../corpus/text.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import { toFactStatement, toItems } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { toPassageStatement, toWholePassage } from '../passages/evidence-answer.ts';
import { toEntryAreas } from '../reading/areas.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import * as stateSigns from '../signs/state-signs.ts';
import { isTold, says, saysAll } from '../records/selection.ts';
import { byDate, fitsAll } from '../records/spans.ts';
import { toAnswer, type Statement } from '../statement.ts';
import { explainsAll, toAllThere, toSubjects, type Subject } from '../reading/subjects.ts';
import type { Operation } from './operation.ts';
import { company } from '../signs/company-signs.ts';
import { toWantedFacts } from './wanted-facts.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';
import { isText } from '../evidence.ts';

/** How far behind the best-named entry another may be and still answer, when it alone has the field. */
const reach = 0.35;
/** "In which cities?" after a list asks of each entry of it, up to this many. */
const maxEntries = 5;
/** "When was … filed and granted, and who owned it?": the wanted fields of the entry that the question names. */
export const attributes: Operation = (reading, knowledge) => {
  const { asks, extreme, target, context } = reading;
  const asked = toAskedFields(reading);
  // "The medal for …", "which papers on …?": an entry of another area, which says so itself.
  const isOfOther =
    reading.naming &&
    target &&
    toEntryAreas(reading.labels).includes(target) &&
    !reading.naming.entries.some(({ record }) => reading.areas.includes(record.area));
  const isHome =
    (asks[0] === 'where' || asks.length === 0) &&
    reading.fields.includes('location') &&
    reading.leftover.length + reading.areas.length + reading.dates.length === 0 &&
    !context;
  if (isHome) {
    const home = knowledge.byPassage.get('about/fact/location');
    return home ? toAnswer([toWholePassage(home)]) : unsaid;
  }
  // "Which one is pending?" picks an entry by its status.
  const isPick =
    reading.state &&
    (asksAs(asks, 'pick') || (reading.leftover.length === 0 && stateSigns.asksState.test(reading.frame)));
  // "Where did she teach?": the places where she did, not one whose name has the word.
  const isDeed =
    reading.areas.length > 0 && reading.leftover.some(({ token }) => nounSigns.soleVerbs.has(token.folded));
  if (isOfOther || isPick || (isDeed && !reading.leftover.some(isName))) return undefined;
  // "What is her thesis called?" names an area and asks for a field of its one entry.
  const isField = reading.leftover.every((word) => isPartOfName(word, reading)) && reading.fields.includes('thesis');
  // "The year in which she first came to …" asks when it began.
  const isBegin = reading.naming && asks[0] === 'when' && reading.areas.length === 0;
  const isOther = asks[0] === 'count' || (extreme && !isBegin) || (target && !isField);
  if (
    asks[0] === 'duration' ||
    askedSigns.namesake.test(reading.frame) ||
    (isOther && !(reading.naming && asked.length > 0))
  )
    return undefined;
  const spent = new Set(asked.flatMap(({ words }) => words));
  const open = { ...reading, leftover: reading.leftover.filter((word) => !spent.has(word)) };
  const subjects = toNamed(open, knowledge);
  const toWanted = (entry: KnownRecord) => ({ entry, facts: toWantedFacts(entry, reading, asked, subjects[0]?.entry) });
  const wanted = [...asked.map(({ fields }) => fields[0]), ...reading.fields];
  const isEnd = wanted.includes('end');
  const there = toAllThere(subjects).toSorted(byDate());
  // An employer was left with the last of several roles.
  if (there.length > 1 && asks[0] === 'when') return toAnswer(toItems(isEnd ? there.toReversed() : there));
  const isOfList = reading.leftover.length === 0 && context && context.passages.length > 1;
  const listed = isOfList
    ? subjects.map(({ entry }) => entry).filter((entry) => context.passages.some(({ of }) => of === entry))
    : there;
  const each = listed
    .slice(0, maxEntries)
    .map(toWanted)
    .filter(({ facts }) => facts.length > 0);
  if (each.length > 1) return toAnswer(each.map(({ entry, facts }) => toFactStatement(entry, facts)));
  const best = subjects[0]?.score ?? 0;
  const [first] = subjects
    .filter(({ score }) => score >= best - reach)
    .map(({ entry }) => toWanted(entry))
    .filter(({ facts }) =>
      facts.some(({ field }) => asks[0] !== 'count' || entrySigns.countableFields.includes(field)),
    );
  if (!first || (askedSigns.wantsDay.test(reading.frame) && !first.facts.some(hasDay))) return undefined;
  // When something began is no answer to when it ended, nor the other way round.
  const other = isEnd ? 'start' : wanted.includes('start') && 'end';
  if (first.facts.every(({ field }) => field === other)) return undefined;
  if (isDatedInText(first.entry, reading)) return undefined;
  const facts = unique([...first.facts, ...toNamedFacts(first.entry, reading)]);
  const support = asked.length > 0 ? [] : toSupport(first.entry, reading, knowledge);
  const years = toFurtherYears(first.entry, facts);
  return toAnswer([toFactStatement(first.entry, facts), ...firstFilled(years, support)]);
};

/**
 * "I am citing … and need the year", "was Ann part of …?": of an entry that stands there from end to end, whatever general
 * words are around. A field must be asked for by a word of its own; a thing beside the entry is another one: "the fire at …".
 */
export const namedAttributes: Operation = (reading, knowledge) => {
  const { asks, context, naming, leftover, labels, frame } = reading;
  const [entry] = naming?.entries ?? [];
  if (!entry || context) return undefined;
  const phrased = toAskedFields(reading);
  const isOf = (kinds: string[]) =>
    [...phrased, ...labels].some(({ fields }) => fields.some((field) => kinds.includes(field)));
  const rest = leftover.filter((word) => !isPartOfName(word, reading));
  const names = rest.filter(isName);
  const isOther = (word: Concept) =>
    !commonStems.has(word.token.stem) ||
    new RegExp(`${nounSigns.beforeThing}${word.token.folded.replace(/\W/g, '.')}\\b`).test(frame);
  if (rest.some((word) => !isName(word) && isOther(word))) return undefined;
  if (names.length > 0) {
    const isPart = company.test(frame) || isOf(['role']);
    const ofOthers = entry.facts.filter((fact) => names.every((name) => isColleague(name, [{ facts: [fact] }])));
    // "Was the bridge paid for by Acme?" is told by who did.
    const facts = isPart ? ofOthers : asks[0] === 'whether' ? toWantedFacts(entry, reading, phrased) : [];
    return facts.length > 0 ? toAnswer([toFactStatement(entry, facts)], { isSettled: true }) : undefined;
  }
  const isDated = asks.includes('whether') && reading.dates.length > 0;
  const isTime = isDated || asks[0] === 'when';
  const isAsked = isTime ? isOf(entrySigns.dateFields) || isDated : phrased.length > 0 || asks.length === 0;
  const bare = leftover.filter((word) => isPartOfName(word, reading));
  // "Was it 1986 when … was published?": told by the date that it has.
  return isAsked
    ? attributes({ ...reading, leftover: bare, ...(isDated && { asks: ['when'], dates: [] }) }, knowledge)
    : undefined;
};

/** Entries that the words of the question name, of the time that it gives. */
function toNamed(reading: Reading, knowledge: Knowledge): Subject[] {
  const dated = toSubjects(reading, knowledge).filter(({ entry }) => fitsAll(entry, reading.dates));
  return dated.filter((subject) => explainsAll(reading, subject));
}

function hasDay({ values }: Fact): boolean {
  return values.some(({ text }) => sentenceSigns.dayAndMonth.test(text));
}

/** "When was the first connection of the network made?": more than the name is asked for, and a sentence dates it. */
function isDatedInText(entry: KnownRecord, { asks, leftover }: Reading): boolean {
  const rest = leftover.filter((word) => !isTold(entry, word, false));
  return (
    asks[0] === 'when' &&
    rest.length > 0 &&
    entry.passages.some(({ sentences }) =>
      sentences.some(({ text, terms }) => sentenceSigns.year.test(text) && saysAll(terms, rest)),
    )
  );
}

/** Facts of people whose part in the entry is a word of the question: "director of …". */
function toNamedFacts({ facts, values, names }: KnownRecord, { query }: Reading): Fact[] {
  const rest = query.concepts.filter((word) => !says(names, word));
  return facts.filter(({ field, kind }) => kind === 'person' && rest.some((word) => says(values.get(field), word)));
}

/** A sentence that tells the year of a field as one of several: "in 1898, 1900 and 1902". */
function toFurtherYears({ passages }: KnownRecord, facts: Fact[]): Statement[] {
  const told = facts.filter(({ kind }) => kind === 'date').map(({ values: [date] }) => date?.text.slice(-4) ?? '');
  const sentences = passages.flatMap((known) =>
    known.sentences.map(({ text }, sentence) => ({ known, text, sentence })),
  );
  return sentences
    .filter(({ text }) => told.some((date) => sentenceSigns.severalYears.exec(text)?.[0].includes(date)))
    .slice(0, 1)
    .map((found) => toPassageStatement({ ...found, score: 0.8, coverage: 1, concepts: [] }));
}

/** A sentence of the entry that says a word of the question which its name and fields do not. */
function toSupport(entry: KnownRecord, { query }: Reading, knowledge: Knowledge): Statement[] {
  const rest = query.concepts.filter((word) => !says(entry.names, word));
  const [best] = rank({ ...query, concepts: rest }, knowledge).filter(({ known, concepts }) => {
    const isSaid = concepts.some((word) => says(known.terms, word, true));
    return known.of === entry && isSaid && isText(known);
  });
  return best ? [toPassageStatement(best)] : [];
}
