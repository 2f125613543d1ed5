import { anyNumberWord } from '../../corpus/number-signs.ts';
import { itemOpeners } from './advert-signs.ts';

export { questionMark } from '../signs/core-signs.ts';

/** What stands before a point of a list: a sign, a number, a letter, a picture. */
export const bullet =
  /^\s*(?:[•●▪‣◦∙○■►➤✓✔✅\uF0B7]\s*|(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,4}|\(?\p{Lu}?\d{1,2}[.)]|\(?[a-z]\)|o(?=\t))\s+)(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,3}\s)?/u;
export const markup = /\*\*|__|^\s*#+\s*|<\/?[a-z][^<>]{0,200}>/gi;

/** Sentences that ask for nothing, wherever they stand: who the employer is, whom it treats alike, how one applies. */
export const boilerplate =
  /^\W*(?:hi|hello|hey|dear|hallo|bonjour|hola|ciao)(?: \p{L}+){0,3}\W*$|^\W*(?:(?:cheers|thanks|best|sincerely|yours (?:sincerely|faithfully))(?:, \p{Lu}[^,;:]{0,30})?\W*$|I (?:hope|think|work for|came across|found|am writing|would (?:like|love) to)\b|I['’](?:m writing|d (?:like|love) to)\b|hope (?:you|this)\b|(?:I['’]m |we(?:['’]re| are) )?looking forward\b|let me know\b|(?:please )?(?:get in touch|drop (?:us|me)|dm (?:us|me)|let['’]s talk|reply|write to)\b|(?:please )?send (?:us|me)\b|you(?:['’]ll| will)? (?:join|report to|be (?:part of|based|joining|reporting|working with)|work (?:in a team|alongside|with (?:our|a team|the team)))\b|(?:the|this|it)(?: (?:post|position|contract|role|job|assignment))? (?:is|lasts|runs|starts) (?:for|a (?:permanent|temporary|fixed)|permanent|limited|temporary|on|from|in)\b)|\bencourag\w+ (?:\p{L}+ ){0,3}to apply\b|\b(?:women|men|people|everyone|laureates|graduates|parents|candidates|applicants|beginners)\b[^.;]{0,40}\b(?:welcome|encouraged?)\b|\b(?:saw|seen|found|came across|looked at|read|liked?|loved?) your (?:\w+ )?(?:profile|portfolio|website|site|page|work|cv)\b|\b(?:equal opportunit\w+|invites? applications(?: for (?!.*\b(?:with|who)\b)|\W*$)|applications? (?:should |must |need to |to )?(?:includ|consist|compris|contain)\w*|(?:please |applicants (?:should|must) )(?:submit|attach|enclose|provide|include)\b|discriminat\w+|celebrate diversity|(?:committed|commitment) to (?:equality|diversity|inclusi\w+|equal)|regardless of|no (?:recruit\w+ )?agencies|agencies|visas?|visa sponsorship|right to work|applications? (?:close|deadline|are|will)|interviews? (?:will|are)|apply (?:now|by|to|here|at|via|today)|send (?:us )?(?:your|a) (?:cv|resume|application|letter)|cover letter|closing date|posted \d|\d+ applicants|applicants? (?:with|will(?! have| be)|are(?! expected| required))|privacy (?:notice|policy|statement)|(?:process|store) your data|bewerbung|stock options?|meal vouchers|company car|bike leasing|(?:days?|weeks?|tage) (?:of )?(?:(?:paid|annual) )?(?:leave|holidays?|vacation|urlaub|pto)|salary (?:range|goes|is)|salary expectations?)\b|^\W*(?:(?:we|our)\b(?!['’](?:re (?:look|seek|search|hir|after)|d (?:(?:love|like|prefer) (?:some|an? )|be \w+ if))| (?:[\w-]+ ){0,4}(?:is|are) (?:\w+ )?(?:look|seek|search|hir)| (?:are |also |currently |would )*(?:look|seek|search|hir|require|need|expect|want|ask|after\b|(?:love|like|prefer) (?:some|an? )|be \w+ if)| (?:ideal |perfect )?candidate| (?:tech )?stack)|(?:free (?:lunch|fruit|coffee|drinks|snacks|meals|food|parking)|(?:home[- ]office|learning|training|(?:\w+ )?conference|equipment|education|wellness) (?:budget|allowance|stipend)|budget for|(?:4|four)[- ]day week|pension|dental|(?:private |health )+insurance|competitive (?:salary|pay|compensation)|unlimited (?:holiday|vacation|pto))\b)|^\W*(?!(?:the )?(?:ideal |successful )?(?:candidate|applicant)s? )\p{Lu}[\w&.-]* (?:[&\p{Lu}][\w&.-]* )?(?:is|are) (?:an?|the|one|committed|proud)\b(?! (?:\w+ )?(?:must|plus|bonus|advantage|asset|requirement)\b)|\?\s*$/iu;
