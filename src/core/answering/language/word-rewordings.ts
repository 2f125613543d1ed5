import { foreignDecade } from '../signs/date-signs.ts';
import { clauseRewordings, past } from './clause-rewordings.ts';
import { courtesyBehind } from './courtesy-signs.ts';

/** What the words of a question do not tell one by one, in words of its own language that do. */
export const foreignRewordings: [RegExp, string][] = [
  // In two words it asks why; without its accent "por que" is "for which".
  [/\bpor qu[éê](?!\p{L})/giu, 'por que razon'],
  [foreignDecade, '$1$2s'],
  // Inside a sentence and without its accent it is "or": "en physique ou en chimie".
  [/(?<=\p{L} )ou(?= (?:en(?! (?:est|sont|etait|était)\b)|de|du) | d['’])/gu, 'ou bien'],
  [courtesyBehind, ''],
  // "Zog nach Berlin": a way, where "nach" tells a time elsewhere.
  [
    /(?<=\b(?:zog|ging|kam|reiste|fuhr|flog|wechselte|wanderte|emigrierte|kehrte|zieht|geht)\b[^.?!]{0,50})\bnach(?= \p{Lu})|\bnach(?= \p{Lu}[^.?!]{0,40}\b(?:gezogen|umgezogen|gegangen|gekommen|gereist|gefahren|geflogen|ausgewandert|emigriert|gewechselt|zuruckgekehrt|zurückgekehrt|zog|ging|kam)\b)/gu,
    'hin nach',
  ],
  // Inside a sentence it is "as", and no question.
  [/(?<=\p{L} )(?:como|come)(?!\p{L})/gu, 'comme'],
  // "Él" is he, "el" the; "à" is no "a".
  [/(?<!\p{L})él(?!\p{L})/giu, 'el mismo'],
  [/(?<!\p{L})à(?= \p{L})/giu, 'au'],
  [/^me d[eê](?!\p{L})/iu, 'da me'],
  // "Kennt sie sich mit Go aus?"
  [/\bkenn(?:t|en) (sie|er) sich (?:gut )?mit (.{2,40}?) aus\b/gi, 'beherrscht $1 $2'],
  // "Was ist ihr Beruf?" in small letters.
  [/(?<=\b(?:ist|war|sind|waren) )ihr(?= \p{L})/gu, 'ihre'],
  // "Ihr Budget": before a noun it is hers.
  [/\bihr(?= (?:\p{Ll}+ )?\p{Lu})/gu, 'ihre'],
  [/['’]/g, ' '],
];

/** "Fuer", "Vortraege", "gegruendet": German without its marks. */
export const umlautRewordings: [RegExp, string][] = [
  [/(?<=[bcdfghjklmnprstvwz])ue(?=[bcdfghkmnprst])(?!rst)/gi, 'ü'],
  [/(?<=[bcdfghjklmnprstvwz])oe(?=[bcdfghklmnprst])/gi, 'ö'],
  [/(?<=\b|[bcdfghjklmnprstvwz])ae(?=[cdfghlmnrst])(?!l(?!\p{L}))/giu, 'ä'],
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
  // "¿Trabajó en Amazon?", "ha vinto il premio Nobel?": the verb alone tells who.
  [/^((?:and )?)(?:has )?work(?:ed)? (?=in|at|for|with)/, '$1have they worked '],
  [new RegExp(`^((?:and )?)has (?=(?:${past}) (?:in|at|for|with|on|the|an?) )`, 'u'), '$1have they '],
  // "Wo hat sie 1990 gearbeitet?", "wer hat sie gekauft?": the participle comes last.
  [new RegExp(`\\b(has|had|was|were) (he|she) ([^,?]{1,80}?) (?!died)(${past})(?=[,?])`, 'u'), '$1 $2 $4 $3'],
  [new RegExp(`\\bwho has (?!(?:he|she|it|they|been)\\b)([^,?]{1,80}?) (${past})(?=[,?])`, 'u'), 'who $2 $1'],
  // "Quanti anni ha insegnato?": years, and no age.
  [new RegExp(`\\bhow old is (he|she) (?=(?:${past}|teach|work|live)\\b)`, 'u'), 'how many years has $1 '],
  // "Wo wohnt Michael?"
  [/\b(where does) he (live) (?!in\b|now\b|currently\b|today\b|with\b)([^?,]+)(?=\?)/, '$1 $3 $2'],
  [/^(summary of .{1,60}?) (?:briefly )?together/, '$1'],
  ...clauseRewordings,
];
