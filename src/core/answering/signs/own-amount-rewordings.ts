import type { OwnRewordings } from '../../corpus/reworded.ts';
import { askedThing, their, they } from './sentence-signs.ts';

/** Amounts that the portfolio tells by another word than the one that is asked for: what is earned was brought in. */
export const ownAmountRewordings: OwnRewordings[] = [
  // What came in
  {
    where: /\bbr(?:ought|ings) in (?:about |some |only |around )?(?:[$£€¥]|\d)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much (?:money )?(?:did|does|has) ${askedThing} (?:earn(?:ed)?|make|made|generated?|yield(?:ed)?)(?: (?:him|her|them|you))?(?: (?:an?|per|each|every) (?:day|week|month|year))?\W*$`,
          'i',
        ),
        'how much did $1 bring in?',
      ],
    ],
  },
  {
    where: /\b(?:as|to) (?:the |us )?inventors\b[^.;]{0,40}[$£€\d]/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much (?:money )?(?:did|has|have) ${they} (?:get|got|earn(?:ed)?|receive[ds]?|make|made|(?:been|get) paid) (?:for|from|with|out of) (?:the|${their}) (?:[\p{Ll}-]+ ){0,3}(?:patents?|inventions?)\W*$`,
          'iu',
        ),
        'how much money did the inventors receive?',
      ],
    ],
  },
  // Who pays a doctorate
  {
    where:
      /\b(?:pa(?:ys|id)|funds|funded|financ(?:es|ed)) (?:me|him|her)\b[^.;]{0,30}\b(?:fellowship|scholarship|grant|stipend)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who (?:pays|paid|funds|funded|finances|financed|is (?:paying|funding))(?: for)? ${their} (?:ph\.?d\.?|doctorate|doctoral (?:studies|work|research|thesis|post|position)|research)|how (?:is|was) ${their} (?:ph\.?d\.?|doctorate|doctoral (?:studies|work|research|thesis|post|position)|research) (?:funded|financed|paid(?: for)?))\W*$`,
          'i',
        ),
        'do they have a fellowship?',
      ],
    ],
  },
  // Power by its unit
  ...['microwatts', 'milliwatts', 'watts', 'kilowatts'].map((unit): OwnRewordings => ({
    where: new RegExp(String.raw`\b(?:draws?|drew|drawing) (?:\w+ )?[\d.,]+ ${unit}\b`, 'i'),
    unless: /\bpower (?:draw|consumption|use)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much (?:power|electricity|energy|current) (?:does|do|did) ${askedThing} (?:use|draw|need|consume|take|require)\W*$`,
          'i',
        ),
        `how many ${unit} does $1 draw?`,
      ],
    ],
  })),
  // How many follow what is printed
  {
    where: /\d readers\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how many people (?:(?:have |now |currently |regularly )*(?:read|subscribed?(?: to)?|follow|get|receive)) (?!(?:the |${their} )?(?:[\w-]+ )?(?:books?|papers?|thesis|code|readme)\b)${askedThing}\W*$`,
          'i',
        ),
        'how many readers does $1 have?',
      ],
    ],
  },
  // "Course for students; 18 took it in 2023": who took it is counted without the word for them
  {
    where: /\b\d[\d,]* (?:took|attended|enroll?ed|signed up|passed)\b/i,
    rewordings: [
      [
        /^how many (?:students|pupils|learners|trainees|participants) (?=(?:took|take|attend(?:ed)?|enroll?ed|signed up|passed) (?!(?:it|this|that|them)\b))/i,
        'how many people ',
      ],
    ],
  },
  // "Used by nine studios": studios are firms there, and no field of an entry
  {
    where: /\b(?:used|adopted|licen[cs]ed|bought) (?:by|in|at) (?:[\w-]+ ){1,3}studios\b/i,
    rewordings: [
      [
        /^how many studios (?=(?:(?:currently|now|still|already|have|has) )*(?:us|adopt|licen[cs]|b[ou]))/i,
        'how many companies ',
      ],
    ],
  },
  // How many were taught, where it is told with what they were taught in
  ...['courses', 'studios', 'classes', 'seminars', 'workshops'].map((taught): OwnRewordings => ({
    where: new RegExp(
      String.raw`\b${taught}(?:,| with| for) (?:about |some |around )?[\d,]+ (?:\p{Ll}+ )?students\b`,
      'iu',
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^how many (?:students|people|youngsters|kids|pupils) (?:has|have|did|does|do) (?:${they} )(?:(?:ever|now|already) )?(?:taught|teach|had|have)(?: (?:so far|in all|in total|altogether|over the years))?\W*$`,
          'i',
        ),
        `how many students took part in their ${taught}?`,
      ],
    ],
  })),
  // Where the turnover comes from
  {
    where:
      /\b(?:half|third|quarter|most|per ?cent|%) of (?:my|his|her|our|their) (?:turnover|income|revenue|work)\b[^.;]{0,20}\bcomes? from\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who (?:is|are) ${their} (?:biggest|largest|main|most important|best) (?:clients?|customers?)|(?:which|what) is ${their} (?:biggest|largest|main) (?:clients?|customers?|company|firm)|(?:which|what) (?:clients?|customers?|company|companies|firm) (?:makes?|brings?|accounts?|provides?|pays?) (?:up |in |for )?(?:the )?most of ${their} (?:turnover|income|revenue|work))\W*$`,
          'i',
        ),
        'where does most of their turnover come from?',
      ],
    ],
  },
  ...['customer', 'client'].map((payer): OwnRewordings => ({
    where: new RegExp(String.raw`\b(?:biggest|largest) ${payer} (?:is|was)\b`, 'i'),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who|which|what)(?: company)? (is|was) ${their} (?:biggest|largest|main) (?:clients?|customers?)\W*$`,
          'i',
        ),
        `who $1 the largest ${payer}?`,
      ],
    ],
  })),
  {
    where: /\ba head\b/i,
    unless: /\bper (?:person|participant|employee|developer)\b/i,
    rewordings: [
      [/(?<=\bcosts?\b[^?,]{0,40}) per (?:person|participant|employee|developer|colleague)\W*$/i, ' per head?'],
    ],
  },
];
