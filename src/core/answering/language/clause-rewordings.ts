import { irregularForms } from '../../corpus/irregular-forms.ts';

/** Forms in which the tables give a verb that is past; a pattern. */
export const past =
  '\\p{L}+ed|wrote|won|built|taught|led|bought|sold|spoke|given|hold|been|study|left|met|shown|began|became|brought|lost|paid|known|did|went|came|got|gave|chose|made|spent|grew|found';
const verb = `(${past}|know|speak|teach|work|live|play|write|use|like|earn|love|stay|think|own|help)`;
/** Those that take no object, so that who did it may stand behind them. */
const alone = '(?:work(?:ed)?|study|lived?|died|went|came|teach)';
const somebody = '(?:his|her|their) \\p{L}+|\\p{Lu}[\\p{L}.]+(?: \\p{Lu}\\p{L}+){0,2}';
const they = '(he|she|they|it)';
const has = '(?:has|have|had)';
const ever = '(?:mai |ever |already )*';
/** Words without a verb or a subject among them. */
const noun = `(?:(?!\\b(?:${has}|is|are|was|were|do|does|did|who|he|she|they|it)\\b)[^?,]){1,40}?`;
/** What asks for a circumstance: the verb behind it has no subject yet. */
const circumstance =
  '(?:and )?(?:(?:with|for|by|to|about|from|on|at|in|under) (?:whom?|what|which)|whom|why|where|when|how|since when|until when|how long|how often|how many (?:times|years)|(?:(?:at|in|on|under|with) )?which (?:year|city|country|place|age))';
const asked = `${circumstance}|(?:and )?(?:what|how much|(?:(?:at|in|on|with|for|under) )?(?:which|how many|how much) ${noun})`;

