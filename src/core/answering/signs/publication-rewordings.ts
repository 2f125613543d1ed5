import { they } from './sentence-signs.ts';

const texts = '(?:books?|papers?|articles?|texts?|essays?|reports?|columns?|stories|chapters?)';
const listed = String.raw`${texts}(?:, ${texts})*,?(?: (?:and|or|&) ${texts})?`;
const published = '(?:published?|written|wrote|write|brought out)';

/** What somebody has published on paper is all but the talks. */
export const publicationRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:has|have|did|does|do) ${they} (?:ever |also )?(?:spoken?|speak|presented?|lectured?) (?:at|in) (?:an? |any |some )?(?:conferences?|meet-?ups?|conventions?|events?)(?: before)?\W*$`,
      'i',
    ),
    'which talks have they given?',
  ],
  [
    /^((?:[Ww]hich|[Ww]hat)(?: of)?(?: (?:his|her|their|your|the))? (?:papers?|articles?|publications?|talks?|books?)) (?:that )?(?:came|come|comes|originated) (?:out of|from) (?:(?:his|her|their|your) (?:time|years) (?:at|with) )?(?=(?:the )?\p{Lu})/u,
    '$1 did they publish while at ',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:(?:things?|works?) )?(?:has|have|did) ${they} (?:ever )?${published} (?:in writing|in print|on paper)(?:[,:–—-]? ?(?:-|–|—|[(]|i\.?e\.?,?|like|such as|meaning)? ?${listed}[)]?)?(?:,? (?:apart from|besides|other than|without|excluding|not counting) (?:the |any |${they} )?talks?)?\W*$`,
      'i',
    ),
    'what have they published apart from talks?',
  ],
];
