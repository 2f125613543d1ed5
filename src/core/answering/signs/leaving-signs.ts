/**
 * Why the person left somebody or some place by name, and how a sentence looks that tells of leaving: that a firm paid for a
 * prize gives no reason, and there may have been no post. "The Leeds firm" is no name.
 */
export const leavingSigns: [asked: RegExp, told: string][] = [
  [
    /\b[Ww]hy (?:did|has|have|had) (?:he|she|they|you) (?:(?:ever|then|really|finally) )?(?:leave|left|quit|resign(?:ed)? from|walk(?:ed)? (?:out (?:of|on)|away from)) (?:the )?(?![^?,]* (?:firm|company|office|job|post|position|role|lab|team|place)\W*$)(?<one>\p{Lu}[^?,]{1,60})/u,
    String.raw`^(?!.*\b(?:enrol\p{L}*|join\p{L}*|mov\p{L}+|came|went) (?:(?:(?!from\b)[^ .;]+) ){1,8}{one}).*\b(?:le(?:ft|av\w+)|quit|resign\w*|depart\w*|mov(?:ed?|es|ing)|fled|flee\w*|emigrat\w*|retir\w+|g(?:ave|iv\w+) (?:up|(?:in )?(?:(?:my|his|her|their) )?notice)|cut from|end(?:ed|s|ing)?|clos\w+|s[eo]l[ld]|bought|acqui\w+|laid off|layoffs?|dismiss\w*|fired|redundan\w*|went|going|return\w*|back|escap\w*|stopp\w*|want\w*|until|instead|no longer|tired|bored|exile|because|felt|enough|appl(?:ied|y)|join\w*|offer\w*)\b`,
  ],
];
