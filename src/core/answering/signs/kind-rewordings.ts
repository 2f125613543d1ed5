import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';
import { artistRewordings, makesWorks } from './work-rewordings.ts';

/** Words for works that only some people make, and the word for the same in their portfolios. */
export const kindRewordings: OwnRewordings[] = [
  { area: 'projects', where: makesWorks, rewordings: artistRewordings },
  {
    where: /\b(?:films|motion pictures)\b/i,
    unless: /\bphotograph|\bpaint/i,
    rewordings: [[/\b(?:motion )?pictures\b/i, 'films']],
  },
  {
    where:
      /^(?:Headline|Role): (?:.*[ ,;])?(?<!\b(?:data|software|solutions?|platform|systems?|enterprise|cloud|network|security|information|chief|landscape)[- ])architect\b/i,
    rewordings: [[/\bbuildings\b/i, 'projects']],
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
  // Who took out none, and says so
  {
    where:
      /\b(?:no|none|never|not|oppos\w+|against|refus\w+|declin\w+)\b[^.;]{0,60}\bpatent|\bpatents?\b[^.;]{0,60}\b(?:none|never|no|not|refus\w+)\b/i,
    unless: /^Number: |^(?:Granted|Filed): /,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:why|how come) )?(?:(?:did|does|do|has|have|had)(?:n['’]t| not)? )?(${they}) (?:(?:ever|never|not) )*(?:patent(?:ed)? (?:anything|something|(?:any of )?(?:${their}) (?:inventions?|ideas?|discover(?:y|ies)|work))|(?:took|takes?|taken|holds?|held|have|has|had|own(?:s|ed)?|apply for|applied for|file[ds]?)(?: out)? (?:(?:any|an?|no) )?patents?)\W*$`,
          'i',
        ),
        'what did $1 think of patents?',
      ],
      [/^why (?:are|were) there no patents\W*$/i, 'what did they think of patents?'],
      [
        new RegExp(String.raw`^why (?:was|were|is|are) ${they} (?:so )?(?:against|opposed to) patents\W*$`, 'i'),
        'what did they think of patents?',
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
