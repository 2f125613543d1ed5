import { anyNumberWord } from '../../corpus/number-words.ts';
import { itemOpeners } from './advert-signs.ts';

/** Words of which the headings of adverts are made. */
const headingWords = `a abilities about additional advantageous all also an and anforderungen angebot applicant applicants application
  apply applying are as at atout atouts attendons attitude attributes au aufgaben ausserdem außerdem avantages avez
  back background basic be been behind beneficios benefits benefícios bewerbung bieten bist bonus brauchen bring
  bringen bringst but can candidate candidates care ce certificate certificates certification certifications che
  cherchons chi company compensation competence competences competencias competencies competency competenze
  compétences conditions contact core cosa could credit criteria culture das day de dein deine des description
  deseable deseables desejáveis desejável desirable desired details dich diferenciais diferencial dir diversity do
  does doing don du duties education else employer empresa entreprise equal er erfahrung erwarten erwartet es
  essential every exciting exigences expect experience expertise extra first fit for formation from funciones further
  general get good got graditi gradito great gut had happy hard has have haves hear help here him hiring
  how ideal idealerweise ideally idéal ies if ihnen ihr ihre il impact in inclusion information interview is it job
  join kannst kenntnisse key know knowledge kontakt können la language languages le les licence licences license
  licenses life like ll lo look looking looks love machst main make makes mandatory mansioni may might minimum mission
  missions mit months more musst must my need needed needs next nice noi nosotros not notice notre nous nós o of
  oferecemos oferta offer offers offriamo offrons ofrecemos on opportunity optional or other others our overview
  package per perfect perfil perks person personal plus pluses points position possess poste pourquoi preferable
  preferably preferred previous privacy process professional profil profile profilo propos purpose qualification
  qualifications qualifikation qualifikationen qualities que qui re recherché recruitment rejoindre require required
  requirement requirements requise requises requisiti requisitos responsabilidades responsabilità responsabilités
  responsibilities responsibility reward rewards right role s salary se see seek seeking sein sera serait should siamo
  sie sind skill skills so sobre soft solltest some somebody someone sonstiges souhaitée souhaitées specific sprachen
  stack statement stelle steps success successful suchen summary t task tasks te team tech technical technologies
  technology that the they thing things this to tools top tust typical tâches un und une uns unser unsere up us valora
  valorable value values ve você von voraussetzungen vorteil vorteile vos votre vous want warum was we wer what where
  while who why will wir with work working would wäre wünschen wünschenswert year you your zu à êtes über`;

