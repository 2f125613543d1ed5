import { shorthand } from './chat-signs.ts';
import { hastySlips, keySlips } from './key-signs.ts';
import { smallWordSlips } from './small-word-signs.ts';

/** British endings and their American ones: texts and questions are compared in one spelling. */
export const britishSpellings: [RegExp, string][] = [
  [/([iy])s(e|ed|es|er|ers|ing|ation|ations)$/, '$1z$2'],
  [/([^aeiou]{2}|[a-z]{2}[^aeiou])our/, '$1or'],
  [/([bt])re(s|d)?$/, '$1er$2'],
  [/(licen|defen|offen)ce/, '$1se'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ogue(s|d)?$/, 'og$1'],
  [/amme(s)?$/, 'am$1'],
];

/** Letters that no Unicode decomposition takes apart. */
export const letters: Record<string, string> = {
  '’': "'",
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** What a short form puts behind a word. */
export const shortForms = /['’](s|re|ve|ll|d|m)$/;
/** Words before whose dot no sentence ends. */
export const abbreviation =
  /(?:^|[\s(“"])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|dr|mr|mrs|ms|prof|st|no|nos|vol|pp|ed|eds|cf|ca|approx|vs|jr|sr|fig|ser|lt|adm|capt|col|gen|sgt|rev|hon)\.$/iu;
/** Letters that sound alike, and the one letter that stands for them. */
export const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|qu|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ie$|ey$|y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/**
 * Slips in the small words of a question, many of which are words of their own: told by what stands beside them. Only in
 * small letters, for Wen and Wat are names, or at the beginning.
 */
export const slips: [RegExp, string][] = [
  ...shorthand,
  ...smallWordSlips,
  ...keySlips,
  ...hastySlips,
  [/(?<!\p{L})(?:[Ww]aht|[Ww]hta|[Ww]ht|[Hh]wat|wat|wut|wot|whut)(?!\p{L})|^(?:Wat|Wut|Wot)(?= )/gu, 'what'],
  [
    /(?<=\b(?:[Ww]hat|[Hh]ow|[Ww]here|[Ww]hen|[Ww]ho|[Ww]hich|[Ww]hy|(?:[Hh]ow many|[Ww]hich|[Ww]hat) \p{L}+) )dose(?= (?:s?he|it|they|the|this|that|his|her|your?|their|\p{Lu}\p{L}+)\b(?!\W*$))|^[Dd]ose(?= (?:s?he|it|they|the|this)\b)/gu,
    'does',
  ],
  [/\b(?:[Ww]hear|[Ww]her|[Ww]hare|[Ww]ehre)\b|^wea?r(?= (?:did|does|do|is|was|has|on|in)\b)/g, 'where'],
  // "How much dose she charge"
  [/(?<=\b[Hh]ow (?:much|long|often|far|well|fast) )dose(?= (?:s?he|it|they)\b)/gu, 'does'],
  [/^(?:[Ww]ere|[Ww]hae)(?= (?:did|does|dose|do|has|can|is|was) )/g, 'where'],
  [/\b(?:wen|hwen|whne|whan|wehn)\b|^(?:Hwen|Whne|Whan|Wehn|Wen(?= (?:did|was|is|were|does)\b))\b/g, 'when'],
  [
    /\b(?:[Ww]ich|[Ww]hitch|[Ww]hihc|[Ww]ihch)\b|(?<=\b(?:and|in|at|of|by|for|from|with|on|to) )witch(?= \p{L})|^[Ww]itch(?= (?:[\p{L}\d]+ )*(?:did|does|do|has|have|is|are|was|were|of)\b)/gu,
    'which',
  ],
  [/\b(?:hoe|hwo|hou)(?= (?:many|menny|much|mutch|long|old|big|often|far|did|does|do|is|was|has|can)\b)/gi, 'how'],
  [/^(?:[Hh]oo|hew|wo|[Ww]oh|[Hh]wo)(?= \p{L})/u, 'who'],
  [/\bweer\b/g, 'were'],
  [/^[Ww]hi(?= (?:did|does|do|is|was|has|are|were)\b)/g, 'why'],
  [/\bdd(?=(?:s?he|they|the|his|her|it)\b)/g, 'did'],
  [/\b(?:befor|befroe|b4)\b/g, 'before'],
  [/\b(?:afer|aftr|afetr|aftre)\b/g, 'after'],
  [/\br u\b/gi, 'are you'],
  [/\bu\b(?! of\b|-)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bppl\b/g, 'people'],
  [/\bgimme\b/gi, 'give me'],
  [/\bmenny\b/g, 'many'],
  [/\bmutch\b/g, 'much'],
  [/(?<=\b(?:he|she|they|to) )leaf(?=\W*$| (?:the|his|her|their|for|in|from|it|that|this|\p{Lu})\b)/gu, 'leave'],
  [/(?<=\b(?:did|does) (?:s?he|they) )(?:rite|right)\b/g, 'write'],
  [/(?<!\bby )\brote\b(?! learning\b)/g, 'wrote'],
  [/(?<=\b(?:his|her|their|your) )roll(?= (?:at|in|on|with|there|was|is)\b|\W*$)/g, 'role'],
  [/(?<=\b(?:go|goes|went|going|been) to )collage\b/g, 'college'],
  [/(?<=\bdid (?!(?:the|their|his|her|its|your|any|this|that|some|no)\b)\p{L}+ )meat(?= )/gu, 'meet'],
  [/(?<=\bwhen did (?:\p{L}+ ){1,3})dye(?=\W*$)/giu, 'die'],
  [/(?<=\b(?:like|want|wants|need|love|wish|wanna|trying) to )no\b/g, 'know'],
  [/\bweather(?= (?:s?he|they)\b)/g, 'whether'],
  // Without its last letter a word is its own stem, which is known.
  [
    /\b(outcom|colleg|languag|knowledg|challeng|messag|averag|packag|experienc|scienc|conferenc|audienc|influenc|differenc|articl|titl|exampl|peopl|vehicl|pictur|lectur|featur|structur|architectur|softwar|hardwar|colleagu|techniqu|initiativ|alternativ|objectiv|servic|devic|licenc|sourc|resourc|degre)\b(?!['’])/gi,
    '$1e',
  ],
  [/\bfinnish(?=(?:ed|ing)\b| (?:his|her|their|your|the|school|college|university)\b)/g, 'finish'],
  [
    /\b[Nn]oble (?=(?:(?:peace|physics|chemistry|literature|medicine|economics) )?(?:pri[zcs]es?|laureates?)\b)/g,
    'Nobel ',
  ],
  [/(?<=\b(?:did|does|to) (?:s?he |they )?)shutdown(?= )/g, 'shut down'],
  [/\bbecom\b/g, 'become'],
  [/\b([Ww]hy|[Ww]here|[Hh]ow)d(?= (?:s?he|they) )/g, '$1 did'],
  [/\bchrage(?=[sd]?\b)/g, 'charge'],
  [/(?<=\blook(?:ing|s)? )(?:fo|fro|ofr|of)(?= (?:an?|any|new|jobs?|work|other)\b)/g, 'for'],
  [/\bprograming\b/gi, 'programming'],
  [/\b(?:intership|internshp|internhip|intenship|interniship)(?=s?\b)/gi, 'internship'],
  [/\bcerts\b/gi, 'certifications'],
  [/\b(spare|free)time\b/gi, '$1 time'],
  [/\bhow lng\b/gi, 'how long'],
  [/\bpayed\b/g, 'paid'],
  [/\bstudd?yed\b|\bstuddied\b/g, 'studied'],
  [/\bstuddy\b/g, 'study'],
  [/\bteached\b/g, 'taught'],
  [/\bexperi(?:an|n)ces?\b/gi, 'experience'],
  [/\b(?:[Cc]arreers?|carrer)\b/g, 'career'],
  [/\bwerk(?=(?:ed|s|ing)?\b)/g, 'work'],
  [/\bjobtitles?\b/gi, 'job title'],
  [/\b(how)(many|much|long|old|big|often)\b/gi, '$1 $2'],
  [/\b(what|when|where|who|how|why|which)(did|does|was|were|are|has)\b/gi, '$1 $2'],
  [/\b(did|does|was|is|has|had)(s?he|they|you)\b/gi, '$1 $2'],
  [/\b(s?he|they)(was|is|did|does|has|had|were)\b/gi, '$1 $2'],
  [
    /\b(in|at|on|of|for|to|from|with|by|and|or|is|are|was|were|has|did|does|all|what|when|where|who|how|which)(the|his|her|their|this|order|total)\b/g,
    '$1 $2',
  ],
  [/\b(in|since|from|after|before|until|of|by|around|between|and)(?=[12]\d{3}s?\b)/g, '$1 '],
];
