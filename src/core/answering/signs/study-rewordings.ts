import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';

const doctorate = String.raw`(?:ph\.?d\.?|doctorate|doctoral (?:studies|work|research)|d\.?phil\.?)`;

/** Asks how old somebody was when she graduated, in one of two or three turns, and no more. */
const ageAtGraduation = new RegExp(
  String.raw`^(?:and )?(?:how old (?:was|were) ${they}|(?:at )?(?:what|which) age (?:was|were|did) ${they})(?: (?:when|as) ${they})? (?:(?:first )?graduated?|(?:at|on) (?:${their} )?graduation)(?: from (?:university|uni|college))?\W*$`,
  'i',
);

/** What somebody wrote on for a degree, where the title of it is told; what a graduation ends, and when somebody taught. */
export const studyRewordings: OwnRewordings[] = [
  // Whoever has a post as a teacher taught in it, and teaches still where the last one goes on
  {
    area: 'experience',
    where: /^Role: .*\b(?:lecturer|professor|teacher|tutor|instructor|teaching)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:when|(?:in )?(?:which|what) year|where) (?:did ${they} (?:last|most recently) (?:teach|lecture)|was the last time (?:that )?${they} (?:taught|lectured))|(?:does|do) ${they} still (?:teach|lecture))(?: (?:anybody|anything|students|a course|at (?:an? |any )?(?:universit(?:y|ies)|school)))?\W*$`,
          'i',
        ),
        'when was their last teaching job?',
      ],
    ],
  },
  // Honours of a degree are no awards, and the societies that give them stand among them
  {
    where: /^Honours: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:which|what) honou?rs did ${they} (?:graduate|finish|leave (?:university|college)) with|(?:(?:of|in|to) )?(?:which|what) (?:academic honours|hono(?:u?rs?|u?rary) societ(?:y|ies)) (?:was|were|is|are|did|does|do|has|have) ${they} (?:ever |also )?(?:been )?(?:(?:an? )?members? of|in|part of|belong(?:ed)?(?: to)?|join(?:ed)?|(?:elected|admitted)(?: to)?|a member))\W*$`,
          'i',
        ),
        'list all degrees with their honours',
      ],
    ],
  },
  // Whoever graduates has finished the first degree, and not begun it
  {
    where: /^Degree: (?:Bachelor|B\.? ?(?:A|Sc|Eng|Tech)\b)/,
    rewordings: [[ageAtGraduation, "how old were they when they finished their bachelor's degree?"]],
  },
  {
    where: /^Degree: Ph\.?D\b/,
    unless: /\bdoctora(?:te|l)\b/i,
    rewordings: [[/^((?:and )?how (?:long|many years) [^?,]{2,40} )doctorate\b/i, '$1PhD']],
  },
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

const learned =
  '(?:degrees?|diplomas?|qualifications?|(?:professional |school )?certificat(?:es?|ions?)|training|courses?|(?:secondary |high )?schools?|colleges?|universit(?:y|ies))';

/** The mark at the end is the mark, and degrees with schools are all that was learned. */
export const degreeRewordings: [RegExp, string][] = [
  // A degree is got at its end: "at what age did she get her doctorate?"
  [
    new RegExp(
      String.raw`^(?:and )?(?:how old (?:was|were) (${they}) when ${they}|(?:at )?(?:what|which) age (?:did|was|were) (${they})(?: when ${they})?) (?:finally )?(?:g[eo]t|receiv(?:e|ed)|earn(?:ed)?|obtain(?:ed)?|gain(?:ed)?|took|take|(?:was |were )?(?:awarded|granted|given)|defend(?:ed)?|submit(?:ted)?|graduat(?:e|ed) with) (?:${their} |an? |the )?(?!honorary)((?:[\w.'’-]+ ){0,2}?(?:ph\.?d\.?|doctorate|degree|diploma|master['’]?s?|bachelor['’]?s?|m\.?sc|b\.?sc|mba)(?: degree| thesis| dissertation)?)(?= (?:from|at|in)\b|\W*$)`,
      'i',
    ),
    'how old was $1$2 when they finished their $3',
  ],
  // What somebody learned, and no background of a life
  [/\b(?:educational|academic|school) (?:background|history|path|career)\b/i, 'education'],
  [
    new RegExp(
      String.raw`^(what (?:was|is|were) (?:${their}|the) )(?:final|overall|end) (?=(?:marks?|grades?|scores?)\b)`,
      'i',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`^(?=.*\b(?:degree|diploma|qualification|training|school|colleg|universit))(?:(?:give me|show me|list|name)(?: all)? (?:of )?(?:${their}|the)|(?:what|which)) ${learned} (?:and|or) ${learned}(?: (?:has|have|had|did|does|do|is|was) ${they}(?: (?:have|had|got|hold|attend(?:ed)?|do|done|go(?:ne)? (?:to|through)|visit(?:ed)?|complete[d]?|finish(?:ed)?|take|taken))?| ${they} (?:has|have|had|attended|holds?|went (?:to|through)|visited|completed|did))?\W*$`,
      'i',
    ),
    'what is their education?',
  ],
  [
    new RegExp(
      String.raw`^((?:what|which) degrees? (?:has|have|does|do|did) ${they} (?:hold|have|got|get)),? (?:or|and) (?:(?:is|are|was|were) ${they} )?(?:(?:still|currently|now) )?(?:finish|do|pursu|work|complet|tak|study)ing(?: (?:for|towards|on))?\W*$`,
      'i',
    ),
    '$1?',
  ],
  // Of all the places of learning a university is one that gives degrees
  [
    new RegExp(
      String.raw`^(?:which|what) (?:universit(?:y|ies)|colleges?) (?:has|have|did) ${they} (?:ever )?(?:attend(?:ed)?|(?:study|studied|enrol(?:l?ed)?) (?:at|in)|(?:go|went|gone|been) to|graduated? from)\W*$`,
      'i',
    ),
    'what degrees do they have?',
  ],
];
