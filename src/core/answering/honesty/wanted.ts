import type { Concept } from '../../corpus/query.ts';
import { nameBearers } from '../../corpus/lexicon.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { toSieve } from '../../corpus/sieve.ts';
import type { Token } from '../../corpus/text.ts';
import * as deedSigns from '../signs/deed-signs.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import type { Reading } from '../reading/reading.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import type { WantedKind } from '../signs/wanted-signs.ts';
import { upTo, toRow } from '../lists.ts';

/** What kind of answer a question wants, where a sentence visibly holds one or does not. */
export interface Wanted {
  kind: WantedKind;
  /** How a sentence looks that holds it; a count and a name need more than a look. */
  sign?: RegExp;
  /** What is to be counted or is to bear a name; nothing where anything may. */
  noun?: Concept | undefined;
  /** How a sentence looks that tells of the deed by which somebody or a day is asked for. */
  deed?: RegExp | undefined;
  /** How the title of an entry and a sentence look that tell it of the thing by which the question asks. */
  bound?: RegExp | undefined;
  /** What the counted thing is of: in "tonnes of ore", the ore. */
  of?: Concept[];
}

const toLikelyRows = toSieve(wantedSigns.wantedSigns, ({ question }) => question);
const toLikelyDeeds = toSieve([...deedSigns.ownDeeds, ...deedSigns.deedSigns], ([asked]) => asked);
const toLikelyBounds = toSieve(deedSigns.boundSigns, ([asked]) => asked);

/** The kind of answer that a question wants; nothing where no sentence visibly holds one. */
export function toWanted(reading: Reading): Wanted | undefined {
  const row = toLikelyRows(reading.frame).find(({ question }) => question.test(reading.frame));
  // A follow-up may leave out of whom or what it asks who and why.
  if (reading.context && row?.isLoose) return undefined;
  const bound = toBound(reading.text);
  if (row?.kind === 'count') return { ...row, ...toCounted(reading), bound };
  const deed = toDeed(reading);
  if (!row && reading.asks[0] === 'whether' && deed && isOwn(deed)) return { kind: 'told', deed };
  const noun = row ? undefined : toBearer(reading);
  const wanted = row ?? (noun ? { kind: 'named' as const, noun } : bound && { kind: 'told' as const });
  return wanted && { ...wanted, bound, deed: wantedSigns.byDeed.includes(wanted.kind) ? deed : undefined };
}

/** How a sentence looks that tells of the deed which a question asks about. */
function toDeed({ frame, text }: Reading): RegExp | undefined {
  return toTrade(text) ?? toRow(toLikelyDeeds(frame), frame)?.[1];
}

/** "Did Acme buy Corvo?" is told by a sentence with the two in that order, and not by one where Corvo buys Acme. */
function toTrade(text: string) {
  const { one, other, sells } =
    (deedSigns.tradeAsked.active.exec(text) ?? deedSigns.tradeAsked.passive.exec(text))?.groups ?? {};
  return one ? toSign(deedSigns.tradeTold[sells ? 'sold' : 'bought'], one, other) : undefined;
}

/** What a sentence must tell of what the question names. */
function toBound(text: string) {
  for (const [asked, told] of toLikelyBounds(text)) {
    const { one, other } = asked.exec(text)?.groups ?? {};
    if (one) return toSign(told, one, other);
  }
  return undefined;
}

/** How a sentence looks that tells something of one thing and another. */
export function toSign(told: string, one: string, other = '') {
  const toSide = (side: string) =>
    side && nounSigns.sideOfDeed.replace('{words}', `${side.match(deedSigns.sideWords)?.join('|')}`);
  const all = one.match(deedSigns.sideWords)?.map((word) => `(?=.*${toSide(word)})`) ?? [];
  return new RegExp(
    told.replaceAll('{one}', toSide(one)).replaceAll('{other}', toSide(other)).replaceAll('{all}', all.join('')),
    'iu',
  );
}

/** Whether an entry must say the deed itself to be dated by it. */
export function isOwn(deed: RegExp): boolean {
  return !deedSigns.deedSigns.some(([, told]) => told === deed);
}

/** The noun behind "how many", the first plural before anything is said of it, and what it is of. */
function toCounted(reading: Reading): Pick<Wanted, 'noun' | 'of'> {
  const group = toGroup(reading, nounSigns.howMany);
  const noun = group.find(({ folded }) => nounSigns.plural.test(folded)) ?? group[0];
  if (!noun || wantedSigns.anything.has(noun.folded)) return {};
  const toConcepts = (words: Token[]) =>
    reading.query.concepts.filter(({ token }) => words.some(({ start }) => start === token.start));
  const behind = toGroup(reading, nounSigns.toOfCounted(noun.folded));
  return { noun: toConcepts([noun])[0], of: toConcepts(behind) };
}

/** The noun behind "which" or "what", where what it stands for bears a name. */
function toBearer(reading: Reading): Concept | undefined {
  const group = toGroup(reading, nounSigns.bearing);
  const noun = group.find(({ folded }) => nameBearers.has(folded));
  return noun && reading.query.concepts.find(({ token }) => token.start === noun.start);
}

/** The words from a place in the question up to the first that begins something else. */
function toGroup({ query, frame }: Reading, from: RegExp) {
  const start = frame.search(from);
  if (start < 0) return [];
  const behind = query.tokens.filter((token) => token.start >= start);
  return upTo(behind, ({ folded }) => stopWords.has(folded));
}
