import { toWords } from '../../corpus/lexicon.ts';
import { opener, setting, verbFirst } from './clause-signs.ts';

// How visitors speak around a question: in front of it, behind it, of themselves, and to change the subject.

/** Words in front of a question that say nothing of it. */
export const idle =
  /^(?:[ao]h+ )?(?:wow|whoa|(?:nice|impressive|good)(?: (?:start|list|one))?|great|cool|thanks|thank you|(?:sounds )?interesting|i see|let's (?:continue|go on|go one step back)|h+m+|u+[hm]+|e+r+m*|ah+|oh+|ok|okay|right|yo|listen|look|(?:\w+ ){0,3}question(?: for you)?|(?:hey|hi|hello) there|altogether|all in all|all told|in (?:total|all)|overall|all together|(?:good )?(?:morning|afternoon|evening)|(?:just )?(?:one|a) (?:more|last|quick|final) (?:thing|question)|in (?:short|brief|plain (?:terms|words|english)|a nutshell|other words|one (?:word|sentence|line)|a few words)|for (?:the record|clarity|once|fun)|out of (?:\w+ )?(?:interest|curiosity)|by the way|(?:sorry|forgive|pardon|excuse|apologies)\b.*|on (?:a (?:\w+ )?note|second thoughts?)|no (?:rush|hurry|offence|worries)|not sure if [^,]*|before i forget|according to (?:this|the|your|her|his) (?:page|site|website|portfolio|profile|records?|text|data|information))$/i;

/** Thanks or assent, and nothing else: "Thanks!", "ok, great", "I see". */
export const thanks =
  /^(?=.{0,120}$)(?:[^\p{L}\p{N}?]*\b(?:(?:many )?thanks?|thank you|thx|ty|cheers|ok|okay|k|nice|great|cool|wow|whoa|lovely|perfect|awesome|excellent|wonderful|impressive|fantastic|brilliant|superb|neat|sweet|interesting|fascinating|good|fine|alright|all right|right|sure|yes|yeah|yep|ah|oh|hm+|aha|i see|got it|understood|noted|makes sense|that makes sense|(?:that(?:['’]s| is|s) )?(?:good|nice|interesting|great) to (?:know|hear)|(?:that(?:['’]s| is|s| was) )(?:very |really |so |quite |all )*(?:nice|great|cool|helpful|interesting|impressive|good|fine|all|perfect|useful|kind|enough|it)|(?:very |really |so )+(?:nice|cool|helpful|interesting|impressive|good|useful|kind|much)|a lot|a bunch|a million|much appreciated|much obliged|well done|good job|for (?:that|this|the (?:help|answer|info|information|list))|for your help)\b)+[^\p{L}\p{N}?]*$/iu;

/** "I'm Ann from …": whoever it is, no question is about them. */
export const introduction =
  /^(?:[Ii](?:['’]?m| am)|[Mm]y name is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:from|at|of|with) /u;

/** What begins the setting of a question, or says what it leaves out. */
export const ofQuestion = new RegExp(
  `${setting.source}|^(?:out|except|without|unlike|like|as|under|over|near|inside|outside|despite|given|not|no|apart|other|instead|of|about|the|an?)\\b`,
  'i',
);

/** "I need year, director and …": what is asked for. */
export const wishFor = /\b(?:need|want|like)\b (?!(?:to|your|it|this|that|help|some help)\b)/i;

/** What refers to something else, tells a time, denies, or asks for a shape of the answer. */
export const telling = toWords(
  `she he her his him hers they their them it its this that these those then there who whom whose what when where which why
  how list count compare comparison summary summarise summarize table timeline chronology overview describe name names outline
  both each all every total other others another same else more most least many few except besides apart instead first last
  today now nowadays afterwards ever never again still yet already once then before after during since until no not nor only even
  without with`,
);

/** What may also refer to a visitor's own affairs: "I need this for …". */
export const pointing = toWords('it this that there all more');

/** What visitors who speak of themselves have and do, and the portfolio may as well. */
export const visitors = toWords(
  `page site note notes article report essay homework school class lesson quiz blog newsletter presentation boss manager
  colleague colleagues team client friend friends daughter son wife husband mother father record bet silly stupid asks says wants needs thing things`,
);

/** Asks for an answer, and for none in particular; or says only that somebody asks. */
export const courtesy =
  /^(?:(?:can|could|would) \w+ (?:please )?help|any (?:ideas?|help))\b[^,]{0,20}$|^(?:did|have|am|was) i (?:do|doing|done|say|said|miss|missing|missed|overlook(?:ed|ing)?|get|getting|got|go|going|gone)? ?(?:something|anything|it|that)? ?(?:wrong|amiss|somewhere|here)?\W*$|^(?:(?:many )?thanks|thank you|thx|ty|tia|cheers|ta|danke|merci|bedankt|dank je|grazie|gracias|tack|lol|haha|x{2,}|much (?:appreciated|obliged)|sent from my|sorry|apologies|no (?:rush|hurry)|hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day))\b/i;

/** The end of a letter, with whoever signs it. */
export const signOff =
  /(?<=[.?!\n]) ?(?:(?:(?:(?:with )?(?:(?:my|many|very|kind|kindest|best|warm|warmest|friendly) )*(?:regards|wishes)|best(?=,|\W*\n)|all the best|yours(?: (?:truly|sincerely|faithfully|ever))?|sincerely(?: yours)?|cheers(?=,))(?:[,.!]?[^\S\n]*\n[^?]*$|[,.!]?(?:[^\S\n]+(?!(?:is|are|was|to|list|show|tell|please)\b)(?:\w{1,2}\.|[^\s.?!]+)){0,5}[.!]?\s*$))|sent from my [^?\n]*)/i;

/** What is spoken and not written: sounds between words, greetings and thanks without a mark. */
/** "Um" is a word of German and of Portuguese: a sound only where English stands behind it. */
const hum = String.raw`(?:[Uu]+h+|[Uu]{2,}m+|[Uu]mm+|[Ee]rm|[Uu]m(?=,|[.…]|\s+(?:the|a|his|her|their|your|[Ww](?:hat|ho|hen|here|hy|hich|ell)|[Hh](?:ow|i|ey|ello|e)|[Ii](?:['’]?m|s)?|like|yeah|ok|okay|uh|so(?! (?:viel|mehr|besser|etwas|ein|zu))|[Dd](?:id|oes|o (?:you|they))|[Aa]re|[Cc](?:an|ould)|you|[Ss](?:he|how)|[Tt](?:hey|ell)|[Ll]ist|[Gg]ive)\b))`;
const filler = new RegExp(
  String.raw`^(?:(?:[Ss]o|[Oo]k|[Oo]kay|[Ww]ell),? )*(?:(?:[Yy]eah|(?:[Hh]i|[Hh]ey|[Hh]ello)(?: there)?|${hum}),? (?:(?:so|and|well),? )*)+(?=\S+ \S)|(?<!\d ?)\b${hum}\b,? ?|(?<=\S \S{1,40}),? (?:please,? )?(?:and )?(?:[Tt]hanks|[Tt]hank you|[Tt]hx)(?: (?:so|very) much| a lot| in advance| bye)?[.!]*$`,
  'g',
);
const bullet = String.raw`(?<=\S)(?:[^\S\n]*\n){1,3}[^\S\n]*(?:[-*•–]|\d{1,2}[.)]|\(?[a-d]\))[^\S\n]+(?=\S)`;
/** What is asked of the service for fun. */
const whims = '(?:poem|haiku|limerick|sonnet|joke|song|rap|riddle|recipe|rhyme)s?';
/** A message as one would write it in a line: without what is only spoken, and with points as wants in a row. */
export const inLine: [RegExp, string][] = [
  // "Write a haiku, and then tell me …": the one is no part of the other.
  [
    new RegExp(
      String.raw`^(\W*(?:please )?(?:write|tell|give|sing|make|compose|recite)\b[^?.!;:]{0,30}\b${whims}\b[^?.!;:]{0,40}?),? (?:and|but) (?:then |also |after that |please )*(?=(?:tell|show|give|list|name|say|explain)\b)`,
      'i',
    ),
    '$1.\n',
  ],
  [
    new RegExp(
      String.raw`,?(?<!\b(?:write|tell|give|make)\b[^?.!;:]{0,30}) and (?:then |also |please )*(?=(?:(?:can|could) you (?:please |also )?)?(?:write|tell|give|sing|make|compose|recite)(?: me| us)? an? (?:\w+ )?${whims}\b)`,
      'i',
    ),
    '?\n',
  ],
  [filler, ''],
  // Misspelt English, though "wen" and "was" are German: there no sentence begins so.
  [/^(\W*)[Ww]en (?=(?:was|is|did|does|were|are|will)\b)/, '$1when '],
  [/\b((?:when|where|which year|what year) (?:was|were)\b[^?,]{2,60} )borne(?=\W*$)/i, '$1born'],
  [
    new RegExp(
      String.raw`^\W*(?:(?:please|(?:can|could) you|kindly) )*(?:tell me|give me|i need|i want)(?: (?:the following|these|this|all of this))?:${bullet}`,
      'i',
    ),
    'Give me ',
  ],
  [new RegExp(String.raw`:${bullet}`), ': '],
  [new RegExp(bullet, 'g'), ', '],
  [
    /^\W*(?:(?:please|so|ok(?:ay)?),? )*(?:for|about|regarding|(?:i|we) (?:need|want|would like) (?:to know )?(?:\w+ )?(?:things|facts|details|points) (?:about|on|of|for|from)) ([^:?\n]{2,80}?)(?:,? (?:i|we)(?: (?:need|want|would like|must know)|['’]d like)[^:?\n]{0,40})?: (?=\S)/i,
    '$1: ',
  ],
];

/** "I'm Jo", "my friend Ann": says who asks. */
export const introduced =
  /^\W*(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Ss]o),? )*(?:[Ii](?:['’]?m| am)|[Mm]y (?:name is|\p{Ll}+)) (?:an? )?\p{Lu}/u;

/** What a visitor adds of himself: "… before we ship it", "… for my footnote", "…, and I would rather ask than guess". */
export const aside =
  /,? (?:(?:so(?: that)?|and|but|because|before|if|since|although|though|as|in case|that|which) (?:i|we|my|our)\b|for (?:my|our)\b|(?<=, )for an?\b)[^?,;:]*(?=\W*$)/i;

/** A pair that leaves nothing out behind a question: "…, paid or unpaid?" */
export const everything =
  /,? (?:whether )?(?:(\w+) (?:or|and) (?:un|in|non-?)\1|(?:big|large|great) (?:or|and) small|past (?:or|and) present|old (?:or|and) new|\w+ or not)(?=\W*$)/i;

/** The visitor speaks of himself; "US 3,541,541" does not. */
export const teller =
  /\b(i|i['’]\w+|my|we|we['’]\w+|our|me|us(?! (?:\d|patents?|dollars?|army|navy|air force|government|citizens?)\b))\b/i;

/** The same, or "Quick question for a quiz". */
export const speaksOfAsking = new RegExp(
  `${teller.source}|\\bquestion\\b|\\b(?:asks?|wants to know|wonders|sa(?:id|ys)|told)\\b`,
  'i',
);

/** What the visitor himself does: "I assume", "we're hiring". */
export const deed =
  /\b(?:i|we)(?:['’]\w+)?(?: (?:am|are|was|were|have|had|been|would|do|need|want|to|just|only|also))* $/i;

/** Words that look like pronouns and point at nothing that was said before. */
export const ofOwn =
  /\b(?:this|that) (?:portfolio|page|site|website|profile|list|cv|resume)\b|(?<=\b\p{L}{3,} )that (?=(?:he|she|they|you|it|were|was|are|is|has|have|had|\p{L}+ed)\b)|\bis it (?:true|correct|right|possible)\b|(?<=^(?:and )?(?:who|what|when|where|why|how|which) (?!.{0,90}?\b(?:its?|th(?:at|is|ese|ose|ere|em|en))\b.{0,90}? and ).{8,80}?,? and (?:who|whom?|what|when|where|why|how|which)\b.{0,60}?)\b(?:its?|them|there)\b/gu;

/** "Enough of that. …", "leaving the films aside: …", "now something else: …". */
export const farewell =
  /^.*?\b(?:enough\b(?! to)|something (?:else|different)\b(?! about)|(?:another|different|new|(?:chang|switch)\w*(?: the)?) (?:subject|topic|matter|question)|moving on|(?:leav|sett|putt)ing [^.?!:]*\baside|forget (?:that|this|it)|never mind)\b[^.?!:,;]*[.!:,;]\s+(?=\S+ \S+ \S)/i;

/** "Going back to the museum for a moment: who built it?" */
export const returning =
  /^.{0,30}?\b(?:back to|as for|speaking of|regarding) (.{2,80}?)(?: for an? \w+| again)?(?:[:,]| [-–—]) (?=\S+ \S+ \S)/i;

/** "Draft a short bio", "make a table of his jobs": what the portfolio has is given, not made. */
export const made =
  /^(?:please )?(?:make|create|write|draft|generate|prepare|produce|put together)(?: me| us| up)? (?:an?|the) (?:\w+ ){0,2}?(?<what>list|table|timeline|chronology|summary|overview|bio|intro(?:duction)?|biography|profile|cv|resume)\b/i;

/** The person whose portfolio it is; for a pattern. */
export const owner =
  '\\b[Tt]he (?:owner|author|person|man|woman|guy|one) (?:of|behind) (?:this|the) (?:site|website|web ?page|page|portfolio|profile)';

/** Adverbs that say how somebody asks, and no time. */
export const manner = toWords(
  'honestly actually basically really simply seriously frankly quickly briefly roughly possibly hopefully sadly generally curiously',
);

/** "His team at its peak": what "its" points at stands before it. */
export const ofItself = /\b(?:his|her|their|your|the) \p{L}.* its\b/iu;

/** "My client is a hospital: has she worked for one?" */
export const refersBack = /\b(?:my|mine|here|one)\b/i;

/** Asks for all of a kind. */
export const ofWholeList = /\b(?:listed|portfolio|in total|altogether|list of)\b|^\W*list\b/;
/** What a change of the subject ends with. */
export const behindTopic = /,? (?:instead|now|then)(?=\W*$)/i;

/** What a question or an order begins with. */
const begins = `(?:${opener}|${verbFirst}|do|can|could|would|list|name|give|show|tell|count|compare|describe)\\b`;
/** Asks for a yes or a no of the person: "Are you married, and …" is no remark. */
const asksOfPerson = `(?:${verbFirst}|do|can|could|would|will) (?:he|she|they|you) (?!(?:please|kindly|possibly|happen|mind|know|tell|say|explain|help|remember|recall|able|sure|aware)\\b)`;
/** Up to a mark behind which something else begins; further on stands no remark. */
export const remark = new RegExp(
  `^\\W*(?=\\w)(?!(?:please )?(?:give|show|tell|send|name|list|state)(?: me| us)? (?!(?:me|us|this|that|it|an?|more|again|now|please)\\b)(?:the |its |his |her |their )?\\w+(?: \\w+)?, (?:\\w+ ){0,3}(?:and|as well as) )(?!${asksOfPerson}[^?.!;:]{1,80}?,? (?:and|or) (?:also )?(?:${asksOfPerson}|${opener}\\b))([^?.]{1,80}?)(?:([,.;:!?]|\\.{2,}| [-–—]+)\\s+|(?<!\\s)\\s+(?=(?:and ${opener}|(?:i|we)(?:['’]d| would)? (?:need|want|ask|like|love|wonder))\\b)|(?<!\\s)\\s+(?:asks?|wants? to know|wonders?|would like to know) (?=${begins}))(?:(?:but|so|well|now|please|just),? )*`,
  'i',
);
/** The same without a mark. */
export const unmarked = new RegExp(
  `^\\W*(?:(?:ok|okay|so|well|right|now) )*(?:(?:do|would) you (?:happen to )?know )?(?=${begins})`,
  'i',
);
/** The last sentence, behind a question. */
export const closing = /^(.*\?)\s+([^.?!]{1,80})[.!]?$/s;
/** A sentence and then another. */
export const story = /\p{Ll}{3}\. +\S/u;

/** WHAT DID SHE STUDY: several words, of which none has a small letter. */
export const shouted = /^(?![^]*\p{Ll})[^]*\p{Lu}\P{L}+\p{Lu}+\P{L}+\p{Lu}/u;
/** Begins what a visitor says of himself. */
export const ofVisitor = /^(?:i|we)\b/i;
/** "@portfolio, …": whom a message is sent to. */
export const mention = /^ ?@\w+[,:]? /;
/** Blanks between words. */
export const blanks = /[ \t]+/g;
