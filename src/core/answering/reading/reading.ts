import { operationWords } from '../../corpus/stop-words.ts';
import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { areaWords, lookUp } from '../../corpus/lexicon.ts';
import { toConcept, toQuery, type Concept, type Query } from '../../corpus/query.ts';
import { fold, isInitials } from '../../corpus/text.ts';
import { isLabel, toAreas, toDeedAreas, toTargets, toVerbAreas } from './areas.ts';
import * as askSigns from '../signs/ask-signs.ts';
import type { Ask, Extreme } from '../signs/ask-signs.ts';
import { toAsks, toExtreme, toRank } from './asks.ts';
import * as numberSigns from '../../corpus/number-signs.ts';
import { unique } from '../../corpus/unique.ts';
import { toAsking } from './asking.ts';
import { inDates, type AskedDate } from '../records/dates.ts';
import { toDatesInTalk } from './dates-in-talk.ts';
import { toExclusion } from './exclusion.ts';
import { isPartOfName, toFrame, toNaming, type Naming } from './naming.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { homes } from '../signs/area-signs.ts';
import { isTold, ofArea } from '../records/selection.ts';
import { toWords, type Words } from './words.ts';
import { toSpans, toWantedState, type State } from './states.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { firstFilled } from '../lists.ts';

/** A question taken apart: what it wants, of which entries, and which of its words are still unexplained. */
export interface Reading extends Words {
  /** With its misspellings put right. */
  text: string;
  folded: string;
  /** The same without the name of an entry that it holds. */
  frame: string;
  /** The same without what it leaves out. */
  rest: string;
  naming: Naming | undefined;
  query: Query;
  asks: Ask[];
  extreme: Extreme | undefined;
  /** How many entries stand nearer to that end. */
  rank: number;
  /** Areas that the question names, in its order. */
  areas: Area[];
  /** Fields that it names, in its order. */
  fields: string[];
  dates: AskedDate[];
  /** What has become of the entries that it wants. */
  state: State | undefined;
  /** The area that "which …" and "how many …" ask about: the answer is its entries. */
  target: Area | undefined;
  /** What the conversation before was about, when the question leans on it. */
  context: Context | undefined;
  /** The words and dates of what the question leaves out. */
  out: Words & { dates: AskedDate[] };
}

/** Entries that earlier turns were about, the likeliest first. */
export interface Context {
  records: KnownRecord[];
  /** Those of them that a follow-up is looked for in first. */
  scope: KnownRecord[];
  /** The entry of several in the reply before that the question points at: "the second one". */
  pointed?: KnownRecord | undefined;
  /** Passages that the answer before rested on. */
  passages: KnownPassage[];
  /** Nothing in the question leans on what was said before: only what fits it closely is taken from there. */
  isLoose?: boolean;
  /** The entries of each list that the visitor was given, the last list first. */
  lists?: KnownRecord[][];
  /** What the visitor was told before. */
  reply: string;
  /** The question before. */
  before: Reading;
}

