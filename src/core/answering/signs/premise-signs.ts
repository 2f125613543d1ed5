import { aName, does, money, near, relative, them, they } from './sentence-signs.ts';

/** Somebody by name or as a relative; the person's own name has given way to a pronoun. */
const somebody = String.raw`(?:(?:her|his|their|your) (?:\p{Ll}+ )?(?=${relative}\b))?(?<one>${relative}\b|(?:(?:Dr|Prof|Mrs?|Ms|Dame|Sir)\.? )?\p{Lu}[\p{L}.’-]+(?: (?:\p{Lu}[\p{L}.’-]*|el|de|van|von|der)(?!\p{L})){0,4})`;
const whenAsked = String.raw`(?:[Ww]hen|(?:[Ii]n )?(?:[Ww]hat|[Ww]hich) year)`;
const spanAsked = `(?:${whenAsked}|[Ss]ince when|[Uu]ntil when|[Hh]ow long|[Ff]or how long)`;
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
    // Whoever edits is no publisher: a part that only others have in an entry is none of the person's
    [
      `(?:${spanAsked}|[Ww]hy|[Hh]ow(?: come)?) (?:did|does|do|has|have|was|were|is|are) ${they} (?:(?:first|ever|been|become|made|appointed|named|elected) )*(?:the |an? )?(?<one>publisher|treasurer|printer|illustrator|translator|chair|chairman|chairwoman|president|librarian) (?:of|at|for) [^?,]{2,80}?\\W*$`,
      `^(?!.*: (?:colleagues|collaborators) ).*{one}`,
    ],
    // A field of which nothing tells a prize
    [
      `${whenAsked} (?:did|has|have) ${they} (?:ever )?(?:win|won|receive|received|get|got) (?:the |an? )?\\p{Lu}[^?,]{1,50}? for (?<one>poetry|drama|fiction|music|painting|sculpture|film|peace|literature|chemistry|physics|medicine|economics|mathematics|biology|journalism|photography|architecture)\\W*$`,
      `{one}`,
    ],
    // Where somebody moved, others may have gone
    [
      `${whenAsked} (?:did|has|have) ${they} (?:ever )?(?:move|moved|relocate|relocated|emigrate|emigrated) (?:back )?to (?:the )?(?<one>\\p{Lu}[^?,]{1,40}?)\\W*$`,
      `: (?:start|end|place|location) |^(?!.*(?-i:\\p{Lu}\\p{L}+ \\p{Lu}[\\p{L}-]+), who (?:\\p{L}+ ){0,2}(?:left|moved|went|gone|returned|emigrated) (?:back )?(?:for|to|in) {one}).*{one}`,
    ],
    // What others won has no story with the person
    [
      `(?:[Ww]hy|[Hh]ow come|[Hh]ow|[Ww]hen|[Ww]here|[Ww]hat (?:was it like for ${them}|(?:did|does) it mean (?:for|to) ${them}|made ${them})) (?:did ${they} |to )?(?:(?:ever|first|really) )?win (?:the |an? )?(?<one>\\p{Lu}[^?,]{2,60}?)\\W*$`,
      `^(?!.*(?-i:(?<!\\p{L})\\p{Lu}\\p{Ll}+(?: (?:de|van|von|der))* \\p{Lu}[\\p{L}-]+) (?:had )?won(?!\\p{L}))(?:[^:]*\\b${prize}|(?=.*{one}))`,
    ],
    // Why a thing was made is not told by why somebody else made it
    [
      `(?:[Ww]hy|[Hh]ow come) (?:did )?${they} (?:(?:ever|first|really) )?(?:writ|compos|found|start|set up|invent|design|buil[dt]|direct|produc|translat|paint|creat|launch)(?:e|ed)? (?:the |an? )?(?<one>\\p{L}[^?,]{2,60}?)\\W*$`,
      `^(?!.*(?-i:(?<!\\p{L})\\p{Lu}\\p{Ll}+(?: (?:de|van|von|der))* \\p{Lu}[\\p{L}-]+)(?:, (?:an?|the|her|his|my) [^,;.]{2,40},)? (?:had )?(?:wrote|written|composed|founded|started|set up|invented|designed|built|directed|produced|translated|painted|created|launched) (?:the |an? )?(?:it(?!\\p{L})|{one})).`,
    ],
    // A kind of text or piece of which nothing is said
    [
      `^\\W*(?:[Dd]id|[Hh]as|[Hh]ave|[Dd]oes|[Dd]o) ${they} (?:(?:ever|also|actually) )*(?:write|written|publish|published|compose|composed) (?:an? |any |for the )?(?<one>plays?|screenplays?|musicals?|librett(?:o|i)|operas?|songs?|poems?|poetry|short stor(?:y|ies)|memoirs?|biograph(?:y|ies)|autobiograph(?:y|ies)|cookbooks?|thrillers?|sonnets?|film scripts?)\\W*$`,
      `^[^:]*{one}|: (?:kind|title|summary) .*{one}|\\b(?:wr[io]te|writes|written|writing|publish\\p{L}*|compos\\p{L}*|author\\p{L}*)\\b${near}{one}|{one}${near}\\b(?:publish\\p{L}*|appear\\p{L}*|print\\p{L}*|written|perform\\p{L}*|stag(?:ed|es))`,
    ],
    // Studies somewhere are no work there
    [
      `${spanAsked} (?:did|do|does|has|have|was|were|is|are) ${they} (?:(?:ever|been|first|start|started|begin|begun|to) )*(?:work(?:ed|ing)?|teach(?:ing)?|taught|lectur(?:e|ed|ing)|employed) (?:at|for) (?:the )?(?<one>\\p{Lu}[^?,]{1,60}?)\\W*$`,
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
