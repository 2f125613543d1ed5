import type { Area } from '../../contract/record.ts';
import { months } from '../../contract/partial-date.ts';
import { boardRole } from './post-signs.ts';
import { proseSigns } from './prose-signs.ts';

/** How a question asks for what went wrong, and how an outcome tells it. */
const failed =
  /\b(fail(ed)?(?![- ]?over)|cancel(l?ed)?|scrapped|abandoned|unsuccessful|stopped|given up|written off|wound up)\b/i;

/** What has become of an entry, or what it is: the fields that say so, and how. */
export interface StateSign {
  fields: string[];
  says: RegExp;
  /** Only an entry with one of these tells it either way. */
  told?: string[];
}

/** Of which entries it is asked: the first pattern asks for those in that state, the second for the others. */
export interface AskedState {
  area: Area;
  state: StateSign;
  yes: RegExp;
  no: RegExp;
}

const states = {
  granted: {
    fields: ['granted', 'status'],
    says: new RegExp(String.raw`^(?:about )?(?:\d|${months.join('|')})|\bgranted\b`, 'i'),
    told: ['filed', 'status'],
  },
  inForce: {
    fields: ['status'],
    says: /^(?!.*\b(?:expired|lapsed|abandoned|revoked|withdrawn|until)\b)(?:granted|issued|registered|in force|active|valid|live|maintained)\b/i,
    told: ['status'],
  },
  lapsed: { fields: ['status'], says: /\b(?:expired|lapsed)\b/i, told: ['status'] },
  dead: {
    fields: ['status'],
    says: /\b(?:expired|lapsed|abandoned|revoked|withdrawn|cancel?led|dead|inactive|not in force)\b/i,
    told: ['status'],
  },
  founded: { fields: ['role'], says: /founder/i, told: ['role'] },
  onBoard: { fields: ['role'], says: boardRole },
  failed: { fields: ['outcome', 'summary'], says: failed },
  over: { fields: ['end'], says: /^(?!present)/, told: ['start', 'end'] },
  dated: { fields: ['date', 'start', 'end', 'filed', 'granted'], says: /^/ },
  kept: {
    fields: ['status'],
    says: /^(?:actively )?(?:maintained|active)\b(?!.*\b(?:by|hands of)\b)/i,
    told: ['status'],
  },
  handedOver: { fields: ['status'], says: /\b(?:[Hh]anded|[Pp]assed) (?:over|on)\b|\bby \p{Lu}/u, told: ['status'] },
  active: { fields: ['status'], says: /^(?:actively )?(?:maintained|active)\b/i, told: ['status'] },
  own: { fields: ['authorship'], says: /^own/, told: ['authorship'] },
  contributed: { fields: ['authorship'], says: /^contributed/, told: ['authorship'] },
  employed: { fields: ['organisation'], says: /^/ },
  unpaid: {
    fields: ['role', 'employer', 'summary'],
    says: /\b(?:volunt\w+|unpaid|pro bono|parental leave|career break)\b/i,
  },
  certified: {
    fields: ['degree', 'field', 'aka', 'summary'],
    // In its name, or in the first words that are said of it
    says: /^(?:(?!(?:without|no)\b)\S+ ){0,3}\S*(?:certif|accredit|zertifi)|\b(?:specialist|practitioner|scrum master)$/i,
    told: ['degree'],
  },
  course: {
    fields: ['degree', 'field', 'aka'],
    says: /certif|accredit|zertifi|\b(?:bootcamp|courses?|workshop|nanodegree|visit|tuition|without)\b/i,
    told: ['degree'],
  },
  led: {
    fields: ['role'],
    says: /\b(?:co-)?(?:lead(?:er|ing)?|led|head(?:ed)?|direct(?:or|ed|ing)|chief|captain|chair\w*|manage[rd]|conductor|sole|founder|president|principal (?:investigator|researcher)|in charge|leadership)\b(?! (?:act|role|part|sing))/i,
    told: ['role'],
  },
  directed: {
    fields: ['role'],
    told: ['role'],
    says: /\bdirect(?:or|ed|ing|ion)\b|\b(?:lead|head)(?:er)?\b(?! (?:act|role|part|sing))/i,
  },
  produced: { fields: ['role', 'skills'], says: /\bproduc(?:er|ed|ing|tion)\b/i },
  written: {
    fields: ['role'],
    told: ['role'],
    says: /\b(?:co-)?(?:writ|wrote|author|script-?writ|screenplay|playwright)/i,
  },
  ofLeader: {
    fields: ['collaborators'],
    says: /\((?:[^)]* )?(?:led|leader|head|headed|lead|director|directed|principal investigator|in charge)\b(?! of)/i,
  },
} satisfies Record<string, StateSign>;

