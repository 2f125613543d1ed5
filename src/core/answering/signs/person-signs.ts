/** Asks who somebody is, and not who did something. */
export const asksWhoIs = /\bwhom?(?:'s| is| was| are| were)\b/;
export const asksWho =
  /\bwho(?:'s| is| was| are| were)\b|\btell (?:me|us) (?:more )?about\b|\bhow (?:did|does|do) (?:he|she|they|you) (?:know|meet)\b|\b(?:relation\w*|connection|link)\b.*\b(?:to|with|between)\b|\b(?:everything|anything|all of (?:them|it))\b/;
/** Asks for one person. */
export const asksOne = /^\W*who (?:is|was)\b/i;
/** "Has she published with him?": whichever of the two is the portfolio's own, both did it; "what did she learn from him?" */
export const eachOther =
  /(\bhe\b.{0,80}? (?:with|(?:from|under|about|through)(?= her(?:\W*$| (?:in|at|on|about|and|before|after|during|when|while)\b))) )her\b|(\bshe\b.{0,80}? (?:with|from|under|about|through) )him\b/i;
/** What a person did in an entry that the question names besides. */
export const asksPart =
  /\b(?:what|where|how|which)\b.*\b(?:do|did|does|come|comes|came|part|role|function|job|task|fit|fits|contribut\w*|involved|responsible)\b/;
export const relating = /^(?:relation\w*|connection|link|know|knew|meet|met|role|function|part|job|task|contribut\w*)$/;

export const byPronoun = { he: /\b(he|him|his|himself)\b/i, she: /\b(she|her|hers|herself)\b/i };
/** Somebody of a family who was asked about, by the pronoun that cannot stand for the portfolio's own person behind it. */
export const kin = {
  he: /\b(?:her|your) (?:late |first |second |ex-?|older |younger |elder )?(?:husband|boyfriend|fianc[eé]|father|dad|brother|son|grandfather|uncle|partner)\b/i,
  she: /\b(?:his|your) (?:late |first |second |ex-?|older |younger |elder )?(?:wife|girlfriend|fianc[eé]e|mother|mum|mom|sister|daughter|grandmother|aunt|partner)\b/i,
};
/** Asks for somebody. */
export const asksSomebody =
  /\b(who|whom|whose|anybody|anyone|which (person|man|woman|colleague|people))\b|^\W*tell me (more )?about\b/i;
/** Asks who somebody is, in a conversation. */
export const asksAbout = /^\W*(and |so )?(who (is|was|were|are)|tell me (more )?about|what about)\b/i;
/** The one whom the turn before was about, and the portfolio's own person. */
export const pair = /\b(the two of (them|you)|the two|the pair|both of them|they both|they)\b/i;
/** Of both. */
export const jointly = /\b(together|jointly|with each other)\b/i;
/** Points at somebody by a noun. */
export const somebodyNamed =
  /\b(?:that |this |the )(?:\w+ )?(?:guy|man|woman|lady|person|fellow|one|latter|former|of (?:them|these|those))('s)?\b/i;
/** Asks for whoever the portfolio is about, who is never what "it" and "there" point at. */
export const ofPortfolio =
  /^(?!.*\bpartners?\b)(?!.*\b(?:who(?!m? (?:is|was))|did|does) .*\b(?:its?|that|there|those|them)\b).*\b(who|tell|about|introduce|yourself|him|her|them|he|she|they|you|portfolio|overview)\b/;
/** The question speaks of the person beside the one it asks for. */
export const speaksOfPerson = /\b(?:she|he|her|his|him|they|their|them|you|your|else)\b/;
/** Beside no word for the person: somebody else did it. */
export const byAnother =
  /\b(?:did|does|do|had|has|have)\b|\bhow many (?:[\w-]+ ){1,2}(?:(?:now|still|currently|actively|regularly) )*(?:use[ds]?|run|ran|installed|downloaded|watched|read|visited|attended|took part|signed up|joined|bought|depend(?:ed)? on|rely on|relied on)\b/;

/** A name of two words or more. */
export const personName = /\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:de|van|von|der|den|la|le|di|da)\s+)*\p{Lu}[\p{L}.'’-]*)+/gu;
/** Pronouns that a name may take the place of, and what it ends with there. */
export const standsFor: [RegExp, string][] = [
  [/\b(he|she|him|himself|herself)\b/i, ''],
  [/\bhis\b/i, "'s"],
  [/\bher\b(?=\s*(?:[?.!,]|$|and\b|in\b|at\b|for\b|with\b))/i, ''],
  [/\bher\b/i, "'s"],
];
/** Pronouns that stand for the portfolio's own person: before a name all of them, elsewhere those of one. */
export const ofSubject = {
  before: /\b(he|she|his|her|him|they|their|you|your)\b/,
  anywhere: /\b(he|she|him|her(?! \p{L}))\b/u,
};

/** "How long was he there?", "when did she win it?", "who else was involved in that?", "7": what only a talk can tell. */
export const pointsNowhere =
  /^\W*(?:(?:(?:for )?how long|(?:since |until )?when|why|how|what|whom?|with whom?|which \p{L}+) (?:did|was|were|had) (?:he|she|they|you)(?: \p{L}+){0,2} (?:there|that place)|(?:(?:and|so|but),? )*(?:(?:for |since |until )?(?:how long|when|where)|(?:in )?(?:which|what) year|why|how|who(?: else)?|with whom|how much) (?:did|was|were|had|is|does) (?:(?:he|she|they|you) (?:win|get|receive|leave|finish|start|do|make|write|build|invent|publish) )?(?:(?:involved|there) (?:in|with|on) )?(?:it|that)(?: (?:last|end(?:ed)?|start(?:ed)?|begin|happen|take|cost|go|over|finished|awarded|published|granted))?|who(?: else)? (?:\p{L}+ed|made|built|wrote|led|won|paid for) (?:it|that)|\d{1,3})\W*$/iu;
/** Behind a name, and no part of it. */
export const behindName = /['’]s$|\.$/;
