import { aName, does, money, near, relative, they } from './sentence-signs.ts';

/** Somebody by name or as a relative; the person's own name has given way to a pronoun. */
const somebody = String.raw`(?:(?:her|his|their|your) (?:\p{Ll}+ )?(?=${relative}\b))?(?<one>${relative}\b|(?:(?:Dr|Prof|Mrs?|Ms|Dame|Sir)\.? )?\p{Lu}[\p{L}.’-]+(?: (?:\p{Lu}[\p{L}.’-]*|el|de|van|von|der)(?!\p{L})){0,4})`;
const whenAsked = String.raw`(?:[Ww]hen|(?:[Ii]n )?(?:[Ww]hat|[Ww]hich) year)`;
const prize = '(?:prize|award|medal|medallion|trophy|fellowship)';
const leaving =
  '(?:le(?:ft|av\\p{L}+)|quit|resign\\p{L}*|depart\\p{L}*|mov(?:ed|es|ing)|went|gone|retir(?:ed?|es|ing)|dismiss\\p{L}*|fired|replaced|lost)';

/**
 * What questions take for granted of others, of prizes, of prices and of homes, with how a sentence looks that bears it out, as
 * the bound signs.
 */
export const premiseSigns: [asked: RegExp, told: string][] = (
  [
    // What somebody else was before, thought, learned and became
    [
      `[Ww]h(?:at|o|ere) (?:${does}|was|were) ${somebody}(?:['’]s (?:job|post|role|position|work|career|profession|trade|life))? (?:(?:do|doing|be|been|work(?:ed|ing)?|employed)(?: as| for a living| for work| professionally)? )?(?:before|prior to|previously|earlier)(?!\\p{L})`,
      `{one}${near}\\b(?:before|previously|formerly|former|earlier|c[ao]me (?:over |to us )?from|had (?:been|worked|run|led|taught)|used to|once|train(?:ed|ing) as|turned|retired)\\b|\\b(?:former|previous|ex)\\b${near}{one}`,
    ],
    [
      `[Ww]hat (?:${does}|is|was) ${somebody}(?: (?:(?:really|actually|first|later) )?(?:think|make)|['’]s (?:opinions?|views?|verdict|impression|judge?ment)) (?:of|on|about)(?!\\p{L})`,
      `{one}[^.;]{0,160}\\b(?:thought|thinks?|felt|feels?|f(?:ou|i)nds? (?:it|him|her|them|me|us|this|that|the|his)|call(?:ed|s)|sa(?:id|ys)(?!(?<=, (?:s?he|they|i) \\p{L}+),)|told|tells|wrote|writes|ask(?:ed|s)|prais|admir|consider|judg|lik(?:ed|es)|lov(?:ed|es)|hat(?:ed|es)|dislik|prefer|protest|oppos|reject|refus|accept|agree|disagree|doubt|believ|exclaim|impress|proud|laugh(?:ed|s)|welcom|defend|support|complain)|{one}[^.]{0,160}["“]|["”][^.;]{0,40}{one}|\\b(?:view|opinion) of {one}`,
    ],
    [
      `(?:[Ww]here|[Hh]ow|[Ww]hen|[Ff]rom whom) ${does} ${somebody} (?:first )?(?:learn|pick up)(?!\\p{L})`,
      `{one}${near}\\b(?:learn|taught|train|apprentic|stud(?:y|ied)|self-taught|school)`,
    ],
    [
      `(?:${whenAsked}|[Ww]hy|[Ww]here) ${does} ${somebody} (?:(?:ever|first|finally) )?become(?!\\p{L})`,
      `{one}${near}\\b(?:bec[ao]me|made|appointed|elected|promoted|named|rose|since|from \\d|succe(?:ed|ss)|took over|until|had been)`,
    ],
    // Why others left or were cross
    [
      `[Ww]hy (?:did|have|has) (?:the|her|his|their|your) (?<one>[^?,]{2,40}?) (?:leave|left|quit|resign(?:ed)?)(?!\\p{L})`,
      `{one}[^.;]{0,120}\\b${leaving}(?!\\p{L})`,
    ],
    [
      `[Ww]hy (?:was|were|is|are|did) (?:the|her|his|their|your) (?<one>[^?,]{2,40}?) (?:(?:so|get|very) )?(?:angry|cross|upset|unhappy|furious|annoyed|disappointed|sad)(?!\\p{L})`,
      `{one}[^.;]{0,120}\\b(?:ang(?:ry|er)|cross|upset|unhapp|furious|annoy|disappoint|complain|shout|rage|sad|disliked?|hated?)`,
    ],
    // A prize that bears a name is no institute of the same
    [
      `${whenAsked} (?:did|has|was|were) ${they} (?:(?:ever|first) )?(?:win|won|receive|received|get|got|awarded|given|earn) (?:the |an? |his |her |their |your )?(?:\\p{Ll}+ )?(?<one>\\p{Lu}[^?,]{1,50}?) (?:[Pp]rize|[Aa]ward|[Mm]edal|[Ff]ellowship)(?= (?:in|for|from|of)(?!\\p{L})|\\W*$)`,
      `^{all}.*(?:(?<!\\p{L})${prize}s?(?!\\p{L})|\\b(?:award\\p{L}*|w[io]n|honou?r\\p{L}*|laureate)\\b|: date )`,
    ],
    // Where an entry appeared nobody need live
    [
      `${whenAsked} ${does} ${they} (?:ever )?(?:live|reside) in (?<one>\\p{Lu}[^?,]{1,40}?)\\W*$`,
      `: (?:start|end|place|location) |^(?=.*{one}).*\\b(?:1[4-9]|20)\\d\\d\\b`,
    ],
    // Studies somewhere are no work there
    [
      `${whenAsked} (?:did|has) ${they} (?:ever )?(?:work|teach|lecture|employed) (?:at|for) (?:the )?(?<one>\\p{Lu}[^?,]{1,60}?)\\W*$`,
      `^(?!.*: \\p{L}+ Completed)(?![^:]*\\b(?:(?:Master|Bachelor|Doctor(?:ate)?|Licence|Diploma|Certificate|Degree) (?:of|in)|Ph\\.?D|[BM]\\.?(?:A|Sc|Eng|Ed|Mus)|Matura|Habilitation|Licenciatura|[Cc]ertified)\\b[^:]*: )`,
    ],
    // The name of somebody who is told of by a noun
    [
      `[Ww]hat(?:['’]s| is| was) (?:the|her|his|their|your|that) (?!${relative}\\b)(?<one>\\p{Ll}{3,})['’]s (?:(?:first|middle|last|real|full) )?(?:name|surname)(?!\\p{L})`,
      `{one},? (?:(?:was |is )?(?:called|named) )?${aName}|${aName}[\\p{L}’ -]{0,30},? (?:the|an?|our|my) (?:\\p{Ll}+ ){0,2}{one}`,
    ],
    // The size of a place, the length of each of several and what others were marked
    [
      `[Hh]ow (?:big|large|small) (?:is|was|are|were) (?:the|her|his|their|your) (?:\\p{Ll}+ )?(?<one>loft|house|flat|apartment|garden|boat|ship|farm|workshop|studio|lab|laboratory|office|room|shed|cellar|kitchen|barn|hall|museum|library|shop)\\W*$`,
      `{one}[^.;]{0,80}\\b(?:\\d{1,4} (?:square|sq|m\\b|m²|met|feet|ft|rooms?|people|seats|acres?|hectares?)|small|large|big|tiny|huge|size)|(?:\\b\\d{1,4}[ -](?:square|sq|m\\b|met|feet|ft|foot|seat|acre)|\\b(?:small|large|big|tiny|huge))[^.;]{0,60}{one}`,
    ],
    [
      `[Hh]ow long (?:is|are|was|were) (?:each|every|an?|one)(?: of the)? (?:\\p{Ll}+ )?(?<one>episode|session|lesson|meeting|class|issue|chapter|evening|seminar|workshop)s?\\W*$`,
      `\\b(?:minutes?|hours?|pages|words|\\d+ ?min|half an hour|all day|days?)\\b`,
    ],
    [
      `(?:[Ww]hat|[Ww]hich) (?:marks?|grades?|scores?) (?:did|do|does|have) (?!${they}\\b)(?:the |her |his |their |your )?(?<one>[^?,]{2,40}?) (?:get|receive|have|achieve|earn|got)(?!\\p{L})`,
      `{one}[^.;]{0,100}(?:\\d|\\b(?:marks?|grades?|scores?)\\b)|(?:\\d|\\b(?:marks?|grades?|scores?))[^.;]{0,60}{one}`,
    ],
    // How others met, and where a thing is now
    [
      `[Hh]ow did (?:her|his|their|your) (?<one>parents|grandparents|mother and father) (?:first )?meet`,
      `(?:{one}|\\b(?:father|mother))[^.;]{0,120}\\b(?:met|meet)`,
    ],
    [
      `[Ww]here (?:is|are) (?:the|her|his|their|your|that) (?!${relative}\\b)(?<one>\\p{Ll}+(?: \\p{Ll}+)?) (?:now|today|these days|nowadays)\\W*$`,
      `{one}[^.;]{0,160}\\b(?:now|today|kept|stands?|hangs?|lies|(?:is|are) (?:in|at|on)|still|museum|collection|archives?|lost|stolen|sold|given|gave|belongs?|runs?|housed|displayed|moved)\\b|: (?:place|location|status) |\\b(?:now|today|still)\\b[^.;]{0,60}{one}`,
    ],
    // The price of a thing stands beside it
    [
      `[Hh]ow much (?:was|is|were|are) (?:the|an?|her|his|their|your) (?![^?]{0,60}(?<!\\p{L})(?:prize|award|grant|fee|rate|budget|salary|pay|sum|amount|funding|money|turnover|revenue|profit|fine|loan|bursary|scholarship|sale|worth|paid|cost|sold|spent|price)s?(?!\\p{L}))(?<one>[^?,]{3,50}?)\\W*$`,
      `{one}[^.;]{0,80}(?:${money.source})|(?:${money.source})[^.;]{0,80}{one}|: amount |\\bpric(?:es?|ed)\\b`,
    ],
    [
      `[Hh]ow much (?:does|do|did|is|was) (?!${they}\\b)[^?]{2,60}? (?:(?:cost|costs) (?:per|an?|each|every)|per) (?<one>\\p{Ll}+)\\W*$`,
      `\\b(?:an?|per|each|every|by the) (?:\\p{L}+ )?{one}|{one} (?:rate|fee|price)|\\b(?:daily|hourly|weekly|monthly|yearly|annual)|\\bfree\\b`,
    ],
  ] as const
).map(([asked, told]) => [new RegExp(`(?<!\\p{L})${asked}`, 'u'), told]);
