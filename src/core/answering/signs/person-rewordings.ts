import { months } from '../../contract/partial-date.ts';
import { firstName, furtherName, objectsAndSubjects, origin, their, them, they } from './sentence-signs.ts';

/** Schools of whatever kind: few bear the word in their names. */
const schools =
  '(?:schools?|colleges?|universit(?:y|ies))(?:(?:,|,? (?:and|or)) (?:schools?|colleges?|universit(?:y|ies)|institut(?:es?|ions?)))*';

/** Other ways to ask of the person what has a plain wording, and that wording. */
export const personRewordings: [RegExp, string][] = [
  // The one of today
  [
    new RegExp(
      String.raw`^who(?:'s|’s| is) ${their} (?:(?:current|present) (?:line )?(?:boss|manager|superior|supervisor)(?: (?:now|today))?|(?:line )?(?:boss|manager|superior|supervisor) (?:at the moment|at present|right now|now|nowadays|these days|today|currently))\W*$`,
      'i',
    ),
    'who do they report to?',
  ],
  // The job of somebody else is the part that is told with the name
  [
    new RegExp(
      String.raw`^(?:[Aa]nd )?[Ww]hat (?:(?:was|is) (?<name>${firstName})['’]s (?:job|position|post|profession|occupation|trade|job title)|(?:was|is) (?<name>${firstName}${furtherName}+)['’]s (?:exact |official )?(?:role|job|position|post|function|profession|occupation|trade|job title)|(?:role|job|position|post|function) (?:did|does|has|had) (?<name>${firstName}${furtherName}+) (?:have|hold)|(?:did|does) (?<name>${firstName}${furtherName}+) do)\W*$`,
      'u',
    ),
    'who is $<name>?',
  ],
  // What the portfolio says of the birth tells it either way.
  [
    new RegExp(
      String.raw`^(?:was|were) (${they}) (?:really )?born (?:in|at|near) (?!wedlock|poverty)[^\d,?]{1,60}\W*$`,
      'i',
    ),
    'where was $1 born?',
  ],
  [
    new RegExp(String.raw`^(?:was|were) (${they}) (?:really )?born (?:in|on) (?:\w+ )?\d[^,?]{0,20}\W*$`, 'i'),
    'when was $1 born?',
  ],
  [/\bproudest\b/i, 'most proud'],
  [new RegExp(String.raw`\b(${their} )(?:dad|daddy|papa)(?!\w)`, 'i'), '$1father'],
  [new RegExp(String.raw`\b(${their} )(?:mum|mom|mummy|mommy|mama)(?!\w)`, 'i'), '$1mother'],
  [/(?<=\b(?:father|mother|parents) do) (?:for|to earn) (?:an?|his|her|their) living(?=\W*$)/i, ''],
  [
    new RegExp(
      String.raw`^(?:what (?:is|was) )?(${their} )?(mother|father|parent)s?['’]?s? (?:occupation|job|profession|trade)\W*$`,
      'i',
    ),
    'what did $1$2 do for a living?',
  ],
  // To win somebody who has a post
  [
    new RegExp(
      String.raw`^(?:can|could|may|might|would) (?:we|i|one|anyone|anybody|someone|somebody) (?:be able to )?(?:head-?hunt|tempt|snap up) ${them}(?: away)?(?: from (?:${their} )?(?:current |present )?(?:employer|company|job|firm))?\W*$`,
      'i',
    ),
    'are they looking for a new job?',
  ],
  [
    new RegExp(
      String.raw`^(?:is there )?(?:any|an?) (?:chance|hope|possibility|way) of (?:poach|head-?hunt|lur|tempt|snapp|pris|hir|recruit|winn)ing ${them}\b.*$`,
      'i',
    ),
    'are they looking for a new job?',
  ],
  [
    new RegExp(
      String.raw`^(?:is|are) ${they} (?:(?:quite|really|still) )?(?:happy|settled|content|comfortable) (?:where ${they} (?:is|are)|in ${their} (?:current |present )?(?:job|post|role|position))(?: now| at the moment)?\W*$`,
      'i',
    ),
    'are they looking for a new job?',
  ],
  // Whom somebody shares a life with
  [
    new RegExp(
      String.raw`^who (?:is|was) (${their} (?:(?:first|second|late|former) )?(?:husband|wife|spouse))\W*$`,
      'i',
    ),
    'what is the name of $1?',
  ],
  ...[
    ['he', 'his'],
    ['she', 'her'],
    ['they', 'their'],
    ['you', 'your'],
  ].map(([subject, own]): [RegExp, string] => [
    new RegExp(
      String.raw`\bthe (?:man|woman|person|one|guy|bloke|lady) (?:that |who |whom )?${subject} (?:lives?|(?:is|are) living|shares? (?:an?|the|${own}) (?:home|house|flat|apartment|life)) with\b`,
      'i',
    ),
    `${own} partner`,
  ]),
  // Who books somebody asks for no book.
  [
    new RegExp(
      String.raw`^how (?:can|could|do|would|should|might) (?:i|we|one) (?:book|hire|engage|commission) ${them}\W*$`,
      'i',
    ),
    'how can i contact you?',
  ],
  [
    new RegExp(
      String.raw`^(?:when|how soon|from when) (?:can|could|may|might|should|would) (?:i|we|one|someone|somebody) (?:be able to )?(?:book|hire|engage) ${them}\b`,
      'i',
    ),
    'when are they available',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|may|might) (?:i|we|one) (?:book|hire|engage) ${them}|(?:can|could|may|might) ${they} be (?:hired|booked|engaged|commissioned)|(?:is|are) ${they} (?:still |already |currently |fully )*(?:free|available|booked(?: up| out)?))(?: (?:for|in|on|from|before|after|by|next|this|the|early|late|now|yet|today|at|moment|right|these|days|(?:week|month|year|spring|summer|autumn|fall|winter|${months.join('|')}|\d{1,2}(?:st|nd|rd|th)?|\d{4})))*(?:,? or (?:could|can|would|might) ${they} (?:still )?(?:squeeze|fit|slot) (?:us|me|it|(?:one|an?)(?: \w+){1,2}) in)?\W*$`,
      'i',
    ),
    'are they available?',
  ],
  // "Still lecturing" is still being a lecturer.
  [/\bstill (freelanc|lectur|teach)ing(?=\W*$)/i, 'still a $1er'],
  [
    new RegExp(String.raw`^languages? (?:(?:that )?${they} )?(?:spoken|speaks?)\W*$`, 'i'),
    'what languages do they speak?',
  ],
  // Where the word stands in a text it picks none of them
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|where(?: all)?|(?:at )?(?:which|what) ${schools})(?: (?:at|in) which)? (?:did|have|has) ${they} (?:ever )?(?:study|studied|attend|attended|go to|gone to)(?: at)?\W*$`,
      'i',
    ),
    'list the education',
  ],
  [
    new RegExp(
      String.raw`^(?:name|list|give|show|tell)(?: me)? (?:all |every |each |the )*(?:of )?(?:the )?${schools} (?:(?:at|in) which |where |that |which )?${they} (?:ever )?(?:(?:has|have|had) )?(?:studied|attended|went to|gone to)(?: at)?\W*$`,
      'i',
    ),
    'list the education',
  ],
  // Who is asked for beside the person, whose own name or trade is no answer
  ...objectsAndSubjects.map(([object, subject]): [RegExp, string] => [
    new RegExp(
      String.raw`^who (?:else )?(?:(?:has|have) )?(?:(?:worked|collaborated|cooperated) (?:together |closely )?(?:with|alongside) ${object}|(?:helped|assisted|supported) ${object})\W*$`,
      'i',
    ),
    `who did ${subject} work with?`,
  ]),
  [
    new RegExp(
      String.raw`^(?:and |so )?what (?:would|will) (${they}) (?:change|improve|alter)(?: about it| in it| now| today)?\W*$`,
      'i',
    ),
    'what would $1 do differently?',
  ],
  [/^(where|when|how)s (?=\S)/i, '$1 is '],
  [/^(?:what(?: is|['’]s) )?(?:(?:his|her|their|your) )?age\W*$/i, 'how old is she?'],
  [
    new RegExp(
      String.raw`^(?:what|how much) (?:does|do|would) ${they} (?:currently |now )?(?:earn|make|get paid)(?: now| currently| today| (?:a|per) (?:year|month))?\W*$`,
      'i',
    ),
    'what is the salary?',
  ],
  [
    new RegExp(String.raw`^(?:who|to whom|whom) (?:does|do) (${they}) report(?: to)?\W*$`, 'i'),
    'who is $1 reporting to?',
  ],
  [
    new RegExp(
      String.raw`^(?:who|to whom|whom) did ${they} (?:directly )?report(?: (?:directly )?to)?((?: (?:at|in|with) [^?]{1,80})?)\W*$`,
      'i',
    ),
    'who was her boss$1?',
  ],
  [
    new RegExp(
      // "In a flat", "in the field": what has an article and no capital is no place with a name.
      String.raw`^(?:[Ii]s|[Aa]re|[Dd]o|[Dd]oes) ${they} (?:currently |now )?(?:based|located|living|live|resident|reside) in (?!an? |the \p{Ll})[^,?]*\w\W*$`,
      'u',
    ),
    'where are they based?',
  ],
  [
    new RegExp(
      String.raw`^(?:[Dd]o|[Dd]oes) (${they}) work (?:at|for) (?!night|home|free|an?\b|the \p{Ll}|himself|herself)(.+)$`,
      'u',
    ),
    'is $1 still at $2',
  ],
  [
    new RegExp(
      String.raw`\b(${their} )(?:(?:two|three|four|five|\d) )?(?:\w+est |main |key |top |core )?strengths\b`,
      'i',
    ),
    '$1main skills',
  ],
  [/\b(?:top|best|strongest|core|primary|key) skills?(?=\W*$)/i, 'main skills'],
  [
    new RegExp(
      String.raw`^what(?: things?)?(?: is|['’]s| are) ${they} (?:really |particularly )?(?:the )?(?:best|strongest|good) (?:at|in)\W*$`,
      'i',
    ),
    'what are their main skills?',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?: is|['’]s| was) )?(?:${their} |the )?(best|finest|greatest|most (?:important|significant|impressive|successful)) (?:piece of )?(?:work|discovery|contribution)\W*$`,
      'i',
    ),
    'which is their $1 project?',
  ],
  [
    /^why should (?:i|we|one|anyone|someone) (?:hire|choose|pick|take|employ|recruit|engage) (?:him|her|them|you)\W*$/i,
    'what are the achievements?',
  ],
  [
    new RegExp(
      String.raw`(^|\b${their} )(?:\w+est|most \w+|main|key|top) (?=(?:achievement|accomplishment)s?\W*$)`,
      'i',
    ),
    '$1',
  ],
  [
    /^(?:(?:give|show|send|write)(?: me| us)? )?(?:an? |the )?(?:short |brief |quick )?(?:summary|version|overview|outline|gist) of (?:his|her|their|your|the) (?:cv|r[ée]sum[ée]|curriculum vitae)\W*$/i,
    'summarize the résumé',
  ],
  [
    /^(?:can|could|would|will|may|please|i would like you to) ?(?:you |i |we )?(?:please )?(?:send|e-?mail|forward)(?: to)?(?: me| us)? (?:a copy of )?(?:your|his|her|their|the) (?:latest |current |full )?(?:cv|r[ée]sum[ée]|curriculum vitae)(?: please)?\W*$/i,
    'how can i contact you?',
  ],
  [
    new RegExp(
      String.raw`^(?:has|have|did) (${they}) (?:ever )?hired? (?:people|anyone|anybody|staff|others|employees|engineers|developers)\W*$`,
      'i',
    ),
    'does $1 have experience in hiring?',
  ],
  [
    new RegExp(
      String.raw`^(?:how (?:good|fluent) is (?:${their} )?\w*${origin.source}|what(?: is|['’]s) (?:${their} )?(?:level of \w*${origin.source}|\w*${origin.source} (?:level|proficiency)))\W*$`,
      'i',
    ),
    'what languages does she speak?',
  ],
  [
    new RegExp(
      String.raw`^(?:does|do|has|have) ${they} (?:really |already |got |have |had |ever )*(?:(?:at least|more than|over|about|around|some) )?(?:\d{1,2}|\w+)\+? (?:or more )?years(?: of|['’]s?)? (?=(?:\S+ ){0,3}\S+$)`,
      'i',
    ),
    'how many years of ',
  ],
];
