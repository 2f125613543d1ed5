import { they } from './sentence-signs.ts';

const often = '(?:how often|how many times)';
const did = String.raw`(?:has|have|had|did|does|do) (${they}) (?:(?:ever|already|actually) )*`;

/** How often something was done, told by how many entries there are of it. */
export const repeatRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^${often} ${did}(?:work|collaborate|team up|cooperate|join forces|appear|play|act|star|co-star|perform)(?:ed|d)? (?:together )?(?:with|alongside|opposite|beside)\b`,
      'i',
    ),
    'how many projects did $1 do with',
  ],
  [
    new RegExp(
      String.raw`^${often} ${did}(?:spoken|speak|lectured?|presented?|given? (?:an? )?(?:talk|lecture|keynote)s?)(?: (?:publicly|in public|(?:at|to) (?:an? |any )?(?:conferences?|events?|meet-?ups?|audiences?)))?\W*$`,
      'i',
    ),
    'how many talks did $1 give?',
  ],
  [
    new RegExp(
      String.raw`^${often} (?:was|were|has|have) (${they}) (?:been )?(?:made|elected|named|appointed) (?:an? )?(?:honorary )?fellow\b`,
      'i',
    ),
    'how many fellowships did $1 get',
  ],
];
