import type { OfPerson } from './hiring-signs.ts';
import { they } from './sentence-signs.ts';

const paper = '(?:visas?|permits?|passports?|sponsor\\w*)';
/** What a question on permits says of them, and for what work. */
const asked = String.raw`\b(?:right to work|(?:(?:need|require)s?|has|have|got|on) (?:an? )?(?:work |working |eu |european |second )?${paper}|visa (?:status|sponsorship)|work (?:permit|visa|authori[sz]ation)|(?:residence|work(?:ing)?) permit|sponsor (?:an? |his |her |their |any )?(?:work )?(?:visa|permit)(?: for (?:him|her|them|you))?|(?:authori[sz]ed|allowed|eligible|entitled|permitted) to (?:work|stay|live|remain)|work legally|(?:what|which) (?:citizenships?|passports?|nationalit(?:y|ies)) (?:does|do|has|have) ${they}(?: hold| have| got)?|(?:is|are) ${they} an? (?:eu|european) citizen|(?:has|have|hold) (?:an? )?(?:eu|european) (?:citizenship|passport))(?:,? (?:or|and) (?:an? )?(?:work )?${paper}(?: sponsorship)?)?(?: sponsorship)?(?: (?:for|to) (?:(?:do|take|start|accept|get) )?(?:(?:an?|the|this|any|our) )?(?:[\w-]+ )?(?:jobs?|roles?|posts?|positions?|work)(?: (?:for|with) (?:us|me|you))?)?`;
/** How a text tells of them. */
const told = String.raw`\b(?:citizen(?:s|ship)?|nationality|visas?|(?:right|permit|permission) to work|permits?|sponsorship|settled status|leave to remain|(?:permanent |my |an? )residen\w+|residence card|sponsor (?:nothing|no|any|a|an|me|him|her)\b|needs? (?:an? |no |any )?sponsors?\b|blue card|green card|\w+ passports?\b)`;

/** Lands for which a permit elsewhere is none, and how a text speaks of them. */
const lands: [asked: string, told: string][] = [
  [
    '(?:the )?(?:usa|united states)|the us|america|the states',
    'United States|U\\.?S\\.?(?:A\\b|(?= ))|America|green card|H-?1B',
  ],
  [
    '(?:the )?(?:uk|united kingdom)|(?:great )?britain|england|scotland|wales',
    'United Kingdom|UK\\b|Brit(?:ain|ish)|England|Scotland|Wales|settled status|leave to remain',
  ],
  ...[
    'Switzerland|Swiss',
    'Canad(?:a|ian)',
    'Australian?',
    'Indian?',
    'Japan(?:ese)?',
    'Singapore',
    'Chin(?:a|ese)',
    'Brazil(?:ian)?',
  ].map((land): [string, string] => [land.toLowerCase(), land]),
];

/** Where somebody may work: a land is answered by what is told of it. On folded text. */
export const permits: OfPerson[] = [
  ...lands.map(([land, name]): OfPerson => ({
    asks: new RegExp(String.raw`${asked}\b.* (?:in|for|within) (?:${land})\W*$`),
    tells: new RegExp(String.raw`^(?=.*(?:${told}|\bneed one\b))(?=.*\b(?:${name}))`),
    isPrivate: true,
  })),
  {
    asks: new RegExp(String.raw`${asked}\b(?: (?:in|for|to work in|within) (?:the )?[\w ]{2,30})?\W*$`),
    tells: new RegExp(told, 'i'),
  },
];
