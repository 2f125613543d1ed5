import { they } from './sentence-signs.ts';

/** What a talk leaves out of its short questions, and their plain wording: who came, what it costs, what it is made in, and why somebody went or gave up. */
export const bareRewordings: [RegExp, string][] = [
  // Late by how long is no length of the whole
  [/^\W*(?:(?:and|so|but) )*by how (?:long|many (?:days|weeks|months|years))(?=\W*$)/i, 'and by how much'],
  // How many are meant, and which
  [
    /^\W*(?:(?:and|so|but) )*(?:which|what) (?:two|three|four|five|six|[2-6])(?: (?:of (?:them|these|those)|ones))? (are|were) (?=\p{L}+(?: \p{L}+)?\W*$)/iu,
    'which of them $1 ',
  ],
  [
    /^\W*(?:(?:and|so|but) )*(?:(?:can|could) you )?(?:please )?(?:name|list|give me|show me|tell me|pick|mention) (?:(?:any|just|only) )?(two|three|four|five|six|[2-6])(?: (?:of (?:them|these|those)|ones))?(?:,? please)?(?=\W*$)/i,
    'and the $1 latest',
  ],
  // Only of free software somebody says that it is archived
  [
    /^\W*(?:(?:and|so|but|what about|how about|any|only|just|the) )*(?:archived ones|ones that are archived)(?=\W*$)/i,
    'which open source projects are archived',
  ],
  // Whoever came is no team of anybody
  [
    /^\W*(?:(?:and|so|but) )*(?:roughly |about )?how many (?:people|persons|folks) (?:(?:actually|ever|usually) )?(?:c[ao]mes?|attend(?:ed)?|showed up|turned up|were there|visited(?: it)?|came to see (?:it|that))(?: (?:in all|in total|altogether|in the end))?(?=\W*$)/i,
    'how many people came to it',
  ],
  [
    /^\W*(?:(?:and|but|so|what about|how about) )*(?:what (?:was|is) )?(his|her|their|your) (bachelor|master|doctoral|diploma|ph\.?d)(['’]?s?) (thesis|dissertation)(?: (?:about|on|called))?(?=\W*$)/i,
    'and what was $1 $2$3 $4',
  ],
  [
    /^\W*(?:and|but|so|what about|how about)(?: (?:the|his|her|their|your))? (?:pay|salary|compensation|remuneration)(?: expectations?)?(?=\W*$)/i,
    'what pay do they expect',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|but|so) )*did ${they} (?:get|earn|receive|have) (?:an? |any )?(distinction|honours|merit)(?: (?:for|in) (?:it|that|this))?(?=\W*$)`,
      'i',
    ),
    'did they pass with $1',
  ],
  [
    /^\W*(?:(?:and|but|so) )*(?:is|was) (?:it|that|this) free(?: (?:to use|of charge))?(?=\W*$)/i,
    'can I use it for free',
  ],
  [
    /^\W*(?:(?:and|but|so|ok(?:ay)?),? )*(?:what|how much) would (?:that|it|this) (?:cost|be for) (?:us|our \w+)(?=\W*$)/i,
    'what do they charge',
  ],
  [
    /^\W*(?:(?:and|but|so) )*how much (?:money )?(?:(?:was|got) (?:lost|burn(?:ed|t)|wasted|sunk)|did (?:it|that|this|they|he|she|you) (?:lose|burn|waste|sink|swallow|eat up))(?: (?:on|with|in|through) (?:it|that|this))?(?=\W*$)/i,
    'how much did it cost',
  ],
  // Pay is that of the post which was told
  [/^\W*(?:(?:and|but|so) )*what (was|is) the (pay|wages?)(?: like)?(?=\W*$)/i, 'what $1 the $2 for it'],
  // Money is the sum of what was told, and no prize of another time
  [
    /^\W*(?:(?:and|but|so) )*how much money (was|is) (it|that|this)(?: (?:exactly|in (?:total|all)))?(?=\W*$)/i,
    'how much $1 $2',
  ],
  [/^\W*(?:(?:and|but|so) )*who paid(?: the bill)?(?=\W*$)/i, 'who paid for it'],
  [/^\W*(?:(?:and|but|so) )*who (complained|objected|protested)(?=\W*$)/i, 'who $1 about it'],
  [
    /^\W*(?:(?:and|but|so) )*why did (he|she|they|you) (?:go(?: away)?|move on|change jobs?)(?=\W*$)/i,
    'why did $1 leave',
  ],
  [
    /^((?:and |so |but )?)why did they (?:stop|(?:stop|end|drop|abandon) it|give (?:it )?up)(?=\W*$)/i,
    '$1why was it given up',
  ],
  [
    /^((?:and |so )?)what(?: is| was|['’]s|s) (it|that|this) (written|coded|programmed|implemented|built|made) (?:in|with)(?=\W*$)/i,
    '$1what languages is $2 $3 in',
  ],
  // Of what sex a child is
  [
    /^\W*(?:(?:and|so) )?(?:(?:is it|are they) )?(?:an? )?(?:boy|girl|son|daughter)s? or (?:an? )?(?:boy|girl|son|daughter)s?\W*$/i,
    'do you have a son or a daughter?',
  ],
];
