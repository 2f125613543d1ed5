import { operationWords } from '../../corpus/stop-words.ts';
import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { areaWords, lookUp } from '../../corpus/lexicon.ts';
import { toQuery, type Concept, type Query } from '../../corpus/query.ts';
import { fold, type Token } from '../../corpus/text.ts';
import { isKind, soleVerbs, toAreas, toDeedAreas, toTarget, toVerbAreas } from './areas.ts';
import { excluding, toAsks, toExtreme, toRank, type Ask, type Extreme } from './asks.ts';
import { ordinals } from '../../corpus/number-words.ts';
import { isName } from '../records/selection.ts';
import { toTalk } from './talk.ts';
import { inDates, toAskedDates, toMovedDate, toSameYear, type AskedDate } from './dates.ts';
import { toOwnArea } from './own-kinds.ts';
import { toFrame, toNaming, type Naming } from './naming.ts';
import { now, workHistory } from './asked-phrases.ts';
import { toSpans, toState, type State } from './states.ts';

/** A question taken apart: what it wants, of which entries, and which of its words are still unexplained. */
export interface Reading {
  text: string;
  folded: string;
  /** The same without the name of an entry that it holds. */
  frame: string;
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
  /** Words for a kind of entry inside an area: "doctorates", "medals". They may filter, or just name the area. */
  kinds: Concept[];
  /** Words that name areas and fields only. */
  labels: Concept[];
  /** What has become of the entries that it wants. */
  state?: State;
  /** The area that "which …" and "how many …" ask about: the answer is its entries. */
  target: Area | undefined;
  /** What the conversation before was about, when the question leans on it. */
  context?: Context;
  /** Content words that no other part explains. An operation that cannot use them all declines. */
  leftover: Concept[];
  /** Content words of what the question leaves out. */
  out: Concept[];
}

/** Entries that earlier turns were about, the likeliest first. */
export interface Context {
  records: KnownRecord[];
  /** Those of them that a follow-up is looked for in first. */
  scope: KnownRecord[];
  /** The entry of several in the reply before that the question points at: "the second one". */
  pointed?: KnownRecord;
  /** Passages that the answer before rested on. */
  passages: KnownPassage[];
  /** Nothing in the question leans on what was said before: only what fits it closely is taken from there. */
  isLoose?: boolean;
  /** What the visitor was told before. */
  reply: string;
  /** The question before. */
  before: Reading;
}

