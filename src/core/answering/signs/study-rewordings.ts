import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their } from './sentence-signs.ts';

const doctorate = String.raw`(?:ph\.?d\.?|doctorate|doctoral (?:studies|work|research)|d\.?phil\.?)`;

/** What somebody wrote on for a degree, where the title of it is told. */
export const studyRewordings: OwnRewordings[] = [
  {
    where: /^Thesis: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^what (?:was|is) (?:the (?:topic|subject|theme|title) of ${their} ${doctorate}(?: thesis)?|${their} ${doctorate}(?: thesis)? (?:about|on))\W*$`,
          'i',
        ),
        'what is the title of their doctoral thesis?',
      ],
    ],
  },
];
