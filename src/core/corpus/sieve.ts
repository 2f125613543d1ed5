import * as sieveSigns from './sieve-signs.ts';

/** Numbers that stand for three letters each, hashed: a few fall together. */
const grams = 0x2000;
/** For each the last text that held it. */
const heldBy = new Float64Array(grams);
let texts = 0;
/** The first letter of private use: each stands for a group. */
const firstGroup = 0xe000;

/**
 * For a text, the rows of a list whose pattern may match it, all or those behind one. The letters that a match must hold tell
 * of most that they do not, at a tenth of the cost: the code of thousands of patterns fits no cache of a processor.
 */
export function toSieve<Row>(
  rows: readonly Row[],
  toPattern: (row: Row) => RegExp,
): (text: string, behind?: Row) => Row[] {
  const wanted: number[][][] = [];
  return (text, behind) => {
    texts += 1;
    for (const gram of toGrams(text)) heldBy[gram] = texts;
    const from = behind ? rows.indexOf(behind) : -1;
    const isHeld = (gram: number) => heldBy[gram] === texts;
    return rows.filter(
      (row, at) =>
        at > from && (wanted[at] ??= toLiterals(toPattern(row).source).map(toGrams)).some((all) => all.every(isHeld)),
    );
  };
}

/** Each three letters in a row, as a number. */
function toGrams(text: string): number[] {
  // To a pattern "ſ" may be an "s", which only its capital tells.
  const plain = text.toUpperCase().toLowerCase();
  const found: number[] = [];
  let gram = 0;
  for (let at = 0; at < plain.length; at += 1) {
    // The third letter before is shifted out.
    gram = ((gram << 5) ^ plain.charCodeAt(at)) % grams;
    if (at > 1) found.push(gram);
  }
  return found;
}

/** Letters in a row of which every match of a pattern holds some; none, which any text holds, where nothing is sure. */
function toLiterals(source: string): string[] {
  const groups = new Map<string, string[]>();
  const ofAny = (parts: string) =>
    parts.split('|').flatMap(
      (part) =>
        part
          .replace(sieveSigns.optional, '.')
          .match(sieveSigns.lettersOrGroup)
          ?.map((found) => groups.get(found) ?? [found])
          .findLast((literals) => !literals.includes('')) ?? [''],
    );
  let left = source.replace(sieveSigns.anything, '.');
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replace(sieveSigns.innerGroup, (_, inner = '') => {
      const group = String.fromCharCode(firstGroup + groups.size);
      groups.set(group, ofAny(inner));
      return group;
    });
  }
  return ofAny(left);
}
