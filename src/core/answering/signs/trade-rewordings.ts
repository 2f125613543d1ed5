import { databases, frameworks, programmingLanguages } from '../../corpus/lexicon.ts';
import { their, they } from './sentence-signs.ts';

const tools = String.raw`(?:tech(?:nolog(?:y|ies))?|skills?|stack|tools?|frameworks?|libraries)`;
const technology = [...programmingLanguages, ...databases, ...frameworks]
  .filter((name) => name.length > 2)
  .map((name) => name.replace(/[.+]/g, String.raw`\$&`))
  .join('|');

/** Other ways to ask for technologies, and the plain one. */
export const tradeRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:what (?:has|have|did) ${they} (?:write|written|program(?:med)?|coded?|buil[dt]|ma[dk]e) (?:in|with)|(?:(?:any|all|list|show|me|the|of|${their}) )*(?:projects?|anything|everything|stuff) (?:(?:that |which )?(?:us(?:es?|ed|ing)|(?:(?:(?:is|are|was|were) )?(?:written|done|made|built|coded) )?(?:in|with)))) (${technology}|go)\W*$|^(?:(?:any|all|list|show|me|the|of|${their}) )*(${technology}) (?:projects?|stuff)\W*$`,
      'i',
    ),
    'which projects or open source use $1$2?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:[Aa]ny|[Aa]ll|[Ll]ist|[Ss]how|me|the|of|${their}) )*[Pp]rojects? (?:(?:that |which )?us(?:es?|ed|ing)|(?:done |built |made |written )?with) (\p{Lu}[\p{L}\p{N}+#.]*)\W*$`,
      'u',
    ),
    'which projects or open source were done with $1?',
  ],
  // An employer is worked for, a technology is known
  [
    new RegExp(
      String.raw`^(?:how many )?years? (?:with|using|on|in) (?=(?:${technology}|go|docker|kubernetes|k8s|terraform|kafka|linux|git|aws|gcp|azure)\W*$)`,
      'i',
    ),
    'how many years of experience with ',
  ],
  // Of a kind of technology those of that kind are the experience
  [
    new RegExp(
      String.raw`^(?:(?:does|do|has|have) ${they} (?:(?:have|got|had) )?)?(?:(?:any|some|much|a lot of) )?(cloud|database|framework) (?:experience|skills|knowledge)\W*$`,
      'i',
    ),
    'which $1s did you use?',
  ],
  [
    new RegExp(
      String.raw`^((?:what|which) (?:cloud|database|framework|programming language)s?(?: (?:providers?|platforms?|systems?))?) (?:does|do) ${they} have (?:\w+ )?experience (?:with|in|of|using)\W*$`,
      'i',
    ),
    '$1 did you use?',
  ],
  // The entries that list a skill tell where and when
  [
    new RegExp(
      String.raw`^((?:has|have|did|does|do|is|are) ${they} [^,?]{0,40}\b(?:us(?:e|ed)|work(?:ed)?|know|experienced?|familiar|skilled|programmed)\b[^,?]{1,60}),? (?:and|or) if (?:so|yes),? (?:where|when|(?:in|on|for) (?:which|what)(?: \w+)?)\W*$`,
      'i',
    ),
    '$1?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:show|tell|give|list)(?: me)? |and |what(?:'s| is| are|[’]s) |which )?(?:(?:${their}|the) )?(?:(?:current|main|whole|full) )?tech(?:nical|nology)? ?stack(?: please)?\W*$`,
      'i',
    ),
    'what technologies are used?',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (${tools}) (?:(?:was|were|is|are|has|have|had|did|does|do|${they}|been|used?) )*(?:in|for|on|per) (?:each|every|which|what) (?:of )?(?:${their} )?projects?\W*$`,
      'i',
    ),
    'what technologies did you use in each project?',
  ],
  [
    new RegExp(
      String.raw`\b(?:frameworks? (?:and|or) libraries|libraries (?:and|or) frameworks?|libraries) (?=(?:do|does|did|has|have|can) ${they} (?:(?:like|ever|usually|mostly) )?(?:us(?:e|ed|ing)|know|work(?:ed)? with)\b)`,
      'i',
    ),
    'frameworks ',
  ],
  [
    new RegExp(
      String.raw`^(?:is|was|were|are|did|does|do) (?!${they} )(.{2,60}?) (?:built|made|written|coded|programmed|developed|implemented|us(?:e|es|ed|ing)|runn?(?:ing)?)(?: (?:with|in|on|using))? (?:${technology})\W*$`,
      'i',
    ),
    'what is $1 built with?',
  ],
  [
    new RegExp(
      String.raw`^([Ww]hat|[Ww]hich) languages? ((?:did|do|does) ${they} use|(?:was|were|is|are) used) (?=(?:in|for|on|at) (?:the )?[_\p{Lu}])`,
      'u',
    ),
    '$1 technologies $2 ',
  ],
  [
    new RegExp(String.raw`^(what|which) languages? ((?:did|do|does) ${they} use\b|(?:was|were|is|are) used\b)`, 'i'),
    '$1 programming languages $2',
  ],
  // What somebody leaves, an heir gets
  [/^who (?:has |had |eventually )?inherit(?:ed|s) (?!from\b)([^?,]{3,60}?)\W*$/i, 'to whom did they leave $1?'],
  // What the visitor pays is what it costs, and so is what it was meant to
  [
    /^(?:how much|what) (?:do|would|must|will|should|does) (?:i|we|one|you|users|people|anyone) (?:have to )?pay for (?!(?:it|that|this|him|her|them|you)\b)([^?,]{2,60}?)\W*$/i,
    'how much does $1 cost?',
  ],
  [
    /^(?:what|how much) (?:was|were|is) ([^?,]{2,60}?) (?:supposed|meant|expected|estimated|going|planned) to cost\W*$/i,
    'how much did $1 cost?',
  ],
  [
    /^how much (?:(?:disk |storage |memory )?(?:space|storage|memory)|room) (?:does|do|did|will) ([^?,]{2,60}?) (?:take(?: up)?|need|use|require|occupy|fill)(?: up)? on (?:an? |my |the |your )(?:phone|disk|computer|device|hard (?:drive|disk)|tablet|laptop|machine)\W*$/i,
    'how many megabytes is $1?',
  ],
  // Of a thing by name its text tells what went wrong
  [
    /^[Ww]hat (?:(?:went|was|was going|had gone) wrong|was the (?:problem|trouble)) (?:with|on|in) (?=(?:the )?[\p{Lu}_])/u,
    'what happened with ',
  ],
];
