import { absentBounds } from './absent-signs.ts';
import { aName, does, noList, they } from './sentence-signs.ts';

const somebody = String.raw`(?:(?:Dr|Prof|Mrs?|Ms|Dame|Sir)\.? )?\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|van|von|de|der)){0,3}`;
/** What a sentence says besides the town, of where in it a thing is. */
const spot = String.raw`(?:streets?|roads?|avenue|lane|squares?|quarter|district|suburbs?|village|harbour|docks?|canal|river|bank|campus|buildings?|house|hotel|hospital|clinic|schools?|college|library|museum|theatre|church|prison|station|hall|studio|workshop|factory|shed|barn|garage|kitchen|attic|floor|cellar|basement|courtyard|market|old town|centre|center|downtown|north|south|east|west|outskirts|corner|opposite|above|behind|beside|next (?:to|door)|near|outside)`;

/** Where in a town somebody worked or learned asks for the firm or the school, which an entry tells. */
const noFirm = String.raw`(?![^?]* (?:did|does|do|has|have|is|was) ${they} (?:(?:ever|first|last|now) )*(?:work|stud[iy]|learn|train|teach|taught|lectur|employed))`;

/** What others may have done, each with the verb of the question and the words of the sentence. */
const deeds: [asked: string, told: string][] = [
  ['read', String.raw`read(?:s|ers?|ing)?|copy`],
  [
    'think|like|love|hate|enjoy|admire|mind|object|agree|approve|regret|complain',
    String.raw`thought|th[ie]nks?|believ\p{L}+|lik(?:ed|es)|lov(?:ed|es)|hat(?:ed|es)|enjoy\p{L}*|admir\p{L}+|mind(?:ed|s)|object\p{L}*|agree\p{L}*|approv\p{L}+|regret\p{L}*|complain\p{L}*|prais\p{L}+|reject\p{L}*|laugh\p{L}*|unanim\p{L}+|said|says|called|wrote|oppos\p{L}+|against|protest\p{L}*|refus\p{L}+|accept\p{L}*|found|convinced|proud|happy|angry|welcom\p{L}+`,
  ],
  [
    'reply|answer|respond|react',
    String.raw`repl(?:y|ied|ies)|answer\p{L}*|respon\p{L}+|react\p{L}*|wrote|said|called|came|thanked|agreed|refus\p{L}+|accepted`,
  ],
  ['play', String.raw`play\p{L}*|performed?|soloist`],
  [
    'know(?! how(?!\\p{L}))',
    String.raw`kn[eo]w\p{L}*|told|learn\p{L}*|secret\p{L}*|found out|discover\p{L}*|heard|aware|notic\p{L}+|suspect\p{L}*`,
  ],
  ['offer', String.raw`offer\p{L}*|propos\p{L}+|gave|invit\p{L}+|hir(?:e[ds]?|ing)|asked|promis\p{L}+|want\p{L}+`],
];

/** Where in a town: a text that tells it need not say the town again, which the bound sign knows. */
export const spots = {
  kind: 'measure' as const,
  question: new RegExp(String.raw`^\W*(?:(?:and|so) )?where (?:exactly |precisely )?(?:in|outside) ${noFirm}`),
  sign: /./,
};

/** What is asked for more exactly than it is told: a spot in a town, the end of a stay, the part of one in a cast; as the bound signs. */
export const exactBounds: [asked: RegExp, told: string][] = [
  ...absentBounds,
  // Where in a town: the town alone tells none
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?[Ww]here (?:exactly |precisely )?(?:in|outside) ${noFirm}(?:the )?(?<one>\p{Lu}[\p{L} ’'-]*?) (?:is|was|are|were|does|did|do|has|have|had)(?!\p{L})`,
      'u',
    ),
    String.raw`: (?:place|location|address|venue) (?!{one}).*{one}|^(?!.*: (?:place|location|organisation|employer|institution|funding|awarder|deliverables|outcome|colleagues|collaborators) ).*: .*(?:\b${spot}(?!\p{L})|\b(?:in|at|on) (?:the )?(?!{one})${aName})`,
  ],
  // Until when: the day on which it began tells none
  [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?<one>[Uu]ntil|[Tt]ill|[Uu]p to) (?:when|(?:what|which) (?:year|month|date)) ${does} `,
      'u',
    ),
    String.raw`: (?:end|completed|status) |\b(?:until|till|left|resign\p{L}*|retire[ds]|stopp\p{L}+|ended|closed|gave up|to)\b.*\d{4}|\d{4} ?[–-] ?(?:\d{4}|present)`,
  ],
  // Whether others did a thing: that they took part in another tells nothing of it
  ...deeds.map(([asked, told]): [RegExp, string] => [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o),? )?[Dd]id (?!(?:${they}|it|that|this|any(?:body|one)|some(?:body|one)|every(?:body|one)|people|others|many)(?!\p{L}))(?<one>[^?,_]{2,50}?) (?:(?:ever|really|actually|also|even|later|himself|herself) )*(?:${asked})(?!\p{L})`,
      'u',
    ),
    String.raw`${noList}.*(?:{one}(?:[^.;]|; (?:they|s?he|who)\b){0,160}(?<!\p{L})(?:${told})(?!\p{L})|(?<!\p{L})(?:${told})(?!\p{L})[^.;]{0,60}\b(?:by|with|from|of) (?:[^.;]{0,30} )?{one})`,
  ]),
  // The part of one in a cast
  [
    new RegExp(
      String.raw`\b(?:[Ww](?:hat|hich) (?:part|role|character)s? ${does} (?<one>${somebody}) (?:play|act|have)|[Ww]ho ${does} (?<one>${somebody}) (?:play|act))(?!\p{L})`,
      'u',
    ),
    String.raw`{one}[^.;]{0,80}\b(?:as|plays?|played|role|part)\b|\b(?:role|part)\b[^.;]{0,60}{one}|{one}(?: \p{Lu}[\p{L}.’-]*){0,2} \((?!act(?:or|ress)\))`,
  ],
  // Who taught somebody a thing: that it was learned names nobody
  [
    /\b[Ww]ho (?<one>taught|trained|coached|showed) (?:him|her|them|you) (?:how )?to(?!\p{L})/u,
    String.raw`\b(?:taught|teach\p{L}*|train(?:s|ed|er)|coach\p{L}*|show(?:s|ed)|lessons?|instructor|mentor\p{L}*|learn\p{L}* [^.;]{0,60} (?:from|under|with))\b`,
  ],
  // In which language a text is to be had: those that somebody speaks are none of it
  [
    /^\W*(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere) (?:the|her|his|their|your) (?:\p{Ll}+ )?(?:book|novel|handbook|paper|thesis|article|film|app|game|site|website|newsletter|course)s? (?:also )?(?:available|published|translated|out|printed|sold) (?:in|into) (?<one>\p{Lu}\p{Ll}+)\W*$/u,
    String.raw`\b(?:edition|translat\p{L}+|published|printed|came out|appear\p{L}*|version|available|subtitle\p{L}*|out)\b[^.;]{0,60}{one}|{one} (?:edition|translation|version)`,
  ],
];
