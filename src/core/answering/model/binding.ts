import { tokenize, type Token } from '../../corpus/text.ts';
import { findDates } from './dates.ts';
import { findNames, type FoundName } from './names.ts';
import { neutralWords, personPronouns } from './neutral-words.ts';
import { toCompared } from './numbers.ts';
import type { Support } from './support.ts';

/** A token with what it stands for when claims are compared. */
interface Role {
  stem: string;
  /** `person` for the owner and pronouns, else the folded name; one value for all words of a name. */
  who?: string;
  /** Year or number, as compared. */
  amount?: string;
  content: boolean;
  /** A name or pronoun that may be the subject of the whole line. */
  opens: boolean;
  /** A comma, bracket or joining word stands before it. */
  breaks: boolean;
  /** It opens what is said about the name before it: "(chief engineer)", ", a chemist". */
  explains: boolean;
}

/** A name behind one of these does nothing: "at the Radium Institute". "By" is none of them. */
const prepositions = new Set(
  'at in of for from to with under over on near after before about into through against'.split(' '),
);
/** Content words that may follow a name without saying what it does. */
const linkWords = new Set('until till since after before under over first last only later then now'.split(' '));
/** Subjects stand this many words before their verb at most, "by …" this many after it. */
const subjectReach = 4;
const agentReach = 3;
/** Whoever opens a line stands among its first words. */
const openingReach = 4;
/** A pause between two words counts like this many words. */
const pause = 4;

/**
 * The word of a claim that the evidence ties to somebody or something else: "he built it" against "Bill built it",
 * "granted in 1967" against "filed in 1967 and granted in 1970".
 */
export function findConflict(
  text: string,
  tokens: readonly Token[],
  support: Support,
  person: Set<string>,
): string | undefined {
  const { small, capital } = support;
  const claim = toRoles(text, tokens, { person, isOrdinary: (word) => small.has(word) });
  const lines = support.lines.map((line) => {
    const isOrdinary = (word: string) => !capital.has(word);
    return toRoles(line.text, line.tokens, { person, isOrdinary, from: line.valueAt });
  });
  for (const [index, role] of claim.entries()) {
    if (!role.content) continue;
    const subject = linkWords.has(tokens[index]?.folded ?? '') ? undefined : findSubject(claim, index);
    if (subject && isTakenFrom(subject, role.stem, lines)) return tokens[index]?.text;
    const amount = findAmount(claim, index);
    if (amount !== undefined && isTiedElsewhere(amount, role.stem, lines)) return `${tokens[index]?.text} ${amount}`;
  }
  return undefined;
}

/** Every line with the word gives it another subject. */
function isTakenFrom(subject: string, stem: string, lines: Role[][]): boolean {
  const subjects = lines.flatMap((line) => {
    return line.flatMap((role, index) => (role.stem === stem && role.content ? [findSubject(line, index)] : []));
  });
  return subjects.length > 0 && subjects.every((other) => other !== undefined && other !== subject);
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

/**
 * Who does what the word says: the one after "by", else the nearest name or pronoun before it in its clause, else the
 * name that it explains ("Bill English, chief engineer"), else who opens the line ("She raised money, learned …").
 */
function findSubject(line: Role[], index: number): string | undefined {
  for (let at = index + 1; at <= index + agentReach && at < line.length && !line[at]?.breaks; at += 1) {
    if (line[at]?.stem === 'by') return line[at + 1]?.who ?? line[at + 2]?.who;
    if (line[at]?.content) break;
  }
  for (let at = index; at >= Math.max(0, index - subjectReach); at -= 1) {
    const role = line[at];
    if (at < index && role?.who !== undefined) return role.who;
    if (role?.explains) return line[at - 1]?.who;
    if (role?.breaks) return line.slice(0, openingReach).find(({ opens }) => opens)?.who;
    if (at < index && role?.content) return undefined;
  }
  return undefined;
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

interface Reading {
  person: Set<string>;
  isOrdinary: (word: string) => boolean;
  /** Names before this place are labels. */
  from?: number;
}

function toRoles(text: string, tokens: readonly Token[], { person, isOrdinary, from = 0 }: Reading): Role[] {
  const names = findNames(text, isOrdinary, tokens);
  const isActor = ({ first }: FoundName) => {
    const before = tokens[first - 1]?.folded === 'the' ? tokens[first - 2] : tokens[first - 1];
    return (tokens[first]?.start ?? 0) >= from && !prepositions.has(before?.folded ?? '');
  };
  const dates = findDates(text);
  return tokens.map((token, index): Role => {
    const { stem, folded, start } = token;
    const name = names.find(({ first, last }) => index >= first && index <= last);
    const actor = name && isActor(name) ? name : undefined;
    const isPerson = personPronouns.has(folded) || (actor?.words.every((word) => person.has(word)) ?? false);
    const date = dates.find((found) => start >= found.start && start < found.end);
    const amount = date ? (date.year ?? date.decade)?.toString() : toCompared(folded);
    const who = isPerson ? 'person' : actor?.words.join(' ');
    const previous = tokens[index - 1];
    const gap = previous ? text.slice(previous.start + previous.text.length, start) : '';
    return {
      stem,
      ...(who !== undefined && { who }),
      ...(amount !== undefined && { amount }),
      content: !name && !isPerson && !date && amount === undefined && !neutralWords.has(folded),
      opens: who !== undefined && from === 0,
      breaks: /[,;()—–]/.test(gap) || /^(?:and|but|while|whereas|although|though)$/.test(folded),
      explains: gap.includes('(') || (gap.includes(',') && /^(?:an?|the|who)$/.test(folded)),
    };
  });
}

/** The folded words by which the person may be called. */
export function toPersonWords(names: string[]): Set<string> {
  return new Set(names.flatMap((name) => tokenize(name).map(({ folded }) => folded)));
}
