const pronoun = String.raw`(?:s?he|it|they|you|we|the|this|that|his|her|their|your|its|any\w*|some\w*|there|\p{Lu}\p{L}+)`;
const asking = 'what|when|where|who|whom|whose|how|why|which';

/**
 * Slips of a thumb in words of two to five letters, which are too short for a distance. What is a word or an abbreviation of its own
 * is told by what stands beside it; in small letters, or at the beginning.
 */
export const smallWordSlips: [RegExp, string][] = [
  [/(?<![\d’'-] ?)\bth(?= \p{L})|^Th(?= \p{Ll})/gu, 'the'],
  [/(?<![\d’'-] ?)\bnd(?= \p{L})/gu, 'and'],
  [
    new RegExp(
      `\\ban(?= (?:(?:${asking})(?:['’]?s)?|(?:in|at|from|by|for|under) (?:what|which)|its|his|her|their|the|did|does)\\b)`,
      'g',
    ),
    'and',
  ],
  [
    /\bfo(?= (?:how|whom)\b)|(?<=\b(?:work(?:s|ed|ing)?|pa(?:y|ys|id)|given|known|responsible|used|ask(?:ed)?) )fo\b|^[Ff]o(?= )/g,
    'for',
  ],
  [/\bfo(?= )/g, 'of'],
  [/\bfr(?= [\p{L}\d])|^Fr(?= \p{Ll})/gu, 'for'],
  [new RegExp(`(?<=\\p{L} |^)4(?= (?:${pronoun}|an?|${asking})(?![\\p{L}\\d]))`, 'gu'), 'for'],
  [
    /(?<=\b(?!(?:an?|the|in|and|or|of|for|with|about|it|as|into|no|any|her|his)\b)\p{L}+ )ot(?= (?!(?:security|engineer\w*|systems?|networks?|therap\w*|protocols?|environments?|departments?|staff|practice|services?|students?|degree|side)\b)\p{L})/gu,
    'to',
  ],
  [
    /(?<=\b(?:according|moved?|moving|due|go|went|going|comes?|assigned|given|refused?|wants?|wanted|able|used|prior|related|similar|belongs?|licensed|sold) )too(?= (?!(?:late|early|much|many|far|soon|close|little|few|often|quickly|fast|slowly?|long|high|low)\b)\p{L})/gu,
    'to',
  ],
  [
    /\bform(?= \d{4}\b)|(?<=\b(?:comes?|came|coming|graduat\w+|dat(?:e|es|ed|ing)|differ(?:s|ed|ent)?|far|away|moved?|moving|switch(?:ed)?|went|resign\w*|retire\w*|depart\w*) )form\b|\bform(?= (?:the \p{L}+ (?:of|to)|where|which|what year|whom)\b)/gu,
    'from',
  ],
  [/(?<!\ba )\bwhit(?= \p{L})/gu, 'with'],
  [/(?<=\b(?:about|of|at|on) )baout\b|\bbaout\b/g, 'about'],
  [new RegExp(`\\b[Dd]ud(?= ${pronoun}(?!\\p{L}))`, 'gu'), 'did'],
  [/\b(?:[Dd]eos|[Dd]oess)\b/g, 'does'],
  [
    new RegExp(
      `(?<=\\b(?:what|how|where|when|who|why|which|(?:how many|what|which) \\p{L}+) )dos(?= ${pronoun}(?!\\p{L}|\\W*$))|^Dos(?= (?:s?he|it|the|this|her|his)\\b)`,
      'giu',
    ),
    'does',
  ],
  [/\b(?:lf|pf|kf|ov|oof)\b/g, 'of'],
  [/\b(?:kn|ih|ij|iin)\b/g, 'in'],
  [/\b(?:tk|tto)(?= \p{L})/gu, 'to'],
  [/\b(?:iw|iss)\b/g, 'is'],
  [/(?<!\p{L} te )\bte(?= \p{Ll})/gu, 'the'],
  [/\b(?:wass|waz)\b/g, 'was'],
  [/\b(?:weree|wre)\b/g, 'were'],
  [
    /\biz(?= \p{L})|\bsi(?= (?:the|his|its|named|called|known|used)\b)|(?<=\b(?:what|who|where|how|when|why|which \p{L}+|s?he|it|there) )si\b/giu,
    'is',
  ],
  [new RegExp(`\\b[Hh]az(?= (?:${pronoun}|been|won|led|made|had|\\p{L}+e[dn])(?!\\p{L}))`, 'gu'), 'has'],
  [/\b(?:ahve|hvae|hav)\b/g, 'have'],
  [/(?<=\b(?:has|have|had) (?:s?he |they )?)ben\b/g, 'been'],
  [
    /\b[Hh]w(?= (?:many|much|long|old|big|often|far|did|does|do|is|was|were|has|have|can|could|should|would|to)\b)/g,
    'how',
  ],
  [
    /\b(?:hoe|hwo|hou)(?= (?:heavy|fast|large|quick(?:ly)?|high|tall|deep|wide|soon|well|good|expensive|few|short|small|successful|close|young|late|early|experienced|widely|strong)\b)/gi,
    'how',
  ],
  [/\b(?:[Ww]eher|[Ww]heer|[Ww]ehere)\b/g, 'where'],
  [/\b[Ww]hem(?= (?:did|was|is|were|does|has)\b)/g, 'when'],
  [/^[Ww]y(?= (?:did|does|do|is|was|has|are|were|would|isn['’]?t|didn['’]?t)\b)/g, 'why'],
  [/(?<=\b(?:who|what|where|how|any(?:one|body|thing|where)|some(?:one|body|thing)|no(?:body|thing)) )els\b/g, 'else'],
  [/\bcud(?= (?:s?he|i|we|you|they)\b)/gi, 'could'],
  [/(?<=\b(?:did|does|was|is|when|has|about|of) )ti\b/g, 'it'],
  [/\bhee\b/g, 'he'],
  [/\b(?:eny|anny)\b/g, 'any'],
  [/\bodl\b/g, 'old'],
  [/\bther(?= (?:is|are|was|were|any|an?)\b)/g, 'there'],
  [/(?<=\b(?:did|does|to|make) (?:s?he |they )?)ues\b/g, 'use'],
  [/\b(?:jop|jbo)(s?)\b/g, 'job$1'],
  [
    /\b(?:owrk|wrk)(?=(?:ed|s|ing)?\b)|(?<=\b(?:s?he|they|to|his|her|their|did \p{L}+) )wok(?=(?:ed|s|ing)?\b)/gu,
    'work',
  ],
  [/(?<=\b(?:his|her|the|a|their|your|which|what) )teem\b/g, 'team'],
  [/(?<=\b(?:which|what|a|the|his|her|their) )bok\b/g, 'book'],
  [/\b(?:tilte|tiltle)(s?)\b/g, 'title$1'],
  [/\b[Aa]w(?:rad|ad|ar)(s?)\b/g, 'award$1'],
  [/\bprizze(s?)\b/g, 'prize$1'],
  [/\bmony\b/g, 'money'],
  [/\bcaled\b/g, 'called'],
  [/\b[Pp]at(?:ten|en|ne)t(s?)\b/g, 'patent$1'],
];
