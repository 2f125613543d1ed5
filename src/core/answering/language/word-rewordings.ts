import { foreignDecade } from '../reading/date-signs.ts';
import { courtesyBehind } from './courtesy-signs.ts';

/** What the words of a question do not tell one by one, in words of its own language that do. */
export const foreignRewordings: [RegExp, string][] = [
  // In two words it asks why; without its accent "por que" is "for which".
  [/\bpor qu[éê](?!\p{L})/giu, 'por que razon'],
  [foreignDecade, '$1$2s'],
  [courtesyBehind, ''],
  // "Zog nach Berlin": a way, where "nach" tells a time elsewhere.
  [
    /(?<=\b(?:zog|ging|kam|reiste|fuhr|flog|wechselte|wanderte|emigrierte|kehrte|zieht|geht)\b[^.?!]{0,50})\bnach(?= \p{Lu})|\bnach(?= \p{Lu}[^.?!]{0,40}\b(?:gezogen|umgezogen|gegangen|gekommen|gereist|gefahren|geflogen|ausgewandert|emigriert|gewechselt|zuruckgekehrt|zurückgekehrt|zog|ging|kam)\b)/gu,
    'hin nach',
  ],
  // Inside a sentence it is "as", and no question.
  [/(?<=\p{L} )(?:como|come)\b/gu, 'comme'],
  [/['’]/g, ' '],
];

/** What a question that was translated word by word sounds like, and its plain wording. */
export const wordRewordings: [RegExp, string][] = [
  // "Nur die vor 1970", "et les deux de 1990": an article with no noun behind it.
  [
    /^((?:(?:and|but|only|alone|just) )*)the (?=(?:before|after|since|of|in|from|between|until|with|without|during) )/i,
    '$1those ',
  ],
  [/^((?:and )?)alone /, '$1only '],
  // "Wo ist das?"
  [/\bthe(?=\W*$)/, 'that'],
  // "Por que deixou …?"
  [
    /^((?:and )?)for which (?=(?:left|has|have|did|was|is|founded|created|built|chose|moved|wrote|became|began|closed|went|study|received|he|she|not)\b)/,
    '$1why ',
  ],
  // "Wo wohnt er?": the verb's own subject, and the one that a phrase has brought.
  [/\b(does (?:he|she) \w+|is (?:he|she)) (?:he|she|it)\b/, '$1'],
  [/^(summary of .{1,60}?) (?:briefly )?together/, '$1'],
];
