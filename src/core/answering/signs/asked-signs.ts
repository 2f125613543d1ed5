// What a question asks for, by single words of it, and how a sentence looks that tells it.
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { timeUnits } from './sentence-signs.ts';

/** Asks how large something is. */
export const asksSize =
  /\bhow (big|large|small|many)\b|\b(team|staff|crew) size\b|\bsize of\b|\bhead ?count\b|^\W*who (?:\w+ ){0,3}(?:report(?:s|ed)?|answer(?:s|ed)?|work(?:s|ed)?) (?:directly )?(?:to|under) (?:him|her|them|you)\W*$/;
/** Asks for the number of people. */
export const countsPeople = /\bhow many (other )?people\b/;
/** Names people by what they are. */
export const people = /\b(people|persons|staff|men|women|students|\w+(ers|ors|ists|ees))\b/i;

/** Before a verb: it is the person who is asked to have done it. */
export const ownDeed =
  /\b(?:did|has|had|have|does|do|was|is) (?:he|she|they|you)(?: (?:the|an?|ever|also|actually|personally|really|once|first|himself|herself|themselves|yourself))* $/;

/** Turns in the life of a thing that no typed date stands for, and how sentences tell of them. */
export const events: [RegExp, RegExp][] = [
  [
    /\bwill\b.*\b(finish|finished|complete|completed|open|opened|ready|done|over|launch|launched|appear|published|released|(?:come|be) out)\b/,
    /\b(planned|expected|due|scheduled|forecast|will (open|be|appear)|to (open|appear|be (finished|completed|opened|published|released)))\b/i,
  ],
  [
    /\b(launch\w*|releas\w*|(go|goes|went|gone) (live|out|public|on sale|into)|shipped|(come|came) out|in (operation|service))\b/,
    /\b(launch|releas|on sale|(go|goes|went|gone) (live|public|into)|shipped|came out|in (operation|service) since)/i,
  ],
  [
    /\b(archived|unmaintained|(?:not|no longer) maintained|discontinued|mothballed|shelved|abandoned|deprecated)\b|\buntil when\b.*\bmaintained\b/,
    /\b(archived|unmaintained|(?:not|no longer) maintained|discontinued|mothballed|shelved|abandoned|deprecated)\b/i,
  ],
  [
    /\b(expires?|expired|(?:run|runs|ran) out|lapsed?)\b/,
    /\b(expires?|expired|(?:run|runs|ran) (?:out|until)|lapsed|valid (?:until|till|through|to))\b/i,
  ],
  [
    /\b(premiered?|premiere|performed|played|sung|staged|opening night)\b/,
    /\b(premiered?|opening night|(?:first|be) (?:performed|played|sung|staged|heard|shown|given))\b/i,
  ],
  [/\b(sold|sale|bought|acquired)\b/, /\b(sold|bought|acquir)/i],
];
/** Asks how fast something is, or for how long it goes on. */
export const asksTime =
  /\bhow much (?:time|faster|quicker|sooner)\b.*\b(?:save[sd]?|saving|win|gain(?:ed)?|cut|faster|quicker)\b|\bhow (fast|quick(ly)?|soon)\b|\bhow (long|many (seconds|minutes|hours)) (?!did .{1,60} take\W*$)(do|does|will|can|did|is|are|was)\b.*\b(takes?|lasts?|needs?|stay|keep|valid|(?<=\b(it|this|that|_+) )(work|run|function|operate|fly)(?=\W*$))\b/;
