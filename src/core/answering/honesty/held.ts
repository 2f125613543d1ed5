import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isLabelled, type Ranked } from '../../corpus/ranking.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import { isPartOfName } from '../reading/naming.ts';
import type { Reading } from '../reading/reading.ts';
import { toText } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { says } from '../records/selection.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';
import { isOfSubject, isPaidFor, toFit, toShare } from './about.ts';
import { holdsCount, holdsFrequency, isCountedItself } from './counted.ts';
import { holdsAgent, holdsName } from './names.ts';
import { isOwn, toWanted, type Wanted } from './wanted.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import { byDates } from '../replies.ts';

/** A question and what it wants. */
export interface Asked {
  wanted: Wanted;
  reading: Reading;
  knowledge: Knowledge;
}

/** Nothing for a question that any kind of thing may answer. */
export function toAsked(reading: Reading, knowledge: Knowledge): Asked | undefined {
  const wanted = toWanted(reading);
  return wanted && { wanted, reading, knowledge };
}

/** Share of the question that a shown sentence must say, with its passage and its entry's name, to be about it at all. */
const leastFit = 0.4;
/** The same of one that would replace what is shown. */
const leastOfFurther = 0.6;
/** Share of what the question is about that the very sentence with a name must say. */
const leastShare = 0.2;
/** Passages among which one is looked for that holds what the best one lacks. */
const maxFurther = 12;
/** How near to the best those are that fit about as well: of them one that holds what is wanted comes first. */
const preferred = 0.7;

/** Whether an answer shows what is wanted. */
export function isHeld(answer: ExtractiveAnswer, asked: Asked): boolean {
  return toHolding(answer, asked).length > 0;
}

/** Those statements of an answer that show a passage that holds what is wanted, or all where a number of its own is restated. */
export function toHolding({ statements, isTyped }: ExtractiveAnswer, asked: Asked): Statement[] {
  const isShown = ({ text, evidence, layout }: Statement) =>
    evidence.some(({ id, quote }) => {
      const known = asked.knowledge.byPassage.get(id);
      if (!known) return false;
      // An operation has chosen the field by the question: its value need not say what is asked.
      const isChosen = isTyped && known.passage.kind === 'fact' && holds(known, 0, asked);
      // The line of a role names who employed her, whichever of its fields stand beside it.
      const isBearer = asked.wanted.kind === 'person' && known.of.facts.some(isSomebody);
      if (isTyped && layout === 'item' && isBearer && (asked.wanted.deed?.test(text) ?? true)) return true;
      return isChosen || isHeldBy(known, `${quote}\n${text}`, asked, leastFit);
    });
  // Measured over typed entries: the length stands in a line of its own.
  const isReckoned = !asked.wanted.bound && statements[0]?.text.includes(byDates);
  return isReckoned ? statements : statements.filter(isShown);
}

/**
 * A passage that says most of the question and holds what is wanted: first one of what the question names and one that counts
 * by its own noun, rather than what stands beside it or a word near to that.
 */
export function toFurther(ranked: Ranked[], asked: Asked, least = leastOfFurther): Ranked | undefined {
  const { kind, noun } = asked.wanted;
  const toTelling = ({ known: { of, passage } }: Ranked) => {
    const isNamed = asked.reading.naming?.entries.includes(of);
    const isClear = noun ? isCountedItself(passage.text, noun) : isNamed && wantedSigns.clear[kind]?.test(passage.text);
    return [isNamed, isClear].filter(Boolean).length;
  };
  return ranked
    .slice(0, maxFurther)
    .filter((found) => isHeldByRanked(found, asked, least))
    .toSorted((a, b) => toTelling(b) - toTelling(a))[0];
}

/** Of passages that fit about as well, one that holds what is wanted first, each pointed at the sentence that holds it. */
export function preferHeld(all: Ranked[], asked: Asked): Ranked[] {
  const ranked = all.map((found, index) => (index < maxFurther ? atHolding(found, asked) : found));
  const [best] = ranked;
  if (!best || !wantedSigns.tellingKinds.includes(asked.wanted.kind)) return ranked;
  const close = ranked.filter((other) => other.score >= best.score * preferred);
  const found = toFurther(close, asked, leastFit);
  return found ? [found, ...ranked.filter((other) => other !== found)] : ranked;
}

/** Where the sentence that says most does not hold what is wanted, the one that does and says some of the question. */
function atHolding(found: Ranked, asked: Asked): Ranked {
  const { known } = found;
  const isIt = (sentence: number) =>
    wantedSigns.clear[asked.wanted.kind]?.test(known.sentences[sentence]?.text ?? '') ?? holds(known, sentence, asked);
  if (known.sentences.length < 2 || isIt(found.sentence)) return found;
  const [best] = known.sentences
    .flatMap((_, sentence) => (isIt(sentence) ? [{ sentence, share: toShare(known, sentence, asked.reading) }] : []))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share > 0 ? { ...found, sentence: best.sentence } : found;
}

/** Whether the best passage visibly holds what is wanted, though it may say little else of the question. */
export function isFound([best]: Ranked[], asked: Asked): boolean {
  return (
    best !== undefined && wantedSigns.tellingKinds.includes(asked.wanted.kind) && isHeldByRanked(best, asked, leastFit)
  );
}

