import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, them, they } from './sentence-signs.ts';

/** Who was over somebody and who under him, where fields tell it. */
export const teamRewordings: OwnRewordings[] = [
  // How many there were each time
  {
    where: /^Team: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how (?:big|large) (?:was|were|is|are) (?:the |${their} )?teams?(?: (?:that )?${they} (?:led|managed|ran|headed|had|worked (?:in|with)))?|how many (?:people|persons|employees|members|engineers|developers|colleagues) (?:were|was|are) (?:there )?(?:on|in) (?:the|${their}) teams?|what (?:was|were|is) (?:the|${their}) (?:team sizes?|sizes? of (?:the|${their}) teams?)) (?:at|in|for|with) (?:each|every|all)(?: one)?(?: of)?(?: the| ${their})? (?:job|employer|place|post|company|role|position|firm|workplace)s?\W*$|^how (?:big|large) (?:was|is) (?:each|every)(?: one)?(?: of)?(?: the| ${their})? teams?\W*$|^how many (?:people|employees|members) (?:did|does|do) (?:each|every)(?: one)?(?: of)?(?: the| ${their})? teams? have\W*$`,
          'i',
        ),
        'list all jobs with staff size',
      ],
      [
        new RegExp(
          String.raw`^(?:how many (?:people|persons|engineers) (?:did|has|have) ${they} (?:ever )?(?:lead|led|manage|managed) at (?:the )?(?:most|once)|what is the most people (?:that )?${they} (?:ever |have |has )*(?:led|managed))\W*$`,
          'i',
        ),
        'what was the biggest team they led?',
      ],
    ],
  },
  // Whoever has something of his own works for himself
  {
    where: /\b[Mm]y own (?:company|firm|business|studio|practice|agency)\b/,
    unless: /^Role: .*\bfounder\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`\b(before|since|after) (?:(?:found|launch|start|open)ing|setting up|${they} (?:founded|launched|started|opened|set up)) ${their} (?:own )?(?:company|firm|business|office|studio|practice|agency)\b`,
          'i',
        ),
        '$1 going freelance',
      ],
    ],
  },
  {
    where: /^Outcome: .*\d stars\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^how many stars (?:(?:do|does|did|have|has) )(?:all (?:of )?)?${their} (?:tools|projects|repos(?:itories)?|libraries|open[- ]source projects|code) (?:have|got|get|gotten)(?: (?:together|combined|in sum))?\W*$`,
          'i',
        ),
        'list open source projects with outcome',
      ],
    ],
  },
  // How many were led stands in the field of the team
  {
    where: /^Team: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^how many (?:people|persons|engineers|developers|members) (?:(?:were|are) (?:there )?(?:on|in) (?:the|${their}) team|(?:(?:did|does|do) ${they} (?:lead|manage|supervise|head|direct|run)|(?:were|are) under ${them}))( (?:at|in) [^?,]{2,60}?)\W*$`,
          'i',
        ),
        'how big was the team$1?',
      ],
    ],
  },
  // A team of today is no earlier one
  {
    where: /^Team: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how (?:big|large) is (?:${their} (?:current )?team|the team (?:that )?(?:${they} (?:(?:now|currently|directly) )?(?:leads?|manages?|runs?|heads?|works? (?:in|with))))|how many (?:people|persons|members|engineers|developers) (?:are|work) (?:there )?(?:on|in) ${their} (?:current )?team|(?:what is )?${their} (?:current )?team size)(?: (?:now|today|currently|these days|at the moment|right now|at present))*\W*$`,
          'i',
        ),
        'how big is the team of theirs?',
      ],
    ],
  },
  {
    where: /^End: present/,
    rewordings: [[/^how big is the team of theirs\W*$/, 'how big is the team in their current job?']],
  },
  // Who is in it are the colleagues of today
  {
    where: /^Colleagues: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^who (?:else )?(?:is|are|works?) (?:(?:else|there|all|currently) )?(?:(?:on|in) (?:${their}|the) (?:current |present )?(?:team|group|lab)|(?:for|under) ${them})(?: (?:now|today|at the moment|these days|right now))?\W*$`,
          'i',
        ),
        'who is in the team of theirs?',
      ],
    ],
  },
  {
    where: /^End: present/,
    rewordings: [[/^who is in the team of theirs\W*$/, 'who are their colleagues in their current job?']],
  },
  { where: /^Colleagues: /, rewordings: [[/^who is in the team of theirs\W*$/, 'who are their colleagues?']] },
  {
    where: /^(?:Colleagues|Collaborators): .*\bco-?founder/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who(?: else)? (?:co-?)?(?:started|founded|set up|launched|built) (?:the|${their}) (?:company|firm|start-?up|business) (?:together )?with ${them}|with whom did ${they} (?:start|found|set up|launch) (?:the|${their}) (?:company|firm|start-?up|business)|who did ${they} (?:start|found|set up|launch) (?:the|${their}) (?:company|firm|start-?up|business) with)\W*$`,
          'i',
        ),
        'who is their co-founder?',
      ],
    ],
  },
  // Who helps is told by a field that says so
  {
    where: /^Collaborators: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^who (?:else )?(?:helps?|supports?|assists?|(?:is|are) helping) ${them} (?:out )?(?:(?:to )?(?:maintain|run|write|make|build|organi[sz]e|edit|publish|do|produce)|with|on|in) (?!${them}\b)([^?,]{2,60}?)\W*$`,
          'i',
        ),
        'who are the collaborators of $1?',
      ],
    ],
  },
  {
    where: /^Colleagues: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^who (?:did|do|does|is|are) ${they} (?:work(?:ing)?|collaborat(?:e|ing)) (?:together )?with (?:at|in) ${their} (?:current|present) (?:employer|company|job|firm|post|position|role)\W*$`,
          'i',
        ),
        'who are their colleagues in their current job?',
      ],
    ],
  },
  // Who is over somebody is told by what stands behind the name
  ...['director', 'head', 'manager', 'chief'].map((role): OwnRewordings => ({
    where: new RegExp(String.raw`^Colleagues: .*\((?:the )?${role}\)`, 'i'),
    unless: /\b(?:boss|superior|report(?:s|ed|ing)? to|to whom \w+ report)\b/i,
    rewordings: [
      [/\b(who (?:was|is|were|are) )(?:the|their|his|her|your) boss (?=(?:at|of|in|there)\b)/i, `$1the ${role} `],
    ],
  })),
  // Other reports are told too, of bugs and to readers
  ...[
    [/\bI (?:now |directly )?report to \p{Lu}/u, 'whom do I report to?'],
    [/^Colleagues: .*\([^)]*\b(?:my|her|his|their) superior\b/u, 'who is the superior?'],
  ].map(([where, plain]): OwnRewordings => ({
    where: where as RegExp,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:who|whom) (?:do|does|is|are) ${they} report(?:ing)? to|who(?:'s|’s| is) ${their} (?:line )?(?:boss|manager|superior|supervisor)|reports to|reporting to|boss|line manager)(?: (?:now|today|currently|at the moment))?\W*$`,
          'i',
        ),
        plain as string,
      ],
    ],
  })),
  {
    where: /\b(?:I|[Ss]he|[Hh]e|[Tt]hey|and) (?:now |directly )?reports? to\b|\bto whom \w+ (?:directly )?reports?\b/,
    rewordings: [
      [
        new RegExp(String.raw`^who(?:'s|’s| is) ${their} (?:line )?(?:boss|manager|superior|supervisor)\W*$`, 'i'),
        'who are they reporting to?',
      ],
    ],
  },
  {
    where: /^Team: /,
    rewordings: [
      [
        new RegExp(
          String.raw`^how (?:big|large|small) (?:is|was) (${their}) (?:own )?(?:office|studio|practice|firm|company|agency|business|bureau|workshop)\W*$`,
          'i',
        ),
        'how many people does $1 company have?',
      ],
    ],
  },
  // Whoever works alone is called so by the post
  ...['independent', 'freelance', 'self-employed'].map((called): OwnRewordings => ({
    area: 'experience',
    where: new RegExp(String.raw`^Role: .*\b${called}`, 'i'),
    rewordings: [
      [
        new RegExp(
          String.raw`\b(before|since|after) (?:(?:going|turning|becoming|being)|${they} (?:went|turned|became|was|were)) (?:an? )?(?:freelance(?:r)?|independent|self-employed|solo)\b`,
          'i',
        ),
        `$1 they became ${called}`,
      ],
      [
        new RegExp(
          String.raw`^(?:since when (?:has|have|is|are) ${they} (?:been )?(?:freelanc(?:e|ing)|self-employed|independent|${their} own boss|work(?:ed|ing) for (?:him|her|them|your)sel(?:f|ves))|when (?:did|has) ${they} (?:become|became|turn|start(?:ed)? being) (?:self-employed|independent|${their} own boss))\W*$`,
          'i',
        ),
        'when did they go freelance?',
      ],
    ],
  })),
  // The firm of whoever founded it or works alone does what its person does
  {
    where: /^Role: .*\b(?:founder|freelance|independent|self-employed|owner|principal)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`\b((?:can|could|will|would|do|does|is|are) )${their} (?:studio|agency|company|firm|practice|office|business|consultancy) (?=(?:be able to |be free to )?(?:start|begin|take on|take|work|accept|travel|offer|have (?:time|room)|available|free|booked|looking)\b)`,
          'i',
        ),
        '$1they ',
      ],
    ],
  },
  // Others found something of their own
  {
    area: 'experience',
    where: /^Role: .*\bfounder\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`\b(before|since|after) (?:(?:(?:found|launch|start|open)ing|setting up|${they} (?:founded|launched|started|opened|set up)) ${their} (?:own )?(?:company|firm|business|office|studio|practice|agency|start-?up)|(?:going|turning|${they} (?:went|turned)) (?:freelance|independent|solo))\b`,
          'i',
        ),
        '$1 they became founder',
      ],
    ],
  },
  // How somebody picks people, where candidates are spoken of
  {
    where: /\bcandidates?\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:what|how) (?:is|was|does|do) (?:the|${their}) (?:(?:job|hiring|recruiting|recruitment|interview) )+(?:process|procedure|rounds?)(?: (?:like|look|looks|work|works))*|(?:what|how) (?:is|was|does|do) (?:the|${their}) (?:job )?interviews? (?:like|look|run|work|go)(?: like)?|how (?:do|does|would) (?:people|candidates|applicants|we|i|one) get (?:interviewed|hired) (?:by ${them}|(?:on|in|for|into) ${their} (?:team|group|squad|company)))\W*$`,
          'i',
        ),
        'how do they interview candidates?',
      ],
    ],
  },
];
