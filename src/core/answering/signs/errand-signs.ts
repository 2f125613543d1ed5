/** Behind no question on somebody else, which may join verbs: "Does Ada lead teams and write some code?" */
const inNoQuestion = String.raw`(?<!^\W*(?:(?:and|so|but) )*(?:what|which|who|whom|whose|when|where|why|how|did|does|do|is|are|was|were|has|have|had|(?:can|could|would|will)(?! you\b)|should|must|may|might)\b[^.!?;:]{0,200})`;
/** How an order begins: a sentence, or what follows one. */
const begins = String.raw`(?<=^\W*|[;:.!?] |\b(?:please|kindly|now|then) |${inNoQuestion}(?:,|\band) |(?:,|\band) (?=\w{1,15} (?:me|us|my|this)\b))`;
/** "Can you", said to the service. */
const canYou = String.raw`^\W*(?:hi |hello |hey )?(?:can|could|would|will) you (?:please |just |quickly )?`;
/** How an order begins that nobody but the service can be given. */
const begs = String.raw`(?<=^\W*|[,;:.!?] |\b(?:please|kindly|now|then|and) |${canYou})`;
const own = String.raw`(?:my|an?|some|this|the|our)`;
/** What is done at a school and in an office, for a mark or a post. */
const paper = String.raw`(?:homework|home work|maths?|algebra|essays?|assignments?|coursework|exams?|cv|resume|cover letter|tax(?:es| return))`;
/** What the portfolio itself has the shape of, or can be given in. */
const shapes = String.raw`(?:\b(?:lists?|tables?|timeline|summary|overview|bio(?:graphy)?|blurb|intro(?:duction)?s?|profiles?|cv|resume|descriptions?|outline|chronology|history|account|comparison|reports?|paragraphs?|sentences?|words?|lines?|bullets?|notes?|statement|answers?|explanations?|breakdown|index|catalogue|portrait|sketch|case|links?|cop(?:y|ies)|brief(?:ing)?|fact ?sheet|dossier|one-?pager|snapshot|digest|synopsis|abstract|recap|run-?down|obituary|headline|tl;?dr|difference|choice|decision|guess|mistakes?|living|appointment|booking|reservation|call|meeting)\b|\bof (?:\S+ ){0,4}(?:projects?|patents?|talks?|career|life|publications?|awards?|experience|roles?|employers?)\b|\b(?:short-?list|mind ?map|ranking)\b)`;
const game = String.raw`(?:football|soccer|rugby|tennis|cricket|baseball|basketball|hockey|world cup|euros?|super ?bowl|elections?|oscars?|champions league|premier league|olympics|grand prix|formula (?:1|one)|eurovision|match)`;

