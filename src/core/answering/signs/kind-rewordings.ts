import type { OwnRewordings } from '../../corpus/reworded.ts';
import { inAll } from './keyword-rewordings.ts';
import { their, they } from './sentence-signs.ts';
import { toldListRewordings } from './told-list-rewordings.ts';
import { artistRewordings, makesWorks } from './work-rewordings.ts';

/** Where somebody did what his works are made by: where they were made. */
function madeIn(deeds: string): [RegExp, string] {
  return [
    new RegExp(
      String.raw`^(?:in )?(?:which|what) (countries|cities|towns|places) (?:has|have|did|had) ${they} (?:ever |already )?(?:${deeds})(?: in)?(?: so far)?\W*$`,
      'i',
    ),
    'in which $1 were their projects done?',
  ];
}

/** Words for works that only some people make, and the word for the same in their portfolios. */
export const kindRewordings: OwnRewordings[] = [
  ...toldListRewordings,
  // Products are what the projects are for
  {
    where: /^(?:Headline|Role|Skills|Summary): .*\bproduct\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:which|what) (?:products|projects) (?:has|have|did) ${they} (?:ever )?(?:releas(?:ed?)|ship(?:ped)?|launch(?:ed)?|(?:br[io]ng|brought|put) out)${inAll}\W*$`,
          'i',
        ),
        'which projects did not fail?',
      ],
    ],
  },
  { area: 'projects', where: makesWorks, rewordings: artistRewordings },
  // What is made by whoever cuts films is cut
  {
    where: /^(?:Headline|Role): (?:.*[ ,;])?(?:film|video|picture|documentary)(?: film)? editor\b/i,
    rewordings: [
      [
        /^(?:(?:list|show|give)(?: me)? )?(?:(?:all|full|complete|the|a|list|of|her|his|their|your) )*credits\W*$/i,
        'list all films',
      ],
      [
        /\b(films?|movies?|documentar(?:y|ies))((?: (?:that|did|has|have|were|was|he|she|they|you|ever)){0,4} )(?:cut|edit(?:ed)?)\b(?! (?:by (?!him|her|them|you)|from|out|off))/i,
        '$1$2done',
      ],
    ],
  },
  {
    where:
      /^(?:Headline|Role): .*\b(?:films?|film-?makers?|video|documentar\w+|cinematograph\w+|photograph\w+|painter|actor|actress|singer|dancer|musician|pianist|violinist|conductor|performer)\b/i,
    rewordings: [madeIn('film(?:ed)?|sh[oo]*t|photograph(?:ed)?|paint(?:ed)?|perform(?:ed)?|record(?:ed)?')],
  },
  {
    where: /^(?:Headline|Role): .*\bdocumentar/i,
    rewordings: [[/\bdocumentaries\b/i, 'films']],
  },
  {
    where: /\b(?:films|motion pictures)\b/i,
    unless: /\bphotograph|\bpaint/i,
    rewordings: [[/\b(?:motion )?pictures\b/i, 'films']],
  },
  {
    where:
      /^(?:Headline|Role): (?:.*[ ,;])?(?<!\b(?:data|software|solutions?|platform|systems?|enterprise|cloud|network|security|information|chief|landscape)[- ])architect\b(?! of (?:the |its )?(?:\w+ )?(?:electronics|firmware|software|hardware|platforms?|systems?|data|cloud|networks?|infrastructure|code|back-?end|front-?end|[ai]pis?))/i,
    rewordings: [
      madeIn('buil[dt]'),
      [/\bbuildings\b/i, 'projects'],
      [
        /\b((?:new|lat|old|earli|larg|bigg|small)est|first|last|most recent) building(?= (?:so far|to date)\b|\W*$)/i,
        '$1 project',
      ],
      // Of libraries and schools those that were built
      [
        /\b(the|that|this) (library|school|museum|gallery|hospital|archive|theat(?:re|er))(?: building)?(?=(?: (?:take|cost|open|get|look|like|work|built|finished|designed|is|was|has|did)\b[^?!.]*)?\W*$)/i,
        '$1 $2 project',
      ],
    ],
  },
  // Whoever is taught by somebody teaches nobody
  {
    where: /^Role: .*\b(?:lecturer|professor|teacher|tutor|instructor)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:do|does|did|has|have) (${they}) (?:(?:ever|also|actually) )*(?:teach|taught|lectured?)(?: (?:anywhere|too|as well|now|students|at all))?\W*$`,
          'i',
        ),
        'which teaching jobs has $1 had?',
      ],
    ],
  },
  // A photographer's camera is told by its make
  {
    where:
      /\b(?:Fuji(?:film)?|Nikon|Canon|Leica|Hasselblad|Linhof|Sony|Pentax|Olympus|Mamiya|Rollei\w*|Panasonic|Lumix|Ricoh|Blackmagic|Arri|Arriflex|Bolex)\b/,
    rewordings: [
      [
        /^(?:what|which) (?:kinds? of |sorts? of |type of |make of |brand of )?(?:cameras?|lens(?:es)?|camera (?:gear|kit|equipment))(?: (?:and|or) (?:cameras?|lens(?:es)?))? (?:does|do|did|is|are) (he|she|they|you) (?:use|using|shoot(?:ing)? (?:with|on)|work(?:ing)? with|own|have|photograph with|film (?:with|on)|take pictures with)(?: (?:most|mostly|mainly|usually))?\W*$/i,
        'what equipment does $1 use?',
      ],
      [
        /^(?:with (?:what|which) (?:cameras?|lens(?:es)?) (?:does|do|did) (he|she|they|you) (?:shoot|work|film|photograph)|what (?:does|do|did) (he|she|they|you) shoot (?:with|on))\W*$/i,
        'what equipment does $1$2 use?',
      ],
    ],
  },
  // A novelist's second novel is the second book, where no other kind of book is told of
  {
    where: /^Headline: .*\bnovelist\b|^Summary: (?:An? |The )?(?:\w+ )?novel\b/i,
    unless:
      /^Summary: (?:(?:An?|The) )?(?:\w+ )?(?:collection|stories|poems?|poetry|memoir|essays|handbook|textbook|biography|cookbook|anthology|play)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`\b(${their} (?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|last|latest|newest|most recent|debut)) novel(?!s| (?:prize|award))\b`,
          'i',
        ),
        '$1 book',
      ],
      [
        new RegExp(
          String.raw`^(which|what) novel(s?) (?:(?:did|has|have) ${they} (?:publish(?:ed)?|bring out|brought out|released?)|(?:came|come) out|appeared|(?:was|were) (?:published|released))(?= in (?:\w+ )?\d{4}\W*$)`,
          'i',
        ),
        '$1 book$2 did they publish',
      ],
    ],
  },
  // Papers are no talks and no books
  {
    where: /^Kind: (?:paper|article)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^((?:(?:please )?(?:how many|list|name|show|give|count|which|what|any)(?: me)?(?: are)? )?(?:(?:all|any|some|two|three|four|five|only|just)(?: of)? )?(?:(?:the|${their}) )?(?:(?:\w+ )?(?:latest|newest|last|most recent|first|oldest|earliest)(?: \w+)? )?)(?:(?:research|scientific|academic) )?papers?((?: (?:did|does|do|has|have|are there|${they}|ever|publish(?:ed)?|wr[io]te|written|author(?:ed)?|so far|in total|altogether))*)(?: only)?((?: (?:since|in|before|after|until) \d{4})?)\W*$`,
          'i',
        ),
        '$1publications$2$3, except talks and books and chapters?',
      ],
    ],
  },
  // Books have a publisher each
  {
    where: /^Kind: book/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who (?:published|brought out) (?:all )?(?:of )?${their} books|(?:with|at|by) (?:which|what) publishers? (?:(?:did|has|have) ${they} (?:publish(?:ed)?|written) ${their} books|(?:were|are) ${their} books published)|where (?:were|are|have) (?:all )?(?:of )?${their} books (?:been )?published)\W*$`,
          'i',
        ),
        'list all books with their publisher',
      ],
    ],
  },
  // Lectures are talks, but for a lecturer's
  {
    where: /^Kind: (?:talk|lecture|keynote)/i,
    unless: /\blecturer\b|^Role: .*\b(?:professor|teacher)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(which|what|how many) (?:public )?lectures (?:did|has|have|does|do) (${they}) (?:ever )?(?:gave|giv(?:e|en)|h[eo]ld|deliver(?:ed)?)\W*$`,
          'i',
        ),
        '$1 talks did $2 give?',
      ],
      [
        new RegExp(
          String.raw`^(?:list|name|show)(?: me)? (?:all )?(?:of )?(?:the|${their}) (?:public )?lectures(?: (?:that )?${they} (?:gave|has given|held))?\W*$`,
          'i',
        ),
        'which talks did they give?',
      ],
    ],
  },
  // Short words for what is told in full
  {
    where: /\bpenetration test/i,
    unless: /\bpen-?test/i,
    rewordings: [[/\bpen-?test(?=s?\b|ing\b|ers?\b)/i, 'penetration test']],
  },
];
