import { their, they } from './sentence-signs.ts';

const honours =
  '(?:[Aa]wards|[Pp]rizes|[Mm]edals|[Hh]onou?rs|[Dd]egrees|[Dd]iplomas|[Cc]ertificates|[Qq]ualifications)';
const got =
  '(?:(?:that )?(?:he|she|they|you) (?:has |have )?(?:got|won|received|earned|gained|took)|(?:won|received|given|awarded|taken|earned)) ';
const entries =
  '(?:projects|jobs|roles|posts|positions|patents|talks|lectures|awards|prizes|degrees|papers|articles|books|publications)';
const texts = '(?:papers?|articles?|publications?|books?|chapters?|essays?)';
const solo = '(?:solo|single[- ]author(?:ed)?|sole[- ]author(?:ed)?|solely authored|solo[- ]authored)';
/** Until now, for the end of a pattern. */
export const inAll = '(?: (?:in all|in total|altogether|overall|so far|to date|over the years))?';

/** Lists by their key words alone, and the question that they stand for. */
export const keywordRewordings: [RegExp, string][] = [
  // "Awards in London", "degrees from Norway": the place tells which
  [
    new RegExp(
      String.raw`^(?:[Aa]ny |[Aa]ll )?(${honours}) (?:${got})?(?:in|from|at) (?=(?:the )?[_\p{Lu}][^,?]{1,40}\W*$)`,
      'u',
    ),
    'which $1 in ',
  ],
  // "Jobs that ended before 2013"
  [
    new RegExp(
      String.raw`^(?:any |all )?(?:(?:the|${their}) )?(${entries}) (?:that|which) (?:have |has |had )?(ended|finished|started|began|begun|took place)(?= (?:in|before|after|since|until|between|by|at) )`,
      'i',
    ),
    'which $1 $2',
  ],
  // Works of one author
  [new RegExp(String.raw`\b${solo} (${texts})(?= |\W*$)`, 'i'), '$1 alone'],
  [new RegExp(String.raw`\bsolo (talks|lectures|patents|inventions)(?= |\W*$)`, 'i'), '$1 alone'],
  // A contest that was won is told among the awards
  [
    new RegExp(
      String.raw`^how many ((?:[a-z-]+ )?(?:hackathons|contests|tournaments|challenges|game jams|olympiads)) (has|have|did) (${they}) (?:ever )?w[io]n${inAll}\W*$`,
      'i',
    ),
    'which $1 $2 $3 win?',
  ],
  // Grants are money for the work
  [
    new RegExp(
      String.raw`^(?:any|list(?: all)?|(?:what|which)(?: are)?|show(?: me)?|name|give me|tell me|how many)?(?: all)?(?: of)? ?(?:the |${their} )?(?:research )?grants(?: (?:has|have|had|did|does|do) ${they} (?:ever )?(?:get|got|gotten|have|had|hold|held|win|won|receive[d]?|obtain(?:ed)?|been (?:given|awarded)))?\W*$|^(?:has|have|had|did|does|do) ${they} (?:ever )?(?:get|got|gotten|have|had|hold|held|win|won|receive[d]?|obtain(?:ed)?|been (?:given|awarded)) (?:any |some |an? )?(?:research )?grants?\W*$`,
      'i',
    ),
    'which grants did they get?',
  ],
  // What came out was not given up
  [
    new RegExp(
      String.raw`^(?:which|what) apps (?:has|have|did) ${they} (?:ever )?(?:releas(?:ed?)|ship(?:ped)?|launch(?:ed)?|publish(?:ed)?|(?:br[io]ng|brought|put) out)${inAll}\W*$`,
      'i',
    ),
    'which apps did not fail?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) ((?:video )?game)s (?:has|have|did) ${they} (?:ever )?(?:releas(?:ed?)|ship(?:ped)?|launch(?:ed)?|publish(?:ed)?|(?:br[io]ng|brought|put) out)${inAll}\W*$`,
      'i',
    ),
    'which $1 projects were not cancelled?',
  ],
];
