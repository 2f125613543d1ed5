import { months } from '../../contract/partial-date.ts';
import type { OwnRewordings } from '../../corpus/reworded.ts';
import { relative, their, they } from './sentence-signs.ts';

/** How a century is called, and its first year. */
const centuries = [
  ['(?:17th|seventeenth)', 1600],
  ['(?:18th|eighteenth)', 1700],
  ['(?:19th|nineteenth)', 1800],
  ['(?:20th|twentieth)', 1900],
  ['(?:21st|twenty-first|present|current)', 2000],
] as const;

/** Other ways to name a time, and at the end what somebody is good at. */
export const timeRewordings: [RegExp, string][] = [
  // What is on runs
  [
    /^((?:is|are) (?!(?:he|she|they|you)\b)[^?,]{2,60}? still )(?:on(?! \p{L})|going on|on (?:show|display|view)|showing)(?: (?:now|today|at the moment))?(?=\W*$)/iu,
    '$1running',
  ],
  // How long it still is, is told by the day
  [
    new RegExp(
      String.raw`^how (?:long|soon|many \w+)(?: (?:is it|will it (?:be|take)))? (?:until|till|before) (${they}) (?:can|could|may|will|would|is able to|are able to) (?:be able to )?(?=(?:start|begin|join|come|work)\b)`,
      'i',
    ),
    'when can $1 ',
  ],
  [
    /^how (?:long|many \w+)(?: is it)? (?:until|till|before) ([^?,]{2,50}?(?:certificat(?:e|ion)s?|qualification|registration|accreditation)) (?:runs? out|expires?|laps(?:e|es)|ends?)\W*$/i,
    'until when is $1 valid?',
  ],
  [
    new RegExp(
      String.raw`^how (?:long|many \w+)(?: is it)? (?:until|till|before) (${their} (?:contract|notice|visa|permit|fellowship)) (?:runs? out|expires?|ends?|is over)\W*$`,
      'i',
    ),
    'when does $1 end?',
  ],
  // Whoever looks for gaps wants the dates
  [
    new RegExp(
      String.raw`^(?:(?:is|are|was|were) there|(?:does|do|did|has|have) ${they} have) (?:any |an? |some )?(?:\w+ )?(?:gaps|breaks)(?: (?:anywhere|at all))? in ${their} (?:cv|r[eé]sum[eé]|career|employment(?: history)?|work(?:ing)? (?:history|life)|job history)\W*$`,
      'i',
    ),
    'list all jobs with dates',
  ],
  // What came out within a time, and whether
  [
    new RegExp(
      String.raw`^(?:did|has|have|had) (${they}) (?:ever |already )?publish(?:ed)? (?:anything|something|any papers?|any articles?) (before|after|during|while) (?!\d|leaving\b)`,
      'i',
    ),
    'what did $1 publish $2 ',
  ],
  [/^(was|were|is) ([^?,]{2,60}?) on (time|schedule)(?=\W*$)/i, '$1 $2 finished on $3'],
  // Whoever became a baker had a first job as one
  [
    new RegExp(
      String.raw`\bbefore (?:${they} )?(?:became|becoming|turned|turning|started (?:out )?as|working as|worked as) an? (?=[^,?]{3,60}\W*$)`,
      'i',
    ),
    'before their first job as a ',
  ],
  // Whoever was given a post became what it says
  [
    new RegExp(
      String.raw`\b(before|since|after) (?:${they} (?:was|were|got) (?:appointed|made|named|promoted)(?: (?:to|as))?|being (?:appointed|made|named|promoted)(?: (?:to|as))?|${their} (?:promotion|appointment) (?:to|as)) (?:be |an? |the )?(?=[^,?]{3,60}\W*$)`,
      'i',
    ),
    '$1 they became ',
  ],
  // A war is told by its years
  [
    new RegExp(
      String.raw`^(what (?:did|was) ${they} (?:do|doing)) (?:in|during) (?:the )?(?:first world war|great war|world war (?:one|i|1)|ww ?(?:i|1))\W*$`,
      'i',
    ),
    '$1 between 1914 and 1918?',
  ],
  // "Apollo period"
  [
    /^(?!(?:[Ww]h\w+|[Hh]ow|[Ii]s|[Ww]as|[Aa]re|[Dd]oes|[Dd]id|[Dd]o|[Hh]as|[Hh]ad|[Tt]ell|[Gg]ive|[Ss]how|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Aa]ny|(?:Outcomes?|Results?|Work|Roles?|Teams?) (?:of|in|for)) )([_\p{Lu}]\S*(?: (?:of|the|and|for|in|_\S*|\p{Lu}\S*|\d\S*))*) (?:period|era|time ?frame|time ?span|years of activity)\W*$/u,
    'when was $1?',
  ],
  // "Any other prize that same year?"
  [
    new RegExp(
      String.raw`^(?:(?:and|so) )?(?:(?:did|has|have) ${they} (?:\w+ )?|(?:was|were|is|are) there )?(?:any|another|some)(?: other)? (?:award|prize|medal|honou?r|distinction)s?(?: in| of)? (?:that|the) (?:(?:very )?same )?year\W*$`,
      'i',
    ),
    'what else did they get that year?',
  ],
  [/\bbetween the years (?=\d{4})/i, 'between '],
  [
    new RegExp(
      String.raw`^[Ww]hat do(?:es)? ((?:${their} )?${relative}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+) do (now|today|these days|nowadays|currently)\W*$`,
      'u',
    ),
    'what is $1 doing $2?',
  ],
  // What went on beside something else are posts and projects
  [
    new RegExp(
      String.raw`^what (?:(?:else )?(?:was|were|did) ${they} (?:else |also )?(?:doing|do|up to|work(?:ing)? on)(?: else)?|(?:else )?(?:was|were) (?:(?:also )?(?:going on|happening)|(?:there )?in ${their} (?:life|career))(?: (?:else|in ${their} (?:life|career)))?) (?:at the same time as|in parallel (?:with|to)|(?<=\belse .{0,40})(?:during|throughout)|alongside|while (?:(?:${they} )?(?:was |were )?(?:working|worked) on|(?:${they} (?:was |were )?)?(?:doing|did)))(?= )(?! (?:it|that|this|so|what)\b)([^,?]{3,60})\W*$`,
      'i',
    ),
    'which jobs and projects ran during$1?',
  ],
  // Before a post there were several, but one right before it
  [
    new RegExp(
      String.raw`^where (?:did|had) ${they} (?:been )?(?:work(?:ed)?|employed) (?:right|straight|directly|immediately|just) (before|after)\b`,
      'i',
    ),
    'what was their job right $1',
  ],
  // The year of both months stands behind the second
  [
    new RegExp(
      String.raw`\b(between|from) (${months.join('|')}) (and|to|until|till) (${months.join('|')})(?: of)? (\d{4})\b`,
      'i',
    ),
    '$1 $2 $5 $3 $4 $5',
  ],
  // A century of what has a date of its own
  ...centuries.map(([said, from]): [RegExp, string] => [
    new RegExp(
      String.raw`^(?!.*\b(?:half|quarter|third|decades?|years|end|beginning|start|turn|middle|about|on)\b)((?:which|what|how many|list|name|show)\b.*\b(?:honou?rs|awards|prizes|medals|patents|papers|publications|books|articles|essays|talks|projects|jobs|degrees|posts|roles)\b.*) (?:in|during|from|of) the ${said} century\b`,
      'i',
    ),
    `$1 between ${from} and ${from + 99}`,
  ]),
  [/\b(?:anywhere )?from (\d{4}) (?:to|through|thru|up to|until|till) (\d{4})\b/i, 'between $1 and $2'],
  [/\bsince the end of (?=\d{4})/i, 'after '],
  [/\b(?:since|from) (?:the (?:very )?(?:start|beginning) of )?(\d{4}) (?:onwards?|on(?=\W*$))/i, 'since $1'],
  [/\bsince the (?:very )?(?:start|beginning) of (?=\d{4})/i, 'since '],
  [/\bfrom when (?:un)?till? when\b/i, 'from when to when'],
  [/\bbetween (?:the )?(?:start|beginning) of (\d{4}) and (?:the )?end of (\d{4})\b/i, 'between $1 and $2'],
  // What is last of a life is no last entry.
  [
    /\b(?:in|during) the last (?:decade|years) of (?:his|her|their) life,? (?=(?:in |so |roughly |i\.?e\.? |that is,? )*(?:the )?\d{4})/i,
    'in ',
  ],
  [/\btill\b/gi, 'until'],
  [/^back in (?=\d{4})/i, 'in '],
  [/\bwith a date (?=(?:later|earlier|older|newer|more recent) than|after|before)/i, ''],
  [/\b(?:previous|prior) to\b/i, 'before'],
  [/\bsubsequent to\b/i, 'after'],
  [/\b(?:(?:more recent|newer|later) than|beyond|post)[- ](?=(?:the year )?\d{4})/i, 'after '],
  [/\b(?:(?:older|earlier) than|ahead of|pre)[- ](?=(?:the year )?\d{4})/i, 'before '],
  [/\b(?:once|when) (\d{4}) (?:was|is) over\b/i, 'after $1'],
  [/\bby the time (\d{4}) (?:began|started|came)\b/i, 'before $1'],
  [/\bfrom the end of (\d{4}) (?:on|onwards?)\b/i, 'after $1'],
  [/\b(?:in|during) (?:the |all )?(?:years?|time|period) (?:that )?(?:followed|following|after|since)\b/i, 'after'],
  [
    /\b(?:in|during) (?:the |all )?(?:years?|time|period) (?:that )?(?:preceded|preceding|before|leading up to|running up to)\b/i,
    'before',
  ],
  [
    new RegExp(
      String.raw`\b(patents? (?:did |has |have |had |was |were )?${they} (?:\w+ )?)(?:awarded|obtain(?:ed)?|secured?|received?|earn(?:ed)?)(?=\W*$| (?:in|during|on|after|before|since|between|from|until|by) )`,
      'i',
    ),
    '$1granted',
  ],
  [/\b(?:see|saw|get into|got into|made it into) print\b/i, 'publish'],
  [/\bup[- ]to[- ]date\b/i, 'maintained'],
  [/\bwhat (?:state|condition|shape) is (.+?) in\b/i, 'what is the status of $1'],
  [/\bhighest level of (?=education)/i, 'highest '],
  [/\b(?:most advanced|highest academic) (?=degree|qualification|title)/i, 'highest '],
  [/\bwhat all did\b/i, 'what did'],
  [/\bin (?:which|what) way (?:is it possible to|can one|could one|can i)\b/i, 'how can i'],
  [new RegExp(String.raw`\bwhat (?:is|are) (${they}) (?:\w+ )?good at\b`, 'i'), 'what skills does $1 have'],
  [/\b(?:professional )?abilities\b/i, 'skills'],
  // A year says when, and what came later says no more
  [
    new RegExp(
      String.raw`^((?:what (?:was|were) ${they} (?:doing|up to)|what did ${they} do|where did ${they} work) (?:in|during) [^,?]{0,20}\b\d{4}),? (?:right |just |shortly )?before (?:${they} |coming|moving|going|leaving|joining)[^?]*\W*$`,
      'i',
    ),
    '$1?',
  ],
];

const first = '[Ff]irst World War|World War I\\b|Great War';
const second = '[Ss]econd World War|World War II';
/** "The war" is the one that a portfolio tells of; of both nobody knows which. */
export const warRewordings: OwnRewordings[] = [
  [first, second, 1914, 1918] as const,
  [second, first, 1939, 1945] as const,
].map(([where, unless, from, to]) => ({
  where: new RegExp(where),
  unless: new RegExp(unless),
  rewordings: [
    [/\bafter the war(?= ?\W*$)/i, `after ${to}`],
    [/\bbefore the war(?= ?\W*$)/i, `before ${from}`],
    [/\b(?:during|in) the war(?= ?\W*$)/i, `between ${from} and ${to}`],
  ],
}));