const clauses: [RegExp, string][] = [
  // "Nach der Entdeckung des Radiums": between a preposition and its noun "der" is "the".
  [/\b(after|before|in|at|with|since|until|about|for|during) of (?=\p{L})/u, '$1 the '],
  [/\bthe discovered (?:of )?/u, 'the discovery of '],
  [/\bthe founded (?:of )?/u, 'the founding of '],
  // "Où a-t-elle donné …?": without its accent "donne" lists.
  [/\bhas (he|she|they) list\b/u, 'has $1 given'],
  // "Elle a travaillé où après 1914 ?"
  [
    new RegExp(
      `^((?:and )?)(he|she|they) (?:${has} )?${verb} (where|when|why|how|how long|(?:with|for) whom?)\\b`,
      'u',
    ),
    '$1$4 did $2 $3',
  ],
  [/\bthe (?=(?:his|her|their) )/gu, ''],
  [/\bis was\b/gu, 'was'],
  // "Qual foi o primeiro emprego dela?", "what is the thesis of she?"
  [/^((?:and )?)which the /u, '$1what is the '],
  [new RegExp(`\\bthe (${noun}) (his|her)(?=\\W*$)`, 'u'), '$2 $1'],
  [/\b(his|her|their|the) (\w+) (latest|earliest|newest|longest|largest|pending)(?=\W*$)/u, '$1 $3 $2'],
  [/^((?:and )?)which (?:has been|was) (?=his|her|their|the)/u, '$1what was '],
  [/^((?:and )?)which (?=(?:his|her|their) )/u, '$1which of '],
  // "In welcher Stadt wurde sie geboren?", "dans quelle ville est-elle née?"
  [/\b(?:is|was|are) (he|she|they) were born/u, 'was $1 born'],
  [new RegExp(`^(${asked}) (?:is )?(?:${they} )?were born`, 'u'), '$1 were they born'],
  // "Wer hat es geschrieben?", "wer hat sie unterstützt?"
  [new RegExp(`^((?:and )?who) ${has} (it|he|she|they) (${past})\\b`, 'u'), '$1 $3 $2'],
  // "Quand a-t-elle commencé à travailler?", "wann hat sie angefangen zu unterrichten?"
  [/\b(?:began|started) (?:(?:has|to|the|a|at|in|about) )?(work|teach|study|write)(?:ed)?(?=\W*$)/u, 'started to $1'],
  // "Quanti anni aveva quando è andata in pensione?", "quel âge avait-elle quand …?"
  [
    /^((?:and )?)how (?:old|many years)(?: (?:has|is|was|had|he|she|they))*(?= (?:when|at|in)\b)/u,
    '$1how old were they',
  ],
  [new RegExp(`(?<=\\p{L} )when (?:(?:he|she|they|has|is|was|been) )*(${past})\\b`, 'u'), 'when they $1'],
  [/\b(after|before) (his|her|their|the) died\b/u, '$1 $2 death'],
  // "Quem deu a ela a medalha?"
  [/^((?:and )?who) (?:the )?(?:has )?given(?: (?:the )?(?:she|he))?(?= (?:the|an?|his|her)\b)/u, '$1 gave them'],
  // "Dime sus tres últimos trabajos"
  [/\b(two|three|four|five|six) (last|first|latest) (\w+?)s?\b/u, '$2 $1 $3s'],
  [/\b(first|last|previous|current|latest|next)( two| three| four| five)? work(s?)\b/u, '$1$2 job$3'],
  // "¿En qué está trabajando ahora?", "woran arbeitet sie derzeit?"
  [
    new RegExp(
      `^(?:(?:at|in|on|about) )?(?:which|what) (?:is )?(?:${they} )?(?:is )?worked (?:${they} )?(?=(?:now|currently)\\W*$)`,
      'u',
    ),
    'what are they working on ',
  ],
  // "Seit wann arbeitet sie …?" goes on.
  [new RegExp(`^((?:and )?(?:since when|how long)) ${verb} ${they} `, 'u'), '$1 has $3 $2 '],
  // "Perché è famosa?"
  [new RegExp(`^((?:and )?why) (?:${they} )?is (?:${they} )?(?=known)`, 'u'), '$1 are they '],
  // "Ha mai guidato una squadra?"
  [
    new RegExp(`^((?:and )?)(?:${they} )?${has} (?:${they} )?${ever}(led|managed) ${ever}(?:an?y? |the )?`, 'u'),
    '$1have they led a ',
  ],
  // "Spricht sie Deutsch?", "welches Projekt leitete sie?"
  [
    new RegExp(
      `(?<!\\b(?:${has}|is|are|was|were|does|do|did|can|will|who|her|his|their|the|an?) )\\b${verb} ${they}\\b(?! (?:${past})\\b)`,
      'u',
    ),
    'did $2 $1',
  ],
  // "Onde ela estudou?", "warum hat sie gekündigt?"
  [new RegExp(`^(${asked}) (?:${has} )?${they} ${ever}${verb}\\b`, 'u'), '$1 did $2 $3'],
  [new RegExp(`^((?:and )?)${they} ${ever}${verb}\\b`, 'u'), '$1did $2 $3'],
  // "Elle a fait quoi après …?"
  [new RegExp(`^${they} ${has} did what\\b`, 'u'), 'what did $1 do'],
  // "¿Dónde estudió?", "perché ha lasciato …?": the verb alone tells who, unless somebody else is named behind it.
  [
    new RegExp(
      `^(${circumstance}) (?:${has} |is |was )?${verb}(?=\\W*$| (?:of|in|at|with|for|from|to|on|as|before|after|(?<!${alone} )(?:the|an?|his|her|their|\\p{Lu})))`,
      'u',
    ),
    '$1 did they $2',
  ],
  // "¿Cuándo murió su padre?"
  [new RegExp(`^(${circumstance}) (?:${has} |is |was )?(${alone}) (${somebody})(?=\\W*$)`, 'u'), '$1 did $3 $2'],
  // "Che cosa hanno trovato nel …?"
  [
    new RegExp(
      `^((?:and )?what) (?:${has} )?(?!happened|came|led|became|changed|went|ended|began|started|did|study)(${past})(?= (?:in|at|on|with|for|before|after|during)\\b)`,
      'u',
    ),
    '$1 did they $2',
  ],
  [/^((?:and )?(?:how long|where|when)) (?:was|is)(?: stayed)? (?=in|at|with|on)/u, '$1 were they '],
  [new RegExp(`^((?:and )?(?:which|how many) ${noun}) (?:(?:he|she|they) )?${has}(?=\\W*$)`, 'u'), '$1 do they have'],
  [
    new RegExp(`^((?:and )?(?:which|how many|how much) ${noun}) (?:${has} )?(?!been)${verb}(?=\\W*$)`, 'u'),
    '$1 did they $2',
  ],
  // "Quanti film ha girato con …?"
  [
    new RegExp(
      `^((?:and )?(?:which|how many|how much) ${noun}) ${has} (?!been)${verb} (?=(?:with|at|for|before|after|during|since|between)\\b)`,
      'u',
    ),
    '$1 did they $2 ',
  ],
  // "Ha vinto premi?", "tiene experiencia con …?"
  [new RegExp(`^((?:and )?)${has} (?!been)${verb} (?=an?\\b|any\\b|some\\b|\\p{Ll}+\\W*$)`, 'u'), '$1did they $2 '],
  [
    /^((?:and )?)(?:(?:he|she) )?has (?=(?:an? |any )?(?:doctorate|degree|experience|knowledge|children|award|prize|patent)\b)/u,
    '$1do they have ',
  ],
  // "¿Enseñó en alguna escuela?", "led a team?"
  [new RegExp(`^((?:and )?)(?!write|did|use)${verb} (?=(?:in|at|for|with|an?|any)\\b)`, 'u'), '$1did they $2 '],
  // "Was kostete das Gramm?"
  [/^((?:and )?how much) (?:(?:has|did|is|was) )?costs?(?:ed)? ((?:the|his|her|their|an?) [^?,]+)/u, '$1 did $2 cost'],
  // "Pour quoi a-t-elle reçu le prix …?"
  [/^((?:and )?)for what (did [^?,]+)/u, '$1what $2 for'],
  // "Was hat sie nach dem Studium gemacht?", "cosa ha fatto dopo gli studi?"
  [
    new RegExp(`^((?:and )?)(?:which|what) (?:${has} )?did (?=before|after|in|at|during|since|until)`, 'u'),
    '$1what did they do ',
  ],
  [
    /\b(after|before) (?:(?:the|his|her|their) )?(?:study|faculty|university|did they study)(?=\W*$)/u,
    '$1 their studies',
  ],
  // "Qu'est-ce qu'elle fait pendant …?", "¿cómo me pongo en contacto con ella?"
  [/^((?:and )?what) is (he|she) did\b/u, '$1 does $2 do'],
  [
    /^((?:and )?how) (?:can )?(?:(?:i|the|me|to) )*contact (?:with )?(?:she|he|them)?(?=\W*$)/u,
    '$1 can i contact them',
  ],
  // "Sait-elle coder en …?"
  [/^((?:and )?)(?:did (?:he|she|they) )?know (?:programming|code|program)\b/u, '$1can they program'],
  [/\b(did (?:he|she|they) left) of (?=\p{Lu}|the )/u, '$1 '],
  [/\bwith (?:she|he)\b/u, 'with them'],
  [/\btogether (?:she|he)\b/u, 'together with them'],
  // "Qui l'a écrit ?", "¿quién lo escribió?"
  [
    new RegExp(`^((?:and )?who) (?:the )?(?:${has} )?(?!been|worked|died|did|went|came|left)(${past})(?=\\W*$)`, 'u'),
    '$1 $2 it',
  ],
  [new RegExp(`^((?:and )?who (?:${past})) (?:she|he|they)\\b`, 'u'), '$1 them'],
];

