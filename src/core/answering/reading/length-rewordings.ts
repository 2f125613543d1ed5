import { they } from './signs.ts';

/** Other ways to ask for lengths and numbers, and the plain wording. */
export const lengthsAndNumbers: [RegExp, string][] = [
  [
    /^how (?:long|many years|much time) did (?:it take (?:for )?(.+?)|(?!it\b)(.+?) take) (?:to (?:be|get)|until it (?:was|got)|before it (?:was|got)) granted\W*$/i,
    'how long between filing and grant of $1$2?',
  ],
  [
    new RegExp(String.raw`^how many years (?:(?:did|has|have) )?${they} (?:been )?work(?:ed|ing)?\W*$`, 'i'),
    'how many years of professional experience?',
  ],
  [/\b(?:has|have|had|with) the most pages\b/i, 'is the longest'],
  [/\b(?:has|have|had|with) the fewest pages\b/i, 'is the shortest'],
  // Who holds patents is an employer by chance.
  [
    /^which (?:company|firm|employer) (?=(?:has|had|holds?|held|owns?|owned|got) (?:more|fewer) patents?\b)/i,
    'which organisation ',
  ],
  [
    /^(?:which|what) (?:company|firm|employer|organi[sz]ation) (?:holds?|held|owns?|owned) (?=(?:his|her|their|your) (?:first|last|latest) patent\W*$)/i,
    'who was the assignee of ',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:research )?grants (?:(?:has|have|did) ${they} (?:\w+ )?(?:had|have|got|get|won|win|received?|raised?|secured?|obtain(?:ed)?)|were there)\W*$`,
      'i',
    ),
    'who funded the projects?',
  ],
];
