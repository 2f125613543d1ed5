import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { makingVerbs } from '../../corpus/lexicon.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { country } from '../../corpus/town-signs.ts';
import { homes } from '../signs/area-signs.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import { pick, toListItem } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { refuse, unsaid } from '../honesty/refuse.ts';
import { toPlural } from '../records/area-names.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import type { AskedDate } from '../records/dates.ts';
import * as stateSigns from '../signs/state-signs.ts';
import * as askSigns from '../signs/ask-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { worths, worthWords } from '../signs/worth-signs.ts';
import { isAt, tellsCountry } from '../records/places.ts';
import { says, ofArea } from '../records/selection.ts';
import { byDate, fitsAll } from '../records/spans.ts';
import { toAnswer, toRemark } from '../statement.ts';
import { asksLack, toEntries } from './entries.ts';
import { toMeasured } from './measured.ts';
import type { Operation } from './operation.ts';
import { remarks } from '../replies.ts';
import { asksAs } from '../reading/asks.ts';

/** Up to this many entries each also says what it was. */
const few = 2;
/** A list beyond this is a dump. */
export const maxItems = 50;

/** "Which patents were assigned to …?", "glow discharge patents": the entries, oldest first. */
export const list: Operation = (reading, knowledge) => {
  const { asks, areas, fields, extreme, state } = reading;
  const isDates = asks[0] === 'when' && reading.leftover.length + reading.dates.length === 0;
  const isList = isDates || asksAs(asks, 'list');
  // "Who does she report to?" names an area by chance.
  const isBareWho =
    asks[0] === 'who' &&
    !reading.target &&
    !reading.state &&
    reading.labels.length > 0 &&
    reading.kinds.length + reading.dates.length === 0;
  if (
    !isList ||
    askedSigns.toldInText.test(reading.folded) ||
    areas.length === 0 ||
    extreme ||
    (isBareWho && !fields.includes('employer'))
  )
    return undefined;
  const worth = asks[0] === 'whether' ? undefined : worths.find(({ asked }) => asked.test(reading.frame));
  const leftover = reading.leftover.filter(({ token }) => !(worth && worthWords.test(token.folded)));
  const asked = { ...reading, leftover };
  const isWhole = worth || stateSigns.asksState.test(reading.frame);
  const entries = toEntries(isWhole ? { ...asked, state: undefined } : asked, knowledge);
  if (!entries?.records[0]) return toNone(reading, knowledge);
  // That a role or a degree mentions a thing makes it no answer to who did something with it, nor a project one of that sort.
  const isLoose =
    entries.tier === 'text' &&
    (askedSigns.ofSort.test(reading.folded) || entries.areas.some((area) => homes.has(area)));
  if (isLoose && asks.length > 0) return undefined;
  const { records, dateField } = entries;
  const [one, ...others] = records;
  // "Tell me about the Davy Medal": what has no text is told by its fields.
  const isBare =
    reading.naming &&
    asks[0] !== 'whether' &&
    one?.passages.every(({ passage }) => passage.kind === 'fact') &&
    others.length === 0;
  const own = isBare ? one?.facts.filter(({ kind }) => kind !== 'name') : undefined;
  const more = [
    ...(own ?? []).map(({ field }) => field),
    ...(records.length <= few ? ['summary'] : []),
    ...(state ? ['status'] : []),
    ...(asks[0] === 'who' ? entrySigns.personFields : []),
    ...reading.out.labels.flatMap((label) => label.fields),
  ];
  const ordered = records.toSorted(byDate(dateField));
  const shown = (askedSigns.newestFirst.test(reading.frame) ? ordered.toReversed() : ordered).slice(0, maxItems);
  const items = shown.map((entry) =>
    toListItem(entry, [...more, ...fields.filter((field) => field !== 'number'), ...toPickedFields(entry, reading)]),
  );
  const rest = records.length - shown.length;
  // No date and no number tells which is worth most, nor what an award is called or was given for: only a sentence can.
  if (worth && records.length > 1)
    return (
      answerBySentence(
        reading,
        [...records, ...ofArea(knowledge.records, 'about')],
        knowledge,
        (text, { passage: { kind, area } }) =>
          worth.told.test(text) &&
          (area === 'about'
            ? [...reading.labels, ...reading.kinds].some((noun) => says(new Set(toTerms(text)), noun))
            : kind === 'text' && area !== 'awards'),
      ) ?? {
        outcome: 'partial',
        statements: [toRemark(remarks.unranked), ...items],
        isSettled: true,
      }
    );
  return toAnswer(rest > 0 ? [...items, toRemark(remarks.toMore(rest))] : items, {
    holdsWanted: entries.tier !== 'text' && reading.target && entries.areas.includes(reading.target),
  });
};

