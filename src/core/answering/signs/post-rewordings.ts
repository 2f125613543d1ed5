import { their, they } from './sentence-signs.ts';

const office = '(?:office|studio|agency|practice|atelier|consultancy|workshop|business|firm)';
/** Rewordings of questions for the posts that somebody has or has left, and for what was won. */
export const postRewordings: [RegExp, string][] = [
  // The office is the company, and no office of patents.
  [
    new RegExp(
      String.raw`^((?:when|where|why|how|with whom) did ${they} )(?:(?:co-?)?found|start|set up|open|establish|create) (?:${their} )(?:own )?${office}\W*$`,
      'i',
    ),
    '$1found their company?',
  ],
  // A time without a post
  [
    new RegExp(
      String.raw`^(?:when|(?:in |during )?(?:which|what) (?:years?|months?|times?|periods?)) (?:(?:was|were) ${they} (?:not (?:employed|working|in work|in a job)|unemployed|jobless|between (?:jobs|posts|roles)|out of (?:work|a job))|(?:did|has|have) (?:${they} not work(?:ed)?|n['’]t ${they} work(?:ed)?))\W*$`,
      'i',
    ),
    'are there gaps in their CV?',
  ],
  // Posts that are read or written are no jobs.
  [new RegExp(String.raw`\b(read (?:any |some |all )?(?:of )?${their}) posts\b`, 'i'), '$1 publications'],
  [
    new RegExp(
      String.raw`\bposts (?=(?:(?:has|have|had|did|does|do) )?${they} (?:ever )?(?:written|write|writes|wrote|publish(?:ed)?|blogged)\b)`,
      'i',
    ),
    'publications ',
  ],
  // "Academic" alone would ask for degrees.
  [/\b(?:academic|faculty) ((?:jobs|roles|posts|positions|appointments)\b)/i, '$1 at universities'],
  [new RegExp(String.raw`\b(been|become|became|is|was|are|were|be) ${their} own boss\b`, 'i'), '$1 self-employed'],
  [/\bwork(?:s|ed|ing)? for (?:himself|herself|themselves|yourself)\b/i, 'been self-employed'],
  // A title with a place, alone: whatever the title there was
  [
    /^(?!(?:[Ww]h\w+|[Hh]ow|[Ww]as|[Ii]s|[Ww]ere|[Aa]re|[Dd](?:id|oes?)|[Hh]a[sd]|[Hh]ave|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]ell|[Ll]ist|[Ss]how|[Nn]ame|[Aa]ll|[Aa]ny|[Ee]very)\b)(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:[Ee]ngineer|[Dd]eveloper|[Pp]rogrammer|[Aa]rchitect|[Aa]nalyst|[Cc]onsultant|[Dd]esigner|[Mm]anager|[Ll]ead|[Dd]irector|[Hh]ead|[Oo]fficer|[Ss]upervisor|[Nn]urse|[Tt]eacher|[Ll]ecturer|[Rr]esearcher|[Ss]cientist|[Ee]ditor|[Aa]ssistant|[Tt]echnician|[Ii]ntern|[Aa]pprentice) at (?=(?:the )?\p{Lu}[^?,]{1,80}\W*$)/u,
    'which roles at ',
  ],
  // Of an office no other post there may be told
  [
    /^(?!(?:[Ww]h\w+|[Hh]ow|[Ww]as|[Ii]s|[Ww]ere|[Aa]re|[Dd](?:id|oes?)|[Hh]a[sd]|[Hh]ave|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]ell|[Ll]ist|[Ss]how|[Nn]ame|[Aa]ll|[Aa]ny|[Ee]very)\b)(?:an? |the )?((?:[\p{L}-]+ ){0,3}(?:[Pp]resident|[Cc]hair|[Ff]ounder|[Pp]rofessor) at (?:the )?\p{Lu}[^?,]{1,80})\W*$/u,
    'was she $1?',
  ],
  // The present post, and posts that are over
  [
    new RegExp(
      String.raw`(?:\bthe )?(?:\b(?:exact|full|official|correct) )?\bname of (?:the|${their}) (?=(?:current|present) (?:employer|company|firm|organi[sz]ation)\b)`,
      'i',
    ),
    'her ',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?:['’]s| is) )?(?:the )?(?:\w+ )?name of the (?:company|firm|employer|organi[sz]ation|place) (?:(?:that|which|where) )?${they} (?:(?:currently|now) works?|works?|(?:is|are) (?:currently |now )?(?:working|employed))(?: (?:for|at|by|in))?(?: (?:now|currently|at present|today|at the moment))?\W*$`,
      'i',
    ),
    'where do they work now',
  ],
  [
    new RegExp(
      String.raw`^whom? (?:does ${they} work for|(?:employs|is employing|pays) (?:him|her|them|you)|(?:is|are) ${their} employer)\W*$`,
      'i',
    ),
    'for whom do they work now',
  ],
  [
    new RegExp(
      String.raw`^(?:where|for whom|who|at (?:which|what) (?:company|firm|employer|organi[sz]ation)) (?:(?:does|do) ${they} work|(?:is|are) ${they} (?:working|employed))(?: (?:at|for))?\W*$`,
      'i',
    ),
    'where do they work now',
  ],
  [
    new RegExp(
      String.raw`^(?:is|are) ${they} (?:currently |still |now )?(?:employed|in employment|in work)(?: (?:at the moment|at present|right now|now|currently|today|anywhere))*\W*$`,
      'i',
    ),
    'where do they work now',
  ],
  [
    new RegExp(String.raw`^(what(?: is|'s) ${their}) (?=(?:job|role|position|post)(?: title)?\W*$)`, 'i'),
    '$1 current ',
  ],
  [
    new RegExp(
      String.raw`\b(?:jobs|roles|posts|positions) (?:(?:has|have) ${they} (?:since )?(?:left|quit|given up)|are (?:now )?(?:over|behind (?:him|her|them|you)))\W*$`,
      'i',
    ),
    'past jobs',
  ],
  [
    new RegExp(
      String.raw`^(what|which)( was|'s|’s| did)? (?:${their} (job|role|position|post)|(job|role|position|post) did ${they} have) (?:right |just )?before(?: (?:this|that|the current)(?: (?:one|job|role|post|position))?| now)?\W*$`,
      'i',
    ),
    'what was the previous job?',
  ],
  [
    new RegExp(
      String.raw`^where (?:did ${they} (?:first )?(?:start|begin)|had ${they} begun)(?: out| off| working)?\W*$`,
      'i',
    ),
    'what was the first job?',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:(?:job|role|position|post) did ${they} (?:have|hold|do)|was ${their} (?:job|role|position|post)) (?:(?:directly|immediately|right|just|straight) )?before (?:(?:becoming|being|turning|getting to be|${they} (?:was made|was promoted to|turned|got to be)) )(?:an? |the )?([^?,]{3,60}?)\W*$`,
      'i',
    ),
    'what was their job before they became $1?',
  ],
  // Whoever leaves one employer for another joins that one
  [
    new RegExp(
      String.raw`^((?:when|(?:in )?(?:what|which) (?:year|month)) (?:did|does) ${they}) (?:(?:leave|quit|give up|part from) (?!(?:school|home|town)\b)[^?,]{2,40}? for|(?:switch|change|change jobs|jump ship|defect) from [^?,]{2,40}? to) (?:the )?([\p{Lu}_][^?,]{1,40}?)\W*$`,
      'iu',
    ),
    '$1 join $2?',
  ],
  // Of which body somebody is a fellow
  [
    new RegExp(
      String.raw`^([Ii]s|[Aa]re|[Ww]as|[Ww]ere) (${they}) (?:now |also )?(?:an?|the) (?!(?:Senior|Honorary|Research|Teaching|Visiting|Postdoctoral|Board)\b)([\p{Lu}_][^?,]{0,60}) ([Ff]ellow|[Mm]ember)\W*$`,
      'u',
    ),
    '$1 $2 a $4 of $3?',
  ],
  // Whether it goes on
  [
    new RegExp(String.raw`^(?:is|are) (.{2,60}?) ${their} (?:current|present) (?:role|job|post|position)\W*$`, 'i'),
    'is she $1 now?',
  ],
  // Whoever came after somebody is no post that followed
  [
    /^who (?:(?:came|was|went|served) (?:next |right |directly |immediately )?after|followed|succeeded|replaced) (him|her|them|you)(?= (?:as|at|in|on)\b|\W*$)/i,
    'who took over the post from $1',
  ],
  // Awards that go by their deed alone
  [/^(?:got |have |has |do you have |are there )?any (awards|prizes|medals|honou?rs)\W*$/i, 'list the $1'],
  [
    new RegExp(
      String.raw`^what (did|has|have) (${they}) (win|won)(?=\W*$| (?:in|during|on|after|before|since|between|from|until|by) )`,
      'i',
    ),
    'which awards $1 $2 $3',
  ],
  [
    new RegExp(
      String.raw`^what (did|has|have) (${they}) (get|got|receive|received)(?= (?:after|before|since) (?:(?:the|${their}) )?(?:_+|(?:first|last) (?:award|prize|medal))\W*$)`,
      'i',
    ),
    'which awards $1 $2 $3',
  ],
  [
    new RegExp(
      String.raw`\b((?:did|has|have) (?:${they}|it|this|that) (?:ever )?(?:win|won)) (?:anything|something)\b`,
      'i',
    ),
    '$1 awards',
  ],
];

const boards = String.raw`(?:(?:company|corporate|charity|advisory|supervisory|executive|governing) )?boards?(?: of (?:directors|trustees))?`;
const sit = '(?:on|sit(?:s|ting)? on|serv(?:e|es|ing) on|belong(?:s|ing)? to|(?:an? )?(?:board )?member of)';
const still = '(?:currently|presently|still|now|also)';
/** Of somebody who sits on boards: each is a post, and one that is over is none now. */
export const boardRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:(?:on )?(?:which|what) ${boards} (?:is|are|does|do) ${they} (?:${still} )*${sit}|(?:is|are|does|do) ${they} (?:${still} )*${sit} (?:any|the|some|an?) ${boards})(?: (?:of|at) (?:any |an? |some )?(?:compan(?:y|ies)|firms?|charit(?:y|ies)|organi[sz]ations?))?(?: (?:right )?now| today| currently| at (?:the moment|present))*\W*$`,
      'i',
    ),
    'which current board posts do they hold?',
  ],
  [
    new RegExp(
      String.raw`^(?:on )?(?:which|what) ${boards} (?:(?:has|have|did|was|were) ${they} )?(?:(?:ever|been|sat|served?|sit|a|member|on|of|as|volunteer|unpaid|without|pay)\b ?)+\W*$|^(?:(?:has|have|did) ${they} )(?:ever )?(?:been|sat|served?|sit) on (?:any|an?|the) ${boards}\W*$`,
      'i',
    ),
    'which board posts did they hold?',
  ],
  [/\bboard (?:seats?|memberships?|positions?|roles?|appointments?|mandates?)\b|\btrusteeships?\b/i, 'board posts'],
];

