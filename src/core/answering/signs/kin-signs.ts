/** Relatives, each with the words that tell as much of them. */
const groups = [
  ['wife|husbands?|spouses?', 'wife|husbands?|spouses?|marry|married|marries|marriage|wedding|bride|groom'],
  ['child|children', 'child|children|kids?|sons?|daughters?|twins|triplets'],
  ['sons?', 'child|children|kids?|sons?'],
  ['daughters?', 'child|children|kids?|daughters?'],
  ['sisters?', 'sisters?|siblings?'],
  ['brothers?', 'brothers?|siblings?'],
  ['parents?', 'parents?|parental'],
  ...['mothers?', 'fathers?', 'uncles?', 'aunts?', 'cousins?', 'nieces?', 'nephews?'].map((one) => [one, one] as const),
] as const;
/** What begins something else than the name of a relative. */
const border =
  '(?!(?:and|or|two|three|four|five|in|on|at|of|from|to|by|for|with|between|since|until|under|over|near)(?!\\p{L}))';
const gap = '[^\\p{L}\\p{N}.!?]+';
const named = groups.map(([asked, group]) => {
  const small = `${border}(?:\\p{Ll}|\\p{Lu}(?!\\p{L})|\\d)[\\p{L}\\p{N}’'-]*${gap}`;
  const relative = `(?<!\\p{L})(?:${group}|${group.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())})(?!\\p{L})(?:['’]s)?`;
  const name = "\\p{Lu}\\p{L}[\\p{L}’'-]*";
  return [
    new RegExp(`\\b(?:${asked})\\b`),
    new RegExp(
      `${relative}${gap}(?:${small}){0,3}${name}|(?<=[^.!?\\s] ["“(]?)${name}${gap}(?:${small}){0,2}${relative}`,
      'u',
    ),
  ] as const;
});
const asksName = /\b(name|names|named|called|who)\b/;
/** How a text looks that gives the name of a relative whose name a folded question asks for. */
export function toNamed(folded: string) {
  const relatives = asksName.test(folded) ? named.filter(([asked]) => asked.test(folded)) : [];
  return relatives[0] && { test: (text: string) => relatives.some(([, told]) => told.test(text)) };
}
