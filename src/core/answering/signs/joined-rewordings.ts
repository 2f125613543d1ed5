import { their, they } from './sentence-signs.ts';

/** Two deeds joined, of which one stands for both: whoever founded a firm, taught or volunteered for one, worked for it. */
export const joinedRewordings: [RegExp, string][] = [
  [
    /\b(work(?:ed|s)? (?:for|at)|joined|served)(?: (?:and|or|and\/or) )(?:co-?)?(?:founded|started|set up|ran|run)\b/i,
    '$1',
  ],
  [/\b(?:co-?)?(?:founded|started|set up)(?: (?:and|or|and\/or) )(work(?:ed|s)? (?:for|at)|joined)\b/i, '$1'],
  [
    /\b(work(?:ed|s)?|employed),? (?:or|and) (?:(?:has|have|had) )?(?:taught|teach(?:es)?|lectured?|consult(?:ed|s)?|intern(?:ed)?|served?) (?=(?:for|at)\b)/i,
    '$1 ',
  ],
  [
    /\b(?:been )?(?:employed|working|worked)(?: for (?:pay|money))? (?:or|and) (?:(?:where )?(?:he|she|they|you) )?(?:(?:has|have|had|did) )?(?:been )?volunteer(?:ed|ing)?\b/i,
    'worked',
  ],
  [
    /\b(?:been )?volunteer(?:ed|ing) (?:or|and) (?:(?:has|have|had) )?(?:been )?(?:employed|working|worked)\b/i,
    'worked',
  ],
  [
    /\b((?:which|what) (?:projects?|works?|teams?|groups?) (?:did|has|have) (?:he|she|they|you) )(?:lead|led) (?:or|and) (?:advised?|supervised?|contribute(?:d? to)?|work(?:ed)? on)\b/i,
    '$1work on',
  ],
  // What was won and what was published
  [
    new RegExp(
      String.raw`^(?:did|has|have) ${they} (?:ever )?(?:(?:win|won) (?:or|and) (?:publish|published)|(?:publish|published) (?:or|and) (?:win|won)) any(?:thing)?\b`,
      'i',
    ),
    'list all awards and publications',
  ],
  // Each of two is told by both
  [
    new RegExp(
      String.raw`^which (?:(?:one )?of )?(?:${their} |the )?(?:(?:two|three|four) )?(patents?|projects?) (?:is|are|was|were|has(?: been)?|have(?: been)?) (?:already |still )?([\p{L}]+),? and which (?:ones? )?(?:is|are|was|were|has(?: been)?|have(?: been)?) (?:already |still |only )?([\p{L}]+)\W*$`,
      'iu',
    ),
    'what is the status of each of their $1?',
  ],
  [/(?<=\bat (?:the )?\p{L}+) (?:today|now),? or (?:back|earlier|formerly|previously|before) (?=at )/giu, ' or '],
  // What comes on top of some leaves those out
  [
    /^((?:what|which)\b[^?,]{3,60}?) (?:besides|in addition to|other than|aside from) (?=(?:the |his |her |their |your )?(?:talks|lectures|patents|papers|books|articles|posts|projects|awards|prizes|degrees|jobs|certificates|apps|games)\W*$)/i,
    '$1 apart from ',
  ],
  // Who works with somebody, and who pays, may do so for free software as well
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name)(?: all)?(?: of)?(?: (?:the|${their}))? )projects (?=(?:(?:that|which) )?(?:(?:did|has|have) )?${they} (?:ever |also )?(?:do|did|done|work(?:ed)? on|ma[dk]e|buil[dt]|create[d]?|develop(?:ed)?|run|lead|led) (?:together |jointly )?with [^?,]{2,60}\W*$)`,
      'i',
    ),
    '$1projects or open source ',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name)(?: all)?(?: of)?(?: (?:the|${their}))? )projects (?=(?:(?:that|which) )?(?:are|were|have been|got|was) (?:externally |publicly )?(?:funded|sponsored|financed)\W*$)`,
      'i',
    ),
    '$1projects or open source ',
  ],
];
