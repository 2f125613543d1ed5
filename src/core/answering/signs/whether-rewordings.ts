import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, they } from './sentence-signs.ts';

const who = String.raw`(?:${they}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
/** A thing; the name of an entry is blank. */
const what = String.raw`(?:(?:[Tt]he|${their}) [^,?]{2,60}?|_+|\p{Lu}[^\s,?]*)`;
const inYear = String.raw`(?:back )?(?:in|on) (?:the year |\p{L}+ |\d{1,2} \p{L}+ ){0,2}(?:1[4-9]|20)\d\d`;
const posts =
  '(?:managers?|directors?|heads?|lead|professors?|lecturers?|teachers?|engineers?|developers?|programmers?|scientists?|researchers?|designers?|consultants?|editors?|technicians?|nurses?|interns?|apprentices?|assistants?|partners?|founders?|employees?|chairs?)';
/** Entries of which a portfolio tells the number. */
const counted =
  '(?:patents|papers|articles|publications|books|talks|awards|prizes|medals|honou?rs|degrees|jobs|projects|certificates|certifications)';

/**
 * Whether a thing is of some value, where it has one: told by the value that it has. Of another entry with the value that is
 * asked for, the visitor would read a yes.
 */
export const whetherRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:was|were|is|are) ((?:the|${their}|an?) [^,?]{2,40}|_+|(?!${they}\b)[\p{L}\d.-]+) (?:ever |actually |later |really )*used by ([^,?]{2,60}?)\W*$`,
      'iu',
    ),
    'did $2 use $1?',
  ],
  [
    new RegExp(
      String.raw`^(does|do|did|has|have) (${who}) (?:really |actually |ever )?(hold|own|have|held|won|win|publish(?:ed)?|written|write|given?|get|got|received?|earned?|filed?) (?:over |about |around |at least |only |exactly )?(?:${anyNumberWord}|\d+) ((?:[\p{L}-]+ ){0,2}${counted})\W*$`,
      'iu',
    ),
    'how many $4 $1 $2 $3?',
  ],
  [new RegExp(String.raw`^did (${who}) (die|retire|marry|graduate|emigrate) ${inYear}\W*$`, 'iu'), 'when did $1 $2?'],
  [
    new RegExp(
      String.raw`^did (${who}) (leave|quit|join|retire from|start at|begin at|finish at) ([^,?]{2,60}?) ${inYear}\W*$`,
      'iu',
    ),
    'when did $1 $2 $3?',
  ],
  [
    new RegExp(
      String.raw`^(was|is) (${what}) (completed|finished|founded|launched|opened|started|begun|defended) ${inYear}\W*$`,
      'iu',
    ),
    'when $1 $2 $3?',
  ],
  [
    new RegExp(
      String.raw`^([Ww]as|[Ii]s) (${what}) (held|located|based|situated|staged|given) (?:in|at) (?:the )?\p{Lu}[^,?\d]*\W*$`,
      'u',
    ),
    'where $1 $2 $3?',
  ],
  [
    new RegExp(
      String.raw`^(?:was|is) (${their} (?:[^\s,?]+ ){0,3}?(?:thesis|dissertation)) (?:about|on) [^?]+\W*$`,
      'i',
    ),
    'what is the title of $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:[Ww]as|[Ww]ere) (${they}) (?:(?:ever|really) )?(?:an? |the )?(?:[\p{Ll}-]+ ){0,2}${posts} (?:at|for) (?:the )?(\p{Lu}[^,?]*?)\W*$`,
      'u',
    ),
    'what was the role at $2?',
  ],
  // Whoever holds a degree has it
  [
    new RegExp(
      String.raw`^((?:does|do|did) ${they} (?:ever |also |still )?)hold(?= (?:an? |any )(?:[\p{L}'’.]+ ){0,3}?(?:ph\.?d|mba|doctorate|master['’]?s?|bachelor['’]?s?|degrees?|diplomas?|certificates?|certifications?|qualifications?)\b)`,
      'iu',
    ),
    '$1have',
  ],
  [
    /^((?:does|do|did) (?:s?he|they|you) have (?:an? |any )[^?,]{2,40}), and (?:from where|where from|from which \p{L}+)(?=\W*$)/iu,
    '$1',
  ],
];