function isHeldByRanked(found: Ranked, asked: Asked, least: number): boolean {
  return isHeldBy(found.known, toPassageStatement(found).text, asked, least);
}

/** Whether the sentences shown of a passage hold what is wanted and are about the question. */
function isHeldBy(known: KnownPassage, shown: string, asked: Asked, least: number): boolean {
  const { reading } = asked;
  const { kind } = asked.wanted;
  if (!isOfSubject(known, reading)) return false;
  // A follow-up leaves much out of what it asks.
  const fit = reading.context ? 0 : least === leastFit ? (wantedSigns.leastShown[kind] ?? least) : least;
  const besideName = { ...reading, leftover: reading.leftover.filter((word) => !isPartOfName(word, reading)) };
  const { naming } = reading;
  const isNamed = (sentence: number) =>
    !naming ||
    naming.entries.includes(known.of) ||
    naming.tokens.every(({ stem }) => known.sentences[sentence]?.terms.has(stem));
  const isAbout = (sentence: number) =>
    (kind !== 'person' || (isNamed(sentence) && toShare(known, sentence, besideName) >= leastShare)) &&
    toFit(known, sentence, reading) >= fit;
  return known.sentences.some(
    ({ text }, sentence) =>
      shown.includes(text) &&
      (kind !== 'money' || isPaidFor(known, sentence, reading)) &&
      holds(known, sentence, asked) &&
      isAbout(sentence),
  );
}

function isSomebody({ kind }: Fact): boolean {
  return kind === 'person' || kind === 'organisation';
}

/** Whether a sentence holds what is wanted, whatever it is about. */
function holds(known: KnownPassage, sentence: number, { wanted, reading, knowledge }: Asked): boolean {
  const { kind, sign, noun, deed, bound } = wanted;
  const text = known.sentences[sentence]?.text ?? '';
  const fact = toFact(known);
  const names = reading.leftover.filter(isName);
  if (deed && !tellsDeed(known, text, deed, reading)) return false;
  if (bound && !bound.test(`${known.of.record.title}: ${fact?.field} ${text}`)) return false;
  // "Who founded Acme?" is not told by "Organisation: Acme".
  const asked = reading.query.tokens.map(({ stem }) => stem);
  const isBearer =
    fact !== undefined &&
    isSomebody(fact) &&
    fact.values.some((value) => !toTerms(value.text).every((term) => asked.includes(term)));
  switch (kind) {
    case 'person':
      return fact && !entrySigns.sentenceKinds.includes(fact.kind)
        ? isBearer
        : holdsName(text, known, reading, knowledge) || holdsAgent(text, reading, knowledge);
    case 'named':
      if (!noun || isLabelled(noun, known)) return true;
      if (isBearer) return true;
      return (
        (deed || [known.terms, known.heading, known.of.names].some((terms) => says(terms, noun, true))) &&
        holdsName(text, known, reading, knowledge)
      );
    case 'often':
      return holdsFrequency(text, reading);
    case 'count':
      // "Pages: 236" does not say its own field again.
      if (fact?.kind === 'identifier') return noun?.fields[0] === fact.field;
      return fact?.kind !== 'link' && fact?.kind !== 'skill' && holdsCount(known, sentence, wanted);
    default:
      // What an award was given for stands in its few words.
      if (
        kind === 'reason' &&
        !wantedSigns.declined.test(reading.frame) &&
        (fact?.field === 'reason' || (known.passage.area === 'awards' && !isBearer && wantedSigns.forWhat.test(text)))
      )
        return true;
      // Neither a reason nor a day is told by who took part, and how she met somebody not by whom else she met.
      if (fact?.kind === 'person' && kind !== 'told' && !bound) return false;
      // A list of results gives the ground of none of its deeds.
      if (kind === 'reason' && fact && fact.values.length > 1) return false;
      // Another entry may bear the name among its own.
      const isOfEntry = reading.naming?.entries.includes(known.of) ?? true;
      const isNamed = (name: Concept) => says(known.terms, name) || (isOfEntry && says(known.of.names, name));
      if (kind === 'told' && !deed && !names.every(isNamed)) return false;
      return !sign || sign.test(text) || (kind !== 'reason' && sign.exec(known.passage.text)?.index === 0);
  }
}

/** The typed field whose words a passage is; a passage of running text is of none. */
function toFact({ of, passage }: KnownPassage): Fact | undefined {
  return of.facts.find(({ field }) => field === passage.field);
}

/**
 * By its words or by the role in the entry. A date is dated by its field, and a person has the part in the work that the
 * question and his field name.
 */
function tellsDeed(known: KnownPassage, text: string, deed: RegExp, reading: Reading): boolean {
  const { of, passage, terms } = known;
  const fact = toFact(known);
  const role = toText(of, 'role') ?? '';
  const isSaid = isOwn(deed) ? deed.test(`${passage.area} ${of.record.title}`) : reading.naming?.entries.includes(of);
  const isDated = fact?.kind === 'date' && isSaid;
  if (isDated || deed.test(fact ? passage.text : text) || deed.test(role)) return true;
  return (
    fact?.kind === 'person' &&
    reading.leftover.some((word) => !isName(word) && !says(of.names, word) && says(terms, word))
  );
}
