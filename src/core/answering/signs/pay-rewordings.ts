import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';

/** "And for small firms?", "and per half day?"; for a pattern. */
export const priceFor = String.raw`^\W*(?:and|but|so|what about|how about) (?:for|per) (?:(?:very )?small(?:er)? (?:studios|companies|firms|businesses|teams|clients)|start-?ups|(?:an? )?(?:half|full|whole|single)[- ]day)(?=\W*$)`;

/** Those of whom another price may be asked; for a pattern. */
export const payers =
  '(?:universities|schools|charities|non-?profits|ngos|museums|libraries|hospitals|students|individuals|(?:private |public )?(?:companies|clients|firms|bodies))';

/** What was earned and what a thing swallowed, and the plain wording. */
export const payRewordings: [RegExp, string][] = [
  // "What does she charge? – And for a talk?"
  [
    /^(?:(?:and|but|so|what about|how about) )?for (an? (?:(?:single|short|whole|full|half|one-day) )?(?:talk|lecture|keynote|workshop|seminar))(?=\W*$)/i,
    'what do they charge for $1',
  ],
  // "How much is her day rate as a freelancer?"
  [
    new RegExp(
      String.raw`^(?:how (?:much|high) (?:is|are)|what(?:['’]s| is| are)) (${their} )(day|daily|hourly) rates?(?: (?:as an?|for) (?:freelanc\w*|consult\w*)(?: \w+)?)?\W*$`,
      'i',
    ),
    'what is $1$2 rate?',
  ],
  // What somebody wants to earn
  [
    new RegExp(
      String.raw`^(?:what|how much)(?: money)? (?:does|do|would) ${they} (?:want|like|expect|hope|wish)(?: to)? (?:earn|make|be paid|get paid|be earning)(?: (?:an?|per) (?:year|month|day|hour))?\W*$`,
      'i',
    ),
    'what are their salary expectations?',
  ],
  // The price for some stands beside that for all
  [new RegExp(priceFor, 'i'), 'what do they charge'],
  // "What schools does a day cost?": so a talk puts them in
  [
    new RegExp(String.raw`^(what|how much) (${payers}) (?:does |do |would )?([^?]{2,60}?) (cost|charge)\W*$`, 'i'),
    '$1 does $3 $4 for $2?',
  ],
  // A thing by its name
  [
    /^[Hh]ow much (?:is|are) ((?:(?:the|an?|one) )?(?!(?:he|she|they|it|there|known|left|this|that|what)\b)(?![^?,]*\b(?:grant|prize|award|fee|loan|fund|scholarship|stipend|fellowship)\W*$)(?=[^?,]*[\p{Lu}_])[^?,]{1,60}?)(?: (?:in (?:the )?(?:shops?|stores?)|to buy|at retail))?\W*$/u,
    'how much does $1 cost?',
  ],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:was|were) ${their} (?:(?:monthly|annual|yearly|weekly|first|starting) )?(?:salary|pay|wages?|earnings|income|stipend)(?= (?:(?:at|in|with) (?:the )?\p{Lu}|as an? |there\b|then\b))`,
      'u',
    ),
    'what were they paid',
  ],
  [
    new RegExp(
      String.raw`^(how much )(?:money )?(did|has|have|does) (?!${they}\b)([^?,]{1,60}?) (?:burn(?:ed|t)?|swallow(?:ed)?|devour(?:ed)?|eat(?:en)?|guzzle[ds]?)(?: up| through)?(?: (?:in total|altogether|overall|in all))?\W*$`,
      'i',
    ),
    '$1$2 $3 cost?',
  ],
  [
    /^(?:what|how much) (?:does|do|did|would) an? (?:place|seat|spot|ticket) (?:in|on|at|for) ([^?,]{2,60}?) cost\W*$/i,
    'how much does $1 cost?',
  ],
  [
    new RegExp(
      String.raw`^((?:would|will|do|does|is|are|could|did) ${they} [^?,]{2,40}?) (?:rev(?:enue)?|profit)[- ]shar(?:e|ing)\W*$`,
      'i',
    ),
    '$1 a share of the revenue?',
  ],
];

/** What somebody made in a year is no list of what was done in it; where no earnings are told, none are. */
export const earningsRewordings: OwnRewordings[] = [
  // Whoever tells of no salary was paid.
  {
    unless: /\b(?:earn(?:s|ed|ings)?|incomes?|salar(?:y|ies)|wages?)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much (?:money )?did (${they}) (?:earn|make) ((?:at|in) (?=(?!total|all|\d)[^?,]{3,60}\W*$))`,
          'i',
        ),
        'how much was $1 paid $2',
      ],
    ],
  },
  {
    unless: /\b(?:earn(?:s|ed|ings)?|incomes?|salar(?:y|ies)|wages?)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how much (?:money )?(?:does|did|do|has|have) ${they} (?:make|made|earn(?:ed)?|take in|gross|net|turn over)(?: in (?:total|all)| altogether| overall)? (?:(?:last|that|this|each|every|per|an?) (?:year|month)|in \d{4})\W*$`,
          'i',
        ),
        'what is the salary?',
      ],
    ],
  },
];
