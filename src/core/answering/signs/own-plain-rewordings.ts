import type { OwnRewordings } from '../../corpus/reworded.ts';
import { they } from './sentence-signs.ts';

/** What somebody is glad of, asked with another word than the one by which the portfolio tells it. */
export const ownPlainRewordings: OwnRewordings[] = [
  {
    where: /\bma(?:kes?|de) (?:me|him|her|them) (?:the )?happiest\b/,
    unless: /\b(?:proud\w*|pride)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?what (?:is|are|was|were) ${they} (?:(?:the )?most proud|(?:the )?proudest) of\W*$`,
          'i',
        ),
        'what makes them happiest?',
      ],
    ],
  },
];
