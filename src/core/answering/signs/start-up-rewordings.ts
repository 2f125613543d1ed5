import type { OwnRewordings } from '../../corpus/reworded.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, them, they } from './sentence-signs.ts';

const house = `(?:the|${their}) (?:own )?(?:company|firm|start-?up|business|studio|agency)`;
const people = '(?:people|persons|employees|staff(?: members)?|workers)';
const soFar =
  '(?: (?:so far|in total|in all|altogether|all told|overall|now|today|at the moment|currently|from investors))*';
const money =
  "(?:(?:venture|seed|outside|investors?['’]?|vc|start-?up|external) )?(?:capital|money|funding|cash|investments?|finance|vc)";

/** What else somebody's own firm is called, by the trade. */
const shops = [
  'yard',
  'workshop',
  'shop',
  'bakery',
  'nursery',
  'restaurant',
  'café',
  'press',
  'gallery',
  'practice',
  'farm',
  'brewery',
  'winery',
  'foundry',
  'forge',
  'pottery',
  'salon',
  'clinic',
  'school',
  'label',
];
const shop = `(?:${shops.join('|')})`;

/** A young company by the words in which it is told: how many it has, what was put into it, and how near its end it was. */
export const startUpRewordings: OwnRewordings[] = [
  // A founding director has founded as well as a founder
  {
    area: 'experience',
    where: /^Role: .*\bfounding\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:which|what) (?:companies|firms|businesses|organi[sz]ations|institut(?:es|ions)|start-?ups|charities|ventures|bodies)|what(?: else)?) (?:did|has|have) ${they} (?:ever |also )?(?:(?:co-?)?found(?:ed)?|set up|establish(?:ed)?|launch(?:ed)?)\W*$`,
          'i',
        ),
        'all jobs as founder or founding',
      ],
    ],
  },
  // A firm that is told by what it is
  {
    where: new RegExp(
      String.raw`\b(?:my|his|her|their|our) own ${shop}\b|\b${shop} owner\b|\bowner of (?:an?|the) (?:\p{L}+ )?${shop}\b`,
      'iu',
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?(?:how (?:big|large|small) (?:is|was) (?:the|${their}) (?:own )?${shop}|how many (?:${people}|folks|hands|men|men and women) (?:(?:are|work|are there|are working|are employed|are on the payroll)(?: now| today| currently)? (?:at|in|for|of) |(?:does|do|did) )(?:the|${their}) (?:own )?${shop}(?: employ| have)?)${soFar}\W*$`,
          'iu',
        ),
        'how many people does their company have?',
      ],
    ],
  },
  // Whoever goes out on his own founds a firm
  ...[...shops, 'company', 'firm', 'business', 'studio', 'agency'].map((kind): OwnRewordings => ({
    where: new RegExp(
      String.raw`\b(?:founded|started|opened|set up|established|launched) (?:the|my|his|her|their|our) (?:own )?${kind}\b`,
      'i',
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?(?:why did ${they}|what (?:made|drove|led|prompted|pushed|got) ${them}(?: to)?) (?:decide to )?(?:(?:go|strike|branch|set) (?:out|off|up) (?:on ${their} own|alone|for \w+sel(?:f|ves))|go (?:it alone|solo|into business)(?: for \w+sel(?:f|ves))?|(?:(?:co-?)?found|start|set up|open|establish|create|launch) (?:the |an? |${their} )?(?:own )?(?:company|business|firm|${kind}))\W*$`,
          'iu',
        ),
        `why did they start the ${kind}?`,
      ],
    ],
  })),
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
