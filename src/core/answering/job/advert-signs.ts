import { dutiesTold } from './duty-signs.ts';
import type { Area } from '../../contract/record.ts';
import { origin } from '../signs/sentence-signs.ts';
import { leaderships } from './verdict-signs.ts';

/** What adverts say and questions do not, and how sure a sign it is; English and the five other languages of questions. */
export const signals: [number, RegExp][] = [
  [
    1,
    /\b(must[- ]haves?|required|we (require|expect)|requirements?|mandatory|essential( criteria| skills)?|anforderungen|voraussetzungen|requisitos|requis(es)?|exigences|requisiti)\b/i,
  ],
  [
    1,
    /\b(nice[- ]to[- ]have|preferred|preferably|desirable|a plus|an advantage|bonus points|ideally|welcome|von vorteil|wünschenswert|se valora|deseable|souhaité|un atout|gradit[oi]|desejável|diferencial)\b/i,
  ],
  [
    1,
    /\b(responsibilities|duties|your tasks|what you(['’]ll| will) do|aufgaben|funciones|responsabilidades|missions|responsabilità|mansioni)\b/i,
  ],
  [
    1,
    /\b(qualifications|skills and experience|what you(['’]ll| will)? bring|who you are|your profile|ihr profil|dein profil|perfil|profil recherché|profilo)\b/i,
  ],
  [
    2,
    /\b(we(['’]re| are)? ?(looking|searching|hiring|seeking|after)|we (seek|look) |is (looking|seeking|searching|hiring)|looking for (an?|our) |join our|join us|wir suchen|buscamos|nous recherchons|nous cherchons|cerchiamo|procuramos)\b/i,
  ],
  [
    1,
    /\b(you will|you['’]ll|you have|you keep|you lead|the (ideal |successful )?candidate|the successful applicant|applicants?)\b/i,
  ],
  [
    1,
    /\b(\d+\+?|two|three|four|five|six|eight|ten|fifteen|twenty|several)\+? (or more )?years?('|’)?( of| in| on)? (\w+ ){0,4}(experience|leading|working|research|practice|development|\w+ing\b)|\b\d+\+ years\b|\b\d+ jahre\b|\b\d{1,2} ?\+? ?(?:y\+|yrs?\b)|\b\d{1,2} ans d['’](?:xp|exp[ée]rience)\b|\bjahren? (?:berufs)?erfahrung\b/i,
  ],
  [
    1,
    /\b(full[- ]time|part[- ]time|salary range|benefits|perks|apply (now|by|to)|equal opportunity|remote|hybrid|on[- ]site|on[- ]call|m\/[fw]\/d|vollzeit|teilzeit)\b|\([mfwdx]\/[mfwdx](\/[mfwdx])?\)/i,
  ],
  [
    1,
    /\b(job (ad|description|title|posting|advert\w*)|advert|vacancy|this (role|position|post|job|ad)|following (role|position|job)?|the (role|position)|our opening|stellenanzeige|stelle|oferta|poste|emploi|offerta|vaga)\b/i,
  ],
  [
    1,
    /\b(judge|assess|evaluate|compare|rate|check|match\w*|fit|suitable|suit|qualify|qualified|shortlist|meet (this|these|the)|could (he|she|they|this person) fill)\b/i,
  ],
  [1.5, /\bwanted\b|^[^\w\n]{0,9}(job|position|role|vacancy|title|job ad|opening) ?:/im],
  [
    1.5,
    /\b(requirements?|reqs?|required|needs?|needed|must([- ]haves?)?|nice( to have)?|bonus|preferred|desirable|essential|qualifications|responsibilities|stack) ?:/i,
  ],
  [
    1,
    /(^|: ?|\n)\W{0,9}(\p{L}+[- /]){0,3}(engineer|developer|programmer|tester|animator|illustrator|translator|coordinator|specialist|director|manager|(?<=product )owner|professor|lecturer|teacher|nurse|architect|designer|lead|head|chief|officer|analyst|consultant|scientist|technician|attorney|lawyer|administrator|editor|producer|actress|actor|researcher|inventor|curator|principal|assistant|secretary|accountant|entwickler\w*|ingenieur\w*|leiter\w*)\b(?! ?\?)[^?\n]{0,80}([.,;:\n(–—-]|$)/iu,
  ],
  [
    1,
    /\b(registered|certified|certifications?|valid licen[cs]e|driving licen[cs]e|fluent|native speaker|(degree|diploma|bachelor['’]?s?|master['’]?s?) in|starts?:? (immediately|as soon as|asap))\b/i,
  ],
  [1, /^[^.?!\n]{4,80}\n[\s\S]{80,}/],
  [1, /^[ \t]*(?:[-*•–]|[A-Z]?\d{1,2}[.)])[ \t]+.{2,}\n[ \t]*(?:[-*•–]|[A-Z]?\d{1,2}[.)])[ \t]+.{2,}/m],
  [1, /<li\b[^<>]*>[^<>]/i],
  [
    1,
    /^[^\w\n]{0,9}(?:(?:must|should|could)(?:[- ]haves?)?|requirements|qualifications|responsibilities)[^\w\n]{0,9}$|\b(?:(?:selection|eligibility) criteria|person specification|what it takes)\b/im,
  ],
  [1, /\byou(?:['’]ll| will) (?:have|need|bring|know|be (?:able|fluent|experienced|familiar))\b/i],
  [
    2,
    /\bif you(?:['’]ve| have| know| are)\b[^?\n]{3,300}\b(?:we['’]d love to|we would love to|get in touch|let['’]s talk|talk to us|please (?:apply|write|contact|reach|call)|drop us)\b/i,
  ],
  // A list that asks nothing, and words for what somebody brings.
  [1, /^(?=[^?]*$)(?:[^\n]*\n){0,8}?(?:[ \t]*(?:[-*•–]|\d{1,2}[.)]) [^\n]{2,200}(?:\n|$)){3}/],
  [1, /\b(?:experience (?:in|with|of|\w+ing)|years (?:in|of)|hands-on|willing to|fluent|knowledge of|speaks \p{Lu})/u],
  [
    2,
    /\b(?:they|we|(?:our|my|the) (?:client|boss|manager|team|company)) (?:(?:are|run|have|build|make|work)\b[^.?!\n]{2,80} and (?:are )?)?(?:need|want|require|seek|after|short of|looking for|searching for)s? (?:an? |some(?:one|body) )/i,
  ],
  // Who is sought in German and French, a team that grows, a post that is free.
  [
    2,
    /\b(?:gesucht wird|suche ich|suchen wir|(?:ich|wir) suchen?) (?:\p{L}+ ){0,3}(?:einen?|jemand\w*|verstärkung)\b|(?:^|[.!?\n])[^\w\n]{0,4}(?:(?:on|nous) )?recherch(?:e|ons)\b(?! (?:sur|de|des|du|en)\b)/iu,
  ],
  [1.5, /\b(?:team|company|we) (?:is|are|['’]re) hiring\b|\bhiring!|\b(?:profil recherché|bac ?\+ ?\d|[hf]\/[fh])\b/i],
  [
    1.5,
    /\b(?:have|got) (?:an? |\w+ )?(?:vacanc|opening)|\b(?:helping|help) [^.?!\n]{3,80} (?:find|hire|recruit) (?:an? |some(?:one|body) )/i,
  ],
  [
    1.5,
    /\bsome(?:one|body) [^.?!\n]{0,40}\b(?:who|that) (?:has|have|knows|can|is|speaks|took|led|ran|raised|built)\b/i,
  ],
];
/** A question on one matter, and a visitor who tells of himself: an advert is neither. */
export const against: [number, RegExp][] = [
  [1.5, /\b(what|when|where|who|why|how (many|long|much|old)|which)\b[^.!\n]{3,}\?/i],
  [1, /\b(i|i['’]m|i['’]ve|my(?! (?:team|company|client|firm|start-?up|boss|manager)\b)|me)\b/i],
  [
    3,
    /\b(?:looking for|need|seek|seeking|want) (?:an? )?(?:keynote |guest )?(?:speaker|panell?ist|moderator|sponsor|podcast guest)s? (?:for|at|on|to)\b/i,
  ],
];

/** How an item of a list begins behind an "and". */
export const itemOpeners =
  'show|ship|protect|build|run|lead|write|teach|raise|set|design|work|manage|develop|present|publish|direct|train|recruit|organi[sz]e|own|mentor|find|support|plan|win|speak|know|has|have|can|is|knows|speaks|holds|experience|\\d|two|three|four|five|six|eight|ten|fifteen|several|good|strong|excellent|fluent';
/** Words of adverts that ask for nothing by themselves. */
export const filler =
  /\b((?:sehr )?gute[nrs]?|experience|experienced|knowledge|ability|able|strong|excellent|outstanding|exceptional|proven|precise|accurate|meticulous|thorough|extensive|broad|sound|successful|track record|deep|solid|good|understanding|familiarity|familiar|background|demonstrated|hands-on|skills?|years?|or more|at least|minimum|plus|advantage|preferred|required|desirable|ideally|evidence(?= of\b)|equivalent|related|relevant|similar|working|practical|fluent|fluency|proficien\w+|based|located|living|resident|residing|expertise|advanced|professional|spoken(?! (?:at|in) (?:\w+ )?(?:conferences?|public|events?))|written|native(?= \w+ speaker)|(?<=native \w+ )speaker|(?:at )?[abc][12](?: level)?|new|must|have|with|of|in|and|the|a|an|to|(?:(?:major|prestigious|significant|notable) ?)?(?:(?:inter)?national)?(?= (?:awards?|prizes?|honou?rs?)\b)|peer[- ]reviewed(?: (?:venues?|journals?|conferences?|outlets?|(?:and|or)))*)\b/gi;
/** Years in a trade or of leading as such: the words that say no more than that. */
export const tradeWords =
  /\b(?:software|professional|industry|commercial|overall|total|career|full[- ]time|back[- ]?end|front[- ]?end|engineering|development|programming|coding|web|jobs?|roles?|work|as|engineer|developer|programmer|leadership|leading|lead(?:er)?|manag(?:ement|ing|er)|teams?|people|staff|line)\b/gi;
/** A part of the trade: roles that name it, and where the person is of it, those of the trade that name no other part. */
const toPart = (name: string, others: string): { named: RegExp; titles: RegExp } => ({
  named: new RegExp(String.raw`\b${name}\b`, 'i'),
  titles: new RegExp(
    String.raw`^.*\b${name}\b|^(?!.*\b(?:${others}|mobile|android|ios|data|machine learning|site reliability|devops|security|embedded|test|qa|manager|director)\b).*\b(?:engineer|developer|programmer|tech(?:nical)? lead)\b.*\n[^]*\b${name}\b`,
    'i',
  ),
});
/** What names the trade of programmers, its parts, and leading; and the titles of their roles, before what the person is in short. */
export const trades = [
  {
    named: /\b(?:industry|commercial)\b/i,
    titles:
      /^(?!.*(?:universit|college|école|institut|laborator|school|academy|professor|lecturer|doctoral|postdoc|committee|navy|army|air force|government|ministry|red cross|charit|nations|trustee|volunteer|librar|museum|governess|tutor))/i,
  },
  {
    named: /\b(?:engineer\w*|develop\w+|programm\w+|coding|software)\b/i,
    titles:
      /^.*\b(?:(?:software|mobile|web|front[- ]?end|back[- ]?end|full[- ]?stack|platform|data|systems|security|machine learning|devops|cloud|android|ios|site reliability) (?:\w+ )?engineer|(?<!(?:business|property|product|curriculum|land|real estate) )developer|programmer|tech(?:nical)? lead|software architect|(?:president|vp|head|director) of (?:software )?engineering|(?:software )?engineering manager|chief technology officer|cto)\b/i,
  },
  toPart('back[- ]?end', 'front[- ]?end'),
  toPart('front[- ]?end', 'back[- ]?end'),
  { named: /\bweb\b/i, titles: /^.*\b(?:web|front[- ]?end|full[- ]?stack)\b/i },
  {
    named: /\b(?:lead\w*|manag\w+)\b/i,
    titles:
      /^.*\b(?:head|lead|leader|chief|director|president|vp|cto|ceo|founder|owner|captain|dean|(?<!(?:product|project|program|programme|account|office|community|content) )manager)\b/i,
  },
];
/** A name that a mark makes: its stem, a dot before the end, the end; of a standard the number, since ISO has many. */
export const markedName =
  /(?<![\p{L}\d.])(\p{Lu}[\p{L}\d]{0,30}|(?<=\b(?:ISO|IEC|EN|DIN)[ -])\d{3,6})(?:(\.)(?=\p{L}{2})|-(?=\p{Lu}(?!\p{L}))|(?=[+#])|(?<=[ -]\d{3,6})(?![\p{L}\d]))([+#]+|\p{L}+|)/u;
export const openSource = /\bopen[- ]source(?: (?:contribut\w+|work|software|projects?|maintain\w+))?\W*$/i;
const language = String.raw`\p{Lu}\p{L}{0,20}${origin.source}\b`;
/** Languages that are to be spoken, and what tells of those that the person speaks: "31 million Danish kroner" does not. */
export const speech = {
  asks: new RegExp(
    String.raw`\b(?:[Ff]luen\w+|[Nn]ative|[Ss]poken|[Ww]ritten|[Ss]peak\w*|[Pp]roficien\w+|[Bb]usiness|[Cc]onversational|[Cc]ommand)\b.{0,30}\b${language}|\b${language}.{0,20}\b(?:[ABC][12]|fluen\w+|native|speaker)\b|[Kk]nowledge of ${language}(?=\W*$| (?:and|or|is|as)\b)|^\W*(?:(?:[Gg]ood|[Vv]ery good|[Ee]xcellent) )?(?:${language}|english|german|french|spanish|italian|portuguese|dutch|polish|russian)\W*$`,
    'u',
  ),
  tells: new RegExp(
    String.raw`^[^\n]{0,60}\b(?:[Ll]anguages?|speak)\b[^\n]{0,60}\n|\b(?:[Ss]p(?:eak|oke)(?:s|n)?|mother tongue|working language|native|bilingual|[Ff]luent\w*|grew up (?:with|speaking)|learne?[dt] \p{Lu}|lectures? in|works? in|[ABC][12]|interpret\w*|(?<!\b(?:was|were|been|is|are) )translat(?:es?|ed(?! by\b)|ing|ors?))\b|[:;] ${language}(?=;|$)`,
    'u',
  ),
};
/** "Driving licence", a certificate in first aid, and not "organise supplies", of which the verb may be told by another. */
export const whole = new RegExp(
  `^\\s*(?!(?:${itemOpeners})\\b)\\S+\\s+\\S+\\s*$|\\bcertificat(?:e|es|ion|ions)\\W*$|(?<!\\bdriving )\\blicen[cs]es?\\W*$`,
  'i',
);
/** A relative of whom something is told; "taught my mother to …" and "with my brother, who is …" tell of the person. */
const kin = String.raw`(?<!\b(?:with|for|to|by|of|from|beside) )\b(?:my|his|her) (?:(?:late|elder|older|younger|own|twin|step|great) ?)*(?:mother|father|parents|grand\w+|wife|husband|partner|brother|sister|uncle|aunt|cousin|son|daughter)s?(?:, [^,;.]{1,60},)? (?:was|were|is|are|had|has|have|taught|drove|built|ran|wrote|made|sold|led|kept|came|comes|(?!its|his|this|as|us)[a-z]{2,}(?:ed|s))\b`;
/** What says of a thing that the person has or does it not, wishes for it, or that it is another's. */
export const denied = new RegExp(
  String.raw`\b(?:i|he|she|they|we) (?:(?:have|has|had|do|does|did|can|could|will|would|am|is|are|was|were) )?(?:not|never|no longer|cannot)\b|\b(?:i|he|she|they|we) \w+n['’]t\b|\b(?:gave|given|giving) up on\b|\bnever (?:learn\w*|us\w+|writ\w+|wrote|work\w*|tried|touched|held|took|taken|had|finished)\b|\bno (?:experience|knowledge|command|interest|degree|licen[cs]e|consult\w+|contract\w*|freelanc\w+)\b|\bnot (?:completed|finished|looking|available)\b|\btoo (?:poor|weak|rusty)\b|\bunfinished\b|\b(?:supervised|examined|founded) by\b|\bbr(?:ing|ought) in \w+ \w+ for\b|\brefused? to\b|\b(?:my|his|her|their|our) (?:manager|boss|supervisor)\b|\b(?:i|he|she|they|we) (?:\w+ )?(?:declined?|declines|turn(?:s|ed)? down)\b|\b(?:contract|employer|university|visa|permit|licen[cs]e)s? (?:do|does) not (?:allow|permit|let)\b|\bmakes? (?:me|him|her) (?:nervous|uneasy)\b|\bwould like to (?:learn|try|hear (?:about|of)\b(?!.*\b(?:remote|full[- ]time|part[- ]time|permanent|freelance)\b))|\b(?:i|he|she|they|we) (?:had|have|has) no (?:\w+ )?(?:schooling|training|education)\b|\bstopped (?:using|selling|the sales?)\b|${kin}`,
  'i',
);
/** A part of the trade and nothing beside it. */
const trade = (end: string): RegExp =>
  new RegExp(
    String.raw`^\W*(?:(?:minimum|at least|of|in|as|an?|experience|professional|proven|senior) +)*${end}[- ]?end(?: (?:software )?(?:engineer\w*|develop\w+|programm\w+))?\W*$`,
    'i',
  );
/** "Fluent Danish", "take part in on-call", "communication skills": what passages must tell of them, of which one word says nothing. */
export const told: [asks: RegExp, tells: RegExp][] = [
  ...leaderships,
  [speech.asks, speech.tells],
  [/\bon[- ]call\b/i, /\bon[- ]call\b/i],
  [/\b(?:based|located|living|resident|residing) (?:in|near|within)\b/i, /^Location: |\b(?:based|live) in\b/im],
  [trade('back'), /\bback[- ]?end\b/i],
  [trade('front'), /\bfront[- ]?end\b/i],
  [/\bGo\b(?![-\w])/, /\bGo\b|\bGolang\b/],
  [
    /\bcommunicat\w+ (?:skills|abilit\w+)|\bcommunicator\b/i,
    /\bcommunicat(?:es?|ed|ing|or)\b|(?:^Skills: |; )(?:(?:written|verbal|oral|public|technical|science) )?communication(?: skills)?(?:;|$)/im,
  ],
  [
    /^\W*(?:write|writing)(?: (?:well|clearly|skills)\b|\W*$)|\b(?:clear|good|great|excellent|strong) (?:writing|writer|prose)\b/i,
    /\b(?:writ(?:es?|ing) (?:well|clearly)|(?:clear|good|technical) (?:writing|writer|prose))\b|(?:^Skills: |; )(?:[\w-]+ )?writing(?:;|$)/im,
  ],
  [
    /^\W*(?:(?:background|career) (?:in|as) (?:an? )?)?(?:(?:registered|qualified|staff|ward|clinical) )*(?:nurs(?:e|ing)|midwife|physician|surgeon|medic|paramedic|M\.?D)\W*$/i,
    /^Role: .*\b(?:nurse|midwife|physician|surgeon|medic|paramedic)\b|\b(?:registered|qualified|trained|(?:I|he|she) (?:(?:am|was|is|worked|works?) )(?:as )?(?:an? )?(?:\w+ ){0,2}?)(?: ?nurse|midwife|physician|surgeon|medic|paramedic)\b/im,
  ],
  // A book on clinical software shows nobody at a bedside.
  [
    /^\W*clinical(?: (?:background|training|practice|work)\b|\W*$)/i,
    /^Role: .*\b(?:nurs\w+|midwi\w+|physician|surgeon|medic|paramedic|doctor)\b|^(?:Degree|Field): .*\b(?:nursing|midwifery|medicine|M\.?D)\b|(?:^Skills: |; )(?:\p{L}+ )?(?:nursing|midwifery)(?:;|$)|\b(?:registered|qualified|trained|(?:I|he|she) (?:(?:am|was|is|worked|works?) )?(?:as )?(?:an? )?(?:\p{L}+ ){0,2}?)(?:nurse|midwife|physician|surgeon|medic|paramedic)\b|\b(?:medical|clinical) (?:practice|training|placement|rotation|work)\b/imu,
  ],
  [/\b(?:driv(?:ing|er['’]?s)|pilot['’]?s?) licen[cs]e/i, /\b(?:driv(?:ing|er['’]?s)|pilot['’]?s?) licen[cs]e/i],
  // A thing that is made, of whatever area its maker puts it in.
  [/\bfilms?\b/i, /\b(?:films?|movies?|cinema|motion pictures?)\b/i],
  [/\b(?:songs?|music\w*)\b/i, /\b(?:songs?|music\w*|compos(?:er|ed|ing)|singing)\b/i],
  [/\b(?:mobile )?apps?\b/i, /\b(?:apps?|application|mobile|android|ios)\b/i],
  [/\blicen[cs](?:e|ed|es|ure)\b/i, /\b(?:licen[cs]|certif|chartered)/i],
  [/\bportfolio (?=manag|theory|analy|compan|risk)/i, /\bportfolios?\b/i],
  [/\bA[- ]levels?\b/, /\bA[- ]levels?\b/],
  [/\bcertif\w+/i, /\b(?:certif|licen[cs]e|accredit|diploma|qualif)/i],
  [/\b(?:mentored|coached|taught|supervised|trained) by\b/i, /\b(?:mentored|coached|taught|supervised|trained) by\b/i],
  ...dutiesTold,
];
/** What is shown by an entry of one area alone, a degree by an education and not by a colleague's title, and by what such an entry is told. */
export const ofArea: { asked: RegExp; area: Area; told: string[] }[] = [
  {
    asked:
      /(?<!\b(?:post[- ]?|after (?:the |a |your )?))\b(degrees?|bachelor|master|ph\.?d|doctorate|diplomas?|qualifications?|b\.?sc|m\.?sc|mba)\b(?!(?:['’]?s)?(?:,? (?:and|or) (?:bachelor|master|ph\.?d|doctoral)(?:['’]?s)?)* (?:students?|candidates?|researchers?|supervision|thes[ie]s|level|class|programmes?|courses?))/i,
    area: 'education',
    told: ['degree', 'field', 'institution'],
  },
  { asked: /\bpatent(s|ed)?\b/i, area: 'patents', told: ['title', 'number', 'granted'] },
  {
    asked: /\b(publications?|papers?|articles?|publish(ed)?)\b/i,
    area: 'publications',
    told: ['title', 'venue', 'date'],
  },
  { asked: /\b(awards?|prizes?|medals?)\b/i, area: 'awards', told: ['title', 'awarder', 'date'] },
  { asked: openSource, area: 'open-source', told: ['name', 'role'] },
  { asked: /^projects$/, area: 'projects', told: ['name', 'start', 'repository'] },
];
/** What joins two of which one is enough, and where a new part of a sentence begins. */
export const either = /\s+(?:or|\/)\s+/i;
export const part = /;|,? but |, (?:and|so|which is why) | and (?=I )/;
