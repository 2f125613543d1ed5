import { checkRewordings } from './check-rewordings.ts';
import { codeRewordings } from './code-rewordings.ts';
import { companyRewordings } from './company-rewordings.ts';
import { everywhereRewordings } from './everywhere-rewordings.ts';
import { everydayRewordings } from './everyday-rewordings.ts';
import { experienceRewordings } from './experience-rewordings.ts';
import { hiringRewordings } from './hiring-rewordings.ts';
import { honourRewordings } from './honour-rewordings.ts';
import { idiomRewordings } from './idiom-rewordings.ts';
import { joinedRewordings } from './joined-rewordings.ts';
import { keywordRewordings } from './keyword-rewordings.ts';
import { leadRewordings } from './lead-rewordings.ts';
import { lengthRewordings, numberRewordings } from './length-rewordings.ts';
import { leisureRewordings } from './leisure-rewordings.ts';
import { listRewordings } from './list-rewordings.ts';
import { madeRewordings } from './made-rewordings.ts';
import { matterRewordings } from './matter-rewordings.ts';
import { payRewordings } from './pay-rewordings.ts';
import { personRewordings } from './person-rewordings.ts';
import { plainRewordings } from './plain-rewordings.ts';
import { postRewordings } from './post-rewordings.ts';
import { publicationRewordings } from './publication-rewordings.ts';
import { questionRewordings } from './question-rewordings.ts';
import { relationsRewordings } from './relations-rewordings.ts';
import { repeatRewordings } from './repeat-rewordings.ts';
import { stepRewordings } from './step-rewordings.ts';
import { degreeRewordings } from './study-rewordings.ts';
import { synonymRewordings } from './synonym-rewordings.ts';
import { talkRewordings } from './talk-rewordings.ts';
import { termsRewordings } from './terms-rewordings.ts';
import { timeRewordings } from './time-rewordings.ts';
import { tradeRewordings } from './trade-rewordings.ts';
import { whetherRewordings } from './whether-rewordings.ts';
import { whichRewordings } from './which-rewordings.ts';
import { wholeRewordings } from './whole-rewordings.ts';
import { workRewordings } from './work-rewordings.ts';

/** Who somebody and what something is. */
const entryRewordings: [RegExp, string][] = [
  // Who it is
  [
    /^(?:please,? )?who (?:exactly )?is (?:this(?: person)?|the person (?:on|behind) this \w+|this \w+ about)\W*$/i,
    'who are they?',
  ],
  // What something is
  [
    /^(?:(?:can|could|would|will) you )?(?:please |briefly )*(?:describe|explain|outline)(?: to me)? (?!(?:why|how|what|where|when|who|which)\b)/i,
    'what is ',
  ],
  [/^(?:please )?(?:give|show|write)(?: me| us)? (?:an? |the )?(?:\w+ )?(?:description|explanation) of\b/i, 'what is'],
  [
    /^(?!(?:what|which|who|where|when|how|why|is|was|are|were|does|did|do|has|have|had|can|could|would|any|there|jobs?|projects?|work|roles?|product|patents?|awards?|company)\b)(.+) description\W*$/i,
    'what is $1?',
  ],
  [
    /^what (?:does|did) (?!(?:the|his|her|this|that|their|your) (?:job|role|work|position|post|project|portfolio|team)\b)(.+) consist of\W*$/i,
    'what is $1?',
  ],
];

/**
 * Other ways to ask for what has a plain wording, and that wording; each is looked for in what those before it made of the
 * question. One that asks for something else altogether must account for the whole question, or it would drop the rest.
 */
export const rewordings: [RegExp, string][] = [
  ...leadRewordings,
  ...talkRewordings,
  ...checkRewordings,
  ...wholeRewordings,
  ...everywhereRewordings,
  ...experienceRewordings,
  ...plainRewordings,
  ...everydayRewordings,
  ...idiomRewordings,
  ...synonymRewordings,
  ...leisureRewordings,
  ...hiringRewordings,
  ...payRewordings,
  ...termsRewordings,
  ...codeRewordings,
  ...questionRewordings,
  ...repeatRewordings,
  ...relationsRewordings,
  ...honourRewordings,
  ...degreeRewordings,
  ...numberRewordings,
  ...matterRewordings,
  ...stepRewordings,
  ...timeRewordings,
  ...workRewordings,
  ...joinedRewordings,
  ...keywordRewordings,
  ...whichRewordings,
  ...madeRewordings,
  ...listRewordings,
  ...postRewordings,
  ...publicationRewordings,
  ...lengthRewordings,
  ...entryRewordings,
  ...personRewordings,
  ...companyRewordings,
  ...tradeRewordings,
  ...whetherRewordings,
];
