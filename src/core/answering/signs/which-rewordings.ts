import { their, they } from './sentence-signs.ts';

/** Other ways to say which entries of a list are meant by what became of them, and one of each for all; and the plain wording. */
export const whichRewordings: [RegExp, string][] = [
  // One of each asks for all
  [/\b(?:every|each) (?:single )?(town|certificate|certification|diploma)\b/i, 'all $1s'],
  [/\b(?:every|each) (?:single )?(cit|countr)y\b/i, 'all $1ies'],
  [
    /^(?:(?:list|name|show|give)(?: me)? )?all (?:the )?(cities|countries|towns) (?=(?:that |where |in which )?(?:he|she|they|you)\b)/i,
    'which $1 ',
  ],
  // What was given up was abandoned
  [
    new RegExp(
      String.raw`^((?:which|what|any|list)\b[^?,]{0,30}\bprojects?) (?:(?:did|has|have) ${they} (?:ever )?(?:give|given|gave) up(?: on)?|(?:that )?${they} gave up(?: on)?|(?:were|was|got) given up(?: on)?)\W*$`,
      'i',
    ),
    '$1 were abandoned?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:products?|projects?|features?|apps?|services?) (?:did|has|have) ${they} (?:ever |also )?(?:shut(?: down)?|switch(?:ed)? off|turn(?:ed)? off|kill(?:ed)?(?: off)?|axed?|scrap(?:ped)?|discontinued?|cancel(?:l?ed)?)(?:,? and why)?\W*$`,
      'i',
    ),
    'which projects failed?',
  ],
  // Only of free software somebody says whether it is kept
  [
    /^((?:which|what|how many|list|are any)\b[^?,]{0,30}\b(?:open[- ]source(?: projects?| software| tools?| libraries)?|libraries|repos(?:itories)?|packages)) ((?:that )?(?:is|are) )?(?:still )(?:going|active|alive|running|ongoing|live|in development)\W*$/i,
    '$1 are still maintained?',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what)(?: of)?(?: ${their}| the)? )(?:tools?|programs?|software|things) ((?:(?:is|are|was|were) )(?:written|built|made|implemented) (?:in|with) )`,
      'i',
    ),
    '$1projects or open source $2',
  ],
  // Of tools somebody looks after, and of no skills, it is told whether they are kept
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name|show(?: me)?)(?: all)?(?: of)?(?: (?:the|${their}))?) (?:tools?|utilities|programs?|packages?)(?: of (?:his|hers|theirs|yours))? (?=(?:(?:that|which) )?(?:(?:is|are|was|were|(?:has|have) been) (?:now |already |still |no longer |not |currently )*(?:archived|maintained|kept up|looked after|abandoned|retired|discontinued|alive|older than|newer than|younger than|(?:from )?(?:before|after|since) \d{4})\b|(?:did|has|have) ${they} (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining)\b))`,
      'i',
    ),
    '$1 open-source projects ',
  ],
  [
    new RegExp(
      String.raw`^((?:which|what|list|how many)\b[^?,]{0,30}\bopen[- ]source projects) (?:(?:that|which) )?(?:did|has|have) ${they} (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining)(?:,? (?:or|and) (?:archived?|hand(?:ed)? over|abandon(?:ed)?|retired?|g[ia]ven? away|stop(?:ped)? maintaining))*\W*$`,
      'i',
    ),
    '$1 are archived?',
  ],
  [
    /^((?:which|what)(?: of (?:the|his|her|their|your))? )engagements (?=(?:went|failed|(?:were|was) (?:stopped|abandoned|given up|cancell?ed))\b)/i,
    '$1projects ',
  ],
  // What was written by oneself was written with nobody
  [
    new RegExp(
      String.raw`^((?:which|what|how many) (?:of ${their} )?(?:books?|papers?|articles?|publications?|chapters?|essays?) (?:has|have|did) ${they} (?:ever )?(?:write|written|publish(?:ed)?|author(?:ed)?)) (?:all )?(?:by )?(?:him|her|them|your)sel(?:f|ves)\W*$`,
      'i',
    ),
    '$1 alone?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) publishers (?:(?:has|have|did) ${they} (?:ever )?(?:work(?:ed)? with|publish(?:ed)? (?:with|at)|(?:write|written) for|have|had)|(?:has |have )?(?:published|brought out) ${their} (?:books|works?))\W*$`,
      'i',
    ),
    'who published their books?',
  ],
  [
    new RegExp(
      String.raw`^(which|what) (?:one )?(?:of )?${their} (?:works|writings|texts) (?=(?:has|have|had|with|is the longest|is the shortest)\b[^?]{0,20}(?:pages|longest|shortest)\W*$)`,
      'i',
    ),
    '$1 publication ',
  ],
];
