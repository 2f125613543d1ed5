import { months } from '../../contract/partial-date.ts';
import type { OwnRewordings } from '../../corpus/reworded.ts';
import { awardKinds } from './honour-rewordings.ts';
import { boardRole } from './post-signs.ts';
import * as posts from './post-rewordings.ts';
import { lifeRewordings } from './life-rewordings.ts';
import { earningsRewordings } from './pay-rewordings.ts';
import { ownSynonymRewordings } from './own-synonym-rewordings.ts';
import { ownRateRewordings } from './rate-rewordings.ts';
import { saleRewordings } from './sale-rewordings.ts';
import { their, they } from './sentence-signs.ts';
import { whereInFull } from './short-form-signs.ts';
import { studyRewordings } from './study-rewordings.ts';
import { teamRewordings } from './team-rewordings.ts';
import { warRewordings } from './time-rewordings.ts';
import { kindRewordings } from './kind-rewordings.ts';

/** Employers where somebody teaches or does research, and the question whether somebody worked for one, or for which. */
const universities = /^Employer: .*\b(?:universit|college)/i;
const atUniversity = new RegExp(
  String.raw`^(?:(?:at |for )?(?:which|what) universities (?:has|have|had|did) ${they} (?:(?:ever|also) )?work(?:ed)?(?: (?:at|for))?|(?:has|have|had|did|does|do|is|was) ${they} (?:(?:ever|also|still) )?(?:work(?:ed|s|ing)?|(?:been )?employed|ha[dv]e? an? (?:job|post|position)) (?:at|for|by) (?:an? |any |the |some )?universit(?:y|ies)(?: before| too| as well)?)\W*$`,
  'i',
);

/** Teaching at a university, and the question for it. */
const taughtThere =
  /^Role: .*\b(?:lecturer|professor|tutor|instructor|teaching)\b|\b(?:taught|teach\w*|lectur\w+|professor|tutor\w*)\b[^.\n]{0,120}\b(?:universit|college)|\b(?:universit|college)[^.\n]{0,120}\b(?:taught|teach\w*|lectur\w+|professor|tutor\w*)\b/i;
const taughtAtUniversity = new RegExp(
  String.raw`^(?:has|have|had|did|does|do) ${they} (?:ever )?(?:taught|teach|lectured?)(?: (?:students|classes|courses|anything))? (?:at|in) (?:an? |any |the )?(?:universit(?:y|ies)|colleges?)\W*$`,
  'i',
);