/** Asks for how long a thing will be good, and not for how long it went on. */
export const lastsYet = /\b(?:will|would|should|can) (?:[^ ]+ ){1,9}(?:last|stay|stand|keep|hold)\b/;
/** A number of units of time: "six minutes", "half an hour"; not the minute of "180 litres a minute". */
export const spell = new RegExp(
  `(?:\\d|\\b(?:${anyNumberWord}|half(?: an?)?|few|several|couple of|hundred|(?:about|within|under|only|took|takes|in) an?))[ -](?:\\p{L}+ )?${timeUnits}`,
  'iu',
);
const offWork = String.raw`(?:off|out of (?:action|work)|unable to work|laid up)\b(?! to\b)`;
/** Asks how long somebody could not work, was on leave or in hospital, and how a text tells it. */
export const absences: [RegExp, RegExp][] = [
  ...[offWork, String.raw`on (?:\w+ )?leave\b`, String.raw`in hospital\b`].map((state): [RegExp, RegExp] => [
    new RegExp(
      String.raw`\bhow (?:long|much time|many (?:days|weeks|months|years)) (?:was|were|is|are) (?:he|she|they|you) (?:(?:then|ill and|sick and) )?${state}`,
    ),
    new RegExp(
      String.raw`\b(?:I|he|she|they|you) (?:was|were|had been|stayed) (?:[^.;]{0,20} )?${state} (?:work )?(?:for )?(?:about |almost |nearly )?${spell.source}|\b(?:spent|took|had|needed) (?:about )?${spell.source} (?:${state})`,
      'iu',
    ),
  ]),
  // A home is no post in the town
  [
    /\bhow (?:long|many years) (?:has|have) (?:he|she|they|you) (?:lived|been living) (?:in|at|on)\b/,
    /\b(?:lives?|living|(?:has|have) lived|moved|settled)\b[^.;]{0,60}\b(?:since|in) (?:\p{Lu}\p{Ll}+ )?\d{4}\b|\bsince (?:\p{Lu}\p{Ll}+ )?\d{4},? [^.;]{0,40}\b(?:lived?s?|living)\b/u,
  ],
];
/** How long a thing is good for. */
export const asksLife = /\b(last|lasts|stay|keep|valid|good for|work|run|function|operate|fly)\b/;
/** Tells how long it is good for. */
export const lasting =
  /\b(last|lasts|lasted|(?:runs?|ran|goes|went on|works?|worked|functioned|operated|flew|survived) for|valid|good for|expir\w+|laps\w+|life|lives|stays?|keeps?|up to|at most)\b/i;

/** What a thing is named after is a matter of its text. */
export const namesake = /\bnamed (after|for)\b|\b(after|for) (which|what|whom)\b.*\bnamed\b/;
/** Asks for a day, not for a year. */
export const wantsDay =
  /(?<!\b(?:from|until|till|since) )\b(which|what|exact|precise|the) (day|date)\b(?! (of|for))|\bday and month\b|\bto the day\b/;
/** Speaks of whoever the portfolio is about. */
export const ofOwner = /\b(?:he|she|they|you|his|her|their|your)\b/;
/** "Her master's", "a master's": one degree and no others like it. */
export const beforeDegree = /^(?:an?|his|her|their|your)$/;
/** Asks for a quantity or a length. */
export const asksMeasure = /\bhow (?:much|many|long|far)\b/;
/** Speaks of a place of work. */
export const worksIn = /\b(?:work(?:s|ed|ing)?|employed|workmates) in\b/;
/** Asks for somebody's work. */
export const ofPost =
  /\b(employ\w*|work(s|ed|ing)?(?! on [a-z])|jobs?|posts?|positions?|roles?|titles?|boss|pa(y|ys|id|ying)|contract|teach(ing)?|taught|charge)\b/;
