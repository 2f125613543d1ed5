import type { Area } from '../../contract/record.ts';

/** Fields that tell of others, of a day or of a thing's name, and by which nobody shows what he can do. */
export const noEvidence: ReadonlySet<string | undefined> = new Set([
  'colleagues',
  'collaborators',
  'coInventors',
  'authors',
  'sharedWith',
  'authorship',
  'repository',
  'start',
  'end',
  'filed',
  'pages',
  'doi',
  'identifier',
  'applicationNumber',
]);
/** By what an entry that is itself the thing asked for is told. */
export const tellingFields: Partial<Record<Area, string[]>> = {
  patents: ['title', 'number', 'granted'],
  publications: ['title', 'venue', 'date'],
  awards: ['awarder', 'date'],
  education: ['degree', 'field', 'institution'],
};

const led = String.raw`\b(?:tech lead|team lead|lead of \d|people to lead|(?:led|lead|ran|run|runs|manages?|managed|headed|directs?|directed) (?:(?:the|a|an|our|my|its|up to|over|about) )?(?:[\p{L}'’-]+ ){0,4}(?:team|group|squads|department|engineers|people|staff|designers|researchers|nurses|laboratory|lab)\b|(?:engineering|people|line) management)|^Role: (?:[^\n]* )?(?:lead|head of|chief|director|vice president|(?:co-)?founder|superintendent|dean|principal investigator|(?<!(?:product|project|program|programme|account|office|community|content) )manager|captain|president)\b`;
/** Leading others: how an advert asks for it, and how a role tells of it, the narrower kind first. */
export const leaderships: [asked: RegExp, told: RegExp][] = [
  [
    /\btechnical(?:ly)? lead(?:ership|ing)?\b/i,
    new RegExp(String.raw`${led}|\btechnical (?:lead|leadership|direction)\b`, 'iu'),
  ],
  [
    /\bleadership\b|\bteam[- ]lead(?:er|ing)?\b|\b(?:people|line|staff|team) management\b|\b(?:lead(?:ing|s)?|led|manag(?:e|ed|ing|es)|head(?:ed|ing|s)?|supervis(?:e|ed|es|ing)|direct(?:ed|ing|s)?) (?:(?:and|or|an?|the|of|our|your|at|least|up|to|over|cross-functional|growing|small|large|\d+\+?) )*(?:\p{L}+ ){0,3}(?:teams?|people|staff|engineers|developers|designers|researchers|scientists|groups?|laborator(?:y|ies)|labs?|departments?|squads?|reports)\b/iu,
    new RegExp(led, 'iu'),
  ],
];
/** What stands in such a requirement beside what is led. */
export const besideLeading =
  /\b(?:lead\w*|led|manag\w+|head(?:ed|ing|s)?|supervis\w+|direct\w*|technical(?:ly)?|roles?|positions?|capacity|teams?|people|persons?|staff|engineers|developers|members?|groups?|squads?|departments?|reports|line|cross-functional|growing|small|large|including|at least|up to|over|\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/gi;
/** The number of those who are led. */
export const ledNumber =
  /(?<![\p{L}\d])(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?![\p{L}\d])/iu;

/** Denies all that stands in a section or a sentence: "Not taken on", "Not offered: front-end work", a certificate that lapsed. */
export const deniesAll =
  /^\W*(?:not|no longer) (?:offered|taken|available|done|included|wanted|interested|for (?:me|hire))\b|\b(?:lapsed|(?:has|have) expired|not (?:been )?renewed|n['’]t renewed)\b/i;
