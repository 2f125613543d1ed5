import { their, they } from './sentence-signs.ts';

/** Behind a question on free time, once more that it is free. */
const offWork = String.raw`(?:,? (?:(?:when|while|once|if) ${they}(?: is| are|['’]s|['’]re| was| were)? (?:off (?:duty|work|the clock)|away from work|not (?:working|at work)|(?:is|are|was|were)n['’]t (?:working|at work))|outside (?:of )?(?:work|the office|the lab)|in ${their} (?:free|spare) time|besides work))?`;

/** What is asked of somebody's life beside work, and the plain wording: free time and faith. */
export const leisureRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:what|which|any)(?: (?:things?|projects?|apps?|stuff))? (?:has|have|did|does|do) ${they} (?:ever )?(?:buil[dt]|ma[dk]e|creat(?:e|ed)|develop(?:ed)?|cod(?:e|ed)|program(?:med)?|work(?:ed)? on|done) (?:in|on|during) ${their} (?:spare|free|own|leisure) time\W*$`,
      'i',
    ),
    'which side projects do they have?',
  ],
  [
    new RegExp(
      String.raw`^what (?:does|do) ${they} (?:(?:like|love|enjoy|usually|normally|get up) (?:to )?)?(?:do(?:ing)?|get up to) (?:at|on|over|during) (?:the |${their} )?(?:week-?ends?|days? off|free days|evenings)(?:,? (?:when|while) ${they} (?:(?:is|are) not|isn['’]t|aren['’]t) (?:working|at work))?\W*$`,
      'i',
    ),
    'what do they do in their free time?',
  ],
  [
    new RegExp(
      String.raw`^what (?:does|do) ${they} (?:like to )?(?:do|get up to)(?: for fun)? (?:when|once|whenever|after) (?:${they} (?:is|are)n['’]t (?:working|at work)|${they}(?: is| are|['’]s|['’]re) (?:off the clock|off duty|off work|not (?:working|at work|coding))|(?:the|${their}) (?:laptop|computer|office|lab|studio|working day|work day|day)(?: is|['’]s) (?:closed|shut|over|off|done))\W*$`,
      'i',
    ),
    'what do they do in their spare time?',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which|what kinds? of|(?:(?:has|have|did|does|do|had) ${they} (?:have |had |got )?)?any) (?:hobb(?:y|ies)|pastimes?)(?: (?:has|have|had|did|does|do) ${they}(?: (?:have|pursue|enjoy|got|like))?)?${offWork}\W*$`,
      'i',
    ),
    'what are their hobbies?',
  ],
  // Which animal, and its name
  [
    new RegExp(
      String.raw`^(?:what (?:kinds? of |sort of |type of )?(?:pets?|animals?) (?:does|do|did|has|have) ${they} (?:have|keep|own|got)|what(?:['’]s| is| was| are| were) (?:the names? of ${their} pets?|${their} pets?(?: called| named|['’]s names?))|(?:is|was|does) ${their} pet .{2,40})\W*$`,
      'i',
    ),
    'do they have any pets?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:what|which) volunteering (?:does|do|did|has|have) ${they} (?:do|done)|(?:where|what) (?:does|do|did) ${they} (?:do as an? )?volunteer(?: for| at| as)?|(?:does|do|did|has|have) ${they} (?:ever )?(?:do|done) (?:any )?(?:unpaid|charity|charitable|community) (?:work|service)(?: for [^?,]{2,40})?)\W*$`,
      'i',
    ),
    'what volunteer work do they do?',
  ],
  // Whether somebody has a faith
  [
    new RegExp(
      String.raw`^(?:(?:did|does|do) ${they} (?:really )?believe in (?:a |any )?god|(?:was|is|are|were) ${they} (?:an? )?(?:believer|church-?goer|religious (?:person|man|woman)|(?:man|woman|person) of faith)|(?:did|does|do) ${they} (?:follow|have|practi[sc]e) (?:a |any )?(?:religion|faith))\W*$`,
      'i',
    ),
    'are they religious?',
  ],
];
