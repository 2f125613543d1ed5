import { detailBounds, limb } from './detail-signs.ts';
import { leavingSigns } from './leaving-signs.ts';
import { livelihoodSigns, others } from './livelihood-signs.ts';
import { nearMissSigns } from './near-miss-signs.ts';
import { othersDeeds } from './others-deeds-signs.ts';
import { othersSigns } from './others-signs.ts';
import { partSigns } from './part-signs.ts';
import { paySigns } from './pay-signs.ts';
import { placeSigns } from './place-signs.ts';
import { premiseSigns } from './premise-signs.ts';
import { remoteSigns } from './remote-signs.ts';
import { aName, elders, they } from './sentence-signs.ts';
import { whoSigns } from './who-signs.ts';

/**
 * Deeds and parts that questions ask about by a word of their own, and how sentences look that tell of them in any words.
 * The first is tried on the folded question without the name of an entry, the second on a published sentence.
 */
export const deedSigns: [RegExp, RegExp][] = [
  ...whoSigns,
  [/\bwhich of\b.*\b(?:died|killed|fell)\b/, /\bdie[ds]\b|\bdeath of\b|\b(?:was|were) killed\b/i],
  [
    /\bnominat|\bput (\w+ )*forward\b|\bpropos(e|ed) (her|him|them|me)\b/,
    /\b(?:nominat|propos|recommend|forward|suggest)/i,
  ],
  [
    /\b(taught|teach(es)?|trained|tutor(ed)?|coached|instructed) (her|him|them|you)\b/,
    /\b(?:taught|train(?:s|ed)|tutor(?:ed)?|coached|instructed) (?:\w+ )?(?:her|him|them|me)\b|\b(?:tutor|coach|instructor|lesson|pupil|student|mentor|master|under)|\b(?:her|his|their|my) (?:\w+ )?(?:teacher|professor)s?\b|\b(?:stud(?:y|ied)|learn\w*)\b.*\b(?:with|from)\b|\b(?:taught|trained|tutored|coached) by\b/i,
  ],
  // Whose part it was: of several that designed a play, each designed something else.
  [
    /\bdesign(?:ed|er|s)? (?:of )?the (?:sets?|stage|scenery)\b/,
    /\b(?:sets?|stage|scen\w+) design|\bdesign\w* (?:of )?the (?:sets?|stage)\b|\bscenograph/i,
  ],
  [
    /\bdesign(?:ed|er|s)? (?:of )?the (?:lights?|lighting)\b/,
    /\b(?:light(?:s|ing)? design|lit\b|design\w* (?:of )?the light)/i,
  ],
  [/\bdesign(?:ed|er|s)? (?:of )?the costumes?\b/, /\b(?:costume|wardrobe)/i],
  [/\bdesign(?:ed|er|s)? (?:of )?the sound\b/, /\bsound/i],
  [
    /\b(?:played|acted|sang|danced) (?:the )?(?:\w+ )?(?:lead|title role|main part)\b|\bstarr(?:ed|ing)\b/,
    /\b(?:act(?:ors?|ress(?:es)?|ed)\b|star(?:s|red|ring)?\b|cast\b|lead(?:s|ing)?\b|co-star|title role|(?:playing|sung|danced|sang|part of|role of)\b)/i,
  ],
  [/\bcompos(ed|er)\b|\bscored\b/, /\b(?:compos|music|score|song|tune)/i],
  [
    /\b(designed|designer|drew|draws|illustrat|painted|sketched|engraved)/,
    /\b(?:design|dr[ae]w|illustrat|paint|sketch|engrav|artist|architect|graphic|cover art|buil[dt]|develop|invent|author|creat|construct|carv|conceiv)/i,
  ],
  [
    /\b(found(ed|ers?)|co-founded|established|set up|incorporated)\b/,
    /\b(?:found|establish(?!ment)|start|set up|creat|launch|initiat|open|registered|freelance|independent|self-employed)/i,
  ],
  [
    /\b(pa(id|ys?) (for|the)|fund(ed|s|er)|financed?|sponsor(s|ed)?|footed)\b/,
    /\b(?:pa(?:id|ys?|yments?)\b|fund|financ|sponsor|grants?\b|support|scholarship|subsid|donat|the bill\b|invest(?!ig)|money|gifts?\b|stipend|foundation|commission|client|cost|budget|fees?\b|expense)/i,
  ],
  [/\b(marr(y|ied)|wed)\b/, /\b(?:marr|wed|wife|husband|spouse|bride|groom)/i],
  [/\btranslat(ed?|or)\b/, /\btranslat/i],
  [
    /\b(review(ed|er)s?|referee(d|s)?|examin(ed|ers?)|graded|assessed|judged)\b/,
    /\b(?:review|referee|examin|jud?g|jury|grade|assess|audit|panel|board)/i,
  ],
  [/\b(fired|sacked|dismissed|let go)\b/, /\b(?:fired|dismiss|sack|laid off|let go|redundan)/i],
  [/\b(inspired|influenced)\b/, /\b(?:inspir|influenc|impress|model|idea|led|because|example|hero|after)/i],
  [
    /\b(succe(ed|eded|ssor)|replaced|(took|taken|takes) (\w+ ){0,3}over|(filled|followed in) (the|her|his|their) (post|job|place|role)|inherited)\b/,
    /\b(?:succe(?!ssful)|replac|over|follow|hand(?:ed|s)|inherit|next|now|since|left|after|pass|finish|complet|continu|carried on)/i,
  ],
  [
    /\b(suppli(ed|ers?)|manufactur(ed|ers?)|makers?|vendors?)\b/,
    /\b(?:suppl|manufact|made by|makes?|maker|produc|deliver|built by|vendor|compan|factory|works)/i,
  ],
  [/\bpromoted\b/, /\b(?:promot|became|rose|appointed|advanced|stepp?(?:ed)? up|made)/i],
  [
    /\b(stop(ped)?|quit|gave up|give up|ceased?)\b/,
    /\b(?:stop|quit|g[ai]ve|ceas|end|until|clos|finish|no longer|retir|left|last|given)/i,
  ],
  [
    /\b(caught|arrested|convicted|sentenced|jailed)\b/,
    /\b(?:caught|catch|arrest|convict|sentenc|jail|prison|trial|court|police|guilty)/i,
  ],
  [/\bconduct(or|ed)\b/, /\bconduct|(?:^|[.:;] )Conduct/],
  [
    /\b(lawyers?|counsel|barristers?|solicitors?|attorneys?)\b/,
    /\b(?:lawyer|counsel|barrister|solicitor|attorney|defen[cd]|advocate|represent)/i,
  ],
  [/\b(chair(ed|s)?|chairman|chairwoman|presided)\b/, /\b(?:chair|presid|head|lead|led\b)/i],
  [/\bcommissioned\b/, /\b(?:commission|order|ask|request|client|customer|fund|sponsor|paid)/i],
  [/\bsupervis(ed?|or)\b/, /\b(?:supervis|advis|tutor|guid|mentor|professor|director of (?:the|her|his))/i],
  // What she led herself tells of nobody above her.
  [
    /\b(boss(es)?|superiors?|line manager|report(s|ed|ing)? to(?! (?:him|her|them|you)\b)|(his|her|their|your) (direct |line )?(manager|head|chief|principal investigator|pi))\b/,
    /\b(?:boss(?:es)?\b|superiors?\b|line manager|report(?:s|ed|ing)? (?:directly )?to|to whom (?:i|s?he|they) (?:directly )?report|supervised by|(?:work(?:s|ed|ing)?|serv(?:ed|ing)|assistant|student|was|am|is) (?:to|under) (?!the |an? )|(?:my|his|her|their|your) (?:\w+ )?(?:manager|supervisor|head|director|chief|principal investigator|PI)\b|head of the (?:studio|company|firm|house|bank|school|office)\b|principal investigator)/i,
  ],
  [
    /\b(?:who|(?:which|what) (?:\w+ )?(?:companies|company|firms?|customers|clients|teams|banks|hospitals|schools|airlines|shops)) (?:(?:else|currently|actually|now|is|are) )*(?:us(?:es?|ed|ing)|runs?|licen[cs]ed?|adopt(?:ed)?)\b|\bwho\b.*\b(?:users|customers)\b/,
    /\b(?:us(?:e[ds]?|ing|ers?)|customers?|clients?|communit|adopt|licen[cs]|bought|subscri|readers?|deploy|(?:build|built|run|rel(?:y|ies)) .*on)/i,
  ],
  [
    /\b(bought|acquired|purchased|took over|taken over)\b/,
    /\b(?:bought|buy|purchas|acquir|sold|sale|took .*over|merg|belongs to)/i,
  ],
  [/\binterview(ed|er)\b/, /\binterview/i],
  [/\b(?:investors?|backers?)\b/, /\b(?:invest|back(?:ed|er)|fund|capital|stake|share|owner)/i],
  [
    /\bwho (?:wrote|scripted|authored)\b|\b(?:written|authored) by who/,
    // What a portfolio publishes is by its owner.
    /\b(?:Published in:|wr[io]t|co-?wr|author|co-?author|script|screenplay|librett|lyric|dramatist|playwright|novel|column|editor|programm|cod(?:e|ing)|develop|words by|(?:text|story|stories) (?:is |was |are |were )?by|from the (?:book|play|novel))/i,
  ],
  [
    /\bwho (?:filmed|photographed)\b|\b(?:photographer|cameraman|cinematographer)\b/,
    /\b(?:filmed|filming|photograph|camera|shot|shoot|cinematograph|footage|pictures? by)/i,
  ],
  [/\bwho tested\b/, /\b(?:test|tried|trial|experiment|measur)/i],
  [
    /\b(?:who coined|(?:did|has|have) (?:he|she|they|you) (?:ever )?coin(?:ed)?)\b|\bwho gave (?:her|him|them|you|it) (?:the |her |his |their |your |its )?(?:\w+ )?(?:nick)?name\b/,
    /\b(?:coin|name[ds]?|naming|call(?:s|ed)?|dubbed|christen|term\b|word\b)/i,
  ],
  [
    /\bwho (?:runs|heads|leads|directs)\b.*\b(?:now|today|currently|these days)\b/,
    /\b(?:now|today|current|present|since|succe|took over|hand(?:s|ed))/i,
  ],
  [/\bproject (?:lead|leader|manager)\b/, /\b(?:lead|led|head|direct|manag|in charge|coordinat|ran|run)/i],
  [/\bmentor(s|ed)?\b/, /\b(?:mentor|advis|guid|coach|taught)/i],
  [/\bshort-?list(ed)?\b|\bfinalists?\b|\brunners?-up\b/, /\b(?:short-?list|finalist|runner|candidate|nominat)/i],
];

