import { objectsAndSubjects, their, them, they } from './sentence-signs.ts';

const is = String.raw`(?: (?:is|was|are|were)|['’]s)`;
/** The name of an entry, which is blank unless it is one word, with a noun of its kind. */
const named =
  '(?:the |this |that )?(?:_[_ ]*|(?!(?:he|she|they|you|it|that|this)\\b)[\\p{L}\\d.-]+)(?: (?:project|game|app|product|experiment|pilot|trial|study|startup|start-up))?';
/** The person, by a pronoun or by name. */
const whose = String.raw`(?:${their}|(?:\p{Lu}[^\s,?]* ){0,3}\p{Lu}[^\s,?]*['’]s)`;
const group =
  '(?:teams?|groups?|lab(?:oratory)?|departments?|staff|crew|unit|division|squad|research group|organi[sz]ation)';
const staff =
  '(?:people|persons|staff|employees|members|engineers|developers|researchers|scientists|designers|heads|folks)';
const atMost = String.raw`(?: (?:at|in) (?:its|the|${their}) (?:peak|height|largest|biggest|most|maximum|best|heyday))?`;
const list =
  '(?:papers?|articles?|books?|publications?|talks?|patents?|projects?|works?|writings?|reports?|essays?|chapters?)';

/** Other ways to ask for what somebody stands for, whom he led and what a thing is for, and the plain wording. */
export const matterRewordings: [RegExp, string][] = [
  // Why a thing came to nothing is told by all that is told of it.
  [
    new RegExp(
      String.raw`^why (?:did|has|had) (${named}) (?:ever |really |finally )?(?:fail(?:ed)?|flop(?:ped)?|go(?:ne)? wrong|not (?:work(?: out)?|succeed|catch on|take off))(?: in the end)?\W*$|^why (?:didn['’]t|did) (${named}) (?:not )?(?:work(?: out)?|succeed|catch on|take off)(?: in the end)?\W*$`,
      'iu',
    ),
    'why is $1$2 no more?',
  ],
  [
    new RegExp(
      String.raw`^why (?:did|have|has|had) (?:${they}|${their} (?:company|team|employer|firm)) (?:finally |then |ever )?(?:shut(?: down)?|switch(?:ed)? off|turn(?:ed)? off|pull(?:ed)? the plug on|kill(?:ed)?(?: off)?|axed?|scrap(?:ped)?|discontinued?|cancel(?:led)?|wind down|wound down|take down|took down|abandon(?:ed)?|archived?|shelved?|drop(?:ped)?|stop(?:ped)?|end(?:ed)?|close) (?!\w+ing\b)(${named})(?: down| off)?\W*$|^why (?:(?:was|is|has) (?!(?:the|this|that) (?:project|product|company|firm|job|work|programme) )(${named}) (?:been |finally |then |ever )?(?:stopped|ended|terminated|discontinued|abandoned|cancell?ed|scrapped|shelved|dropped|halted|axed|given up|called off|shut down|closed)|did (?!${they}\b)(${named}) (?:finally |ever )?(?:stop|end|close))\W*$`,
      'iu',
    ),
    'why is $1$2$3 no more?',
  ],
  // Who has a thing in hand today
  [
    new RegExp(
      String.raw`^who (?:runs|hosts|organi[sz]es) (_[_ ]*) (?:now(?:adays)?|today|these days|at present|at the moment|currently)\W*$|^who (?:now|currently) (?:runs|hosts|organi[sz]es) (_[_ ]*)\W*$`,
      'iu',
    ),
    'who organises $1$2 now?',
  ],
  // What stands in the place of another
  [
    new RegExp(String.raw`^what (?:succeeded|superseded|supplanted|took the place of) (${named})\W*$`, 'iu'),
    'what replaced $1?',
  ],
  // Who licenses a thing is told by its text, and not by the licences of others
  [/^who (?:(?:now|currently|else) )*licen[cs]es (?=\S)/i, 'who has licensed '],
  // Which of two has the freer licence
  [
    new RegExp(
      String.raw`^(?:which|what) (?:one )?has (?:the|a) (?:more|most|less|least) (?:permissive|liberal|restrictive|open|strict) licen[cs]e[,:]? (${named}),? or (${named})\W*$`,
      'iu',
    ),
    'which of $1 and $2 has the more permissive licence?',
  ],
  // What a thing was made with is among its tools
  [
    new RegExp(
      String.raw`^(?:which|what) (?:game engine|framework|(?:tech )?stack|tool(?:kit|chain|s| ?set)|programming languages?) (?:did|does|do) (${named}) use\W*$`,
      'iu',
    ),
    'what was $1 built with?',
  ],
  // The office that grants a patent tells where it was
  [
    new RegExp(
      String.raw`^(?:and )?in (?:which|what) countr(?:y|ies) (?:is|was|are|were) (${their} (?:[\w-]+ ){0,4}?patents?|the (?:[\w-]+ ){0,4}?patents?) (?:granted|registered|filed)\W*$`,
      'i',
    ),
    'what is the office of $1?',
  ],
  // What keeps somebody from work at a time is why there is none then
  ...objectsAndSubjects.map(([object, subject]): [RegExp, string] => [
    new RegExp(
      String.raw`^what (?:stopped|kept|prevented) ${object}(?: from)? working\b(?= \S)(?! (?:on|with|at|for|as)\b)`,
      'i',
    ),
    `why could ${subject} not work`,
  ]),
  // What became of a thing is told by its end, wherever it had been before
  [/^([Ww]hat (?:became|has become) of (?!(?:him|her|them|you|it)\b)[^?,]{2,60}?) after \p{Lu}[^?,]{0,40}\W*$/u, '$1'],
  // Whom somebody plays in a film is the role
  [
    new RegExp(
      String.raw`^what (?:was|is) (${they}) (?:called|named) in (it|(?:that|the) (?:film|movie|play|picture|series|show)|_\S*)\W*$`,
      'i',
    ),
    'what was their role in $2?',
  ],
  // What is left of somebody
  [
    new RegExp(
      String.raw`^what(?:${is} ${whose} (?:(?:main|key|biggest|greatest|most (?:important|significant)|lasting|major|overall|historical) )*(?:legac(?:y|ies)|contributions?|impact|claim to fame|life['’]?s work)(?: (?:to|on|in) (?:the|${their}) (?:field|world|subject|discipline|science|profession|industry|history))?| did ${they} (?:contribute|leave behind)|${is} the (?:high ?points?|peak|pinnacle|highlights?|crowning (?:moment|achievement)) of ${their} (?:whole |entire )?(?:career|life|work|working life))\W*$`,
      'iu',
    ),
    'what are the achievements?',
  ],
  [
    new RegExp(
      String.raw`^(?:what${is} ${they} (?:an? )?pioneer (?:of|in)|(?:why|for what|in what)${is} ${they} (?:called|considered|regarded as|seen as|known as|an?) (?:an? )?pioneer(?: (?:of|in))?|what (?:made|makes) ${them} (?:famous|well known|known|important))\W*$`,
      'i',
    ),
    'what is he known for?',
  ],
  // What somebody is and knows
  [
    new RegExp(
      String.raw`^what${is} ${their} (?:line of (?:work|business)|trade|profession|occupation|(?:main )?field(?: of (?:work|activity))?|specialism|speciality|specialty)\W*$`,
      'i',
    ),
    'who is he?',
  ],
  // Of somebody else by name it is more than a trade.
  [
    new RegExp(
      String.raw`^(?:[Ii]s|[Ww]as) ${they} (?:rather |really )?more (?:of )?(?:an? )?[^,?]{2,40} (?:or|than) (?:more )?(?:of )?(?:an? )?(?!\p{Lu})[^,?]{2,40}\W*$`,
      'u',
    ),
    'who is he?',
  ],
  [
    new RegExp(
      String.raw`^(?:what${is} (?:${they} (?:an? )?(?:\w+ )?(?:expert|specialist|authority|skilled)(?: (?:in|on|at))?|${their} (?:(?:main|core|key) )?(?:areas?|fields?) of (?:expertise|competence|speciali[sz]ation|knowledge))|(?:in|on) (?:what|which (?:areas?|fields?|subjects?))${is} ${they} an? (?:expert|specialist)|(?:is|was) ${they} an? expert (?:in|on|at) anything)\W*$`,
      'i',
    ),
    'what are their main skills?',
  ],
  // The size of a thing
  [/^(?:what(?:['’]s| is| was) )?(?:the )?size of (_+)\W*$|^(_+) size\W*$/i, 'how large was $1$2?'],
  // The size of a team
  [
    new RegExp(
      String.raw`^(?:how (?:big|large) (?:was|is)|what (?:was|is)) (?:the|${their}) (?:biggest|largest) (?:crew|group|team|staff|unit|workforce|squad|department|bunch of people) (?:that )?${they} (?:(?:was|is|were|are|has been|have been|had been) )?(?:ever )?(?:in charge of|responsible for|heading|the boss of|led|managed|ran|headed|supervised)\W*$`,
      'i',
    ),
    'what was the biggest team they led?',
  ],
  [
    /^how many (?:colleagues|co-?workers|helpers|others) (?=helped (?:to )?(?:build|make|develop|create|design|write)\b)/i,
    'how many people ',
  ],
  [
    new RegExp(
      String.raw`^(?:how (?:big|large) (?:was|were|did|had) (?:${their}|the) ${group}(?: (?:get|grow|become|been))*|how many ${staff} (?:did|were|had|was) (?:there )?(?:in |on )?(?:${their}|the) ${group}(?: (?:have|had|include|employ|count|number|grow to))?|how many ${staff} (?:worked|reported|were|served)(?: working)? (?:for|under|to|below) ${them}|what (?:was|were) the (?:head ?count|size|number of ${staff}) (?:of|in|on) (?:${their}|the) ${group})${atMost}\W*$`,
      'i',
    ),
    'how many people did he lead?',
  ],
  [
    new RegExp(
      String.raw`^(?:how many (?:direct )?reports (?:does|do|has|have) ${they}(?: have| got)?|how many ${staff} (?:work|report|are|serve)(?: working)? (?:for|under|to|below) ${them}|what is the (?:head ?count|size|number of ${staff}) (?:of|in|on) ${their} ${group})\W*$`,
      'i',
    ),
    'how many people does he lead?',
  ],
  // What a thing is there for
  [
    new RegExp(
      String.raw`^(?:what|which) (?:\w+ )?(?:problems?|needs?|purpose) (?:does|did|do|is|was) (?!${they}\b|any\b)([^,?]{2,80}?) (?:(?:try|trying|meant|supposed|designed|want|intended) to )?(?:solve|solves|solved|address|addressed|tackle|fix|serve|meet)\W*$`,
      'i',
    ),
    'what is $1?',
  ],
  [
    /^(?:what(?:['’]s| is| was) (?:the (?:deal|story) with|the (?:elevator )?pitch (?:for|of)|the fuss about)) /i,
    'what is ',
  ],
  // Where to begin is a matter of rank, and not of dates
  [
    new RegExp(
      String.raw`^(?:(?:which|what)(?: of (?:${their}|the))? (${list})|where|with (?:which|what) (?:of (?:${their}|the) )?(${list})) (?:should|would|could|must|do|can|shall) (?:i|we|one|somebody|you recommend)(?: to)? (?:read|look at|begin|start|watch|see|try)(?: (?:with|first|to read|reading))*\W*$`,
      'i',
    ),
    'which is the most important $1$2?',
  ],
  [
    /^what should (?:i|we|one) (?:read|begin with|start with)(?: first)?\W*$/i,
    'which is the most important publication?',
  ],
  [/\bclosest (?=(?:collaborator|colleague|partner|co-?worker)s?\b)/i, 'chief '],
  // What was told, and is asked to be confirmed
  [
    new RegExp(
      String.raw`^(?:[^,?]{0,60}\b(?:told me|heard|read|says?|said|claims?|claimed|thinks?|believe)(?: that)? )?(${they}) (had|has|have|was|is|were|are) ([^,?]{3,100}?)[\s,–—-]+(?:is|was|isn['’]t) (?:that|this|it) (?:right|true|correct|so)\W*$`,
      'i',
    ),
    '$2 $1 $3?',
  ],
  [/^(?:had|has) (he|she|they|you) something to do with\b/i, 'did $1 have something to do with'],
  [/\b[Ww]ho (?:took over|swallowed|merged with) (?=[_\p{Lu}])/u, 'who bought '],
  // Time that somebody has
  [
    new RegExp(
      String.raw`^(?:is|are) ${they} (?:(?:currently|now|still) )?available (?:for|to (?:do|take)) (?!talks?\b|lectures?|speak|interview|comment|mentor)[^,?]{2,60}\W*$|^(?:can|could|would|will) ${they} (?:take|take on|accept|do|fit in|start|begin|join)(?: (?:an?|another|new|my|our|us|work|job|project|client|commission|contract|engagement|assignment))* (?:(?:in|by|from|on|next|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|week|month|year|monday|tomorrow)|tomorrow|now|immediately|right away|soon|at short notice)\W*$`,
      'i',
    ),
    'are they available?',
  ],
  // Whoever pays for the work
  [
    new RegExp(String.raw`\b((?:which|what|who (?:are|were)(?: ${whose})?|any|${their}) (?:\w+ )?)customers?\b`, 'iu'),
    '$1clients',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:organi[sz]ations|companies|firms|clients) (?:has|have|did|does) ${they} (?:had|have|work(?:ed)?(?: for| with)?) as an? (?:freelancer?|independent|contractor|consultant|self-employed)[^,?]{0,20}\W*$`,
      'i',
    ),
    'who are the clients?',
  ],
  // Whoever consults letters wants the archive
  [
    new RegExp(
      String.raw`^(?:[^,?]{0,40}, )?where (?:can|could|may|do|might) (?:i|we|one|researchers|historians|people|scholars|readers) (?:go to )?(?:consult|see|study|access|look at|inspect|read|find|view) (?:the|${their}) (?:\w+ )?(?:(?:letters|notebooks|correspondence|manuscripts|diaries|archives?)(?: (?:and|or) (?:other )?(?:\w+ )?papers)?|papers (?:and|or) (?:letters|notebooks|correspondence|manuscripts|diaries))\W*$`,
      'i',
    ),
    'where are their papers kept?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:university|library|archives?|institution|museum|college|institute) (?:now )?(?:holds|keeps|has|houses|owns|looks after) (?:the |${their} )?(?:[^?,]{2,50} )?(?:papers|letters|notebooks|archives?|estate|correspondence)\W*$`,
      'i',
    ),
    'where are their papers kept?',
  ],
  // Flight by other words
  [
    /\b(help(?:ed)? (?:him|her|them|you)) (?:to )?(?:get (?:out of|away from)|escape from|leave) (?=(?:the )?[\p{Lu}_])/iu,
    '$1 flee from ',
  ],
];

/** Of what is no award: that was given for something. */
export const purposeRewordings: [RegExp, string][] = [
  [
    /^what (?:is|was|are|were) (.{2,80}?) (?:(?:used|good|meant|designed|intended|made|built|there|supposed to be) )?for\W*$/i,
    'what is $1?',
  ],
];
