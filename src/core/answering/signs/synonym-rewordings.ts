import { misstepRewordings } from './misstep-rewordings.ts';
import { their, them, they } from './sentence-signs.ts';

const doctorate = String.raw`(?:ph\.?d\.?|doctorate|doctoral (?:studies|thesis|work|research|years|dissertation)|d\.?phil\.?)`;
const learning = String.raw`(?:universit(?:y|ies)|uni|college|studies|degrees?|education|tuition(?: fees)?|studying|(?:bachelor|master)['’]?s?(?: degree| studies)?|student (?:days|years))`;
const pay =
  '(?:salar(?:y|ies)|pay|wages?|remuneration|compensation|earnings|income|pay ?(?:packet|package|check|cheque)|salary (?:range|level))';

/** What is asked with words that the portfolio would not use, and the plain wording. */
export const synonymRewordings: [RegExp, string][] = [
  ...misstepRewordings,
  // A talk with somebody is arranged
  [
    new RegExp(
      String.raw`^(?:and )?(?:(?:can|could|may|might|would) (?:i|we) (?:please )?(?:interview ${them}|have an? (?:quick |short |brief )?(?:call|chat|meeting|video call|coffee|interview)(?: with ${them})?)|(?:is|are|would) ${they} (?:be )?(?:free|available|up|open) (?:for|to) an? (?:(?:quick|short|brief|first|video|phone|zoom|intro(?:ductory)?) )*(?:call|chat|meeting|coffee|interview|conversation|phone call))(?: (?:for|on|about|in|at|this|next|some ?time|tomorrow|today|soon)\b[^?,]{0,50})?\W*$`,
      'i',
    ),
    'how can i contact them?',
  ],
  // What post would suit
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which)(?: (?:sorts?|kinds?|types?) of)?(?: (?:an? )?(?:jobs?|posts?|positions?|roles?|work|opportunit(?:y|ies)|offers?))? (?:(?:is|are) ${they} (?:after|keen on|interested in|hoping for|hunting for)|(?:would|could|might) (?:interest|tempt|attract|lure|suit) ${them}(?: away)?)\W*$`,
      'i',
    ),
    'what are they looking for?',
  ],
  // Who is a parent has children
  [
    new RegExp(
      String.raw`^(?:and )?(is|are|was|were) (${they}) (?:also )?an? (?:mother|mum|mom|dad|father|parent)(?: (?:yet|too|as well|(?:him|her|them|your)sel(?:f|ves)))?\W*$`,
      'i',
    ),
    'do $2 have children?',
  ],
  [/\b(have |has |had |got )(any )?brothers? (?:or|and) sisters?(?=\W*$)/i, '$1$2siblings'],
  // A day's pay of whoever works freelance
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|how much) (?:(?:is|are) ${they} paid|(?:does|do|would) ${they} (?:get|earn|make|take|ask)) (?:for|per) (?:an? |one )?(day|hour)(?:['’]s)?(?: (?:of )?(?:(?:freelance|consulting|contract|outside) )?(?:work|consulting|freelancing))?\W*$`,
      'i',
    ),
    'how much do they charge for a $1?',
  ],
  // Who guides a doctorate now
  [
    new RegExp(
      String.raw`^(?:and )?who(?:['’]s| (?:is|was|are|were))? (?:(?:mentor|guid|advis|coach|tutor|oversee|direct|steer)(?:e?s|e?d|ing)|oversaw|overseeing|led|leads|leading) (?:the |${their} )?${doctorate}\W*$`,
      'i',
    ),
    'who supervised their doctorate?',
  ],
  // What somebody died of
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:was|were|is) (?:the )?(?:official |exact |actual )?causes? of ${their} death|(?:what|which) (?:illness |disease |sickness )?(?:killed ${them}|did ${they} die from)|what caused ${their} death|(?:from|of) (?:what|which (?:illness|disease)) did ${they} die|(?:${their} )?causes? of (?:${their} )?death)\W*$`,
      'i',
    ),
    'how did they die?',
  ],
  // What somebody wants to be paid
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which|how (?:high|much)(?: of)? an?|how much) (?:(?:kinds?|sorts?|levels?|range|amount) of )?(?:an? )?${pay} (?:(?:is|are) ${they} (?:after|looking for|looking to (?:get|earn)|hoping for|hoping to (?:get|earn)|asking for|expecting|seeking|aiming (?:for|at))|(?:does|do|would|will) ${they} (?:want|expect|ask for|hope for|need|require|demand|like|have in mind))\W*$`,
      'i',
    ),
    'what are their salary expectations?',
  ],
  [/\b(?:hourly or daily|daily or hourly|hourly or day|day or hourly) (rates?|fees?|charges?)\b/i, '$1'],
  // What paid for the studies, and no project
  [
    new RegExp(
      String.raw`^(?:and )?(?:how (?:did|could) ${they} (?:manage to )?(?:fund|finance|pay for|afford|pay|work|earn) (?:${their} |the )?(?:(?:way|studies|stay|time|years?) (?:through|at) (?:the )?)?${learning}|how (?:was|were) ${their} ${learning} (?:funded|financed|paid(?: for)?)|who (?:paid|funded|financed|sponsored|bankrolled|covered)(?: for)? ${their} ${learning})\W*$`,
      'i',
    ),
    'how did they pay for their studies?',
  ],
  // A living is earned at work, and whoever could go somewhere went there
  [
    new RegExp(
      String.raw`\bbefore (${they}) (?:could|was able to|were able to) (?:finally )?(?:go|move|come|travel) to\b`,
      'i',
    ),
    'before $1 went to',
  ],
  [
    new RegExp(String.raw`^how did (${they}) (?:earn|make) (?:an?|${their}) (?:living|keep) (?=before\b)`, 'i'),
    'where did $1 work ',
  ],
  // Whom somebody does not work for
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:industr(?:y|ies)|sectors?|fields|branch(?:es)?|clients?|customers?|jobs?|assignments?|commissions?|projects?|work) (?:would|will|does|do) ${they} (?:(?:not|never) (?:ever )?(?:(?:want|like|wish|care) to )?(?:work (?:for|in|with|on)|take(?: on)?|accept|touch|join|do)|(?:refuse|decline) to (?:work (?:for|in|with|on)|take(?: on)?|accept|touch|join|do)|refuse|turn down|decline|reject|avoid|say no to)(?: on principle)?\W*$`,
      'i',
    ),
    'what do they turn down?',
  ],
  // Who led somebody through a doctorate
  [
    new RegExp(
      String.raw`^(?:and )?who (?:(?:mentored|guided|advised|coached|tutored|oversaw) ${them}|was ${their} (?:mentor|adviser|advisor|tutor)) (?:during|in|through|throughout|for|on|when doing|while doing) (?:the |${their} )?${doctorate}\W*$|^(?:and )?who (?:(?:mentored|guided|advised|coached|tutored) ${them}|was ${their} (?:mentor|adviser|advisor|tutor)) (?:as|when ${they} (?:was|were)|while ${they} (?:was|were)) an? (?:ph\.?d\.?|doctoral|graduate|research) (?:student|researcher)\W*$`,
      'i',
    ),
    'who supervised their doctorate?',
  ],
  // How two people took to each other
  [
    new RegExp(
      String.raw`^(?:[Aa]nd )?[Hh]ow (?:well )?(?:did|does|do) ${they} get (?:on|along) with (?:(?:the|${their}) (?:[a-z-]+ ){0,2})?(?=\p{Lu}\p{Ll}[^,?]{1,40}\W*$)`,
      'u',
    ),
    'what was their relationship with ',
  ],
  // Why somebody looks for a post, and what went worst
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:is|are|was) (?:the|${their}) reasons? (?:why |that |for which )?${they} (?:(?:wants?|wishes|would like|is trying|is hoping) to (?:change|leave|switch|quit)|(?:is|are) (?:leaving|changing|switching|quitting)) (?:(?:${their} )?(?:current |present )?(?:jobs?|posts?|positions?|employers?|company|companies))|why (?:does|do|would) ${they} (?:want|wish|like) to (?:change|switch) (?:jobs?|posts?|employers?|companies)|why (?:is|are) ${they} (?:searching for|hunting for|seeking|after|in search of|on the lookout for) (?:an? |another )?(?:new )?(?:jobs?|posts?|positions?|employers?|work))\W*$`,
      'i',
    ),
    'why are they looking for a new job?',
  ],
  [
    new RegExp(
      String.raw`^(?:and )?what (?:is|was) (?:the|${their}) (?:very )?(?:biggest|worst|most (?:embarrassing|expensive|costly|serious)|costliest|greatest|largest|gravest) (?:mistake|error|blunder|gaffe|slip|failure|flop|fiasco)(?: (?:that )?(?:${they} )?(?:(?:has|have|had) )?(?:ever )?(?:made?|committed?|had|suffered))?(?: at work| in ${their} (?:career|work|job))?\W*$`,
      'i',
    ),
    'what is their biggest mistake?',
  ],
  [new RegExp(String.raw`\b((?:any|have|had|has|got|${their}) )offspring\b`, 'i'), '$1children'],
  // The price behind the buyer
  [
    /^((?:and )?who (?:bought|acquired|purchased|took over) ((?!it\b|that\b|them\b)[^,?]{2,60}?))(?:,| and|, and) (?:for how much(?: money)?|at (?:what|which) price|how much (?:did (?:it|they) (?:cost|pay)|was (?:it|paid)))\W*$/i,
    '$1, and how much was $2 sold for?',
  ],
  // What ended a thing
  [
    /^(?:and )?what (?:(?:brought (?!it\b|him\b|her\b|them\b|you\b)([^,?]{2,40}?) (?:down|to its knees|to an end)|(?:sank|sunk|ruined|killed off|doomed) (?!it\b|him\b|her\b|them\b|you\b)([^,?]{2,40}?))|(?:caused|led to|was (?:the (?:cause|reason) (?:of|for))) the (?:downfall|collapse|failure|demise|bankruptcy|fall|end|cancellation|closure) of (?!it\b|him\b|her\b|them\b|you\b)([^,?]{2,40}?))\W*$/i,
    'why did $1$2$3 fail?',
  ],
  // When somebody is ready
  [
    new RegExp(
      String.raw`^(?:and )?(?:when|how soon|from when) (?:is|are|will|would) ${they} (?:be )?(?:able|free|ready|in a position|available) to (?:begin|start|join us)(?: work(?:ing)?)?\W*$`,
      'i',
    ),
    'when could they start?',
  ],
  [
    new RegExp(
      String.raw`^(?:and )?how (?:can|could|do|would|should|might) (?:i|we|one) (?:book|hire|engage|commission) ${them} (?:for|as|to) [^?,]{2,60}\W*$`,
      'i',
    ),
    'how can i contact you?',
  ],
  // The step behind the studies
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|where) did ${they} (?:do|work|start|go) (?:straight|right|directly|immediately|just) (?:after|out of) (?:graduating|graduation|(?:finishing |leaving )?(?:university|uni|college|(?:the|${their}) (?:degree|studies)))\W*$`,
      'i',
    ),
    'what was their first job after university?',
  ],
  // Licences, publishers and instruments by other words
  [
    /^((?:which|what) (?:companies|firms|businesses|manufacturers|makers|people)|who)(?: else)? (?:has |have |had )?(?:obtained|acquired|got|gotten|took|taken|bought|received|held|purchased|signed|(?:was|were|been) (?:granted|given|sold)) (?:out )?(?:an? |the )?licen[cs]es? (?:for|to|on|of) (?=[^,?]{2,60}\W*$)/i,
    '$1 licensed ',
  ],
  [/\bpublishing (?:house|company|firm)\b/gi, 'publisher'],
  [/\bpublishing (?:houses|companies|firms)\b/gi, 'publishers'],
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which) (?:musical )?instruments? (?:(?:is|was|are|were) ${they} (?:fond of|good at|keen on|able to play|playing)|(?:does|did|do|can|could) ${they} (?:like|love|enjoy|learn|learn to play|take up|know how to play)|(?:has|have) ${they} (?:learned|learnt|played))\W*$`,
      'i',
    ),
    'which instrument did they play?',
  ],
  // A part of a work is nobody's role in it
  [
    /\b((?:hard|tough|trick|eas|slow|dull|nic|bigg)i?est|most (?:difficult|challenging|painful|interesting|enjoyable|important)|best|worst) (?:part|bit) of (?![^?]*\b(?:years?|months?|weeks?|days?|hours?|decades?)\W*$|an? (?:year|month|week|day|decade)\b)(?=(?:the )?[^?]{2,60}\W*$)/i,
    '$1 thing about ',
  ],
  // What a relative lives by
  [
    new RegExp(
      String.raw`^what (?:is|was|are|were) (${their} (?:step|grand)?(?:father|mother|parent|brother|sister|husband|wife|partner|son|daughter)(?:['’]s|s['’])) (?:profession|occupation|trade|line of work|career)\W*$`,
      'i',
    ),
    'what is $1 job?',
  ],
];
