import { they } from './sentence-signs.ts';

/** Words of a reason. */
export const reason =
  /\b(?:[Bb]ecause|[Ss]o|[Ss]ince (?!(?:about |early |late |\p{Lu}\p{Ll}+ )?\d)|(?:[Dd]ue|[Oo]wing|[Tt]hanks|led) to|reasons?|causes?|caused|[Ww]hen|[Aa]fter|[Aa]s (?:it|he|she|they|I|we|(?:the|an?) \p{Ll}+ (?:was|were|had|is|are|has|did|could|would|\p{Ll}+ed))\b|[Tt]herefore|[Ff]or (?:want|lack|fear|being|having)|[Ll]essons?|[Bb]ut|[Bb]y \p{Ll}+ing|as a (?:way|means) (?:to|of)|[Ii]n order to|[Ww]here \p{Ll}.* (?:defeated|prevented|stopped|ruined|failed)|h[eo]ld (?:\p{Ll}+ )?back)\b/u;
/** "To" with a verb tells what for, unless the word before it wants one in any case: "refused to pay" gives no reason. */
export const purpose =
  /(?<!\b(?:on|up|as|close|closer|next|back|refused|declined|beg[au]n|started|continued|wants|wanted|agreed|tried|failed|able|allowed|asked|had|has|have|used|going|seemed|needs?|needed|first|decided|came|where|what|how|which|when) )\bto (?!(?:the|an?|his|her|their|its|my|our|this|that|these|those|it|him|them|me|us|be|one|two|about|which|whom|whose|what|how|where|any|all|each|every|some|both|other|others|another|many|most|more|date|day|life|work|school|print|press|sea|war|court|bed|market)\b)\p{Ll}{2,}\b/u;

/** How a sentence tells of leaving, and of no arrival there. */
const leaves = String.raw`^(?!.*\b(?:enrol\p{L}*|join\p{L}*|mov\p{L}+|came|went) (?:(?:(?!from\b)[^ .;]+) ){1,8}{one}).*\b(?:le(?:ft|av\w+)|quit|resign\w*|depart\w*|mov(?:ed?|es|ing)|fled|flee\w*|emigrat\w*|retir(?:ed?|es|ing)|g(?:ave|iv\w+) (?:up|(?:in )?(?:(?:my|his|her|their) )?notice)|cut from|end(?:ed|s|ing)?|clos\w+|s[eo]l[ld]|bought|acqui\w+|laid off|layoffs?|dismiss\w*|fired|redundan\w*|went|go(?:ing)?|not (?:be )?renew(?:ed)?|drove|return\w*|back|escap\w*|stopp\w*|want\w*|until|instead|no longer|tired|bored|exile|because|felt|enough|appl(?:ied|y)|join\w*|offer\w*)\b`;
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

/** Why somebody looks for a post, on the folded question: what ended another one long ago tells no reason. */
export const looking: [asked: RegExp, told: RegExp] = [
  /^\W*(?:and |so |but )?why (?:is|are) (?:he|she|they|you) (?:now |currently |again )?looking for (?:an? |another )?(?:new |next )?(?:job|post|position|role|employer|work)\W*$/,
  /\b(?:(?:I|[Hh]e|[Ss]he|[Tt]hey) (?:now )?(?:looks? for|seeks?)|(?:am|is|are|been) (?:not |now |again |also |therefore |actively )?(?:looking|searching|leaving|in search)|(?:want|wants|wish|would like) (?:to (?:leave|change|move on|go)|an? (?:new|other)|another)|reason (?:why |that )?(?:I|she|he|they) (?:am|is|are)|(?:contract|post|job|funding|grant|notice)\b[^.;]{0,40}\b(?:ends?|ended|r[au]ns? (?:out|until)|expires?))\b/,
];

