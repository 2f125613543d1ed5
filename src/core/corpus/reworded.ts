/** A text with the wordings of a list, one after the other, put in other words. */
export function reworded(text: string, rewordings: readonly (readonly [RegExp, string])[]): string {
  // Few are in a text, and to test for one costs a third of replacing it.
  return rewordings.reduce(
    (said, [wording, other]) => (wording.test(said) ? said.replace(wording, other) : said),
    text,
  );
}
