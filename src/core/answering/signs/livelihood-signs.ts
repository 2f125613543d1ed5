import { elders } from './sentence-signs.ts';

/** Somebody who is not the person, by a noun or a name; for a pattern. */
export const others = String.raw`(?!(?:he|she|they|you|it|we|him|them|(?:\p{L}+ )?parents)\b)(?<one>[^?,]{2,60}?)`;
const livelihood = String.raw`\b(?:work\w*|job|post|profession|trade|teach\w*|taught|ran|runs|own(?:s|ed)|kept|stud(?:y|ied|ies)|bec[ao]me|doctor|nurse|clerk|farmer|engineer|lawyer|attorney|barrister|solicitor|judge|accountant|broker|pilot|captain|sailor|mechanic|miner|servant|pastor|priest|home-?maker|housewife|manager|manufacturer|merchant|professor|soldier|officer|minister|writer|composer|baker|butcher|carpenter|banker|director|owner|actor|actress|\p{L}{3,}(?:ist|ian|smith|wright|maker|keeper)s?)\b`;
/** Tells of somebody's work. */
const occupied = String.raw`^(?=.*{other}).*{one}(?:[^.;]{0,60}${livelihood}|(?:,? (?-i:\p{Lu})\p{L}+){0,3},?(?: later| then)* (?:who )?(?!travelled|died|married|moved|lived|visited|helped|refused)(?:\p{Ll}+ed|drove|ran|sold|kept|flew|bred|sang|dug|wove)\b|(?:,? (?-i:\p{Lu})\p{L}+){0,3},? (?:who )?(?:is|was) an? \p{Ll}+|(?:,? (?-i:\p{Lu})\p{L}+){1,3}, an? (?-i:\p{Ll}+)|(?:,? (?-i:\p{Lu})\p{L}+){0,3},? who (?!(?:was|is|were|are|had|has|died|married|moved|live[ds]|visited|helped|refused|travelled|came|comes|grew|hails?|speaks?)\b)\p{Ll}+)|\b(?:daughter|son|child) of\b`;

/** What others live by, as the bound signs. */
export const livelihoodSigns: [asked: RegExp, told: string][] = [
  [
    new RegExp(
      String.raw`\b[Ww]hat (?:does|did|do) (?:(?:her|his|their|your) (?<other>\p{Ll}+ )?)?${others} (?:do (?:for (?:a living|work)|professionally)|become when|work as)\b`,
      'u',
    ),
    occupied,
  ],
  [
    new RegExp(
      String.raw`\b[Ww]hat (?:is|was|were) (?:her|his|their|your) (?:\p{Ll}+ )?(?<one>husband|wife|partner|son|daughter|${elders})['’]s? (?:job|profession|occupation|trade)\b`,
      'u',
    ),
    occupied,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})[Ww]hat(?:['’]s| is| was) (?<one>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)['’]s (?:job|profession|occupation|trade)(?!\p{L})(?! (?:before|prior|previously))`,
      'u',
    ),
    String.raw`{one}[^;.]{0,40}\(|{one}[^.;]{0,60}(?:\b(?:is|was|as|became|works?|worked|runs?|led|leads|teaches|taught)\b|, (?:an? |the |my |our )?\p{Ll}{4,})`,
  ],
];
