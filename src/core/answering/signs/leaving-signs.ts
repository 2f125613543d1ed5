/** How a sentence tells of leaving, and of no arrival there. */
const leaves = String.raw`^(?!.*\b(?:enrol\p{L}*|join\p{L}*|mov\p{L}+|came|went) (?:(?:(?!from\b)[^ .;]+) ){1,8}{one}).*\b(?:le(?:ft|av\w+)|quit|resign\w*|depart\w*|mov(?:ed?|es|ing)|fled|flee\w*|emigrat\w*|retir(?:ed?|es|ing)|g(?:ave|iv\w+) (?:up|(?:in )?(?:(?:my|his|her|their) )?notice)|cut from|end(?:ed|s|ing)?|clos\w+|s[eo]l[ld]|bought|acqui\w+|laid off|layoffs?|dismiss\w*|fired|redundan\w*|went|going|return\w*|back|escap\w*|stopp\w*|want\w*|until|instead|no longer|tired|bored|exile|because|felt|enough|appl(?:ied|y)|join\w*|offer\w*)\b`;
/**
 * Why the person left somebody or some place by name, and how a sentence looks that tells of leaving: that a firm paid for a
 * prize gives no reason, and there may have been no post. Why somebody moved somewhere as well. "The Leeds firm" is no name.
 */
export const leavingSigns: [asked: RegExp, told: string][] = [
  [
    /\b[Ww]hy (?:did|has|have|had) (?:he|she|they|you) (?:(?:ever|then|really|finally) )?(?:leave|left|quit|resign(?:ed)? from|walk(?:ed)? (?:out (?:of|on)|away from)) (?:the )?(?![^?,]* (?:firm|company|office|job|post|position|role|lab|team|place)\W*$)(?<one>\p{Lu}[^?,]{1,60})/u,
    leaves,
  ],
  // By the kind of place alone
  [
    /\b[Ww]hy (?:did|has|have|had) (?:he|she|they|you) (?:(?:ever|then|really|finally) )?(?:leave|left|quit|resign(?:ed)? from|walk(?:ed)? (?:out (?:of|on)|away from)) (?:the |his |her |their )?(?<one>(?:\p{Ll}+ )?(?:newspaper|magazine|bank|hospital|school|university|studio|restaurant|kitchen|museum|library|theatre|army|navy|ministry|start-?up|consultancy|agency|observatory|institute))\W*$/u,
    leaves,
  ],
  // Why somebody went to live in a land or town, told of that very place
  [
    /\b[Ww]hy (?:did|has|have|had) (?:he|she|they|you) (?:(?:ever|then|first|originally) )?(?:move|moved|emigrate|emigrated|relocate|relocated|come|go) (?:over |back )?to (?:live in )?(?!(?:the )?(?:court|war|work|school|university|college)\b)(?<one>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)\W*$/u,
    String.raw`\b(?:mov\p{L}*|c[ao]me|went|go(?:ing)?|le(?:ft|av\p{L}+)|took|settl\p{L}*|emigrat\p{L}*|fled|flee|return\p{L}*|back|offer\p{L}*|want\p{L}*|stud(?:y|ied|ies)|invit\p{L}*|call\p{L}*|brought|resign\p{L}*|appoint\p{L}*|accept\p{L}*|followed|sent|hired|join\p{L}*)\b[^.;]{0,90}{one}`,
  ],
];
