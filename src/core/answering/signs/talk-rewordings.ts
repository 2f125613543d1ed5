import { relative, their, they } from './sentence-signs.ts';

/** The verbs by which a thing is made of something. */
const worked = '(?:carved|cut|hewn|milled|machined|turned|built|constructed|fashioned|cast|put together)';

/** How people put in talk what has a plain wording, and that wording. */
export const talkRewordings: [RegExp, string][] = [
  // "Does she play an instrument, and if so which one?"
  [
    /,? (?:and )?if (?:so|yes),? (?:which|what|who|whom|when|where|how|why)(?: (?:one|ones|is it|are they|was it|were they|kind|sort))?(?=\W*$)/i,
    '',
  ],
  // "How old is she daughter?": so a talk puts a relative in
  [
    new RegExp(String.raw`^how old (?:is|are|was|were) ${they} (${relative}|twins)\W*$`, 'i'),
    'when were their $1 born?',
  ],
  [
    new RegExp(
      String.raw`^((?:what|where) (?:does|do)) ${they} ((?:do|work|live|study)(?: for a living)?) (${relative}|siblings|brothers|sisters)\W*$`,
      'i',
    ),
    '$1 their $3 $2?',
  ],
  // "Any work of hers": of the person it is in any case.
  [
    /\b(any|which|what|some|every|all) ((?:[\w-]+ ){1,4})of (?:hers|theirs|yours|his(?=\W*$| (?:under|in|at|from|with|that|which|by|on|are|is|was|were|did|has|had|have)\b))/i,
    '$1 $2',
  ],
  [/^(?:the )?(?:total )?number of (?!(?:employees|staff|people)\b)(?=\p{L}+s\b)/iu, 'how many '],
  [new RegExp(String.raw`^(?:who with|whom?) (?=(?:does|do|is|are) ${they} liv(?:e|ing)\W*$)`, 'i'), 'with whom '],
  [/\bstar[- ]signs?\b/gi, 'zodiac'],
  // Who sells a book is told by who published it
  [
    /^(?:where|how) (?:can|could|do|may|might) (?:i|we|one|people|you) (?:buy|order|purchase|get) (?:a copy of )?((?:the|that|his|her|their|your) (?:[\w-]+ )?book)\W*$/i,
    'who published $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:[Aa]nd )?[Ww]hat (?:has|have|did|does|do) (\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]+)+) (?:do|done|made|make|build|built)(?: together)? (?:with|for) (?:you|him|her|them)\W*$`,
      'u',
    ),
    'everything with $1',
  ],
  [/\b(stud(?:y|ied)|teach|taught|work(?:ed)?|read|learn(?:ed|t)?) (?:him|her|your|them)sel(?:f|ves)(?=\W*$)/i, '$1'],
  // What was applied for is no job yet
  [/\bjob (?=applications?\b)/gi, ''],
  [/^(?:and )?(?:the |an? )?(\p{Ll}+)['’]s name\W*$/iu, 'what is the name of the $1?'],
  [new RegExp(String.raw`\b${worked} (?:out )?(?:of|from)(?=\W*$)`, 'i'), 'made of'],
  [
    /^what (?:was|is|were) (?:the )?(?:prize )?(?:money|cash|sum) (?:from|of) ([^?]{2,80}?) (?:spent|used) (?:on|for)\W*$/i,
    'what was done with the prize money from $1?',
  ],
  [
    /^where (?:can|could|should|do|must|may) (?:i|we|one|people) (?:send|direct|address|put) (?:an? |any |my |our |the )?(?:questions?|enquir(?:y|ies)|inquir(?:y|ies)|requests?|messages?|mail|letters?|press enquiries)\b[^?]*\?*$/i,
    'how can i contact you?',
  ],
  // Of code there are licences as well
  [
    /\b(?:(?:certificates|certifications|diplomas) (?:and|or) (?:\w+ )?licen[cs]es|licen[cs]es (?:and|or) (?:certificates|certifications|diplomas))\b/i,
    'qualifications',
  ],
  [
    new RegExp(
      String.raw`^since (?:when|what year|which year) (?:has|have) (${they}) (?:been living|lived)(?= (?:in|at|near) )`,
      'i',
    ),
    'when did $1 settle',
  ],
  [new RegExp(String.raw`\b(does|do|would|will) (${they}) turn away\b`, 'i'), '$1 $2 turn down'],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:has|have|did) ${they} (?:do|done|make|made) (?:together )?with (?=\p{Lu}\p{L}+ \p{Lu})`,
      'u',
    ),
    'everything with ',
  ],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:has|have|did) (?:${they} and )?(\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]+)+) (?:do|done|make|made|build|built) together\W*$`,
      'u',
    ),
    'everything with $1',
  ],
  [
    /\b(open(?:s|ed)?) (?:its|their|the) doors?(?: (?:to (?:the public|visitors|readers|guests)|for the first time))?(?=\W*$)/i,
    '$1',
  ],
  // What happened at the first of the talks
  [
    new RegExp(
      String.raw`^what (?:went wrong|failed|broke(?: down)?|happened)(?: (?:with|to) the [\p{L} ]{2,30}?)? (?:when ${they} (?:first (?:spoke|lectured|presented|talked|gave an? (?:talk|lecture))|(?:gave|held) ${their} first (?:talk|lecture|presentation))|(?:at|in|during) ${their} (?:very )?first (?:talk|lecture|presentation))(?: (?:on stage|in public|at (?:an? )?conferences?))?\W*$`,
      'iu',
    ),
    'what happened at their first talk?',
  ],
  // Few schools bear the word in their names
  [
    new RegExp(
      String.raw`^(?:at )?(?:which|what) schools (?:has|have|did) (${they}) (?:ever )?(?:taught|teach|been (?:teaching|an? (?:\w+ )?teacher))(?: at| in)?\W*$`,
      'i',
    ),
    'where has $1 taught?',
  ],
  // What an honour was for is its reason, and not who gave it
  [
    /^(?:what|for (?:which|what)(?: (?:invention|discovery|work|achievement|reason|paper|contribution|deed|service)s?)?) (was|were|is) ([^?]{2,80}?(?:\b(?:medal|prize|award|order|honou?r|fellowship|degree|doctorate)|_)) (?:given|awarded|presented|conferred|bestowed)(?: (?:to|on|upon) (?:him|her|them|you))?(?: for)?\W*$/i,
    'why $1 $2 given?',
  ],
  [
    new RegExp(
      String.raw`^what (?:was|were|is|are) ${they} (?:honou?red|awarded|recogni[sz]ed|rewarded) for by ([^?]{2,60}?)\W*$`,
      'i',
    ),
    'what did $1 honour them for?',
  ],
  // A house, and nothing that somebody built
  [
    new RegExp(
      String.raw`^(?:in|at) (?:which|what) (?:building|office|room|floor)(?: (?:at|of) \S+)? (?=(?:is|was|are|does|do|can|could) (?:${their} (?:office|lab(?:oratory)?|desk|room|studio|workshop)|${they} (?:sit|work|based|to be found|found|located)|(?:i|we) (?:find|meet|visit))\b)`,
      'i',
    ),
    'where ',
  ],
  // Of people the names are asked for
  [
    /^(?:the )?names? of (the |his |her |their |your )((?:[\w-]+ ){0,3}?(?:officers?|students?|pupils?|developers?|engineers?|customers?|patients?|nurses?|teachers?|colleagues?|people|women|men|girls|boys|volunteers?|interns?|employees?|members?|founders?|investors?|clients?|winners?|contributors?|scientists?|designers?)\b[^?]*)\?*$/i,
    'who were $1$2?',
  ],
  [/\bplaces? (?:of study|where (?:he|she|they|you) studied)\b/i, 'education'],
  // All of them, then
  [/,? with or without (?:an? )?\w+(?=\W*$)/i, ''],
  // Where somebody was what asks for no place
  [
    new RegExp(
      String.raw`^(any|which|what|list|name|all)((?: (?:of|the|all|his|her|their|your))*) projects? (?:where|in which|on which|for which) (${they}) (?:was|were|is|are|acted as|worked as|served as) (?:the |an? )?`,
      'i',
    ),
    'which$2 projects did $3 do as ',
  ],
  [
    new RegExp(
      String.raw`^where (?:has|have|did|does) ${they} (?:ever |already )?(?:give|given|held?|hold|deliver(?:ed)?|present(?:ed)?) (?:any |${their} )?(talks|lectures|keynotes|speeches|presentations)(?:[,?]? (?:which|what|in which) (?:cities|towns|countries))?\W*$`,
      'i',
    ),
    'in which cities have they given $1?',
  ],
];
