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
  // "Wo arbeitet sie?" is of today.
  [/^(\W*(?:und )?(?:wo|für wen|bei wem) arbeitet (?:er|sie))(?=\W*$)/iu, '$1 jetzt'],
  [/^(\W*(?:et )?(?:où|pour qui) travaille-t-(?:il|elle))(?=\W*$)/iu, '$1 actuellement'],
  [/^(\W*(?:y )?(?:d[oó]nde|para qui[eé]n) trabaja)(?: (?:él|ella|usted))?(?=\W*$)/iu, '$1 ahora'],
  [/^(\W*(?:e )?(?:dove|per chi) lavora)(?: (?:lui|lei))?(?=\W*$)/iu, '$1 ora'],
  [/^(\W*(?:e )?(?:onde|para quem) (?:el[ea] )?trabalha)(?: el[ea])?(?=\W*$)/iu, '$1 agora'],
  // Inside a sentence it is "as", and no question.
  [/(?<=\p{L} )(?:como|come)(?!\p{L})/gu, 'comme'],
  // "Él" is he, "el" the; "à" is no "a".
  [/(?<!\p{L})él(?!\p{L})/giu, 'el mismo'],
  [
    /(?<!\p{L})à qui (?:rend|reporte|rapporte|répond)(?:-t)?[- ](?:il|elle)(?: (?:des )?comptes?)?(?!\p{L})/giu,
    'qui est son chef',
  ],
  [/(?<!\p{L})a quem (?:el[ea] )?(?:se )?(?:reporta|responde)(?!\p{L})/giu, 'quem é seu chefe'],
  [
    /(?<!\p{L}|jusqu['’])à(?= \p{L})(?! (?:distance|partir|propos|temps|mi-temps|plein|son compte|combien|qu(?:i|oi|els?|elles?))(?!\p{L}))(?! l['’]étranger)/giu,
    'au',
  ],
  [/^me d[eê](?!\p{L})/iu, 'da me'],
  // "Kennt sie sich mit Go aus?"
  [/\bkenn(?:t|en) (sie|er) sich (?:gut )?mit (.{2,40}?) aus\b/gi, 'beherrscht $1 $2'],
  // "Was ist ihr Beruf?" in small letters.
  [/(?<=\b(?:ist|war|sind|waren) )ihr(?= \p{L})/gu, 'ihre'],
  // "Ihr Budget": before a noun it is hers.
  [/\bihr(?= (?:\p{Ll}+ )?\p{Lu})/gu, 'ihre'],
  // "Was ging im Mai schief?"
  [/\b(?:ging|lief) ([^?,]{1,60}) schief\b/giu, 'ging schief $1'],
  // "Geht sie mit KI um?"
  [/\bgeht (er|sie) mit ([^?,]{1,60}?) um\b/giu, 'verwendet $1 $2'],
  // "Sie ist bei Acme weggegangen", "se fue de Acme", "è andata via da Acme"
  [
    /\b(?:ist|war) (er|sie) (?:bei|von|aus) (?:de[rmn] )?([^?,]{2,60}?) (?:weggegangen|ausgeschieden|fortgegangen|ausgestiegen)(?!\p{L})/giu,
    'hat $1 $2 verlassen',
  ],
  [/\best[- ](?:il|elle) partie? d(?:e l['’]|e la |es |u |e |['’])/giu, 'a quitté '],
  [/\bse (?:fue|marchó|ha ido) de(?: la|l)? /giu, 'dejó '],
  [/(?<!\p{L})(?:(?:se ne )?è andat[oa] via|se ne è andat[oa]) (?:da(?:l|lla|llo)? |dall['’])/giu, 'ha lasciato '],
  // "Wie viele Leute hat sie eingestellt?": people
  [
    /\b((?:Leute|Menschen|Personen|Mitarbeiter(?:innen)?|\p{L}+(?:manager|ingenieure|entwickler|designer|kräfte)(?:innen)?) [^?,]{0,40})eingestellt\b/giu,
    '$1angeheuert',
  ],
  [/\b((?:Leute|Menschen|Personen|Kollegen|Berufsanfänger|Neulinge) [^?,]{0,40})betreut\b/giu, '$1gementort'],
  [/\b(w(?:urde|er hat) (?:sie|ihn|er)) eingestellt\b/giu, '$1 angeheuert'],
  // "Wie wurde sie Programmiererin?"
  [/^wie wurde (er|sie) (?:zum |zur )?(?=\p{L}{2,}(?:er|in|ist|or|ent|ekt)\W*$)/iu, 'wie ist $1 geworden '],
  // "Was verlangt sie pro Tag?", "quel salaire souhaite-t-elle ?"
  [
    /\bwas (?:(?:verlangt|nimmt|berechnet|kostet) (er|sie) (?:pro|am)|kostet ein) Tag\b[^?,]*/giu,
    'was ist ihre Tagessatz',
  ],
  [
    /\b(?:was (?:möchte|will|würde) (?:er|sie) (?:\p{L}+ )?verdienen|welche Gehaltsvorstellung(?:en)? hat (?:er|sie))(?!\p{L})/giu,
    'was sind ihre Gehaltsvorstellungen',
  ],
  [
    /\bcombien (?:prend|facture|demande)(?:-t)?-(?:il|elle) (?:par jour|(?:à|pour) la journée)/giu,
    'quel est son tarif journalier',
  ],
  [
    /\bquel (?:est (?:le|son) )?salaire (?:souhait|voul|attend|désir)\p{L}*(?:(?:-t)?-(?:il|elle))?/giu,
    'quelles sont ses prétentions salariales',
  ],
  [/\bcu[aá]nto (?:cobra|pide)(?: (?:ella|él))? (?:al|por) d[ií]a(?!\p{L})/giu, 'cuál es su tarifa diaria'],
  [
    /\b(?:qu[eé] (?:salario|sueldo) (?:busca|quiere|pide|espera|desea)|cu[aá]l es su (?:expectativa|pretensi[oó]n|aspiraci[oó]n) salarial|cu[aá]nto (?:quiere|le gustar[ií]a) ganar)(?!\p{L})/giu,
    'cuáles son sus expectativas salariales',
  ],
  [/\bquanto (?:chiede|prende)(?: (?:lui|lei))? al giorno\b/giu, 'qual è la sua tariffa giornaliera'],
  [
    /\b(?:che|quale) stipendio (?:vorrebbe|vuole|chiede|cerca|desidera)\b/giu,
    'quali sono le sue aspettative salariali',
  ],
  [/\bquanto (?:el[ea] )?(?:cobra|pede)(?: el[ea])? (?:por|ao) dia\b/giu, 'qual é a diária dela'],
  // "Nimmt sie freiberufliche Aufträge an?"
  [
    /\b(?:nimmt|übernimmt|macht) (er|sie) (?:auch |noch )*(?:freie|freiberufliche|freelance)[- ]?\p{L}*(?: \p{L}+)? ?an\b/giu,
    'ist $1 verfügbar für freelance arbeit',
  ],
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
  [
    /^(?:and )?who is (?:(?:the )?(?:boss|head|superior|manager) (?:his|her)|(?:his|her|their) boss)(?: (?:now|today|currently))?(?=\W*$)/,
    'who do they report to',
  ],
  [/\b(do they (?:report to|come from)) (?:he|she|they)\b/, '$1'],
  // "Necesita un visado", "se mudaría", "braucht sie ein Visum"
  [/^((?:and )?)(?:has )?(?:(?:he|she) )?need(?: (?:he|she))? (?:of )?(?=an? |work permit|visa)/, '$1do they need '],
  [/^((?:and )?)(?:(?:he|she) )?would (?=move )/, '$1would they '],
  [/^((?:and )?)(?:(?:he|she) )?can (?=(?:work|start|begin|travel|program)(?:ed)?\b)/, '$1can they '],
  [
    /^((?:and )?when )(?:(?:he|she|can) )*(?:begin|begun|start(?:ed)?)(?: (?:in|at) an?(?: new)? [jJ]ob)?(?=\W*$)/,
    '$1can they start',
  ],
  [/^((?:and )?(?:where|how) )(?:(?:he|she) )?can (?:begin|begun|start(?:ed)?)(?=\W*$)/, '$1can they start'],
  [
    /^((?:and )?)(?:(?:he|she) )?is (?:look|looked|sought|seek|try|searched) (?:for )?(?=(?:an? )?(?:new )?(?:[jJ]ob|work)\b)/,
    '$1are they looking for ',
  ],
  [/^((?:and )?)(?:(?:he|she) )?is (?=(?:willing to|open to|ready to)\b)/, '$1are they '],
  [
    /^((?:and )?what kind of )(?:work|[jJ]ob|post|position) (?:(?:he|she) )?look for(?: (?:he|she))?(?=\W*$)/u,
    '$1job are they looking for',
  ],
  [
    /^((?:and )?)(?:(?:he|she) )?look for(?: (?:he|she))? (?=(?:an? )?(?:new )?(?:[jJ]ob|work)\b)/,
    '$1are they looking for ',
  ],
  [
    /^((?:and )?)(?:has )?(?:(?:he|she) )?(?:has )?(?:been|was|is) (?=the (?:first|only|last) (?:woman|person|man|professor|director|student|engineer|employee)\b)/,
    '$1were they ',
  ],
  // "Which certifications has he?", "has she children?"
  [
    /^((?:and )?)(?:(?:he|she) )?has (?:(?:he|she|they) )?(?:of )?(?:the )?(?=(?:an? |any )?(?:children|kids|sons?|daughters?|siblings|driving licence|certifications|hobby|pet)\b)/,
    '$1do they have ',
  ],
  ...clauseRewordings,
  // "Por qué fracasó Acme?", "por que o Acme fracassou?"
  [
    /^((?:and )?)(?:why|for which) (?:did they fail |(?:has |is )?failed )(?:the )?(\p{Lu}[^?,]{1,60})(?=\?)/u,
    '$1why did $2 fail',
  ],
  [/^((?:and )?)(?:why|for which) (?:the )?(\p{Lu}[^?,]{1,60}?) (?:has |is )?failed(?=\?)/u, '$1why did $2 fail'],
  // "Wie heißt sie?", "¿cómo se llama?"
  [/^((?:and )?what is )the name of(?: (?:he|she|they))?(?=\W*$)/, '$1their name'],
  // "Quantos anos ele tem?"
  [/^how many years do they have(?=\W*$)/, 'how old are they'],
  // "Come è diventata programmatrice?", "wie ist sie Programmiererin geworden?"
  [
    /^((?:and )?how )(?:(?:is|was|been|has|did|he|she|they) )*bec[ao]me (?:in )?(?:an? )?(?!known|famous|the\b)(?=\p{L}+\W*$)/u,
    '$1did they become a ',
  ],
  [/^((?:and )?how )(?:(?:is|was|did|he|she|they) )+(\p{L}+) became?(?=\W*$)/u, '$1did they become a $2'],
  [/\bhow did (he|she|they) use (?:the )?artificial intelligence(?=\W*$)/, 'how does $1 use artificial intelligence'],
  // "¿Habla alemán?", "com que ferramentas trabalha?"
  [/^(?:did they do )?speak (?=\p{Ll}{4,12}\W*$)/u, 'did they speak '],
  [
    /^(?:with )?(?:which|what) (?:tools?|tOOLS) (?:did )?(he|she|they) (?:use|work)(?: with)?(?=\W*$)/,
    'which tools does $1 use',
  ],
];