/** Asks for the day of a deed of the person, or whether it was hers. */
const own = (verbs: string) =>
  new RegExp(
    String.raw`(?:\bwhen (?:did|had|has)|\b(?:what|which) (?:year|month|day|date) (?:did|had|has)|^\W*(?:did|has|had)) ${they} (?:\w+ly |ever |first |co-?)*(?:${verbs})\b`,
  );
/** The same of the day alone. */
const ownDay = (verbs: string) => new RegExp(String.raw`^(?!\W*(?:did|has|had) )(?=.*${own(verbs).source})`);
/** Tells that something was built, as whatever is published as a work was. */
const making =
  /^(?:projects|open-source|patents)\b|\b(?:buil[dt]s?|building|construct\w*|erect\w*|ma[dk]e|design\w*|develop\w*|creat\w*|opened|launch\w*|start(?:ed)?|wr[io]te?)\b/i;
/**
 * Deeds that no entry is dated by unless it says so itself, and how it does; the first is tried as above, the second on the
 * title, the role and the sentences of the entry.
 */
export const ownDeeds: [RegExp, RegExp][] = [
  [own('found(?:ed)?|establish(?:ed)?'), /\bfound(?:ed|ers?|ing|ress)?\b|\bestablish|\bset up|\blaunched|\bstart-?up/i],
  [
    own('own(?:ed)?|buy|bought|acquired?|purchased?'),
    /\b(?:she|he|they|i|we) (?:\w+ )?(?:bought|acquired|purchased|owned)|\bowner/i,
  ],
  // A name before it, or one after "by", is somebody else's.
  [
    own('sell|sold'),
    /\b(?:[Ss]ell|[Ss]elling|[Ss]ale)\b|(?<!\b\p{Lu}[\p{L}\d'’.-]{1,40} )\b[Ss]old\b(?! by (?!her|him|them|me|us)\b)|\b(?:She|He|They|I|We) sold\b/u,
  ],
  [
    own('direct(?:ed)?|lead|led|head(?:ed)?|managed?|run'),
    /\b(?:direct(?:or|ed|s|ing|ress)|head(?:s|ed)?|led|lead(?:s|er|ing)?|chief|manag\w+|r[au]n|runs|in charge|principal|founder|captain|chair\w*|presid\w+|coordinat\w+|supervis\w+)\b/i,
  ],
  [own('produced?'), /\bproduc/i],
  [ownDay('build|built|construct(?:ed)?|erect(?:ed)?'), making],
  [own('invent(?:ed)?|devised?'), /\b(?:invent|patent|devis|conceiv|thought of|idea)/i],
  [own('discover(?:ed)?'), /\bdiscover/i],
  [
    own(
      'patent(?:ed)?|(?:get|got|receive|received|obtain|file|filed|apply for|hold) (?:an? |the |his |her |their |your )?(?:\\w+ )?patents?',
    ),
    /\bpatent/i,
  ],
  [own('presided?|chair(?:ed)?'), /\b(?:presid|chair)/i],
  // The wife with whom one lives since then was none since then
  [
    ownDay('(?:get |got )?(?:marry|married|wed)'),
    /\bmarri(?:ed|age|es)\b(?! name)|\bwed(?!n)|\b(?:wife|husband)\b[^.;]{0,40}\b(?:since|for) /i,
  ],
  [own('marry|married|wed'), /\bmarri(?:ed|age|es)\b(?! name)|\bwed|\bwife|\bhusband/i],
  // Whether they met may be told by what one gave the other.
  [ownDay('meet|met'), /\b(?:met|meet\w*|introduc\w+|acquain\w+)\b/i],
  [
    /\bexpire\b/,
    /\bexpir(?:ed|es|y)? (?:\w+ ){0,2}(?:in|on)\b|\bvalid (?:until|till|through|to)\b|\b(?:runs?|ran) (?:out|until|till)\b|\b(?:has|have|had|needs?|must|due) (?:to )?(?:be )?(?:renewed|renewal)\b/i,
  ],
  [/\b(?:change (?:its|her|his|their) name|renamed?)\b/, /\b(?:renam|call|known as|name was|changed)/i],
];

/** Who bought or sold what, as questions name the two; of the passive the thing comes first. */
export const tradeAsked = {
  active:
    /\b[Dd]id (?:the )?(?<one>\p{Lu}[^?,]{0,60}?) (?:(?:ever|once|also|really) )?(?:buy|acquire|purchase|take over|(?<sells>sell)) (?:[^?]{0,60}? to )?(?<other>[^?]{2,60})/u,
  passive: /\b[Ww](?:as|ere) (?<other>[^?,]{2,60}?) (?:bought|acquired|purchased|taken over) by (?<one>[^?]{2,60})/u,
};
const buys = String.raw`\b(?:b(?:ought|uys?|uying)|acquir\w+|purchas\w+|took over|takes over|taken over|takeover of)\b`;
/** How sentences tell that one bought the other, and that one sold to the other. */
export const tradeTold = {
  bought: `{one}[^.]{0,80}${buys}(?! by)[^.]{0,80}{other}|{other}[^.]{0,80}(?:(?:${buys}(?: \\w+)? by|\\bsold to) [^.]{0,20}{one}|\\b(?:which|that) [^.]{0,20}{one}[^.]{0,20}${buys})`,
  sold: `{one}[^.]{0,80}\\b(?:sold|sells?|selling|sale)\\b[^.]{0,80}{other}|{other}[^.]{0,80}${buys}[^.]{0,80}from [^.]{0,20}{one}`,
};

/** Words by which a sentence speaks of what a question names: nouns without their plural, and names. */
export const sideWords =
  /\p{Lu}[\p{L}\d]+|(?<!\p{L})(?!(?:the|her|his|its|our|and|your|their)(?!\p{L}))\p{Ll}{3,}?(?=(?:(?<!s)s)?(?!\p{L}))/gu;
/**
 * Questions on somebody or something by a noun or a name, and what the sentence that tells of it says besides: what became
 * of it, what others said, do and did, and of what make it is. The second is tried behind the title of the entry.
 */
export const boundSigns: [asked: RegExp, told: string][] = [
  ...othersDeeds,
  ...partSigns,
  [
    new RegExp(
      String.raw`^\W*[Ww]hat(?:ever)? (?:became|has become|happened|happens) (?:of|to) (?!(?:(?:the|her|his|their|your) )?${limb})(?:the |her |his |their )?(?!(?:he|she|they|you|it|him|them)\b)(?<one>[^ ?,]+(?: [^ ?,]+){0,3}?)(?: (?:in (?:the end|\d+)|later|afterwards|eventually|today|now|since|(?:when|after|once) [^?]*))?\W*$`,
      'u',
    ),
    String.raw`: (?:status|outcome) |^(?!.*: (?:colleagues|collaborators|authors) (?!.*\b(?:later|now|today|died|since)\b))(?=.*{one}).*\b(?:die[ds]|dead|death|killed|later|now|today|still|bec[ao]me|turned|marri(?:ed|es)(?! name)|mov(?:ed|es)|s[eo]l[dl]s?|clos(?:ed|es)|end(?:ed|s)|destroyed|lost|renamed|gave|given|goes|went|stands|kept (?:at|in|by)|belongs?|passed|handed|returned|stopped|cancelled|abandoned|replaced|merged|bought|taken|expired?|archived|broken?|retired|continue[ds]?|lives|leaves|lived|rests?|named)\b`,
  ],
  [
    new RegExp(
      String.raw`\b[Ww]hat (?:did|does|do|has|have|had) ${others} (?:(?:ever|once|then|first|actually|really) )?(?:say|said|reply|replied|answer|answered|shout|respond)\b`,
      'u',
    ),
    String.raw`{one}(?!['’]s (?:lecture|talk|course|class|laboratory|lab|theory|house|work)\b).{0,200}(?:\b(?:sa(?:id|ys?|ying)|told|tells?|repl\w+|answer\w*|wrote|writes|call(?:s|ed)|asked|asks|declared|argued|urged|warned|insisted|thanked|promised|prais\w+|complain\w+|conclu\w+|stat(?:es|ed)|reads?|found|shows?|showed|reports?|reported|agreed|refus\w+|reject\w+|recommend\w*|suggest\w*|advised)\b|["“][^"”]* [^"”]* )`,
  ],
  ...livelihoodSigns,
  [
    /\b(?:[Ww]here|[Ww]hich \p{Ll}+|[Ww]hat \p{Ll}+) (?:does|do|is|are) (?!(?:he|she|they|you|it)\b)(?<one>[^?,]{2,60}?) (?:work|teach|employed|working|teaching)\b/u,
    String.raw`{one}.{0,150}\b(?:now|today|current\w*|works?|teach(?:es)?|lives?|is|are|present|since|runs|leads|heads|directs)\b`,
  ],
  ...premiseSigns,
  ...othersSigns,
  ...leavingSigns,
  ...paySigns,
  ...placeSigns,
  ...detailBounds,
  [
    new RegExp(
      String.raw`\b(?:did|does|do|was|were|is|are|has|had|have) (?:her|his|their|your) (?:\p{Ll}+ )?(?<one>${elders})\b`,
      'u',
    ),
    '{one}',
  ],
  [
    /\b[Ww](?:hat|hich) (?:make|brand|model)s? of (?<one>\p{Ll}+)/u,
    `${aName}\\p{L}* (?:\\p{Ll}+ )?{one}|{one}[^.;]{0,30}\\b(?:from|by|called|make|brand|model)\\b`,
  ],
  // Which of several somebody did not like or get is told by a denial of that; what somebody would not, by the wishes.
  [
    /^\W*(?:[Ww]hich|[Ww]hat|[Hh]ow many)\b(?![^,?]*\b(?:would|will|does|do)\b(?: (?:he|she|they|you) not|n['’]t (?:he|she|they|you)| not)? (?:take|accept|want|work)\b)(?![^,?]*\bwould\b)[^,?]*(?:\b(?:not|never)|n['’]t) (?<one>like|enjoy|love|want|get|receive|accept|take|collect|keep|use|need|expect|deserve|attend|work|succeed|regret|recommend|understand|involve|include|concern)\b/u,
    String.raw`(?:\b(?:not|never|nobody|without)|n['’]t)\b.{0,40}{one}`,
  ],
  ...remoteSigns,
  ...nearMissSigns,
];