/** What no portfolio does for a visitor: to remember, to forget, to remind, to order things and to do homework. Folded text. */
export const errands: RegExp[] = [
  new RegExp(
    String.raw`${begs}help (?:me|us|my \w+)(?: out)? (?:with|on|do|doing|finish|write|pass|revise(?: for)?|solve) (?:${own} )?(?:\w+ ){0,2}${paper}\b|${begs}(?:do|finish|mark|grade|check|correct|fix|debug|review|improve|proof-?read) my (?:\w+ ){0,2}(?:${paper}|code|script|program|function|text|letter|thesis|dissertation|spelling|grammar)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begs}(?:delete|erase|wipe|forget|remove) (?:(?:all|everything|anything|whatever|any|of|what) )*(?:(?:that )?you (?:know|have|stored|saved|remember|learned)|my (?:(?:personal|own|chat) )?(?:data|messages?|chats?|history|questions?|conversations?|details|information|account))\b|${begs}(?:remember|memori[sz]e) (?:that )?(?:my|i|i'm|i've|me|our|we|this conversation|this for)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begs}remind (?:me|us) (?:to(?! (?:whom|what|which|whose)\b)|tomorrow|later|tonight|next (?:week|month|year|\w+day)|on \w+day|in (?:an?|\d+|half|two|five|ten) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?)|every)\b|${begs}set (?:me )?(?:an?|the|my) (?:alarm|timer|reminder)\b|${begs}(?:call|order|book|get|find|reserve) (?:me|us) (?:an?|the|some) (?:\w+ )?(?:taxi|cab|uber|pizza|flight|hotel|table|train|ticket to|room|restaurant|coffee|dinner|lunch)s?\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:google (?:it|this|that|for (?:me|us))|search (?:the )?(?:web|internet|google|online)|browse the (?:web|internet)|open (?:youtube|google|a (?:new )?tab)|play (?:me )?(?:some|a) (?:\w+ )?(?:music|song|game)s?)\b(?! (?:he|she|they|by)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`${begs}(?:sign|subscribe|register|enrol|enroll) (?:me|us)\b|${begs}(?:write|make|create|draft|prepare|update|do) my (?:\w+ ){0,2}(?:${paper}|letter|application|report|speech|thesis|dissertation)\b|${begs}(?:give (?:me|us) (?:some |your |any )?feedback|feedback|critique|rate|judge|roast) (?:on )?my\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}count (?:from \w+ )?(?:up )?to (?:\d+|five|ten|twenty|a hundred)\W*$|${begins}say (?:hi|hello|goodbye|cheese|happy birthday|something(?! (?:about|on)\b))\b|${begins}(?:(?:proof-?read|correct|rewrite|rephrase|paraphrase|shorten|simplify)(?: (?:this|these|the following)(?: \w+)?)?|(?:summari[sz]e|explain) (?:this|these|the following)(?: \w+)?) ?: |\bi (?:need|want|would like|'d like) (?:you to write )?an? (?:\d+[- ]words? )?(?:\w+ )?(?:essay|poem|joke|haiku|cover letter|recipe|limerick|sonnet)\b`,
    'u',
  ),
  // What the service itself thinks
  /^\W*(?:and |so )?(?:what (?:do you (?:(?:personally|really|honestly) )?(?:think|make) (?:of|about)|is your (?:(?:own|personal|honest) )?(?:opinion|view|take|impression) (?:of|on|about))|what's your (?:(?:own|personal|honest) )?(?:opinion|view|take|impression) (?:of|on|about)|do you (?:(?:personally|really) )?(?:like|love|hate|admire|trust|recommend)|would you (?:(?:personally|really) )?(?:hire|trust|choose|employ|pick|marry|date|recommend hiring)) (?:him|her|them|this (?:person|candidate|man|woman|guy))\W*$/,
];

/** An order to speak as the person would; whether somebody does "teach and write in her own name" is a question. */
export const asPerson: RegExp = new RegExp(
  String.raw`(?:${begs}(?:answer|reply|respond|continue)|(?:${begins}|(?<=${canYou}))(?:speak|talk|write))(?: (?:me|us|to me|to us|everything|only|all (?:my )?questions?))* (?:in (?:the )?first person|in (?:his|her|their) (?:own )?(?:voice|name|place)|as (?:him|her|them)\b|as if you (?:were|are)\b)`,
  'u',
);

/** Knowledge, advice and works that are asked for in general; unless it is asked of the person. */
export const generalErrands: RegExp[] = [
  // "Design an app?" may ask whether somebody did
  new RegExp(
    String.raw`${begins}(?:write|draft|compose|generate|invent|draw|paint|sketch|make|create|design|plan|code|program)(?:(?: (?:me|us|up|out|please|for me))+|(?<=\bplease \w+)|(?![^?]*\?)) (?:an?|some|another|\d{1,3}|two|three|four|five|ten|a few) (?![^?]*${shapes})(?:[\w'+#-]+ ?){1,4}\b`,
    'u',
  ),
  /^\W*(?:so |and |but )?should (?:i|we|my \w+) (?:become|accept an?|decline an?|take (?:an?|the) (?:\w+ )?job|negotiate|retire|resign|rent|divorce|do an? (?:phd|master|degree|mba)|(?:learn|buy|go to)(?! the\b)|study(?= (?!the )\S+(?: \S+)?(?: (?:or|at|in) [^?]+)?\W*$)|sell|invest|quit|move|marry|vote|eat|wear|take up|go into|(?:switch to|use|choose|go for)(?= [^?]*\bor\b))\b/,
  /\bhow (?:do|can|could|should|would|does) (?:i|we|one|someone|somebody) (?:become an? (?!(?:(?:paid|regular|honorary|early|beta) )?(?:members?|mentees?|adopters?|customers?|clients?|patrons?|sponsors?|volunteers?|partners?|suppliers?|subscribers?|supporters?|testers?|contributors?|pupils?|students?|reviewers?|participants?|part)\b)(?:[\w-]+ ?){1,4}\W*$|(?:add|subtract|multiply|divide|simplify|factori[sz]e|differentiate|integrate|calculate|solve|prove)\b)/,
  new RegExp(
    String.raw`^\W*who (?:won|is winning|will win|is going to win|plays in|scored in|lost) (?:(?:the|last|yesterday's|today's|this|year's|in|at|next|men's|women's|\d{4}) )*${game}\b|\bwhat(?:'s| is| was) the (?:(?:final|latest|current) )?score\b(?! (?:of|on|in|for)\b)`,
    'u',
  ),
  /^\W*(?:please )?(?:recommend|suggest)(?: (?:me|us))? (?:an? |some |the )(?:(?:good|nice|great|cheap|decent|best|other|new|fun) )*(?:games?|songs?|albums?|films?|movies?|books?|restaurants?|hotels?|bars?|pubs?|cafes?|holidays?|laptops?|phones?|cars?|universit(?:y|ies)|wines?|tv (?:shows?|series)|programming languages?)(?: (?:to|for) (?:me|us|play|read|watch|listen to|buy|learn|tonight|the weekend|beginners?))*\W*$/,
  /^\W*(?:will it|is it going to|is it) (?:rain|raining|snow|snowing|be (?:sunny|hot|cold|warm|windy))(?: (?:in|at|over|on) \w+| (?:today|tomorrow|tonight|now|later|this|next|the|week|weekend|here|there|outside))*\W*$/,
  /\bwhat(?:'s| is) the (?:speed of (?:light|sound)|value of (?:pi|e)|square root of|(?:quadratic|binomial|chemical) formula|distance (?:to|from) the|meaning of the word)\b|\bhow (?:far|big|tall|high|old|deep|hot|heavy) (?:away )?is (?:the )?(?:moon|sun|earth|universe|mount everest|everest|eiffel tower|mars|jupiter|pyramids?)\b/,
  new RegExp(
    String.raw`${begins}(?:write|generate)(?: (?:me|us|some|the))* (?:sql|css|html|javascript|typescript|python|java|c\+\+|bash|code|regex|yaml|json)(?: code| scripts?| query)? (?:to|for|that|which)\b`,
    'u',
  ),
  /^\W*(?:which|what) (?!(?:[\w-]+ )?(?:papers?|talks?|projects?|articles?|publications?|reports?|patents?|librar(?:y|ies)|tools?) )(?:[\w-]+ ){1,4}should (?:i|we) (?:learn|study|wear|eat|cook|marry|vote)\b/,
  /^\W*(?:what(?:'s| is) wrong with my|why (?:is|does|do|are|won't|isn't|doesn't|don't|can't) my|how (?:do|can|should) i (?:fix|debug|repair) my)\b/,
  /^\W*(?:is|are) my (?!(?:questions?|messages?|data|e?-?mail|company|name)\b)(?:[\w'-]+ ){1,4}(?:safe|ok|okay|good|good enough|correct|right|healthy|normal|secure)\W*$/,
  /^\W*(?:what(?:'s| is)|which is) the best (?:programming language|laptop|phone|car|restaurant|diet|way to (?:learn|study|lose|cook|make money|get rich|invest|become))\b/,
  /^\W*(?:and )?(?:what(?:'s| is) (?:the )?(?:time|date|day)(?: is it)?|what (?:time|day|date|year|month) is it)(?: (?:now|today|there|here|right now|in \w+))*\W*$/,
];
