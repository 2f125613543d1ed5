import { anyNumberWord } from '../../corpus/number-signs.ts';
import { exactBounds } from './exact-signs.ts';
import { aName, does, noList, relative, their, they, thingName } from './sentence-signs.ts';

/** Roles that the titles of others' and of one's own posts tell in other words. */
const looseRole = String.raw`(?:(?:teacher|lecturer|tutor|instructor|trainer|manager|boss|leader|lead|developer|programmer|coder|engineer|scientist|researcher|student|volunteer|intern|trainee|apprentice|freelancer?|consultant|contractor|founder|owner|member|writer|author|speaker|employee|assistant|team lead|[ct][te]o|part|result|hobby|job|whole|child|girl|boy|kid|teenager|adult)s?(?!\p{L}))`;
const joining = String.raw`(?:join|joined|(?:start|begin|go|want) (?:to work|work(?:ing)?) (?:for|at|with)|take (?:the|an?|up the|up a) (?:job|post|position|role) (?:at|with|in)|sign (?:up|on) (?:with|at))`;
/** A number, and somebody or something behind whom it stands. */
const number = String.raw`(?:\d|\b(?:${anyNumberWord}|dozens?|hundreds?|thousands?|several|no)\b)`;
/** Those of a trade; no things whose names end so. */
const trades = String.raw`(?!(?:restaur|pl|gr|eleph|vari|pend)ants|(?:pap|numb|comput|lett|chapt|lay|post|met|lit|custom|read|us|speak|print|pow|tow)ers|(?:sens|mot|err|fact|do|flo|react|visit|process|tract)ors|degrees|trees|fees|employees? of)\p{L}{3,}(?:ers|ors|ists|ants|ees|icians)`;
const made = String.raw`(?:ma[dk]es?|buil[dt]s?|manufactur\p{L}*|produc\p{L}+|suppl\p{L}+|install\p{L}*|delivered by|print(?:ed|s)|sold|sells?|cast|wove|sewed)`;
const maker = String.raw`(?:compan(?:y|ies)|firms?|factor(?:y|ies)|manufacturers?|suppliers?|workshops?|foundr(?:y|ies)|printers?|shops?|contractors?|businesse?s?|\p{Ll}*works|mills?|mines?|laborator(?:y|ies))`;
const site = String.raw`(?:villages?|towns?|cities|islands?|rivers?|lakes?|valleys?|districts?|provinces?|counties|regions?|farms?|schools?|hospitals?|clinics?|museums?|libraries|churches|parishes|streets?|stations?)`;

