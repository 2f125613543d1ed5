import { anyNumberWord } from '../../corpus/number-signs.ts';
import { they } from './sentence-signs.ts';

const number = `(?:\\d[\\d.,]*|${anyNumberWord}|dozens?|hundreds?|thousands?)`;
const are = '(?:is|are|was|were)';
const breaks =
  '(?:fail|br[eo]ak|broke|crash|burst|snap|explode?|leak|s[aiu]nk|collapse?|stall|jam|crack|melt|tear|tore|torn|fall|fell|came down|come down|catch|caught)';
const prefix = '(?:the|an?|his|her|their|your|its|that|one)';
/** Somebody with a part that no other word stands for, each with the beginning of the words that tell it. */
const parts = [
  ['co-?pilots?', 'co-?pilot'],
  ['first officers?', 'first officer'],
  ['navigators?', 'navigat'],
  ['photographers?', 'photo'],
  ['drivers?', 'driver|drove'],
  ['secretary', 'secretar'],
  ['accountants?', 'account'],
  ['flat-?mates?|room-?mates?', 'flat-?mate|room-?mate|shared'],
  ['bodyguards?', 'guard'],
  ['midwife', 'midwi'],
  ['surgeons?', 'surgeon|operat'],
  ['judges?|magistrates?', 'judg|magistrat'],
  ['mayors?', 'mayor'],
  ['ministers?', 'minist'],
  ['lawyers?|solicitors?|barristers?|attorneys?|prosecutors?', 'lawyer|solicitor|barrister|attorney|prosecut|counsel'],
  ['witness(?:es)?|victims?|plaintiffs?|defendants?', 'witness|victim|plaintiff|defendant|testif'],
  ['whistle-?blowers?|informants?|sources?', 'whistle|inform|source|leak|tip'],
  ['illustrators?', 'illustrat|draw|drew'],
  ['narrators?', 'narrat|read by'],
  ['translators?', 'translat'],
  ['referees?|umpires?', 'referee|umpire'],
  ['notary|notaries', 'notar'],
  ['landlords?|landlad(?:y|ies)', 'landl|owner|rent'],
  ['best man|maid of honou?r|bridesmaids?', 'best man|maid|bridesmaid|witness'],
  ['god-?(?:father|mother|parents?)', 'god-?(?:father|mother|parent)'],
] as const;

/**
 * What stands right beside a fact that is told and is not it: the day of a post that somebody else had, why a thing
 * failed that is told to have failed, the name of one that is told of by a noun; shaped as the other bounds are.
 */
