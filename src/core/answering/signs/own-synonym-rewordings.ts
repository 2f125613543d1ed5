import type { OwnRewordings } from '../../corpus/reworded.ts';
import { ownDeedRewordings } from './own-deed-rewordings.ts';
import { ownPlainRewordings } from './own-plain-rewordings.ts';
import { startUpRewordings } from './start-up-rewordings.ts';
import { their, they } from './sentence-signs.ts';
import { ownTermsRewordings } from './terms-rewordings.ts';

/** For whom an agent spies, or how. */
const sent = String.raw`(?:(?:secret|foreign|enemy|double|undercover|\p{Lu}\p{Ll}+(?:ese|ian|ish|an|et)) ){1,2}`;

/** What is asked with another word than the one by which the portfolio tells it. */
export const ownSynonymRewordings: OwnRewordings[] = [
  // A fault in a program is a bug, and one that is caught was found
  {
    where: /\d bugs (?:were )?found\b/,
    unless: /\bdefects\b/i,
    rewordings: [
      [
        /^how many (?:bugs|defects|faults|errors) (did [^?,]{2,60}?) (?:catch|find|detect|uncover|spot)(?: before [^?]*)?(?=\W*$)/i,
        'how many bugs $1 find',
      ],
    ],
  },
  ...ownTermsRewordings,
  ...ownDeedRewordings,
  ...startUpRewordings,
  // Whom somebody is married to
  ...['husband', 'wife'].map((spouse): OwnRewordings => ({
    where: new RegExp(String.raw`\b(?:my|his|her|their) ${spouse}\b`, 'i'),
    unless: /\bspouse\b/i,
    rewordings: [[new RegExp(String.raw`\b(${their} )(?:spouse|other half|better half)\b`, 'i'), `$1${spouse}`]],
  })),
  ...['husband', 'wife'].map((spouse): OwnRewordings => ({
    where: new RegExp(String.raw`\b(?:my|his|her|their) ${spouse}\b`, 'i'),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?what (?:does|did) (${their} ${spouse}) do(?: for (?:a living|work)| as a job| professionally| at work)?\W*$`,
          'i',
        ),
        'what does $1 do for a living?',
      ],
    ],
  })),
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) husband\b/,
    unless: /\bpartner\b/i,
    rewordings: [[new RegExp(String.raw`\b(what does ${their} )partner(?= do\b)`, 'i'), '$1husband']],
  },
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) wife\b/,
    unless: /\bpartner\b/i,
    rewordings: [[new RegExp(String.raw`\b(what does ${their} )partner(?= do\b)`, 'i'), '$1wife']],
  },
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) partner\b/,
    unless: /\b(?:my|his|her|their) (?:husband|wife)\b|\bspouse\b/i,
    rewordings: [[new RegExp(String.raw`\b(what does ${their} )spouse(?= do\b)`, 'i'), '$1partner']],
  },
  // "Married to Ada Example, a baker": there stands what the other does
  {
    where: /\bmarried to \p{Lu}[^.;]{2,40}, (?:an?|who) /u,
    unless: /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:husband|wife|partner|spouse)\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?what (?:does|did|is|was) ${their} (?:husband|wife|partner|spouse)(?:['’]s (?:job|profession|occupation|trade))?(?: do(?: for (?:a living|work)| professionally| at work)?)?\W*$`,
          'i',
        ),
        'who are they married to?',
      ],
    ],
  },
  // Of which country somebody is
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|an?) (?:\p{Lu}\p{Ll}+ )?passports?\b/u,
    unless:
      /\bnationality\b|\b(?:am|is|are|was|became|become) (?:an? )?\p{L}* ?citizens?\b|\b(?:hold|has|have|had)\b[^.;]{0,30}\bcitizenship\b/iu,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:what|which) (?:citizenships?|nationalit(?:y|ies)) (?:does|do|has|have) ${they}(?: have| hold| got)?|what(?: is|['’]s| are) ${their} (?:citizenships?|nationalit(?:y|ies))|(?:what|which) nationality (?:is|are) ${they})\W*$`,
          'i',
        ),
        'which passport do they hold?',
      ],
    ],
  },
  // Who lost a post
  {
    where: /\blos(?:t|e|ing|s of) (?:our|my|his|her|their) (?:\w+ )?(?:jobs?|posts?|positions?)\b/i,
    unless: /\b(?:laid (?:me |him |her |us )?off|(?:made|been) redundant|redundanc|let (?:me|him|her|us) go)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:has|have|had|was|were|did) ${they} (?:ever )?(?:been |be |get |gotten )?(?:laid off|made redundant|let go|fired|sacked|axed)(?: from (?:an? |any )?(?:job|post|position))?(?: before)?\W*$`,
          'i',
        ),
        'have they ever lost their job?',
      ],
    ],
  },
  // Who let others go
  {
    where: /\blaying (?:\w+ ){0,2}off\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:has|have|did|had) ${they} (?:ever )?(?:have to |had to |needed to |been forced to )?(?:fired?|sack(?:ed)?|dismiss(?:ed)?|l(?:ay|aid) off|let|l(?:ay|aid)) ?(?:anyone|anybody|someone|somebody|people|staff|employees|others|colleagues|workers)?(?: (?:off|go))?\W*$`,
          'i',
        ),
        'how were they at laying off?',
      ],
    ],
  },
  // Who led somebody
  ...['supervisor', 'adviser'].map((called): OwnRewordings => ({
    where: new RegExp(String.raw`\b(?:my|his|her|their|doctoral) ${called}\b`, 'i'),
    unless: /\bmentor(?:s|ed)?\b/i,
    rewordings: [[new RegExp(String.raw`^(who (?:was|is|were|are) ${their}) mentors?\W*$`, 'i'), `$1 ${called}?`]],
  })),
  {
    where: /\b(?:I|[Hh]e|[Ss]he|[Tt]hey) (?:\w+ ){0,3}(?:wears?|wore|worn|wearing) (?:\w+ ){0,2}hearing[- ]aids?\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:is|was|are|were) ${they} (?:partly |partially |half |completely |nearly |a bit )?(?:deaf|hard of hearing|hearing[- ]impaired)(?: in one ear)?\W*$`,
          'i',
        ),
        'do they wear a hearing aid?',
      ],
    ],
  },
  // What somebody eats
  ...['vegetarian', 'vegan'].map((called): OwnRewordings => ({
    where: new RegExp(String.raw`\b${called}\b`, 'i'),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:does|do|did) ${they} (?:ever )?eat (?:any )?(?:meat|animals?)(?: at all)?|(?:is|are|was|were) ${they} an? (?:meat[- ]eater|carnivore))\W*$`,
          'i',
        ),
        `are they a ${called}?`,
      ],
    ],
  })),
  {
    where: /\bsp(?:y|ies)\b/i,
    unless: /\bagents?\b/i,
    rewordings: [
      [new RegExp(String.raw`\b${sent}agent\b`, 'u'), 'spy'],
      [new RegExp(String.raw`\b${sent}agents\b`, 'u'), 'spies'],
    ],
  },
  // The money for the studies
  {
    where: /\bcovered (?:(?:all|half|part|most) of )?(?:the|my|his|her|their) (?:\w+ )?tuition\b/i,
    unless: /\b(?:financed (?:the|my|his|her|their)|paid (?:my|his|her|their) tuition)\b/i,
    rewordings: [[/^how did they pay for their studies\W*$/, 'what covered their tuition?']],
  },
  {
    where: /\bfinanced (?:the|my|his|her|their)\b/i,
    rewordings: [[/^how did they pay for their studies\W*$/, 'how did they finance their studies?']],
  },
  {
    where: /\bpaid (?:my|his|her|their) tuition\b/i,
    rewordings: [[/^how did they pay for their studies\W*$/, 'who paid their tuition?']],
  },
  {
    where: /\b(?:I|[Ss]he|[Hh]e|[Tt]hey)(?: have| has|['’]ve)? sa(?:id|ys?) no to\b/,
    rewordings: [[/^what do they turn down\W*$/i, 'what do they say no to?']],
  },
  {
    where: /\bpublishers?\b[^.;]{0,40}\brefused\b/i,
    unless: /\bpublishers?\b[^.;]{0,40}\b(?:rejected|turned (?:it|her|him|me|them) down|said no|declined)\b/i,
    rewordings: [
      [
        /\b(publishers? )(?:said no to|turned down|rejected|declined|passed on|did not want|turned away)\b/i,
        '$1refused',
      ],
    ],
  },
  // Bodies in motion are sport
  {
    where:
      /\b(?:I|[Hh]e|[Ss]he|[Tt]hey)\b(?:[^.;]{0,60}\b(?:and|also|on \w+),?)? (?:\w+ )?(?:(?:row|climb|swim|hike|cycle|ski|surf|sail|fence|box)s?|climbed|swam|hiked|cycled|skied|rowed|fenced|run up|runs? (?:\w+ )?marathons?|tried running)\b/,
    unless: /\bsports?\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:what|which)(?: (?:kinds?|sorts?) of)? sports? (?:does|do|did) ${they} (?:do|play|practi[sc]e|like|enjoy|go in for|pursue)|(?:does|do|did) ${they} (?:do|play|practi[sc]e|like|enjoy) (?:any )?sports?(?: at all| in ${their} free time)?|(?:is|are|was|were) ${they} (?:at all )?(?:sporty|athletic|into (?:any )?sports?))\W*$`,
          'i',
        ),
        'what are their hobbies?',
      ],
    ],
  },
  ...ownPlainRewordings,
];
