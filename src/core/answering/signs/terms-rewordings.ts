import type { OwnRewordings } from '../../corpus/reworded.ts';
import { askedThing, their, they } from './sentence-signs.ts';

const firm = '(?:office|studio|firm|company|practice|agency|business|atelier|consultancy)';
const deadline = '(?:application deadline|deadline|closing date)';
const make = '(?:make|build|develop|design|create|program|engineer|produce)';
const made = '(?:made|built|developed|designed|created|programmed|engineered|produced)';
const post = '(?:jobs?|posts?|positions?|roles?|employers?|company|work)';

/** On what terms somebody works, by other words: what it costs, for whom and from when on it is, and until when one may apply. */
export const termsRewordings: [RegExp, string][] = [
  // The price of the house is the person's
  [
    new RegExp(
      String.raw`^(?:and )?(what|how much) (?:does|do|would) (?:the|${their}) ${firm} charge((?: (?:per|by the|for an?|an?) (?:day|hour|half[- ]day|week|month|project|phase|session))?)\W*$`,
      'i',
    ),
    '$1 do they charge$2?',
  ],
  // When applications close
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|when)(?: is|['’]s) the ${deadline}(?: for applications| to apply| for applying)?\W*$`,
      'i',
    ),
    'when do applications close?',
  ],
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|when)(?: is|['’]s) the ${deadline} (?:for (?:an? |the |${their} )?([\p{L}-]+) applications?|(?:for|to) (?:appl(?:y|ying) (?:for|to) |applications? (?:for|to) )?(?:an? |the |${their} )?((?!appl)[^?,]{3,50}?))\W*$`,
      'iu',
    ),
    'when do $1$2 applications close?',
  ],
  [
    /^(?:and )?(?:until when|by when|up to when|how long) (?:can|could|may|must|should|do) (?:I|we|one|students|people) (?:have to |need to |still )?apply (?:for|to) (?:an? |the |his |her |their )?([^?,]{3,50}?)\W*$/i,
    'when do $1 applications close?',
  ],
  // From when on somebody wants another post
  [
    new RegExp(
      String.raw`^(?:and )?(?:when|from when|how soon) (?:does|do|would|will|is|are) ${they} (?:want|wish|hope|plan|like|intend|expect|hoping|planning|looking)s? to (?:start|begin|take up|move to|change to|switch to|join) (?:(?:in|at|with|on) )?(?:an? |${their} |another )?(?:new |next )?${post}\W*$`,
      'i',
    ),
    'when could they start?',
  ],
  // Why somebody goes who is still there
  [
    new RegExp(
      String.raw`^(?:and )?why (?:(?:is|are) ${they} (?:leaving|quitting|moving on(?: from)?)|(?:does|do|would) ${they} (?:want|wish|plan) to (?:leave|quit|move on(?: from)?))(?: ${their} (?:current |present )?${post})?\W*$`,
      'i',
    ),
    'why are they looking for a new job?',
  ],
  // For what age a thing is
  [
    /^(?:and )?(?:what|which) ages?(?:[- ](?:groups?|range|bracket))? (is|are|was|were) (?!(?:he|she|they|you)\b)([^?,]{2,60}?)(?: (?:meant|written|made|suitable|intended|aimed|designed))? (?:for|at)\W*$/i,
    'what ages $1 $2 for?',
  ],
  [
    /^(?:and )?for (?:what|which) ages?(?:[- ](?:groups?|range|bracket))? (is|are|was|were) (?!(?:he|she|they|you)\b)([^?,]{2,60}?)(?: (?:meant|written|made|suitable|intended|designed))?\W*$/i,
    'what ages $1 $2 for?',
  ],
  // Users of a thing by its kind
  [
    /^(?:and )?how many (?:people|persons|customers) (?:use|used|have used|are using) (?:the|this|her|his|their) (app|website|game)\W*$/i,
    'how many users does the $1 have?',
  ],
  // By whom a program was written
  [
    /^(?:and )?who (?:(?:wrote|did|made) (?:the )?(?:(?:source )?code|coding|programming) (?:of|for|behind|in)|coded) (?:the )?([^?,]{2,50}?)\W*$/i,
    'who programmed $1?',
  ],
];

