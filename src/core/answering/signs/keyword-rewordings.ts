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
  // With whom
  [/\b((?:written|published|done|made|filed|invented|developed|built) )(?:together|jointly) (?=with \p{Lu})/u, '$1'],
  [
    new RegExp(
      String.raw`^[Oo]n (?:what|which (?:things|works?)) (?:did|has|have) ${they} (?:work(?:ed)?|collaborated?) (?:together )?with (?=\p{Lu}\p{Ll}+ \p{Lu})`,
      'u',
    ),
    'everything with ',
  ],
  // Employers by their kind, which stands in the name and not among the skills
  [
    new RegExp(
      String.raw`^(?:(?:at|in|for|with) )?(?:which|what) (laborator(?:y|ies)|institut(?:es?|ions?)|hospitals?|clinics?|museums?|banks?|agenc(?:y|ies)|academ(?:y|ies)|studios?|theatres?|ministr(?:y|ies)|newspapers?|observator(?:y|ies)) (?:did|has|have) ${they} (?:(?:ever|also) )?work(?:ed)?(?: (?:at|in|for|with))?\W*$`,
      'i',
    ),
    'list all jobs at $1',
  ],
  [
    new RegExp(
      String.raw`^(?:in )?(?:which|what) (?:(?:states|cities|towns|countries|regions|places)(?:,| and| or|, and)? ?){2,} (?:did|has|have) ${they} (?:(?:ever|also) )?work(?:ed)?(?: in)?\W*$`,
      'i',
    ),
    'in which places did they work?',
  ],
  // What appears in projects is used there, and languages are tools beside others
  [
    new RegExp(
      String.raw`^(?:which|what) (?:programming )?languages,? (?:and|or) (?:tools|frameworks|technologies|libraries|software) (?:(?:has|have|did|does|do) ${they} (?:ever )?(?:used?|work(?:ed)? with|know)|(?:appear|occur|come up|show up|feature|are (?:listed|named|mentioned|used)) in ${their} (?:projects|work|jobs|roles|portfolio))\W*$`,
      'i',
    ),
    'which tools did they use?',
  ],
  // Parts of a thing are no part in it
  [
    /^(?:what|which) (?:are|were) the (?:main |key |different |individual )?(?:parts|components|elements|modules|pieces|building blocks) of ([^?,]{2,60}?)\W*$/i,
    'what does $1 consist of?',
  ],
  // Posts tell where somebody worked, and no text that says the verb
  [
    new RegExp(
      String.raw`^where (?:all )?(?:has|have|did) ${they} (?:ever |already )?work(?:ed)?(?: so far| until now| over the years)?\W*$`,
      'i',
    ),
    'list all jobs',
  ],
  // Where somebody lived, listed
  [
    new RegExp(
      String.raw`^(?:(?:(?:list|name|show|give)(?: me)? )?all (?:of )?(?:the )?(?:places|cities|towns|countries) (?:(?:that|where|in which) )?${they} (?:has |have )?(?:ever )?lived(?: in)?|(?:in )?(?:which|what) (?:places|cities|towns)(?: and (?:places|cities|towns|countries))? (?:has|have|did) ${they} (?:ever )?live[d]?(?: in)?)\W*$`,
      'i',
    ),
    'where did they live?',
  ],
  // Models are trained by whoever builds them
  [
    new RegExp(
      String.raw`^((?:which|what|how many) (?:\w+ )?(?:models|networks|classifiers|(?:\w+ )?language models) (?:has|have|did) ${they} (?:ever )?)(?:train(?:ed)?)(?=\W*$| (?:so far|herself|himself|at|in|for)\b)`,
      'i',
    ),
    '$1build',
  ],
  // Places by their bare word
  [
    new RegExp(String.raw`^(?:all (?:the )?|${their} |work )?(countries)(?: of work)?\W*$`, 'i'),
    'in which $1 have they worked?',
  ],
  // Where somebody went to school, by the bare word
  [
    new RegExp(
      String.raw`^(?:(?:list|name|show|give)(?: me)? )?(?:(?:all|the|${their}|which|what) )*(?:schools|universities|colleges)(?: (?:and|or) (?:schools|universities|colleges))?(?: (?:(?:has|have|did) )?(?:${they} )?(?:attend(?:ed)?|went to|gone to|go to|studied at|study at))?\W*$`,
      'i',
    ),
    'where did they study?',
  ],
  // Some of many: the latest
  [
    new RegExp(
      String.raw`^(?:(?:can|could|would) you )?(?:please )?(?:name|list|give|show|tell|mention)(?: (?:me|us))?(?: (?:any|just|only))? (two|three|four|five|six|[2-6]) (?:(?:examples )?of )?(?:(?:the|${their}) )?(${entries})(?: (?:that )?${they} (?:has |have )?(?:done|made|had|held|given|gave|won|written|wrote|published))?(?:,? please)?\W*$`,
      'i',
    ),
    'which are the latest $1 $2?',
  ],
  [
    new RegExp(
      String.raw`^((?:and )?what) (?:was|were|has|have) (${they}) (?:been )?(?:up to|getting up to) (?=(?:in|at) [^\d?]{2,40}\W*$)`,
      'i',
    ),
    '$1 did $2 do ',
  ],
  [
    /^(?:and )?what(?: is|['’]s|s) still (?:running|going on|ongoing|in progress|under way)(?: (?:now|today|at the moment))?\W*$/i,
    'which projects are still going on?',
  ],
  // "More than ten years ago", whose year is known by now
  [
    /^((?:which|what|list|how many|any|all)\b[^?]{0,80}?) (?:more than|over|longer than) in (?=(?:19|20)\d\d\W*$)/i,
    '$1 before ',
  ],
  // What is and what was: all
  [
    new RegExp(
      String.raw`^((?:(?:please )?(?:list|name|show|give)(?: me)? |what (?:are|were) )?)(?:all )?(?:(?:the|${their}) )?(?:(?:current|present) (?:and|or) (?:former|past|previous|earlier)|(?:former|past|previous|earlier) (?:and|or) (?:current|present)) (jobs|roles|positions|posts|employers|projects)\W*$`,
      'i',
    ),
    'list all $2',
  ],
  // What somebody writes about
  [
    new RegExp(
      String.raw`^(?:on |about )?(?:which|what) (?:topics|subjects|themes) (?:has|have|did|does|do) ${they} (?:ever )?(?:wr[io]te|written|publish(?:ed)?)(?: (?:on|about))?\W*$`,
      'i',
    ),
    'what have they written about?',
  ],
  [
    new RegExp(
      String.raw`^(?:in |on )?(?:which|what) projects (?:was|were|is|are) ${they} (?:the |a |in the )?(?:lead(?:er)?|project lead(?:er)?|head|in charge)(?: (?:in|on|of))?\W*$`,
      'i',
    ),
    'which projects did they lead?',
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
