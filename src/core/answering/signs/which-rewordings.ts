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
];
