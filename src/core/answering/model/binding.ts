import { tokenize, type Token } from '../../corpus/text.ts';
import { findForeignAmount } from './amount-binding.ts';
import type { Support, SupportLine } from './support.ts';
import { toRoles, type Role } from './word-roles.ts';

/** Content words that may follow a name without saying what it does. */
const linkWords = new Set('until till since after before under over first last only later then now'.split(' '));
/** Behind one of these stands what somebody was. */
const copulas = new Set('is are was were been'.split(' '));
/** Subjects stand this many words before their verb at most, "by …" this many after it. */
const subjectReach = 4;
const agentReach = 3;
/** Whoever opens a line stands among its first words. */
const openingReach = 4;

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
    const roles = toRoles(line.text, line.tokens, { person, isOrdinary, from: line.valueAt });
    return withOwnRole(roles, line, support);
  });
  for (const [index, { content, folded, stem }] of claim.entries()) {
    if (!content) continue;
    const isOwn = lines.some((line) => line.some((role) => role.stem === stem && role.whose !== undefined));
    const subject = findSubject(claim, index) ?? (isOwn ? findHolder(claim, index) : undefined);
    if (subject && !linkWords.has(folded) && isTakenFrom(subject, stem, lines)) return tokens[index]?.text;
    const amount = findForeignAmount(claim, index, lines);
    if (amount !== undefined) return `${tokens[index]?.text} ${amount}`;
  }
  return undefined;
}

/** Gives the words of the owner's role to the owner: no name stands before them, and they are nobody else's all the same. */
function withOwnRole(roles: Role[], { passage, text, tokens, valueAt }: SupportLine, { evidence }: Support): Role[] {
  const { role = '' } = evidence.record.data as { role?: string };
  const isNamed = role !== '' && (passage === undefined || passage.field === 'role');
  const from = isNamed ? text.indexOf(role, valueAt) : -1;
  if (from === -1) return roles;
  const isOfRole = ({ start }: Token) => start >= from && start < from + role.length;
  return roles.map((word, index) =>
    tokens.slice(index, index + 1).some(isOfRole) ? { ...word, whose: 'person' } : word,
  );
}

/** Every line with the word gives it another subject. */
function isTakenFrom(subject: string, stem: string, lines: Role[][]): boolean {
  const subjects = lines.flatMap((line) => {
    return line.flatMap((role, index) =>
      role.stem === stem && role.content ? [role.whose ?? findSubject(line, index)] : [],
    );
  });
  return subjects.length > 0 && subjects.every((other) => other !== undefined && !isSame(other, subject));
}

/** Whether two names may be one: behind a label the first name of a list can be lost. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
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

/** Who is said to be what the word says: "Bill English was the patent holder", "the patent holder was Bill English". */
function findHolder(line: Role[], index: number): string | undefined {
  for (let at = index; at > 0 && !line[at]?.breaks; at -= 1) {
    if (copulas.has(line[at]?.folded ?? '')) return line[at - 1]?.who;
  }
  for (let at = index + 1; at < line.length && !line[at]?.breaks; at += 1) {
    if (copulas.has(line[at]?.folded ?? '')) return line[at + 1]?.who;
  }
  return undefined;
}

/** The folded words by which the person may be called. */
export function toPersonWords(names: string[]): Set<string> {
  return new Set(names.flatMap((name) => tokenize(name).map(({ folded }) => folded)));
}