export const nearMissSigns: [asked: RegExp, told: string][] = [
  // A post of two words is dated by an entry or a sentence that says both
  [
    new RegExp(
      String.raw`^\W*(?:[Ww]hen|(?:[Ii]n )?(?:[Ww]hat|[Ww]hich) years?) (?:was|were) ${they} an? (?!(?:full|paid|proper|real|professional|practising)[ -]|(?:\p{Ll}+ )*(?:student|pupil|child|girl|boy|kid|teenager|baby|founder|teacher|leader|employee|fellow|member)(?!\p{L}))(?<one>\p{Ll}{3,}[ -]\p{Ll}{3,})\W*$`,
      'u',
    ),
    '^{all}',
  ],
  [
    new RegExp(
      String.raw`\b[Ww]hen did ${they} (?:(?:first|actually|ever) )?(?:learn|pick up|(?:start|begin)(?: learning| to learn)) (?:to (?:speak|use|write|program in|code in) )?(?<one>\p{Lu}[\p{L}+#]*)\W*$`,
      'u',
    ),
    '{one}',
  ],
  [
    new RegExp(
      String.raw`\b[Hh]ow long ${are} (?:the|her|his|their|your) (?:\p{Ll}+ )?(?<one>boat|ship|yacht|sloop|vessel|bridge|runway|tunnel|pipe|cable|track|road|wall|garden|pool|beard|hair|arm|robot)s?\W*$`,
      'u',
    ),
    String.raw`${number}[ -](?:\p{L}+ )?(?:\p{L}*met(?:re|er)s?|feet|foot|ft|inch(?:es)?|miles?|yards?|[ckm]?m)(?!\p{L})`,
  ],
  ...parts.map(([part, told]): [RegExp, string] => [
    new RegExp(String.raw`\b[Ww]ho ${are} (?:the|her|his|their|your) (?<one>${part})(?!\p{L})`, 'u'),
    `(?<!\\p{L})(?:${told})`,
  ]),
  // That it failed is no reason why it did
  [
    new RegExp(
      String.raw`\b[Ww]hy did (?:(?:the|her|his|their|your|an?) )?(?!${they} )(?<one>[^?,]{2,40}?) (?:first )?(?<other>${breaks})(?!\p{L})`,
      'u',
    ),
    String.raw`^(?!.*\b(?:after|when|because|as|since|so) ${prefix} (?:\p{L}+ ){0,2}?{one} (?:(?:had|has|was|were) )?${breaks}(?:e?[dn]|ing|s)?(?:,|[.;]| with| in| on| at|$))(?=.*(?:{one}|\b(?:it|that|this)\b|(?<!\p{L})${breaks})).*(?:(?<!\p{L})${breaks}|\b(?:because|due to|owing to|lack(?:ed)?|ran out|too (?!\p{Ll}+ing)\p{Ll}+|nobody|no one|hardly any\p{L}*|lost|never|could not|did not|was not|were not|not enough|bankrupt\p{L}*|insolven\p{L}*|closed|wrong|mistakes?|problems?|bugs?|errors?|faults?|unable|delay\p{L}*)\b|n['’]t\b)`,
  ],
  [
    /\b[Ii]n (?:which|what) countr(?:y|ies) (?:is|are|was|were) (?:the|her|his|their|your|this|that) (?:[\p{L}-]+ ){0,4}?(?<one>patents?) (?:valid|in force|granted|registered|protected|filed)(?!\p{L})/u,
    ': (?:office|number) |\\bcountr(?:y|ies)\\b|{one}',
  ],
  // So many of one kind
  [
    /\b[Hh]ow many (?<one>contributors|maintainers|commits|committers|reviewers|moderators|sponsors) (?:does|did|do|has|have) (?:the |her |his |their |your )?(?<other>\p{Lu}[^?,]{1,60}?) (?:have|has|had|get|got)\W*$/u,
    String.raw`^(?=.*{other}).*${number} (?:\p{L}+ ){0,3}{one}`,
  ],
  [
    /\b[Hh]ow many (?<one>lines)(?: of (?:source )?code)? (?:is|are|does|do|did|has|have|make)\b/u,
    `${number} (?:\\p{L}+ ){0,2}lines(?= of\\b| in\\b| and\\b| long\\b|[,.;]|$)|\\blines of (?:source )?code`,
  ],
  // Names, where their number alone is told
  [
    /\b[Ww]ho (?:were|was|are|is) (?:the |her |his |their |your )?(?:other )?(?<one>co-?authors?) (?:of|on)(?!\p{L})/u,
    String.raw`: (?:authors|collaborators) |\b(?:with|and|by) (?:Dr |Prof\w* )?(?!I(?!\p{L}))(?-i:\p{Lu})|author[^.;]{0,40}(?-i:\p{Lu})`,
  ],
  // Which of them it was, where a sentence tells that it was one
  [
    /\b[Ww]hich (?:of the (?:\p{Ll}+ )?)?(?<one>engine|glider|helicopter|simulator|aeroplane|airplane|boat|ship|lorry|truck|motorbike|motorcycle|bicycle|tractor|train|horse|wing|wheel|motor|valve)(?= (?:in \p{L}+ |at \p{L}+ )?(?:did|does|do|is|was|were|has|have|failed|broke|crashed|stopped|burnt|burst|came|fell|sank)(?!\p{L}))/u,
    String.raw`\b(?:left|right|front|rear|port|starboard|first|second|third|fourth|inner|outer|upper|lower|number|no\.?) (?:(?:hand|\p{L}+|\d) )?{one}|{one}[^.;]{0,30}(?:,| called| named| \() ?(?:an? |the )?(?!i(?!\p{L}))(?-i:\p{Lu})|(?-i:(?!(?:The|An?|One|Our|My|His|Her|Their|This|That)\b)\p{Lu}[\p{L}\d-]+) (?:[\p{L}\d-]+ )?{one}|\b(?:aboard|on board) (?:the )?(?!i(?!\p{L}))(?-i:\p{Lu})|\b(?:flew|flown|fly|rode|sailed|drove) (?:an? |the |her |his )?(?:\p{Ll}+ )?(?-i:\p{Lu}[\p{L}-]*) ?\d|\b(?:called|named|christened) (?-i:\p{Lu})|: skills `,
  ],
  [
    /\b[Ww]hich (?<one>bank|insurer|foundation|charity|publisher|agency|hospital|clinic|hotel) (?:gave|lent|granted|paid|offered|treated|insured|financed|funded|supported|employed|hosted) (?:him|her|them|you)(?!\p{L})/u,
    String.raw`{one}[^.;]{0,30}(?:,| called| named| \() ?(?!i(?!\p{L}))(?-i:\p{Lu})|(?-i:(?!(?:The|An?|One|Our|My|His|Her|Their|This|That)\b)\p{Lu}[\p{L}\d-]+) (?:[\p{L}\d-]+ )?{one}|\b(?:by|from|at|with) (?:the )?(?-i:\p{Lu})|: (?:funding|organisation|employer|awarder|venue) `,
  ],
  // What a thing bears by its own word
  [
    /\b(?:[Ww]hat|[Ww]hich)(?:['’]s| is| was| are| were) (?:the|its|her|his|their|your) (?:\p{Ll}+ )?(?<one>registration|serial|call-?sign|tonnage|wingspan|horsepower|mileage|wavelength|postcode|password|flight|tail|licence plate|number plate)s?(?: (?:number|mark|letters?|code))? (?:of|for|on)(?! (?:[\p{L}'’-]+ ){0,4}patents?(?!\p{L}))(?!\p{L})/u,
    '{one}',
  ],
  // A prize that is named, and no other
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?:[Ww]hich|[Ww]hat) (?<one>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*?) (?:[Aa]wards?|[Pp]rizes?|[Mm]edals?|[Ff]ellowships?|[Ss]cholarships?) (?:did|has|have|was|were) ${they} (?:ever )?(?:w[io]n|g[eo]t|receive|received|given|awarded|earn|earned)(?!\p{L})`,
      'u',
    ),
    '^{all}',
  ],
  // When somebody learned a thing: that it is done tells no day
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?:[Ww]hen|(?:[Aa]t )?(?:[Ww]hat|[Ww]hich) age|[Hh]ow old (?:was|were) ${they} when|[Ww]here|[Ff]rom whom) (?:did )?${they} (?:(?:first|ever) )?learn(?:ed|t)? (?:how )?to (?<one>\p{Ll}{3,})(?!\p{L})`,
      'u',
    ),
    String.raw`\b(?:learn(?:ed|t|s)?|taught|teach\p{L}*|lessons?|first|beg[au]n|start\p{L}*|could|able|since|years? old|age)\b[^.;]{0,80}(?<!\p{L}){one}|(?<!\p{L}){one}\p{L}*[^.;]{0,80}\b(?:learn(?:ed|t)?|taught|lessons?|since|years? old|age)\b`,
  ],
  // Whom somebody took on: who hired the owner is none of them
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?:[Ww]hom?|(?:[Ww]hich|[Ww]hat) (?:\p{Ll}+ )?(?:people|persons|\p{Ll}+s)) (?:did|has|have|does|do) ${they} (?:(?:ever|also|personally) )?(?<one>hired?|recruit(?:ed)?|employ(?:ed)?|tak(?:e|en) on)(?!\p{L})`,
      'u',
    ),
    String.raw`(?<!\b(?:was|were|been|be|is|are|being) (?:\p{L}+ )?)\b(?:hire[ds]?|recruit(?:ed|s)?|t(?:ook|akes?) on|employ(?:s|ed)?)\b(?! by| me| her| him| them)`,
  ],
  // A board of directors is made of people, and not of circuits
  [
    new RegExp(
      String.raw`\b(?:[Ww]hich|[Ww]hat|[Aa]ny|[Aa]) (?<one>boards?|committees?|panels?|jur(?:y|ies))(?: (?:and|or) \p{Ll}+)? (?:does|do|did|is|are|has|have|was|were) ${they} (?:(?:ever|also|still|currently) )?(?:sit|serve|served|been|sat|on|a member)(?!\p{L})`,
      'u',
    ),
    String.raw`\b(?:members?|trustees?|directors?|chair\p{L}*|advis\p{L}+|council|committee|panel|jury|juror|governor|on the board|board of|sits?|sat|serve[sd]?)\b`,
  ],
  // What somebody learns today
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?[Ww]hat (?:is|are) ${they} (?:(?:currently|now|also) )?(?<one>learning|studying)(?: (?:now|today|at the moment|at present|these days|currently|right now|next))?\W*$`,
      'u',
    ),
    String.raw`\b(?:am|is|are|now|currently|still|keeps?|at the moment|at present|since \p{Ll}* ?\d{4}|beginner|evenings?|lessons?|course)\b[^.;]{0,60}\b(?:learn(?:ing|s)?|studying|studies|taking|working through|beginner)\b|\b(?:learning|studying|beginner)\b`,
  ],
  // What a thing is in general: its name beside other words defines nothing, but an entry may be called so
  [
    /^\W*(?:(?:[Ss]o|[Aa]nd|[Bb]ut|[Hh]ey|[Hh]i),? )?[Ww]hat(?:['’]s| is| are) (?:an? )?(?!(?:the|this|that|its?|his|her|their|your|he|she|they|you|my|our|new|next|wrong|known|on|in|to|up|left|so|not|there|like|good|special|different|important|best|most|more|his|one|two)(?!\p{L}))(?!.* (?:for|of|like|about|called|with|from)\W*$)(?<one>\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2})\W*$/u,
    String.raw`^[^:]*{one}|{one}["”)]?,? (?:\p{L}+ly )?(?:is|are|was|were|means?|meant|stands? for|refers?|consists?)(?!\p{L})|{one}["”]?, (?:an?|the|or|which|that)(?!\p{L})|\b(?:called|term|word|named) ["“]?{one}`,
  ],
];
