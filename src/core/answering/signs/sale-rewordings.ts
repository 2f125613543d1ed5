import type { OwnRewordings } from '../../corpus/reworded.ts';
import { investmentRewordings } from './investment-rewordings.ts';
import { their, they } from './sentence-signs.ts';

/** Who bought a company, for how much, and how many were sold, where that is told. */
export const saleRewordings: OwnRewordings[] = [
  // What was bought was sold to somebody.
  {
    where: /\bsold to (?:the )?\p{Lu}/u,
    unless: /\b(?:bought|acquired|purchased) by (?:the )?\p{Lu}/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^who (?:(?:has|have|finally|eventually) )*(?:ended up (?:buying|acquiring|purchasing|taking over)|bought|acquired|purchased|took over) (${their}) (?:business|firm|start-?up|company)\W*$`,
          'i',
        ),
        'to whom was $1 company sold?',
      ],
      [
        /^who (?:(?:has|have|finally|eventually) )*(?:ended up (?:buying|acquiring|purchasing)|bought|acquired|purchased) ([^?,]{2,40}?)\W*$/i,
        'to whom was $1 sold?',
      ],
    ],
  },
  // "Sale to Acme for three million" says neither that it was sold nor what
  {
    where: /\bsale to (?:the )?\p{Lu}/iu,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how much (?:was|were) (?:the|${their}) (?:company|start-?up|business|firm) (?:sold|acquired|bought) for|for how much (?:(?:was|were) (?:the|${their}) (?:company|start-?up|business|firm) (?:sold|acquired|bought)|did ${they} sell (?:the|${their}) (?:company|start-?up|business|firm)))\W*$`,
          'i',
        ),
        'how much was the sale?',
      ],
    ],
  },
  // Whoever wants to buy is told where orders go
  {
    where:
      /\borders (?:go|are (?:taken|handled)|should go|to) [^.;]{0,60}\b(?:gallery|galerie|shop|publisher|bookshop|website|agency|label)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:where|how) (?:can|could|do|may|might) (?:I|we|one|people|somebody|someone) (?:buy|order|get|purchase) (?:an? |one of |some of |some )?(?:${their} )?(prints?|photos?|photographs?|pictures|works?|records?|copies)\W*$`,
          'i',
        ),
        'where do $1 orders go?',
      ],
    ],
  },
  // What a thing is need not be said where its sales are told
  {
    where: /\d [\p{L} ]{0,20}\bsold\b/u,
    rewordings: [
      [
        /^[Hh]ow many (_+|\p{Lu}[\p{L}-]+) (?!(?:copies|tickets|shares|licen[cs]es|subscriptions|books|albums|records)\b)(?:[a-z-]+ )?[a-z-]+s (?:were|have been|was|has been|are) (?:ever )?sold(?: (?:so far|in all|in total|altogether|overall|to date|by now))?\W*$/u,
        'how well did $1 sell?',
      ],
    ],
  },
  ...investmentRewordings,
];
