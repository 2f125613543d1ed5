import type { Area } from '../../contract/record.ts';

/** Who: whatever is hers is not she, and neither is "the team". */
const who =
  '(?!(?:his|her|their|your|my|our|its?|the|this|that|these|those|any|anyone|anybody|there|an?) )(?:[^ ]+ ){1,3}?';
/** Who, without more names than the person's own, and a word that only stresses the verb. */
const before = String.raw`^\W*(?:[Dd]id|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere) ${who}(?:(?:ever|also|actually|really|once) )?`;
/** What people go to, and do not study at. */
const event = '(?:conference|congress|meeting|workshop|summit|festival|fair|ceremony|party|event)';

/** A force has its own verbs; "the military" is the name of none. */
const force = '(?= (?:the )?[^?]{0,30}\\b(?:[Nn]avy|[Aa]rmy|[Aa]ir [Ff]orce|[Mm]arines|[Cc]oast [Gg]uard)\\b)';
const service = `(?:served? |(?:been )?)in${force}`;

/** Asks whether somebody worked, studied or lived somewhere, and what tells it. */
interface StaySign {
  asked: RegExp;
  /** Entries that are such a stay. */
  areas: Area[];
  /** Entries that may come of one. */
  kin: Area[];
  /** How a sentence tells it. */
  told: RegExp;
  /** What is said where nothing does. */
  none: string;
  /** An entry must tell it by its title. */
  isTitle?: true;
}

export const staySigns: StaySign[] = [
  {
    asked: new RegExp(`${before}(?:(?:work(?:ed)?|(?:been )?employed) (?:at|for|in|by)|${service}) (?:the )?`, 'u'),
    areas: ['experience'],
    kin: ['projects', 'open-source'],
    told: /\b(?:work(?:ed|ing)?|jobs?|employed|employee|hired|joined|intern|internship|freelance\w*|consult\w*|taught|teaching|lectur\w+|office|based)\b/i,
    none: 'The portfolio does not list that as a place where the person worked.',
  },
  {
    asked: new RegExp(
      String.raw`${before}(?:stud(?:y|ied)(?: (?:at|in))?|attend(?:ed)?(?!.*\b${event}\b)|graduated? from|(?:been )?(?:enroll?(?:ed)?|an? student|an? graduate) (?:at|in|of|from)|(?:go|gone|been) to(?= (?:the )?(?:\p{Lu}{3,}\b|.*(?:University|College|Institute|School|Academy|Polytechnic)\b)))(?: the)? `,
      'u',
    ),
    areas: ['education'],
    kin: [],
    told: /\b(?:studied|attended|degrees?|graduated?|enrolled|students?|pupil|courses?|semester|thesis|exchange|ph\.?d|doctorate|bachelor|master|examination|trained|lessons|learn(?:ed|t))\b/i,
    none: 'The portfolio does not list that among the studies.',
  },
  {
    asked: new RegExp(
      String.raw`^\W*(?:[Ww]as|[Ww]ere|[Hh]as|[Hh]ave) ${who}(?:(?:ever|also|actually|really|once|been) )*at (?:the )?(?=\p{Lu})`,
      'u',
    ),
    areas: ['experience', 'education'],
    kin: ['projects', 'open-source', 'publications', 'awards'],
    told: /\b(?:at|in|from|with|for|of|by)\b/i,
    none: 'The portfolio does not list that as a place where the person worked.',
  },
  {
    asked: new RegExp(
      `${before}(?:co-?)?found(?:ed)? (?:the )?(?=\\p{Lu})(?!.*\\b(?:alone|single-?handed\\w*|with|together)\\b)`,
      'u',
    ),
    areas: [],
    kin: [],
    told: /\b(?:co-?)?(?:found(?:ed|er|ing)?|establish\w*|creat\w+|set up|start(?:ed|ing)?|launch\w*|began|owner)\b/i,
    none: 'The portfolio does not say.',
  },
  {
    asked: new RegExp(`${before}(?:lived?|resided?) in (?:the )?`, 'u'),
    areas: [],
    kin: ['experience', 'education'],
    told: /^/,
    none: 'The portfolio does not say.',
  },
  {
    asked:
      /^\W*(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave) (?:[^ ]+ ){1,3}?(?:(?:ever|also|now|still|already|been|made|elected|become) )*(?:(?:an?|the) )?(?:(?:honorary|life|senior|elected) )?(?:[Ff]ellow|[Mm]ember) of (?:the )?(?=\p{Lu})/u,
    areas: ['awards', 'experience', 'education'],
    kin: ['awards'],
    told: /\b(?:fellow|member)/i,
    none: 'The portfolio does not say.',
    isTitle: true,
  },
];
