import { they } from './sentence-signs.ts';
import { everything, made } from './visitor-words.ts';

const tellMe = String.raw`^.*(?<!\b(?:how|what|which|who|whom|when|where|why)\b[^,.:;?]{0,40})\b(?:could|can|would|will) (?:you|someone|anybody) (?:please )?(?:tell|explain|show|give|let|say)(?: me| us| to me)?(?: know)?\s*`;
const politely = String.raw`^.*\b(?:(?:kindly|please) confirm|(?:grateful|obliged|thankful) (?:for|if you (?:could|would|can) (?:confirm|give|send|tell)(?: me| us)?)) `;

/** What is carried out, and the verb for it. */
const deedNouns = [
  ['audit', 'audited'],
  ['review', 'reviewed'],
  ['inspection', 'inspected'],
  ['survey', 'surveyed'],
  ['test', 'tested'],
  ['evaluation', 'evaluated'],
  ['assessment', 'assessed'],
  ['translation', 'translated'],
  ['restoration', 'restored'],
  ['examination', 'examined'],
  ['installation', 'installed'],
  ['repair', 'repaired'],
] as const;

/** Other ways to begin, to ask for all and to name a matter. */
export const questionRewordings: [RegExp, string][] = [
  // Few degrees are no university's, and few of their names say so
  [
    /\b((?:how many|number of|which|what|all|any|list|name)(?: (?:of|the|his|her|their|your|all))* )(?:university|college|academic) degrees\b/i,
    '$1degrees',
  ],
  [
    /\b(?:(?:home|mobile|cell|cellular|landline|whatsapp)(?: (?:tele)?phone)?|(?:tele)?phone) (?:number|no\.)(?!\p{L})/iu,
    'telephone',
  ],
  [
    /^(where (?:do|can|could) (?:i|we|one) find|what(?: is|['’]s)) ((?:his|her|their|your) )(?:mobile|cell|(?:mobile|cell) ?phone)(?=\W*$)/i,
    '$1 $2telephone',
  ],
  [/^(?:what is|what['’]s|whats) the (?:total )?number of (\p{L}+) who /iu, 'how many $1 '],
  [/^(?:what is|what['’]s|whats) the (?:count|total|total number) of\b/i, 'how many'],
  [/^what number of\b/i, 'how many'],
  [
    /^[Hh]ow (?:many times|often) (?:is|was|has|did|does) (\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)+) (?:ever )?(?:(?:been|be|appear(?:ed|s)?|named|listed|turn(?:ed)? up) )*(?:as )?(?:(?:his|her|their|your|an?|the) )?(?:co-?)?(?:inventor|patentee)\b/u,
    'how many patents have $1 as co-inventor',
  ],
  [
    /^[Hh]ow (?:many times|often) (?:is|was|has|did|does) (\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)+) (?:(?:been|be) )?(?:(?:his|her|their|your|the) director|direct(?:ed)? (?:him|her|them))\b/u,
    'how many projects did $1 direct',
  ],
  [
    new RegExp(
      String.raw`^is it (more|less|fewer) than (\w+ \p{L}+) (?:that )?(${they})(?: (?:has|have|had)|['’]s|['’]ve)? (\p{L}+(?: [^?]*)?)\??$`,
      'iu',
    ),
    'has $3 $4 $1 than $2?',
  ],
  // Of a job alone any post may be meant
  [
    /\b[Ww](?:hat made|hy did) (him|her|them|you|he|she|they) (?:(?:quit|walk (?:out of|away from))(?= (?:the )?[_\p{Lu}])|turn (?:his|her|their|your) back on(?= \S))/u,
    'why did $1 leave',
  ],
  // What a visitor wants to apply for is none of the person's own degrees
  [
    /\b((?:do|can|could|should|may|would|must) (?:i|we|one|people|students?) apply) (?:for|to do) (?:an? )?(?:ph\.?d|doctorate|doctoral \w+|master['’]?s?|internship|post-?doc)(?: (?:place|position|studentship)s?)?\b/i,
    '$1',
  ],
  [/^when (?=(?:can|do|could|should|may|must) (?:i|we|one|people|students?) apply\W*$)/i, 'how '],
  [
    /\b(do (?:i|we|you) need for )(?:an? |the |my )(?:ph\.?d|doctoral|master['’]?s?|internship|post-?doc) (application)\b/i,
    '$1an $2',
  ],
  [new RegExp(String.raw`${tellMe}((?:the|his|her) (?:name|title|number)\b)`, 'i'), 'what is $1'],
  [new RegExp(tellMe, 'i'), ''],
  // Whether anybody did is told by who did
  [
    /^(\W*(?:(?:and|but|so),? )?)(?:did|has|have|does|do|was|were|is|are) (?:any|some)(?:body|one)( else)? (?=(?:help|assist|work|write|build|design|make|direct|edit|translat|collaborat|support|sponsor|pay|fund|join|take part|involve)(?:e?d|ing|s)?\b|(?:wrote|written|built|made|paid|took part|taken part)\b)/i,
    '$1who$2 ',
  ],
  // Where a word comes from is told by why it was chosen, or by who did
  [
    /^(?:where (?:does|did) (?:the|its) (?:name|title) (?:of )?([^,?]{2,60}?) (?:come|originate|stem)(?: from)?|what is the origin of the name (?:of )?([^,?]{2,60}?))\W*$/i,
    'why is $1$2 called so?',
  ],
  [
    /^(?:where (?:does|did) the (?:word|term) ([^,?]{2,60}?) (?:come|originate|stem)(?: from)?|what is the origin of the (?:word|term) ([^,?]{2,60}?)|who came up with the (?:word|term) ([^,?]{2,60}?))\W*$/i,
    'who coined the word $1$2$3?',
  ],
  [new RegExp(`${politely}(?=(?:the|his|her|their|your)\\b)`, 'i'), 'what is '],
  [
    /\b(who|what|when|where|why|which|how) (?:on earth|in the world|the (?:heck|hell|devil|dickens)) (?=\p{Ll})/giu,
    '$1 ',
  ],
  [
    /^(?:is there )?any chance (?:that )?(?:you|anybody|anyone|somebody|someone) (?:might )?(?:knows?|can tell me|could tell me) (?=who|what|when|where|why|which|how|if|whether)/i,
    '',
  ],
  // "Tell me where she teaches" asks where she does
  [
    /^(?:(?:please|and|now|also|just|then),? )*(?:tell (?:me|us)|i wonder|i(?:['’]d| would) like to know|i want to know) (?:please )?where (she|he) (?:now |currently |still )?(?:(teach)es|(lecture|live|work)s)(?: (?:now|today|nowadays|these days))?\W*$/i,
    'where does $1 $2$3 now?',
  ],
  // "So what did she really win in 1911?" asks for what she won.
  [
    /^(\W*(?:(?:so|but|and|well|then),? )?(?:who|what|which|when|where)\b[^,?]{0,60}?) (?:really|actually) (?=\p{Ll})/iu,
    '$1 ',
  ],
  // "Has she talked about it anywhere?"
  [
    /^(?:(?:and|but|so),? )?(has|have|did|does) (he|she|they|you) (?:(?:ever|also|publicly|already) )*(?:talk(?:ed)?|speak|spoken|lectured?|written|write|blog(?:ged)?|presented?) (?:anything |something |publicly )?(?:about|on) (it|that|this)(?: (?:anywhere|somewhere|publicly|in public|before))?\W*$/i,
    '$1 $2 published anything about $3?',
  ],
  // "Where does she live, and with whom?", "when was it audited, by which firm, …?": more of what the question before tells
  [
    /^((?:so |and )?(?:where|when|how|why) )((?:did|does|do|was|were|is|are|has|have) (?![^,?]{0,30}\bstud)[^,?]{2,80}?)(?:,? and|,) ((?:together )?(?:with|by|to|for|from) (?:whom|(?:which|what) [\w-]+))(?=\W*$|,? (?:and )?(?:who|what|when|where|why|how)\b)/i,
    '$1$2, and $3 $2',
  ],
  [
    // Of several degrees the first: a certificate may be of last year
    /(\bfirst (?:\w+ )?(?:job|post|role|position) (?:after|since|upon|on|following)) (?:graduating|graduation|uni|university|college|(?:(?:his|her|their|your) )?(?:studies|university (?:days|years)|student days))(?=\W*$|,? and (?:what|when|where|who|why|how)\b)/i,
    '$1 the first degree',
  ],
  // Who has a tool do it uses the tool
  [
    /\b(?:just |simply |always )?(?:gets?|have|has|lets?|makes?) (ChatGPT|Copilot|Claude|Gemini|Cursor|(?:an? |the )?(?:AI|chat ?bots?|language models?|LLMs?|machines?|assistants?)) (?:to )?(?:do|write|generate|produce) (?:all |most |any )?(?:of )?(?:his|her|their|your|the) (?:\w+ )?(?:programming|coding|code|programs?|work|job|writing|homework|texts?)(?: for (?:him|her|them|you))?/i,
    'use $1',
  ],
  [/^(?:is|are|was|were) (he|she|they|you) (?:really )?one of those (?:\w+ )?(?:who|that) /i, 'does $1 '],
  [/\bdid (he|she|they|you) end up dying\b/i, 'did $1 die'],
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
  [/\b(?:public|open|free) ((?:(?!source\b)[\w+#]+ )?(?:code|software|tools|repos)\b)/giu, 'open-source $1'],
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
  [
    new RegExp(
      String.raw`^(?:in )?(?:which|what) (?:city|town|village) (does|do|is|are) (${they}|\p{Lu}\p{L}+) (live|living|based|located)(?: in)?(?: (?:now|today|currently|at the moment))?\W*$`,
      'iu',
    ),
    'where $1 $2 $3?',
  ],
  [/^from when (?:to|till|until) when (?=was|were|is|are|did|has|had)/i, 'when '],
  [/^with whom?\b((?:[^,?]|,(?=\d))*)/i, 'who$1 with'],
  // "Patents granted before 1960" wants the patents, and not their dates.
  [
    /^(?:(?:all|the|his|her|their|your) ){0,2}((?:\p{L}+ )?\p{L}+s) (granted|filed|published|started|begun|finished|completed|won|received|released|awarded) (?=(?:in|before|after|since|between|from|until|by|during|on)\b)/iu,
    'which $1 were $2 ',
  ],
  [
    /^(?:is it|it is|it's) (?:really |actually )?(?:true|correct|right|a fact) that (he|she|they|you) (was|were|is|are|has|have|had) /i,
    '$2 $1 ',
  ],
  // When a thing ran
  [
    /^(?:when|(?:over|in|during|for) (?:which|what) years?|from when (?:to|until|till) when) did (?!(?:he|she|they|you|it|that|this|we|i)\b)([^,?]{2,60}?) (?:run|operate|exist)\W*$/i,
    'when was $1 active?',
  ],
  // A licence is no publication
  [
    /^((?:and |so )?)(?:under )?(?:which|what) licen[cs]e (?:is|was|are|were|has|have) (?!(?:he|she|they|you)\b)([^,?]{2,60}?) (?:been )?(?:published|released|distributed|issued|offered|made available|available)(?: under)?\W*$/i,
    '$1what licence does $2 have?',
  ],
  // A field that is to stand with each is none that picks
  [
    /,? including (?:the|any|all) (?=(?:\w+ )?(?:dates?|years?|places?|cities|countries|amounts?|sums?|outcomes?|results?|publishers?|venues?|numbers?|owners?|people|names|co-?\w+s|collaborators|colleagues|contractors|titles|roles?|licen[cs]es?)\b)/i,
    ' with ',
  ],
  // What is among what a list holds, or may be, narrows it not
  [
    /^((?:which|what|how many|list|name|show|give)\b[^,?]{8,}?),? (?:including (?:the|any|all|those)\b[^,?]*|(?<=, )(?:with )?(?:the |any |all )?[^,?]{3,50} included)\W*$/i,
    '$1?',
  ],
  [
    /^((?:which|what|how many|list|name|show)\b[^,?]*?), (?:whether )?(?:granted|finished|completed|published|expired|active|paid|current|open|live|large|big|given|won) or (?:not|otherwise|pending|small|un\w+|past|closed|ongoing|only \w+)(?: yet)?(?:,|(?=\W*$))/i,
    '$1',
  ],
  // Whom somebody lost has died
  [
    /\b(how|when|where|why|what year) did (?:he|she|they|you) lose (his|her|their|your) (husband|wife|father|mother|son|daughter|brother|sister|child|baby|partner|parents)\b(?!['’])/i,
    '$1 did $2 $3 die',
  ],
  // Who carried out an audit audited
  ...deedNouns.map(([noun, verb]): [RegExp, string] => [
    new RegExp(
      String.raw`^(?:who|(?:which|what) (?:\w+ )?(?:firm|company|body|organi[sz]ation|institute|laboratory|lab|agency|team|group|office|person|people)) (?:carried out|conducted|performed|did|made|undertook|was (?:hired|paid) for) (?:the |an? |its )?(?:\p{Ll}+ ){0,2}${noun} (?:of|on) `,
      'iu',
    ),
    `who ${verb} `,
  ]),
  // For what occasion it was made, no venue tells
  [
    /^for (?:which|what) (?:event|exhibition|fair|festival|celebration|anniversary|congress|contest)\b/i,
    'for what occasion',
  ],
  [/^((?:in )?(?:which|what)) issue of\b(?=.*\b(?:appear|publish|print|c[ao]me out))/i, '$1 volume of'],
  // Leave to use a picture
  [
    /^.{0,160}\b(?:photos?|photographs?|pictures?|pics?|images?|portraits?)\b.{0,80}\bwho (?:owns|holds|has) (?:the|its|their) (?:copy)?rights?(?: to| of| for)?(?: it| them| that| this)?\W*$/i,
    'who has the copyright of the photographs?',
  ],
  [
    /^.{0,160}\b(?:photos?|photographs?|pictures?|pics?|images?|portraits?)\b.{0,80}\bwhom? (?:do|should|must|can|would|could) (?:i|we) (?:have to |need to )?(?:ask|contact|write to|talk to|turn to|apply to)(?: (?:for|about) (?:permission|leave|it|one|them|that|this))?\W*$/i,
    'who do I contact about rights to use the photographs?',
  ],
  [
    /^who (?:owns|holds|controls) (?:the )?(?:(?:copy)?rights? (?:to|of|in|for) )?(?:the |his |her |their |your )?(?:photos|photographs|pictures|pics|images|portraits)\b.{0,40}$/i,
    'who has the copyright of the photographs?',
  ],
  [/^table of\b/i, 'list of'],
  [/^(?:tell|give|show|name|list)(?: me| us)? the ((?:\p{L}+ ){0,2}\p{L}+s) (?:that|which|who) /iu, 'which $1 '],
  [/\b(come|came|appear|appeared) (out )?in print\b|\b(bring|brought) out\b/i, 'published'],
  // Where "us" may stand for the country, it is no word for whoever asks.
  [
    /\b(in|from|outside(?: of)?) (?:the )?(?:United States(?: of America)?|US|U\.S\.(?:A\.)?)(?!\w| \p{Lu})/gu,
    '$1 the USA',
  ],
  [
    /(?<!\b(?:give|show|tell|send|bring|get) )\b(?:US|U\.S\.(?:A\.)?)(?= patents?\b(?! (?:num|no\b|off)))/gi,
    'American',
  ],
  [/\b(in|from|outside(?: of)?) (?:the )?(?:U\.K\.|Great Britain|United Kingdom)(?!\w| \p{Lu})/gu, '$1 the UK'],
];
