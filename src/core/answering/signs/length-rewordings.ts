import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, they } from './sentence-signs.ts';

/** Other ways to ask for lengths, and for who holds or paid for how much. */
export const lengthRewordings: [RegExp, string][] = [
  // How far two lie apart is told by their dates
  [
    new RegExp(
      String.raw`^how (?:long|many (?:years|months)|far) apart (?:were|are|was|is|came|lay|lie) (?:${their}|the|both|these|those)(?: (?:two|both|three))? ([^?,]{3,50}s)(?: in time)?\W*$`,
      'i',
    ),
    'list their $1 with dates',
  ],
  // The time in a rank, however long it was kept and whatever rank came next
  [
    new RegExp(
      String.raw`^(?:for )?how (?:long|many years) (?:did|has|have|had) (${they}) (?:stay(?:ed)?|remain(?:ed)?|serv(?:e|ed))(?: on)?(?: as)? (?:an? |the )?(?!${they}\b|(?:at|in|with|there|away)\b)((?:[\p{L}-]+ ){0,3}[\p{L}-]*(?:er|ee|or|ist|ant|ent|ian|head|lead|chief|chair|nurse|apprentice|mate|fellow|intern))(?: (?:before|until) (?:${they} )?(?:being |was |were |got |getting )?(?:mov(?:ed|ing) (?:up|on)|promoted|promotion|rising|rose|going on|leaving|left|${their} promotion)[^,?]{0,40})?\W*$`,
      'iu',
    ),
    'how long did $1 work as $2?',
  ],
  // Of degrees one's own, and not whatever names it
  [
    /^how (?:long|many years|much time) (?:did (?:the|an?) ((?:ph\.?d|doctora\p{L}+|master|bachelor|undergraduate)(?:['’]?s)?(?: (?:degree|studies|programme?|course))?) take(?: (?:him|her|them|you))?|did it take (?:him|her|them|you) to (?:finish|complete|get|earn|do) (?:the|an?|his|her|their|your) ((?:ph\.?d|doctora\p{L}+|master|bachelor)(?:['’]?s)?(?: (?:degree|studies))?))\W*$/iu,
    'how long did their $1$2 take?',
  ],
  // Whether there was a time between two is told by how long it was
  [
    /^(?:[Ii]s|[Ww]as|[Ww]ere|[Aa]re) there (?:an? |any |some )?(?:\w+ )?(?:gap|break|pause|interval)s? between (?=[^?]*\p{Lu}\p{Ll})([^?]{2,60}? and [^?]{2,60}?)\W*$/u,
    'how long was the gap between $1?',
  ],
  // Who runs a department leads what it does
  [
    new RegExp(
      String.raw`^((?:since when|how long|how many years) (?:has|have) ${they}) been (?:running|heading|leading|managing|in charge of|directing) the ([\p{L}-]+(?: [\p{L}-]+)?) (?:department|division|section|unit)(?: for)?\W*$`,
      'iu',
    ),
    '$1 led the $2?',
  ],
  // How long each was, and what lay between two of a kind, is told by the dates of them all
  [
    new RegExp(
      String.raw`^how (?:long|many years|much time) (?:did|has|have|was|were|is|are) (?:each|every|all)(?: one)?(?: of)?(?: ${their}| the)? (?:\w+ )?(job|post|role|position|project|engagement|contract)s?(?: (?:last(?:ed)?|takes?|taken|run|go on))?(?: for)?\W*$`,
      'i',
    ),
    'list all $1_s with dates',
  ],
  [
    new RegExp(
      String.raw`^how (?:long|many years|much time) (?:did|has|have|was|were) ${they} (?:(?:been|stay|stayed|work|worked|spend|spent|employed) )?(?:at|in|with|for|on) (?:each|every)(?: one)?(?: of)?(?: ${their}| the)? (job|employer|company|place|workplace|firm|post|role|position|project)s?\W*$`,
      'i',
    ),
    'list all $1_s with dates',
  ],
  [/^list all (?:employer|company|place|workplace|firm)_s with dates$/, 'list all jobs with dates'],
  [/^list all (?:engagement|contract)_s with dates$/, 'list all projects with dates'],
  [/^list all (job|post|role|position|project)_s with dates$/, 'list all $1s with dates'],
  [
    new RegExp(
      String.raw`^how (?:long|many (?:years|months)|much time)(?: (?:lay|lies|passed|elapsed|went by|(?:is|was|are|were) (?:it|there)|are|were|is|was))? (?:in )?between ${their} (?:first|oldest|earliest) (?:(?:book|paper|article|publication|talk|patent|project|award|prize|job) )?and (?:${their} |the )?(?:last|latest|newest|most recent) (book|paper|article|publication|talk|patent|project|award|prize|job)s?\W*$`,
      'i',
    ),
    'list all their $1s with dates',
  ],
  [
    new RegExp(
      String.raw`^how (?:long|many (?:years|months)|much time)(?: (?:lay|lies|passed|elapsed|went by|(?:is|was|are|were) (?:it|there)|are|were|is|was))? (?:in )?between (?:${their}|the|both) (?:two |both |three )([^?,]{3,50}s)\W*$`,
      'i',
    ),
    'list their $1 with dates',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?:['’]s| is| was)|where (?:did|has) (?:(?:\w+ )?) ?)?(?: ?the )?longest (?:time |period )?(?:that )?${they} (?:has |have |had |ever )*stay(?:ed)? (?:anywhere|put|(?:in|at) (?:one|any|a single) (?:place|job))\W*$`,
      'i',
    ),
    'what was their longest job?',
  ],
  [new RegExp(String.raw`^(where did ${they} )stay (?:the )?longest\W*$`, 'i'), '$1work the longest?'],
  [
    /^how (?:long|many years|much time) did (?:it take (?:for )?(.+?)|(?!it\b)(.+?) take) (?:to (?:be|get)|until it (?:was|got)|before it (?:was|got)) granted\W*$/i,
    'how long between filing and grant of $1$2?',
  ],
  [
    /^how (?:long|many years|much time) did (.+?) take (?:from|between) (?:filing|(?:the )?application) (?:to|until|and) (?:the )?grant(?:ing)?\W*$/i,
    'how long between filing and grant of $1?',
  ],
  [
    /^how (?:long|many years|many months|much time) (?:after|from) (?:the )?(.+?) (?:was|were|had been) filed (?:was|were|until|to) (?:it|they)?(?: (?:was|were))? ?granted\W*$/i,
    'how long between filing and grant of $1?',
  ],
  [
    /^how (?:long|many years|many months|much time) (?:did it take |was it |passed |went by |is it )?(?:from|between) (?:the )?filing (?:to|until|and) (?:the )?grant(?:ing)? of (.+?)\W*$/i,
    'how long between filing and grant of $1?',
  ],
  // Until it ended it went on, and what came next says no more of how long a trade was plied
  [
    /^how (?:long|many years|much time) (?:(?:did it take|was it) )?until (?!(?:he|she|they|you|it)\b)([^,?]{2,60}?) (?:was|were|got|had been) (?:finished|done|completed?|closed(?: down)?|shut(?: down)?|ended|over|switched off|stopped|discontinued|abandoned)\W*$/i,
    'how long did $1 last?',
  ],
  [
    /^how (?:long|many years|much time) did it take (?:(?:him|her|them|you) )?to (?:finish|complete) ((?:the )?(?-i:[_\p{Lu}])[^,?]{1,60}?)\W*$/iu,
    'how long did $1 last?',
  ],
  [
    /^how (?:long|many years) (?:did (?!(?:he|she|they|you|it)\b)([^,?]{2,60}?) (?:run|go on|stay open)|(?:was|were) (?!(?:he|she|they|you|it)\b)([^,?]{2,60}?) (?:active|running|in operation))(?: for)?\W*$/i,
    'how long did $1$2 last?',
  ],
  [
    new RegExp(
      String.raw`^how (?:long|many years) (?:was|were|had) (${they} )(?:been )?(?:work(?:ing|ed) )?(?:as )?(?:(an? [^,?]{2,40}?) before (?:${they} )?(?:their first job|bec[ao]m|turn|switch|mov|join|start|went|go)|((?:at|with|in) [^,?]{2,40}?) before (?:${they} )?(?:(?:mov|switch|go)(?:ed|ing|e) (?:on |over )?to|went to|join|left|leav))[^,?]{0,60}\W*$`,
      'i',
    ),
    'how long was $1$2$3?',
  ],
  // The time at a place, without a verb
  [
    new RegExp(
      String.raw`^(?:(?:what (?:is|was) )?(?:the )?)?(?:total|overall|combined) (?:time|(?:number of )?years|length of time|duration)(?: (?:that )?${they})?(?: (?:spent|worked))? (at|in|with) (.+?)\W*$`,
      'iu',
    ),
    'how many years did they spend $1 $2 in total?',
  ],
  [
    new RegExp(String.raw`^how many years (?:(?:did|has|have) )?${they} (?:been )?work(?:ed|ing)?\W*$`, 'i'),
    'how many years of professional experience?',
  ],
  [
    /^how many pages (?:does|do|did|has|have|are (?:there )?in|were in) ((?:his|her|their|your|the) (?:longest|shortest) (?:books?|papers?|articles?|publications?|reports?|thesis|chapters?))(?: have| had)?\W*$/i,
    'what is $1?',
  ],
  [/\b(?:has|have|had|with) (?:the )?most pages\b/i, 'is the longest'],
  [/\b(?:has|have|had|with) (?:the )?fewest pages\b/i, 'is the shortest'],
  // Who holds patents is an employer by chance.
  [
    /^which (?:company|firm|employer) (?=(?:has|had|holds?|held|owns?|owned|got) (?:more|fewer) patents?\b)/i,
    'which organisation ',
  ],
  [
    /^(?:which|what) (?:company|firm|employer|organi[sz]ation) (?:holds?|held|owns?|owned) (?=(?:his|her|their|your) (?:first|last|latest) patent\W*$)/i,
    'who was the assignee of ',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:research )?grants (?:(?:has|have|did) ${they} (?:\w+ )?(?:had|have|got|get|won|win|received?|raised?|secured?|obtain(?:ed)?)|were there)\W*$`,
      'i',
    ),
    'who funded the projects?',
  ],
];

/** Numbers of people and of things, and how much of them. */
export const numberRewordings: [RegExp, string][] = [
  // "Three years or more"
  [
    new RegExp(
      String.raw`\b((?:\d{1,4}|${anyNumberWord}) (?:years?|months?|people|members|pages)) or (?:more|longer|above|over)\b`,
      'i',
    ),
    'at least $1',
  ],
  [
    new RegExp(
      String.raw`\b((?:\d{1,4}|${anyNumberWord}) (?:years?|months?|people|members|pages)) or (?:less|fewer|shorter|under)\b`,
      'i',
    ),
    'at most $1',
  ],
  // What a prize was worth
  [
    /\bhow (?:high|large|big|great|valuable|generous) (?:is|was|were) (?=(?:the |that |his |her |their |your )?(?:[^,?]{1,60} )?(?:prize|grant|award|bursary|scholarship|fellowship)(?: money)?\b)/i,
    'how much was ',
  ],
  [
    /(?<=(?:\b(?:prize|grant|award|bursary|scholarship|fellowship)\b|^who (?:gave|awarded|shared|presented)\b).*\band )how (?:high|large|big|great) (?:is|was) it\b/i,
    'how much was it',
  ],
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
  [/\bhow high (?:is|was) the (?:sum|amount)(?= of\b)/i, 'what is the amount'],
  [/\s+(?:altogether|in (?:total|all)|all told|so far|overall)\b(?=\W*$)/i, ''],
  [/^from where did .{2,40}? (?:get|receive|have|take) the money for\b/i, 'who paid for'],
  [
    /^(?:from )?where (?:did|does|do) (?:the |its |their )?(?:money|funding|funds|cash|grant|budget) (?:for|behind) ([^,?]{2,80}?) come(?: from)?\W*$/i,
    'who funded $1?',
  ],
  [
    /^(?:(?:who|what|which)(?: (?:were|was|are|is|['’]s))? |list )?(?:(?:all|the|main|chief) )*(?:sponsors?|backers?|funders?|financiers?|donors?) (?:of|for|behind) (?!(?:his|her|their|your) (?:\w+ )?(?:projects|works?|research)\W*$)([^,?]{2,80}?)\W*$/i,
    'who funded $1?',
  ],
  [/^who backs? (?!up\b|out\b)/i, 'who funded '],
  [/\bget hold of (?!him|her|them|you)/i, 'find '],
  // A work that is read is as long as its pages, and takes no time.
  [
    new RegExp(
      String.raw`^how long (?:is|was|are|were) ((?:the|${their}) (?:[^\s,?]+ ){0,5}(?:book|booklet|thesis|dissertation|paper|article|report|chapter|essay|novel|memoir|monograph|manual)(?: (?:on|about|of|from|with) [^,?]{1,60})?)\W*$`,
      'i',
    ),
    'how many pages does $1 have?',
  ],
  [/\bclosing date\b/i, 'end date'],
  [/\bco-?writers?\b/i, 'co-authors'],
  [/^state (?=the|his|her)/i, 'what is '],
];
