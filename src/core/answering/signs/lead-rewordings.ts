import { opener, verbFirst } from './clause-signs.ts';

/** How visitors begin to tell why, for what or for when they ask; nothing in it is of the person. */
const begins = String.raw`(?:deadline|on air|live in|writing (?:an?|my|our|this)|need(?:ed|ing)? (?:this|it|an answer)|i need (?:this|it|an answer)|(?:board |team |client |hiring )?(?:meeting|call|interview|exam|presentation|flight|train) (?:at|in|on|tomorrow|today|starts)|#?\d+(?:st)? question|question \d+|group of|(?:\w+ ){0,2}here|i['’]?m (?:\d+|an? |doing|writing|prepping|preparing|researching)|i am (?:\d+|an? |doing|writing|prepping|preparing|researching)|(?:prepping|preparing|researching|doing|studying) (?:for|an?|my|our|homework)|(?:only |just |got |have )*\d+ (?:seconds?|minutes?|mins?))\b`;
/** Whom or what the question behind would point back at. */
const pointing = String.raw`\b(?:he|she|his|her|him|they|them|their|you|your|it|its|that|who|which)\b`;

/** What stands in front of a short question, with a number or a noun in it, is no part of it. */
export const leadRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^\W*${begins}(?:(?!${pointing})[^?!;:.])*?(?:[:,;]|\s[-–—]) (?:and |so |but )*(?:(?:only |just |got |have )*\d+ (?:seconds?|minutes?|mins?)[:,] )?(?=(?:${opener}|${verbFirst})\b(?![^?]*\b(?:its?|that|this|these|those|there|then|ones?)\b))`,
      'i',
    ),
    '',
  ],
];
