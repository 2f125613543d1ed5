import type { OwnRewordings } from '../../corpus/reworded.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, they } from './sentence-signs.ts';

const house = `(?:the|${their}) (?:own )?(?:company|firm|start-?up|business|studio|agency)`;
const people = '(?:people|persons|employees|staff(?: members)?|workers)';
const soFar =
  '(?: (?:so far|in total|in all|altogether|all told|overall|now|today|at the moment|currently|from investors))*';
const money =
  "(?:(?:venture|seed|outside|investors?['’]?|vc|start-?up|external) )?(?:capital|money|funding|cash|investments?|finance|vc)";

/** A young company by the words in which it is told: how many it has, what was put into it, and how near its end it was. */
export const startUpRewordings: OwnRewordings[] = [
  ...['company', 'firm', 'start-?up', 'business', 'studio', 'agency'].map((kind): OwnRewordings => ({
    where: new RegExp(String.raw`\b${kind} of (?:(?:about|some|around|now|only|just) )?(?:\d|${anyNumberWord})`, 'i'),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how (?:big|large) (?:is|was) ${house}|how many ${people} (?:does|do|did) ${house} (?:employ|have)|how many ${people} (?:are|work|are there) (?:at|in|for) ${house}|how many (?:employees|staff) (?:does|do) ${they} (?:have|employ)|what is the headcount(?: of ${house})?)${soFar}\W*$`,
          'i',
        ),
        `how big is the ${kind.replace('-?', '-')}?`,
      ],
    ],
  })),
  {
    where: /\braised (?:(?:about|over|nearly|some|around) )?(?:[$£€]|\d)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much ${money} (?:did|has|have) (${they}|${house}) (?:ever )?(?:tak(?:en?) in|got|get|gotten|raised?|receive[ds]?|secured?|attract(?:ed)?|collect(?:ed)?|br(?:ought|ing) in)${soFar}\W*$`,
          'i',
        ),
        'how much money did $1 raise?',
      ],
      [
        new RegExp(
          String.raw`^(?:(?:has|have|did) (${they}|${house}) (?:ever )?(?:tak(?:en?)(?: in)?|raised?|got|get) (?:any )?${money}|(?:is|are) (${they}|${house}) (?:vc|venture)[- ](?:funded|backed|financed))${soFar}\W*$`,
          'i',
        ),
        'how much money did $1$2 raise?',
      ],
    ],
  },
  {
    where: /\b(?:running|ran|run) out of (?:money|cash)\b|\b(?:money|cash) (?:ran|was running) out\b/i,
    unless: /\bbankrupt|\binsolven|\bwent bust\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:was|were|is|did|has|have) (?:${they}|${house}) (?:ever )?(?:(?:been |come |came |come very )?(?:close to|near(?:ly)?|on the (?:verge|brink|edge) of|almost) )?(?:(?:go(?:ne)?|going) )?(?:bust|bankrupt(?:cy)?|broke|under|insolven(?:t|cy)|out of business|closing|folding|collapse)\W*$`,
          'i',
        ),
        'did the company nearly run out of money?',
      ],
    ],
  },
];