/** Asks for somebody's post at the time of what was talked about. */
export const asksPostThen =
  /\b(?:where (?:did|was|were|is) \w+ (?:work|working|employed)|(?:which|what) (?:company|firm|employer|place|organi[sz]ation)\b.*\b(?:work|employ|pay)\w*(?: (?:for|at))?|(?:which|what) (?:job|post|position|role)s?(?: title)? (?:did|was|were|had)\b.*|who(?:m)? (?:(?:did|was|were) \w+ work\w* for|employed|paid|was (?:employing|paying))\b.*|what(?: was|'s) (?:her|his|their|your) (?:job|post|position|role|title)) ?(?:then|at (?:the|that) time|that year)\W*$/;
/** Asks for a stay: "was she in …", "what did he do in …", "the years that she spent in …". */
export const staysIn =
  /\b(?:(?:was|were|is|are|has|had|have) (?:he|she|they|you)(?: ever| been| back| still| again)*|(?:he|she|they|you) (?:was|were|been)|(?:he|she|they|you)(?: ever| still)* (?:do|doing|done|spen[dt]|stay(?:ed)?|live[ds]?|work(?:ed)?|start(?:ed)?)(?: (?:time|years|months|working|out))?|(?:spen[dt]|stay(?:ed)?)) in (?:the )?\S+(?: \S+){0,3}\W*$/;
/** "How soon would I hear from her?", on folded text, and how the note on the ways to write tells it. */
export const replies = {
  asked:
    /^(?!.*\b(?:did|was|were|had)\b).*(?:\b(?:how (?:fast|quick(?:ly)?|soon|long)|when|by when)\b.*\b(?:(?:he|she|they|you) (?:usually |normally )?(?:answer|reply|respond|get back to (?:me|us|people)|write back)|hear (?:back )?from (?:him|her|them|you)|get an (?:answer|reply))\b|\b(?:his|her|their|your) (?:reply|response|answering) times?\b)/,
  told: /\b(?:answer|repl|respon)/i,
};
/** Asks where somebody lives, and how a text tells an address that is none of the web. */
export const homeAddress = {
  asked: /\b(?:home|private) address\b/,
  told: /(?<!\b(?:e-?mail|web|internet|to) )\baddress\b/i,
};
const length = String.raw`\d[ -]?(?:km|m|cm|ft|met(?:re|er)s?|kilomet(?:re|er)s?|feet|yards|miles?|pages)\b(?! (?:an?|per)\b)|(?:^|[:;,] |\b(?:of|runs?|ran|lasts?|lasted|takes|is|was|an?) (?:about |for |some )?)(?:\d+|${anyNumberWord})[ -]minutes?\b`;
/** Asks for a length, of a thing that has one in its text as well as a time that it took. */
export const extent = {
  asked:
    /\bhow long (is|was) (?!he\b|she\b|they\b|you\b)(?!.*\b(?:under construction|valid|open|going|running|taking)\b)/,
  told: new RegExp(length, 'i'),
  /** Calls it the length of the thing. */
  own: new RegExp(String.raw`^(?=.*(?:\blong\b|\bof (?:about )?\d)).*(?:${length})`, 'is'),
  /** "A three-day course". */
  spanned: new RegExp(String.raw`\b(?:\d+|${anyNumberWord})-(?:minute|hour|day|week|month|year) \p{L}`, 'iu'),
};
/** Asks for what somebody did, and not for a thing. */
export const hers = /\b(?:did|does|do|was|were|is|are|has|have|had) (?:he|she|they|you)\b/;
/** Asks for a time that no dates of months tell. */
export const inHours = /\bhow many (?:minutes|hours)\b|\b(?:an?|per|each|every) (?:day|week|month|year)\b/;
/** Asks for those of whom there is more than one entry, or for whom there are most. */
export const several =
  /\b(?:more than one|several|at least two|two or more|twice|(?:more than|at least) once|repeatedly)\b/;
export const ofMost = /\bmost\b(?! recent)/;
/**
 * What companies or a film do, what somebody thinks or wants of others and whom somebody reports to is told by texts, and by
 * no list of them.
 */
export const toldInText =
  /\b(?:^|what |how |why )(?:do|does|did) (?:the |an? |most |some |other )?(?:companies|firms|employers|clients|organi[sz]ations|schools|universities|colleges|(?:company|firm|employer|client|organi[sz]ation|school|university|college|film|movie|picture|book|talk|lecture|paper|article|report|chapter|exhibition|app|song|album)) (?!(?:he|she|they|you)\b)\w+|^\W*(?:and |so |but )?(?:did|does|do) (?:he|she|they|you) (?:ever |really |actually |still |personally )?(?:(?:think|believe|hope|fear)\b|(?:want|wish|expect) (?!to\b)[^,?]* to\b)|\bwhom?\b.* report(?:ed|s)? to\b/;
/** What stands before a place in which something is or is not. */
export const outside = /\boutside (?:of )?(?:the )?[^,?]/;
export const locating = /\b(?:in|outside)(?: of)?(?: the)? $/;
/** What stands before a name by which entries are picked, and before one that no thing made of them would bear. */
export const filtering = /\b(?:in|to|at|for|from|with|by) (?:the )?$/;
export const placing = /\b(?:in|to|at|for|from|by) (?:the )?$/;
/** Wants a list in the order of time, backwards. */
export const newestFirst =
  /\b(?:newest|latest|most recent) (?:ones? )?first\b|\breverse (?:chronological )?order\b|\bfrom (?:the )?(?:newest|latest|last|most recent) to\b/;
/** Asks for all that went on, and not only for what began or ended. */
export const goesOn = /\b(doing|working|busy|employed|up to|live[ds]?|living)\b/;
/** Asks whether or for how long somebody commands a thing, on folded text. */
export const commanding =
  /\b(?:know(?:s|ledge)?|familiar|experienced?|experiences|expert(?:ise)?|proficien\w+|skill(?:s|ed)?|us(?:es?|ed|ing)|work(?:ed|s|ing)?|done|good|versed|competent|background|comfortable|fluent|program(?:med)?|cod(?:e[ds]?|ing)|hands|level|much|deep|professional|practical|any|ever|years of)\b/;
/** What stands behind the name of a skill: "PostgreSQL 16", "Go (basics)". */
export const edition = / (?:\(.*|v?\d[\d.]*)$|(?<=\w)[ .-]?js$/i;
/** Asks whether and whom the person leads, and how a title, a team or a list of skills, or else a text, tells that somebody does. */
export const leads = {
  asked:
    /^\W*(?:(?:has|have|did|does|do|was|were|is|are) (?:he|she|they|you) (?:(?:ever|been|had|have|any|a|an) )*(?:(?:manag|supervis|lead)\w* (?:people|others|anyone|anybody)|(?:manag|supervis)\w+ (?:staff|teams?|employees|engineers|developers)|(?:led|lead|leading|head(?:ed)?|run|ran) (?:an? |any )?(?:team|people|group|department)s?|(?:manager|supervisor|boss|team ?lead(?:er)?)|(?:people |team |line )?(?:management|leadership) experience|experience (?:in |with )?(?:managing|leading|supervising) (?:people|teams?|staff|others))|how many (?:people|engineers|developers|employees|staff)? ?(?:does|do|did|has|have) (?:he|she|they|you) (?:currently |now |ever )?(?:manage|lead|led|supervise)d?(?: (?:now|today|currently))?|how many (?:people|engineers|developers|employees|staff) (?:are|is|were|was|work|worked|sit) (?:directly )?(?:under|below|beneath) (?:him|her|them|you)(?: (?:now|today|currently|these days|nowadays|at the moment))?|(?:who|how many (?:people|engineers|developers|employees)|(?:did|do|does|has|have) (?:anyone|anybody|people|someone|somebody)) (?:(?:have|has|ever|all|directly|currently) )*(?:report(?:s|ed)?|answer(?:s|ed)?|work(?:s|ed)?(?= under)) (?:directly )?(?:to|under) (?:him|her|them|you)|(?:has|have|did|does|do|was|were|is|are) (?:he|she|they|you) (?:(?:ever|been|had|have) )*(?:(?:anyone|anybody|someone|somebody)(?:'s| else's) (?:boss|manager|supervisor|superior|lead)|(?:any )?(?:direct )?(?:reports|subordinates|underlings)))\W*$/,
  now: /\b(?:does|do|are|is|work|currently|now|nowadays|today|these days|at the moment)\b/,
  told: /^Role: .*\b(?<!\b(?:product|account|content|community) )(?:manager|head|lead(?:er)?|director|chief|captain|founder|supervisor|president|dean|owner|editor-in-chief)\b|^Team: .*\b(?:report|(?:i|he|she|they) (?:led|lead|manage|supervise|ran))|^Skills: .*\b(?:leadership|(?:people|team|line|staff) management|(?:managing|leading) (?:an? |people|teams?|staff)|hiring)\b/i,
  said: /\b(?:in charge of|(?:(?:supervis|mentor|manag)(?:ed|es?|ing)|coach(?:ed|ing))|shift lead|(?:led|leads?|leading|head(?:s|ed)?|r[au]n|direct(?:s|ed)?) (?:an? |the |my |his |her |their |our )?(?:\w+ ){0,3}(?:teams?|people|groups?|departments?|staff|engineers|developers|designers|nurses|students|shifts?)|line manager|direct reports?)\b/i,
};
/** Asks for what is done most of many. */
export const mostly =
  /\b(?:main(?:ly)?|best|strongest|top|core|key|primar(?:y|ily)|most(?! (?:recent|\w+ly))|mostly)\b/;
/** Parts two names of which each is asked for: "in Peru and in Zambia", "Rust/Go". */
export const parting = /^ ?\/ ?$|^(?:,|,? (?:and|or|nor)) (?:(?!before|after|since|until|not)\w+[ -]){0,2}$/;
/** Words for what is paid. */
export const payment =
  /^(?:cost|costs|price|pay|pays|paid|earn|earned|charge|charged|worth|money|sold|sell|spent|spend)$/;
/** Words for a sum, which a text that tells the sum leaves out. */
export const price = /^(?:costs?|prices?|budget|worth)$/;
/** Asks for what is not meant yet. */
export const others = /\b(other|others|else|another)\b/;
/** Leads on from what was talked about. */
export const leadsElsewhere =
  /\b(before|after|next|previous|other|else|how (?:far|fast|quick(?:ly)?|slow(?:ly)?|much))\b/;
/** Asks for others than those with the part, or for others than the owner. */
export const asksNot = /\b(?:not|never|co-?(?:author|invent|writ|wrote|work)\w*)\b|n't\b/;
/** Verbs by which something begins, and the roles of those who do that. */
export const origins = /^(?:invent|start|beg[au]n|creat|initiat|launch|conceiv|devis|originat)/;
export const originators =
  /\b(?:(?:co-)?found|originat|initiat|(?:co-)?invent|(?:co-)?creat|(?:co-)?author|propos|lead|head|chief|sole|direct|princip)/i;
/** Of `Name (part in it)` the part. */
export const partIn = / \((.*)\)$/;
/** Places tell no number of these: several may lie in one. */
export const countries = /\bcountries\b/;

/** A sum without its deed, and how long what is read is: the fields that tell them of what is named. */
export const sizes: [RegExp, string][] = [
  [/\bhow much\b/, 'amount'],
  [/\bhow (?:long|thick) (?:is|was) (?:_+|it|(?:the|that|this|his|her|their|your) \w+)\W*$/, 'pages'],
];

/** A question word that no order of time answers. */
export const noTime = /^(who|how|where)$/;
/** One that no list of what went on at a time answers: "why did she leave in 1934?" */
export const noTimeline = /^wh(?:en|y)$/;

/** Kinds of question that a day or a person answers. */
export const ofDayOrPerson = /when|who/;
/** "Did she live there?" */
export const lives = /\blived?\b/;
/** Of two things one is enough. */
export const either = /\bor\b/;
/** Projects of a sort: "which projects are bridges?" */
export const ofSort = /^(?:which|what) projects are (?:[\w-]+ )?[\w-]+s\W*$/;
/** A language in which programs are written. */
export const programming =
  /\b(?:Python|Java(?:Script)?|TypeScript|C(?:\+\+|#)?|Rust|Go|Golang|Ruby|Perl|PHP|Kotlin|Swift|Scala|Haskell|Erlang|Elixir|Clojure|OCaml|Julia|MATLAB|R|SQL|Bash|[Ss]hell|Fortran|FORTRAN|COBOL|A[Ll][Gg][Oo][Ll]|Ada|Lisp|LISP|Pascal|Prolog|Smalltalk|BASIC|Basic|[Aa]ssembl(?:y|er)|VHDL|Verilog|Lua|Dart|Zig|Objective-C|HTML|CSS|machine code)(?!\p{L})/u;
/** Asks how long somebody talks, of a talk by its place as well, and how a text tells it. */
export const talkLength = {
  kind: 'length' as const,
  question:
    /\bhow long (?:is|was|were|are|did|does) (?:the |his |her |their |your |this |that |each |an? )?(?:\w+ ){0,2}(?:talks?|lectures?|keynotes?|speech(?:es)?|presentations?|videos?|recordings?)(?! to\b)(?: (?:last|go on|about|on|in|at|from|of|take|you gave|called)\b.*| _+.*)?\W*$/,
  sign: /\b(?:minutes?|hours?|half an hour|min|days?|seconds?)\b|^(?:Duration|Length)/i,
};
