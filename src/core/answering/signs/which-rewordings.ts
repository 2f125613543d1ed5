import { their, they } from './sentence-signs.ts';

/** One of those that come first and last. */
const ends =
  '(?:patent|invention|project|publication|paper|article|talk|lecture|book|award|prize|film|job|role|post|position|release)';
/** What of somebody's own is honoured. */
const ownWork =
  '(?:books?|films?|movies?|documentaries|albums?|songs?|pieces|games?|apps?|works?|products?|(?:open[- ]source )?projects?|articles?|papers?|publications?|talks?|tools?|libraries|software|designs?|photos|pictures|buildings?|novels?)';
/** Other ways to say which entries of a list are meant by what became of them, and one of each for all; and the plain wording. */
export const whichRewordings: [RegExp, string][] = [
  // One end of an order is the first of the list
  [
    /,? (?:(?:sorted|ordered|ranked|arranged|listed) )?(?:from )?(?:the )?(newest|latest|most recent|oldest|earliest) to (?:the )?(?:newest|latest|most recent|oldest|earliest)\W*$|,? (?:starting|beginning) (?:with|from) (?:the )?(newest|latest|most recent|oldest|earliest)\W*$/i,
    ', $1$2 first',
  ],
  [/\b(?:(?:full|complete|whole) )?filmography\b/i, 'films'],
  // Only of free software somebody says that it is archived
  [
    /^((?:(?:any|all|list|show|me|the|his|her|their|your|are|there|which|what) )*(?:archived|unmaintained|deprecated) )projects\W*$/i,
    '$1open-source projects',
  ],
  // One of each asks for all
  [/\b(?:every|each) (?:single )?(town|certificate|certification|diploma)\b/i, 'all $1s'],
  [/\b(?:every|each) (?:single )?(cit|countr)y\b/i, 'all $1ies'],
  [
    /^(?:(?:list|name|show|give)(?: me)? )?all (?:the )?(cities|countries|towns) (?=(?:that |where |in which )?(?:he|she|they|you)\b)/i,
    'which $1 ',
  ],
  // What was given up was abandoned
  [
    new RegExp(
      String.raw`^((?:which|what|any|list)\b[^?,]{0,30}\bprojects?) (?:(?:did|has|have) ${they} (?:ever )?(?:give|given|gave) up(?: on)?|(?:that )?${they} gave up(?: on)?|(?:were|was|got) given up(?: on)?)\W*$`,
      'i',
    ),
    '$1 were abandoned?',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what|any|list)\b[^?,]{0,30}\bprojects?) (?:(?:did|has|have) ${they} (?:ever |have to |had to )?(?:stop(?:ped)?|halt(?:ed)?|call(?:ed)? off|pull(?:ed)? the plug on|break off|broken off)|(?:that )?${they} (?:had to |ha[sd] |have )?(?:stop(?:ped)?|halt(?:ed)?|call(?:ed)? off))(?: early)?\W*$`,
      'i',
    ),
    '$1 were abandoned?',
  ],
  // What lives is not over
  [
    /^((?:which|what|how many|list|are any)\b[^?,]{0,30}\bprojects? (?:(?:that|which) )?(?:is|are) )(?:still )?(?:live|alive|up and running|under way|in the works)(?: (?:now|today|at the moment))?\W*$/i,
    '$1still going?',
  ],
  // What is over and what is not: all, with both dates
  [
    /^(?:which|what)(?: of (?:the|his|her|their|your))? (projects|jobs|roles) (?:are|were|have been) (?:(?:already )?(?:finished|completed?|done|over|ended|closed)|(?:still )?(?:going(?: on)?|ongoing|running|open|active|in progress|unfinished)),? (?:and|or|but) (?:which(?: ones| of them)?) (?:are|were|have been) (?:(?:already )?(?:finished|completed?|done|over|ended|closed)|(?:still |not )?(?:going(?: on)?|ongoing|running|open|active|in progress|unfinished|finished))\W*$/i,
    'list all $1 with start and end',
  ],
  // Posts that were given up are over
  [
    new RegExp(
      String.raw`^((?:which|what)\b[^?,]{0,30}\b(?:jobs|roles|posts|positions)) (?:(?:has|have|did) ${they} (?:(?:since|already) )?(?:gave up|g[ai]ven? up|left|leave|quit|stop(?:ped)?|step(?:ped)? down from))\W*$`,
      'i',
    ),
    '$1 have ended?',
  ],
  // Whoever speaks beside somebody is a co-author of the talk
  [
    /^((?:which|what|how many)\b[^?,]{0,30}\b(?:talks?|lectures?|keynotes?)\b[^?,]{0,30}\b)(?:co-?speakers?|co-?presenters?|(?:second|other|another|more than one) (?:speakers?|presenters?))\W*$/i,
    '$1co-author?',
  ],
  // What one work was honoured with: one or several
  [
    new RegExp(
      String.raw`^([Ww]hich|[Ww]hat) (?:award|prize|medal|honou?r)s ((?:did|has|have) ${they} (?:ever )?(?:w[io]n|get|got|gotten|receive[d]?|earn(?:ed)?) for (?:the )?[_\p{Lu}][^,?]{0,60}?)\W*$`,
      'u',
    ),
    '$1 award $2?',
  ],
  // For which of somebody's own works it was given, the reason tells
  [
    new RegExp(
      String.raw`^(?:(?:which|what) (?:awards?|prizes?|honou?rs?|medals?) (?:did|has|have) (?:${they} (?:ever )?(?:w[io]n|get|got|gotten|receive[d]?|earn(?:ed)?) for ${their} (?:\w+ )?${ownWork}|${their} (?:\w+ )?${ownWork} (?:ever )?(?:w[io]n|get|got|gotten|receive[d]?|earn(?:ed)?))|(?:(?:list|show|name|any|are there any|which|what|${their}) ){0,3}(?:award|prize)[- ]winning ${ownWork}|(?:which|what)(?: (?:one )?of (?:${their}|the))? ${ownWork} (?:has |have |that )?(?:ever )?(?:(?:won|win|received|earned|got|gotten) (?:(?:an?|any|some) )?(?:awards?|prizes?|medals?|honou?rs?|something|anything)|(?:was|were) (?:award|prize)[- ]winn(?:ing|ers?)))\W*$`,
      'i',
    ),
    'list all awards with their reason',
  ],
  [
    new RegExp(
      String.raw`^(?:what|for (?:what|which (?:works?|achievements))) (?:(?:did|has|have) ${they} (?:ever )?(?:get|got|gotten|w[io]n|receive[d]?|given|been given) (?:all )?(?:of )?(?:the|${their}|those|these) (?:awards|prizes|medals|honou?rs)|(?:were|are) (?:all )?(?:of )?(?:the|${their}|those|these) (?:awards|prizes|medals|honou?rs)(?: (?:given|awarded))?)(?: for)?\W*$`,
      'i',
    ),
    'list all awards with their reason',
  ],
  [
    new RegExp(
      String.raw`^where (?:were|are|have) (?:all )?(?:of )?(?:the|${their}) (awards|prizes|medals|honou?rs) (?:been )?(?:given|awarded|presented|handed over|handed out|conferred)(?: to (?:him|her|them|you))?\W*$`,
      'i',
    ),
    'in which places were their $1 given?',
  ],
  // The first lies furthest back
  [
    new RegExp(
      String.raw`^(?:which|what) (?:one )?(?:of (?:all )?(?:${their}|the) )?(${ends})s? (?:was|is|lies|dates|goes) (?:the )?(?:longest|furthest|farthest) (?:ago|back)\W*$`,
      'i',
    ),
    'what was their first $1?',
  ],
  // Where posts were is told by their places, and no countries that a text speaks of
  [
    new RegExp(
      String.raw`^(?:which|what) (countries|cities|towns|places) (?:has|have|did|had) ${they} (?:ever |already )?(?:work(?:ed)?|been employed|had jobs) in(?: (?:so far|over the years))?\W*$`,
      'i',
    ),
    'in which $1 have they worked?',
  ],
  // Whoever writes a program makes it with a language
  [
    new RegExp(
      String.raw`^(?:which|what) (?:of ${their} )?(?:tools?|programs?|products?|software|firmware|apps?|libraries|things|code) (?:did|has|have) ${they} (?:ever )?(?:write|written|wrote|buil[dt]|ma[dk]e|implement(?:ed)?|develop(?:ed)?|cod(?:e|ed)|program(?:med)?) ((?:in|with|using) (?!\d)[\p{L}\p{N}+#.]{1,30})\W*$`,
      'iu',
    ),
    'which projects or open source were written $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:products?|projects?|features?|apps?|services?) (?:did|has|have) ${they} (?:ever |also )?(?:shut(?: down)?|switch(?:ed)? off|turn(?:ed)? off|kill(?:ed)?(?: off)?|axed?|scrap(?:ped)?|discontinued?|cancel(?:l?ed)?)(?:,? and why)?\W*$`,
      'i',
    ),
    'which projects failed?',
  ],
  // Only of free software somebody says whether it is kept
  [
    /^((?:which|what|how many|list|are any)\b[^?,]{0,30}\b(?:open[- ]source(?: projects?| software| tools?| libraries)?|libraries|repos(?:itories)?|packages)) ((?:that )?(?:is|are) )?(?:still )(?:going|active|alive|running|ongoing|live|in development)\W*$/i,
    '$1 are still maintained?',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what)(?: of)?(?: ${their}| the)? )(?:tools?|programs?|software|things) ((?:(?:is|are|was|were) )(?:written|built|made|implemented) (?:in|with) )`,
      'i',
    ),
    '$1projects or open source $2',
  ],
  // What others look after now was handed over
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name)(?: all)?(?: of)?(?: (?:the|${their}))?) (?:open[- ]source )?(?:projects?|tools?|utilities|programs?|packages?|libraries|library|repos(?:itories)?) (?:(?:did|has|have) ${they} (?:ever |since )?(?:hand(?:ed)? (?:over|on)|pass(?:ed)? on|g[ia]ven? away|stop(?:ped)? maintaining)(?: to (?:others?|somebody|someone|anybody|anyone|another)(?: else| people| maintainers?)?)?|(?:has|have|had) (?:(?:some|any)(?:one|body)(?: else)?|others|other people|another (?:person|maintainer)) taken over|(?:was|were|got|has been|have been) (?:taken over|handed (?:over|on)|passed on|given away)(?: (?:to|by) (?:others|other people|(?:some|any)(?:one|body)(?: else)?))?|(?:is|are) (?:now )?(?:maintained|looked after|kept|run|developed) by (?:others|other people|(?:some|any)(?:one|body) else))(?: now| today)?\W*$`,
      'i',
    ),
    '$1 open-source projects were handed over?',
  ],
  // Of tools somebody looks after, and of no skills, it is told whether they are kept
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name|show(?: me)?)(?: all)?(?: of)?(?: (?:the|${their}))?) (?:tools?|utilities|programs?|packages?|librar(?:y|ies)|repos(?:itories)?)(?: of (?:his|hers|theirs|yours))? (?=(?:(?:that|which) )?(?:(?:is|are|was|were|(?:has|have) been) (?:now |already |still |no longer |not |currently )*(?:archived|maintained|kept up|looked after|abandoned|retired|discontinued|alive|older than|newer than|younger than|(?:from )?(?:before|after|since) \d{4})\b|(?:did|has|have) ${they} (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining)\b))`,
      'i',
    ),
    '$1 open-source projects ',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what|list|how many)\b[^?,]{0,30}\bopen[- ]source projects) (?:(?:that|which) )?(?:did|has|have) ${they} (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining)(?:,? (?:or|and) (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining))*\W*$`,
      'i',
    ),
    '$1 are archived?',
  ],
  [
    /^((?:which|what)(?: of (?:the|his|her|their|your))? )engagements (?=(?:went|failed|(?:were|was) (?:stopped|abandoned|given up|cancell?ed))\b)/i,
    '$1projects ',
  ],
  // What was written by oneself was written with nobody
  [
    new RegExp(
      String.raw`^((?:which|what|how many) (?:of ${their} )?(?:books?|papers?|articles?|publications?|chapters?|essays?) (?:has|have|did) ${they} (?:ever )?(?:write|written|publish(?:ed)?|author(?:ed)?)) (?:all )?(?:by )?(?:him|her|them|your)sel(?:f|ves)\W*$`,
      'i',
    ),
    '$1 alone?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) publishers (?:(?:has|have|did) ${they} (?:ever )?(?:work(?:ed)? with|publish(?:ed)? (?:with|at)|(?:write|written) for|have|had)|(?:has |have )?(?:published|brought out) ${their} (?:books|works?))\W*$`,
      'i',
    ),
    'who published their books?',
  ],
  [
    new RegExp(
      String.raw`^(which|what) (?:one )?(?:of )?${their} (?:works|writings|texts) (?=(?:has|have|had|with|is the longest|is the shortest)\b[^?]{0,20}(?:pages|longest|shortest)\W*$)`,
      'i',
    ),
    '$1 publication ',
  ],
  // The entries at both ends, and the one behind the first
  [
    new RegExp(
      String.raw`^(?:and )?(?:(?:what|which|when|where) )?(?:(?:was|were|is|are|did|has|have) (?:${they} )?(?:\w+ )?)?(?:${their}|the) (?:very )?(?:first|earliest|oldest)(?: one| ${ends})?,? and (?:(?:which|what|when) )?(?:(?:was|is) )?(?:(?:${their}|the) )?(?:very )?(?:last|latest|newest|most recent) (${ends})s?(?: (?:published|filed|released|given|granted|out))?\W*$`,
      'i',
    ),
    'what was their first $1, and what is their most recent $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:was|were|is|are) (?:${their}|the) (?:very )?(?:first|earliest|oldest),? and (?:(?:${their}|the) )?(?:very )?(?:last|latest|newest|most recent) (${ends})s?(?: (?:that )?${they} (?:\w+ ){1,2}?(?=(?:at|in|for|with|as)\b))? ?((?:at|in|for|with|as) [^,?]{2,40}?)\W*$`,
      'i',
    ),
    'what was their first $1 $2, and what is their most recent $1 $2?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:is|was) (?:the )?(second|third|fourth|fifth) (?:one )?(?:of|among) (?:all )?(?:${their}|the) (${ends})s\W*$`,
      'i',
    ),
    'what is their $1 $2?',
  ],
  // Two numbers held against each other
  [
    new RegExp(
      String.raw`^how many (${ends}s) (did|has|have) (${they}) (\p{L}+) ((?:in|at|for|with|during|under|before|after|since) )(.{2,40}?),? (?:versus|vs\.?|compared (?:to|with)|as against|as opposed to|and how many(?: ${ends}s)?) ((?:in|at|for|with|during|under|before|after|since) )?(?!(?:did|has|have|were|was)\b)([^,?]{2,40}?)\W*$`,
      'iu',
    ),
    '$2 $3 $4 more $1 $5$6 or $7$8?',
  ],
  // Of two only one may be kept
  [
    /^(?:is|are|was|were) (?:either )?(\S+(?: \S+){0,2}) or (\S+(?: \S+){0,2}) still (maintained|active|supported|alive)\W*$/i,
    'which of $1 and $2 is still $3?',
  ],
  [
    /^which (?:one )?(?:is|of the two is|one of them is) still (maintained|active|supported|alive)[,:] (\S+(?: \S+){0,2}) or (\S+(?: \S+){0,2}?)\W*$/i,
    'which of $2 and $3 is still $1?',
  ],
];
