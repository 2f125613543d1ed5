import { unique } from '../../corpus/unique.ts';
import type { Role } from './word-roles.ts';

/** What follows one of these, a name or a pronoun tells what was done. */
const helpingVerbs = new Set('is are was were be been being has have had did'.split(' '));
/** A pause between two words counts like this many words. */
const pause = 4;
const yearPattern = /^(?:1\d|20)\d\d$/;

/** The amount that a claim gives to one of its words and that every line gives to something else. */
export function findForeignAmount(claim: Role[], index: number, lines: Role[][]): string | undefined {
  const stem = claim[index]?.stem ?? '';
  const amount = findAmount(claim, index);
  if (amount !== undefined && isTiedElsewhere(amount, stem, lines)) return amount;
  if (yearPattern.test(amount ?? '') || !isVerb(claim, index)) return undefined;
  const year = findYear(claim, index);
  return year !== undefined && isTiedElsewhere(year, stem, lines.map(toYearsAlone)) ? year : undefined;
}

/** The amount that belongs to a word: the next one after it, before any other content word. */
function findAmount(line: Role[], index: number): string | undefined {
  for (let at = index + 1; at < line.length; at += 1) {
    const role = line[at];
    if (role?.breaks) return undefined;
    if (role?.amount !== undefined) return role.amount;
    if (role?.content) return undefined;
  }
  return undefined;
}

function isVerb(line: Role[], index: number): boolean {
  const before = line[index - 1];
  return (
    before?.who !== undefined || helpingVerbs.has(before?.folded ?? '') || (line[index]?.folded ?? '').endsWith('ed')
  );
}

/** The year of a verb, whatever stands between: the only one of its clause, or of the phrase that opens the sentence. */
function findYear(line: Role[], index: number): string | undefined {
  const from = line.findLastIndex(({ breaks }, at) => breaks && at <= index);
  const end = line.findIndex(({ breaks }, at) => breaks && at > index);
  const clause = line.slice(Math.max(0, from), end === -1 ? line.length : end);
  const opening = line.slice(
    0,
    Math.max(
      0,
      line.findIndex(({ breaks }) => breaks),
    ),
  );
  const isPhrase = opening.every(({ content, who }) => !content && who === undefined);
  const years = [clause, ...(isPhrase ? [opening] : [])]
    .map((part) => unique(part.flatMap(({ amount }) => amount ?? []).filter((amount) => yearPattern.test(amount))))
    .find(({ length }) => length > 0);
  return years?.length === 1 ? years[0] : undefined;
}

/** A line without its other numbers: "150 women in 1916" is no other year than 1916. */
function toYearsAlone(line: Role[]): Role[] {
  return line.map((role) => {
    const { amount, ...rest } = role;
    return amount === undefined || yearPattern.test(amount) ? role : rest;
  });
}

/** In every line that has both, another amount stands closer to the word. */
function isTiedElsewhere(amount: string, stem: string, lines: Role[][]): boolean {
  const withWord = lines.filter((line) =>
    line.some((role) => role.stem === stem && role.content && role.amount === undefined),
  );
  if (withWord.length === 0) return false;
  const withAmount = withWord.filter((line) => line.some((role) => role.amount !== undefined));
  if (withAmount.length === 0) return false;
  return withAmount.every((line) => {
    const at = line.flatMap((role, index) => (role.stem === stem && role.amount === undefined ? [index] : []));
    const own = Math.min(...at.map((index) => nearest(line, index, (other) => other === amount)));
    const rival = Math.min(...at.map((index) => nearest(line, index, (other) => other !== amount)));
    return rival < own;
  });
}

/** Distance to the nearest amount; a following one wins a tie, as in "granted in 1970". */
function nearest(line: Role[], from: number, wanted: (amount: string) => boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (const [index, { amount }] of line.entries()) {
    if (amount === undefined || !wanted(amount)) continue;
    best = Math.min(best, distance(line, from, index) + (index < from ? 0.5 : 0));
  }
  return best;
}

function distance(line: Role[], from: number, to: number): number {
  const [low, high] = from < to ? [from, to] : [to, from];
  const pauses = line.slice(low + 1, high + 1).filter(({ breaks }) => breaks).length;
  return high - low + pauses * pause;
}
