import { aName, does, near, relative, thingName } from './sentence-signs.ts';

/** Somebody by name or as a relative; the person's own name has given way to a pronoun. */
const somebody = String.raw`(?:(?:her|his|their|your) (?:\p{Ll}+ )?(?=${relative}\b))?(?<one>${relative}\b(?: \p{Lu}[\p{L}’-]+)?|(?:(?:Dr|Prof|Mrs?|Ms)\.? )?\p{Lu}[\p{L}.’-]+(?: (?:\p{Lu}[\p{L}.’-]*|el|de|van|von|der)(?!\p{L})){0,4})`;
/** Somebody or something by a noun: "the trainee", "the finance directors". */
const anybody = String.raw`(?!(?:he|she|they|you|it|this|that|we|people|others|everyone|everybody|anyone|anybody)\b)(?:the |her |his |their |your )?(?<one>[^?,]{2,50}?)`;
/** As a name, but no number at the head of a sentence. */
const name = `(?!(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|some|many|most|all|few|every|each|another)(?!\\p{L}))${aName}`;
/** Words behind a noun that are no deed of it. */
const joining =
  '(?:when|while|with|without|of|in|on|at|to|from|for|by|and|or|but|as|than|that|which|who|whose|if|until|till|after|before|since|because|so|is|are|was|were|has|had|have)(?!\\p{L})';
const number =
  '(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundred|thousand|million)\\b)';
const price = `\\bpric(?:e|es|ed)\\b|\\bcosts?\\b|\\b(?:each|apiece|a piece|per (?:unit|seat|user|copy))\\b|\\bfree\\b|\\b(?:sold|sells?|bought|pays?|paid)\\b[^.;]{0,40}(?:[$£€]|\\d)`;

/**
 * What is asked of others and of single things that a text merely mentions, with how a sentence looks that tells it, as the
 * bound signs: that somebody or something occurs tells no deed, wish, reason or trait of it.
 */