/** Asks why a thing came to its end or to nothing, and how a text tells of that: the bare state of it gives no ground. */
const whyEnded = {
  kind: 'reason' as const,
  question:
    /\bwhy (?:(?:was|were|is|are|has|had) (?!(?:he|she|they|you|there)\b)[^,?]{1,60} (?:abandoned|cancell?ed|scrapped|archived|discontinued|shelved|dropped|halted|axed|closed(?: down)?|shut(?: down)?|called off|given up|wound up)|is [^,?]{1,60} no more)\W*$/,
  sign: /\b(?:(?:(?<!\b(?:an?|the|is|are) )(?:abandon\w*|cancel\w*|scrapped|archived|discontinu\w*|shelved|dropped|halted|axed|closed|closing|shut)|stopped(?! after\b)|ended)\b(?! (?:(?:in|on) )?(?:\p{L}+ )?\d| after (?:(?:\p{L}+ ){1,2}(?:days?|weeks?|months?|years?|winters?|summers?|seasons?)|(?:only |just )?(?:one|two|three))\b)|closure|ending|called (?:it )?off|g[ai]ve(?:n)? (?:\w+ )?up|wound up|fail(?:ed|ure)|less(?! than)|fewer(?! than)|(?:my|his|her|their|the) lesson|ha(?:d|s) no|down \d|cuts|handed (?:it|them|everything) |mist(?:ake|ook)\w*|(?:went|go) (?:wrong|bankrupt)|too \w+|no (?:longer|better|money|use|more)|never|(?:could|did|would|was|were) not|lost|r[au]n out|broken?|destroyed|refus\w*|withdr[ae]w\w*|instead|(?:ha[sd]|was|were) (?:been )?replaced|obsolete|superseded|(?:no|any) need|needed for)\b|n['’]t\b/iu,
};

/** Asks why somebody began a thing, and how a text tells a ground for it. */
const whyBegun = {
  kind: 'reason' as const,
  question: new RegExp(
    String.raw`\bwhy (?:(?:did|has|have|had) ${they} (?:(?:first|ever|originally|actually|decide to) )*(?:start(?:ed)?|beg[iau]n|set up|launch(?:ed)?|found(?:ed)?|open(?:ed)?)\b(?! (?:to|with|at|as|in|on|over|up|\w+ing)\b|[^,?]* in \w+\W*$)|(?:was|were) (?!${they}\b)[^,?]{1,60} (?:started|begun|set up|launched|founded)\W*$)`,
  ),
  sign: /\b(?:[Bb]ecause|[Ss]ince (?!(?:\p{L}+ )?\d)|[Rr]easons?|[Ww]ant(?:ed|s)?|tired|fed up|[Ii]deas?|inspir\p{L}+|[Nn]eed(?:ed|s)?\b(?! \p{Ll}+(?:[.,;]|$))|[Ll]ack\p{L}*|[Nn]obody|[Nn]o one|(?:could|can|had) (?:not|never)|cannot|(?:could|ca)n['’]t|too \p{L}+|hop(?:ed?|ing)|notic\p{L}+|saw|asked|complain\p{L}*|bet|wager|dared?|(?:gr[eo]wn?|came|born|arose|sprang) (?:from|out of)|[Ii]t (?:all )?(?:beg[au]n|started) (?:as|with|when|after)|beg[au]n as|worr(?:y|ied)|afraid|miss(?:ed|ing)|forgotten|dying|disappear\p{L}*|decided|promis\p{L}+|meant to|[Aa]im\p{L}*|[Pp]urpose|[Gg]oals?|[Ii]n order|[Ss]o that|[Aa]fter (?:the|an?|my|his|her|their|that|I|s?he|they)|persuaded|convinced|led to|believ\p{L}+|th(?:ink|ought)|lov(?:ed?|es)|instead|[Rr]ather|(?<!\blearn(?:ed|t)? )to (?:learn|show|help|give|see|find|prove|keep|teach|get|bring|make|let|save|test|understand|avoid|protect|offer|stop))\b|\bwithout (?!(?:\p{L}+ )?\p{L}+ing\b)|\bno \p{L}+ (?:ha[ds]|pays?|paid|offer(?:s|ed)|did|does|could|can|would|will)\b/u,
};

/** Why a thing began and why it ended. */
export const whyThings = [whyBegun, whyEnded];