/** Whose part a thing was: the role of somebody else, what others counted, why somebody joined, and who came after, as the bound signs. */
export const partSigns: [asked: RegExp, told: string][] = [
  ...exactBounds,
  // The part of a colleague is no role of one's own
  [
    new RegExp(
      String.raw`\b[Ww]hat ${does} ${they} (?:actually |really |mainly )?do as (?:an? |the |its |their )?(?!(?:an?|the|its|their) |${looseRole})(?<one>\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?) (?:at|in|for|of|with|on)(?!\p{L})`,
      'u',
    ),
    String.raw`${noList}{all}`,
  ],
  // Why somebody joined: neither why one left again nor what was done there
  [
    new RegExp(
      String.raw`\b(?:[Ww]hy ${does}|[Hh]ow come|[Ww]hat made) (?:${they}|him|her|them) (?:(?:ever|first|originally|then) )?${joining} (?:the )?(?<one>\p{Lu}[^?,]{1,60})`,
      'u',
    ),
    String.raw`^(?!.*\b(?:i|s?he|they) (?:left|quit|resigned)\b(?!.*\bjoin)).*\b(?:join\p{L}*|hired|recruit\p{L}*|(?:was|were|been) offered|offered (?:me|him|her|them)|invit\p{L}+|appl(?:y|ied|ications?)|(?:an?|one|this|his|her|first) offer|accept\p{L}*|persua\p{L}+|convinc\p{L}+|attract\p{L}*|drew|drawn|lured|headhunt\p{L}*|tempted|signed (?:up|on|me|him|her|them)|took (?:the|an?|this|that|up|me|him|her|them)\b|(?:i|s?he|they|we) (?:\p{Ll}+ )?(?:came|went|moved|started|began|cho(?:o)?se|wanted|entered|enlisted|needed|had to)|asked (?:me|him|her|them)|(?:found|brought|led|got) (?:me|him|her|them)\b|in order to|so as to|to (?:pay|earn|learn|be near|get|see|escape|study|work with))\b`,
  ],
  // What somebody else had, made or taught: a number that stands beside nobody is another's
  [
    new RegExp(
      String.raw`\b[Hh]ow many (?:[\p{Ll}-]+ ){1,4}?${does} (?:(?:his|her|their|your) (?:\p{Ll}+ )?(?=${relative}))?(?<one>${relative}|(?:Dr |Prof(?:essor)? )?\p{Lu}\p{Ll}[\p{L}’'-]* (?:(?:van|von|de|der) )*\p{Lu}\p{Ll}[\p{L}’'-]*) (?:ever |also )?(?:teach|taught|treat|illustrate|drill|buil[dt]|write|wrote|written|publish|install|design|paint|draw|catch|sew|repair|interview|test|train|find|found|discover|invent|record|translate|supervise|plant)(?:ed|s)?(?!\p{L})`,
      'u',
    ),
    String.raw`{one}.{0,160}${number}|${number}.{0,100}\b(?:by|with|from|of) (?:[^.;]{0,30} )?{one}`,
  ],
  [
    /\b[Hh]ow many (?:[\p{Ll}-]+ ){1,4}?(?:does|did|do) (?!(?:he|she|they|you)\b)[^?,]{2,60}? (?<one>own)\W*$/u,
    String.raw`\b(?:own(?:s|ed|er|ing)?|belong\p{L}*|fleet|possess\p{L}*|bought|ha[sd]|have)\b`,
  ],
  // Who came after somebody in a post
  [
    /^\W*(?:[Aa]nd )?[Ww]ho (?:took over(?: from)?|succeeded|replaced|followed|filled|inherited|got) (?<one>(?:her|his|their|your) (?:old |former )?(?:job|post|position|role|place|chair|desk|team|work|duties)|him|her|them|you)(?= (?:at|in|as|when|after|there)\b|\W*$)/u,
    String.raw`\b(?:succe(?:ed|ss)\p{L}*|replac\p{L}+|(?:took|takes?|taken|taking)(?: \S+){0,6} over|took (?:the|it|my|his|her)|follow(?:ed|s)|hand(?:ed|s|ing)\b[^.;]{0,60}\b(?:over|on|to)\b|inherit\p{L}*|pass(?:ed|es)|next|looks? after|now (?:\p{Ll}+ )?by|(?:my|his|her|their) (?:place|chair)|(?:runs|leads|heads|maintains|keeps|continue[sd]|carries|carried|entrusted|vacant)\b)`,
  ],
  // Who made a thing, and no organisation for which it was made
  [
    new RegExp(
      String.raw`^\W*(?:[Aa]nd )?(?:[Ww]hich|[Ww]hat) (?:\p{Ll}+ )?(?<one>${maker}) (?:that )?(?:made|makes?|built|manufactured|produced|supplied|installed|delivered|printed|sold|cast|wove|sewed)(?!\p{L})`,
      'u',
    ),
    String.raw`^(?!.*: (?:organisation|employer|colleagues|collaborators|deliverables) )[^:]*:.*\b(?:${made}|${maker}|bought (?:from|at)|(?:came|c[ao]me|are|is|was|were) from)(?!\p{L}).*(?<=[\p{Ll},] )${aName}`,
  ],
  // Which of several places: one must be named
  [
    new RegExp(
      String.raw`^\W*(?:[Aa]nd )?(?:(?:[Ii]n|[Aa]t|[Ff]rom) )?(?:[Ww]hich|[Ww]hat) (?<one>${site}) (?:(?:currently|now|already|still) )*(?:were|was|are|is|took|takes?|take|us(?:e[ds]?|ing)|joined|got|have|has|had|received|belong(?:ed)?)(?!\p{L})(?!.*\b(?:he|she|they|you|him|her|them)\b)(?! (?:the )?(?:\p{Ll}+ )?(?:biggest|largest|most|least|first|last|best|worst|oldest|newest|closest|nearest))`,
      'u',
    ),
    String.raw`${noList}.*(?:: (?:place|location) |: (?:organisation|funding) .*{one}|{one}[^.;]{0,80} (?-i:\p{Lu})|\b(?:in|at|near|from|of) (?:the )?${aName}[\p{L}’ -]{0,30}(?:,| and) (?-i:\p{Lu})|(?<=[\p{Ll},] )${aName}\p{L}*(?: \p{L}+){0,2} {one})`,
  ],
  // Something large that somebody built is called so
  [
    new RegExp(
      String.raw`^\W*(?:[Aa]nd )?[Ww]h(?:ich|at) (?<one>bridge|house|school|hospital|dam|tunnel|road|ship|boat|car|engine|rocket|robot|telescope|church|tower|station|theatre|museum|library|garden|park|kitchen|radio|camera|clock|statue)s? ${does} ${they} (?:help (?:to )?)?(?:build|design|make|construct|draw|plan|restore|repair|invent)\W*$`,
      'u',
    ),
    '{one}',
  ],
  // A place in an order that no sentence gives
  [
    /\b[Ww]ho (?:was|is) (?:the|her|his|their|your) (?<one>second|third|fourth|fifth|next) (?!\p{Lu})/u,
    String.raw`{one}|\b(?:succe(?:ed|ss)\p{L}*|replac\p{L}+|follow(?:ed|s)|took (?:\p{Ll}+ ){0,3}over|after (?:me|him|her|them))\b`,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:[Ss]o )?(?:[Ww]as|[Ii]s|[Ww]ere|[Aa]re) ${they} (?:really |actually )?(?:the|one of the) (?:very )?(?<one>first|only|youngest|oldest|last) (?:\p{Ll}+ ){0,3}(?:to|who|in|at|with|on)(?!\p{L})`,
      'u',
    ),
    String.raw`{one}|\b(?:before|already|never been|other|others|another|alone|sole)\b`,
  ],
  // What somebody lived on, said of nobody else
  [
    new RegExp(
      String.raw`^\W*(?:${does}|[Ww]as|[Ww]ere) ${they} (?:(?:ever|also) )?(?:have|had|get|got|receive[ds]?|w[io]n|hold|held|given|awarded|on) (?:an? |any )(?:\p{Ll}+ )?(?<one>scholarship|fellowship|bursary|stipend|pension|studentship)(?!\p{L})`,
      'u',
    ),
    String.raw`^[^:]*{one}|^(?=.*{one})[^:]*\bfellow\b|: (?:funding|amount|honours) |\b(?:on|with|by|through) (?:an?|the) (?:[\p{L}-]+ ){0,4}{one}|\b(?:i|s?he|they|me|him|her|my|his|their)\b[^.;]{0,80}{one}`,
  ],
  // How many work for somebody, and not what else is counted there
  [
    /\b[Hh]ow many (?:people|persons|women|men|staff|employees|workers|engineers|scientists|others) (?:(?:currently|now|there) )?(?:work(?:s|ed)?|were employed|are employed|were working|are working) (?:at|in|for|by|on) (?<one>[^?,]{2,60})/u,
    String.raw`: team |${number}[^.;]{0,40}\b(?:people|persons|men|women|staff|employees|workers|members|colleagues|of us|volunteers|${trades})\b|\b(?:employ\p{L}*|staff of|team of|crew of|group of)\b[^.;]{0,30}${number}|\b(?:alone|one-(?:wo)?man)\b`,
  ],
  // When that happened to a thing: its own date is none of it
  [
    /\b[Ww]hen (?:was|were) [^?]{2,80} (?<one>submitted|accepted|translated|reprinted|rejected|withdrawn|rehearsed|digiti[sz]ed|repaired|restored|renovated|stolen|insured)\W*$/u,
    '{one}',
  ],
  // For whom others worked
  [
    /^\W*(?:[Ff]or )?(?:[Ww]hich|[Ww]hat) (?:\p{Ll}+ )?(?:magazine|newspaper|company|firm|hospital|bank|agency|club|team|studio|paper|laboratory|lab|ministry|organi[sz]ation|employer) (?:does|did|is|was) (?<one>(?:Dr |Prof(?:essor)? )?\p{Lu}\p{Ll}[\p{L}’'-]* (?:(?:\p{Lu}[\p{L}’'-]*|van|von|de|der) )*?)(?:work|write|play|report|employed|working)(?!\p{L})/u,
    String.raw`{one}[^.;(]{0,100}\b(?:at|for|with|of|from|in|by) (?:the )?${aName}|{one}\W+\([^);]*\b(?:at|of|from|for) (?:the )?(?-i:\p{Lu})`,
  ],
  // How cold it was is told by no other number
  [
    /\b[Hh]ow (?<one>cold|hot|warm|loud) (?:is|was|were|are|did|does)(?!\p{L})/u,
    String.raw`{one}|\b(?:degrees|temperature|frost|froze\p{L}*|freezing|heat\p{L}*|decibels?|noise|quiet|icy|ice|chill\p{L}*|cool)\b|°`,
  ],
  // What a work won, and which courses somebody took
  [
    /^\W*(?:[Dd]id|[Hh]as|[Hh]ave) (?:the|her|his|their|your) (?<other>[^?,]{2,80}?) (?:ever )?(?:wi|wo)n (?:an? |any )(?:\p{Ll}+ ){0,2}(?<one>award|prize|medal)s?\W*$/u,
    String.raw`^(?=.*{other}).*(?:: reason |\b(?:award\p{L}*|prizes?|medals?|w[io]ns?|winn\p{L}+|honou?r\p{L}*|shortlist\p{L}*|nominat\p{L}*)\b)`,
  ],
  [
    /\b(?:[Ww]hich|[Ww]hat) (?<one>courses|modules|lectures|electives) (?:did|has|have) (?:he|she|they|you) (?:take|taken|attend|attended|choose|chosen|hear|heard)(?!\p{L})/u,
    String.raw`\b(?:courses?|modules?|subjects?|class(?:es)?|lectur\p{L}+|seminars?|electives?|minor|diploma|certificates?|school)\b`,
  ],
  // How deep, and of what kind
  [
    /\b[Hh]ow (?<one>deep) (?:is|was|are|were|did|do|does)(?!\p{L})/u,
    String.raw`\b(?:deep\p{L}*|depths?|down|below|under)\b`,
  ],
  [
    /^\W*(?:[Ww]hat|[Ww]hich) (?:kinds?|types?|sorts?|makes?|models?) of (?<one>\p{Ll}+) (?:was|were|is|are) (?:used|installed|built|fitted|needed|there)(?!\p{L})/u,
    String.raw`^(?!.*: (?:place|location|start|end|team|organisation) )(?!.*: skills (?!.*[\p{L}-]+ {one}(?=;|,|\W*$))).*{one}`,
  ],
  // What bears a name and belongs to somebody else
  [
    new RegExp(
      String.raw`\b[Ww]hat(?:['’]s| is| was| were| are) (?:the names? of (?:(?:${their}|the) )?(?:${relative}|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s? |(?:(?:${their}|the) )?(?:${relative}|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s? (?=\p{Ll}+ (?:called|named)(?!\p{L})))(?:\p{Ll}+ )?(?<one>boat|ship|yacht|house|cottage|farm|barn|shop|company|firm|band|choir|orchestra|dog|cat|horse|pub|village|town|street|restaurant|wife|husband|son|daughter|book|factory|mill|school|team|club)(?!\p{L})`,
      'u',
    ),
    thingName,
  ],
  // Where a thing was taken or sold: the place where it was made is none of them
  [
    /^\W*(?:[Ii]n |[Tt]o |[Aa]t )?(?:[Ww]hich|[Ww]hat) (?:\p{Ll}+ )?(?<one>countr(?:y|ies)|villages?|towns?|cities|islands?|schools?|hospitals?|museums?|festivals?|markets?|shops?|restaurants?|kitchens?|theatres?) (?:(?:did|does|do|has|have|is|are|was|were) (?!(?:he|she|they|you)\b)[^?,]{2,60}? (?:visit(?:ed)?|protect(?:ed)?|serve|reach|cover(?:ed)?|help(?:ed)?|include|involve|sold(?: in| to)?|shipped(?: to)?|exported(?: to)?|tour(?:ed)?|stop(?:ped)? (?:at|in)|been (?:to|shown in))|(?:took|take|takes) part in [^?,]{2,60}|(?:buy|buys|bought|sell|sells|stock|stocks|order|ordered) (?!(?:his|her|their|your)\b)[^?,]{2,60})\W*$/u,
    String.raw`${noList}(?!.*: (?:place|location|organisation|employer) ).*(?:{one}[^.;]{0,80} ${aName}|(?<=[\p{Ll},:] )${aName}\p{L}*(?: \p{L}+){0,2} {one}|\b(?:in|at|to|from|visited|through) (?:the )?${aName}[\p{L}’ -]{0,30}(?:,| and) (?:the )?(?-i:\p{Lu}))`,
  ],
  // How well somebody did at school
  [
    /\b(?:[Dd]id|[Hh]as|[Dd]oes|[Ww]as) (?:he|she|they|you) (?:\p{Ll}+ ){0,5}(?:with|get|got|have|awarded) (?:an? |any |the )?(?:first[- ]class |top )?(?<one>honours|honors|distinctions?)(?= |\W*$)/u,
    String.raw`: honours |\b(?:honou?rs|distinctions?|cum laude|first[- ]class|(?:first|second|third|top|best) (?:in|of) (?:a |the |my |his |her |their )?(?:year|class|\d)|gold medal|prizes?|upper second)\b`,
  ],
  // Which is liked or bought most
  [
    /^\W*(?:[Ww]hich|[Ww]hat)(?:['’]s| is| was| are| were)? (?:the |her |his |their |your )?(?:\p{Ll}+ ){0,3}?(?<one>most popular|best[- ]?selling|most successful|most famous|best[- ]?loved)(?!\p{L})/u,
    String.raw`\b(?:popular\p{L}*|best[- ]?sell\p{L}*|success\p{L}*|famous|best[- ]?(?:known|loved)|most|s[eo]l[ld]|sales|copies|downloads?|downloaded|stars|users?|readers|cited|citations|favou?rites?|lov(?:ed|es)|prizes?|award\p{L}*)\b`,
  ],
  // How many people a team has
  [
    /\b[Hh]ow (?<other>big|large|small) (?:is|was) (?:the |her |his |their |your )(?:\p{Ll}+ )?(?:team|group|staff|crew|brigade) (?:at|of|in) (?:the )?(?<one>[^?,]{2,60})\W*$/u,
    String.raw`: team |(?<!\b(?:train\p{L}*|taught|coached|captain|teacher) (?:for |of )?)${number}[^.;]{0,40}\b(?:people|persons|men|women|employees|workers|members|colleagues|of us|volunteers|${trades})\b|\b(?:teams?|group|staff|crew|brigade)\b(?! (?:training|rooms?|meetings?|work|management|events?|rosters?))|\balone\b`,
  ],
  // Half of the students and a pair of them are no number
  [
    /\b[Hh]ow many (?<one>students|pupils|trainees|apprentices)(?!\p{L})/u,
    String.raw`${number}[\d,]*(?: of)? (?:(?!(?:of|pairs?|groups?|courses?|classes|hours?|days?)\b)\p{L}+ ){0,2}(?:{one}|participants|learners|people|girls|boys|children|young)\b|{one}[^.]{0,40}[,;:] (?:there were )?(?:about |some |over |nearly )?\d|\b\d[\d,]* (?:took|attended|enrolled|signed up|graduated)\b|\b(?:pairs|groups|classes) of ${number}`,
  ],
  // How many belong to it: the children of members are none of them
  [
    /\b[Hh]ow many (?:\p{Ll}+ )?(?<one>member|subscriber|shareholder|follower)s (?:has|have|had|does|do|did|are|were) (?!(?:he|she|they|you|the team|the group)\b)/u,
    String.raw`${number}[\d,.]* (?:(?!of\b)[\p{L}-]+ ){0,2}{one}|{one}ship\b.{0,60}\d|\b(?:cooperative|co-?op|association|society|union|club|network|choir|guild|federation) of (?:(?:about|some|over|nearly) )?${number}|{one}s?[:,;] (?:about |some |over |nearly )?\d`,
  ],
  // What it costs to get in or to belong: the pay of the person is another sum
  [
    /\b(?:[Ww]hat (?:does|did|will|would) it cost|[Hh]ow much (?:does|did|will|would) it cost|[Hh]ow much is it) (?:me |us )?to (?<one>join|become a member|belong)(?!\p{L})/u,
    String.raw`\b(?:members?\b|membership|join\p{L}*|dues|subscri\p{L}+)`,
  ],
  [
    /\b(?:[Ww]hat (?:does|did|will|would) it cost|[Hh]ow much (?:does|did|will|would) it cost|[Hh]ow much is it) (?:me |us )?to (?<one>get in|enter|go in|visit|attend|see it)(?= |\W*$)/u,
    String.raw`\b(?:entrance|entry|admission|tickets?|at the door)\b|\b(?:free|nothing) (?:to (?:visit|enter|see)|for (?:visitors|everybody|everyone|all))\b`,
  ],
];
