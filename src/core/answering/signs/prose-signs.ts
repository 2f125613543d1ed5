import type { AskedState, StateSign } from './state-signs.ts';

/** Fields of prose and the running text: they may tell it, and where they do not, nothing does. */
const anyText = ['role', 'summary', 'outcome', 'text'];

const states = {
  partTime: {
    fields: anyText,
    says: /\b(?:part|half)[- ]time\b|\b(?:an?|one|two|three|four|half an?|[1-4]) (?:half )?(?:days?|mornings?|afternoons?|evenings?) (?:a|per|each|every) (?:week|month)\b/i,
  },
  fullTime: { fields: anyText, says: /\bfull[- ]time\b/i },
  remote: { fields: anyText, says: /\bremote(?:ly)?\b|\bfrom home\b|\bhome[- ]office\b/i },
  late: {
    fields: anyText,
    says: /\b(?:days?|weeks?|months?|years?) (?:too )?late\b|\bbehind schedule\b|\boverr[au]n\w*|\boverdue\b|\bdelayed (?:by|until|till|for)\b|\bmissed (?:the|its|our|my) (?:deadline|date)\b/i,
  },
  inTime: { fields: anyText, says: /\bon (?:time|schedule)\b|\bahead of (?:time|schedule)\b/i },
  earning: {
    fields: anyText,
    says: /\b(?:royalt\w+(?!-free)|(?<!(?:non|not)[- ](?:for[- ])?)profit\w*|revenues?|licen[cs]e fees?|(?:earns?|earned|brings?|brought) (?:in |us |me )?[€£$\d])/i,
  },
  losing: { fields: anyText, says: /\b(?:lost|lose|losing) (?:us |me )?(?:money|[€£$])|\bat a loss\b|\brefunded\b/i },
  paid: {
    fields: anyText,
    says: /\bpa(?:id|ys?) (?:me|us|him|her|them|for)\b|\bsponsor\w*|\bdonat\w+|\bcommercial (?:licen[cs]e|support)\b/i,
  },
  // Of what was given up as well, but what failed was not always given up.
  failed: {
    fields: ['outcome', 'summary'],
    says: /\b(?:fail(?:ed)?(?![- ]?over)|failures? (?:i|we)|a failure|cancell?ed|scrapped|abandoned|unsuccessful|stopped(?! (?:at|by|in front)\b)|given up|written off|wound up|went wrong|called off|axed|a flop|(?:switched off|shut down|discontinued|withdrawn|taken down)(?= after\b)|\b(?:my|our) (?:\w+ ){0,2}(?:mistake|failure|blunder|fiasco|flop))\b|(?:\bnot|\bnever|n['’]t) (?:\w+ )?(?:work(?:ed)?(?! (?:for|with|at|on|in)\b)|succeed(?:ed)?|sell|sold|pa(?:y|id) off|cat?ch on|caught on)\b/i,
  },
  unreleased: {
    fields: ['outcome', 'summary'],
    says: /\b(?:never|not) (?:\w+ )?(?:shown|released|published|launched|shipped|finished|opened|performed|broadcast)\b|\bcancell?ed\b|\babandoned\b|\bgiven up\b|\bscrapped\b/i,
  },
  lapsed: {
    fields: ['summary', 'text'],
    says: /\b(?:lapsed?|expired|r[au]n out|not (?:been )?renewed|g[ai]ve(?:n)? it up)\b/i,
  },
  unused: {
    fields: anyText,
    says: /\bunused\b|(?:\bnot|\bnever|\bnobody|\bno one|n['’]t)\b(?: \p{L}+){0,4} use[ds]?\b/iu,
  },
  declined: {
    fields: anyText,
    says: /\b(?:refus\w+|declin\w+|reject\w+|turned (?:it )?down|returned it|g[ia]ve it back|sent it back|(?:not|never) accept)/i,
  },
} satisfies Record<string, StateSign>;

/** What only the prose of an entry tells, and no field: "which jobs were part-time?" On folded text. */
export const proseSigns: AskedState[] = [
  {
    area: 'projects',
    state: states.unreleased,
    yes: /(?:\bnever|\bnot|n't)(?: (?:ever|been|get|got|be))* (?:shown|released|published|launched|shipped|broadcast)\b|\b(?:never|not) (?:came? out|saw|s(?:ee|een) the light of day)\b(?: the light of day)?|\bunreleased\b/,
    no: /(?!)/,
  },
  {
    area: 'education',
    state: states.lapsed,
    yes: /\b(?:expired|lapsed|r[au]n out|given up|no longer valid|out of date)\b/,
    no: /(?!)/,
  },
  {
    area: 'projects',
    state: states.failed,
    yes: /\b(?:fail(?:ed|ures?)?|(?:a |an )?(?:complete |total )?(?:flop(?:ped|s)?|fiasco)|unsuccessful|(?:went|gone) (?:\w+ )?wrong)\b|(?:\bnot|\bnever|n't) (?:really |quite |actually )?(?:work(?:ed)?(?: out)?(?=\W*$)|succeed|(?:do|go) well|pay off|catch on|sell)\b/,
    no: /\b(?:succeeded|successful)\b/,
  },
  { area: 'experience', state: states.partTime, yes: /\bpart[- ]time\b/, no: /(?!)/ },
  { area: 'experience', state: states.fullTime, yes: /\bfull[- ]time\b/, no: /(?!)/ },
  { area: 'experience', state: states.remote, yes: /\bremote(?:ly)?\b(?! sensing)/, no: /(?!)/ },
  {
    area: 'projects',
    state: states.late,
    yes: /(?<=\b(?:are|is|was|were|ran|run|came in|finished|delivered|completed|opened) (?:\w+ )?)(?:late|behind schedule|delayed|overdue)(?=\W*$)/,
    no: /(?!)/,
  },
  {
    area: 'projects',
    state: states.inTime,
    yes: /\b(?:on (?:time|schedule)|in time|punctual)(?=\W*$)/,
    no: /(?!)/,
  },
  ...(['projects', 'patents', 'open-source'] as const).flatMap((area) => [
    {
      area,
      state: states.earning,
      yes: /\b(?:mak(?:e|es|ing)|made|earn(?:s|ed)?|(?:bring|brought|generat)\w*(?: in)?)(?: (?:you|him|her|them|any|some))* (?:money|revenues?|incomes?|profits?|royalties)\b|\b(?:profitable|lucrative)\b/,
      no: /(?!)/,
    },
    {
      area,
      state: states.unused,
      yes: /\b(?:nobody|no one|no-one) (?:\w+ )?use[ds]?\b|(?:\bnot|\bnever|n't)(?: (?:ever|been|put|get|got|actually|really|in|into|to|any))* used?\b|\bunused\b/,
      no: /(?!)/,
    },
    { area, state: states.losing, yes: /\b(?:los[et]|loses|losing)(?: (?:you|him|her|them))? money\b/, no: /(?!)/ },
  ]),
  ...(['awards', 'experience'] as const).map((area) => ({
    area,
    state: states.declined,
    yes: /(?:\bnot|\bnever|n't) (?:accept|take|want)(?:ed)?\b|\bturn(?:ed)? (?:\w+ )?down\b|\b(?:refuse|decline|reject)d?\b|\bg[ia]ve back\b|\bsen[dt] back\b/,
    no: /(?!)/,
  })),
  { area: 'open-source', state: states.paid, yes: /(?<=\b(?:are|is|were|was) (?:\w+ )?)paid\b/, no: /(?!)/ },
];