/** What the part of an advert below a heading holds. */
export type Section = 'must' | 'nice' | 'other' | 'duty';
/** By which of its words a heading opens a section: the first that fits. */
export const sections: [Section, RegExp][] = [
  [
    'nice',
    /^\W*(?:should|could)(?:[- ]haves?)?(?: \(\w+\))?\W*$|\b(?:nice|preferred|prefer\w+|desir\w+|bonus|plus(?:es|punkte)?|ideally|optional|advantage\w*|(?:extra|brownie) (?:credit|points)|additional skills|cherry|icing|wish ?list|(?:good|great|cool|useful) to have|even better|helpful|stand[- ]?out|not (?:an? )?(?:must|required|essential|needed),? but|(?:would|['’]d) (?:also )?(?:be|love|make)(?! to hear)|toll|schön|freuen|von vorteil|wünschenswert|wäre|idealerweise|valora\w*|deseables?|souhaitées?|atouts?|gradit[oi]|desejáve(?:l|is)|diferencia(?:l|is))\b/i,
  ],
  ['other', /\bnot\b|n['’]t\b/i],
  [
    'must',
    /\b(?:must(?:[- ]haves?)?|require\w*|mandatory|essential|minimum|qualifi\w+|criteria|eligib\w+|expectations|specification|stack|seek|want|look(?:ing)? for|we (?:also )?(?:expect|need|value)|(?:you|you['’]ll|you will) (?:\w+ )?(?:have|bring|offer|need|got|know|possess)|you['’]ve|what it takes|(?:you )?should already know|about you|you are|you['’]re|who you|your (?:skills?|profile|background|experience|qualit\w+)|(?:ideal|successful|perfect|right|our) (?:person|profile)|candidates?|the person|(?:someone|somebody) (?:who|with)|anforderungen|voraussetzungen|qualifikation\w*|(?:dein|ihr|das|unser) profil|bringst|bringen|mitbring\w+|auszeichne\w+|zeichnet|überzeug\w+|begeister\w+|erwarten|suchen|solltest|musst|kannst|wer du|du bist|requisitos|perfil|profil|profilo|compétences|exigences|requisiti|attendons|cherchons)\b|^\W*you\W*$/i,
  ],
  ['duty', /\(tasks\)/],
  [
    'other',
    /\b(?:we|our|us|company|team|benefits|perks|offers?|apply\w*|application|process|interview|next steps|why|join|hiring|privacy|contact|information|salary|compensation|package|rewards?|culture|life|diversity|inclusion|equal|get|in it for you|wir|uns\w*|bieten|angebot|vorteile|bewerbung|kontakt|warum|avantages|offrons|propos|nous|notre|pourquoi|beneficios|benefícios|ofrecemos|oferecemos|sobre|offriamo|siamo)\b/i,
  ],
  [
    'duty',
    /\b(?:responsib\w+|dut(?:y|ies)|tasks?|role|job|position|mission|purpose|impact|success|day|expect|you will|you['’]ll|you do|doing|aufgaben|stelle|erwartet|machst|missions?|poste|tâches|responsab\w+|funciones|mansioni)\b/i,
  ],
];

/** A short line of such words alone, one that says of the lines behind its colon what they hold, and one over a list. */
export const heading = new RegExp(
  String.raw`^(?:(?=.{1,60}$)(?!.*[.!;]$)\P{L}*(?:(?:${headingWords.replace(/\s+/g, '|')})(?!\p{L})\P{L}*)+$|(?=.{2,99}$)(?:.*\(list\):$|(?=.*(?:${sections.map(([, words]) => words.source).join('|')})).*:$))`,
  'iu',
);

/** What stands before a point of a list: a sign, a number, a letter, a picture. */
export const bullet =
  /^\s*(?:[•●▪‣◦∙○■►➤✓✔✅\uF0B7]\s*|(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,4}|\p{Lu}?\d{1,2}[.)]|[a-z]\)|o(?=\t))\s+)(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,3}\s)?/u;
/** A short line without an end over a list, of whose first point so much is known. */
const overList = (point: string) =>
  new RegExp(
    String.raw`(?<=\S[^\S\n]{0,3}\n{1,3}[^\S\n]{0,3})((?:#{1,4} |\*\*)?(?!\S+(?: \S+){9}|\p{L}?\d*[.)]\s)\p{L}[^\n:()]{0,58}(?:[^\s.!;,:?()]|you(?:rself)?\?))[^\S\n]*(?=\n[^\S\n]*\n?[^\S\n]*(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,4}|\p{Lu}?\d{1,2}[.)])\s+${point})`,
    'gu',
  );
const you = "(?:[Yy]ou(?:[’']ll| will)?|[Dd]u|[Ss]ie) ";
const verbs =
  'act|advise|analy[sz]e|build|coach|collaborate|contribute|create|define|deliver|design|develop|drive|ensure|grow|help|identify|implement|improve|join|lead|maintain|manage|mentor|monitor|operate|oversee|own|pair|participate|partner|plan|report|represent|review|run|scale|set|shape|support|take|translate|turn|work|write';
const capital = (words: string) => words.replace(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** How a point begins that is a duty, one that is offered and one that is asked for. */
const duty = String.raw`(?:(?:${you})?(?:${capital(verbs)}) (?!experience|skills|systems|knowledge|management|tools|in)|${you}(?!(?:have|are|can|know|speak|hold|bring|love|like|enjoy|care|need|want|understand|be|bist|hast|kannst|kennst|sprichst|bringst|verfüg\p{L}+|haben|sind|können|kennen|sprechen|bringen)\b)\p{L})`;
const offered = String.raw`(?:[€$£]|(?:an? |A |your |our )?(?:${capital('competitive|equity|flexible|free|gym|home|jobrad|laptop|macbook|modern|pension|private|salary|unlimited')})\b|[^\n]{0,40}\b(?:vacation|holidays?|leave|[Uu]rlaub|budget|pension|salary|equity|lunch(?:es)?|health insurance)\b)`;
const asked = String.raw`(?:(?:[Ss]everal|[Mm]ehrere|\d+\+?) (?:years|Jahre)|(?:\p{L}+ ){0,2}(?:[Ee]xperience|[Kk]nowledge|[Dd]egree|[Ff]amiliarity|[Ee]rfahrung|[Kk]enntnisse|[Ff]luent|[Ff]luency) (?:in|with|of|mit|von)\b|(?:[Hh]as|[Ii]s|[Kk]nows|[Cc]an|[Ss]peaks) )`;
/** What breaks a line where a copy has lost the break: tags, comments, the bullets of a list and the heading before one. */
export const breaks: [RegExp, string][] = [
  [/<!--[\s\S]*?(?:-->|$)|<(?!li\b|\/?(?:b|strong|em|i|span|a)\b)\/?[a-z][^<>]{0,200}>/gi, '\n'],
  [/<li\b[^<>]{0,200}>/gi, '\n- '],
  [/&nbsp;|&#160;|\u00A0/g, ' '],
  [/&amp;|&#38;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&(?:[lr]squo|apos|#0?39|#821[67]|#x27);/g, "'"],
  [/&(?:quot|[lr]dquo|#34|#822[01]);/g, '"'],
  [/&(?:[nm]dash|#821[12]);/g, '–'],
  [/&(?:bull|middot|#8226|#183);/g, '•'],
  [/&auml;/g, 'ä'],
  [/&ouml;/g, 'ö'],
  [/&uuml;/g, 'ü'],
  [/&szlig;/g, 'ß'],
  [/&eacute;/g, 'é'],
  [/&egrave;/g, 'è'],
  [/&agrave;/g, 'à'],
  [/&hellip;/g, '…'],
  [/&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/gi, ' '],
  // Whatever its words, a short line over a list is its heading.
  [overList(duty), '$1 (tasks):'],
  [overList(offered), '$1 (benefits):'],
  [overList(asked), '$1 (requirements):'],
  [overList(''), '$1 (list):'],
  // A letter ends with a greeting and a name, which ask for nothing.
  [
    /\n[^\S\n]*(?:(?:(?:kind|best|warm)(?:est)? )?(?:regards|wishes)|yours (?:sincerely|faithfully)|sincerely|(?:many )?thanks|cheers|(?:mit )?(?:freundlichen?|viele|beste) grü(?:ß|ss)en?|(?:bien )?cordialement)[,.!]?[^\S\n]*\n(?:[^\n]{0,60}(?:\n|$)){1,6}$/i,
    '\n',
  ],
  // "AWS or GCP (AWS preferred)": what would be nicer is a point of its own.
  [
    / ?\((?!(?:strongly|highly|very|most|much|is|would|a|an|big|huge) )((?:preferably|ideally) [^()\n]{2,60}|[^()\n]{2,60}? (?:preferred|desirable|welcome|(?:is )?(?:a|an) (?:plus|bonus|advantage|asset)|would be (?:nice|great|ideal|a plus|an advantage)))\)/gi,
    '; $1',
  ],
  // "Staff engineer – Rust / Kafka / Kubernetes", and nothing more.
  [/^([^\n?]{3,60}?) [-–—|:] (?=[^\n]{1,60} [/|·] [^\n]{1,60} [/|·] [^\n]{1,300}\s*$)/, '$1\nRequired: '],
  [/(?<=^[^\n]{3,60}\nRequired: [^\n]{0,300}) [/|·–—] /g, '; '],
  [/(?<=^[^\n]{3,60}\nRequired: [^\n]{0,300})(?: [-–—]|;) [^\n;]*\b(?:remote|hybrid|on-?site)\b[^\n]*\s*$/i, ''],
  [/^\W*(?:does|do|would) (?:\S+ ){1,2}(?:meet|satisfy|fulfill?) ([^\n?]*\byears\b[^\n?]+)\?\s*$/i, 'Required: $1'],
  // Who is sought stands in the same sentence as who seeks.
  [/\b((?:my|our) client), (?:[^,.;:\n]{2,80}, ){1,3}(?=(?:is|are) )/gi, '$1 '],
  [
    /\b(?:we|they)(?: are|['’]re) an? [^.;:!?\n]{3,160}?,? and (?:(?:we|they)(?: are|['’]re) )?(?:now |currently )?(?=(?:looking for|seeking|hiring) )/gi,
    'We are ',
  ],
  [
    /[^\S\n](?=(?:Requirements|Qualifications|Responsibilities|Benefits|Perks|Bonus|Nice to have|Must[- ]haves?|What (?:we offer|you['’]ll (?:do|bring|need)|we['’]re looking for)|We offer|About you|Who you are):? [•●▪‣])/gu,
    '\n',
  ],
  [/[^\S\n](?=[•●▪‣] )/g, '\n'],
];
export const markup = /\*\*|__|^\s*#+\s*|<\/?[a-z][^<>]{0,200}>/gi;

/** Sentences that ask for nothing, wherever they stand: who the employer is, whom it treats alike, how one applies. */
export const boilerplate =
  /^\W*(?:hi|hello|hey|dear|hallo|bonjour|hola|ciao)(?: \p{L}+){0,3}\W*$|\b(?:saw|seen|found|came across|looked at|read|liked?|loved?) your (?:\w+ )?(?:profile|portfolio|website|site|page|work|cv)\b|\b(?:equal opportunit\w+|invites? applications for (?!.*\b(?:with|who)\b)|discriminat\w+|celebrate diversity|(?:committed|commitment) to (?:equality|diversity|inclusi\w+|equal)|regardless of|no (?:recruit\w+ )?agencies|agencies|visas?|visa sponsorship|right to work|applications? (?:close|deadline|are|will)|interviews? (?:will|are)|apply (?:now|by|to|here|at|via|today)|send (?:us )?(?:your|a) (?:cv|resume|application|letter)|cover letter|closing date|posted \d|\d+ applicants|applicants? (?:with|will|are)|privacy (?:notice|policy|statement)|(?:process|store) your data|bewerbung|stock options?|meal vouchers|company car|bike leasing|(?:days?|weeks?|tage) (?:of )?(?:(?:paid|annual) )?(?:leave|holidays?|vacation|urlaub|pto)|salary (?:range|goes|is)|salary expectations?)\b|^\W*(?:(?:we|our)\b(?!['’]re (?:look|seek|search|hir|after)| (?:are |also |currently )*(?:look|seek|search|hir|require|need|expect|want|ask|after\b)| (?:ideal |perfect )?candidate| (?:tech )?stack)|(?:free (?:lunch|fruit|coffee|drinks|snacks|meals|food|parking)|(?:home[- ]office|learning|training|(?:\w+ )?conference|equipment|education|wellness) (?:budget|allowance|stipend)|budget for|(?:4|four)[- ]day week|pension|dental|(?:private |health )+insurance|competitive (?:salary|pay|compensation)|unlimited (?:holiday|vacation|pto))\b)|^\W*(?!(?:the )?(?:ideal |successful )?(?:candidate|applicant)s? )\p{Lu}[\w&.-]* (?:[&\p{Lu}][\w&.-]* )?(?:is|are) (?:an?|the|one|committed|proud)\b(?! (?:\w+ )?(?:must|plus|bonus|advantage|asset|requirement)\b)/iu;
/** Parts that ask for nothing where they are no point of a list of requirements: one may ask for work in insurance. */
export const noise =
  /\b(?:salary|benefits|perks|about us|we offer|our (?:mission|company|clients)|founded in|per year|pension|holiday|vacation|insurance|deadline|contact us|full[- ]time|part[- ]time|location|remote|hybrid|start date|wir bieten|standort)\b/i;
/** A label and what it is of; the colon of "2:1", one within brackets and one behind a name that is wished for part nothing. */
export const labelled =
  /^(?!\W*(?:\p{L}+ ){0,2}(?:[Ee]xperience|[Kk]nowledge|[Ff]amiliarity|[Uu]nderstanding|[Pp]roficiency|[Ee]xpertise) (?:of|with|in) \p{Lu}[\w.+#]*:)((?:[^:()]|\([^()]{0,60}\)){2,60}):(?!(?<=\d:)\d)\s*(.*)$/u;
/** Labels of one line that tell of the post and ask for nothing. */
export const noiseLabel =
  /^\W*(?:office|start(?: date)?|location|benefits|perks|salary|about us|we offer|contact|deadline|department|reports to|reporting to|reference|job (?:type|id|location)|employment type|contract(?: type)?|team|industry|level|seniority|company|client|website|standort|wir bieten|vertragsart|abteilung)$/i;
export const question =
  /\b(?:could|can|would|is|does|do you think|please|how (?:well|good)|judge|assess|evaluate|rate|check|compare|match|shortlist|what do you think)\b.*\b(?:fit|fill|suit\w*|match\w*|role|advert|ad|position|job|post|candidate|qualif\w+|hire|person|following|skills|requirements|description|opening|this|meet)\b|\b(?:passt|eignet|erfüllt|geeignet)\b.*\b(?:sie|er|diese\w*|stelle|profil|auf|für)\b/i;
/** What stands before the name of a job. */
export const title =
  /^\W*(?:job|position|role|vacancy|title|job title|job ad|opening|stellenanzeige|stelle|poste|puesto|posizione|vaga)\W*$/i;
/** What says of a thing that it is not asked for, and how a sentence begins that says it of all that it names. */
export const unneeded =
  /\b(?:not|no longer) (?:\w+ )?(?:needed|required|necessary|essential|mandatory|a must|expected)\b|\bno .{2,40} (?:needed|required|necessary)\b/i;
export const unneededLead =
  /^\W*(?:(?:you|we) (?:do not|don['’]t|won['’]t|will not) (?:need|have to|require|expect|mind)|(?:there is |there's )?no need|no .{2,40} (?:needed|required|necessary)\b)[^;]*?(?:, but |;|$)/i;
/** The work, told as an order where no heading stands over it: "Lead an institute, raise funds." */
const deeds = 'lead|build|design|develop|run|set up|manage|direct|own';
/** A sentence that asks by itself, wherever in an advert it stands. */
export const calls = new RegExp(
  String.raw`^\W*(?:(?:we|they|(?:my|our) client)(?:['’]re| are| is)? (?:currently |also )?(?:look(?:ing)? for|seek(?:ing)?|hiring|need|require|expect|want|search(?:ing)? for)\b.*\b(?:with|who|whose|years?|experienced?|knowledge|skills?|able)\b|you(?: are|['’]re| will be| should be)\b.*\b(?:experienced?|years?|fluent|able|willing|registered|qualified|certified|chartered|licensed|familiar)\b|(?:you|(?:the |our )?(?:\w+ )?(?:candidates?|applicants?)) (?:must|bring|need|have|hold|know|speak|should|is an?)\b|must\b|required\b|we (?:require|expect)\b|ideally\b|(?:${deeds})\b(?!.*\b(?:with us|future|career)\b))`,
  'i',
);
/** The sentence that says who is sought, whatever it offers beside. */
export const hires =
  /^\W*(?:(?:we|i|they|(?:my|our) (?:client|team|company))(?:['’](?:re|m)| are| am| is)? (?:currently |now |also )?(?:look(?:ing)? for|seek(?:ing)?|hiring|recruiting|search(?:ing)? for) an?\b|wanted:)/i;
/** What one point says of itself: that it must be, that it would be nice. */
export const mustMark = /\b(?:must|required|mandatory|essential|necessary|erforderlich)\b/i;
export const niceMark =
  /\b(?:nice[- ]to[- ]haves?|preferred|preferably|desirable|desired|optional|(?:an?|(?:huge|big|strong)) (?:\w+ )?(?:plus|bonus|advantage|asset)|advantageous|would be (?:nice|great|good|ideal|useful|helpful)|ideally|welcome|beneficial|von vorteil|wünschenswert|idealerweise|se valora|deseable|souhaité|un atout|gradito|desejável|diferencial)\b|\b(?:plus|bonus)\W*$/i;
/** Such a mark at the end of a point. */
export const mark =
  / ?(?:[([,–—-] ?)?(?:\b(?:is|are|would be|will be|considered|as|est|serait|ist|wäre|sind) ){0,2}(?:not (?:strictly )?(?:required|needed|necessary),? but )?(?:\b(?:an?|strictly|absolutely|highly|strongly|huge|big|strong|definite|real|clear) ){0,2}\b(?:must|must[- ]have|required|expected|mandatory|essential|necessary|nice|great|useful|helpful|nice[- ]to[- ]have|preferred|desirable|desired|optional|plus|bonus|advantage|asset|advantageous|beneficial|welcome|wanted|un atout|von vorteil|wünschenswert)[)\].]*$/i;
/** What stands before the thing that is asked for. */
export const lead =
  /^(?:(?:and|or|with|but) )?(?:wir (?:suchen|erwarten)|nous (?:re)?cherchons|buscamos|cerchiamo|procuramos|(?:we|i|they|(?:my|our) client)(?:['’]re| are| is)? (?:seek|seeking|look for|looking for|need|want|require|expect|hiring)|you(?:['’]ll| will|['’]ve|['’]re|(?:['’]d| would)(?: be)?)?(?: have| bring| are| be| must| should| need to)?|the (?:ideal |successful )?candidate (?:will|has|must|should|is)(?: have| be)?|required|must have|looking for|wanted|ideally|preferably)(?: (?:you|he|she|they))?\s+(?:(?:someone|somebody|an? (?:person|candidate)) (?:with|who (?:has|knows))\s+)?/i;
/** What is said of a person before the thing that he has or does. */
export const having = /^(?:(?:and|or|with|who|of which)\s+)?(?:(?:has|have|is|can|also)\s+(?=\S+\s))?/i;
const number = String.raw`(?:\d{1,2}|${anyNumberWord})`;
const spanOf = (years: string) => String.raw`(?: ?(?:[-–]|to) ?(?<to>\d{1,2}))?\+?(?: or more)? (?:${years})\b`;
/** "6 months of React", and no length of a contract. */
const months = String.raw`(?<month>months?)(?=['’]?(?: \p{L}+){0,3} (?:experience|of|in|with|on|\p{L}+ing)\b)(?! (?:of )?(?:contract|probation|notice|leave|paid))`;
/** Years or months of experience, at least so many or, behind such a word or from nought on, at most. */
export const years = new RegExp(
  String.raw`(?:\b(?:(?<most>(?:no|not) (?:more|longer) than|up to|at most|less than|under|max(?:imum)?(?: of)?|a maximum of)|more than|over|about|around|roughly|approximately|circa) )?\b(?<from>${number})${spanOf(`years?|yrs?|jahren?|ans|anos|años|anni|${months}`)}`,
  'iu',
);
/** The same with what belongs to it, and so many years as no number says. */
export const yearsOf = new RegExp(String.raw`(?:${years.source}|\b\p{L}+\+? years?)['’]?(?: of\b)?`, 'iu');
const oneOfWords = String.raw`\b(?:one|any|either|some) (?:or more )?of(?: the following| these)?(?: \p{L}+){0,5}:`;
/** "At least one of the following:", and the things of which one is enough. */
export const oneOf = new RegExp(`${oneOfWords} *(.*)$`, 'iu');
/** What belongs to one point, whatever stands between its parts: brackets, examples, deeds done to one thing, its years. */
export const together = new RegExp(
  [
    String.raw`${oneOfWords}.*$`,
    String.raw`\([^()]*\)`,
    String.raw`\b(?:such as|e\.g\.|for example|including|(?<!\b(?:would|you|we) )like|(?:one|any|some|either) (?:or more )?of)\s(?!(?:at least )?${number})[^;]*?(?=,? and (?:${itemOpeners}|an?|the)\b|;|$)`,
    String.raw`,(?= (?:(?:shown|evidenced|demonstrated|proven) by|(?:is|are) (?:expected|required|essential|mandatory|a must)|[^,;]{2,30} included)\b)`,
    String.raw`\b\p{Ll}{2,20}ing,(?: and)? (?=\p{Ll}{2,20}ing\b)`,
    String.raw`,(?= (?:at least|minimum|mindestens|over|more than) ${number}${spanOf('years?|yrs?|jahren?')}(?: or more)?\W*$)`,
  ].join('|'),
  'giu',
);
/** The last of several of which one is enough. */
export const lastChoice = new RegExp(String.raw`^(?!.* and )(?! ?(?:and|${itemOpeners})\b).*\b(?:or|oder|ou)\b`, 'i');
export const itemBorder = new RegExp(
  `\\s*;\\s*|,\\s+(?:and\\s+)?|(?<=\\b(?:registered|qualified|certified|chartered|licensed)(?: \\w+){1,2})\\s+with\\s+(?=(?:at least |minimum |over |more than )?${number}\\b)|(?<=\\S+\\s\\S+)\\s+and\\s+(?=(?:${itemOpeners}|an?|the|you)\\b)`,
);
/** What names a thing at all: a word, a letter that is a language, a letter with a mark or a number. */
export const named = /\p{L}{2}|^\p{Lu}(?:[+#]{0,2}$|\d)/u;
/** Things of a kind, one after another, without a label or a sentence. */
export const bareList = /^[^:,;?!]{1,60}[,;][^:?!]{0,600}$/;
/** A request before a colon, and what it asks about. */
export const request = /^([^:?]{5,100}): (.{10,})$/;
/** Where a sentence of an advert ends, what a title does not say, and who is sought with what he has or does. */
export const sentenceEnd =
  /(?<=[.!?]['"’”]?)(?<!\b(?:e\.g|i\.e|min|incl|z\.B)\.)\s+(?=['"]?(?:[A-ZÄÖÜÉÀ]|\d+\+? years|(?:would|could|must|are|is|does|you|we|fit|interested)\b))/;
export const asking = /[:;]|\b(look(ing)? for|seek|wanted|who)\b/i;
export const withClauses = /^((?:an? |our |the )?[^,;]{3,60}?) who (.+)$/i;
/** What stands in the brackets of a title: "Engineer (Go, Kafka, on-call)". */
export const tagsOf = /^([^()]*)\(([^()]*,[^()]*)\)/;
/** What a title says behind its name: tags in brackets, or a mark. */
export const behindTitle: [RegExp, string][] = [
  [/\(.*$/, ''],
  [/[.,;:–-]\s*$/, ''],
];
/** What surrounds an item and is no part of it. */
export const aroundItem: [RegExp, string][] = [
  [/^['"‘“]|['"’”]$/g, ''],
  [/[.!]+$/, ''],
  [lead, ''],
];