/** The same where the portfolio tells it by one word. */
export const ownTermsRewordings: OwnRewordings[] = [
  // For whom something was made, where no sentence names the customer
  {
    where: /^Organisation: /,
    unless: /\b(?:[Cc]ustomer|[Cc]lient) (?:was|is) (?:the )?\p{L}/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?(?:for (?:whom|(?:which|what) (?:clients?|customers?|company|firm|organi[sz]ation|employer)) (?:did ${they} ${make}|(?:was|were)) ${askedThing}(?: ${made})?|whom? did ${they} ${make} ${askedThing} for|who (?:was|were) ${askedThing} ${made} for)\W*$`,
          'i',
        ),
        'who did they make $1$2$3 for?',
      ],
    ],
  },
  // Lines of a program are lines of its language
  {
    where: /\d lines of \p{Lu}|\d lines\b(?! of)/u,
    unless: /\blines of code\b/i,
    rewordings: [[/^((?:and )?how many lines) of (?:source )?code\b/i, '$1']],
  },
  // Who still holds the post and says why it will end
  {
    where:
      /\b(?:why|reasons?)\b[^.;]{0,30}\b(?:I|[Hh]e|[Ss]he|[Tt]hey) (?:am|is|are) (?:now )?(?:looking|leaving|searching)\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:[Aa]nd )?[Ww]hy (?:(?:is|are) ${they} (?:leaving|quitting)|(?:does|do|would) ${they} (?:want|wish|plan) to (?:leave|quit)) (?:the )?\p{Lu}[^?,]{1,50}\W*$`,
          'u',
        ),
        'why are they looking for a new job?',
      ],
    ],
  },
  {
    where:
      /\bcancell?ation\b|\bcancel\w*\b[^.;]{0,60}\b(?:fees?|free of charge|charged?|refund\w*|deposit|notice|days|hours|weeks)\b/i,
    rewordings: [
      [
        /^(?:and )?(?:(?:what|how)(?: is| are|['’]s) (?:the|your|her|his|their) (?:cancell?ation (?:policy|terms|conditions|fees?|rules|deadline|period|charges?)|policy on cancell?ations?)|what happens if (?:I|we) (?:have to |need to |must )?cancel(?: (?:an? |the |my |our )?(?:booking|workshop|talk|session|date|appointment|job|shoot))?|(?:until when|how late|up to when|how (?:short|long) before(?:hand)?) can (?:I|we|one) cancel(?: (?:an? |the |my |our )?(?:booking|workshop|talk|session|date|appointment))?)\W*$/i,
        'can I cancel a booking?',
      ],
    ],
  },
  ...[
    { where: /\bDBS\b/, called: 'DBS certificate' },
    { where: /\bcertificate of conduct\b/i, called: 'certificate of conduct' },
  ].map(({ where, called }): OwnRewordings => ({
    where,
    rewordings: [
      [
        new RegExp(
          String.raw`^((?:and )?(?:does|do|has|have) ${they} (?:have |got |hold )?(?:an? )?)(?:valid |clean |current )?(?:(?:criminal|police|background|safeguarding)(?: records?| history| background)? (?:checks?|clearances?|certificates?|disclosures?))(?= |\W*$)`,
          'i',
        ),
        `$1${called}`,
      ],
    ],
  })),
  // How often it is somebody's turn
  {
    where: /\bon[- ]call\b[^.;]{0,60}\b(?:one|two|every|each|once|\d+)\b[^.;]{0,20}\b(?:week|weekend|day|night|month)/i,
    rewordings: [
      [
        new RegExp(String.raw`^(?:and )?how (?:often|frequently) (?:is|are) ${they} on[- ]call\W*$`, 'i'),
        'do they do on-call?',
      ],
    ],
  },
  {
    where: /\broyalties\b/i,
    rewordings: [
      [
        /^(?:and )?what (?:happens (?:to|with)|becomes of) (?:the |her |his |their )?(?:royalties|proceeds)(?: (?:of|from) (?:the |her |his |their )?(?:text)?books?)?\W*$/i,
        'who gets the royalties?',
      ],
    ],
  },
];
