import { anyNumberWord } from '../../corpus/number-signs.ts';
import { aName, does, dogs, is, money, near, relative, their, thingName } from './sentence-signs.ts';

/** A relative of the person, or somebody by name: the person's own name has given way to a pronoun. */
const somebody = String.raw`(?:(?:her|his|their|your) (?:\p{Ll}+ )?(?=${relative}\b))?(?<one>${relative}\b|(?:(?:Dr|Prof|Mrs?|Ms)\.? )?\p{Lu}[\p{L}.’-]+(?: (?:\p{Lu}[\p{L}.’-]*|el|de|van|von|der)(?!\p{L})){0,4})`;
/** Relatives and animals whose names are asked for, in the singular: a sentence may speak of one of them where the question speaks of all. */
const dear =
  '(?<one>twin|cat|horse|pony|pet|rabbit|parrot|tortoise|partner|daughter|son|father|mother|brother|sister|uncle|aunt|cousin|niece|nephew)';
/** "A dog called Rex", "our son Max"; "Eva, our twins" names a relative before them. */
const bearsName = `{one},? (?:the|an?) (?:\\p{Ll}\\p{L}* ){1,4}${aName}|{one}(?:[,:]| is| are| was| were)?(?: called| named)? [(]?${aName}|(?<!${relative} )${aName}\\p{Ll}*, (?:${their}|my|our|an?) (?:\\p{Ll}+ ){0,2}{one}|\\bnames? (?:is|are|was|were) ${aName}`;
/** The age of somebody, or the birth. */
const age = `{one}(?:(?! and (?:my|our|his|her|their|an?) )[^.;]){0,80}\\b(?:born|aged?|years? old|(?:is|are|was|were|turned|turns) (?:\\d{1,2}|${anyNumberWord})(?= and\\b|[,.;]|$))\\b|{one},? (?:(?-i:\\p{Lu})\\p{L}+,? )?(?:is |was )?\\(?\\d{1,2}\\b|\\b(?:aged|\\p{L}+-year-old) (?:\\p{L}+ )?{one}`;
/** Things of a life that bear names. */
const thing =
  '(?<one>house|cottage|villa|boat|ship|yacht|farm|street|village|band|choir|orchestra|ensemble|group|club|pub|caf[ée]|shop)';
const school = '(?:school|university|college|academy|degree|subject|nursery|kindergarten|crèche|day[- ]?care)';

/**
 * What is asked of the life and the work of others, each with how a sentence looks that tells it of them: the person's own
 * birth, studies and posts say nothing of a relative or a colleague.
 */