/** Says who is sought, whatever it offers beside. */
const hires = String.raw`^\W*(?:(?:we|i|they|(?:my|our) (?:client|team|company))(?:['’](?:re|m)| are| am| is)? (?:currently |now |also )?(?:look(?:ing)? for|seek(?:ing)?|hiring|recruiting|after|need|want|search(?:ing)? for) (?:an?|someone|somebody)\b|wanted:)`;
/** Parts that ask for nothing where they are no point of a list of requirements: one may ask for work in insurance. */
export const noise = new RegExp(
  String.raw`^(?!${hires})[^]*?\b(?:salary|benefits|perks|about us|we offer|our (?:mission|company|clients)|founded in|per year|pension|holiday|vacation|insurance|deadline|contact us|full[- ]time|part[- ]time|location|remote|hybrid|start date|wir bieten|standort)\b`,
  'i',
);
/** A label and what it is of; the colon of "2:1", one within brackets and one behind a name that is wished for part nothing. */
export const labelled =
  /^(?!\W*(?:\p{L}+ ){0,2}(?:[Ee]xperience|[Kk]nowledge|[Ff]amiliarity|[Uu]nderstanding|[Pp]roficiency|[Ee]xpertise) (?:of|with|in) \p{Lu}[\w.+#]*:)((?:[^:()]|\([^()]{0,60}\)){2,60}):(?!(?<=\d:)\d)\s*(.*)$/u;
/** Labels of one line that tell of the post and ask for nothing. */
export const noiseLabel =
  /^\W*(?:office|start(?: date)?|location|benefits|perks|salary|about us|we offer|contact|deadline|department|reports to|reporting to|reference|job (?:type|id|location)|employment type|contract(?: type)?|team|industry|level|seniority|company|client|website|standort|wir bieten|vertragsart|abteilung)$/i;
export const question =
  /\b(?:could|can|would|is|does|do you think|please|how (?:well|good)|judge|assess|evaluate|rate|check|compare|match|shortlist|what do you think)\b.*\b(?:fit|fill|suit\w*|match\w*|role|advert|ad|position|job|post|candidate|qualif\w+|hire|person|following|skills|requirements|description|opening|this|meet|boxes)\b|\b(?:passt|eignet|erfüllt|geeignet)\b.*\b(?:sie|er|diese\w*|stelle|profil|auf|für)\b|^\W*(?:\p{L}+ ){0,3}(?:geeignet|conviendrait|convient|encaja|cumple|adecuad[ao]|adatt[ao]|adequad[ao]|indicad[ao]|encaixa)(?!\p{L})/iu;
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
  String.raw`^\W*(?:(?:we|they|(?:my|our) (?:client|team|company))(?:['’]re| are| is)? (?:currently |also )?(?:look(?:ing)? for|after|seek(?:ing)?|hiring|need|require|expect|want|search(?:ing)? for)\b.*\b(?:with|who|whose|years?|experienced?|knowledge|skills?|able)\b|you(?: are|['’]re| will be| should be)\b.*\b(?:experienced?|years?|fluent|able|willing|registered|qualified|certified|chartered|licensed|familiar)\b|(?:you|(?:the |our )?(?:\w+ )?(?:candidates?|applicants?)) (?:must|bring|need|have|hold|know|speak|should|is an?)\b|must\b|required\b|we (?:require|expect)\b|ideally\b|(?:${deeds})\b(?!.*\b(?:with us|future|career)\b))`,
  'i',
);
/** What one point says of itself: that it must be, that it would be nice. */
export const mustMark = /\b(?:must|required|mandatory|essential|necessary|erforderlich)\b/i;
export const niceMark =
  /\b(?:nice[- ]to[- ]haves?|preferred|preferably|desirable|desired|optional|(?:an?|(?:huge|big|strong)) (?:\w+ )?(?:plus|bonus|advantage|asset)|advantageous|(?:an? )?(?:nice|real) (?:plus|bonus)|would be (?:nice|great|good|ideal|useful|helpful|handy|wonderful|lovely|fantastic)|helpful|handy|(?:bonus|extra|brownie) points|would prefer|ideally|welcome|beneficial|von vorteil|wünschenswert|idealerweise|se valora|deseable|souhait\w*|appréci|un atout|gradito|desejável|diferencial)\b|\b(?:plus|bonus|nice)\W*$/i;
/** A sentence of which all is such: "It would be wonderful if …". */
export const niceLead =
  /^\W*(?:(?:and|but|also|however|moreover|finally),? )?(?:(?:ideally|preferably|preferred|desirable|optional(?:ly)?|(?:bonus|extra|brownie) points|bonus|nice[- ]to[- ]have|von vorteil|wünschenswert|idealerweise)(?!\p{L})|[^,;.]{0,40}(?:\bwould|['’]d) (?:also |really )?(?:prefer\b|be (?:\p{L}+ ){1,3}(?:if|to see|to have)\b))/iu;
/** Such a mark at the end of a point. */
export const mark =
  / ?(?:[([,–—-] ?)?(?:\b(?:is|are|would be|will be|considered|as|est|serait|sera|ist|wäre|sind) ){0,2}(?:not (?:strictly )?(?:required|needed|necessary),? but )?(?:\b(?:an?|une?|strictly|absolutely|highly|strongly|huge|big|strong|definite|real|clear|nice) ){0,2}\b(?:must|must[- ]have|required|needed|expected|mandatory|essential|necessary|key|nice|great|useful|helpful|handy|wonderful|lovely|fantastic|nice[- ]to[- ]have|preferred|desirable|desired|optional|plus|bonus|advantage|asset|advantageous|beneficial|welcome|wanted|un atout|souhait(?:ée?s?|ables?)|appréciée?s?|von vorteil|wünschenswert)(?:,? but not (?:strictly )?(?:required|needed|necessary|essential|a must))?[)\].]*$/i;
/** What stands before the thing that is asked for. */
export const lead =
  /^(?:(?:and|or|with|but|also|as (?:is|are|would(?: be)?)) )?(?:wir (?:suchen|erwarten)|gesucht wird (?:jemand|eine person) mit|nous (?:re)?cherchons|buscamos|cerchiamo|procuramos|(?:we|i|they|(?:my|our|the|your) [\w-]+(?: [\w-]+){0,2}?)(?:['’]re| are| is)? (?:currently |urgently |now )?(?:seeks?|seeking|looks? for|looking for|searching for|needs?|wants?|require|expect|hiring|after)|(?:(?:we|they|(?:my|our|the) \w+)(?:['’]d| would)|I would) (?:also )?(?:love|like|prefer)|(?:it|we|they)(?:['’]d| would) (?:also )?be (?:\p{L}+ ){1,3}(?:if|to (?:see|have))|(?:bonus|extra|brownie) points (?:for|if)|it is (?:important|essential|crucial|vital|required|expected|necessary) (?:that|to)|(?:if )?you(?:['’]ll| will|['’]ve|['’]re|(?:['’]d| would)(?: be)?)?(?: have| bring| are| be| must| should| need(?: to(?: have)?)?)*|(?:(?:the |our |an? |your )?(?:ideal |successful |right |perfect )?(?:candidates?|applicants?|person)|the person (?:we|they) (?:seek|want|need)|the (?:role|post|position|job)|this (?:role|post|position|job)) (?:requires?|calls for|needs?(?: to)?|asks for|demands|will|has|have|must|should|can|is|are)(?: also)?(?: expected to)?(?: have| be(?= (?:\w+ed|able|willing|fluent|familiar|comfortable|ready|happy)\b)| hold| bring| master| demonstrate| possess)?|required|must[- ]haves? (?:is|are)|must have|need(?= an? )|looking for|wanted|ideally|preferably)(?: (?:you|he|she|they)(?:['’]ve|['’]re| have| are)?(?: also)?)?\s+(?:(?:someone|somebody|an? (?:person|candidate)) (?:with|who (?:has|knows))\s+)?/iu;
/** What is said of a person before the thing that he has or does. */
export const having = /^(?:(?:and|or|with|who|to|of which)\s+)?(?:(?:has|have|is|can|also):?\s+(?=\S+\s))?/i;
const number = String.raw`(?:\d{1,2}|${anyNumberWord})`;
const spanOf = (years: string) => String.raw`(?: ?(?:[-–]|to) ?(?<to>\d{1,2}))?\+?(?: or more)? (?:${years})\b`;
/** "6 months of React", and no length of a contract. */
const months = String.raw`(?<month>months?)(?=['’]?(?: \p{L}+){0,3} (?:experience|of|in|with|on|\p{L}+ing)\b)(?! (?:of )?(?:contract|probation|notice|leave|paid))`;
/** Entries of a kind, which are counted: "two granted patents". */
const entries = String.raw`(?<counted>(?=(?:[\p{L}'’]+[- ]){0,3}(?:patent|publication|paper|article|award|prize|medal|degree)s?\b))`;
const vague = {
  two: String.raw`\b(?:more than (?:one|1)|(?:a )?(?:couple|pair) of) ${entries}`,
  three: String.raw`\b(?:several|multiple|numerous|many|various|an? (?:good |large |small )?number of) ${entries}`,
  twelve: String.raw`\b(?:a dozen|(?:a )?dozens? of) ${entries}`,
};
/** Numbers of years as the other languages of questions spell them. */
const spelled = {
  2: 'zwei|deux|dos|due|dois',
  3: 'drei|trois|tres|tre|três',
  4: 'vier|quatre|cuatro|quattro|quatro',
  5: 'fünf|cinq|cinco|cinque',
  6: 'sechs|six|seis|sei',
  8: 'acht|huit|ocho|otto|oito',
  10: 'zehn|dix|diez|dieci|dez',
};
/** Amounts that no number tells, or another one. */
export const amounts = [
  ...Object.entries(vague),
  ['3', String.raw`\b(?:several|many|multiple) (?=years\b)|\bplusieurs (?=années)|\b(?:mehr|lang)(?=jährige)`],
  ...Object.entries(spelled).map(([least, said]) => [least, `(?<!\\p{L})(?:${said}) (?=jahre|ans?\\b|años|anni|anos)`]),
].map(([least, said = '']): [RegExp, string] => [new RegExp(said, 'giu'), `${least} `]);
/** Years or months of experience or a number of entries, at least so many or, behind such a word or from nought on, at most. */
export const amount = new RegExp(
  String.raw`(?:\b(?:(?<most>(?:no|not) (?:more|longer) than|up to|at most|less than|under|max(?:imum)?(?: of)?|a maximum of)|more than|over|about|around|roughly|approximately|circa) )?\b(?<from>${number})${spanOf(`years?|yrs?|jahren?|jährige[nrs]?|ans|années|anos|años|anni|${months}|${entries}`)}`,
  'iu',
);
/** The same with what belongs to it, and so many as no number says. */
export const amountOf = new RegExp(
  String.raw`(?:${amount.source}|\b\p{L}+\+? years?)['’]?(?: of\b)?|${Object.values(vague).join('|')}`,
  'iu',
);
const oneOfWords = String.raw`\b(?:one|any|either|some) (?:or more )?of(?: the following| these)?(?: \p{L}+){0,5}:`;
/** "At least one of the following:", and the things of which one is enough. */
export const oneOf = new RegExp(`${oneOfWords} *(.*)$`, 'iu');
/** What belongs to one point, whatever stands between its parts: brackets, examples, deeds done to one thing, its years. */
export const together = new RegExp(
  [
    String.raw`${oneOfWords}.*$`,
    String.raw`\([^()]*\)`,
    String.raw`\b(?:such as|e\.g\.|for example|including|(?<!\b(?:would|you|we) )like|(?:one|any|some|either) (?:or more )?of)\s(?!(?:at least )?${number})[^;]*?(?=,? and (?:${itemOpeners}|an?|the)\b|, (?:we|i|please|get|let)\b|;|$)`,
    String.raw`,(?= (?:native|fluent|[ABC][12])(?:\W*$|[,;]| (?:level|speakers?|and|or|spoken|written|in (?:speech|speaking|writing|reading))\b))`,
    String.raw`,(?= (?:including|both|especially|notably|particularly|in particular|e\.g\.|i\.e\.)(?: |$))`,
    String.raw`,(?= (?:(?:shown|evidenced|demonstrated|proven) by|(?:is|are) (?:expected|required|essential|mandatory|a must)|[^,;]{2,30} included)\b)`,
    String.raw`\b\p{Ll}{2,20}ing,(?: and)? (?=\p{Ll}{2,20}ing\b)|\b(?:\p{Ll}{2,20}ed|led|built|ran|grown),(?: and)? (?=\p{Ll}{2,20}ed(?:,| and| or) )`,
    String.raw`,(?= (?:at least|minimum|mindestens|over|more than) ${number}${spanOf('years?|yrs?|jahren?')}(?: or more)?\W*$)`,
  ].join('|'),
  'giu',
);
/** Behind the last comma: the last of several of which one is enough. */
export const lastChoice = new RegExp(
  String.raw`,(?=[^,]*$)(?!.* and )(?! ?(?:and|${itemOpeners})\b).*\b(?:or|oder|ou)\b`,
  'i',
);
export const itemBorder = new RegExp(
  `\\s*;\\s*|,\\s+(?:and\\s+)?|(?<=\\b(?:registered|qualified|certified|chartered|licensed)(?: \\w+){1,2})\\s+with\\s+(?=(?:at least |minimum |over |more than )?${number}\\b)|(?<=\\S+\\s\\S+)\\s+and\\s+(?=(?:${itemOpeners}|an?|the|you|who|some|to|hold)\\b)`,
);
/** What names a thing at all: a word, a letter that is a language, a letter with a mark or a number. */
export const named = /\p{L}{2}|^\p{Lu}(?:[+#]{0,2}$|\d)/u;
/** Things of a kind, one after another, without a label or a sentence. */
export const bareList = /^[^:,;?!]{1,60}[,;][^:?!]{0,600}$/;
/** A request before a colon, and what it asks about. */
export const request = /^([^:?]{5,100}): (.{10,})$/;
/** Where a sentence of an advert ends, what a title does not say, and who is sought with what he has or does. */
export const sentenceEnd =
  /(?<=[.!?]['"’”]?)(?<!\b(?:e\.g|i\.e|min|incl|z\.B|Dr|Prof|Mrs?|Ms)\.)\s+(?=['"]?(?:[A-ZÄÖÜÉÀÈ]|\d+\+? years|(?:would|could|must|are|is|does|you|we|if|it|they|please|dm|extra|bonus|knowledge|experience|no|fit|interested)\b))/;
export const asking = new RegExp(
  String.raw`${mustMark.source}|${amount.source}|[:;]|\b(look(ing)? for|seek|wanted|who|if you|you['’](?:ve|ll)|you (?:should|must|have|are|need|can|will|know))\b`,
  'iu',
);
export const withClauses = /^((?:an? |our |the )?[^,;]{3,60}?) who (.+)$/i;
/** What stands in the brackets of a title: "Engineer (Go, Kafka, on-call)"; not of a contract: "(12 months, South Wales)". */
export const tagsOf =
  /^([^()]*)\((?![^()]*\b(?:\d+ (?:months?|years?)|fixed[- ]term|temporary|permanent|cover|on[- ]?site)\b)([^()]*,[^()]*)\)/;
/** What a title says behind its name: tags in brackets, or a mark. */
export const behindTitle: [RegExp, string][] = [
  [/\(.*$/, ''],
  [/[.,;:–-]\s*$/, ''],
];
/** Signs that part a list, as letters that part nothing, and back. */
export const hidden: [RegExp, string][] = [
  [/ /g, '\uE020'],
  [/,/g, '\uE02C'],
  [/;/g, '\uE03B'],
];
export const shown: [RegExp, string][] = [
  [/\uE020/g, ' '],
  [/\uE02C/g, ','],
  [/\uE03B/g, ';'],
];
/** What surrounds an item and is no part of it. */
export const aroundItem: [RegExp, string][] = [
  [/^['"‘“]|['"’”]$/g, ''],
  [/[.!]+$/, ''],
  [
    /(?<=\b(?:degree|bachelor['’]?s?|master['’]?s?|ph\.?d\.?|diploma|[bm]\.?sc\.?) [^;]{2,140}\b(?:related|similar|equivalent|comparable|relevant) (?:\p{L}+ )?(?:field|discipline|subject|area|experience)s?),? and (?=\d)/giu,
    '; ',
  ],
  // "A plus, as is Kafka", and what would be nicer still.
  [
    /(?<=\b(?:plus|advantage|desirable|bonus|welcome|asset|nice|great|helpful|useful)), as (?:is|are|would(?: be)?) ([^;,]+)/i,
    '; $1 (a plus)',
  ],
  [/, as (?:is|are|would(?: be)?) (?=\p{L})/iu, '; '],
  [/, (?=(?:ideally|preferably) )/gi, '; '],
  [/, (?:because|so that|(?:since|as) (?:we|our|you|they|the|it|this|most|all|half|much)\b) ?[^;,]+(?=,|$)/i, ''],
  [/^(an? [^,;]{3,60}?) for (?:about |around |up to |at least )?\w+ (?:weeks|months)$/i, '$1'],
  [/\b(?:and|or) (?=(?:ideally|preferably) )/gi, '; '],
  [/\b([Ff]luent in )(\p{Lu}\p{L}+), (\p{Lu}\p{L}+),? and (?=\p{Lu}\p{L}+)/u, '$1$2; $1$3; $1'],
  [lead, ''],
];
/** "An engineer with …": what stands behind. */
export const withSkills = / with (.+)$/i;
