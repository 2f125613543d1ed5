import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, them, they } from './sentence-signs.ts';

/** Nouns by which several entries are asked for, those of each kind in a row. */
const things =
  '(?:(?:open[- ]source |side )?projects|(?:open[- ]source )?(?:tools|libraries|packages)|games|apps|films|patents|inventions|papers|publications|articles|talks|lectures|books|awards|prizes|honou?rs|jobs|roles|positions|posts|employers|degrees)';
/** In front of what is known already. */
const besides = '(?:besides|beside|other than|apart from|aside from|in addition to|except(?: for)?)';
/** The verb of the question, behind what is known: "… besides the prize did she get in 1997?" */
const goesOn =
  '(?<!\\b(?:that|which|who|where|he|she|they|you)) (?:did|does|do|has|have|had|was|were|is|are) (?!not\\b)\\p{L}.*';
/** What a post is called after whoever holds it. */
const holders =
  '(?:intern|apprentice|trainee|director|professor|lecturer|editor|reader|assistant|associate|instructor)';

/** Other ways to say which entries of a list are meant, and the plain one. */
export const listRewordings: [RegExp, string][] = [
  [
    /^(?:besides|beside|aside from|in addition to|leaving out|not counting) (?=[^,?]{1,80}, (?:which|what|who|how many|where)\b)/i,
    'apart from ',
  ],
  [/^(?:leaving|setting) ([^,?]{2,60}?) aside, (?=(?:which|what|who|how many)\b)/i, 'apart from $1, '],
  [/, (?:but )?(?:leaving out|not counting|excluding)(?= )/i, ', except'],
  [/^((?:list|name|show|give|which|what|all|every)\b[^,]*), (?:including|also|even) (?:the )?[^,?]{2,40}\W*$/i, '$1'],
  [/ (?:rather than|instead of|and not|as opposed to) in \p{Lu}\p{L}+\W*$/u, ''],
  // Who made it, and with whom
  [
    /\b(?:everything|all|anything) (?:that (?:was )?)?(?:directed|produced|made|funded|paid for) by\b/i,
    'everything by',
  ],
  [
    new RegExp(
      String.raw`\b(?:everything|all|anything) (?:that )?${they} (?:\w+ ){1,2}(?:together |jointly )?with\b`,
      'i',
    ),
    'everything with',
  ],
  [/\b([Aa]ct|[Aa]ppear|[Pp]lay|[Ss]tar)(ed)? (?:opposite|alongside) (?=\p{Lu})/u, '$1$2 with '],
  [new RegExp(String.raw`\b((?:did|has|have|does|do) ${they} )star(?:red)? in\b`, 'i'), '$1appear in'],
  [
    /\b((?:made|built|commissioned|produced) )by any(?:body|one) (?:but|except|other than)\b/i,
    '$1by a company other than',
  ],
  [/^(?:(?:what is )?(?:his|her|their|your) )?experience\W*$/i, 'list all jobs'],
  // Where somebody spoke is told by the talks, which name their venues
  [
    new RegExp(
      String.raw`^where (did|has|have) (${they}) (?:speak|spoken|lecture|lectured)(?= in (?:1[4-9]|20)\d\d\b)`,
      'i',
    ),
    'which talks did $2 give',
  ],
  // An award that nobody is named for was given as well
  [
    /\b(awards?|prizes?|medals?|honou?rs?|distinctions?|decorations?|those|ones) (?:(?:that|which) )?(?:(?:were|was|are) )?(?:given|awarded|presented|conferred|bestowed)(?: (?:to )?(?:him|her|them))? (?=(?:only )?(?:after|before|since|until|between|during|in \d|in the \d|posthumously)\b)/i,
    '$1 ',
  ],
  // What was reviewed, and where it was published, a portfolio tells by the venue
  [
    /(?<!\bhow many )\b(?:peer[- ]?reviewed|refereed|scholarly) (?=(?:(?:journal|conference|research|scientific) )?(?:papers?|articles?|publications?|work)\b)/i,
    '',
  ],
  // What was made beside the work, or for others
  [
    new RegExp(
      String.raw`\bprojects\b((?: (?:that )?(?:has|have|did|does|do|were|was|are|is|${they}|done|make|made|built?|worked|work|on)\b){0,5}) outside (?:of )?(?:${their} )?(?:work|(?:day )?jobs?)\W*$`,
      'i',
    ),
    'side projects$1',
  ],
  [
    /\bcontributions? to (?:other|other people['’]s|others['’]|somebody else['’]s|someone else['’]s) (?:projects?|repositories|repos|code|software|libraries)\b/i,
    'open-source contributions',
  ],
  [
    new RegExp(
      String.raw`\b(?:which|what) (?:other )?projects? ((?:has|have|did|does|do) ${they} (?:ever )?contribut)`,
      'i',
    ),
    'which open-source projects $1',
  ],
  // Only of free software somebody says whether it is kept
  [
    /^((?:which|what|how many|list|are any|are there any)\b(?: of)?(?: (?:his|her|their|your|the|all))? )projects?\b(?=[^?]{0,40}\b(?:(?:un)?maintained|archived|deprecated)\W*$)/i,
    '$1open-source projects',
  ],
  // Posts
  [
    new RegExp(
      String.raw`\b((?:which|what|how many|any|all|the|list|${their}|first|last|latest|other|every) (?:of )?(?:(?:${their}|the) )?(?:(?:first|last|latest|teaching|research|guest|paid|unpaid) ){0,2}${holders})(?:ship|eship)(s?)\b`,
      'i',
    ),
    '$1 role$2',
  ],
  // Honours
  [
    new RegExp(
      String.raw`\b(?:companies|firms|organi[sz]ations|businesses|employers) (?:and|or) (?:schools|universities|colleges|institut(?:es|ions)|public bodies|agencies|charities) (?:(?:that|which) )?(?:${they} (?:(?:has|have|had) )?(?:ever )?worked (?:for|at|in)|(?:have|has|had) (?:ever )?employed ${them})\b`,
      'i',
    ),
    'employers',
  ],
  [/\b(awards|prizes|honou?rs|medals) (?:and|or) honorary (?:degrees|doctorates)\b/i, '$1'],
  [/\bhonorary (?:degrees|doctorates) (?:and|or) ((?:other )?(?:awards|prizes|honou?rs|medals))\b/i, '$1'],
  [/\bhonorary degree(?=s?\b)/gi, 'honorary doctorate'],
  [
    new RegExp(
      String.raw`^(?:(?:(?:please )?(?:name|list|show|give)(?: me| us)? )?(?:(?:all|any|every|each|the|of) )*(?:(?:which|what) )?halls? of fame(?: (?:that )?(?:(?:is|was|has|did) )?${they}\b[^,?\d]{0,40}| inductions?)?|(?:is|was|has) ${they} (?:been |ever |now )*(?:in|inducted (?:in)?to|admitted to|(?:an? )?member of|part of) (?:an?|any|some|several|more than one) halls? of fame)\W*$`,
      'i',
    ),
    'which Hall of Fame awards did they get?',
  ],
  [
    new RegExp(String.raw`^how many halls of fame\b[^,?\d]{0,40}\W*$`, 'i'),
    'how many Hall of Fame awards did they get?',
  ],
  [/\b(scholarships|grants|stipends|fellowships|bursaries) (and|or) (awards|prizes|honou?rs)\b/i, '$3 $2 $1'],
  // Works by what they are made with, and how many of a second thing something has
  [
    new RegExp(
      String.raw`^((?:which|what|how many|any|list)(?: of)?(?: ${their}| the| all)? )projects? ((?:(?:were|was|are|is|that|do|does|did|has|have|${they}) ){0,3}(?:us(?:e|es|ed|ing)|(?:written|built|made|implemented) (?:in|with)) (?!\d)[\p{L}\p{N}+#.]{1,30})\W*$`,
      'iu',
    ),
    '$1projects or open source $2',
  ],
  [
    new RegExp(
      String.raw`^what ([a-z]{3,12}) and how many ([a-z]{3,20}) (do|does|did|has) (.{2,80}?)(?: have)?\W*$`,
      'i',
    ),
    'what $1 does $4 have and how many $2 does it have?',
  ],
  // A company of one's own
  [
    /^(?:does|do|did|has|have) (\p{L}+(?: \p{L}+)?) (?:currently |also |ever |now )?(?:run|own|have|had|owned) (?:an? (?:own )?|(?:his|her|their|your) own )(?:company|business|firm|start-?up)(?: of (?:his|her|their|your) own)?\W*$/iu,
    'which companies did $1 found?',
  ],
  // Where a part of a book stands
  [
    /^in (?:which|what) (?:book|journal|magazine|volume|collection|proceedings) (?:did|was|were) (.{2,120}? (?:appear|published|printed))\W*$/i,
    'where was $1',
  ],
  // Of two
  [/^(which (?!one\b|of\b)[^?,]{2,60} (?:was|is|lasted|took) (?:the )?)(long|short|old|new)er\W*$/i, '$1$2est'],
  // What is left beside what is known
  [
    new RegExp(
      String.raw`^what (?:else |other things )?(?:did|has|have) ${they} (?:ever )?(?:invent|patent)(?:ed)? ${besides} (.+)$`,
      'i',
    ),
    'all patents except $1',
  ],
  [
    new RegExp(
      String.raw`^what (?:else |other things )?(?:did|has|have) ${they} (?:ever )?(?:publish|write|wrote|written|author)(?:ed)? ${besides} (.+)$`,
      'i',
    ),
    'all publications except $1',
  ],
  [
    new RegExp(
      String.raw`^(?:where|for whom)(?: else)? (?:did|has|have) ${they} (?:ever )?work(?:ed)?(?: at| for)? ${besides} (.+)$`,
      'i',
    ),
    'all jobs except $1',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:which|what|any|are there|list|all|has|have|did|does|do|he|she|they|you|the|his|her|their|your) ){0,5}(?:other )?(${things}|open[- ]source(?: project| tool)?)\b(?: (?:does|do|did|has|have|${they}|there|have|had|done|made|held|received|are|were|is|was|get|got|write|written|published|do)\b){0,4} ${besides} (.+?)(${goesOn}?)?\W*$`,
      'iu',
    ),
    'which $1$3, except $2?',
  ],
  [new RegExp(String.raw`^(?:which |what |any |the |${their} )?other (${things}) than (.+)$`, 'i'), 'all $1 except $2'],
  [
    new RegExp(
      String.raw`^${besides} ([^,?]{1,80}), (?:which|what|are there any|any|does he have any|list)(?: other| more| the)? (${things})\b([^?]{0,80}?)\W*$`,
      'i',
    ),
    'which $2$3, except $1?',
  ],
  [
    new RegExp(String.raw`^${besides} ([^,?]{1,80}), (what (?:else )?(?:did|has|have) ${they} [^?]{1,60}?)\W*$`, 'i'),
    '$2, except $1?',
  ],
  // Work is many things, and beside a name it is posts
  [
    new RegExp(
      String.raw`^(?:(?:[Aa]ny|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Ll]ist|[Aa]ll|[Oo]ther) )*(?:[Ww]ork(?:ed)?|[Ee]xperience|[Ee]mployment)(?: experience)? (?:outside(?: of)?|${besides}) (?=(?:the )?\p{Lu})`,
      'u',
    ),
    'jobs outside ',
  ],
  [
    new RegExp(
      String.raw`^(?:[Dd]id|[Hh]as|[Hh]ave|[Dd]oes|[Dd]o) ${they} (?:ever |also )*work(?:ed)? (?:anywhere |somewhere )?(?:else )?(?:outside(?: of)?|${besides}) (?=(?:the )?\p{Lu})`,
      'u',
    ),
    'jobs outside ',
  ],
  // How many there are
  [
    new RegExp(
      String.raw`^(?:does|do|did|has|have|had|are|were) (?:there|\p{L}+(?: \p{L}+)?) (?:(?:ever|already|have|has|had|receive|get|got|win|won|hold|held|publish|write|written|make|made|file|filed|earn|earned|received|published|in total) ){0,3}(?:(?:more|fewer|less) than|over|under|at (?:least|most)) (?:\d{1,4}|${anyNumberWord}) (${things})\b(.{0,80})$`,
      'iu',
    ),
    'how many $1$2',
  ],
  [
    new RegExp(
      String.raw`^how many patents (?:(?:are|were|there|does|do|did|has|have|had|${they}|hold|get|got) ){0,4}(?:per|by|for each) assignee\W*$`,
      'i',
    ),
    'which assignees have patents?',
  ],
  // What is counted among them narrows nothing
  [
    /^(how many\b[^,?]{1,80}?)(?:(?<! not),? (?:counting|including|incl\.?) (?=(?:the|his|her|their|your|an?|all)\b)|, (?:counting|including|incl\.?) )[^,?]{1,60}\W*$/i,
    '$1?',
  ],
  [/^(how many\b[^,?]{1,80}), (?:with )?[^,?]{1,50}(?<! not) included\W*$/i, '$1?'],
  // Those who had a part in a work are its collaborators
  [
    new RegExp(
      String.raw`^how many (?:other )?(?:people|persons|others) (?:(?:worked|collaborated) with (?:him|her|them|you) on|helped (?:him|her|them|you) (?:to )?(?:make|build|write|create|develop|design|with)) (.+?)\W*$`,
      'i',
    ),
    'how many collaborators did $1 have?',
  ],
  [
    new RegExp(
      String.raw`^with how many (?:(?:other )?(?:people|persons)|others) (?:did|has|have) ${they} shared? (.+?)\W*$`,
      'i',
    ),
    'how many people shared $1?',
  ],
  // A number that a text tells
  [/\bgithub stars\b/gi, 'stars'],
  [
    new RegExp(
      String.raw`^how many authors (?:does|did|do|has|have|are on|were on|worked on|wrote) (.+?)(?: have| had)?\W*$`,
      'i',
    ),
    'who are the co-authors of $1?',
  ],
];
