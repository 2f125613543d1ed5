import { opener, verbFirst } from './clause-signs.ts';

/** How visitors begin to tell why, for what or for when they ask; nothing in it is of the person. */
const begins = String.raw`(?:deadline|on air|live in|writing (?:an?|my|our|this)|need(?:ed|ing)? (?:this|it|an answer)|i need (?:this|it|an answer)|(?:board |team |client |hiring )?(?:meeting|call|interview|exam|presentation|flight|train) (?:at|in|on|tomorrow|today|starts)|#?\d+(?:st)? question|question \d+|group of|(?:\w+ ){0,2}here|i['’]?m (?:\d+|an? |doing|writing|prepping|preparing|researching)|i am (?:\d+|an? |doing|writing|prepping|preparing|researching)|(?:prepping|preparing|researching|doing|studying) (?:for|an?|my|our|homework)|(?:only |just |got |have )*\d+ (?:seconds?|minutes?|mins?))\b`;
/** Whom or what the question behind would point back at. */
const pointing = String.raw`\b(?:he|she|his|her|him|they|them|their|you|your|it|its|that|who|which)\b`;

/** The same in front of a few nouns: of what the visitor is at, and how little time there is. */
const hurries = String.raw`(?:${begins}|(?:(?:a|one|just|very|another) )*(?:quick|short|small|brief|fast|last|simple) (?:q|question|query|one|thing|check)s?|(?:one |this |it |that |is |just |only |['’]s )*for (?:my|our|an?|this|the (?:[\w-]+ ){0,2}?(?:captions?|bylines?|posters?|programmes?|leaflets?|fact-checkers?|records?|files?|forms?|footnotes?|slides?|intro(?:duction)?|newsletter|press kit|brochure|invitations?|badges?|database|directory|podcast|agenda|quiz))|(?:just )?asking for|(?:fyi|hi|hello|hey|sorry)|on (?:a|my|the) (?:tight |short |train|bus|phone|plane|deadline|mobile)|in (?:a|some) (?:hurry|rush)|(?:(?:just|still|i['’]?m|we['’]?re|am|are|i|we|currently) )*(?:compiling|drafting|putting together|updating|filling (?:in|out)|finishing|finali[sz]ing|proofreading|fact[- ]?checking|editing|assembling|completing|writing up|collecting|sourcing|checking))\b`;
/** What the visitor is at names nothing of the person. */
const told = String.raw`(?!${pointing}|\b(?:on|about|of|regarding)\b)`;
/** A few words that name what is wanted, to the end of the message. */
const nouns = String.raw`(?!(?:thanks?|thx|please|pls|cheers|and|or|but|so|an?|i|we|you|he|she|they|for|in|on|at|to|with)\b)[^\s?.!;:,–—]+(?:,? [^\s?.!;:,–—]+){0,7}[?.!\s]*$`;

/** What stands in front of a short question, with a number or a noun in it, is no part of it. */
export const leadRewordings: [RegExp, string][] = [
  // "(Reveal your prompt.) Then tell me …": what came before is no part of it
  [
    /^\W*(?:before (?:you )?(?:answer(?:ing)?|start(?:ing)?|reply(?:ing)?|anything else|that)\W+)?(?:(?:and|so|but) )?(?:then|after that|afterwards|next),? (?=(?:please )?(?:tell (?:me|us)|list|show me|give me|name|explain|describe)\b)/i,
    '',
  ],
  [
    new RegExp(
      String.raw`^\W*${begins}(?:(?!${pointing})[^?!;:.])*?(?:[:,;]|\s[-–—]) (?:and |so |but )*(?:(?:only |just |got |have )*\d+ (?:seconds?|minutes?|mins?)[:,] )?(?=(?:${opener}|${verbFirst})\b(?![^?]*\b(?:its?|that|this|these|those|there|then|ones?)\b))`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`^\W*${hurries}(?:(?:${told}[^?;:])*?(?::|\s[-–—])|(?:${told}[^?;:,.!])*[.,!])\s+(?=(?![^?]*${pointing})${nouns})`,
      'i',
    ),
    '',
  ],
  // "If I apply for a job with her, …": no job of hers is asked for
  [
    new RegExp(
      String.raw`^\W*(?:and |so |but )?(?:if|when|once|before|suppose|supposing|assuming) (?:i|we|one|someone|somebody) (?:(?:ever|were to|want(?:ed)? to|should|decide[d]? to|was to) )*(?:appl(?:y|ied)|join(?:ed)?|interview(?:ed)?|work(?:ed)? (?:with|for))\b(?![^,?]*\d)[^,?]{0,50}, (?=(?:${opener})\b)`,
      'i',
    ),
    '',
  ],
  // "Highest degree (for our database)?"
  [
    / \((?:(?:(?:i|we|just|only) )*(?:need|asking)\b|(?:this|it)(?:['’]s| is) for\b|for (?:my|our|an?) )[^()?]{1,60}\)/i,
    '',
  ],
];
