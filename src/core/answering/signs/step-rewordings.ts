import { their, they } from './sentence-signs.ts';

const firm = '(?:company|employer|job|firm|post|position|organi[sz]ation|institution|place)';
const moved = '(?:move|go|come|switch|change|transfer|head|turn)(?: over)?';

/** The step from one post to another. */
export const stepRewordings: [RegExp, string][] = [
  // Which of all posts was left stands in another question
  [
    /^why did (he|she|they|you) (?:leave|quit|give up) ((?:his|her|their|your) )(?:very )?first (?:job|post|position|employer|company)\W*$/i,
    'what was $2first job, and why did $1 leave it?',
  ],
  // Who came to a place was there from the first post or the studies on
  [
    new RegExp(
      String.raw`^((?:[Aa]nd )?(?:[Ww]hat|[Ww]here|[Ff]or whom) (?:did|was|were|had) ${they} (?:be |been )?(?:do|doing|done|work(?:ed|ing)?|stud(?:y|ied|ying))) before (?:${they} (?:had )?(?:moved|came|come|went|gone|relocated|emigrated)|(?:moving|coming|going|relocating|emigrating)) (?:over )?to (?=(?:the )?\p{Lu}[^,?]{2,40}\W*$)`,
      'u',
    ),
    '$1 before ',
  ],
  // The years tell the time between two posts, whatever they are called
  [
    new RegExp(
      String.raw`^(what (?:did|was|were) ${they} (?:do|doing)) (?:in )?between (?:leaving|quitting|finishing|completing|the end of)\b[^?,]{2,60}? in (\d{4}) and (?:joining|starting|beginning|going to|moving to|entering|the start of)\b[^?,]{2,60}? in (\d{4})\W*$`,
      'i',
    ),
    '$1 between $2 and $3?',
  ],
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
  [
    new RegExp(
      String.raw`^((?:where did ${they} work|what did ${they} do|which job did ${they} (?:have|take))) next,? (?:once|when|after) ([^?,]{2,60}?) (?:was|were|had|has) (?:over|ended|finished|done|come to an end)\W*$`,
      'i',
    ),
    '$1 after $2?',
  ],
];
