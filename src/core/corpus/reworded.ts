/** A text with the wordings of a list, one after the other, put in other words. */
export function reworded(text: string, rewordings: readonly (readonly [RegExp, string])[]): string {
  return rewordings.reduce((said, [wording, other]) => said.replace(wording, other), text);
}
