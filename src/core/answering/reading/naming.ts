import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { sortWords } from '../../corpus/lexicon.ts';
import { oncePer } from '../../corpus/once.ts';
import { stopWords, weakWords } from '../../corpus/stop-words.ts';
import { tokenize, toEnd, type Token } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as nameSigns from '../signs/name-signs.ts';
import { pick, hasValue } from '../records/entry-lines.ts';
import { toDegree } from '../records/degrees.ts';
import * as degreeSigns from '../signs/degree-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { isLabelWord } from './areas.ts';
import * as wordSigns from '../../corpus/word-signs.ts';

/** A name of entries that stands in a question from end to end: its words name, and ask for nothing. */
export interface Naming {
  entries: KnownRecord[];
  tokens: readonly Token[];
  /** The noun behind it that says what sort of thing bears it. */
  sort?: Token | undefined;
}

interface Name {
  tokens: readonly Token[];
  entry: KnownRecord;
  /** "My Inventions", "How Do You Know": a name only as it is written. */
  isCommon: boolean;
}

/** The longest name of an entry in a question. */
export function toNaming(text: string, knowledge: Knowledge, tokens = tokenize(text)): Naming | undefined {
  const index = toIndex(knowledge);
  let best: Naming | undefined;
  for (const [at, token] of tokens.entries()) {
    const names = (index.get(token.stem) ?? []).filter(
      (name) =>
        name.tokens.every(({ folded, text: word }, offset) => {
          const said = tokens[at + offset];
          return folded === said?.folded && (!name.isCommon || word === said.text);
        }) &&
        (!name.isCommon || name.tokens.length > 1 || isSetOff(token, text)),
    );
    const longest = Math.max(0, ...names.map((name) => name.tokens.length));
    if (longest <= (best?.tokens.length ?? 0)) continue;
    const entries = names.filter((name) => name.tokens.length === longest).map(({ entry }) => entry);
    const behind = tokens[at + longest];
    const sort = behind && sortWords.has(behind.folded) ? behind : undefined;
    best = { entries: unique(entries), tokens: tokens.slice(at, at + longest), sort };
  }
  const naming = best ?? toDegreeNaming(tokens, knowledge);
  return naming && !isOfSeveral(naming, tokens) ? naming : undefined;
}

/** "Her bachelor's and her PhD", "her PhD students": the word for a degree means no single one. */
function isOfSeveral({ tokens: [said, more] }: Naming, tokens: readonly Token[]): boolean {
  return (
    said !== undefined &&
    !more &&
    degreeSigns.namesDegree.test(said.text) &&
    tokens.some((token, at) => {
      const isOther = token !== said && degreeSigns.namesDegree.test(token.text);
      return isOther || (tokens[at - 1] === said && nameSigns.besideDegree.test(token.folded));
    })
  );
}

/** "Her master's thesis" is of the only degree of that level, whatever it is called there. */
function toDegreeNaming(tokens: readonly Token[], { records }: Knowledge): Naming | undefined {
  const said = tokens.find(
    ({ text }, at) => askedSigns.beforeDegree.test(tokens[at - 1]?.folded ?? '') && degreeSigns.namesDegree.test(text),
  );
  if (!said) return undefined;
  const entries = records.filter((entry) =>
    hasValue(pick(entry, ['degree']), (text) => toDegree(text) === toDegree(said.text)),
  );
  return entries.length === 1 ? { entries, tokens: [said] } : undefined;
}

/**
 * Does something to a text as if the name in it were one word: "Say nothing: two or one?" is no order and ends no sentence.
 * The marks inside the name are lost.
 */
export function aroundName(text: string, knowledge: Knowledge, change: (text: string) => string): string {
  const naming = toNaming(text, knowledge);
  if (!naming || naming.tokens.length < 2) return change(text);
  const [before, name, behind] = splitAtName(text, naming);
  const blank = '_'.repeat(name.length);
  return change(before + blank + behind).replace(blank, name.replace(nameSigns.mark, ' '));
}

/** What stands before the name in a text, the name, and what stands behind; all behind where there is none. */
export function splitAtName(text: string, naming: Naming | undefined): [string, string, string] {
  const [first, last] = [naming?.tokens[0], naming?.tokens.at(-1)];
  const [start, end] = first && last ? [first.start, toEnd(last)] : [0, 0];
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** The folded question without the name: what is asked of the entry, not what it is called. */
export function toFrame(folded: string, naming: Naming | undefined): string {
  if (!naming) return folded;
  const name = naming.tokens
    .map((token) => token.folded.replace(wordSigns.anyMark, '\\$&'))
    .join(nameSigns.betweenWords);
  return folded.replace(new RegExp(nameSigns.wholeName.replace('{name}', () => name)), (text) =>
    '_'.repeat(text.length),
  );
}

/** Whether a word of the question belongs to the name that it holds. */
export function isPartOfName({ token }: { token: Token }, { naming }: { naming: Naming | undefined }): boolean {
  return naming?.tokens.includes(token) ?? false;
}

/** First stem → the names that begin with it. */
const toIndex = oncePer((knowledge: Knowledge): Map<string, Name[]> => {
  const index = new Map<string, Name[]>();
  for (const entry of knowledge.records) {
    for (const text of toFullNames(entry)) {
      const tokens = tokenize(text);
      const [first] = tokens;
      const isPlain = isTelling(tokens, knowledge);
      const isCommon =
        !isPlain &&
        [first, tokens.at(-1)].every((token) => token && /^\p{Lu}/u.test(token.text)) &&
        !(tokens.length === 1 && tokens.some(({ stem }) => knowledge.subject.has(stem)));
      if (first && (isCommon || isPlain))
        index.set(first.stem, [...(index.get(first.stem) ?? []), { tokens, entry, isCommon }]);
    }
  }
  return index;
});

/** The title of an entry and what fields call it. */
export function toFullNames({ record, facts }: KnownRecord): string[] {
  const values = facts.filter(({ field }) => entrySigns.namingFields.includes(field)).flatMap((fact) => fact.values);
  return unique([record.title, ...values.map(({ text }) => text)]);
}

/** "Who paid for Still?", "is Still finished?": the one word has a capital that the sentence does not give it, or quotes. */
function isSetOff(said: Token, text: string): boolean {
  return nameSigns.setOff.test(`${text.slice(0, said.start)}_${text.slice(toEnd(said))}`);
}

/** A name of one common word is too easily part of the question. */
function isTelling(tokens: readonly Token[], { subject }: Knowledge): boolean {
  if (tokens.length > 2) return tokens.some(({ folded, stem }) => !stopWords.has(folded) && !subject.has(stem));
  // The "US" of a patent is no pronoun, and the "go" of "silt-go" no verb.
  if (tokens.length > 1)
    return (
      tokens.some(({ folded, compound }) => compound ?? /\d{6}/.test(folded)) ||
      tokens.every(({ folded }) => !stopWords.has(folded))
    );
  return tokens.every(
    ({ folded, stem }) =>
      !stopWords.has(folded) && !weakWords.has(folded) && !subject.has(stem) && !isLabelWord(folded),
  );
}

/** A text as something changes it, but for a name in it: to look for one costs more than to see that nothing is changed. */
export function outsideName(text: string, knowledge: Knowledge, change: (text: string) => string): string {
  return change(text) === text ? text : aroundName(text, knowledge, change);
}
