import { firstName, furtherName, their, them, they } from './sentence-signs.ts';

const name = `${firstName}${furtherName}{0,3}`;
/** Of a single word it may be a tool: "Did you write anything with Rust?". */
const fullName = `${firstName}${furtherName}{1,3}`;
/** How questions speak of the person behind a verb, for a pattern. */
const person = '(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou)';
const firm = '(?:compan(?:y|ies)|business(?:es)?|firms?|start-?ups?|enterprises?)';
const did = '(?:[Dd]id|[Hh]as|[Hh]ave|[Hh]ad)';
const written = '(?:co-?)?(?:publish(?:ed)?|writ(?:e|ten)|wrote|author(?:ed)?)';
const invented = '(?:co-?)?(?:invent(?:ed)?|patent(?:ed)?)';
const made = `(?:${written}|${invented}|buil[dt]|made?|done?|develop(?:ed)?|design(?:ed)?|record(?:ed)?|composed?)`;
const things =
  '(?:papers?|articles?|books?|chapters?|reports?|publications?|talks?|patents?|inventions?|projects?|films?|awards?)';
const anything = `(?: (?:anything|something|(?:(?:an?|any|some) )?${things}))?`;
const which = `([Ww]hat|[Ww]hich \\w+) ${did}`;
const doctoral = String.raw`(?:ph\.?d\.?|doctoral|doctorate|graduate|postgraduate|research|master(?:['’]?s)?|m\.?sc\.?)`;
const students = '(?:students|candidates)';