/** Takes a question apart; what it leaves unsaid is looked for in the context. */
export function read(asked: string, knowledge: Knowledge, context?: Context): Reading {
  const text = asked.replace(aside, '').replace(published, 'open-source $1').replace(workHistory, 'career');
  // Two words as one: the hyphen makes a compound of them and moves nothing.
  const query = toQuery(text.replace(/\b(open) (source)\b/gi, '$1-$2'), knowledge);
  const folded = fold(query.text).replace(/[’]/g, "'");
  const naming = toNaming(query.tokens, knowledge);
  const frame = toFrame(folded, naming);
  const isNaming = ({ token, fields }: Concept) =>
    (naming?.tokens.includes(token) ?? false) ||
    // "The honours that a State University gave": part of a name, whether or not an entry bears it.
    (fields.some((field) => bodies.has(field)) && /\p{Lu}\S* \p{Lu}$/u.test(text.slice(0, token.start + 1)));
  const named = toAskedDates(text).filter(({ start }) => !naming?.tokens.some((token) => token.start === start));
  const moved =
    named.length === 0 && context
      ? toMovedDate(
          text,
          context.before.dates.length > 0 ? context.before.dates : toAskedDates(context.reply).slice(-1),
        )
      : undefined;
  const same = named.length === 0 && context ? toSameYear(text, context.reply || context.before.text) : undefined;
  const dates = moved ? [moved] : same ? [same] : named;
  const isTalk = toTalk(text, query, naming, knowledge);
  const content = query.concepts.filter((concept) => !inDates(concept.token, dates) && !isTalk(concept));
  const kinds = content.filter((concept) => isKind(concept.token.folded) && !isNaming(concept));
  const labels = content.filter(
    (concept) =>
      !isKind(concept.token.folded) && !isNaming(concept) && (concept.areas.length > 0 || concept.fields.length > 0),
  );
  const explained = new Set([...kinds, ...labels]);
  const [out] = [...folded.matchAll(exclusions)].filter(({ groups }) => groups?.['except']);
  const inOut = (token?: Token) =>
    out !== undefined && token !== undefined && token.start >= out.index && token.start < out.index + out[0].length;
  const isOut = ({ token }: Concept) => inOut(token);
  const meant = content.filter((concept) => !isOut(concept));
  const areas = toDeedAreas(frame, toAreas(meant.filter((concept) => !isNaming(concept))));
  const asks = toAsks(frame);
  const isBareVerb =
    areas.length === 0 &&
    !context &&
    meant.every(
      (concept) =>
        labels.includes(concept) ||
        operationWords.has(concept.token.folded) ||
        soleVerbs.has(concept.token.folded) ||
        /^stud(ies|ied|ying)$/.test(concept.token.folded) ||
        isName(concept),
    );
  if (isBareVerb) areas.push(...toVerbAreas(folded));
  if (areas.length === 0) areas.push(...toDeedAreas(frame, toAreas(content)));
  const own = areas.length === 0 && !naming && !context ? toOwnArea(frame, content, knowledge) : undefined;
  if (own) areas.push(own);
  // "And in 1960?", "the one with …": the same kind of entry as before, by another filter.
  const inherits = context && areas.length === 0 && (dates.length > 0 || content.length > 0);
  const wanted = inherits ? context.before.areas : areas;
  // "Leaving aside what others wrote, …": the state that is wanted comes behind, or is the other one.
  const rest = out ? folded.replace(out[0], (words) => ' '.repeat(words.length)) : folded;
  const state =
    naming && !inOut(naming.tokens[0]) ? undefined : (toState(rest, wanted) ?? (out && toState(out[0], wanted, true)));
  const nth = naming ? 0 : toNth(query);
  const spans = [...(state?.spans ?? []), ...toSpans(frame, now)];
  const inState = ({ token: { start } }: Concept) => spans.some(([from, to]) => start >= from && start < to);
  const target =
    own ??
    toDeedAreas(
      frame,
      [toTarget(query)].flatMap((area) => area ?? []),
    )[0] ??
    (asks.includes('list') && areas.length === 1 ? areas[0] : undefined);
  // "Which projects came out of her time at …?": the name of an employer or a school only filters.
  const isFilter =
    (naming && inOut(naming.tokens[0])) ||
    (target !== undefined && !homes.has(target) && naming?.entries.every(({ record }) => homes.has(record.area)));
  const open = content.filter(
    (concept) =>
      !explained.has(concept) &&
      concept.token !== naming?.sort &&
      !inState(concept) &&
      !(areas.includes('open-source') && sources.test(concept.token.folded)) &&
      (!operationWords.has(concept.token.folded) || isNaming(concept)),
  );
  return {
    text,
    folded,
    frame,
    naming: isFilter ? undefined : naming,
    query,
    asks:
      inherits &&
      (moved !== undefined ||
        (asks.length === 0 && !content.some(({ fields }) => fields.length > 0)) ||
        /\b(what|how) about\b/.test(folded))
        ? context.before.asks
        : asks,
    extreme: context?.pointed ? undefined : (toExtreme(frame) ?? (nth > 0 ? 'first' : undefined)),
    rank: toRank(frame) || nth,
    areas: wanted,
    fields: unique(meant.filter((concept) => !isNaming(concept)).flatMap((concept) => concept.fields)),
    dates,
    ...(state && { state }),
    target,
    ...(context && { context }),
    kinds,
    labels,
    leftover: open.filter((concept) => !isOut(concept)),
    out: open.filter(isOut),
  };
}

const exclusions = new RegExp(excluding, 'g');
const bodies = new Set(['organisation', 'institution', 'place']);
const homes = new Set<Area>(['experience', 'education']);

/** "As far as the list says" asks for nothing. */
const aside =
  /,? (as far as|according to|going by|judging by|(?<!not )counting (?:back )?from|if (any|known))\b[^?.!,]*|,? [(]?\b(?:\d{4}|both(?: \w+)?|years?|dates?|ends?) (?:included|inclusive)\b[)]?/i;
/** Other names for open source; the language of the code may stand between. */
const published = /\b(?:public|open|free) ((?:[\w+#]+ )?(?:code|software|tools|repos)\b)/giu;
/** What open source is the source of. */
const sources = /^(software|tools?|code|programs?|things?|stuff|efforts?|work|contributions?|contributed|contribute)$/;

/** "Her third job": the place of the entry in the order of time, from zero. */
function toNth({ tokens }: Query): number {
  const isEntry = (at: number) =>
    tokens.slice(at + 1, at + 3).some(({ folded }) => lookUp(areaWords, folded).length > 0);
  const at = tokens.findIndex(({ folded }, index) => ordinals.includes(folded) && isEntry(index));
  return at < 0 ? 0 : ordinals.indexOf(tokens[at]?.folded ?? '');
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