/** Who did what comes next; what stands before a deed of the person's own. */
const own = String.raw`(?<=\b(?:he|she|they|you)(?: (?:has|had|have|did|also|ever|actually|personally|really|once|himself|herself|themselves|yourself|not|never|\w+n't))* )`;
const works = String.raw`(?<=\b(?:films?|movies?|pictures?|plays?|shows?|series|episodes?|operas?|musicals?)\b.{0,40})`;

/** A deed that the entry's own role, and nobody else's, tells. */
function toDeed(state: StateSign, deed: string, other = '(?!)') {
  const by = String.raw`\b(?:${deed})(?: on)? by (?:him|her|them|you)\b`;
  return { area: 'projects' as const, state, yes: new RegExp(`${own}(?:${deed})\\b|${by}`), no: new RegExp(other) };
}

/** Pairs of opposites. On folded text. */
export const stateSigns: AskedState[] = [
  ...proseSigns,
  {
    area: 'patents',
    state: states.dead,
    yes: /\b(?:no longer|not any ?more) (?:in (?:force|effect)|active|valid|alive|live|protected)\b|\b(?:dead|inactive|out of force)\b/,
    no: /(?!)/,
  },
  {
    area: 'patents',
    state: states.lapsed,
    yes: /\b(?:expired|lapsed|run out)\b/,
    no: /\bunexpired\b/,
  },
  {
    area: 'patents',
    state: states.inForce,
    yes: /\b(?:still |currently )?(?:in (?:force|effect)|active|valid|alive|live|enforceable|protected)\b/,
    no: /(?!)/,
  },
  {
    area: 'patents',
    state: states.granted,
    yes: /\b(granted|issued|approved|decided( on)?|come through)\b/,
    no: /\b(pending|undecided|unresolved|ungranted|outstanding|(await\w*|wait\w*)( for| on)?( an?| the)?( decision| grant| approval| office)?|in the (pipeline|works)|under (examination|review)|being examined|sitting|with the( patent)? office)\b/,
  },
  {
    area: 'experience',
    state: states.founded,
    yes: /\b(co-?)?found(ed|s)?\b/,
    no: /(?!)/,
  },
  {
    area: 'experience',
    state: states.onBoard,
    yes: /\bboard (?=posts\b)/,
    no: /(?!)/,
  },
  {
    area: 'experience',
    state: states.unpaid,
    yes: /\b(?:unpaid|voluntary|pro bono)\b/,
    no: /(?<=\b(?:are|is|was|were|has been|of them) )paid\b(?= (?:jobs?|roles?|posts?|positions?|ones)\b|\W*$)|\bpaid (?=(?:jobs?|roles?|posts?|positions?)\b)/,
  },
  {
    area: 'experience',
    state: states.over,
    yes: /(?<=\b(?:are|is|were|was|have|has) (?:already |now |all )?)(?:finished|completed|concluded|ended|over)\b/,
    no: /\b(?:still )?ongoing\b|\bstill (?:running|active|going(?: on)?)\b/,
  },
  {
    area: 'education',
    state: states.certified,
    yes: /(?<!\b(?:degrees?|diplomas?|courses?),? (?:and|or) |how many of .*)(?:\b(?:professional|industry|technical) )?\bcertificat(?:es?|ions?)\b(?!,? (?:and|or) )/,
    no: /(?!)/,
  },
  {
    area: 'education',
    state: states.course,
    yes: /(?!)/,
    no: /(?<!\b(?:and|or) )\b(?:academic |university )?degrees?\b(?!,? (?:and|or) )/,
  },
  {
    area: 'projects',
    state: states.employed,
    yes: /(?<=\b(?:his|her|their|your|which|what|many|any|the|all) )(?:work|professional|company|commercial)(?= projects?\b)|(?<=\bprojects? (?:(?:that )?(?:were|was|are|is) )?(?:(?:(?:he|she|they|you) )?(?:done|do|did|made|built) )?)(?:at|for|as part of|through) (?:(?:his|her|their|your|an?) )?(?:work|jobs?|employers?)\b/,
    no: /(?<!\b(?:on|by) the )\b(?:side|hobby|personal|private|pet|spare[- ]time|after[- ]hours|weekend)(?= (?:or (?:side|hobby|personal|private|pet) )?projects?\b)|(?<=\bprojects?\b.{0,30} )(?:outside (?:of )?(?:(?:his|her|their|your) )?(?:work|jobs?|day job)|in (?:his|her|their|your) (?:spare|free|own) time|for fun|on the side|as (?:an? )?hobb(?:y|ies)|(?:are|were|is|was) (?:personal|private))\b/,
  },
  {
    area: 'projects',
    state: states.ofLeader,
    yes: /\b(?:somebody|someone|anybody|anyone|others?|other people)(?: else)?(?: (?:has|had|have))? (?:led|lead|headed?|directed?)\b|\b(?:led|headed|directed) by (?:somebody|someone|others?|other people)\b/,
    no: /(?!)/,
  },
  toDeed(states.led, 'led|lead|leads|headed|head'),
  toDeed(states.directed, 'direct(?:ed)?'),
  toDeed(states.produced, `${works}produced?`),
  toDeed(states.written, `${works}(?:wrote|written|write|scripted)`),
  {
    area: 'projects',
    state: states.failed,
    yes: failed,
    no: /(?!)/,
  },
  {
    area: 'projects',
    state: states.over,
    yes: /\b(finish(ed)?|completed|concluded|ended|wrapped up|behind (her|him|them)|(?<=\b(are|is|were|was|be|been) )(now |all )?(over|done(?! (at|with|for|in|by|on|during|while|under|through|together|outside)\b)))\b/,
    no: /\b(ongoing|unfinished|in progress|(are|is) (still )?(running|active|going( on)?|under ?way)|still (\w+ing|busy|open|at it|alive|involved))\b/,
  },
  {
    area: 'open-source',
    state: states.handedOver,
    yes: /\bhanded over\b/,
    no: /(?!)/,
  },
  {
    area: 'open-source',
    state: states.kept,
    yes: /\b(he|she|they|you)( \w+)? maintains?\b/,
    no: /\b(?:he|she|they|you) (?:(?:no longer|do not|does not|don't|doesn't) maintains?|(?:has |have )?stopped maintaining)\b/,
  },
  {
    area: 'open-source',
    state: states.own,
    yes: new RegExp(
      String.raw`${own}(?:creat(?:ed?|ing)|author(?:ed)?|found(?:ed)?|start(?:ed)?|invent(?:ed)?)\b(?!.{0,40}\b(?:or|and) (?:\w+ )?(?:contribut|help|maintain|work|join))|\b(?:created|authored|founded|started|invented) by (?:him|her|them|you)\b`,
    ),
    no: /(?!)/,
  },
  {
    area: 'open-source',
    state: states.active,
    yes: /\b(maintain(ed|ing|s)?|active|alive|kept up|(kept )?going|developed|look(ed|s|ing)? after|supported|updated)\b/,
    no: /\b(archived|abandoned|retired|discontinued|dead|deprecated|unmaintained|dormant|given up|mothballed|shelved|sunset(ted)?|frozen|closed|orphaned|(need\w*|want\w*|look\w* for|seek\w*) (an? )?(new )?(maintainers?|owners?|adopters?|homes?)|up for adoption)\b/,
  },
  {
    area: 'open-source',
    state: states.contributed,
    yes: /(?<!\b(?:to|from) )\b(?:he|she|they|you)(?: (?:has|have|ever|also|only|just|merely))* contribut(?:ed?|es|ing)(?: to)?\b|\bcontributions? to (?:other|somebody|someone|the)\b|\bcontributions?(?=\W*$)|\bas an? contributor\b/,
    no: /(?!)/,
  },
  {
    area: 'open-source',
    state: states.own,
    yes: /(\b(her|his|their|your)|'s) own\b|(?<=\bnot )(?:his|hers|theirs|yours)\b|\b(himself|herself|yourself)\b/,
    no: /\b(only|just|merely) (contribut\w*|help\w*)( to| with)?\b|\b(somebody|someone|anybody|anyone) else('s)?\b|\bother people('s)?\b|\b(by|of) others\b/,
  },
  ...(['experience', 'projects', 'open-source', 'patents', 'education', 'publications', 'awards'] as const).map(
    (area) => ({
      area,
      state: states.dated,
      yes: /(?!)/,
      no: /\bundated\b|\b(?:no|without(?: an?| any)?|lack(?:s|ing)?(?: an?)?|(?:not|n't) (?:have|give|show|list|bear)(?: an?| any)?) (?:known |exact )?(?:dates?|years?)(?= (?:at all|given|listed|known)\b|\W*$)/,
    }),
  ),
];
/** "Is the patent granted?": of what is given, its state is told, whichever it is. On folded text. */
export const asksState =
  /^\W*(?:is|was|has|did) (?:the|this|that|his|her|their|your) (?!(?:\w+ )*(?:patents|applications|any|all|both)\b)/;
/** "Not counting" says what is left out, and denies nothing of it. */
export const negation = /(\b(not(?! (?:counting|including))|no longer|never|yet to be|nor)\b|n't\b)[^,;]{0,20}$/;