/** Other ways to ask with whom something was done, and the plain wording. */
export const companyRewordings: [RegExp, string][] = [
  [
    /^who (?:were|are|was) (?:his|her|their|your) fellow (?:members?|workers?|researchers?|scientists?|engineers?|teachers?|founders?|board members?)(?= (?:on|of|in|at)\b)/i,
    'who were the colleagues',
  ],
  // What was paid for it
  [
    /^(?:for|at) (?:what|which) (?:price|sum|amount)(?: of money)? (was|were) ([^?,]{2,60}?) (?:sold|bought|acquired)\W*$/i,
    'how much $1 $2 sold for?',
  ],
  // Whose a company is, is told by whoever tells who owns it
  [
    /^(?:do|does|did) (?:he|she|they|you) (?:still |really |actually |personally )*own (?:all |any |part |most |half |shares |a share |a stake )?(?:of |in )?((?:the|his|her|their|your) (?:\w+ )?(?:company|firm|business|start-?up|agency|studio|practice))\W*$/i,
    'who owns $1?',
  ],
  [
    /^(?:how much|what (?:share|part|percentage)|how big a (?:share|stake)) of ([^,?]{2,60}?) (?:do|does|did) (?:he|she|they|you) own\W*$/i,
    'who owns $1?',
  ],
  // One's own firm; "set up" in plain words
  [
    new RegExp(
      String.raw`^(?:did|does|do|has|have|had) ${they} (?:(?:ever|also|already|really|actually) )*(?:(?:co-?)?found(?:ed)?|start(?:ed)?|set|establish(?:ed)?|launch(?:ed)?|open(?:ed)?|creat(?:ed?)|form(?:ed)?|(?=.*\bown\b)(?:r[ua]n|own(?:ed)?|ha[dv]e?|buil[dt]|beg[iau]n))(?: up)?(?: established built)? (?:an?|any|${their} own)(?: (?:new|small|private|little))? ${firm}(?: of ${their} own)?\W*$`,
      'i',
    ),
    'did they found a company?',
  ],
  [/^who (?:are|were) the (?:owners?|shareholders?) of ([^,?]{2,60}?)\W*$/i, 'who owns $1?'],
  [/^(?:please )?(?:list|name|give me|show me) (?:all )?(?:the )?(?:names of )?(?:the )?people (?:who|that)\b/i, 'who'],
  [new RegExp(String.raw`^(?:please )?(?:list|name) (?:all )?(?:the )?people (${they})\b`, 'i'), 'who did $1'],
  // Whoever got a thing is not where it was made
  [
    /^(?:(?:do|can|could|would) you (?:know|tell me|say) )?to (?:which|what) (?:company|firm|companies|firms|business|manufacturer|organi[sz]ation) (?!(?:did |has )?(?:he|she|they|you)\b)(?=[^?]*\b(?:licen[cs]ed?|sold|sell|transferred|passed|handed|leased)\b)/i,
    'to whom ',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?: is|'s|’s| was) (?:the name of )?(?:${their}|the) (?:own )?start-?up(?: called| named)?|(?:which|what) start-?ups? (?:did|has|have) (${they}) (?:ever )?(?:co-?)?(?:found|start|set up|launch)(?:ed)?)\W*$`,
      'i',
    ),
    'which company did they found?',
  ],
  [
    new RegExp(
      String.raw`^whom? (?:did|has|does) ${they} (?:mostly |mainly |usually )?(?:work(?:ed)?|collaborated?) with(?: (?:most(?:ly)?|the most|a lot|usually|mainly|on a daily basis|day to day))?\W*$`,
      'i',
    ),
    'who were their colleagues?',
  ],
  [/\bpartnered with\b/i, 'with'],
  [/^(?:joint work|collaborations?) with\b/i, 'projects with'],
  // On which patents somebody else stands as well
  [
    new RegExp(
      String.raw`^(?:on |in )?(?:which|what)(?: (?:ones? )?of ${their})? (patents?|inventions?)(?: of ${their})? (?:is|are|was|were|do|does|has|have|names?|lists?|credits?) (?:(?:name|list|credit) )?(?:somebody|someone|anybody|anyone|people|others?|(?:an)?other (?:person|people|inventors?))(?: else| than ${them})?(?: (?:also )?(?:named|listed|credited|given))?(?: as (?:an? )?(?:co-?)?inventors?)?(?: too| as well| also)?\W*$`,
      'i',
    ),
    'which $1 have co-inventors?',
  ],
  [/^co-?(?:authored|written|wrote) with\b/i, 'publications with'],
  [
    new RegExp(
      String.raw`^whom? (?:has|have|did|does|do) (${they}) (?:ever |already )?(co-?)(author|writ|wrot|invent)\w*(?: (?:papers|articles|patents))? with\W*$`,
      'i',
    ),
    'who are all the $2$3s of $1',
  ],
  [/\b(?:joint|fellow)[ -](inventor|author)/i, 'co-$1'],
  [/\bsole-(?=(?:inventor|author)\b)/i, 'sole '],
  [
    new RegExp(
      String.raw`\b(${their} )(?:most )?(?:frequent|common|regular)(?= (?:co-?\w+|collaborators?|colleagues?|partners?)\b)`,
      'i',
    ),
    '$1most',
  ],
  // What the person and somebody else made
  [new RegExp(`^${which} (?:${person} and (${name})) (${made}) together\\b`, 'u'), '$1 did they $3 with $2'],
  [
    new RegExp(`^${which} (${name})(?: and ${person})? (${made}) (?:together|with ${them})\\b`, 'u'),
    '$1 did they $3 with $2',
  ],
  [
    new RegExp(`^${did} ${person} and (${name}) (?:ever )?(${made}${anything}) together\\b`, 'u'),
    'did they $2 with $1',
  ],
  [
    new RegExp(
      `^${did} (${name})(?: and ${person})? (?:ever )?(${made}${anything}) (?:together(?: with ${them})?|with ${them})\\b`,
      'u',
    ),
    'did they $2 with $1',
  ],
  [
    new RegExp(
      `^${did} ${person} (?:ever )?(${made}) (?:(?:an?|any|some) )?(${things}) (?:together )?with (?=${fullName}\\W*$)`,
      'u',
    ),
    'which $2 did they $1 with ',
  ],
  [
    new RegExp(
      `^${did} ${person} (?:ever )?${written}(?: anything| something)? (?:together )?with (?=${fullName}\\W*$)`,
      'u',
    ),
    'which publications did they write with ',
  ],
  [
    new RegExp(
      `^${did} ${person} (?:ever )?${invented}(?: anything| something)? (?:together )?with (?=${fullName}\\W*$)`,
      'u',
    ),
    'which patents did they invent with ',
  ],
  // Those whom the person taught
  [
    new RegExp(String.raw`^(who (?:are|were) ${their} (?:former |current |past )?)${doctoral} (?=${students}\b)`, 'i'),
    '$1',
  ],
  [
    new RegExp(
      String.raw`^who (?:is|was) ${their} (?:first|last|latest|newest|present|current|only) (?:${doctoral} )?student\W*$`,
      'i',
    ),
    'who are their students?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what|does|do|did|has|have)(?: ${they}| any)?(?: ever)?(?: supervised?)? (?:any )?(?:${doctoral} )?${students}(?: (?:does|do|did|has|have) ${they} (?:ever )?supervised?)?\W*$`,
      'i',
    ),
    'who are their students?',
  ],
  [
    new RegExp(
      String.raw`^(?:whom? (?:does|did|do|has|have) ${they} (?:ever )?supervised?|(?:does|did|do|has|have) ${they} (?:ever )?supervised? (?:many |any |other )?(?:people|others))\W*$`,
      'i',
    ),
    'how many people are under their supervision?',
  ],
  // They are not the person's own degree
  [
    new RegExp(String.raw`\bpeople (?:that |whom? )?${they} (?:(?:has|have) )?(?:trained|taught|supervised)\b`, 'i'),
    'former pupils',
  ],
  [
    new RegExp(
      String.raw`^(?!who\b)(.*\b${their} (?:(?:former|past|current|present|first|own) )?)(?:${doctoral} )?(?:students|graduates)\b`,
      'i',
    ),
    '$1pupils',
  ],
  [new RegExp(String.raw`\b(${doctoral}) (?:students|candidates|graduates|supervisees)\b`, 'i'), '$1 pupils'],
  // Whoever pays to use a thing has a licence for it
  [
    new RegExp(
      String.raw`^(?:(?:did|has|have|do|does) any|which|what) (?:(?:big|large|major|well-known|famous|other|foreign|tech|technology) )*(?:${firm}|manufacturers|makers|brands) (?:(?:ever|have|has|had) )*(?:pay|paid|get the rights?|bought the rights?|acquired the rights?) to (?:use|make|build|sell|produce|manufacture|copy) (?!it\b|them\b)([^,?]+?)\W*$`,
      'i',
    ),
    'which companies licensed $1?',
  ],
  // Pictures belong to somebody
  [
    new RegExp(
      String.raw`^(?:.*[\s,.;])?(?:print|reprint|publish|reproduce|use|show|run) (?:[^,.;?]{1,30} )?(pictures?|photos?|photographs?|stills|images?|footage|portraits?)\b.*\b(?:whom? (?:should|must|do|can|shall|would|may) (?:we|I) (?:have to |need to )?(?:ask|contact|write to|turn to)|do (?:we|I) (?:have to|need to|need) (?:ask|(?:get )?permission|clear))\b[^?]{0,30}\W*$`,
      'is',
    ),
    'who gives permission to use $1?',
  ],
];