/** "Did she worked": the form of the verb behind "did". */
const did = `\\b(did (?:he|she|they|it|${somebody}) `;
const bases: [RegExp, string][] = [
  [new RegExp(`${did})did\\b`, 'u'), '$1do'],
  ...[...irregularForms].map(([form, base]): [RegExp, string] => [new RegExp(`${did})${form}\\b`, 'u'), `$1${base}`]),
  [new RegExp(`${did}\\p{L}+)ied\\b`, 'u'), '$1y'],
  [new RegExp(`${did}\\p{L}+(?:at|v|ir|ur|[aiou]s|ag|ang|c|z|u|[^aeiou]in))ed\\b`, 'u'), '$1e'],
  [new RegExp(`${did}\\p{L}+?([^ls]))\\2ed\\b`, 'u'), '$1'],
  // "Filed", "coded", "named": one short syllable.
  [new RegExp(`${did}[^aeiou ]*[aeiou][^aeiouwxy ])ed\\b`, 'u'), '$1e'],
  [new RegExp(`${did}\\p{L}+)ed\\b`, 'u'), '$1'],
];

/**
 * Clauses that other languages build in another order or without a subject, as English questions, all of them asked with
 * "did": "which project worked she on?", "why has left Acme?", "where study?".
 */
export const clauseRewordings: [RegExp, string][] = [...clauses, ...bases];
