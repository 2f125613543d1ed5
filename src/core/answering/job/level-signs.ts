const names = String.raw`English englisch\w* anglais\w* ingl[eé]se?s? ingl[eê]s;German deutsch\w* allemand\w* alem[aá]n tedesco alemão;
French französisch\w* fran[cç]aise? franc[eé]se?s? francês;Spanish spanisch\w* espagnole? espa[nñ]ola? spagnolo espanhol;
Italian italienisch\w* italienne? italiano;Portuguese portugiesisch\w* portugais\w* portugu[eéê]se?s? portoghese;
Dutch niederländisch\w* néerlandaise? neerland[eé]se?s? olandese holland[eê]s flemish;Polish polnisch\w* polonaise? polaco polacco;
Russian russisch\w* russe ruso russo;Danish dänisch\w* danois;Norwegian norwegisch\w* norvégien;Swedish schwedisch\w* suédois;
Finnish finnisch\w*;Icelandic;Hungarian ungarisch\w* hongrois;Czech tschechisch\w* tchèque;Slovak;Slovenian slovene;Croatian;
Serbian;Bosnian;Bulgarian;Romanian rumänisch\w* roumain;Greek griechisch\w* grec;Turkish türkisch\w* turc;Ukrainian ukrainisch\w*;
Arabic arabisch\w* arabe;Hebrew;Persian farsi;Hindi;Urdu;Bengali;Tamil;Telugu;Punjabi;Chinese mandarin chinesisch\w* chinois;
Cantonese;Japanese japanisch\w* japonais;Korean koreanisch\w*;Vietnamese;Thai;Indonesian;Malay;Swahili;Yoruba;Igbo;Hausa;
Afrikaans;Zulu;Twi;Catalan katalanisch\w* catalán;Basque;Irish;Welsh;Gaelic;Latvian;Lithuanian;Estonian;Albanian;Darija;Latin`;
/** What follows a language, and not what is German, Polish or French: "a German mother", "the Dutch market". */
const follows = String.raw`(?![-’']\p{L}| (?!(?:[abc][12]|and|or|is|are|at|as|in|to|fluen\w+|native(?:ly)?|well|slowly|from|every|daily|but|with|on|for|good|speak\w*|language|skills?|level|proficien\w+|required|preferred|a|plus|mandatory|essential|knowledge|spoken|written|both|mother|the|at|und|oder|en|et|ou|auf|in|wort|verhandlungs\w+|flie\w+|courant|niveau|muttersprach\w*|is|was|has|stops|needed|would|desirable|helpful|enough|only|too|on|muy|fluid[oa]|fluente)(?!\p{L}))\p{Ll})`;

/** Languages by their English names, each with a sign that finds it in a text, by the names that adverts give it in their own. */
export const tongues: [name: RegExp, asked: RegExp][] = names.split(/;\s*/).map((row) => {
  const [name = '', ...others] = row.split(/\s+/);
  const toSign = (words: string[], flags: string) =>
    new RegExp(String.raw`(?<![\p{L}-])(?:${words.join('|')})(?!\p{L})${follows}`, flags);
  return [toSign([name], 'u'), toSign([name, ...others], 'iu')];
});