export const remoteSigns: [asked: RegExp, told: string][] = (
  [
    // Why somebody else did it: by a sentence in which that one has a reason
    [
      `[Ww]hy ${does} (?!.*\\b(?:him|her|them|you)\\W*$)${somebody} (?!\\p{Ll}+[^s]s(?!\\p{L}))\\p{Ll}`,
      `{one}[^.;]{0,160}\\b(?:because|since (?!\\d|(?-i:\\p{Lu}))|so|as (?:he|she|it|they|we|i|the|there|a|an)|in order|to \\p{L}+|want(?:ed|s)|for (?:want|lack|fear)|had|when|after|who|reasons?|due to|owing to|thanks to|by \\p{L}+ing|until|but)\\b|\\b(?:because|since|so|after|when|as)\\b[^.;]{0,100}{one}|: reason `,
    ],
    // What others wanted and asked, and what they will do
    [
      `[Ww]hat ${does} ${anybody} (?:(?:really|actually|originally) )?(?:ask|want(?! to (?:recogni[sz]e|honou?r|reward)(?!\\p{L}))|demand|prefer|expect|request)(?!\\p{L})`,
      `{one}${near}\\b(?:ask|want|question|demand|prefer|propos|insist|wish|expect|request|hop(?:ed|es)|answer|call(?:ed)? for|(?:would|['’]d) (?:like|rather))|\\b(?:ask|want|demand|request|expect)\\p{L}* (?:of|by|from) ${near}{one}|\\b(?:they|he|she|it) (?:only |just |all |both )*(?:ask|want|demand|prefer|expect|request|insist|wish)`,
    ],
    [
      `[Ww]hat (?:does|did|do) ${somebody} (?:want|hope|plan|intend|wish) to (?:do|become|study|be|work)(?!\\p{L})`,
      `{one}${near}\\b(?:want|plan|hop(?:e[ds]?|ing)|wish|dream|mean(?:s|t) to|intend|would (?:like|have)|going to)`,
    ],
    [
      `[Ww]hat will ${anybody} (?:do|add|become|say|build|decide|change|cost|study|look like)(?!\\p{L})`,
      `^(?=.*{one}).*\\b(?:will|shall|plan(?:s|ned)?|going to|hop(?:es?|ed)|wants?|intends?|meant to|due|next|from (?:spring|summer|autumn|winter|20)|by 20\\d\\d)\\b`,
    ],
    [
      `(?:[Ww]hat|[Ww]hich) (?<one>\\p{Ll}{3,})(?: \\p{Ll}+)? will (?:he|she|they|you) (?:\\p{Ll}+ ){1,3}(?:next|after|later|then)(?!\\p{L})`,
      `\\b(?:plan(?:s|ned)? to|hopes? to|(?:would|['’]d) like to|(?:I|he|she) wants? to|next|one day|in the future|going to|from (?:spring|summer|autumn|winter|20\\d\\d))`,
    ],
    // What somebody did before
    [
      `[Ww]hat (?:is|was|were) ${somebody}(?:['’]s?)? (?:(?:first|last|previous|old) )?(?:jobs?|posts?|roles?|positions?|professions?|employers?|trade) (?:before|prior to|previously)(?!\\p{L})`,
      `{one}${near}\\b(?:before|previously|formerly|former|c[ao]me (?:over |to us )?from|had been|used to)\\b|\\b(?:former|previous)\\b${near}{one}`,
    ],
    // Who followed: no work of the person's own
    [
      '[Ww]ho (?:was |is |has )?(?:(?:then|later|eventually|finally) )?(?<one>took over (?:the (?:post|job|role|team|work) )?from|replaced|succeeded|replaces|succeeds|taken over from|followed) (?:her|him|them|you)(?!\\p{L})',
      `\\b(?:succe(?:ed|ss)|replac|took (?:\\p{L}+ ){0,3}over|t[ao]ken? over|inherit|stepp?(?:ed|s) (?:in|into)|st[oa][on]d\\p{L}* in for|hand(?:ed|ing|s)? (?:\\p{L}+ ){0,5}(?:over|on|to)|(?:after|followed) (?:me|him|her)\\b|kept the (?:chair|seat)|maintained by|now (?:led|run|maintained|looked after|headed))`,
    ],
    // Places in a contest
    [
      '[Ww]ho (?:came|took|finished|won|got|was) (?:in )?(?<one>second|third|fourth|last)(?: place| prize)?(?!\\p{L})',
      '(?<!\\p{L}){one}(?: place| prize|,|\\.|;| of\\b| in\\b| to\\b|$)|\\b(?:runners?-up|silver|bronze)\\b',
    ],
    [
      '[Ww]ho won the (?<one>competition|contest|race|tender|vote|election|match|tournament|bid|pitch|lawsuit|case|trial|final)(?!\\p{L})',
      `: (?:awarder|sharedwith) |\\b(?:w[io]n|wins|winners?|beat|beaten|lost to|went to|first (?:place|prize))\\b`,
    ],
    // Who did a translation into one language
    [
      '[Ww]ho translated (?:the |its )?(?<one>\\p{Lu}\\p{Ll}+) (?:edition|version|translation|text)',
      `translat[^.;]{0,60}{one}|{one}[^.;]{0,30}translat`,
    ],
    [
      '[Ww]ho (?:did|made|wrote) the (?<one>\\p{Lu}\\p{Ll}+) translation',
      `translat[^.;]{0,60}{one}|{one}[^.;]{0,30}(?:translat|one\\b)`,
    ],
    [
      '[Ww]ho (?:was|were|got|has been) (?<one>rescue|save|cure|fire|hire|sue|arreste|injure|hurt)d?(?!\\p{L})',
      `\\b(?:was|were|be|been|got|being) (?:\\p{L}+ ){0,2}{one}|{one}d (?:the|an?|my|him|her|them|(?-i:\\p{Lu}))`,
    ],
    // Numbers of what somebody did
    [
      '[Hh]ow many (?:people|persons|men|women|children|lives|patients|animals|students|engineers) (?:did|has|have) (?:he|she|they|you) (?:ever |already |personally )?(?<one>rescue|save|hire|fire|dismiss|train|teach|interview|examine|treat|photograph|employ)d?(?!\\p{L})',
      `(?:{one}|{one}d|{one}ed|taught)[^.;:,]{0,40}(?!(?:1[4-9]|20)\\d\\d\\b)${number}|${number}(?<!\\b(?:1[4-9]|20)\\d{2})[^.;:,]{0,40}(?:{one}|trained|hired|dismissed|learners|students|nurses|people)|: (?:deliverables|team|outcome) `,
    ],
    [
      '[Hh]ow many (?:people|persons|readers|copies) (?:(?:have|has) )?(?:read|bought|sold)(?: of)? (?:the |her |his |their |your )?[^?,]{0,50} in (?<one>\\p{Lu}\\p{Ll}+)\\W*$',
      `{one}[^.;]{0,60}${number}|${number}[^.;]{0,60}{one}`,
    ],
    [
      '[Hh]ow many (?:people|guests|visitors) (?:attended|were at) (?:the )?(?<one>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)\\W*$',
      `^{all}.*\\b(?:audience|attend|seats?|hall|visit|viewers?|listeners?|spectators|tickets|guests|people)`,
    ],
    // How much there is of a thing: not without a quantity
    [
      '[Hh]ow much (?<one>honey|milk|wine|beer|bread|rain|snow|gold|paint|oil|rice|wood|wool|salt|coffee|tea|fish|fruit|meat|grain|compost|waste|concrete|steel) (?:do|does|did|is|was|has|have|can|were|are)(?!\\p{L})',
      `{one}[^.;]{0,60}${number}|${number}[^.;]{0,60}{one}`,
    ],
    [
      `[Hh]ow much (?:money )?(?:does|do|did) (?<one>\\p{Lu}[\\p{L}.’-]+(?: \\p{Lu}[\\p{L}’-]+)*['’]s? \\p{Ll}+|(?:her|his|their|your) (?:${relative})['’]s? (?:\\p{Ll}+ )?\\p{Ll}+) (?:make|earn|turn over|take in|bring in|cost)(?!\\p{L})`,
      `{one}${near}(?:[$£€]|\\d|turnover|profit|revenue)`,
    ],
    [
      '[Hh]ow much (?:is|are|was|were|would be) (?:an?|one) (?<one>[^?,]{2,40}? (?:licen[cs]e|subscription|ticket|copy|unit|print|seat|kit|poster))(?!\\p{L})',
      price,
    ],
    // Age and make of a thing
    [
      '[Hh]ow old (?:is|are|was|were) (?:the|her|his|their|your|that) (?<one>\\p{Ll}+(?: \\p{Ll}+)?)(?= (?:in|on|at|that|which|of|behind|where)\\b|\\W*$)',
      `: (?:start|date|end|filed) |{one}[^.;]{0,60}\\b(?:old|aged?|born|built|made|dat(?:es|ed|ing)|from|since|founded|century|years?)\\b|\\b(?:old|aged|\\p{L}+-year-old|\\d+-year-old) (?:\\p{L}+ )?{one}|(?:1[4-9]|20)\\d\\d\\b[^.;]{0,30}{one}`,
    ],
    [
      '[Ww]hat (?:make|brand|model|type) (?:is|was|are|were) (?:the|her|his|their|your) (?<one>\\p{Ll}+)',
      `${aName}\\p{L}* (?:\\p{Ll}+ )?{one}|{one}[^.;]{0,30}\\b(?:made by|called|make|brand|model)\\b`,
    ],
    [
      '(?:[Ww]hat|[Ww]hich)(?: kind of| sort of| make of| type of)? (?<one>car|van|motorbike|motorcycle|bicycle|bike|tractor|lorry|phone|camper) (?:does|do|did|is|was) (?:he|she|they|you) (?:drive|driving|ride|riding|own|have|use)',
      `${aName}[\\p{L}\\d -]{0,20}{one}|{one},? (?:an? |called )${aName}|\\b(?:driv|rid|r[o]de|drove|own)\\p{L}* an? (?:old |small |electric |rusty )?${aName}`,
    ],
    // The name of a thing that a text merely mentions
    [
      "[Ww]hat(?:['’]s| (?:is|was|are|were)) (?:the|that|her|his|their) (?:\\p{Ll}+ ){0,2}?(?<one>quartet|trio|duo|quintet|boat|ship|yacht|raft|canoe|cat|goat|donkey|horse|parrot|cave|drone|van|lorry|tractor|bus|pub|café|lake|street|village|bees|goats|hens|sheep|horses|donkeys)(?= (?:in|on|at|from|of|that|which)\\b[^?,]{0,40} (?:called|named)\\W*$| (?:called|named)\\W*$)",
      thingName,
    ],
    [
      "[Ww]hat(?:['’]s| (?:is|was)) the name of (?<one>\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)['’]s? (?:\\p{Ll}+ )?(?<other>studio|company|firm|office|bakery|shop|band|choir|boat|dog|cat|farm|wife|husband|son|daughter|partner|school|practice|gallery)(?!\\p{L})",
      `^(?=.*{one}).*{other}`,
    ],
    // One of a kind: not without its name
    [
      '[Ww]hich (?<one>mayor|dentist|doctor|surgeon|bishop|priest|minister|judge|editor|critic|reviewer|guard|policeman|caretaker|plumber|electrician|conductor|singer|cruise line|tram line|bus line|railway line|(?:finger|toe|ear|leg|arm|hand|knee|eye)(?= (?:is|was|did|does|got)(?!\\p{L})))(?!\\p{L})',
      `{one},? (?:called |named |of |from |\\(|no\\.? ?|number ?)?(?:${name}|\\d)|${name}\\p{L}*(?:,? (?:the|an?|our|my))? (?:\\p{Ll}+ ){0,2}{one}|: (?:collaborators|colleagues|authors|funding) .*{one}|\\b(?:left|right|index|middle|little|ring|big|thumb)\\b[^.;]{0,20}{one}`,
    ],
    // A title, an office or an edition that must be told as such
    [
      '[Ww]hen (?:was|did|is) (?:he|she|they|you) (?:made|become|appointed|promoted to|promoted|elected|named) (?:an? |the )?(?:(?!head(?!\\p{L}))[\\p{Ll}-]+ ){0,2}?(?<one>professor|dean|rector|partner|minister|president|bishop|CEO|CTO|CFO|COO|chief (?:executive|\\p{Ll}+ officer)|director|chair(?:man|woman)?|trustee|head(?= of)|manager|ambassador|knight|fellow|judge|mayor|senator)(?!\\p{L})',
      '^{all}(?:(?:[^:]|: role)*{one}|.*\\b(?:I|he|she|my|his|her|became|as|made|appointed|elected|promoted)\\b[^.;]{0,40}{one})',
    ],
    [
      '[Ww]hen (?:did|has) (?:he|she|they|you) (?:ever )?(?:first )?publish(?:ed)? in (?:the )?(?<one>\\p{Lu}[\\p{L} ]+?)\\W*$',
      '(?:published in|venue|publisher|in)\\W+(?:the )?{one}(?:\\W|$)(?! ?(?-i:\\p{Lu}))',
    ],
    [
      '(?:[Gg]et|got|given|receive|received|ask for|asked for) (?:an? |the |any )?(?<one>pay rise|raise|bonus)(?= (?:when|after|for|as|at|from)\\b|\\W*$)',
      '{one}|\\b(?:salar(?:y|ies)|wages?|pay (?:was|went|rose)|bonus\\p{L}*)(?!\\p{L})|\\brais(?:ed|es)\\b',
    ],
    // The marks and the thesis of one degree
    [
      "^\\W*(?:[Ww]hat|[Ww]hich|[Hh]ow)(?=[^?]*(?<!\\p{L})(?:marks?|grades?|score|result|thesis|dissertation|topic)(?!\\p{L}))[^?]*(?<!\\p{L})(?<one>[Bb]achelor)(?:['’]?s)?(?: degree| thesis| dissertation| studies|\\W*$)",
      '^[^:]*(?<!\\p{L})(?:bachelor|undergrad|licen[cç]|laurea|(?:B\\.?(?:Sc|A|Eng|Mus|Ed|Com|Tech|FA|Arch)|LLB)(?!\\p{L}))|{one}',
    ],
    [
      "^\\W*(?:[Ww]hat|[Ww]hich|[Hh]ow)(?=[^?]*(?<!\\p{L})(?:marks?|grades?|score|result|thesis|dissertation|topic)(?!\\p{L}))[^?]*(?<!\\p{L})(?<one>[Mm]aster)(?:['’]?s)?(?: degree| thesis| dissertation| studies|\\W*$)",
      '^[^:]*(?<!\\p{L})(?:master|magist|diplom|candidat|graduate|(?:M\\.?(?:Sc|A|Eng|Mus|Ed|Phil|Tech|FA|Arch|BA|Res)|LLM|Mag)(?!\\p{L}))|{one}[^.;]{0,40}(?:thesis|mark|grade)|(?:thesis|mark|grade)[^.;]{0,40}{one}',
    ],
    // What somebody without a name did
    [
      '[Ww]hat did (?:the|her|his|their|your) (?<one>\\p{Ll}+(?: \\p{Ll}+)?) do (?:during|when|while|about|after)(?!\\p{L})',
      `{one},? (?:(?:that|who) )?(?!${joining})\\p{Ll}{2,}|(?<!\\p{L})by (?:the |an? )?{one}|(?<!\\p{L})(?:they|he|she|it|who) (?!${joining})\\p{Ll}{2,}`,
    ],
    [
      '[Ww]hich (?:of the )?(?<one>\\p{Ll}+s) (?:survived|lived on|made it)(?!\\p{L})',
      '(?:surviv|still alive|lived on|made it)',
    ],
  ] as const
).map(([asked, told]) => [new RegExp(`(?<!\\p{L})${asked}`, 'u'), told]);
