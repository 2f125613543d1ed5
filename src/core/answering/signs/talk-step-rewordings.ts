import { end, lead } from './follow-ups.ts';
import { they } from './sentence-signs.ts';

const employer = '(?:where(?: to)?|(?:for )?whom?|(?:at |for )?(?:which|what) (?:company|place|employer)|what)';
const did = String.raw`(?: (?:was|did|had|were|is) ${they}(?: (?:just|right))?)?(?: (?:work|go|move|be|worked|working|employed|been|gone))*(?: (?:on|over|to|for))*,?`;

/** A question about work. */
export const ofWork =
  /\b(?:work\w*|jobs?|employ\w*|compan(?:y|ies)|firms?)\b|^\W*(?:and )?what (?:was|is|were|are) (?:he|she|they|you) (?:doing|before|now|today)\b/i;
/** The step from the work that was told to the next or to the one before. */
export const stepInTalkRewordings: [RegExp, string][] = [
  // Not there: then everywhere else
  [
    /^\W*(?:(?:so|but|ok(?:ay)?|well),? )*(?:where|for wh(?:om|ich \w+)|who for|which \w+),? (?:then|instead)\W*$/i,
    'where did you work',
  ],
  [
    /^\W*(?:and|so|but)?,? ?(?:what about |how about )?(?:right )?(?:now|today|nowadays|currently|these days|at present)\W*$/i,
    'what are you doing now',
  ],
  [
    /^\W*(?:(?:and|so|but),? )?(?:what about |how about )?(before|after) (?:(?:joining|working (?:at|for|with)) )?(\p{Lu}[\p{L}&.'’-]*(?: [\p{L}&.'’-]+){0,4})\W*$/u,
    'where did they work $1 $2?',
  ],
  [
    new RegExp(
      String.raw`${lead}what (?:has|have) ${they} (?:done|been doing|worked on) since(?: (?:then|that))?${end}`,
      'i',
    ),
    'which employer came after that',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:${employer}${did} (?:next|afterwards|after (?:that|this|it|them)(?: (?:one|job|place))?|(?:after|once ${they}(?: had)?) (?:leaving|left)(?: (?:there|that(?: place)?|it|them))?|from there)|(?:when ${they} left,? )?where did ${they} go)${end}`,
      'i',
    ),
    'which employer came after that',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:(?:earlier|just|right),? )*${employer}${did} (?:before(?: (?:that|this|then|it|joining(?: (?:it|them|there))?))?|previously|earlier|prior to (?:that|this|it))${end}`,
      'i',
    ),
    'which employer came before that',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:where|from which \w+) did ${they} come(?: from)? (?:when|before) ${they} (?:started|joined|went|began)(?: there| it| them)?${end}`,
      'i',
    ),
    'which employer came before that',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:company|employer|firm|job|place) did ${they} (?:leave|quit|give up) (?:to go there|for (?:it|that|this|them)|to join (?:it|them))${end}`,
      'i',
    ),
    'which employer came before that',
  ],
];
