/** Asks what letters stand for, on folded text; one of the groups is the letters. */
const asksWords =
  /^\W*(?:(?:and|so) )?(?:what (?:do|does|did|is|are|was) (?:the (?:acronym|abbreviation|initials|letters) )?([a-z]{2,7}) (?:stand(?:ing)? for|short for|(?:an? )?(?:acronym|abbreviation|abbreviated) (?:for|of|from))|(?:what(?: is|'s) )?(?:the )?(?:full|long) (?:name|form|version) of (?:the )?([a-z]{2,7})|(?:what(?: is|'s) )?(?:the )?([a-z]{2,7})(?:'s)? (?:(?:in )?full (?:name|form)|spelled out|(?:acronym|abbreviation|long form)(?: meaning)?)|(?:spell out|expand) (?:the )?([a-z]{2,7}))\W*$/;
const pronoun = /^(?:s?he|it|they|we|you|th(?:is|at|ese|ose)|his|hers?|its|their|our|your|my)$/;

/**
 * How a text looks that explains the letters which a question asks for: words beside them that begin with them, or nearly so
 * ("NLS, the oN-Line System"), or a name of such words in capitals.
 */
export function toExplained(folded: string): RegExp | undefined {
  const letters = asksWords.exec(folded)?.slice(1).find(Boolean);
  if (!letters || pronoun.test(letters)) return undefined;
  const capitals = Array.from(letters.toUpperCase());
  const join = (words: string[]) => words.join('[- –](?:(?:of|the|for|and|in|on|to|&) )*');
  const toEither = (capital: string) => `[${capital}${capital.toLowerCase()}]`;
  const either = capitals.map(toEither);
  const short = either.join('');
  // Two letters nearly begin any two words.
  const isLong = capitals.length > 2;
  const words = join(either.map((letter) => String.raw`${isLong ? '\\p{L}{0,2}' : ''}${letter}[\p{L}'’]*`));
  const beside = String.raw`,? ?[("“]?(?:the |short for |that is,? )?`;
  const name = join(capitals.map((capital) => String.raw`${capital}[\p{L}'’]*`));
  // One word may stand for two letters: "CODA, the COncurrent Dating of Algae".
  const parts = [`${words}${beside}${short}`, `${short}${beside}${words}`];
  if (isLong) parts.push(name, `${short}(?:, (?:the |short for )| [(“])${capitals[0]}[\\p{L}'’]*[- ]\\p{L}.*`);
  return new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})(?!\p{L})`, 'u');
}