export const othersSigns: [asked: RegExp, told: string][] = (
  [
    [
      `[Hh]ow ${does} ${somebody} (?:ever |later )?become(?!\\p{L})`,
      `{one}${near}\\b(?:bec[ao]me|rose|promot|appoint|elect|train|stud(?:y|ied)|start(?:ed)?|work(?:ed)? (?:his|her|their) way)`,
    ],
    [
      `[Ww]here ${does} ${somebody} (?:work|worked|live|lived|teach|taught|stud(?:y|ied)) (?:before|prior|previously)(?!\\p{L})`,
      `{one}${near}\\b(?:before|previously|formerly|former|c[ao]me (?:over )?from|had)\\b|\\b(?:former|previous)\\b${near}{one}`,
    ],
    [
      `(?:[Ww]hat|[Ww]hich (?:\\p{Ll}+ )?\\p{Ll}+) ${does} ${somebody} (?:ever )?(?:invent(?:ed)?|discover(?:ed)?|patent(?:ed)?|publish(?:ed)?|wr(?:ite|itten)|build|built|design(?:ed)?|hold|held) (?:(?:all )?(?:on (?:his|her|their) own|alone|by (?:him|her|them)sel\\p{L}+)|without (?:him|her|them|you))(?!\\p{L})`,
      `{one}${near}\\b(?:alone|own|sole|single-handed\\p{L}*)\\b`,
    ],
    [
      `[Ww]hat ${does} ${somebody} (?:ever )?(?:invent(?:ed)?|discover(?:ed)?|patent(?:ed)?) (?:before|after)(?!\\p{L})`,
      `{one}${near}\\b(?:invent|patent|discover)\\p{L}*`,
    ],
    [
      `[Ww]hat ${does} (?:her|his|their|your) (?:\\p{Ll}+ )?(?<one>${relative}) (?:\\p{Lu}[\\p{L}’-]+ )?(?:ever )?(?<other>invent|discover|patent|publish|write|study|design|build|compose|paint|win)\\W*$`,
      `{one}${near}(?:{other}|\\b(?:wrote|built|won|stud(?:y|ied|ies)))`,
    ],
    [
      `[Ww]here (?:is|are) (?<one>(?:(?:Dr|Prof|Mrs?|Ms)\\.? )?\\p{Lu}[^?,]{2,50}?) (?:now|today|these days|nowadays)\\W*$`,
      `^{all}.*\\b(?:now|today|currently|since|later|moved|left|went|returned|joined|became|started|lives|works|leads|runs|heads|teaches|directs|stands|kept|shown|displayed?|exhibit\\p{L}*|museum|archives?|collections?|housed|hangs?)\\b`,
    ],
    [`${is} ${somebody} born\\b`, `{one}${near}\\bborn\\b`],
    [
      `${does} (?:her|his|their|your) (?<one>husband|wife|spouse|partner) (?:die|died|pass(?:ed)? away)\\b`,
      `{one}${near}\\b(?:die[ds]|death|killed|passed away)\\b|\\bdeath of ${near}{one}|\\buntil (?:his|her|their) death\\b`,
    ],
    [
      `${does} ${somebody} (?:die|died|pass(?:ed)? away)\\b`,
      `{one}${near}\\b(?:die[ds]|death|killed|passed away)\\b|\\bdeath of ${near}{one}`,
    ],
    [`[Hh]ow old ${is} (?:${their}|the) (?:\\p{Ll}+ )?${dear}(?!\\p{L})`, age],
    [`[Hh]ow old ${is} (?:${their}|the) (?:\\p{Ll}+ )?(?<one>${dogs})(?!\\p{L})`, age.replaceAll('{one}', dogs)],
    [
      `[Ww]hat(?:['’]s| ${is}) ${somebody} (?:doing|up to)(?: (?:now|today|these days|nowadays))?\\W*$`,
      `{one}${near}\\b(?:now|today|currently|works|leads|runs|teaches|heads|lives|went on|became)\\b`,
    ],
    [`[Hh]ow old ${is} ${somebody}`, age],
    [
      `[Ww]hat ${does} ${somebody} do (?:after|later|next|afterwards|then)\\b`,
      `{one}${near}\\b(?:later|afterwards|then|bec[ao]me|work\\p{L}*|joined|went|moved|ran|led|taught|stayed|returned)\\b`,
    ],
    [
      `[Ww]hat (?:was|is) ${somebody} going to (?:do|become|study|be)\\b`,
      `{one}${near}\\b(?:meant to|wanted|planned|hoped|would have|was to|going to)\\b`,
    ],
    [
      `[Hh]ow much (?:money )?${does} (?<one>\\p{Lu}[^?,]{1,60}?) (?:put|invest|contribute|donate|give|chip|lend)\\b`,
      '{one}',
    ],
    [`[Hh]ow old ${somebody}(?: \\p{Lu}\\p{L}+)? ${is}(?!\\p{L})`, age],
    [
      `(?:${does}|${is}) ${somebody} (?:first |ever )?(?:stud(?:y|ied|ying)|graduate|trained|train|enrol|(?:go|gone|went) to (?:[a-z]+ )?${school})`,
      `{one}${near}\\b(?:stud(?:y|ied|ies)|student|graduat\\p{L}+|${school}s?|train(?:s|ed|ing)|learn(?:s|ed|t))\\b`,
    ],
    [
      `[Ww]hat(?:['’]s| ${is}) (?:${their}|the) (?:\\p{Ll}+ ){0,2}?${dear}(?:s? (?:called|named)|['’]?s['’]? names?)(?!\\p{L})`,
      bearsName,
    ],
    [
      `[Ww]hat(?:['’]s| ${is}) (?:the names? of )?(?:${their}|the) (?:\\p{Ll}+ ){0,2}?(?<one>kids|child|children)(?= (?:called|named)|['’]s? names?|\\W*$)`,
      bearsName.replaceAll('{one}', '(?:kid|child(?:ren)?|son|daughter|twin)s?'),
    ],
    [
      `[Ww]ho ${is} the (?:first |last |only )?(?<one>patient|landlord|neighbou?r|opponent|rival|victim|passenger|pupil|lodger)(?!\\p{L})`,
      `{one}.*${aName}|${aName}.*{one}`,
    ],
    // "It cost" is said of other things than a book
    [
      `(?:[Ww]hat|[Hh]ow much) (?:did|does|do|would) (?:${their}|the) (?:\\p{Ll}+ )?(?<one>book|album|novel|record|newsletter|magazine|calendar|poster) (?:cost|sell for|go for)(?!\\p{L})`,
      `(?:{one}|\\b(?:cop(?:y|ies)|paperback|hardback|edition|issue|prints?|apiece)\\b)[^.]{0,80}(?:${money.source})|(?:${money.source})[^.]{0,80}(?:{one}|\\b(?:cop(?:y|ies)|paperback|hardback|edition|issue|prints?|apiece)\\b)|\\bpric(?:e|es|ed)\\b`,
    ],
    [
      `(?:[Ww]hat|[Hh]ow much) (?:did|does|do|would) (?:an?|one|each|(?:${their}|the)(?= (?:\\p{Ll}+ )?(?:book|album|novel|record|print|newsletter|magazine|calendar|poster)\\b)) (?<one>[^?,]{2,50}?) (?:cost|sell for|go for)(?!\\p{L})`,
      `(?:{one}|\\b(?:it|each|one|they|which|that|unit|piece|copy)) (?:\\p{L}+ )?(?:costs?|(?:sold|sells?)(?= (?:for|at)\\b)|fetch\\p{L}*)\\b|\\bpric(?:e|es|ed)\\b|\\b(?:each|apiece|a piece|a unit|per unit)\\b|\\b(?:sold|sells|bought)\\b[^.;]{0,40} for\\b|\\b(?:for|pays?|paid) (?:the |about |only )?(?:[$£€]|\\d)|\\b(?:built|made|assembled) (?:from|of|with|out of) (?:about |some )?(?:[$£€]|\\d)`,
    ],
    [`[Ww]hat(?:['’]s| ${is}) the names? of (?:${their}|the) (?:\\p{Ll}+ ){0,2}?${dear}s?(?!\\p{L})`, bearsName],
    [`[Ww]hat(?:['’]s| ${is}) the name of (?:${their}|the|that) (?:\\p{Ll}+ ){0,2}?${thing}(?!\\p{L})`, thingName],
    [`[Ww]hat(?:['’]s| ${is}) (?:${their}|the|that) (?:\\p{Ll}+ ){0,2}?${thing} (?:called|named)(?!\\p{L})`, thingName],
    [
      `[Ww]hat(?:['’]s| ${is}) (?:the name of )?${their} (?:\\p{Ll}+ ){0,2}?(?<one>wife|husband|spouse)(?=['’]s name| called| named|\\W*$)`,
      `${bearsName}|\\bmarri\\p{L}+ (?:\\p{L}+ ){0,6}${aName}`,
    ],
    [
      `(?:[Ww]hich|[Ww]hat) ${school} ${does} (?:he|she|they|you) send (?:her|his|their|your) (?:\\p{Ll}+ )?(?<one>${relative})(?!\\p{L})`,
      `{one}${near}\\b(?:attends?|goes to|${school}s?)\\b`,
    ],
    [
      `(?:[Ww]hich|[Ww]hat) ${school} (?:[Dd]o|[Dd]id) (?:her|his|their|your) (?:\\p{Ll}+ )?(?<one>kids|children|daughters?|sons?|twins) (?:go to|attend)(?!\\p{L})`,
      `{one}${near}\\b(?:attends?|goe?s? to|pupils? (?:at|of))\\b`,
    ],
    [
      `(?:[Ww]hich|[Ww]hat) ${school} ${does} ${somebody} `,
      `{one}${near}\\b(?:stud(?:y|ied|ies)|graduat\\p{L}+|${school}s?)\\b`,
    ],
    [
      `${does} ${somebody} (?:live|lived|grow up|grown up|come from|settle|move)\\b`,
      `{one}${near}\\b(?:liv(?:e[ds]?|ing)|grew up|from|moved?|settled?|home)\\b`,
    ],
    [
      `(?:${does}|${is}) ${somebody} (?:ever |get |got )?(?:marry|married|wed|divorced)\\b`,
      `{one}${near}\\b(?:marri|wed|divorc|husband|wife)|\\b(?:marri|wed)\\p{L}*${near}{one}`,
    ],
    [
      `(?:${does}|${is}) ${somebody} (?:still |ever |been |get )*(?:take (?:\\p{Ll}+ )?over|become|join|joined|hired|employed|leave|left|stay|stayed|work|worked|working|at|with|lead|led|run|retire|retired)\\b`,
      `{one}${near}\\b(?:join|hired|employ|left|leav|stay|work|since|until|years?|months?|lead|led|r[au]n|retire|became|came|over|under|direct|from \\d|third|second|first)|: (?:colleagues|collaborators) .*{one}`,
    ],
    [
      `^\\W*(?:${does}|${is}) ${somebody} (?:still |currently |now )*(?:available|free|looking|open to|booked|for hire|on the market)\\b`,
      `{one}${near}\\b(?:available|free|looking|open|booked|hire)\\b`,
    ],
    [
      `[Ww]hat ${does} (?:(?:her|his|their|your|the|other|elder|older|younger|two|three) )+(?<one>${relative}) (?:study|studied|read|major)\\b`,
      `{one}${near}\\b(?:stud(?:y|ied|ies)|graduat\\p{L}+|degree)\\b`,
    ],
    [
      `[Ww]hat ${is} (?:the names of )?${their} (?<one>parents)(?:['’]? (?:called|named|names?)|\\W*$)`,
      `\\b(?:[Ff]ather|[Mm]other|[Pp]arents)(?:,| was| is| were| called| named)* ${aName}`,
    ],
    [`[Ww]hat ${does} (?:her|his|their|your) (?<one>parents) do\\b`, '\\b(?:parents|father|mother)\\b'],
    // Whatever is said of one, but for a life without a trade: "my wife Sofie, our twins" tells of no deed.
    [
      `[Ww]hat ${does} (?:her|his|their|your) (?:\\p{Ll}+ )?(?<one>${relative}\\b) (?:\\p{Lu}[\\p{L}’-]+ )?do\\W*$`,
      `(?!(?-i:\\p{Lu}\\p{Ll}+ \\p{Lu}))(?<!['’]s ){one}(?:,? (?-i:\\p{Lu})[\\p{L}’-]+){0,3}(?:,[^,;.]{1,40},(?: [^,;.]{1,20},)?)?,? (?:(?:who (?:is|was) )?an? (?-i:\\p{Ll})|(?:who (?!(?:was|is|were|are|had|has|grew|hails?|speaks?)\\b))?(?!(?:and|or|in|at|on|of|to|from|for|with|by|c[ao]me (?:home|back|to (?:beg|see|visit|fetch|ask|find))|promised|asked|begged|wanted|who|which|that|whether|if|how|what|why|when|after|until|as|than|tongues?|fell|die[ds]|married|moved|lived|lives|visited|(?:had |has )?(?:taught|told) (?:me|him|her|them|us)|(?:is|was|were) (?:from|born|killed|dead|ill|called|named|proud)|called|named|the|an?|his|her|their|my|our|its)\\b)(?-i:\\p{Ll}+))|\\b(?:daughter|son|child) of\\b`,
    ],
    // All of its name, for "the University of Warsaw" is no institute there. The title of a post or of studies has their
    // place behind a comma, where only a founder's start dates it.
    [
      `[Ww]hen ${is} (?:the )?(?<one>[^?,]{2,60}?) (?:(?:first|originally) )?(?:co-?)?(?:founded|established|set up|incorporated|formed)\\b`,
      `^{all}(?:(?:[^:,]{0,80}{one}|[^:]{0,80}\\b(?:found(?:er|ing)|freelance|independent|self-employed|owner)\\b[^:]{0,80}{one})[^:]{0,80}: (?:start|date) |[^:]{0,80}{one}[^:]{0,80}: .*\\b(?:founded|established|set up|opened|incorporated|registered)\\b|.*(?:{one}[^.;:]{0,80}\\b(?:found(?:ed|er|ing|ress)|establish|set up|started|creat|launch|opened|formed|incorporat)|\\b(?:founded|established|set up|launched|opened|started)\\b[^.;:]{0,60}{one}))`,
    ],
  ] as const
).map(([asked, told]) => [new RegExp(`(?<!\\p{L})${asked}`, 'u'), told]);
