import { months } from '../../contract/partial-date.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { aName, they } from './sentence-signs.ts';

const number = String.raw`(?:(?<![\d.,])\d[\d.,]*|\b(?:${anyNumberWord}|dozens?|hundreds?|thousands?|nobody|none)\b)`;
const people = String.raw`(?:people|persons|guests|visitors|listeners|viewers|readers|subscribers|participants|copies|downloads|views|users|seats|spectators|attendees|audience)`;
/** What stands before or behind a cause. */
const cause = String.raw`\b(?:because|since (?!\d|${months.join('|')})|so that|in order to|rather than|instead|cho(?:se|osen?|ice)|need(?:ed|s)?|want(?:ed|s)?|allow(?:ed|s)?|reasons?|for (?:its|their|the sake)|than|faster|safer|easier|cheaper|simpler|only|no other|would (?:have|not)|could (?:not|be)|persuad\p{L}+|convinc\p{L}+|prefer\p{L}*|lov(?:ed|es)|knew)\b`;
const named = String.raw`{one}s?[^.;]{0,30}(?:,| called| named| of| in| at|:| \() ?(?:the )?${aName}|${aName}\p{L}*(?: (?!in |at |to |before )\p{L}+){0,2} {one}`;

/** Of a thing that is told other things are asked: who read it, why it is so, when its next part comes; as the bound signs. */
export const absentBounds: [asked: RegExp, told: string][] = [
  // Whoever read or heard one thing read or heard no other
  [
    new RegExp(
      String.raw`\b[Hh]ow many (?:other )?(?:people|persons|readers|listeners|viewers|guests|visitors) (?:(?:actually|regularly) )?(?:read|watch(?:ed)?|attend(?:ed)?|listen(?:ed)? to|c[ao]me to|visit(?:ed)?|subscribed? to|saw|heard|went to|bought) (?:the |her |his |their |your )?(?<one>\p{Lu}[^?,]{1,60}?|(?:[\p{Ll}-]+ )?(?:launch|premiere|opening|unveiling|funeral|wedding|ceremony|party|reading)(?: (?:of|for|at) [^?,]{2,60}?)?)\W*$`,
      'u',
    ),
    String.raw`^{all}(?:.*${number}[^.;]{0,40}\b${people}\b|.*\b${people}\b[^.;]{0,20}${number})`,
  ],
  // Of so many, those to whom it happened
  [
    /\b[Hh]ow many of (?:the|these|those|his|her|their|your) (?:[\p{L}-]+ ){1,5}(?:were|was|are|got) (?:(?:actually|finally|ever|then) )?(?<one>\p{Ll}{2,}ed)\W*$/u,
    `${number} (?:of [^.;,]{0,40} )?(?:[\\p{L}-]+ ){0,4}{one}|{one} ${number}`,
  ],
  // Why a thing is made of this: that it is so is no reason
  [
    /^\W*(?:(?:[Aa]nd|[Ss]o) )?[Ww]hy (?:is|was|are|were) [^?]{2,60} (?:written|built|implemented|coded|programmed|developed|based) (?:in|on|with) (?:the )?(?<one>\p{Lu}[\p{L}+#.-]*)/u,
    String.raw`{one}[^.]{0,160}${cause}|${cause}[^.]{0,160}{one}|{one}[^.]{0,20}[;:]`,
  ],
  // Into how many languages one text was brought, and no other
  [
    /\b[Ii]nto how many languages (?:was|were|is|has|have) (?<one>(?:the|her|his|their|your) [^?,]{3,40} [^?,]{2,40}|\p{Lu}[^?,]{2,60}?) (?:been )?(?:translated|rendered)\W*$/u,
    '{one}',
  ],
  // When another part of a thing comes: the dates of the whole are none of it
  [
    /\b[Ww]hen (?:will|does|do|is|are) (?:the|his|her|their|your) (?<one>second|third|fourth|fifth|next|new|final|last|other|following) (?:part|edition|volume|version|release|episode|season|instal?lment|issue|chapter|round|phase|printing|sequel|book|album|report|exhibition)\b/u,
    String.raw`{one}[^.;]{0,80}\b(?:will|shall|due|expected|planned|scheduled|20\d\d|(?:in|by|on|at|before|until|from|next) (?:the )?(?:${months.join('|')}|spring|summer|autumn|winter|end|year|month))\b|\b(?:20\d\d|${months.join('|')})\b[^.;]{0,60}{one}`,
  ],
  // A rise within a post has a day of its own
  [
    new RegExp(
      String.raw`\b[Ww]hen (?:was|were|did|is) ${they} (?:(?:get|first|last|finally) )*(?<one>promot)ed\b`,
      'u',
    ),
    String.raw`\b(?:promot\p{L}*|rose|became|appointed|advanced|stepped up|took over|ma[dk]e (?:\p{L}+ ){0,2}(?:partner|head|lead|director|manager)|from \p{L}+ to \p{L}+)\b`,
  ],
  // Before whom it was, by a name
  [
    new RegExp(
      String.raw`\b[Ww](?:hich|hat) (?<one>court|tribunal|inquiry|parliament|ministry|trial)s? (?:did|has|have) ${they} `,
      'u',
    ),
    named,
  ],
  // Who did it to the person, by a name
  [
    new RegExp(
      String.raw`\b[Ww]hich (?:of the )?(?<one>chain|newspaper|magazine|owner|politician|minister|mayor|judge|court|client|customer|landlord|supplier|union|council|party|rival|competitor|critic|reviewer|neighbou?r|bank|insurer|team|club|brand)s? (?<other>sued|fined|threatened|complained|blocked|thanked|accused|attacked|banned|praised|criticised|criticized|warned|called|dropped|refused|rejected|cheated)\b`,
      'u',
    ),
    String.raw`{one}s?[^.;]{0,30}(?:,| called| named|:| \() ?(?:the )?${aName}|${aName}\p{L}* (?:\p{Ll}+ )?{one}|${aName}[^.:;,]{0,40} {other}\b`,
  ],
  // Where somebody came by a language or a tool: how well it is known tells no place
  [
    new RegExp(
      String.raw`\b[Ww]here (?:did|has|have) ${they} (?:(?:first|originally|actually) )?(?:learn(?:ed|t)?|pick(?:ed)? up) (?:to (?:speak|use|program in|write) )?(?:(?:his|her|their|your) )?(?<one>\p{Lu}[\p{L}+#]*)\W*$`,
      'u',
    ),
    String.raw`(?:{one}[^.;]{0,120})\b(?:learn\p{L}*|taught|stud\p{L}+|school\p{L}*|courses?|class(?:es)?|home|mother tongue|native|years?|since|liv(?:ed|ing)|(?:in|at|from|during|through|after|by|with) (?:the |an? |his |her |my |their )?(?!(?-i:[ABC][12])\b)(?:(?-i:\p{Lu})|uncle|aunt|grand|mother|father|work))|\b(?:learn\p{L}*|taught|stud\p{L}+|mother tongues?|native)\b[^.;]{0,120}{one}|: (?:institution|organisation|employer|skills) .*{one}`,
  ],
];

/** The same by the folded question without the name of an entry, and a published sentence. */
export const absentSigns: [question: RegExp, sign: RegExp][] = [
  // By whose money a thing was made, and no rent or wage that is told there
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so),? )?how (?:was|were|is|are|did|does) (?!${they}\b)[^?]{1,80}\b(?:paid for|funded|financed|get (?:paid for|funded|financed))(?: (?:then|now|today))?\W*$`,
    ),
    /\b(?:fund\w*|grants?|financ\w+|paid (?:for|by|with|from|out)|pays? for|sponsor\w*|donat\w+|donors?|crowd\w*|invest\w*|subsid\w+|budget\w*|loans?|lent|pockets?|savings?|of (?:my|his|her|their) own|own money|into it|fees?|licen[cs]es?|subscri\w+|member\w*|rais(?:ed|es|ing)|sales|sold (?:to|for)|for free|unpaid|prize money|tax(?:es)?|foundation|charity|scholarship|stipend|no money|gave\b[^.;]{0,40}\bto|the money (?:for|came|comes)|revenue)\b/i,
  ],
  // What came after something had ended: the day of the end is none of it
  [
    /^\W*(?:(?:and|so),? )?what happened (?:next|then|afterwards|after(?:wards)? (?:that|it|this|the|_)|once (?:the|it|_))/,
    /\b(?:after\w*|then|later|since|now|next|today|until|eventually|instead|led|bec[ao]me|turned|follow\w*|result\w*|moved|went|bought|sold|taken|took|handed|replaced|left|returned|continue\w*|still|renamed|merged|grew|closed|archived)\b|^Outcome|^Status/i,
  ],
  [
    /\bwhat (?:does|did|do) .{2,60}\bowe\b/,
    /\b(?:ow(?:e[ds]?|ing)|debts?|arrears|loans?|unpaid|liabilit\w+|mortgage)\b/i,
  ],
  // What somebody will do next
  [
    new RegExp(String.raw`^\W*(?:(?:and|so),? )?what (?:will|is|are|does|do) ${they} [^?]{1,60}\bnext\W*$`),
    /\b(?:next|plan(?:s|ned|ning)?|will|shall|future|going to|from (?:\w+ )?20\d\d|by 20\d\d|hop(?:es?|ing) to|intend\w*|coming|soon|upcoming|later this|under way|wants? to|in preparation|at present|currently|now|present)\b/i,
  ],
];