/** How well a language is known, by what is said of it: the letters of the European framework as numbers, a mother tongue above them. */
export const levels: [level: number, sign: RegExp][] = [
  [6, /\bnear[- ]native|\bnative[- ](?:like|level)|\bat (?:a )?native\b|\bC2\b/i],
  [
    6.5,
    /\b(?:native(?:ly)?|mother tongue|first language|bilingual|from home|both home|grew up (?:with|speaking)|muttersprach\w*|langue maternelle|lengua materna|madrelingua|nativ[oa]|língua materna)(?!\p{L})/iu,
  ],
  [5, /\bC1\b/],
  [4, /\bB2\b/],
  [3, /\bB1\b/],
  [2, /\bA2\b/],
  [1, /\bA1\b/],
  [
    2,
    /\b(?:too (?:poor|weak|rusty|bad)|poor|rusty|stops? at|slowly|a (?:little|bit)|a few words|(?:so |very |rather )?badly|clumsily|only|some|basics?|basic|elementary|beginn\w+|rudimentary|(?:not|n['’]t|never) (?:speak|fluent|learn\w*|use)|enough (?:\p{L}+ )?to (?:order|read|get|shop|follow|ask|greet)|grundkenntnisse|notions|conocimientos básicos)(?!\p{L})/iu,
  ],
  [
    3,
    /\b(?:follow\w* (?:an? |the )?(?:meeting|conversation|talk)s?|conversational\w*|conversations?|good enough|get by|working knowledge|intermediate|everyday)\b/i,
  ],
  [
    4.5,
    /\b(?:full professional|fluen\w+|excellent|very good|advanced|perfect|flawless|strong|outstanding|verhandlungssicher\w*|flie(?:ß|ss)end\w*|sehr gut\w*|ausgezeichnet\w*|courant|couramment|excellente?|très bon\w*|muy buen\w*|fluid[oa]|fluente|ottim[oa])(?!\p{L})/iu,
  ],
  [
    4,
    /\b(?:professional|business|working proficiency|upper[- ]intermediate|good|solid|hold a meeting|gut|gute[mnrs]?|bonne|bon|buen\w*|buon\w*|sicher\w*)(?!\p{L})/iu,
  ],
  [4.5, /\bproficien\w+/i],
];
/** The level that is meant where an advert names none, and where a person does not: "I speak Dutch". */
export const meantLevel = { asked: 3, told: 4.5 };

/** Where a sentence goes on to another language. */
export const tongueBorder =
  /;|: (?=I\b)|,? and (?=(?:hold|enough|can|read|speak(?! (?:it|them)\b)|write|understand|work|some|a (?:little|bit)|basic|fluent|good|my|h(?:er|is)|their|I)\b|\p{Lu}\p{L}{2,20} (?:is|\(?[ABC][12])\b)|, (?=(?:my|h(?:er|is)|their|enough|works?|speaks?|reads?|holds?|can|some|basic|rusty|conversational)\b|\p{Lu}\p{L}{2,20} (?:from|\(?[ABC][12])\b)|\) and /u;

/** What stands beside the language in a requirement that asks for nothing else. */
export const besideTongue =
  /(?<!\p{L})(?:[ABC][12]|native(?:ly)?|near|like|bilingual|mother|tongue|first|language|languages|fluen\w+|excellent\w*|very|good|advanced|perfect|flawless|strong|outstanding|proficien\w+|full|professional|business|working|level|upper|intermediate|conversational\w*|basics?|elementary|solid|command|commands|communicat\w+|skills?|knowledge|understanding|speak\w*|speech|spoken|written|writing|verbal\w*|oral\w*|reading|both|you|your|must|have|has|is|are|be|will|can|able|ability|to|in|of|at|or|and|the|an?|with|as|required|mandatory|essential|preferred|desirable|plus|advantage|asset|bonus|nice|ideally|minimum|at least|least|higher|above|better|we|need|expect\w*|willing\w*|acquir\w+|learn\w*|improv\w+|it|interest\w*|comfortable|confident|sprach\w*|kenntnisse|grundkenntnisse|wort|schrift|und|oder|auf|niveau|mindestens|muttersprach\w*|gut|gute[mnrs]?|sehr|sicher\w*|umgang|verhandlungssicher\w*|flie(?:ß|ss)end\w*|ausgezeichnet\w*|courant\w*|couramment|bonn?e?|maîtrise|du|de|la|le|et|ou|parlé|écrit|langue|maternelle|très|nivel|muy|buen\w*|fluid[oa]|fluente|hablado|escrito|ottim[oa])(?!\p{L})/giu;
