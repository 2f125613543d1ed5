import { they } from './sentence-signs.ts';

/**
 * What somebody misses and whether he teaches, whose fault a thing was and where it is sold, and how a sentence looks that
 * tells so. Shaped as the signs of circumstances.
 */
export const habitSigns: [question: RegExp, sign: RegExp][] = [
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?(?:do|does|did) ${they} (?:(?:ever|still|really|sometimes) )?miss\b`,
    ),
    /\b(?:miss(?:ed|es|ing)?|homesick\w*|nostalg\w*|long(?:ed|ing)? for|regret\w*)\b/i,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?(?:do|does|did|has|have) ${they} (?:(?:ever|still|also|actually) )*(?:teach|taught)(?: (?:anywhere|too|as well|now|students|at all))?\W*$`,
    ),
    /\b(?:teaching|(?:I|she|he) (?:\w+ )?(?:teach(?:es)?|taught)|lectur\w+|(?:my|her|his|their) (?:students|pupils|classes)|courses?|workshops?|seminars?|professor|tutor\w*)\b/i,
  ],
  // Whoever took part need not be to blame
  [
    /\bwhose (?:fault|mistake|error|blame) (?:was|is)\b|\bwho (?:is|was|were|are) (?:to blame|at fault|responsible for (?:the (?:failure|mistake|error|loss|disaster)|it failing))\b/,
    /\b(?:fault|blam\w+|mistakes?|error|responsib\w+|guilty|should have|ought to have|had (?:forgotten|overlooked|not)|let it|because|when the|failed|bankrupt\w*|insolven\w+)\b/i,
  ],
  // Where it appeared is no shop
  [
    /^\W*(?:(?:and|so|but),? )?(?:where|how) (?:can|could|do|may|might|would) (?:i|we|one|people|you) (?:buy|order|purchase)\b|\bis (?:it|that|this|the \w+) (?:still )?(?:for sale|in print)\W*$/,
    /https?:|\b(?:(?:for|on) sale|(?:book)?shops? (?:sells?|has|have|stocks?)|bookshops?|bought (?:at|from|through)|orders? (?:to|from|at|go)|sold (?:by|at|in|through|from)|(?:in|out of) print|sold out|copies left|left at|distribut\w+)\b|^(?:Links?|Website)/i,
  ],
];
