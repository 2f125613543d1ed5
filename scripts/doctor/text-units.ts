/** Shortest unit that counts as a fact; shorter ones are labels and counts. */
const minLength = 12;

/** The facts of a text: its lines, cut at the marks between values, without differences of case, quotes and space. */
export function toUnits(text: string): string[] {
  return text
    .split(/\n|; | · |: /)
    .map((unit) => toComparable(unit))
    .filter((unit) => unit.length >= minLength);
}

/** A text without differences of case, marks and space: where one stands in another can be asked of it. */
export function toComparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
