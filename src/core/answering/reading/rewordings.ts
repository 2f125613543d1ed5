import { companyRewordings } from './company-rewordings.ts';
import { lengthsAndNumbers } from './length-rewordings.ts';
import { personRewordings } from './person-rewordings.ts';
import { tradeRewordings } from './trade-rewordings.ts';
import { their, they } from './signs.ts';
import { everything, made } from './visitor-words.ts';
import { worksAndPosts } from './work-rewordings.ts';

const firm = '(?:company|employer|job|firm|post|position|organi[sz]ation|institution|place)';
const moved = '(?:move|go|come|switch|change|transfer|head|turn)(?: over)?';

const tellMe = String.raw`^.*\b(?:could|can|would|will) (?:you|someone|anybody) (?:please )?(?:tell|explain|show|give|let|say)(?: me| us| to me)?(?: know)?\s*`;

/**
 * Other ways to ask for what has a plain wording, and that wording; each is looked for in what those before it made of the
 * question. One that asks for something else altogether must account for the whole question, or it would drop the rest.
 */
export const rewordings: [RegExp, string][] = [
  [new RegExp(String.raw`${tellMe}((?:the|his|her) (?:name|title|number)\b)`, 'i'), 'what is $1'],
  [new RegExp(tellMe, 'i'), ''],
  [made, '$<what>'],
  [everything, ''],
  [/^(?:(?:so|and|but|well|hi|hello|hey|anyway|please|now|also|just),?|still,)\s+/i, ''],
  // "As far as the list says" asks for nothing.
  [
    /,? (as far as|according to|(?:going|judging) by (?=the\b|his|her|their|your|this|that|what)|(?<!not )counting (?:back )?from|if (any|known))\b[^?.!,]*|,? [(]?\b(?:\d{4}|both(?: \w+)?|years?|dates?|ends?) (?:included|inclusive)\b[)]?/i,
    '',
  ],
  [
    /\b(projects?|entries|things|repositories|works?) (?:(?:that )?(?:is|are|was|were|stand|stands|do you have|does (?:he|she) have) )?(?:(?:listed|filed|shown|counted|given) )?(?:under|as) open[- ]source\b/i,
    'open-source $1',
  ],
  // Other names for open source; the language of the code may stand between.
  [/\b(?:public|open|free) ((?:[\w+#]+ )?(?:code|software|tools|repos)\b)/giu, 'open-source $1'],
  [/\b(?:work|professional|employment|career|job) (?:experience|history)\b/gi, 'career'],
  // "How long was the restaurant open?", "how long was the film project?": a time, whatever it is called.
  [
    /^how long (?:has|have|was|were|is|did) (?!(?:he|she|they|you|it)\b)(?:(.{1,60}?) (?:been |being |stay(?:ed)? )?(?:open|opened|running|online|live|alive|going(?: on)?|ongoing|in (?:production|operation|existence|service|use)|under construction|around)|(the .{1,50} (?:project|job|programme|engagement)))\W*$/i,
    'how long has $1$2 been active?',
  ],
  // "The prize of 1911, what was it for?"
  [
    /^((?:the|his|her|their|your) (?!last|first)[^\s,?]+(?: (?!(?:is|was|were|are|has|had|did|that|which|who|he|she|last|first)\b)[^\s,?]+){0,9}), (what (?:was|is|did (?:he|she|they|you) (?:get|receive|win)) )it for\W*$/i,
    '$2$1 for',
  ],
  [/^according to (?!which\b|what\b|whom?\b|whose\b)[^,?.!]*, /i, ''],
  [/,? if (?:you|one|i|we) (?:add|count|include)\b(?!.*, (?:did|does|do|has|have|had|was|were|is|are)\b)[^?.!]*/i, ''],
  [
    /\b(?:which|what) (?:part|district|quarter|area|borough|suburb) of \p{Lu}\p{L}+ (is|was) (it|that|this|he|she) in\b/u,
    'where $1 $2',
  ],
  [/^from when (?:to|till|until) when (?=was|were|is|are|did|has|had)/i, 'when '],
  [/^with whom?\b([^,?]*)/i, 'who$1 with'],
  [/^table of\b/i, 'list of'],
  [/^(?:tell|give|show|name|list)(?: me| us)? the ((?:\p{L}+ ){0,2}\p{L}+s) (?:that|which|who) /iu, 'which $1 '],
  [/\b(come|came|appear|appeared) (out )?in print\b|\b(bring|brought) out\b/i, 'published'],
  // Where "us" may stand for the country, it is no word for whoever asks.
  [/\b(in|from) (?:the )?(?:United States(?: of America)?|US|U\.S\.(?:A\.)?)(?!\w| \p{Lu})/gu, '$1 the USA'],
  [/\b(in|from) (?:the )?(?:U\.K\.|Great Britain|United Kingdom)(?!\w| \p{Lu})/gu, '$1 the UK'],
  // Numbers and lengths
  [
    /\bhow (?:long|large|big|extensive) (?:is|was) (?:the |his |her |their |your )?(?:list|number|collection|count|total|set) of\b/i,
    'how many',
  ],
  [/\bwhat (?:is|was) the duration of (?=his|her|their|your|the)/i, 'how long was '],
  [
    /\bwhat(?:'s| is| was) the (?:running |run |playing )?(?:length|runtime|time) of (?!his|her|their|your|time|work)/i,
    'how long is ',
  ],
  [/\bhow many minutes (?:does|do|did) (.+?) (?:run|last|take)(?: for)?(?=\W*$)/i, 'how long is $1'],
  [/\b(?:during|over|for|in) (?:which|what) (?:period|span|time ?span)(?: of time)?\b/i, 'how long'],
  [
    new RegExp(
      String.raw`\b(?:during|over|for|in) (?:which|what) years (?=(?:did ${they} (?:work|stay|serve|spend)|(?:was|were) ${they} (?:at|with|employed))\b)`,
      'i',
    ),
    'how long ',
  ],
  [
    new RegExp(
      String.raw`\b(?:what (?:is|was) the )?(?:time ?span|duration|length) of (?=${their} (?:time|stay|work|employment|service|tenure|position|job|post|role|engagement|contract)\b)`,
      'i',
    ),
    'how long was ',
  ],
  [/\bwhat (?:are|were) (?=(?:his|her|their|your) (?:dates|years) (?:at|with|in)\b)/i, 'how long was '],
  [
    new RegExp(String.raw`\bthe (?:dates|years) (?:of |that )?(?=${they} (?:spent|worked|was|were|had)\b)`, 'i'),
    'how long ',
  ],
  [/\bhow many work experiences\b/i, 'how many jobs'],
  [/\bidentif(?:ying|ication) number\b/i, 'number'],
  [/^how (?:is|was) (.+) numbered\b/i, 'what is the number of $1'],
  [/\bfrom (?:which|what) year (?:to|until) (?:which|what) year\b/i, 'from when until when'],
  [/^length of time (?=at|with|in)/i, 'how long '],
  [/\bhow high (?:is|was) the (?:prize(?: money)?|award|grant|sum|amount)(?= of\b)/i, 'what is the amount'],
  [/\s+(?:altogether|in (?:total|all)|all told|so far|overall)\b(?=\W*$)/i, ''],
  [/^from where did .{2,40}? (?:get|receive|have|take) the money for\b/i, 'who paid for'],
  [/\bget hold of (?!him|her|them|you)/i, 'find '],
  [/\bclosing date\b/i, 'end date'],
  [/\bco-?writers?\b/i, 'co-authors'],
  [/^state (?=the|his|her)/i, 'what is '],
  // The step from one post to another
  [
    new RegExp(
      String.raw`^.*\b(?:where|whom?|which \w+|what \w+) did ${they} ${moved} to (?:from|after(?: leaving)?) (.+)$`,
      'i',
    ),
    'which job came after $1',
  ],
  [
    new RegExp(
      String.raw`^.*\b(?:for|to join) (?:whom?|which \w+|what \w+) did ${they} (?:leave|quit|give up) (.+)$`,
      'i',
    ),
    'which job came after $1',
  ],
  [
    new RegExp(
      String.raw`^(?:having|after|when ${they}|once ${they}(?: had)?) (?:left|leaving|quit|quitting) (.+?), (?:where|(?:for )?whom?|(?:for )?which ${firm}) did ${they} (?:go|join|work|move)(?: next| then| for| to)*\W*$`,
      'i',
    ),
    'which job came after $1',
  ],
  [
    new RegExp(String.raw`^.*\bfrom (?:where|which \w+|what \w+) did ${they} ${moved} to (.+)$`, 'i'),
    'which job came before $1',
  ],
  [/^.*\bwhere did (.+?) (?:hire|recruit|poach|get|take) (?:him|her|them|you) from\b.*$/i, 'which job came before $1'],
  [
    new RegExp(
      String.raw`^.*\b(?:what|which) ${firm} did ${they} (?:leave|quit|give up) (?:to join|for|to go to|to work (?:for|at)) (.+)$`,
      'i',
    ),
    'which job came before $1',
  ],
  [
    new RegExp(
      String.raw`^(?:prior to|before) (?:joining|${they} (?:started|joined|began|came|went|worked)(?: (?:at|with|to|for|in))?) (.+?), (?:where|(?:for )?whom?|(?:for )?which ${firm}) (?:did|was|were|had) ${they} (?:been )?(?:work|working|worked|employed)(?: for| at| with| then| before)*\W*$`,
      'i',
    ),
    'which job came before $1',
  ],
  [/^(?:after|following) (.+?) (?:worked|employed|job) where\W*$/i, 'which job came after $1'],
  [/^(?:prior to|before) (.+?) (?:worked|employed|job) where\W*$/i, 'which job came before $1'],
  [
    new RegExp(
      String.raw`^(?:who|what|which|where) (?:is|was) ${their} (?:last|previous) ${firm} before (?!\d{4}|${they}\b|\w+ing\b)(.+)$`,
      'i',
    ),
    'which job came before $1',
  ],
  [
    new RegExp(
      String.raw`^.*\bwhere (?:did )?${they} (?:came|come) from (?:when|before) ${they} (?:joined|started at|came to) (.+?)(?:,.*)?$`,
      'i',
    ),
    'which job came before $1',
  ],
  [
    new RegExp(
      String.raw`^what was (?:the|${their}) last (?:stop|station|stage|step)(?: in ${their} (?:career|working life))? before (.+)$`,
      'i',
    ),
    'which job came before $1',
  ],
  [
    new RegExp(
      String.raw`^.*\b(?:begin|began|start|started)(?: out)? (?:${their} )?(?:professional(?:ly| life| career)?|work(?:ing)? life)\W*$`,
      'i',
    ),
    'what was the first job?',
  ],
  [/^.*\bentry into (?:working life|work|the profession|the world of work)\W*$/i, 'what was the first job?'],
  [
    new RegExp(
      String.raw`\b(?:(?:what|which) (?:organi[sz]ation|company|firm|institution|employer) (?:was|were|is|are) (${they}) (?:with|at)|whose employee (?:was|were|is|are) (${they}))\b(?=\W*(?:in|during|at|$))`,
      'i',
    ),
    'for whom did $1$2 work',
  ],
  [
    /^(?:over|in|during|throughout) (?:his|her|their|your|the) (?:whole |entire )?(?:career|life(?:time)?|working life),\s*/i,
    '',
  ],
  [
    /(?<!\b(?:long|years|experience)\b.*) (?:over the years|(?:in|over|during|throughout) (?:the course of )?(?:his|her|their|your) (?:whole |entire )?career)(?=\W*$)/i,
    '',
  ],
  [/^going by (?:the )?dates?,\s*/i, ''],
  // Times
  [/\bbetween the years (?=\d{4})/i, 'between '],
  [/\b(?:anywhere )?from (\d{4}) (?:to|through|thru|up to|until|till) (\d{4})\b/i, 'between $1 and $2'],
  [/\bsince the end of (?=\d{4})/i, 'after '],
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
  [/\bmost advanced (?=degree|qualification)/i, 'highest '],
  [/\bwhat all did\b/i, 'what did'],
  [/\bin (?:which|what) way (?:is it possible to|can one|could one|can i)\b/i, 'how can i'],
  [new RegExp(String.raw`\bwhat (?:is|are) (${they}) (?:\w+ )?good at\b`, 'i'), 'what skills does $1 have'],
  [/\b(?:professional )?abilities\b/i, 'skills'],
  ...worksAndPosts,
  ...lengthsAndNumbers,
  // Who it is
  [
    /^(?:please,? )?who (?:exactly )?is (?:this(?: person)?|the person (?:on|behind) this \w+|this \w+ about)\W*$/i,
    'who are they?',
  ],
  // What something is
  [
    /^(?:(?:can|could|would|will) you )?(?:please |briefly )*(?:describe|explain|outline)(?: to me)? (?!(?:why|how|what|where|when|who|which)\b)/i,
    'what is ',
  ],
  [/^(?:please )?(?:give|show|write)(?: me| us)? (?:an? |the )?(?:\w+ )?(?:description|explanation) of\b/i, 'what is'],
  [
    /^(?!(?:what|which|who|where|when|how|why|is|was|does|did|jobs?|projects?|work|roles?|product|patents?|awards?|company)\b)(.+) description\W*$/i,
    'what is $1?',
  ],
  [
    /^what (?:does|did) (?!(?:the|his|her|this|that|their|your) (?:job|role|work|position|post|project|portfolio|team)\b)(.+) consist of\W*$/i,
    'what is $1?',
  ],
  ...personRewordings,
  ...companyRewordings,
  ...tradeRewordings,
];
