import type { OwnRewordings } from '../../corpus/reworded.ts';
import { ownAmountRewordings } from './own-amount-rewordings.ts';
import { askedThing, their, them, they } from './sentence-signs.ts';

/** Which talks, and which texts. */
const shown = 'talk|lecture|video|recording|episode|stream|broadcast|clip|channel|film|keynote';
const printed = 'article|issue|post|blog post|text|essay|paper|column|newsletter|piece|chapter|publication';

/** What the portfolio tells by another deed than the one that is asked for: what is bought was sold. */
export const ownDeedRewordings: OwnRewordings[] = [
  ...ownAmountRewordings,
  // Who left the post before, and who was told to
  {
    where: /\btook over (?:\w+ ){0,3}from \p{Lu}/u,
    unless: /\bpredecessor\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^who (?:(?:was|is) ${their} predecessor|did ${they} (?:succeed|replace|take over from)|(?:held|did) ${their} (?:job|post|role) before(?: (?:him|her|them|you))?)(?: (?:as|in|at) [^?,]{2,60})?\W*$`,
          'i',
        ),
        'who had the job before them?',
      ],
    ],
  },
  {
    where: /\bhired\b[^.;]{0,60}\blet\b[^.;]{0,30}\bgo\b/i,
    unless: /\b(?:fired|sacked|dismissed) (?:\d|\p{Ll}+ (?:people|of them))/iu,
    rewordings: [
      [
        new RegExp(
          String.raw`^how many (?:people|persons|employees|engineers|developers|staff|colleagues) (?:has|have|had|did) ${they} (?:(?:ever|already|had to|have to) )*(?:fired?|sack(?:ed)?|dismiss(?:ed)?|let go|laid off|lay off)(?: so far)?\W*$`,
          'i',
        ),
        'how many people have they hired and let go?',
      ],
    ],
  },
  // What somebody cannot do well
  {
    where: /\b(?:am|is|are) (?:not (?:so )?good|bad|poor|terrible|hopeless) at\b/i,
    unless: /\bweakness(?:es)?\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^what (?:is|are|would you say (?:is|are)) ${their} (?:own |biggest |main |greatest |worst )?(?:weakness(?:es)?|weak (?:points?|spots?|sides?)|shortcomings|flaws|faults)\W*$`,
          'i',
        ),
        'what are they bad at?',
      ],
    ],
  },
  // Whether a thing may be used for nothing is told by its licence
  {
    where: /^Licence: /,
    rewordings: [
      [
        /^(?:and )?(?:is|are) ((?:the )?_+|(?!(?:it|this|that|these|those|they|he|she|you|everything)\b)[^\s?,]+) (?:(?:really|also|completely|still) )?free (?:to use|to download|for (?:commercial|academic|private) use)(?: (?:at work|in class|for (?:students|companies|everyone|everybody)))?(?=\W*$)/i,
        'what is the licence of $1',
      ],
    ],
  },
  // Objections to a patent
  {
    where: /\bopposition\b/i,
    unless: /\b(?:challenged|contested)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:was|were|is|are|has|have) ${askedThing} (?:(?:ever|been|also) )*(?:challenged|contested|disputed|attacked)(?: by (?:anyone|anybody|a competitor|competitors|others))?\W*$`,
          'i',
        ),
        'was $1 opposed?',
      ],
      [
        new RegExp(
          String.raw`^(?:did|has|have) (?:anyone|anybody|someone|somebody|competitors|a competitor) (?:ever )?(?:challenged?|contest(?:ed)?|disputed?|attack(?:ed)?|opposed?|object(?:ed)? to) ${askedThing}\W*$`,
          'i',
        ),
        'was $1 opposed?',
      ],
    ],
  },
  // A boat of its kind
  ...['dinghy', 'sloop', 'kayak', 'canoe', 'yacht', 'narrowboat', 'barge', 'ketch', 'skiff', 'catamaran'].map(
    (kind): OwnRewordings => ({
      where: new RegExp(String.raw`\b${kind}\b`, 'i'),
      unless: /\b(?:sailing |rowing |wooden )?boat\b/i,
      rewordings: [[new RegExp(String.raw`\b(${their} (?:own )?)(?:sailing |sail|rowing )?boat\b`, 'i'), `$1${kind}`]],
    }),
  ),
  ...[shown, printed].flatMap((nouns) =>
    ['watched', 'viewed', 'listened-to', 'downloaded', 'read', 'cited'].flatMap((deed) =>
      ['most', 'best'].map((rank): OwnRewordings => ({
        where: new RegExp(String.raw`\b${rank}[- ]${deed} (?:\w+ )?(?:${nouns})\b`, 'i'),
        unless: new RegExp(String.raw`\bmost popular (?:${nouns})\b`, 'i'),
        rewordings: [
          [
            new RegExp(String.raw`\bmost popular(?= (?:${nouns})s?\b)`, 'i'),
            rank === 'best' ? `best-${deed}` : `most ${deed}`,
          ],
        ],
      })),
    ),
  ),
  // What somebody has never worked with
  {
    where: /\bnever (?:worked with|written|used|touched|learned|learnt)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:which|what) (?:programming |coding )?languages? (?:(?:has|have) ${they} (?:never|not)|(?:hasn|haven)['’]t ${they}) (?:ever )?(?:used|worked with|worked in|programmed in|written(?: in)?|coded in|learned|learnt|touched)\W*$`,
          'i',
        ),
        'which languages have they never worked with?',
      ],
    ],
  },
  // A time without a post
  {
    where: /\bhad no job\b|\bcareer break\b|\bsabbatical\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:what (?:did|was|were) ${they} (?:do|doing)|how did ${they} spend) (?:(?:in|during|with|on|over) )?(?:(?:${their}|the|that) )(?:winter|year|summer|spring|autumn|time|months?)(?:['’]s)? off(?: work)?\W*$`,
          'i',
        ),
        'what did they do between jobs?',
      ],
    ],
  },
  // Whom a thing was given to, and who has it next
  {
    where: /\bgave it to \p{Lu}/u,
    unless: /\b(?:gave|give|given) (?:it|\p{L}+) away\b/iu,
    rewordings: [
      [
        new RegExp(
          String.raw`^why did ${they} (?:(?:give|gave) ${askedThing} away|(?:give away|hand over|pass on) ${askedThing}|(?:hand|pass) ${askedThing} (?:over|on)|stop maintaining ${askedThing})\W*$`,
          'i',
        ),
        'why did they give $1$2$3$4 to somebody else?',
      ],
    ],
  },
  {
    where: /\btakes over\b/i,
    rewordings: [[/\b(who )(?:is (?:going|due|about|set|supposed) to|will|shall|would) take over\b/i, '$1takes over']],
  },
  {
    where: /\b(?:permit|visa)\b[^.;]{0,40}\b(?:is valid|valid|runs) (?:until|till|to)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^when (?:does|do|will|is) (${their} (?:\w+ )?(?:permit|visa))(?: going to)? (?:expire|run out|end|lapse)\W*$`,
          'i',
        ),
        'until when is $1 valid?',
      ],
    ],
  },
  {
    where: /\bhanded (?:\w+ ){1,4}over to \p{Lu}/u,
    unless: /\b(?:took|takes) (?:\w+ ){0,3}over from (?:me|him|her)\b/i,
    rewordings: [
      [new RegExp(String.raw`^who took over ${askedThing}(?: from ${them})?\W*$`, 'i'), 'to whom was $1 handed over?'],
    ],
  },
  // How a degree was marked
  {
    where: /\bgrade point average\b/i,
    unless: /\bGPA\b/,
    rewordings: [[/\bGPA\b/i, 'grade point average']],
  },
];
