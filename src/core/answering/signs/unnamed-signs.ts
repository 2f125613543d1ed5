const number = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d[\\d.,]*)';
/** Stands behind a noun, and a name soon behind it. */
const withName = String.raw`[^.;]{0,60}?(?:,| called| named| namely| such as| including|:| \() ?(?:\p{L}+ )?(?!i(?!\p{L}))(?-i:\p{Lu})`;
/** "A courier company": one of them, and neither what somebody named is nor one that a name follows. */
const unnamed = String.raw`(?<!(?-i:\p{Lu})[^,.;]{0,60}, |\b(?:is|was|are|were|became|becomes?|as) )\ban? (?:[\p{L}-]+ ){0,3}?{one}(?!${withName})`;
/** Several names behind it or beside each other, or several things in a row. */
function toSeveral(noun: string): string {
  return String.raw`${noun}${withName}|${noun}: [^,.;:]{2,40}(?:,| and) |(?-i:\p{Lu})[^ ,]* (?:and|&) (?-i:\p{Lu}\p{L})|(?:,|(?<=:.*?):) [^,.;:]{2,40},? and `;
}
const bearer =
  '(?:compan(?:y|ies)|firms?|start-?ups?|universit(?:y|ies)|colleges?|schools?|institutes?|hospitals?|clinics?|banks?|museums?|librar(?:y|ies)|newspapers?|magazines?|journals?|publishers?|studios?|agenc(?:y|ies)|clubs?|hotels?|church(?:es)?|charit(?:y|ies)|foundations?|dair(?:y|ies)|brewer(?:y|ies)|baker(?:y|ies)|factor(?:y|ies)|restaurants?|suppliers?|manufacturers?|makers?|customers?|clients?|competitors?|insurers?|airlines?|shops?|stores?|engineers?|students?|colleagues?|teachers?|professors?|lawyers?|attorneys?|journalists?|doctors?|nurses?|friends?|town|village|city)';
const device =
  '(?:cameras?|sensors?|microphones?|printers?|computers?|laptops?|lens(?:es)?|telescopes?|microscopes?|processors?|chips?|micro-?controllers?|screen readers?|cars?|vans?|lathes?|drones?|scanners?|guitars?|amplifiers?|batter(?:y|ies)|software|adhesives?|glues?)';
/** Asks of others: what the person did is told by typed records. */
const ofOthers = String.raw`(?!.*\b(?:(?:did|does|do|has|have|had|is|was|are|were|would|could|can|will) (?:he|she|they|you)|him|her|them)\b)`;
/** A name stands in it, and not at its beginning or behind "in" alone. */
const holdsName = String.raw`(?:: (?!undefined )\p{Ll}+ .*|(?:,| called| named| by| at| with| from| to| for| of| \() ?(?:the )?)(?-i:(?!I(?!\p{L}))\p{Lu})`;
const some = String.raw`(?<one>(?:[\p{L}-]+ ){1,3}?\p{Ll}+|\p{Ll}*(?:ist|ant|ician|eer|doctor|professor|teacher|student|patient|captain|pilot|nurse|lawyer|colleague|reviewer|customer|farmer)s?)`;

/**
 * A name is asked for, and a sentence that tells of "nine universities" or "a dairy" gives none. Shaped as the other bounds are:
 * the question as written, and how a sentence looks behind the title of its entry.
 */
export const unnamedBounds: [asked: RegExp, told: string][] = [
  // Those who took part are told by their names, or by where they are
  [
    new RegExp(
      String.raw`\b[Ww]hich (?:\p{Ll}+ )?(?<one>(?:farms|${bearer}))(?= (?:(?:all|also|actually) )?(?:took part|participated|joined|were (?:involved|included|studied|visited))\b)`,
      'u',
    ),
    String.raw`{one}${withName}|(?-i:\p{Lu})[^ ,]* (?:and|&) (?-i:\p{Lu})|\b(?:at|by|with|from) (?:the )?(?-i:\p{Lu})|: collaborators `,
  ],
  // The make of a device
  [
    new RegExp(
      String.raw`\b(?:[Ww]hich|[Ww]hat) (?:(?:kind|make|model|brand|type) of )?(?:\p{Ll}+ ){0,2}?(?<one>${device})(?: (?:did|does|do|is|was|were|are)\b|\W*$)${ofOthers}`,
      'u',
    ),
    String.raw`\b(?:us(?:e[ds]?|ing)|with|on|from|by|via|an?) (?:an? |the |old |modified |\p{L}+ ){0,3}?(?!i(?!\p{L}))(?-i:\p{Lu}[\p{L}\d]+)|skills: .*(?-i:\p{Lu}[\p{L}\d]+)|{one}${withName}|(?-i:(?!(?:The|An?|Our|My|His|Her|Their|These|This)\b)\p{Lu}[\p{L}\d-]+) (?:\p{L}+ )?{one}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ww]hich|[Ww]hat(?: (?:are|were) the)?|[Ww]ho (?:are|were) the) (?<one>${number} (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}+(?:s|men|people))\b${ofOthers}`,
      'u',
    ),
    toSeveral('{one}'),
  ],
  [
    new RegExp(
      String.raw`\b[Nn]ames of (?:all )?(?:the|his|her|their|your) (?<one>(?:${number} )?(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}+s)(?= (?:in|at|of|from|for|who|that|which|he|she|they)\b|\W*$)`,
      'u',
    ),
    `: (?:colleagues|collaborators|authors|inventors|organisation|funding) |${toSeveral('{one}')}`,
  ],
  [
    new RegExp(String.raw`\b(?:[Ww]hich|[Ww]hat) (?<one>(?:\p{Ll}[\p{L}-]* )?(?:town|village|city))\b${ofOthers}`, 'u'),
    String.raw`^(?!{all}.*${unnamed}).`,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ww]hich|[Ww]hat) (?<one>(?:\p{Ll}[\p{L}-]* )?${bearer})\b(?! (?:has|have|had|got) the )${ofOthers}`,
      'u',
    ),
    String.raw`^(?!{all}.*${unnamed}).*${holdsName}`,
  ],
  [
    new RegExp(
      String.raw`\b[Nn]ames? of (?:the|that|his|her|their) ${some}(?= (?:in|at|of|from|for|who|that|which|he|she|they)\b|\W*$)`,
      'u',
    ),
    String.raw`^(?!{all}.*${unnamed}).*${holdsName}`,
  ],
];