/** Whose projects are works calls them works and pieces: "what was her first work?" */
export const ownRewordings = whereInFull([
  ...posts.officers.map(([initials, said]): OwnRewordings => ({
    where: new RegExp(said, 'i'),
    unless: initials,
    rewordings: [[initials, said]],
  })),
  ...kindRewordings,
  { area: 'experience', where: boardRole, rewordings: posts.boardRewordings },
  {
    area: 'experience',
    where: posts.chairRole,
    unless: posts.professorRole,
    rewordings: posts.chairRewordings,
  },
  ...awardKinds.map(({ titled, asked }): OwnRewordings => ({ where: titled, rewordings: [[asked, '$1 award$2']] })),
  ...warRewordings,
  // A time without a post stands in no entry.
  {
    where:
      /\b(?:between (?:(?:the|my|his|her|two) )*jobs|had no job|out of work|unemployed|career break|sabbatical|(?:year|spring|summer|autumn|winter) off)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(what (?:did|was|were) ${they} (?:do|doing)) (?:in )?between (?:leaving|losing|quitting|selling|the (?:end|sale|closure) of)\b[^?]{2,80} and (?:joining|starting|beginning|going|moving|the (?:start|beginning) (?:of|at))\b[^?]{2,80}\W*$`,
          'i',
        ),
        '$1 between jobs?',
      ],
    ],
  },
  // What somebody calls a mistake failed as well
  {
    unless:
      /(?<!\bwithout [^.;]{0,60})\b[Mm]y (?:\w+ ){0,3}(?:mistake|failure|error|fault)\b|\b(?:largest|biggest|worst|greatest|costliest) (?:\w+ )?(?:mistake|failure|flop|outage|error|blunder)s?\b|\bI (?:once|accidentally) (?:unplugged|deleted|wiped|crashed|broke|brought down|took down|knocked out)\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^what (?:is|was|were|are) ${their} (?:biggest|greatest|worst|largest|main|costliest) (?:failure|mistake|blunder|flop|fiasco)s?(?: at work)?\W*$`,
          'i',
        ),
        'which projects failed?',
      ],
    ],
  },
  // A war that no text names is told by its years.
  {
    unless: /\b(?:Second World War|World War (?:II|Two|2))\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(what (?:did|was) ${they} (?:do|doing)) (?:in|during) (?:the )?(?:second world war|world war (?:two|ii|2)|ww ?(?:ii|2))\W*$`,
          'i',
        ),
        '$1 between 1939 and 1945?',
      ],
    ],
  },
  // Oscars are what the Academy gives.
  { where: /\bAcademy Awards?\b/, unless: /\bOscars?\b/, rewordings: [[/\bOscar(s?)\b/, 'Academy Award$1']] },
  {
    where: /\d participants\b/,
    rewordings: [
      [
        /^how many people (?:(?:have|has) )?(?:taken|took|take) part in ([^?,]{2,60}?)(?: (?:so far|in all|in total|altogether|overall))?\W*$/i,
        'how many participants did $1 have?',
      ],
    ],
  },
  // Users are no team, and are called people by whoever asks.
  {
    where: /\busers at (?:once|the same time|a time)\b/i,
    rewordings: [
      [
        /\b(how many )(?:people|persons)(?= (?:(?:could|can|may|might|would) )?use\b[^,?]*\b(?:at (?:once|the same time|a time)|simultaneously)\W*$)/i,
        '$1users',
      ],
    ],
  },
  // So do guests, where they are counted as participants.
  {
    where: /\d (?:\w+ )?participants\b/i,
    rewordings: [
      [
        /^(?=[^?]*_)how many (?:people|persons|guests) (?:have (?:so far |ever )?)?(?:took part in|taken part in|were (?:at|in)|been (?:at|to|in)|attended|joined|came to|come to|participated in) ([^?]{2,60}?)(?: (?:so far|until now|to date|in (?:all|total)|altogether))?\W*$/i,
        'how many participants did $1 have?',
      ],
    ],
  },
  // A language model is what is meant there.
  {
    where: /\blanguage models?\b/i,
    unless: /\bAI\b|\bartificial intelligence\b/,
    rewordings: [
      [/\b(?:AI|GPT|LLM|ChatGPT)(?:[- ](?:written|generated|made|assisted|produced|created))?\b/g, 'language model'],
    ],
  },
  // What is open is a project as well.
  {
    where: /^Licence: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^((?:which|what|list|name|show|all)(?: (?:of|the|all|any|his|her|their|your|me))* )projects (?=(?:(?:that|which) )?(?:(?:did|has|have|had|were|was|are|is) )?(?:${they} )?(?:(?:start|began|begin|begun|launch|creat|releas|found)\w* )(?:in|during) (?:(?:spring|summer|autumn|winter|early|late|the|${months.join('|')}) )*\d{4})`,
          'i',
        ),
        '$1projects and open source ',
      ],
    ],
  },
  ...saleRewordings,
  ...earningsRewordings,
  ...ownSynonymRewordings,
  ...lifeRewordings,
  ...studyRewordings,
  ...teamRewordings,
  // Weapons are what the defence industry makes.
  {
    where: /\b(?:weapons?|armaments?|military)\b/i,
    unless: /\bdefen[cs]e (?:industry|sector|compan|contract|work)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:would|will|does|do|has|have|did|could|can) ${they} (?:ever |also |consider )?(?:(?:take|accept|do|taken|done|taking) (?:an? |any )?(?:jobs?|work|projects?|contracts?)|work(?:ed|ing)?) (?:for|in|on) (?:the |an? |any )?(?:defen[cs]e|arms|army|military)(?: (?:industry|sector|companies|company|contractors?|industries|projects?|work))?\W*$`,
          'i',
        ),
        'do they work on weapons?',
      ],
    ],
  },
  // Who speaks at a place gives a talk there, where talks are told.
  {
    where: /^Kind: (?:talk|lecture|keynote)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^((?:(?:where and )?when(?: and where)?|in (?:which|what) (?:year|month)) (?:did|has|have) ${they} )(?:speak|spoken|talk(?:ed)?|lectured?|present(?:ed)?) (?=(?:in|on|about|against) )`,
          'i',
        ),
        '$1give a talk ',
      ],
    ],
  },
  // Where no university employed her, all employers would be told.
  {
    where: universities,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:on|at|in|of|to) )?((?:which|what) (?:universit(?:y|ies)|schools?|colleges?|institutes?|academ(?:y|ies)) )(?:has|have|had|did) (${they}) (?:(?:ever|also) )?(?:held?|have|had|got) (?:an? |any |the )?(?:paid )?(?:posts?|positions?|jobs?|chairs?|appointments?|professorships?|lectureships?)\W*$`,
          'i',
        ),
        '$1has $2 worked at?',
      ],
      [atUniversity, 'which universities have they worked at?'],
    ],
  },
  // Where nothing was published, the plain wording finds whatever bears one of its words.
  {
    where: /^Co-authors: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:did|has|have|does) ${they} (?:ever )?(?:publish(?:ed)?|writ(?:e|ten)|co-?author(?:ed)?)(?: (?:papers|articles|anything))? (?:with|together with|alongside) (?:anyone|anybody|someone|somebody|(?:any )?others?|other people)(?: else)?\W*$`,
          'i',
        ),
        'who are their co-authors?',
      ],
    ],
  },
  ...ownRateRewordings,
  { unless: taughtThere, rewordings: [[taughtAtUniversity, 'have they been a university lecturer?']] },
  { unless: universities, rewordings: [[atUniversity, 'have they worked in academia?']] },
  { unless: posts.retires, rewordings: posts.retirementRewordings },
  // A degree may be of no university
  {
    where: /^Institution: (?!.*(?:universit|college|school|gymnasium|lyc[ée]e|academ))/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:what|which)(?: subjects?)?) (?:did|have|has) ${they} (?:stud(?:y|ied)|read|taken?) at (?:university|college|uni)\W*$`,
          'i',
        ),
        'what did they study?',
      ],
    ],
  },
  // Part of a company as pay
  {
    where: /\bequity\b/i,
    rewordings: [
      [/\bwork for (?:shares|stocks?|(?:stock )?options|a stake)(?: in [^?,]{2,40})?(?=\W*$)/i, 'work for equity'],
    ],
  },
  // Initials that the code's own people say
  { where: /\bpull requests?\b/i, unless: /\bPRs?\b/, rewordings: [[/\bPRs?\b/, 'pull requests']] },
  // A school before the studies is not called secondary by all
  {
    where:
      /\b(?:girls['’]?|boys['’]?|grammar|high|boarding|comprehensive) school\b|\bschool for (?:girls|boys)\b|\bmatriculation\b|\bschool certificate\b|\bA[- ]levels?\b/i,
    unless: /\bsecondary\b/i,
    rewordings: [[/^which secondary school did they attend\b/, 'which school did they attend']],
  },
  // Pronouns are told by whoever uses others than are expected
  {
    where: /\bnon-?binary\b/i,
    unless: /\bpronouns?\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:what|which) pronouns (?:(?:do|does) ${they} (?:use|prefer|go by)|(?:should|do|must|shall) (?:i|we|one) use(?: for [^?,]{2,40})?)|(?:what|which) are ${their} pronouns)\W*$`,
          'i',
        ),
        'are they non-binary?',
      ],
    ],
  },
]);
