import type { FieldKind } from '../../contract/field.ts';
import type { Area } from '../../contract/record.ts';

/** Content schemas call fellow workers by several names; a visitor means whichever the entry has. */
export const personFields = ['collaborators', 'colleagues', 'coInventors', 'authors', 'sharedWith'];
/** Fields that hold a date, the most telling first. */
export const dateFields = ['filed', 'granted', 'date', 'start', 'end'];
/** Fields that date an entry of one moment, best first. */
export const momentFields = ['granted', 'date', 'start', 'end', 'filed'];
/** Fields that hold sentences. */
export const proseFields = ['summary', 'outcome', 'role'];
/** The ends of a time that a question may name, the most telling first. */
export const endFields = ['filed', 'granted', 'start', 'end'];

/** Fields by which an entry is called. Roles and degrees are words of their own: "director" asks about directors. */
export const namingFields = ['aka', 'title', 'name', 'employer', 'institution', 'number', 'thesis'];
/** Fields that only name their record: the name leads to the record, it is not what is asked. */
export const bareNameFields = ['title', 'name', 'aka', 'authorship', 'employer', 'institution'];
/** Fields that few kinds of entries have, so that asking for one can tell which entry is meant. */
export const rareFields = [
  'filed',
  'granted',
  'applicationNumber',
  'assignee',
  'coInventors',
  'thesis',
  'doi',
  'licence',
];
/** Fields of a post. */
export const roleFields = [
  'role',
  'employer',
  'organisation',
  'team',
  'colleagues',
  'collaborators',
  'skills',
  'start',
  'place',
];
/** Fields whose words are too common to ask for them against a question word that asks for something else. */
export const vagueFields = [
  'team',
  'role',
  'reason',
  'number',
  'links',
  'link',
  'status',
  'start',
  'end',
  'field',
  'kind',
  'place',
];
/** Fields that are themselves a number of things, whatever these are called. */
export const sizeFields = ['team', 'amount', 'pages'];
/** Fields that say where somebody is or belongs to. */
export const bodyFields = ['organisation', 'institution', 'employer', 'place'];
/** Fields that people ask for by word and that a portfolio either fills or keeps to itself. */
export const privateFields = ['email', 'phone'];

/** Kinds of fields by whose values people tell entries apart. */
export const statedKinds: FieldKind[] = [
  'name',
  'person',
  'organisation',
  'place',
  'identifier',
  'licence',
  'status',
  'skill',
  'amount',
];
/** The same for what is no name: the line on an entry tells what it is about. */
export const subjectKinds: FieldKind[] = [...statedKinds, 'prose'];
/** Kinds of fields that show why a list holds an entry. */
export const pickingKinds: FieldKind[] = ['skill', 'person', 'organisation', 'place', 'licence', 'status'];

/** Kinds of fields that stand beside no answer: times and bodies are told by typed records or not at all, prose and names stand above it. */
export const toldKinds = /date|organ|prose|name/;

/** Fields that stand beside an entry in a list, so that a reader need not follow the link. */
export const listFields: Partial<Record<Area, string[]>> = {
  experience: ['place', 'start', 'end'],
  projects: ['start', 'end'],
  'open-source': ['start', 'licence'],
  patents: ['number', 'granted'],
  education: ['field', 'end'],
  publications: ['venue', 'date'],
  awards: ['awarder', 'date'],
};
/** What an entry is called by itself. */
export const titleFields = ['title', 'name', 'aka'];
/** Of what several entries may share, that by which they are meant together. */
export const sharedFields = ['employer', 'role', 'institution'];
/** Fields that tell of a person as a whole. */
export const personalFields = ['headline', 'summary'];
/** Fields that tell what an entry was. */
export const storyFields = ['summary', 'outcome'];
/** The same where what something is is asked for, the best first. */
export const gistFields = ['thesis', ...storyFields];
/** Fields that tell why something was done, the best first. */
export const reasonFields = ['reason', 'outcome', 'summary'];
/** Fields of a post that tell what is done in it. */
export const tradeFields = ['role', 'team', 'skills'];
/** Fields by which a post is told. */
export const postFields = ['role', 'team', 'start', 'end'];
/** Fields that tell at what time a post was held beside an entry, the best first. */
export const besidePostFields = ['date', 'start', 'granted', 'filed'];
/** Fields that tell when a post or a study was. */
export const termFields = ['start', 'end'];
/** Fields beside places that tell where something was. */
export const whereFields = ['venue', 'funding'];
/** Ways that a question may ask for of an organisation. */
export const waysByName = ['website', ...privateFields];
/** What a question for a number may be answered by: never a date, a place or a name. */
export const countableFields = [...sizeFields, ...personFields];
/** Fields of which two entries may have more or less. */
export const amountFields = ['team', 'amount'];
/** What an entry is titled. */
export const plainTitleFields = ['title', 'name'];
/** Dates of a patent. */
export const patentDateFields = ['filed', 'granted'];
/** Fields by which what was counted is told. */
export const countedFields = ['employer', 'number', ...dateFields];
/** Fields by which what was measured is told. */
export const measuredFields = ['employer', ...dateFields];
/** What is written freely and may name somebody: "maintained by Ida Roe". */
export const sentenceKinds: FieldKind[] = ['prose', 'text', 'status'];

/** A deed that those who worked on a thing did not do by that. */
export const byOthers =
  /\bwho (?:else |first |\w+ly )?(?:b(?:ought|uys)|acquire[ds]|sold|use[ds]?|saw|watched|heard|owns?|owned|complain\w*|critici[sz]\w*|object\w*|ask(?:ed|s)|order(?:ed|s)|want(?:ed|s)|stopp?\w*|clos\w+|cancel\w*|approv\w*|compos\w*|wrote the|regulat\w*|certif\w*|inspect\w*|attend\w*|profit\w*|benefit\w*|plays?(?= (?:it|that|this)\b)|cleans?|cleaned|sw[aiu]ms?|lives?|lived|visit(?:s|ed)|open(?:s|ed)|inaugurat\w*|review(?:s|ed)|translat\w*|cho(?:se|oses?)|reads?(?= (?:it|that|this)\b)|st(?:ole|eals)|broke|damag\w*|vandal\w*|protest\w*|su(?:ed|es)|prais\w*|hated?|loved?|refus\w*|reject\w*|laugh\w*|suffer\w*|lost)\b/;
