const they = '(?:he|she|they|you)';
/** What people say to the answer before they ask on. */
const reaction =
  /^(?:(?:ok(?:ay)?|a+h+|oh|hm+|nice(?: (?:start|list))?|cool|thanks|thank you|great|good|wow|interesting|impressive(?: list)?|i see|let's (?:continue|go on|go one step back)|going one step back|sounds interesting)\b[\s,.!:;–-]*)+(?=\p{L})/iu;
const ask = String.raw`^(?:(?:and|so|then|now|could you(?: please)?(?: also)? tell me|what about|please)[ ,]+)*`;
const work = '(?:work|go|move|be|worked|working|employed|been|gone)';

/** What follows on an answer, and its plain wording. */
export const followUps: [RegExp, string][] = [
  [reaction, ''],
  [
    new RegExp(
      String.raw`${ask}(?:where(?: to)?|(?:for )?whom?|(?:at |for )?which (?:company|place|employer)|what)(?: (?:was|did|had|were|is) ${they}(?: (?:just|right))?)?(?: ${work})*(?: (?:on|over|to|for))*,? (?:next|afterwards|after (?:that|this|it|them)(?: (?:one|job|place))?|(?:after|once ${they}(?: had)?) (?:leaving|left)(?: (?:there|that(?: place)?|it|them))?|from there)\W*$`,
      'i',
    ),
    'which job came after that',
  ],
  [new RegExp(String.raw`${ask}when ${they} left,? where did ${they} go\W*$`, 'i'), 'which job came after that'],
  [
    new RegExp(
      String.raw`${ask}(?:(?:earlier|just|right),? )*(?:where|(?:for )?whom?|at which place|which (?:company|place|employer)|what)(?: (?:was|did|had|were|is) ${they}(?: (?:just|right))?)?(?: ${work})*(?: (?:on|over|to|for))*,? (?:before(?: (?:that|this|then|it|joining(?: (?:it|them|there))?))?|previously|earlier|prior to (?:that|this|it)|until then)\W*$`,
      'i',
    ),
    'which job came before that',
  ],
  [
    new RegExp(
      String.raw`${ask}(?:where|from (?:where|which \w+)) did ${they} come(?: from)?(?: (?:when|before) ${they} (?:started|joined|went|began)(?: there| it| them)?)?\W*$`,
      'i',
    ),
    'which job came before that',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:\w+ ){1,3}did ${they} (?:leave|quit|give up) (?:to go there|for (?:it|that|this|them)|to join (?:it|them))\W*$`,
      'i',
    ),
    'which job came before that',
  ],
  [
    new RegExp(
      String.raw`${ask}(?:(?:the )?(?:one|job|prize|station) )?(?:directly |right |just )?(before|after)(?: (?:that|this|it))?(?: one)?\W*$`,
      'i',
    ),
    'and the one $1 that?',
  ],
  [
    new RegExp(String.raw`${ask}(?:what was )?the (?:(?:one|station|job|prize) )?(?:preceding|previous)\b.*$`, 'i'),
    'and the one before that?',
  ],
  [
    new RegExp(
      String.raw`${ask}(?:what was )?the (?:(?:one|station|job|employer|prize) )?(?:following|subsequent)\b.*$`,
      'i',
    ),
    'and the one after that?',
  ],
  [/^(?:what|how) about (?:his|her|their|your|the) (\p{L}+s)\W*$/iu, 'list $1'],
  [/^(?:now )?the (\p{L}+s)\W*$/iu, 'list $1'],
];

/** Asks for the number of what a list gave. */
export const countsAgain =
  /\bhow many\b|\bin numbers\b|^\W*total\W*$|\bnumber of (?:them|these|those)\b|\bcount (?:them|these|those)\b|\bhow long is (?:the|that|this) list\b/i;
/** Asks for the list of what was counted. */
export const listsAgain =
  /^(?:and )?(?:which(?: ones?)?|list|what|those)\b(?! (?:was|is|did|does|has|year|of)\b)|\b(?:list|name|show|enumerate)(?: me)? (?:them|these|those)\b|\bwhich ones\b|^(?:and )?their (?:titles|names)\b/i;
/** What begins a question for a list, up to what is listed. */
export const lists =
  /^(?:and )?(?:which|what|list|name|show|give|tell)\b(?! (?:was|were|is|are|did|does|do|has|had)\b)(?: me| us)?(?: of)?(?: all)?(?: the| his| her| their| your)? /i;
/** "Sorry, I meant …", "and …?", "same question for …": what stands around a name that takes the place of another. */
export const aroundName = new RegExp(
  String.raw`^(?:\W*\b(?:and|or|but|so|no|nope|oh|ah|hm+|oops|wait|sorry|pardon|excuse me|thanks|well|now|actually|my mistake|wrong (?:\w+)|not that (?:one|job|place)|(?:i (?:actually )?(?:meant?|was (?:thinking of|asking (?:for|about))|wanted to (?:ask|know) about|should have said|(?:confused|mixed) them(?: up)?))|it is|my question was about|(?:what|how) about|(?:the )?same(?: question| thing)?|for|at|of|with|the(?: (?:job|post|one|time))?)\b)+\W*|(?:,? (?:then|instead|now|please|too|i (?:mean|meant)|not (?:this|that) one|in fact|sorry(?: for that)?|is what i (?:meant|had in mind)|that i wanted to know about))*\W*$`,
  'gi',
);