/** Where no role says "professor", such a one is a professor's. */
export const chairRole = /^role: chair of\b/i;
export const professorRole = /\bprofessor/i;
export const chairRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`\b((?:been|be|became|become|made|appointed|as|(?:is|was|are|were) ${they}) (?:an? )?)(?:full )?professor(?= now\b|\W*$)`,
      'i',
    ),
    '$1chair',
  ],
];

/** Initials of officers, which a role that says them in full spells out. */
export const officers: [RegExp, string][] = [
  [/\bceo\b/i, 'chief executive'],
  [/\bcto\b/i, 'chief technology officer'],
  [/\bcfo\b/i, 'chief financial officer'],
  [/\bcoo\b/i, 'chief operating officer'],
  [/\bcio\b/i, 'chief information officer'],
  [/\bcmo\b/i, 'chief marketing officer'],
  [/\bcpo\b/i, 'chief product officer'],
];

/** Tells that somebody retired. */
export const retires =
  /\b(?:I|[Ss]?[Hh]e|[Tt]hey|\p{Lu}\p{Ll}+) (?:(?:has|have|had|then|finally) )?retired?\b|\b(?:my|his|her|their) retirement\b/u;
/** Where nobody says so, it is asked for the last post. */
export const retirementRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:(?:when|(?:in )?(?:what|which) year) did ${they} (?:finally |officially )?(?:retire|stop working)|(?:is|are|was|were) ${they} (?:already |now )?retired)(?: (?:from work|now|yet|already))?\W*$`,
      'i',
    ),
    'what was the last job?',
  ],
];
