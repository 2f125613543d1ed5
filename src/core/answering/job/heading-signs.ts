import { postNames } from '../signs/post-signs.ts';

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
  // Over two columns the heading names both.
  ['must', /\bessential\b\W+desirable\b/i],
  [
    'nice',
    /^\W*(?:should|could)(?:[- ]haves?)?(?: \(\w+\))?\W*$|\b(?:nice|preferred|prefer\w+|desir\w+|bonus|plus(?:es|punkte)?|ideally|optional|advantage\w*|(?:extra|brownie) (?:credit|points)|additional skills|cherry|icing|wish ?list|(?:good|great|cool|useful) to have|even better|helpful|stand[- ]?out|not (?:an? )?(?:must|required|essential|needed),? but|(?:would|['’]d) (?:also )?(?:be|love|make)(?! to hear)|toll|schön|freuen|von vorteil|wünschenswert|wäre|idealerweise|valora\w*|deseables?|souhaitées?|atouts?|gradit[oi]|desejáve(?:l|is)|diferencia(?:l|is))\b/i,
  ],
  ['other', /\bnot\b|n['’]t\b/i],
  [
    'must',
    /\b(?:must(?:[- ]haves?)?|require\w*|mandatory|essential|minimum|qualifi\w+|criteria|eligib\w+|expectations|specification|stack|seek|want|look(?:ing)? for|we (?:also |do )?(?:expect|need|value|ask for|hope for|insist on)|(?:you|you['’]ll|you will) (?:\w+ )?(?:have|bring|offer|need|got|know|possess)|you['’]ve|what it takes|(?:you )?should already know|about you|you are|you['’]re|who you|your (?:skills?|profile|background|experience|qualit\w+)|(?:ideal|successful|perfect|right|our) (?:person|profile)|candidates?|the person|need(?=\W*$)|(?:someone|somebody) (?:who|with)|anforderungen|voraussetzungen|qualifikation\w*|(?:dein|ihr|das|unser) profil|bringst|bringen|mitbring\w+|auszeichne\w+|zeichnet|überzeug\w+|begeister\w+|erwarten|suchen|solltest|musst|kannst|wer du|du bist|requisitos|perfil|profil|profilo|compétences|exigences|requisiti|attendons|cherchons)\b|^\W*you\W*$/i,
  ],
  ['duty', /\(tasks\)/],
  [
    'other',
    new RegExp(
      // "Chief Information Security Officer" over a list is the job.
      String.raw`^(?!(?!.*\b(?:we|our|us|your|you|apply\w*|application|benefits?|interview|contact|about) (?![\w-]* ?${postNames}\b)).*\b${postNames}\b.*\(list\)).*\b(?:we|our|us|company|team|benefits|perks|offers?|apply\w*|application|process|interview|next steps|why|join|hiring|privacy|contact|information|salary|compensation|package|rewards?|culture|life|diversity|inclusion|equal|get|in it for you|wir|uns\w*|bieten|angebot|vorteile|bewerbung|kontakt|warum|avantages|offrons|propos|nous|notre|pourquoi|beneficios|benefícios|ofrecemos|oferecemos|sobre|offriamo|siamo)\b`,
      'i',
    ),
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

/** A short line without an end over a list, of whose first point so much is known. */
export const overList = (point: string) =>
  new RegExp(
    String.raw`(?<=\S[^\S\n]{0,3}\n{1,3}[^\S\n]{0,3})((?:#{1,4} |\*\*)?(?!\S+(?: \S+){9}|\p{L}?\d*[.)]\s)\p{L}[^\n:()]{0,58}(?:[^\s.!;,:?()]|you(?:rself)?\?))[^\S\n]*(?=\n[^\S\n]*\n?[^\S\n]*(?:[^\p{L}\p{N}\s"'“‘(.#€$£+~]{1,4}|\p{Lu}?\d{1,2}[.)])\s+${point})`,
    'gu',
  );
const you = "(?:[Yy]ou(?:[’']ll| will)?|[Dd]u|[Ss]ie) ";
const verbs =
  'act|advise|analy[sz]e|build|coach|collaborate|contribute|create|define|deliver|design|develop|drive|ensure|grow|help|identify|implement|improve|join|lead|maintain|manage|mentor|monitor|operate|oversee|own|pair|participate|partner|plan|report|represent|review|run|scale|set|shape|support|take|translate|turn|work|write';
const capital = (words: string) => words.replace(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** How a point begins that is a duty, one that is offered and one that is asked for. */
export const duty = String.raw`(?:(?:${you})?(?:${capital(verbs)}) (?!experience|skills|systems|knowledge|management|tools|in)|${you}(?!(?:have|are|can|know|speak|hold|bring|love|like|enjoy|care|need|want|understand|be|bist|hast|kannst|kennst|sprichst|bringst|verfüg\p{L}+|haben|sind|können|kennen|sprechen|bringen)\b)\p{L})`;
export const offered = String.raw`(?:[€$£]|(?:an? |A |your |our )?(?:${capital('competitive|equity|flexible|free|gym|home|jobrad|laptop|macbook|modern|pension|private|salary|unlimited')})\b|[^\n]{0,40}\b(?:vacation|holidays?|leave|[Uu]rlaub|budget|pension|salary|equity|lunch(?:es)?|health insurance)\b)`;
export const asked = String.raw`(?:(?:[Ss]everal|[Mm]ehrere|\d+\+?) (?:years|Jahre)|(?:\p{L}+ ){0,2}(?:[Ee]xperience|[Kk]nowledge|[Dd]egree|[Ff]amiliarity|[Ee]rfahrung|[Kk]enntnisse|[Ff]luent|[Ff]luency) (?:in|with|of|mit|von)\b|(?:[Hh]as|[Ii]s|[Kk]nows|[Cc]an|[Ss]peaks) )`;
