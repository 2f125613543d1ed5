/** Words between two sides, and what else a question must hold for them to stand between two sides. */
export const borders: [RegExp, RegExp][] = [
  [/\b(?:or|versus|vs\.?|than|compared (?:to|with)|as opposed to)\s+/gi, /(?:)/],
  [/\bas\s+/gi, /\bsame\b/i],
  [/\b(?:from|with|to|against)\s+/gi, /\b(?:differ\w*|apart|compar\w+|next|from|connect\w*|related|to do)\b/i],
  [
    /\b(?:and then|and|then)\s+(?!(?:\w+ )?(?:wh\w+|how)\b)/gi,
    /\b(?:between|earlier|later|older|newer|younger|first|longer|compar\w+|differ\w*|same|both|each|common|apart|side by side|one of|which of|order|reverse|other way|overlap\w*)\b/i,
  ],
  // "Who gave A and who B?"
  [/\band\s+(?=wh)/gi, /\b(wh\w+)\b.*\band \1\b(?!.*\b(?:is|are|was|were|did|does|do|has|had)\b)/i],
  // "How long after A did B …?"
  [/\b(?:did|was|were|had|has|came|until)\s+/gi, /\bhow (?:long|many \w+|much \w+) (?:after|before)\b/i],
  [/\b(?:before|after|prior to)\s+/gi, /^\W*(?:did|was|were|am|is|does|do|has|had)\b/i],
];
/** Ends what stands in front of the first side: "Am I right that she was at …". */
export const lead =
  /.*(?:[,:;?!.–—] |\b(?:between|compar\w+|(?:one|which|two|out) of|either|both|whether|sets?|put|(?:is|are|was|were|did|does|do|has|had|been|be)(?: (?:he|she|they|it|you))?(?: in| at| with| for)?) )/i;
/** Begins what stands behind the second: "… appear in the same place". */
export const tail =
  /[,:;?!–—] |\. |,? (?:is|are|was|were|did|does|do|has|had|have|belong\w*|appear\w*|apart|side by side|who|which|when|where|for me|please)\b/i;
/** A second side that has the noun of the first: "the prize of 1903 or that of 1911". */
export const likewise = /^\W*(?:that|those|the ones?)(?= (?:of|from|in) \d)/i;
/** Asks what two entries have to do with each other. */
export const asksRelation =
  /\b(related|relation(ship)?|connected|connection|linked|link between|do with each other|have to do with|(grew|grow|came|come) out of|turn(ed)? into|bec[ao]me)\b/;
/** More or less of something. */
export const comparesAmounts =
  /\b(more|most|bigger|biggest|larger|largest|greater|higher|highest|fewer|fewest|less|least|smaller|smallest|lower|lowest)\b/;
/** A sum of money is compared, and no number of entries. */
export const paid = /\b(paid|pay|pays|worth|money|prize money|sum|generous|richer|valuable|brought in)\b/;
/** Asks of which there are more; what is "more recent" or "most valuable" is so by itself. */
export const comparesCounts =
  /^(?!.*\b(?:paid|pays?|worth|money|sum|brought in)\b).*\b(more|most|fewer|fewest|less|often)\b(?! \w+(?:able|ible|ful|ous|ive|cent|ular|tant|cult|less|ern)(?:ly)?\b)/;
/** "2,400 stars": a number and the one or two words behind it. */
export const numberOfThings = /(\d[\d,.]*) (\p{L}+(?: \p{L}+)?)/gu;
/** How many each of the words behind a number counts. */
export const scales: Record<string, number> = {
  k: 1e3,
  K: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
/** Behind a number: "$1.5m", "30k", "2 million". */
export const scale = String.raw`(?:(?<=\d)|[ -](?!m\b))(?:${Object.keys(scales).join('|')})\b`;
/** Numbers in digits, and words that may spell one, each with its scale; a bare year is no number. */
export const numberOrWord = new RegExp(
  String.raw`(?<![\d,.])(?!(?<!\p{Sc} ?|\b\p{Lu}{3} )(?:1[4-9]|20)\d\d(?![\d,]|\.\d| \p{L}))(\d[\d,]*(?:\.\d+)?|\p{L}+)(${scale})?`,
  'gu',
);
/** What stands in quotation marks. */
export const quotation = /["“«][^"”»]+["”»]/g;

/** Speaks of two. */
export const ofTwo = /\b(two|both)\b/;
/** A comparison as its sides are looked for in: without its end, and of two orders one. */
export const asOneSide: [RegExp, string][] = [
  [/[?.!]+\s*$/, ''],
  [/\bbefore or after\b/i, 'before'],
];
/** The number of an amount. */
export const digits = new RegExp(String.raw`${scale}|[\d,.\s]`, 'g');
