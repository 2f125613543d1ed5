// What of several is worth most: no date and no number tells it.
const superlative = String.raw`best(?! (?:known\b|(?:[\w-]+ ){1,3}(?:award|prize)))|greatest|finest|favou?rite|proudest|most (?:important|significant|impressive|prestigious|notable|influential|meaningful|valuable|outstanding|remarkable|proud|interesting)`;

/** Asks for the one of most worth: "her best project", "which award is she most proud of?". On folded text. */
export const asksWorth = new RegExp(String.raw`\b(?:${superlative})\b`);
/** The words of it. */
export const worthWords =
  /^(?:favou?rite|proud(?:est)?|greatest|finest|significant|impressive|prestigious|influential|meaningful|valuable|outstanding|remarkable|interesting)$/;
/** Says it of a thing: "my favourite paper", "the prize that I am proudest of". */
export const tellsWorth = new RegExp(
  String.raw`\b(?:${superlative}) (?:[\w-]+ ){0,2}?(?:projects?|works?|papers?|articles?|publications?|books?|talks?|lectures?|patents?|inventions?|awards?|prizes?|medals?|honou?rs?|achievements?|thing|job|posts?|roles?|library|tool|of (?:all|the|them|my|his|her|their))\b|\b(?:proudest|most proud) of\b`,
  'i',
);
