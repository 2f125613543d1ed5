import { months } from '../../contract/partial-date.ts';
import { day, they } from './sentence-signs.ts';
import { unnamedBounds } from './unnamed-signs.ts';
import { veryWordSigns } from './very-word-signs.ts';

/** Small things that are asked for, on the folded question without the name of an entry, and how a sentence looks that holds them. */
export const detailSigns: [question: RegExp, sign: RegExp][] = [
  // Nothing failed of which no text says so
  [
    /\bwhy did it not work out\b/,
    /\b(?:fail(?:ed|s)?(?![- ]?over)|(?:an?|my|our|its) (?:\w+ )?failure|g[ai]ven? up|abandon\w*|cancel\w*|scrapped|dropped|shelved|stopp(?:ed|ing)|withdr(?:ew|awn?)|discontinued|(?:called|written) off|(?:shut|pulled) down|wound up|collapsed|flop(?:ped)?|bankrupt\w*|insolven\w*|went (?:wrong|bust|under|broke)|unsuccessful|r[au]n out of (?:money|funds|cash|time)|(?:the|my|our) (?:\w+ )?(?:mistake|error|lesson))\b|(?:\bnot|\bnever|\bhardly|n['’]t) (?:\w+ )?(?:work(?:ed)?(?: out)?(?! (?:for|with|at|on|in)\b)|succeed(?:ed)?|sell|sold|pa(?:y|id) off|cat?ch on|caught on|put into)\b|\b(?:no|nobody|no one|few|hardly any)\b(?: \p{Ll}+){0,2} (?:took|wanted|bought|came|used|paid)\b/iu,
  ],
  // Where money was put
  [
    /^what investments have they made\b/,
    /\binvest(?:ed|s|ments?)?\b[^.;]*(?:[:,]| in| and|\bof|\bare) (?:the )?\p{Lu}/u,
  ],
  // Who voted is told of people without a name as well
  [/^\W*who voted\b/, /\bvot(?:ed?|es|ing)\b/i],
  // Objections to a patent
  [
    /^\W*(?:was|were|is|has|have) (?!(?:he|she|they|you)\b).*\b(?:opposed|contested|challenged)\W*$/,
    /\b(?:oppos\w+|challeng\w+|contest(?:ed|s)?|disput\w+|objec\w+|revok\w+|upheld|appeal\w*)\b/i,
  ],
  // Users, who need no name
  [
    /^\W*(?:(?:so|and) )?who(?: else)? (?:(?:actually|currently|now|else) )*(?:use[sd]?|is using|are using|relies on|adopted)(?= _+(?: (?:now|today|nowadays|these days|at the moment|in practice))?\W*$)/,
    /\bused (?:by|in|at|every|today|there)\b|\busers?\b|\b(?:use[sd]?|runs?|ran|using|adopted|adopt|rely on|relies on) (?:it|them)\b|\b(?:have|has) adopted\b|\badopted by\b|\b(?:customers?|clients?)\b|\bshipped in\b|\b(?:that|which|who) (?:run|use)s? it\b/i,
  ],
  // A rank is told by its name, and by no service at arms
  [
    /^\W*(?:(?:what|which) )?(?:(?:was|is) )?(?:his |her |their |your |the )?(?:military|naval|army|navy|police) rank\b/,
    /\b(?:ranks?|ranked|lieutenant|commander|captain|admiral|commodore|sergeant|corporal|private|major|colonel|general|brigadier|ensign|officer|inspector|constable|seaman|midshipman|cadet|technician|specialist|warrant)\b/i,
  ],
  // Which edition of a thing: the thing alone tells none
  [
    /\b(?:what|which) (?:version|edition)\b/,
    /\b(?:[Vv]ersions?|[Rr]eleases?|[Ee]ditions?)\b|\bv ?\d|(?<=\p{Lu}[\p{L}.+#]* )\d{1,3}(?:\.\d+)*(?= ?(?:[,;.)]|$))/u,
  ],
  [
    /\bhow (?:did|does|do|could|can) (?:he|she|they|you) (?:\w+ )?(?:pay for|finance|fund|afford)\b/,
    /\b(?:(?:paid|pays?) (?:for|the|my|his|her|its|by|from|with|back)|fees?|loans?|sav(?:ed|ings)|scholarships?|grants?|stipends?|fellowships?|fund\w*|sponsor\w*|financ\w+|earn\w*|lent|donat\w+)\b/i,
  ],
  // Whether a firm is still there: the end of a post in it tells nothing, and a post that goes on tells it
  [
    /^\W*(?:is|are|does|do)\b(?! (?:he|she|they|you|it)\b)[^,?]*\bstill (?:in business|trading|operating)\b/,
    /\b(?:still|today|now(?:adays)?|no longer|s[eo]l[dl]s?|bought|merged|acquired|took over|taken over|clos(?:ed|es|ure|ing)|ceased|shut|went under|wound up|bankrupt\w*|insolven\w*|renamed|to this day|since (?:\w+ )?\d|employs|present)\b/i,
  ],
  // Whether it is still in use: by a time, or by what became of it
  [
    /^\W*(?:is|are|does|do|has|have|can|could)\b(?! (?:he|she|they|you|it)\b)[^,?]*\bstill (?:in (?:use|business|print|operation|production)|used|using|running|going|around|open|sold|sell|online|maintained|exist)\b/,
    /\b(?:still|today|now(?:adays)?|no longer|never|until|till|since|ends?|ended|clos\w+|stopp\w+|shut|sold|retired|archived|maintained|active|present|current\w*|continu\w+|every (?:year|month|week)|each year|to this day|discontinued|offline|abandon\w*|replaced|expired|withdrawn|runs?|use[sd]? (?:by|in|every)|in use|daily)\b/i,
  ],
  // What a thing is made of
  [
    /\b(?:what|which) (?:kinds? of |sorts? of )?materials? (?:is|was|are|were|did|does)\b|\bwhat (?:is|was|are|were) .{0,80}\bmade (?:of|from|out of)\W*$/,
    /\b(?:made (?:of|from|out of)|steel|iron|alumini?um|brass|bronze|copper|tin|titanium|wood\w*|timber|oak|pine|beech|birch|ash|plywood|bamboo|cork|plastics?|poly\w+|nylon|acrylic|resin|silicone|rubber|latex|glass|ceramics?|porcelain|clay|brick\w*|stone|granite|marble|concrete|plaster|leather|cotton|linen|wool\w*|felt|silk|paper|card(?:board)?|fib(?:re|er)\w*|carbon|foam|wax)\b/i,
  ],
  // What can be watched, read or downloaded
  [
    /\b(?:is|was|are|were|any|find|see|watch) (?:there )?(?:an? |any |the )?(?:video|recording)s? (?:of|from|for|anywhere|available|online)\b|^\W*(?:an? )?(?:video|recording) of\b/,
    /\b(?:videos?|record(?:ed|ings?)|filmed|film|watch(?:ed)?|stream\w*|views|youtube|vimeo)\b/i,
  ],
  [/\b(?:is|are|any|find|see|available as) (?:there )?(?:an? |any |the )?slides?\b/, /\bslides?\b|\bdeck\b/i],
  [
    /^\W*(?:is|are|can|could|where)\b.*\b(?:available online|online\W*$|download\w*)/,
    /https?:|\b10\.\d{4,}|\b(?:online|download\w*|available|links?|repository|website|web page)\b/i,
  ],
  // Whoever works with a thing need have no certificate of it
  [
    /\b(?:have|has|hold|holds|got|any|with)\b.*\b(?:certificat(?:es?|ions?)|certs?)\b|\bcertified\b/,
    /\bcertif\w*|\bcerts?\b|\bdiplomas?\b|\bqualif\w+|\baccredit\w+|\blicen[cs]ed\b|\bbadges?\b|\bexams?\b/i,
  ],
  // At what hour and in which room, how rich, and at which attempt
  [
    /\b(?:at )?what (?:time|hour)\b(?! (?:of|in|did it take))/,
    /\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?(?:[ap]\.?m\b|o['’]clock|h\b)|\b(?:noon|midday|midnight|o['’]clock|half past|quarter (?:past|to)|from \w+ (?:to|until|till) \w+|between \w+ and \w+|at (?:five|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four))\b/i,
  ],
  [
    /\b(?:what|which) (?:\w+ )?(?:room|hall|floor|building)\b/,
    /\b(?:rooms?|hall|floor|buildings?|house|theat(?:re|er)|auditorium|centre|center|tower|block|cellar|basement|attic)\b/i,
  ],
  [
    /\b(?:how|was|were|is|are) [^,?]{0,40}\b(?:rich|wealthy|well[- ]off)\b/,
    /\b(?:rich|wealth\w*|fortune|poor|poverty|inherit\w*|well[- ]off|estate|allowance)\b/i,
  ],
  [
    /\bpass(?:ed)?\b.*\b(?:attempt|try|go|time)\b/,
    /\b(?:attempts?|(?:first|second|third) (?:go|try|time)|fail\w*|resat|resit|retook|re-?taken)\b/i,
  ],
  // What somebody means to do has no date of the past, and a patent bears none of its money
  [
    /\bwhen (?:does|do|will|would|is|are) (?:he|she|they|you) (?:plan|intend|hope|want|expect|going|planning|hoping)\w*\b(?: to)?/,
    /\b(?:plan(?:s|ned|ning)? to|intend\w*|hopes? to|(?:I|he|she) (?:will|shall|wants? to)|going to|should I ever)\b/i,
  ],
  [/\broyalt(?:y|ies)\b/, /\b(?:royalt(?:y|ies)|licen[cs](?:e|ing) fees|per (?:copy|unit)|inventors? received)\b/i],
  // Which part of many, and a part in a company
  [
    /\b(?:what|which) (?:share|percentage|per ?cent|proportion|fraction) of\b/,
    /%|\b(?:per ?cent|half|(?:an?|one|two|three|four) (?:thirds?|quarters?|fifths?)|(?:out|each) of \d+|\w+ (?:in|out of) (?:ten|five|four|three|every))\b/i,
  ],
  [
    /\b(?:own|owns|hold|holds|have|has|got) (?:any )?(?:shares|stock|equity|a stake)\b/,
    /\b(?:shares?|shareholders?|stock|equity|stakes?|own(?:s|ed|ers?)|partners?|co-?founders?)\b/i,
  ],
  // Who won where another did not
  [
    /\bwon\b.*\b(?:instead of|ahead of) (?:him|her|them|you)\W*$/,
    /\b(?:w[io]n(?:s|ner|ners)?|first prize|went to|beat(?:en)?|lost to|awarded to|chose|chosen)\b/i,
  ],
];

/** What befalls a limb. */
const hurt = String.raw`(?:tore|torn|br(?:eak(?:s|ing)?|oken?)|hurt|injur\p{L}*|los(?:t|s|ing)|burn\p{L}*|cut off|crush\p{L}*|operat\p{L}*|surge\p{L}*|fractur\p{L}*|sprain\p{L}*|dislocat\p{L}*|scald\p{L}*|smash\p{L}*|fail\p{L}*|damag\p{L}*|ruin\p{L}*|g[ai]ve (?:out|way)|bit(?:ten)?|shot|wound\p{L}*|paraly\p{L}*|amputat\p{L}*|rheumat\p{L}*|arthriti\p{L}*)(?!\p{L})`;
/** A part of somebody's body. */
export const limb = String.raw`(?:(?:left|right) )?(?:wrist|hand|arm|elbow|shoulder|finger|thumb|leg|knee|foot|ankle|hip|back|neck|eye|ear|nose|teeth|heart|lung|voice|hearing|eyesight|sight|health)s?(?!\p{L})`;
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
/** A day, be it of every week, or a month or season: a year alone is none. */
export const exactDates: [question: RegExp, sign: RegExp][] = [
  // Until when one may apply, and no other date
  [
    /\bwhen do\b.*\bapplications? close\b/,
    new RegExp(
      `^(?=.*\\b(?:[Aa]ppl(?:y|ications?)|[Dd]eadline|[Cc]los(?:es?|ing)|[Ss]en[dt]|[Ss]ubmit\\w*)\\b).*\\b(?:${months.join('|')}|[Ee]nd of|[Ee]very|[Aa]ll year|[Aa]ny ?time|[Aa]t all times)\\b`,
    ),
  ],
  // What happens again and again has no year
  [
    /^\W*(?:(?:so|and) )?(?:when|at what times?|what times?) (?:do|does|is|are|can) (?!.*\b(?:birthday|born|due|end|ending|finish\w*|launch\w*|publish\w*|com(?:e|ing) out|start\w*|begin\w*|expire\w*|expect\w*|retir\w*)\b)/,
    new RegExp(
      `\\b(?:1[4-9]|20)\\d\\d\\b|\\bpresent\\b|\\b${weekdays}\\b|\\b(?:${months.join('|')})\\b|\\b[Ee](?:very|ach) (?:\\w+ )?(?:day|week|month|year|spring|summer|autumn|winter|morning|evening|term)\\b`,
    ),
  ],
  // Where somebody came and what he learned as a child has an age
  [
    /^\W*when did (?:he|she|they|you) (?:first )?(?:move|emigrate|come|learn)\b/,
    /\b(?:1[4-9]|20)\d\d\b|\bpresent\b|\b[Ww]hen (?:I|s?he) was (?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)\b/,
  ],
  [/\bday of the week\b|\bwhich weekday\b/, new RegExp(`\\b${weekdays}\\b`)],
  [
    /\b(?:on )?(?:what|which) (?:exact )?day\b|\bexact(?:ly)? (?:date|day|what day)\b/,
    new RegExp(`${day.source}|\\b${weekdays}\\b`),
  ],
  [/\b(?:what|which) months?\b/, new RegExp(`\\b(?:${months.join('|')}|spring|summer|autumn|winter)\\b`)],
];

/** How a text tells for which age a thing is. */
export const ages =
  /\b(?<!\bmiddle )ages? (?!of\b)|\baged |[\p{L}\d][- ]years?[- ]olds?\b|\b(?:children|pupils|kids|students|readers|players|teenagers|teens|adults) (?:from|of|between|over|under) (?=(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen) |\d)/iu;
/** How a text speaks of a language that somebody knows. */
const tongues =
  'speak\\w*|spoken|spoke|fluent\\w*|tongues?|native|languages?|understands?|understood|learn\\w*|bilingual|certificates?|conversational|passable|rusty|beginner\\p{L}*|basic|(?:can|could) (?:read|write|follow|order)|(?:read|write|follow)s?|good enough|get(?:s)? by|school|proficien\\w+';
/** The same of what the question names: the language of a translation, and what somebody likes best. On the question as written. */
export const detailBounds: [asked: RegExp, told: string][] = [
  // What somebody reads: the books that one wrote are none of it
  [
    new RegExp(
      String.raw`^\W*(?:[Ww]hich|[Ww]hat) (?:\p{Ll}+ )?(?<one>books?|novels?|authors?|poets?|poetry|newspapers?|magazines?|comics) (?:did|does|do|has|have) ${they} (?:(?:ever|also|like to|love to|most|often) )*(?:read|enjoy|love|like|prefer|own|collect|devour|recommend)(?!\p{L})`,
      'u',
    ),
    String.raw`\b(?:(?:had|has|have|he|she|they|i|to|we|would) read|read (?:as|by|about|it|them|every\w*|all|much)|reads|avid|voracious|keen reader|(?:i|we) (?:love|like)|lov(?:ed|es)|lik(?:ed|es)|favou?rites?|recommend\w*|by heart|copy of|bookshel\w+|devour\w*|collect(?:s|ed)|novels of|poems of|enjoy\w*)\b`,
  ],
  // What befell a limb is the outcome of no project
  [
    new RegExp(String.raw`^\W*[Ww]hat happened (?:to|with) (?:his|her|their|your) (?<one>${limb})(?: [^?]*)?\W*$`, 'u'),
    String.raw`(?<!\p{L})(?:my|his|her|their) (?:(?:left|right) )?(?:\p{L}+ )?{one}[^.;]{0,60}\b(?:${hurt})|\b(?:${hurt})[^.;]{0,60}\b(?:my|his|her|their) (?:\p{L}+ )?{one}`,
  ],
  ...veryWordSigns,
  // For what age a thing is, and no other that is told beside its name
  [
    /^\W*(?:and )?(?:what|which) ages? (?:is|are|was|were) (?:the |this |that |his |her |their )?(?<one>[^?,]{2,60}?) for\W*$/iu,
    `{one}.*(?:${ages.source})`,
  ],
  // How a talk went is told of a talk
  [
    /\b[Hh]ow (?:did|was|were) (?:the|her|his|their|your|that) (?:\p{Ll}+ )?(?<one>talk|lecture|keynote|speech|interview|conference|workshop|concert|premiere|exhibition|presentation|tour)s? (?:in|at)\b/u,
    String.raw`{one}|\b(?:talks?|lectur\p{L}+|keynotes?|speech\p{L}*|audience|slides?|on stage|listeners|recording|spoke|in the room)\b`,
  ],
  // How a thing works is told by no list of skills
  [
    /^\W*(?:(?:[Ss]o|[Aa]nd|[Bb]ut),? )?[Hh]ow (?:do|does) (?:an? )?(?!(?:he|she|they|you|it|the|this|that|his|her|their|your)\b)(?<one>[^?,]{2,60}?) (?:actually |really )?(?:work|function)\W*$/u,
    String.raw`^(?!.*: (?:skills|field|thesis|deliverables) ){all}`,
  ],
  [
    /\b[Ww]hat(?:'s| is| are) the differences? between (?:an? |the )?(?<one>[^?,]{2,50}?) and (?:an? |the )?(?<other>[^?,]{2,50}?)\W*$/u,
    String.raw`^(?=.*{one}).*{other}`,
  ],
  [
    /\b[Hh]ow (?:does|do|is|are) (?<one>[^?,]{2,50}?) differ(?:ent)? from (?<other>[^?,]{2,50}?)\W*$/u,
    String.raw`^(?=.*{one}).*{other}`,
  ],
  // Held against somebody else: only a sentence that does so tells it
  [
    /^\W*(?:[Ii]s|[Ww]as|[Aa]re|[Ww]ere|[Dd]id|[Dd]oes|[Hh]as) (?:he|she|they|you) [^?]{0,40}\b(?:\p{Ll}+er|(?:more|less) \p{Ll}+)(?: \p{Ll}+)? than (?<one>\p{Lu}[^?,]{1,50})/u,
    String.raw`\bthan\b[^.;]{0,60}{one}|{one}[^.;]{0,60}\bthan\b`,
  ],
  // The readers of one text are none of another
  [
    /\b[Hh]ow many (?:\p{Ll}+ )?(?<other>views|citations|downloads|stars|forks|readers|copies|subscribers|listeners|visitors) (?:does|did|has|have|do) (?!(?:the|his|her|their|your) (?:\p{Ll}+ )?(?:podcast|newsletter|blog|channel|book|novel|album|handbook|textbook)s? (?:have|has|had|get|got|sell|sold|receive|received)\b)(?:the (?:recording|video|film) of |the |his |her |their |your )?(?<one>[^?,]{2,60}?)(?: (?:paper|article|talk|lecture|keynote|video|book|library|package|repo(?:sitory)?|app|post|study|chapter))? (?:have|has|had|get|got|sell|sold|receive|received)\W*$/u,
    String.raw`{all}.*(?:{other}|\b(?:cited|viewed|watched by|read by|downloaded|sold) )`,
  ],
  // The sum of a prize, and no other of its text
  [
    /\b[Hh]ow much (?:money |prize money )?(?:was|is|were) (?:the |his |her |their )?(?<one>[^?,]{2,60}?(?:[Aa]ward|[Pp]rize|[Mm]edal|[Ff]ellowship)[^?,]{0,40}?) worth\b/u,
    String.raw`: amount |{one}[^.;]{0,80}\b(?:worth|endow\p{L}*|carr(?:ied|ies)|prize money|c[ao]me with)\b`,
  ],
  [/\btranslat\w+ (?:in)?to (?<one>\p{Lu}\p{Ll}+)/u, '{one}'],
  [
    /\bfavou?rite (?!(?:project|patent|paper|award|prize|book|work|job|role|publication|talk|film|part)s?\b)(?<one>\p{Ll}{3,})/u,
    String.raw`\b(?:favou?rites?|loved?|loves|likes?|liked|prefer\p{L}*|fond|fondest|dearest|enjoy\p{L}*|best)\b`,
  ],
  // A language that somebody speaks, and not the land or a translation
  [
    /\b(?:[Dd]oes|[Dd]o|[Cc]an|[Cc]ould|[Dd]id|[Ii]s|[Aa]re) (?:he|she|they|you) (?:(?:also|ever|really|actually) )?(?:speak|know how to speak)(?: (?:any|fluent|some|good))? (?<one>\p{Lu}\p{Ll}{3,})(?: [^?]{1,60})?\W*$/u,
    String.raw`\b(?:my|some|his|her|their) {one}(?! (?:\p{Ll}+ )?(?:vocabulary|words|publisher|edition|version|translation|friends?|colleagues?|clients?|customers?|team|passport|citizenship|book|novel))|{one}[^.;]{0,80}\b(?:${tongues}|[ABC][12])\b|\b(?:${tongues})\b[^.;]{0,100}{one}|\b(?:I|he|she|they|we)\b[^.;]{0,80} in (?:[\p{L}, ]{1,30} (?:and|or) )?{one}|\bin {one},? (?:I|he|she|they)\b|\b(?:terms?|courses?|lessons?|class(?:es)?|years?|evenings|bit|little) (?:of|in) {one}|{one} (?:lessons?|courses?|class(?:es)?)\b|: \S* ?{one}(?:,| and|$)`,
  ],
  // A part of a firm, what was applied for, and the day of a birth
  [
    /\b[Ww]ho (?:owns?|owned|(?:holds?|held)(?= (?:[^?]* )?(?:shares?|stakes?|stock)\b)) (?:(?:most|the majority|half|all|\d+ (?:per cent|%)) of (?:the )?)?(?<one>shares?|stakes?|stock|\p{Lu}[^?]{1,40}?)(?= in\b| of\b| when\b|\W*$)/u,
    String.raw`\b(?:shares?|stakes?|equity|(?:I|he|she|they|we|who|which) (?:\w+ )?own(?:s|ed)?|owned|owners?|owner-|shareholders?|belong(?:s|ed)?|sold|bought|acquired|assignee|parent company|subsidiary)\b`,
  ],
  [
    /\b(?:[Hh]as|[Hh]ave|[Dd]id) (?:he|she|they|you) (?:ever |already )?appl(?:ied|y) for (?<one>[^?,]{3,60})/u,
    String.raw`\bappl(?:y|ies|ied|ying|ication)`,
  ],
  [
    /\b[Ww]hen (?:exactly )?(?:is|was) (?:his|her|their|your) (?<one>birthday)\b/u,
    String.raw`\b(?:born|birth(?:day)?)\b.*(?:${day.source})`,
  ],
  // The mark in one subject, and no other
  [
    /\b[Ww]hat (?:exact )?(?:mark|grade|score) (?:did|has|have) (?:he|she|they|you) (?:get|got|receive|achieve|have|earn)(?:ed)? (?:in|for) (?!(?:his|her|their|your|the) |maths\b)(?<one>[^?,]{2,60}?)(?: (?:exam(?:ination)?|test|certificat(?:e|ion)|course|paper|module|finals?))?\W*$/u,
    String.raw`^{all}.*(?:\d|\b(?:first[- ]class|distinction|merit|honours)\b)`,
  ],
  // Whom somebody took on or taught: the size of a team counts others
  [
    /\b[Hh]ow many (?:[\p{Ll}-]+ ){0,3}(?<one>\p{Ll}+) (?:did|has|have) (?:he|she|they|you) (?:\p{Ll}+ly |ever |already )?(?:hire|recruit|employ)(?:e?d)?\b/u,
    String.raw`(?<!\b(?:was|were|been|be|is|are|being) (?:\p{L}+ )?)\b(?:hired|recruited|took on)\b|\b(?:i|we|he|she|they)(?: (?:have|has|had))? employ(?:ed)?\b`,
  ],
  [
    /\b[Hh]ow many (?:[\p{Ll}-]+ ){0,3}(?<one>\p{Ll}+) (?:did|has|have) (?:he|she|they|you) (?:\p{Ll}+ly |ever |already )?(?:train|coach|mentor)(?:ed)?\b/u,
    String.raw`\b(?:train\w*|taught|teach\w*|coach\w*|mentor\w*|apprentic\w*)\b`,
  ],
  // How many somebody led
  [
    /\b[Hh]ow many (?!(?:years|months|weeks|days|hours|times)\b)(?<one>\p{Ll}+)(?: \p{Ll}+)? (?:did|does|do|has|have) (?:he|she|they|you) (?:manage|lead|supervise|managed|led|supervised)\b/u,
    String.raw`\b(?:manag\p{L}*|led|lead(?:s|ing)?|supervis\p{L}*|advis\p{L}*|headed|teams?|staff|crew|report\p{L}*)\b`,
  ],
  ...unnamedBounds,
];
