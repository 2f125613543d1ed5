import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, they } from './sentence-signs.ts';

/** How recruiters ask for experience with a thing; a word in front of it may say no more than that it is meant. */
const has = String.raw`(?:(?:does|do|did|has|have) ${they} (?:have |got |had |gained? |any |some )*|(?:what|which|what kind of|how much)(?: is|['’]s| was)? (?:${their} )?|(?:tell me about|describe|summari[sz]e) ${their} |any |some |${their} |(?:is|are) there (?:any )?)`;
/** Experience itself: of what kind is said elsewhere, or is no thing that somebody may have done. */
const plain = String.raw`(?:his|her|their|your|my|our|any|some|an?|do|does|did|has|have|had|is|are|was|were|he|she|they|you|tell|me|about|describe|give|show|list|with|in|who|how|where|when|which|work\w*|professional|employment|career|job|relevant|previous|prior|past|current|total|overall|industr\w+|user|developer|customer|employee|life|first|earliest|latest|last|recent|best|worst|formative|favou?rite|longest|of|the|years?|much|more|most|kind|what|that|this|hands-on|practical|cloud|database|framework)\b`;
const kind = String.raw`(?!${plain})[\p{L}\d][^\s,;:?!]*(?: (?!${plain})[\p{L}\d][^\s,;:?!]*){0,2}`;

/** Other ways to ask what somebody has experience in and is best at, and the plain one. */
export const experienceRewordings: [RegExp, string][] = [
  [/\bstart-up(s?)\b/gi, 'startup$1'],
  // Who leads is told by teams, and not by whatever else is managed
  [
    new RegExp(
      String.raw`^(?:${has})?(?:people |team |line |staff )?(?:(?:management|leadership|managerial|managing|leading)(?: (?:and|or) (?:management|leadership))?|(?:people|team)[- ]management) experience\W*$`,
      'iu',
    ),
    'has she managed people?',
  ],
  [
    new RegExp(String.raw`^(?:${has})?(?:international|overseas|foreign) (?:work )?experience\W*$`, 'iu'),
    'in which countries has she worked?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:any|all|list|the|${their}) )*(?:(?:jobs|posts|roles|positions|employers) (?:abroad|overseas)|(?:foreign|overseas) (?:jobs|posts|roles|positions|employers))\W*$`,
      'i',
    ),
    'which jobs were abroad?',
  ],
  [
    new RegExp(
      String.raw`^(?:has|have|had|did) ${they} (?:ever )?(?:work(?:ed)?|been (?:employed|working)|ha[dv]e? (?:a )?jobs?) (?:anywhere )?(?:abroad|overseas|internationally|in (?:(?:an)?other|other|foreign|more than one|several|different) countr(?:y|ies))\W*$`,
      'i',
    ),
    'in which countries has she worked?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please )?(?:list|name|show|give)(?: me)? )?(?:every(?:where|(?: single)? (?:place|company|employer|firm|organi[sz]ation))|all (?:the |of the )?(?:places|companies|employers|firms|organi[sz]ations)) (?:(?:that|where|which) )?${they}(?:['’]s|['’]ve| has| have| had)? (?:ever )?(?:worked?|been employed)(?: (?:at|for|in|with))?\W*$`,
      'i',
    ),
    'list all jobs',
  ],
  // What somebody was responsible for is what was done there
  [
    new RegExp(
      String.raw`^(?:and )?(?:what|which) (?:(?:were|are|was|is) ${their} (?:main |key |daily |day-to-day |core |exact )?(?:responsibilit(?:y|ies)|duties|duty|tasks)|(?:main |key )?(?:responsibilities|duties|tasks) (?:did|does|do) ${they} have) (at|for|with) ([^?,]{2,80}?)\W*$`,
      'i',
    ),
    'what did they do $1 $2?',
  ],
  // When all of it began
  [
    new RegExp(
      String.raw`^when (?:did|had) ${they} (?:(?:first|originally) )?(?:start(?:ed)?|beg[iau]n) (?:out |off )?(?:working|(?:to )?work|${their} (?:career|working life|professional (?:life|career)))(?: (?:life|professionally))?\W*$`,
      'i',
    ),
    'when did their first job start?',
  ],
  // What went wrong
  [
    new RegExp(
      String.raw`^(?:(?:did|has) (?:any(?: of ${their})? projects? (?:ever )?fail(?:ed)?)|(?:what|which) (?:of ${their} (?:(?:projects?|work|ventures?|undertakings?|ideas) )?|(?:projects?|ventures?|undertakings?|ideas?)(?: of (?:his|hers|theirs|yours))? +)(?:went wrong|did(?: not|n['’]t) work out|failed|flopped|bombed|tanked|fell through|came to nothing|went (?:nowhere|bust|under|belly[- ]up)))\W*$`,
      'i',
    ),
    'which projects failed?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:in )?(?:which|what) (?:industr(?:y|ies)|(?:economic |business )?sectors?|branch(?:es)? of industry|verticals?)(?: (?:has|have|did|does|do|is|are|was|were) ${they} (?:(?:worked?|been|active|experienced?|have|experience) ?)*(?:in|for|with|of)?| (?:does|do|did) ${their} (?:experience|career|work) (?:cover|span|include))?|(?:${has})?industry (?:background|experience))\W*$`,
      'iu',
    ),
    'list all jobs',
  ],
  [new RegExp(String.raw`^(?!how much )${has}experience(?: (?:does|do) ${they} have)?\W*$`, 'iu'), 'list all jobs'],
  [new RegExp(String.raw`^(?:${has})?(${kind}) experience\W*$`, 'iu'), 'has she done $1?'],
  // What somebody is best at
  [
    new RegExp(
      String.raw`\b(?:(?:top|main|key|best|core) )?(?:\d{1,2}|${anyNumberWord}) (?:(?:top|main|key|best|core|strongest|most important) )?skills(?=\W*$)`,
      'i',
    ),
    'main skills',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:what|which) (?:are|is) )?(?:(?:${their}|the) )?(?:(?:top|main|key|core|biggest|greatest|strongest|primary|\d|${anyNumberWord}) )*(?:strengths?|(?:areas?|fields?) of (?:expertise|strength|speciali[sz]ation)|strong(?:est)? (?:areas?|points?|suits?|sides?)|(?:competenc(?:e|y|ies)|competences)|special(?:ties|ities|ty|isms?))\W*$`,
      'i',
    ),
    'main skills',
  ],
];
