import { their, them, they } from './sentence-signs.ts';

const become = String.raw`(?:(?:did|does|do|has|have|had) (?:${they}) become|(?:was|were|is|are|has|have) ${they} (?:been )?(?:made|elected|named|appointed))`;
const fellow = '(?:an? )?(?:honorary )?fellow';
const grant = '(?:fellowship|scholarship|bursary|grant|prize|award|stipend)';
const studies = `(?:as an? (?:under)?graduate|as an? student|(?:during|with|in|for) ${their} (?:studies|degrees?|studying|bachelor['’]?s?|master['’]?s?|ph\\.?d|doctorate|student days|time at (?:university|college|school|uni))|while (?:studying|a student|at (?:university|college|school|uni))|at (?:university|college|school|uni)\\b)`;

/** Honours of the studies, which a degree bears, and fellowships, which are awards. */
export const honourRewordings: [RegExp, string][] = [
  // A trophy by its look
  [
    /^(?:and )?what (?:(?:does|did) the trophy (?:from [^?,]{2,40} )?look like|(?:kind|sort|type) of (?:a )?trophy (?:is|was) (?:it|there|that)|(?:is|was) the trophy(?: like)?)\W*$/i,
    'what is the trophy made of?',
  ],
  [/^(how much prize money\b[^?]{0,60}?) in (?:euros?|pounds?|dollars?|francs?|cash|money)\W*$/i, '$1?'],
  // Somebody is named a fellow, and holds no post as one
  [/\b(was|were|been) (?:appointed|elected|made|nominated) (?=(?:an? |the )?(?:\S+ ){0,4}fellow\W*$)/i, '$1 named '],
  // A degree that only honours
  [
    new RegExp(
      String.raw`^(?:which|what) (?:universit(?:y|ies)|colleges?|schools?|academ(?:y|ies)) (?:has |have )?(?:gave|given|awarded|made|granted|conferred on) ${them} (?:an? )?(?:degrees?|doctorates?|doctors?) (?:(?:just|only|simply) )?(?:to honou?r ${them}|as an? honou?rs?|honoris causa|for honou?r)\W*$`,
      'i',
    ),
    'which honorary doctorates did they receive?',
  ],
  // What a prize was won for is why
  [
    new RegExp(
      String.raw`^(?:and )?what did (${they}) (win|get|receive|earn) (?:the |that |this |his |her |their )?((?:\S+ ){0,5}(?:prize|award|medal|honou?r|title|grant|distinction|fellowship)) for\W*$`,
      'i',
    ),
    'why did $1 $2 the $3?',
  ],
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:(?:has|have|had|did|was|were) ${they} (?:(?:ever|been) )*(?:given?|got|gotten|get|won|win|received?|earned?) (?:(?:the|her|his|their|any|all) )*(?:prizes|awards|medals|honou?rs)|(?:were|are) (?:${their}|the) (?:prizes|awards|medals|honou?rs)) for|for what (?:has|have|did|was|were) ${they} (?:(?:ever|been) )*(?:given?|got|gotten|get|won|win|received?|earned?) (?:(?:the|her|his|their|any|all) )*(?:prizes|awards|medals|honou?rs))\W*$`,
      'i',
    ),
    'reasons for their awards',
  ],
  // A place among others is none on the map
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which) place did (?:${they}|${their} (?:team|entry|design|project)) (?:get|come|finish|take|win|reach|achieve|end up|make|receive)(?: in)? (?:in|at|for|with) ((?:the )?[_\p{Lu}][^?,]{1,60}?)\W*$`,
      'iu',
    ),
    'what was the outcome of $1?',
  ],
  // By whom something was given
  [
    new RegExp(
      String.raw`^what (?:was|were|has been|have been|had been) (?:given|awarded|presented|conferred|bestowed)(?: (?:to|on|upon))? (?:him|her|them|you) by (.+?)\W*$`,
      'i',
    ),
    'which awards were given by $1?',
  ],
  [
    new RegExp(
      String.raw`^what (?:was|were|has|have|had) ${they} (?:been )?(?:given|awarded|presented with) by (.+?)\W*$`,
      'iu',
    ),
    'which awards were given by $1?',
  ],
  // One that was got for something is no sum
  [
    new RegExp(
      String.raw`^(which|what) prize (?=(?:(?:did|has|have) ${they} (?:(?:ever|get|got|gotten|win|won|receive|received|take|been|given|awarded) )+for\b|(?:did|has|have) (?:(?!${they}\b)\S+ ){1,6}(?:get|got|win|won|receive|received|earn|earned)\W*$))`,
      'i',
    ),
    '$1 award ',
  ],
  // The one building or film that it was given for
  [
    new RegExp(
      String.raw`^(?=.*(?:\b(?:award|prize|medal|honou?r)\b|_))(.*\b)?for (?:which|what) (?:building|house|book|film|project|work|invention|discovery|paper|article|product|game|design|story|tool|software|achievement|research)(?= (?:did ${they} (?:get|win|receive|earn)|(?:was|were) ${they} (?:given|awarded))\b|\W*$)`,
      'i',
    ),
    '$1for what',
  ],
  // Which text was honoured is told by the honours
  [
    new RegExp(
      String.raw`^(?:and )?(?:which|what)(?: of (?:the|${their}))? (?:papers?|books?|publications?|articles?|talks?|essays?) (?:has |have )?(?:won|got|received|gained|earned) (?:an? |any |the )?(?:awards?|prizes?|medals?|honou?rs?)\W*$`,
      'i',
    ),
    'which projects won an award?',
  ],
  // Two kinds of honours at once are all of them
  [
    /\b(?:medals|prizes|awards|honou?rs|titles|distinctions),? (?:and|or) (?:orders(?! from)|decorations|knighthoods|titles)\b|\b(?:orders|decorations|knighthoods),? (?:and|or) (?:medals|prizes|awards|honou?rs|titles|distinctions)\b/i,
    'awards',
  ],
  [/\b(?:academic |student )?honou?r(?:ary|s)? societ(?:y|ies)\b/i, 'academic honours'],
  [
    new RegExp(
      String.raw`^((?:any|which|what|${their}) )?(?:honou?rs|distinctions)(?= [^,?]{0,40}\b${studies}(?: [^,?]{1,40})?\W*$)`,
      'i',
    ),
    '$1academic honours',
  ],
  [
    new RegExp(
      String.raw`\b((?:any|which|what) )(?:honou?rs|distinctions)(?= [^,?]{0,40}\bat (?:the )?(?:University of |(?:\p{Lu}\S* ){1,3}(?:University|College|School)\b))`,
      'u',
    ),
    '$1academic honours',
  ],
  [
    new RegExp(String.raw`^[Ww]hen ${become} (?:an? )?(?:honorary )?(fellow|member) of (?=(?:the )?[_\p{Lu}])`, 'u'),
    'are they a $1 of ',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:when|by whom|where) ${become} ${fellow}|who (?:made|elected|named|appointed) (?:him|her|them|you) ${fellow}|(?:is|was|are|were) ${they} (?:an? |the )?fellow(?: of (?:anything|any \w+|something|somewhere))?|(?:of )?(?:which|what) (?:\w+ )?(?:bodies|body|societ(?:y|ies)|academ(?:y|ies)|institutions?|organi[sz]ations?) (?:is|was|are|were) ${they} (?:an? )?fellow(?: of)?)\W*$`,
      'i',
    ),
    'which fellowships do they hold?',
  ],
  [new RegExp(String.raw`^why ${become} ${fellow}\W*$`, 'i'), 'why did they get the fellowship?'],
  // Whoever gives the money gives the award
  [
    new RegExp(
      String.raw`^who (?:funded|funds|financed|finances|paid(?: for)?|pays(?: for)?|put up(?: the money for)?|sponsored|sponsors) (?=(?:the|${their}) [^?,]{0,60}\b${grant}\W*$)`,
      'i',
    ),
    'who awarded ',
  ],
  [
    new RegExp(String.raw`^how (?:much|big|large) (?:was|is) (?=(?:the|${their}) [^?,]{0,60}\b${grant}\W*$)`, 'i'),
    'what is the amount of ',
  ],
];

/** Awards that bear their kind in the title are awards; of others a degree or a post tells. */
export const awardKinds = [
  {
    titled: /^Title: .*\b(?:scholarship|bursary)\b/i,
    asked: /(?<!\bthe )\b(scholarship|bursar)(s?|y|ies)\b(?! awards?\b)/i,
  },
  { titled: /^Title: .*\bfellow(?:ship)?\b/i, asked: /(?<!\bthe )\b(fellowship)(s?)\b(?! awards?\b)/i },
];