/** Takes a question apart; what it leaves unsaid is looked for in the context. */
export function read(written: string, knowledge: Knowledge, context?: Context): Reading {
  const bare = toQuery(written.replace(...nounSigns.compound), knowledge);
  const { text } = bare;
  const naming = toNaming(text, knowledge, bare.tokens);
  const query = withName(bare, naming, knowledge);
  const folded = fold(text);
  const frame = toFrame(folded, naming);
  const { dates: said, isMoved } = toDatesInTalk(text, naming, context);
  const exclusion = toExclusion(folded, text);
  const dates = said.filter((date) => exclusion.isKnown || !exclusion.isOut(date));
  const isAsking = toAsking(query, knowledge);
  // "Who worked with her at that company?" asks for no employer.
  const isReference = ({ token, fields }: Concept) =>
    context !== undefined &&
    fields.some((field) => entrySigns.bodyFields.includes(field)) &&
    nounSigns.theSame.test(text.slice(0, token.start));
  const content = query.concepts.filter((word) => !inDates(word.token, said) && !isAsking(word) && !isReference(word));
  // "Patents of the university": who owns a patent is no degree.
  const owned = content.flatMap((word) => word.areas).find((area) => area !== 'education');
  const owners = ofArea(knowledge.records, owned);
  const isNamed = toNamingTest(text, naming);
  const isNaming = (word: Concept) =>
    isNamed(word) ||
    nounSigns.ofPrize.test(text.slice(word.token.start)) ||
    (word.fields.includes('institution') && owners.some((entry) => isTold(entry, word, false)));
  const isOut = ({ token }: Concept) => exclusion.isOut(token);
  const meant = content.filter((word) => !isOut(word));
  const plain = meant.filter((word) => !isNaming(word));

  const byNoun = toDeedAreas(frame, toAreas(plain));
  const byVerb = context
    ? []
    : toVerbAreas(
        folded,
        meant.filter((word) => !plain.includes(word) || !isLabel(word)),
      );
  const named = firstFilled(byNoun, byVerb, toDeedAreas(frame, toAreas(content)));
  // "And in 1960?", "the one with …": the same kind of entry as before, by another filter.
  const isLeft = named.length === 0 && dates.length + content.length > 0 && !askSigns.ofDeed.test(folded);
  // "How many patents? – The first one?" asks for one, and of nothing but that.
  const before = isLeft && !context?.pointed ? context?.before : undefined;
  const areas = before?.areas ?? named;

  const isOutName = naming?.tokens.slice(0, 1).some(exclusion.isOut);
  const asks = toAsks(frame);
  const listed = asks.includes('list') && named.length === 1 ? named[0] : undefined;
  const target = toDeedAreas(frame, toTargets(query))[0] ?? listed;
  // "Which projects came out of her time at …?": the name of an employer or a school only filters.
  const isPlace = naming?.entries.every(({ record }) => homes.has(record.area));
  const isFilter = isOutName || nounSigns.textOn.test(frame) || (isPlace && target !== undefined && !homes.has(target));
  const state = naming && !isFilter ? undefined : toWantedState(frame, exclusion, areas);
  const nth = naming ? 0 : toNth(query);
  const told = [...(state?.spans ?? []), ...toSpans(frame, askedPhrases.now)];
  const isExplained = (word: Concept) =>
    word.token === naming?.sort ||
    told.some(([from, to]) => word.token.start >= from && word.token.start < to) ||
    (areas.includes('open-source') && askSigns.sources.test(word.token.folded)) ||
    (operationWords.has(word.token.folded) && !isNaming(word) && !isInitials(word.token));
  const isSame =
    isMoved ||
    nounSigns.whatAbout.test(folded) ||
    (asks.length === 0 && !content.some(({ fields }) => fields.length > 0));
  return {
    text,
    folded,
    frame,
    rest: exclusion.rest,
    naming: isFilter ? undefined : naming,
    query,
    asks: before && isSame ? before.asks : asks,
    extreme: context?.pointed ? undefined : (toExtreme(frame) ?? (nth > 0 ? 'first' : undefined)),
    rank: toRank(frame) || nth,
    areas,
    fields: unique(plain.flatMap(({ fields }) => fields)),
    dates,
    state,
    target,
    context,
    ...toWords(meant, isNaming, isExplained),
    out: {
      ...toWords(content.filter(isOut), isNaming, isExplained),
      dates: said.filter((date) => !dates.includes(date)),
    },
  };
}

/** "Five to Eight", "the Ada Example Institute": in a name small words and the person's own say which entry is meant. */
function withName(query: Query, naming: Naming | undefined, knowledge: Knowledge): Query {
  const isSaid = query.concepts.some((word) => isPartOfName(word, { naming }));
  const telling = naming?.tokens.filter(({ stem }) => !isSaid || knowledge.subject.has(stem)) ?? [];
  return { ...query, concepts: [...telling.map((token) => toConcept(token, knowledge)), ...query.concepts] };
}

/** "The honours that a State University gave": a capital word before it makes a body part of a name, of an entry or not. */
function toNamingTest(text: string, naming: Naming | undefined): (concept: Concept) => boolean {
  return ({ token, fields }) =>
    isPartOfName({ token }, { naming }) ||
    (fields.some((field) => entrySigns.bodyFields.includes(field)) &&
      nounSigns.besideCapital.test(text.slice(0, token.start + 1)));
}

/** "Her third job": the place of the entry in the order of time, from zero. */
function toNth({ tokens }: Query): number {
  const isEntry = (at: number) =>
    tokens.slice(at + 1, at + 3).some(({ folded }) => lookUp(areaWords, folded).length > 0);
  const at = tokens.findIndex(({ folded }, index) => numberSigns.ordinals.includes(folded) && isEntry(index));
  return at < 0 ? 0 : numberSigns.ordinals.indexOf(tokens[at]?.folded ?? '');
}
