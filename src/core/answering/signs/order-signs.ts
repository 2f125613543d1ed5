import { foreignErrands, foreignOrders } from './foreign-errand-signs.ts';
import { asPerson, errands, generalErrands } from './errand-signs.ts';

/** In front of what the person or anybody but the system did or does. */
const ofAnother = String.raw`(?<!\b(?:did|does|has|had|was|were|is|she|he|they|who|whose|talk|paper) (?:(?!you\b)[\p{L}.'-]+ ){0,7})`;

/** Sentences that address the system instead of asking about the person. Folded text. */
export const instructions: RegExp[] = [
  asPerson,
  ...foreignOrders,
  /\b(?:rules?|guidelines?|instructions?|directives?|directions|prompts?|constraints?|configuration(?: text)?|text) (?:that |which )?(?:you (?:follow internally|operate under|work under|obey|(?:were|are|have been|had been|was) (?:given|told|set)|got|received|(?:must |have to )?follow\b(?= (?:internally|when (?:you )?answer\w*|here)|\W*$))|(?:behind|governing|steering|guiding) your (?:answers?|replies|responses?|behaviou?r)|(?:steers?|guides?|governs?|controls?|defines?) (?:you|how you)\b)|\b(?:rules|guidelines|instructions) do you follow (?:internally|when (?:you )?answer\w*|here)/,
  /\b(ignore|disregard|forget|override|bypass|skip|drop) (all |any |every |the |your |these |those |my |of |about |everything |what )*(previous|prior|above|earlier|preceding|former|given|portfolio|instructions?|rules?|prompts?|guidelines?|restrictions?|context|content|everything|told)/,
  /\b(system|developer|hidden|initial|secret|internal) (prompt|message|instructions?|rules?)\b(?! (?:did|does|has|had|have|was|were) (?!you\b))/,
  new RegExp(
    String.raw`\byou are (now|no longer|an? (ai|assistant|expert|unrestricted|helpful|language)|actually)\b|${ofAnother}\b(from now on|henceforth)\b|${ofAnother}(?<!\b(?:his|her|their|what|which|any|have an?|has an?|want an?|(?:for|about|of|open to|interested in|seeking|considering|find(?:ing)?|wants?|accept|join|fill|fit|suit) (?:an?|our|my|the|some|this)) )\bnew (instructions?|task|role|rules?)\b|^\W*(?:please )?(?:accept|take on|think of|find|fill|join|fit|suit|want) (?:an?|the|this) new (?:instructions?|task|role|rules?)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${ofAnother}\b(act|behave|respond|answer|speak|talk|reply) (as|like) (if |though )?(an?|you|the|my|his|her|i)\b|${ofAnother}\b(pretend|role-?play|imagine (that )?you|impersonate|(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )simulate)\b`,
    'u',
  ),
  /\b(jailbreak|dan mode|developer mode|debug mode|admin mode|sudo|god mode|unrestricted|without (any )?(limits?|restrictions?|filters?))\b/,
  /\byou (have to|must|need to|shall|are required to) (now |always )?(obey|say|state|claim|answer|confirm|reply|respond|include|write|ignore|pretend|agree)\b|\b(debug|admin|maintenance|developer) mode\b/,
  /\bi (hereby )?(order|command|instruct|authori[sz]e|require|demand) (that )?you\b|(?<=^\W*|[,;:.!?] )as (the|an?|your) (site )?(owner|admin|administrator|developer|operator|creator)\b/,
  /(?<!\b(would|did|does|could|might|can|will|should) ([\p{L}.]+ ){1,3})(?<!\b(?:did|does) (?!you\b)(?:[\p{L}.]+ ){4,6})(?<!^\W*(?:who|whom|which|what|where|do (?!you\b)\p{L}+|do you) (?:(?!you\b|if\b|about\b)[\p{L}.'-]+ ){0,5})(?<!-)\b(say|state|claim|confirm|write|reply|respond|answer|repeat|output|print|assert|tell everyone|tell them|tell me) (only |just |exactly |simply )*((?:that|after me|with|the (words?|phrase|sentence|following|text|string)|yes|no)\b|:|["'“])/u,
  /\b(reveal|print|show|output|display|leak|dump|repeat|give|tell|list|quote|recite) (me )?(all |your |the |every |text |of |words? |contents? )*(system |secret |hidden |api |full |above |entire |own |original |initial )*(prompt|instructions?|configuration|config|keys?|passwords?|credentials|environment|env|tokens?|source code|text above|everything above)\b(?<!source code(?= (?:of|for|behind|to) (?!this|the (?:site|page|assistant|bot|portfolio))))/,
  /<\/?(system|assistant|user|instructions?)>|\[\/?(system|inst)\]|^\s*(system|assistant) ?:|###? ?(system|instruction)/,
  new RegExp(
    String.raw`${ofAnother}\b(assistant|chatbot|model|llm|ai)( system)?s?,? (must|should|shall|will|has to|have to|is to|please)\b|\bnote to (the )?(ai|assistant|model|system|reviewer)\b`,
    'u',
  ),
  /\b(ignor\w+|vergiss|oublie[zr]?|olvida|dimentica|esquec\w+)\b.{0,40}\b(anweisung\w*|instruktion\w*|instructions|consignes|instrucciones|istruzioni|instrucoes)\b/,
  /(?<=^\W*|[,;:.!?] |\b(?:please|now) )(?:stop|quit|cease) (?:acting|being|behaving|answering)\b(?= (?:as|like|a)\b)|\bsystem override\b|(?<=^\W*|[,;:.!?] |\b(?:please|now) )(?:stay|remain) in character\b|(?<=^\W*|[,;:.!?] )let['’]?s (?:play|pretend|role-?play)\b|(?<=^\W*|[,;:.!?] |\bplease )(?:be|play) my (?!guide\b)\p{L}+\W*$/u,
  /!\[[^\]]*\]\(|\b(append|include|insert|add|embed) (the |this |a )*(link|image|markdown|url|following)\b|\bsend (it|this|them|the|all)\b.*\bto\b.*(https?:|@)/,
];

/** Work that no portfolio does for a visitor, whoever it is about. Folded text. */
export const tasks: RegExp[] = [
  ...errands,
  ...foreignErrands,
  new RegExp(
    String.raw`${ofAnother}\b(write|compose|draft|create|generate|make|produce|give|code|program|implement|sing|tell|do(?= (?:me|us) ))( me| us| up| out)?( please)?,? (an? |the |some |another |my |short |long |funny |new |quick |little |simple |complete |python |small )*(\w+ )?(poems?|song|haiku|limerick|sonnet|jokes?|rap|horoscope|recipe|lyrics|riddle|fairy tale)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${ofAnother}\b(write|compose|draft|create|generate|make|produce|code|program|implement)( me| us| up| out)?( please)?,? (an? |some |another |my |short |long |funny |new |quick |little |simple |complete |python |small )+(\w+ )?(story|essay|scripts?|function|program|code|cover letter|blog post|tweet|email|letter|speech|query|regex|html|sql|app|website|homework)\b|\btell( me| us)? (an? |another )(\w+ )?story\b(?! (?:of|about|behind|from))`,
    'u',
  ),
  /(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )(?:implement|code|refactor|debug)\b(?=.*\b(?:for (?:me|us)|in (?:python|javascript|typescript|java|rust|go|ruby|swift|kotlin|php|sql|pytorch)|code please)\b)/,
  /\b(?:can|could|would|will) you (?:please )?(?:implement|code|write) (?:me |us )?(?:an?|the|some|this) (?!(?:\w+ )?(?:app|site|shop|platform|product)\b)(?:[\w-]+ ){1,5}in (?:python|javascript|typescript|java|rust|go|ruby|swift|kotlin|php|sql|pytorch|haskell)\b/,
  /(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )(?:give|write|make|build)(?: me| us)? an? (?:[\p{L}.+#-]+ ){0,4}(?:hook|function|script|snippet|component|class|program|regex)\b(?!.*\b(?:he|she|they|him|her|his|their|by)\b)/u,
  /(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )(?:write|give|make|build)(?: me| us)? (?:an? |some )?(?:\w+ ){0,3}(?:(?:shell|bash|sql|awk|sed|perl|python|terminal|command[- ]line) one-?liners?|(?:shell|bash|sql|terminal|command[- ]line) (?:commands?|quer(?:y|ies)|statements?))\b(?!.*\b(?:he|she|they|him|her|his|their|by|about|on)\b)/,
  /(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )(?:run|execute)(?: the| this| these)?(?: shell| bash)?(?: commands?)?:? ?[`"'$]/,
  /(?<=^\W*|[,;:.!?] |\b(?:please|now|then|and) )(?:proof-?read|summari[sz]e|rewrite|correct|edit|shorten|paraphrase|improve)\b.{0,40}\b(?:this|the following|my) (?:text|paragraph|sentence|passage|e-?mail|letter|poem|essay|article|abstract)\b(?=.*[:'"‘“])/,
  /(?<!\b(?:did|does|do|has|have|who|to|he|she|they|you|person) (?:(?!you\b)[\p{L}.'-]+ ){0,4})\btranslate\b|(?<!\b(?:did|does) (?:(?!you\b)[\p{L}.'-]+ ){0,4})\b(solve|calculate|compute|evaluate) (this|the|for|\d|my)|\bwhat(?: is|'s|’s| are| does| do) \d+ ?(?:[-+*/x×]|(?:times|plus|minus|divided by|multiplied by|over|to the power of)\b) ?\d+|\bhow (much|many) is \d+ ?(?:[-+*/x×]|(?:times|plus|minus|divided by)\b)/u,
  /\b\d*[a-z] ?[-+*/] ?\d+ ?= ?\d+|\b(lottery|horoscope) (numbers?|ticket)\b/,
  /\b(stock price|exchange rate|horoscope|lottery|news (today|headlines)|score of the (game|match))\b/,
];

/** The same, unless it is asked of the person: whoever asks about her weather models, or for a book by her, speaks of her. */
export const general: RegExp[] = [
  ...generalErrands,
  /\bwhat is the (?:boiling|melting|freezing) point of \w+(?: at sea level)?\W*$/,
  /\b(?:what|how)(?: is|['’]s| will| was| are)? (?:the )?weather\b(?! (?:[a-z]+(?:ers?|ors?|ists?|ing)|stations?|plans?|balloons?|radars?|apps?|models?|data)\b)|\bweather (?:today|tomorrow|tonight|like|in|this|next|forecast(?: for\b|\W*$))|\b(?:current|today['’]?s|tomorrow['’]?s) weather\b/,
  /\b(what|which|who)(?: is| are|['’]s) the (capital|president|prime minister|population|currency|king|queen|(?:tallest|largest|highest) (?:\w+ )?(?:mountains?|peak|building|tower|country|city|planet|river|lake|ocean|sea|island|animal|state|continent|desert|number|waterfall)|meaning of life)( city)?( of)?\b/,
  /\b(recommend|suggest) (me )?(an? |some |the )*(restaurant|movie|film|book|hotel|recipe|laptop|phone|gift|stock)s?\b/,
  /\bhow (do|can|should|would) i (cook|bake|fix|lose|hack|cure|invest|learn to|get rich|(?:install|learn|make|build|write|get|buy) (?:an?|my|some)\b(?! (?:copy|quote|demo|meeting|appointment|interview|call|reply|hold|booking|ticket|link|licen[cs]e|offer|reservation|donation|order|message|review|lesson|account|invoice|place|seat|spot|tour|visit|sample)\b)(?!.*\b(?:with|using|from|for) ))/,
];
export const ofPerson = /\b(he|she|his|her|hers|him|they|their|them|did|you|your)\b/;

/** A greeting, thanks or praise. */
const salutes = [
  String.raw`(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|greetings|thank you|thanks?|thx|cheers|bye|goodbye)(?: (?:there|all|everyone|(?:so|very) much|a lot|again|for (?:(?:your|the|all|that|this) )*(?:help|answers?|info(?:rmation)?|time)))?`,
  String.raw`how are you(?: (?:doing|today))?`,
  String.raw`have a (?:nice|good|great|lovely|wonderful) (?:day|evening|weekend|night|one|time|week)`,
  String.raw`see (?:you|ya)(?: (?:later|soon|around|tomorrow))?`,
  String.raw`take care`,
  String.raw`good ?night`,
  String.raw`bye ?bye`,
  String.raw`talk (?:to you )?(?:later|soon)`,
  String.raw`(?:what|how)['’]s (?:up|it going)`,
  String.raw`(?:nice|great|good|cool|lovely|beautiful|impressive|awesome) (?:portfolio|site|website|page|work|stuff|job)`,
  String.raw`(?:nice|good|great) to meet you`,
  String.raw`(?:i )?(?:really )?(?:like|love) (?:this|the|your|it)(?: (?:portfolio|site|website|page))?`,
];

/** What is asked of the service itself, and of what may be asked. */
const ofService = [
  String.raw`(?:who|which company|what company) (?:made|built|created|programmed|developed|designed) (?:you|this (?:bot|assistant|chat ?bot|ai|chat))`,
  String.raw`(?:which|what) (?:(?:ai|large|language|kind of|type of|sort of) )*(?:model|llm|ai|chat ?bot|bot|assistant) (?:are you(?: (?:using|running on|based on|built on))?|do you (?:use|run on)|is this|(?:runs|powers|is behind) (?:you|this|this (?:chat|bot|site|page|assistant)))`,
  String.raw`hey,? (?:siri|alexa|google|cortana)`,
  String.raw`ok(?:ay)? google`,
  String.raw`(?:reset|clear|restart|start over)(?: (?:the|this|our|chat|conversation|session))*`,
  String.raw`(?:please )?(?:(?:switch|change) to|(?:can|could) (?:you|we) (?:please )?(?:switch to|(?:chat|continue|answer|reply|respond) in)|(?:answer|reply|respond|speak|talk)(?: to me)? in) (?:english|german|french|spanish|italian|portuguese|dutch)(?: please)?`,
  String.raw`what (?:can you do|are you able to do|are you capable of|are you)`,
  String.raw`what(?: is|'s) your purpose`,
  String.raw`(?:can|could) you (?:please )?help(?: (?:me|us))?(?: out)?(?: please)?`,
  String.raw`i need (?:some )?help`,
  String.raw`(?:is )?any(?:body|one) (?:there|here)`,
  String.raw`are you (?:there|online)`,
  String.raw`(?:give|suggest|show|tell)(?: (?:me|us))? (?:(?:some|an?|a few|two|three|five|ten|\d{1,2}|good|example|interview|smart|interesting|sample) )*questions?(?: (?:(?:that |which )?(?:i|we|one) (?:can|could|should|might|may) ask|to ask)(?: (?:you|him|her|them|here))?)?(?: (?:in|at|for|during) (?:an?|the|my|our) (?:\w+ )?interview)?`,
  String.raw`what (?:else )?(?:can|should|could) (?:i|we) ask (?:him|her|them)(?: (?:in|at|for|during) (?:an?|the|my|our) (?:\w+ )?interview)?`,
  String.raw`(?:so +)?(?:are|r) +(?:you|u) +(?:really +|actually +|just +)?(?:an? +)?(?:(?:real|actual|live) +)?(?:human(?: +being)?|person|robot|bot|chat +?bot|ai|machine|computer|program|real)(?:,? +or +(?:just +)?(?:an? +)?(?:real +|language +)?(?:human(?: +being)?|person|robot|bot|chat +?bot|ai|machine|computer|program|model))?`,
  String.raw`(?:are you|is this|am i talking to) (?:(?:really|actually|just|based on|using|powered by|running on) )*(?:an? )?(?:chat ?gpt|gpt[\w.-]*|claude|gemini|copilot|siri|alexa|llama|mistral|deepseek|grok|llm|large language model|language model|chat ?bot|(?:virtual |ai )?assistant|bot|ai|real person|human)`,
  String.raw`(?:who|what) (?:am i|are we) (?:talking|speaking|writing|chatting) (?:to|with)(?: here)?`,
  String.raw`where (?:do|does) (?:the (?:information|facts|data|content)(?: in your answers| you (?:give|use))?|your (?:answers?|information|facts|knowledge|data)) come from`,
  String.raw`(?:do|does|will|are) (?:you|this (?:site|page|website|chat)|(?:he|she|they)) (?:store|save|log|keep|record|track|read|storing|saving|logging|keeping|recording) (?:all )?(?:of )?(?:my|our|the|these|what i) (?:questions?|messages?|chats?|conversations?|data|input|ask|type|write)(?: (?:here|anywhere))?`,
  String.raw`(?:who|what) (?:writes|gives|makes|generates) (?:the|these|your) answers`,
  String.raw`help(?: me)?`,
  String.raw`what (?:else )?(?:can|should|could) (?:i|we) ask(?: you| here)?(?: (?:then|instead|about))?`,
  String.raw`what (?:else )?(?:can|could|do) you (?:tell(?: me| us)?|answer|know|say)(?: (?:then|instead|about))?`,
  String.raw`what is this(?: (?:site|page|bot|assistant|about))*`,
  String.raw`how does this(?: \w+)? work`,
];

/**
 * Nothing but the two; two blanks stand where a name was taken out. What was read once is not read in another way: many
 * messages that could be would take for ever.
 */
export const greeting: RegExp = new RegExp(
  String.raw`^\W*(?:(?=((?:${[...ofService, ...salutes].join('|')})(?:\W+|$)))\1)+$`,
  'i',
);

/** What a portfolio has under a heading of its own: one such word asks for the matter, in whatever words it is told; nor does any sentence say that it admires. */
export const matter =
  /^(?:whom (?:does|do|did) (?:he|she|they|you) admire|(?:his |her |their |your )?(?:(?:spoken|foreign) )?languages?(?: spoken)?|alumn[ia]e?|pricing|memberships?|speaking)\W*$/;

/** Parts one order from another: lines, tags and headings. */
export const border = /\n+|<\/?[a-z]+>|#{2,}/i;