/** "Which papers of 2001?", "the projects in Brazil": with no word that could mean something else, the portfolio lists none. */
export function toNone(reading: Reading, knowledge: Knowledge) {
  const { areas, dates, kinds, leftover, naming, context, folded } = reading;
  const { records } = knowledge;
  const measured = toMeasured(reading, knowledge);
  const isNoun = [...kinds, ...reading.labels].some(
    (word) => word.areas.length > 0 && !makingVerbs.has(word.token.folded),
  );
  const target = reading.target ?? (isNoun || askSigns.asksAny.test(folded) ? areas[0] : undefined);
  const within = ofArea(records, target);
  // "Did he invent the internet?", "has she published in Nature?": what no entry of the kind says, the portfolio does not tell.
  const isUntold =
    reading.asks[0] === 'whether' &&
    askSigns.asksAny.test(folded) &&
    leftover.length > 0 &&
    leftover.every((word) => !within.some(({ terms }) => says(terms, word)));
  const isNowhere = leftover.every((word, index) => {
    const before = folded.slice(0, word.token.start);
    return (
      (isName(word) || records.some(({ values }) => says(values.get('place'), word))) &&
      (index > 0 || (reading.target ? askedSigns.filtering : askedSigns.placing).test(before)) &&
      // "Bergen" may well lie in Norway, but in no other town.
      (!askedSigns.locating.test(before) ||
        records.some(({ facts }) => facts.some((fact) => isAt(fact, [word], 0, 1))) ||
        (country.test(word.token.folded) && within.every((entry) => pick(entry, ['place']).every(tellsCountry)))) &&
      !within.some(({ terms }) => says(terms, word, true))
    );
  });
  if (
    !target ||
    // Of the text on the person nothing is listed.
    target === 'about' ||
    areas.length > 1 ||
    within.length === 0 ||
    naming ||
    context ||
    !(isNowhere || isUntold) ||
    (measured && !within.every(measured.isTold))
  )
    return undefined;
  // "Did she give a keynote?": a text may say so where no kind does.
  const isTold = (_: string, { terms }: KnownPassage) => kinds.some((kind) => says(terms, kind));
  const told =
    leftover.length + dates.length === 0 && !reading.state && answerBySentence(reading, within, knowledge, isTold);
  if (told) return told;
  // What is dated by a year alone may have been in that month.
  const isVague = (date: AskedDate) =>
    date.precise && within.some((entry) => fitsAll(entry, [{ ...date, precise: false }]));
  // Nor is a place without a country known to be in another.
  const isSomewhere = askedSigns.outside.test(folded) && within.some(({ values }) => values.has('place'));
  if (isSomewhere || dates.some(isVague) || (reading.state && within.every(reading.state.isUntold))) return unsaid;
  return measured ||
    reading.state ||
    reading.rest !== folded ||
    asksLack(reading) ||
    leftover.length + dates.length + kinds.length > 0
    ? refuse([], remarks.toNone(toPlural(target)))
    : undefined;
}

/** Fields by whose values the words of the question picked the entry: the line shows why it is there. */
function toPickedFields({ facts, values }: KnownRecord, { leftover }: Reading): string[] {
  const shown = facts.filter(({ kind }) => entrySigns.pickingKinds.includes(kind));
  return shown.map(({ field }) => field).filter((field) => leftover.some((word) => says(values.get(field), word)));
}
