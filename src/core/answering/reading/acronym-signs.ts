/** Asks what letters stand for, on folded text; one of the groups is the letters. */
const asksWords =
  /^\W*(?:(?:and|so) )?(?:what (?:do|does|did|is|are|was) (?:the (?:acronym|abbreviation|initials|letters) )?([a-z]{2,7}) (?:stand(?:ing)? for|short for|(?:an? )?(?:acronym|abbreviation|abbreviated) (?:for|of|from))|(?:what(?: is|'s) )?(?:the )?(?:full|long) (?:name|form|version) of (?:the )?([a-z]{2,7})|(?:what(?: is|'s) )?(?:the )?([a-z]{2,7})(?:'s)? (?:(?:in )?full (?:name|form)|spelled out|(?:acronym|abbreviation|long form)(?: meaning)?)|(?:spell out|expand) (?:the )?([a-z]{2,7}))\W*$/;
/** Letters that are a short form, and no word. */
export const inCapitals = /\b\p{Lu}{2,}\b/u;

/**
 * How a text looks that explains the letters which a question asks for by words that begin with them, or nearly so: "NLS,
 * the oN-Line System".
 */
export function toExplained(folded: string): RegExp | undefined {
  const letters = asksWords.exec(folded)?.slice(1).find(Boolean);
  if (!letters) return undefined;
  const toWord = (letter: string) => String.raw`\p{L}{0,2}${letter}[\p{L}'’]*`;
  const words = Array.from(letters, toWord).join('[- –](?:(?:of|the|for|and|in|on|to|&) )*');
  const beside = String.raw`,? ?[("“]?(?:the |short for |that is,? )?`;
  return new RegExp(String.raw`(?<!\p{L})(?:${words}${beside}${letters}|${letters}${beside}${words})(?!\p{L})`, 'iu');
}
