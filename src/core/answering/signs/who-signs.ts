/** Who did something, by the verb: the folded question without the name of an entry, and how a sentence looks that tells of the deed. */
export const whoSigns: [RegExp, RegExp][] = [
  // Who killed, found and outdid whom
  [
    /^\W*who (?:first )?(?:found|discovered|identified) (?:her|his|their|the|your) (?:dead )?(?:body|corpse|remains)\b/,
    /\b(?:body|corpse|remains|dead)\b|\bfound (?:him|her|them|me)\b/i,
  ],
  [
    /\bwho (?:killed|murdered|shot|poisoned|assassinated|stabbed)\b/,
    /\b(?:kill|murder|shot\b|poison|assassin|struck|run over|attack|stabb|driver)/i,
  ],
  [
    /\bwho won (?:the |that |this )?(?:\w+ ){0,2}?(?:race|marathon|match|game|contest|competition|tender|bet|wager|tournament|election|duel|debate|dispute|argument|case|lawsuit|fight|final)s?\b/,
    /\b(?:w[io]ns?\b|winn|victor|lost\b|los(?:es|ing)\b|beat|defeat|first (?:place|prize)|came first|champion|in (?:his|her|their|our) favour|verdict|ruled|elected)/i,
  ],
  [
    /\bwho won\b.*\b(?:the|a) (?:year|time|edition|one) (?:before|after)\W*$/,
    /\b(?:previous|year before|before (?:me|him|her|them)|predecess|succe|follow|last year|next year)/i,
  ],
  // The body in which somebody sits is nobody else in it
  [
    /^\W*(?:(?:so|and) )?who else (?:sits?|sat|serve[sd]?|(?:is|was|are|were) (?:also )?(?:on|elected|among|a member|part))\b/,
    /^(?:Colleagues|Collaborators|Co-\w+|Shared with|Authors)|\b(?:with|together|alongside|besides?|including)\b|\p{Lu}\p{Ll}+ and (?:\p{Lu}|I\b)/u,
  ],
  [
    /\bwho (?:first )?(?:came up with|had|thought of|thought up|hit on|conceived)\b(?=.*\bidea\b)/,
    /\b(?:ideas?\b|suggest|propos|thought (?:of|up)|conceiv|came up|hit on|complain|dream|notic|accident|invented|ask(?:ed|s)\b|wanted)/i,
  ],
  // To whom something was left
  [
    /^\W*to whom did (?:he|she|they|you) leave\b/,
    /\b(?:left\b(?! (?:after|for|in)\b)|leav(?:es|ing)\b|bequ|inherit|heir|will\b|estate|gave\b|given|passed|donat|legacy|archives?|museum|sold)/i,
  ],
  // Colleagues need be neither friends nor foes
  [
    /^\W*who (?:was|were|is|are) (?:her|his|their|your) (?:(?:best|closest?|good|old|dear(?:est)?|great(?:est)?|lifelong|only|main|girl|boy)[ -]?)*friends?\b/,
    /\b(?:friend|companion|confidant|buddy|pals?\b|close to\b|inseparable)/i,
  ],
  [
    /^\W*who (?:was|were|is|are) (?:her|his|their|your) (?:(?:great(?:est)?|biggest|worst|main|old|bitter(?:est)?|only|closest) )*(?:enem(?:y|ies)|rivals?|opponents?)\b/,
    /\b(?:enem|rival|oppon|compet|against\b|hostil|quarrel|feud|dislik|attack|critic|fought|race\b)/i,
  ],
  [
    /^\W*who\b.*\bbefore (?:she|he|they|you|her|him|them)\b/,
    /\b(?:predecess|succe|replac|inherit|over from|previous|former|until|reliev|after (?!the\b|an?\b|which\b|\d)|before (?:him|her|them|me)\b|h[ae]ld it first|had (?:it|been) first)/i,
  ],
  [
    /^\W*who (?:became|was|ran|led|headed|directed|held|managed|chaired|took|edited|maintained|owned|got|taught)\b.*\bafter (?!the\b|that\b|this\b|it\b|\d)(?:\w+ )?\w+\W*$/,
    /\b(?:succe|replac|(?:took|takes|taken) (?:\w+ ){0,4}over|follow|handed|inherit|next|vacant|entrust|passed to)/i,
  ],
  [
    /\bwho (?:\w+ly )?(?:hired|recruited)\b/,
    /\b(?:hir(?:e[ds]?|ing)|recruit|employ(?:ed|er)|took (?:her|him|me|them) on|offer|invit|brought|sign(?:ed|s)|interview|engag|persuad|convinc|asked|found (?:her|him|me|them)\b|gave (?:her|him|me|them)\b|headhunt|wrote to|called)/i,
  ],
  [
    /\bwho (?:\w+ly )?appointed\b/,
    /\b(?:appoint|chose|elect(?!r)|named|made (?:her|him|me|them)|promot|call|invit|recruit|hired|assign|nominat|asked)/i,
  ],
  [
    /\bwho (?:\w+ly )?(?:opened|inaugurated|unveiled)\b/,
    /(?:\b[Oo]pened (?:\w+ ){0,4}by|\b(?:[Ii]naugurat|[Uu]nveil|ribbon|ceremon)|\p{Lu}\S+ opened)/u,
  ],
  [
    /\bwho (?:first )?(?:suggested|recommended|advised)\b/,
    /\b(?:suggest|propos|recommend|advi[sc]e|advisor|idea|urg|persuad|told|asked|put forward|encourag|pointed|talked)/i,
  ],
  [/\bwho (?:\w+ly )?donated\b/, /\b(?:donat|gave|giv(?:en|es)|gift|present|contribut|collect|bequ|lent|from)/i],
  // Deeds that are told by their own word
  ...(
    [
      ['opposed|objected to|resisted|blocked', 'oppos|object|resist|block|against\\b|refus|protest|critic|veto|reject'],
      ['attended', 'attend|audience|participants?|came\\b|present\\b|listeners|students|pupils|guests|people'],
      ['signed', 'sign(?:ed|s|ature)|contract|hired'],
      ['accompanied', 'accompan|together|travel|came along|went with|with (?:him|her|them|me)\\b|companion'],
      ['witnessed', 'witness|saw\\b|watch|present\\b|eye'],
      ['proofread|proof-read', 'proof|correct|read\\b'],
      ['hosted|moderated', 'host|moderat|chair|introduc|organi[sz]'],
      ['typed', 'typ(?:ed|ist|ing)|secretar'],
      ['cooked|catered', 'cook|cater|chef|kitchen'],
      ['nursed', 'nurs|car(?:ed|ing) for|looked after'],
      ['voted', 'vot(?:ed|es|ing)|elect'],
    ] as const
  ).map(([deed, told]): [RegExp, RegExp] => [
    new RegExp(`^\\W*who (?:else |\\w+ly )?(?:${deed})\\b`),
    new RegExp(`\\b(?:${told})`, 'i'),
  ]),
  // Whose a share of the work was, in words of its own
  ...(
    [
      ['statistics', 'statist|analys|calculat'],
      ['maps', 'maps?\\b|mapp|cartograph|\\bgis\\b|dr[ae]w'],
      ['accounts|bookkeeping|books', 'account|bookkeep|financ|treasur|books'],
      ['wiring|electrics', 'wir(?:ed|ing)|electri|solder'],
      ['legal (?:work|side|advice)', 'legal|lawyer|attorney|solicitor|counsel|contract'],
      ['cooking|catering', 'cook|cater|chef|kitchen'],
      ['sewing', 'sew(?:ed|n|s|ing)?\\b|seamstress|tailor|stitch'],
      ['carpentry|joinery', 'carpent|joiner|wood'],
    ] as const
  ).map(([share, told]): [RegExp, RegExp] => [
    new RegExp(
      `\\bwho (?:did|made|does|makes|handled|handles|looked after) (?:all )?(?:the|her|his|their|your) (?:\\w+ )?(?:${share})\\b`,
    ),
    new RegExp(`\\b(?:${told})`, 'i'),
  ]),
  // A part that none of those who took part had
  ...(
    [
      ['mayor|minister|governor|president', 'mayor|minist|govern|presid'],
      ['producer', 'produc'],
      ['landlord|landlady', 'landlord|landlady|owner|rent'],
      ['lawyer|solicitor', 'lawyer|attorney|solicitor|counsel|legal'],
      ['(?:literary )?agent', 'agent|agency'],
      ['photographer', 'photo|pictures|camera'],
      ['illustrator', 'illustrat|drawings|dr[ae]w|pictures'],
      ['captain|skipper', 'captain|skipper|steer'],
      ['printer', 'print'],
      ['winner', 'w[io]n|first|prize'],
    ] as const
  ).map(([part, told]): [RegExp, RegExp] => [
    new RegExp(`^\\W*(?:and )?who (?:was|is|were|are) (?:the|her|his|their|your) (?:${part})s?\\b`),
    new RegExp(`\\b(?:${told})`, 'i'),
  ]),
  [/\bwho (?:\w+ly )?edited\b|\beditors? of\b/, /\bedit/i],
  [/\bwho (?:at \w+ (?:\w+ )?)?audited\b|\bauditors?\b/, /\b(?:audit|review|examin|assess)/i],
  [/\bwho (?:\w+ly )?introduced\b/, /\b(?:introduc|met\b|through|brought|presented)/i],
  [
    /\bwho (?:handed|pinned|presented)\b/,
    /\b(?:present|hand(?:ed|s)|pinn|bestow|conferr|gave|given by|hands of|ceremon)/i,
  ],
  [/\bwho (?:first )?(?:called|nicknamed|dubbed)\b/, /\b(?:call|nam(?:e[ds]?|ing)\b|nick|dubb|known as|term)/i],
  [/\bwho (?:was|were) the first\b/, /\b(?:first|earliest|pioneer|original|before anybody)/i],
];
