// What of several is worth most: no date and no number tells it.
const superlative = String.raw`best(?! (?:known\b|(?:[\w-]+ ){1,3}(?:award|prize)))|greatest|finest|favou?rite|proudest|most (?:important|significant|impressive|prestigious|notable|influential|meaningful|valuable|outstanding|remarkable|proud|interesting)`;

/** Ways to ask that sentences use as well: "her hardest project". */
const plain = [
  /\b(?:biggest|largest) (?=\w+\b|$)/i,
  /\bmost successful\b|\b(?:biggest|greatest) success\b/i,
  /\b(?:hardest|toughest|trickiest|most (?:challenging|difficult|demanding|complex))\b|\bbiggest challenge\b/i,
  /\b(?:biggest|greatest|largest|most) (?:\w+ )?impact\b|\bmost impactful\b/i,
  /\bmost useful\b/i,
  /\bmost loved\b/i,
  /\b(?:coolest|nicest|most (?:fun|exciting|creative|innovative|ambitious))\b/i,
];

/** Ways to ask for the one of most worth ("her best project", "the hardest one"), and how a sentence tells it. */
export const worths: { asked: RegExp; told: RegExp }[] = [
  {
    asked: new RegExp(String.raw`\b(?:${superlative})\b(?! (?:impact|success|challenge)\b)`),
    told: new RegExp(
      String.raw`\b(?:${superlative}) (?:[\w-]+ ){0,2}?(?:projects?|works?|papers?|articles?|publications?|books?|talks?|lectures?|patents?|inventions?|awards?|prizes?|medals?|honou?rs?|achievements?|thing|job|posts?|roles?|library|tool|of (?:all|the|them|my|his|her|their))\b|\b(?:proudest|most proud) of\b`,
      'i',
    ),
  },
  {
    asked:
      /\b(?:(?:most|best|better)[- ](?:famous|cited|known|well-known|celebrated|renowned|popular|read)|most[- ](?:\w+ )?cited|read (?:the )?most|(?:(?:most|biggest|largest|widest) (?:audience|reader(?:s|ship))))\b/,
    told: /\b(?:best |better |mainly |widely |chiefly |mostly |most |is |am |was |are )(?:well[- ])?(?:known|famous|cited)\b|\bmost[- ](?:(?:widely|often|frequently)[- ])?(?:read|popular|celebrated|renowned)\b|\b(?:most|biggest|largest|widest) (?:audience|reader(?:s|ship))\b/i,
  },
  ...plain.map((sign) => ({ asked: sign, told: sign })),
];
/** The words of it. */
export const worthWords =
  /^(?:favou?rite|proud(?:est)?|greatest|finest|significant|impressive|prestigious|influential|meaningful|valuable|outstanding|remarkable|interesting|success(?:ful)?|hardest|toughest|trickiest|challeng(?:e|ing)|difficult|demanding|complex|biggest|impact(?:ful)?|useful|popular|loved|coolest|nicest|fun|exciting|famous|cited|known|celebrated|renowned|read|creative|innovative|ambitious|audience|readers|readership)$/;
