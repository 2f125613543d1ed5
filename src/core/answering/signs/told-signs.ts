import { months } from '../../contract/partial-date.ts';
import { databases, frameworks } from '../../corpus/lexicon.ts';
import { amount, origin, their, they, timeSpan } from './sentence-signs.ts';

const deed = `(?:did|does|do|has|have|had|was|were|is|are|would)`;
/** Somebody or something else than the person. */
const others = `${deed} (?!${they}\\b)`;

/** Asks what befell the person. */
const life = `\\b(?:was|were|has|have|had|did|is|are) ${they} (?:(?:ever|been|be|get|got|gotten|become|fall|seriously|badly|once|also|already) )*`;

function toSign(source: string): RegExp {
  return new RegExp(source, 'i');
}

/** A technology by its own name, with its edition or without, or whatever name stands where a sentence tells one. */
function toNames(names: Iterable<string>, told = '(?!)'): RegExp {
  const own = [...names].map((name) =>
    name.replace(/[.+*?()]/g, '\\$&').replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${own.join('|')})(?!\\p{L})|${told}`, 'u');
}
/** A name, which no list needs to know. */
const aName = `(?:the |an? )?(?!(?:${months.join('|')})\\b)\\p{L}*\\p{Lu}\\p{L}`;

/** What questions ask for by a word of their own, on the folded question without the name of an entry, and how sentences tell it. */
export const toldSigns: [question: RegExp, sign: RegExp][] = [
  // A list of skills and what a thing is tell no opinion on them.
  [
    /\bwhat (?:does|do|did) (?:he|she|they|you) (?:(?:really|actually|personally) )?(?:think|make|reckon) (?:of|about)\b|\bwhat(?:'s| is| are) (?:his|her|their|your) (?:views?|opinions?|thoughts|take|stance) (?:of|on|about)\b/,
    /\b(?:I|[Ww]e|[Mm]y|[Hh]e|[Ss]he|[Tt]hey|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Nn]ever|[Aa]lways|should|must|ought|better|worse|best|worst|prefer\w*|believ\w*|think\w*|[Nn]obody|[Nn]o one|[Ee]very\w*|harmful|dangerous)\b/u,
  ],
  // What a thing is tells no award of it
  [
    toSign(
      `^(?:which|what) (?:awards?|prizes?|medals?|honou?rs?) (?:did|has|have) (?:_+ (?:\\w+ )?(?:win|won|get|got|receive|received|earn|earned|gather|collect)|${they} (?:\\w+ )?(?:win|won|get|got|receive|received|given|awarded|earn|earned) (?:for|with) (?:the |their |her |his )?_+)\\W*$`,
    ),
    /\b(?:award\w*|prizes?|medals?|honou?r\w*|won|wins?|winn\w+|recogni[sz]\w+|shortlist\w*|nominat\w+|commend\w+|distinction|laureate)\b/i,
  ],
  // Who said no, and to what
  [
    /\b(?:who|which|what|how many)\b[^,?]{0,60}\b(?:turn(?:ed|s)? (?:\w+ )?down|reject(?:ed|s)?|refus(?:ed|es))\b/,
    /\b(?:turn(?:ed|s)? .{0,30}\bdown|reject\w*|refus\w*|declin\w*|said no|(?:would not|wouldn['’]t)|(?:did not|didn['’]t) (?:accept|take|want)|passed on)\b/i,
  ],
  // What others thought, and what the person felt
  [
    toSign(
      `\\bwhat ${others}.*\\b(?:think|thought) (?:of|about)\\b|\\b(?:colleagues|students|pupils|critics|people|others|reviewers|users|customers|clients|the press) (?:say|said|think|thought)\\b|\\b${their} (?:reputation|reviews?)\\b`,
    ),
    /\b(?:thought|th[ie]nks?|felt|feels|found|finds|called|calls|said|says|told|wrote|writes|prais\w+|admir\w+|critici[sz]\w+|complain\w+|lik(?:ed|es)|lov(?:ed|es)|hat(?:ed|es)|dislik\w+|opinion|view|compar\w+|describ\w+|regard\w+|consider\w+|judg\w+|thank\w*|voted|review\w*|reputation|known (?:as|for))\b|[“"]/i,
  ],
  [
    toSign(
      `\\bhow ${deed} .*\\b(?:react|respond|feel|felt)\\b|\\b(?:what|which|any) (?:\\w+ )?(?:feedback|reactions?|reviews?|responses?)\\b|\\b(?:feedback|reactions?) (?:to|on|from|of)\\b|\\bhow (?:was|were) .*\\breceived\\b`,
    ),
    /\b(?:react\w*|respon[ds]\w*|felt|feels?|feelings?|feedback|prais\w+|applau\w+|ovation|cheer\w*|laugh\w*|critici[sz]\w+|complain\w+|review\w*|receiv\w+|reception|welcom\w+|booed?|boos|lik(?:ed|es)|lov(?:ed|es)|hat(?:ed|es)|dislik\w+|proud\w*|happy|happi\w+|glad|pleased|sad|angry|anger|upset|ashamed|embarrass\w*|disappoint\w*|delight\w*|enjoy\w*|moved|touched|honou?red|surpris\w+|shock\w*|impress\w*|amazed|protest\w*|refus\w+|reject\w+|accept\w+|answer\w*|thank\w*|said|says|told|called|wrote|thought|wanted|outrag\w+|scandal|success\w*|popular\w*|worr(?:y|ied)|afraid|fear\w*|tears|cried|banned|condemn\w+|object\w+)\b|[“"]/i,
  ],
  [
    toSign(
      `\\b(?:was|were|is|are) ${they} (?:ever |very |really )?(?:un)?(?:happy|sad|lonely|satisfied|content|bored|homesick)\\b|\\b(?:was|were) ${their} (?:time|years|stay|work|job|life|career|childhood)\\b.{0,40}\\b(?:un)?(?:happy|sad|lonely|boring)\\b`,
    ),
    /\b(?:(?:un)?happ(?:y|i\w+)|sad\w*|lonel\w+|satisf\w+|bor(?:ed|ing)|homesick|enjoy\w*|lov(?:ed?|es)|lik(?:ed?|es)|hat(?:ed?|es)|miss(?:ed|es)|joy|glad|proud)\b/i,
  ],
  // What befell the person, and nobody and nothing else that the same words tell of
  [
    toSign(
      `${life}(?:fired|sacked|dismissed|laid off|let go|made redundant)\\b|\\b${they} (?:ever )?los(?:e|t) ${their} (?:job|post|position)\\b`,
    ),
    /\b(?:fired|sacked|dismissed|laid (?:me |him |her |them )?off|redundan\w+|let (?:me|him|her|them|us) go|los(?:t|s of|ing) (?:my|his|her|their|our) (?:jobs?|posts?|positions?)|unemployed|out of work)\b/i,
  ],
  [
    toSign(
      `\\b${they} (?:ever )?fail(?:ed)? (?:(?:an?|any|the|${their}) )?(?:\\w+ )?(?:exam\\w*|tests?|degree|course|class|year)\\b`,
    ),
    /\b(?:fail\w*|not pass|resat|resit|retook|second attempt)\b.{0,60}\b(?:exam\w*|tests?|degree|course|class|year|paper)\b|\b(?:exam\w*|tests?|degree|course)\b.{0,60}\b(?:fail\w*|resat|resit|retook|second attempt)\b/i,
  ],
  [
    toSign(
      `${life}(?:in|admitted to|taken to) (?:an? |the )?hospital(?: (?:her|him|your|them)sel\\w+)?\\W*$|${life}hospitali[sz]ed\\b`,
    ),
    toSign(
      `\\bhospitali[sz]ed\\b|\\b(?:I|he|she|they|me|him|her|them|${their})\\b[^.;]{0,60}\\b(?:(?:taken|brought|admitted|flown|sent) (?:in)?to (?:an? |the )?hospital|in hospital (?:for|with|after)|operat(?:ed on|ion)|surgery)\\b`,
    ),
  ],
  [
    toSign(`${life}(?:hurt|injured?|wounded)\\b`),
    /\b(?:I|[Hh]e|[Ss]he|[Tt]hey)\b[^.;]{0,60}\b(?:hurt|injured|wounded|broke (?:my|her|his|their)|burn(?:ed|t))\b|\b(?:my|her|his|their) (?:\w+ )?(?:injur(?:y|ies)|wounds?|burns|accident)\b/,
  ],
  [
    toSign(`${life}(?:ill|sick|unwell|poorly)\\b`),
    /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Mm]e|[Mm]y|[Hh]is|[Hh]er|[Tt]heir)\b[^.;]{0,60}\b(?:ill|illness\w*|sick(?:ness)?|unwell|disease|fever|cancer|infect\w+|malaria|typhoid|tuberculosis|pneumonia|an?aemia|depress(?:ion|ed)|burn(?:ed|t)? out|stroke|kidney\w*|health)\b/,
  ],
  // What went wrong, and what became of a thing
  [
    /\bwhat\b.*\b(?:went|gone|go|goes) wrong\b|\bwhat happened (?:when|after|once)\b.*\b(?:fail|fell|broke|crash|collaps|went (?:down|wrong)|stopped)|\b(?:what|which|any) (?:\w+ )?(?:mistakes?|failures?|setbacks?)\b|\b(?:why|how) did\b.*\bfail\b|\bwhat .*\bfail(?:ed)?\b/,
    /\b(?:fail\w*|wrong\w*|problems?|errors?|mist(?:ak|ook)\w*|br(?:eak\w*|oke\w*)|crash\w*|faults?|faulty|bugs?|lost|loss\w*|delay\w*|late|never|too (?:\w+)|not|no|could not|without success|gave up|given up|stopped|cancel\w*|abandon\w*|reject\w*|refus\w*|accident|fell|collaps\w*|flop\w*|trouble|difficult\w*|slow\w*|leak\w*|wast\w+|unable|under-?estimat\w+|over budget)\b|n['’]t\b/i,
  ],
  [
    toSign(`\\bhow ${deed} ${they} lose\\b`),
    /\b(?:los[et]|losing|loss|laid off|dismiss\w*|fired|sacked|redundan\w*|clos\w+|ended?)\b/i,
  ],
  [
    toSign(`\\bwhat ${others}[^,]{1,40}\\bwin\\W*$`),
    /\b(?:w[io]n|winn\w+|awards?|awarded|prizes?|medals?|honou?r\w*|receiv\w+|oscars?)\b/i,
  ],
  // By whom a thing is called so
  [
    toSign(
      `\\b(?:came? up with|coming up with|thought of|thought up|chose|picked) (?:the |its |their |this |that )?(?:\\w+ )?(?:nick)?(?:names?|titles?|terms?|word|acronym)\\b|\\bwho (?:named(?! (?:him|her|them|you) (?:(?:as|the|an?) )*_)|christened|dubbed|nicknamed)\\b`,
    ),
    /\b(?:coin|named\b|names\b|naming|called\b|calls (?:it|him|her|them|me|th\w+)\b|dubbed|christen|nick-?named|came up with|suggest|propos\w+ the name|term\b)/i,
  ],
  // Why a thing is called so, and what its name means
  [
    /\bwhy (?:is|was) _+ (?:called|named) \w+\W*$|\bwhy (?:is|was|are|were)\b[^,?]*\b(?:called|named)(?: (?:so|that|this|like|the|an?|way|_+))*\W*$|\bhow did\b[^,?]*\b(?:get|gets|got|come by) (?:its|his|her|their) (?:nick)?name\b|\bwhat does (?:the |its )?(?:name|word|title|acronym|abbreviation)\b[^,?]*\b(?:mean|stand for)\b|\bwhy the name\b/,
    /\b(?:named (?:for|so|because)|(?:nam|call|christen)(?:ed|ing)?\b[^.;]{0,30}\bafter|call(?:s|ed) (?:it )?(?:so|that|because)|(?:got|gets|owes|takes|took|has|had) (?:its|his|her|their) name|name (?:is|was|comes?|came|means?|meant|stands?|refers?|for|of)|short for|st(?:ands?|ood) for|initials|abbreviat\w+|acronym|mean(?:s|t|ing)?|word for|hence the name|(?-i:\p{Lu}\p{Ll}*(?:ish|ian|ean|ese)|Latin|Greek|German|French|Dutch|Gaelic|Welsh|Icelandic|Arabic|Hebrew|Sanskrit|Basque|Swahili|Czech|Scots|Norse|Hindi) for|pun)\b/iu,
  ],
  // Places of a scene, a life and a thing
  [
    /\bwhere (?:is|was|are|were)\b[^,]{1,80}\bset\W{0,3}$|\b(?:what|which) (?:city|town|country|place)\b[^,]{0,20}\b(?:is|was)\b[^,]{1,80}\bset in\W{0,3}$/,
    /\bset(?:s|ting)? (?:in|on|at|during)\b|\btakes? place\b|\bstory\b|\bscenes?\b|\bin (?:an? |the )?[^.]{0,40}\b(?:city|cities|town|village|century|quarter|street|island|desert|harem|court)\b/i,
  ],
  [
    /\bwhere\b.*\b(?:kept|stored|preserved|displayed|exhibited|on (?:display|show))\b/,
    /\b(?:kept|keeps|stor(?:es?|ed)|preserv\w+|display\w*|exhibit\w*|on show|museum|archives?|library|in [^.]{0,30}collections?|held|holds?|hangs?|hung|stands?|housed|vault|shown|deposited)\b/i,
  ],
  [
    toSign(
      `\\b(?:where|(?:what|which|in which) (?:city|cities|town|towns|country|countries|street|house|places?)) (?:(?:did|has|have|had|was|were) )[^,\\d]*\\b(?<!\\b(?:go(?:es|ing|ne)?|went|play(?:s|ed)?|perform(?:s|ed)?|broadcast|shown|streamed) )(?:live|lived|living|reside|resided)\\b(?!.*\\b(?:code|source)\\b|.*\\d)`,
    ),
    /^Location|\b(?:lived|(?:lives?|living) (?:in|at|on|near|with|by|there|abroad|outside|between|alone|together)\b|mov(?:ed|es|ing)|homes?|house|flat|apartment|farm|villa|settl\w+|resid\w+|born|grew up|grow up|raised|childhood|stayed|spent|emigrat\w+|fled|return\w*|came|went|exile|rented|neighbou?r\w*|basement|die[ds]|retired to)\b/i,
  ],
  [
    /\bwhere (?:was|were|did)\b[^,]{0,60}\b(?:given|handed|awarded|conferred|bestowed|receive[ds]?|accept(?:ed)?|collect(?:ed)?|get|got|presented(?! (?:at|to|in)\b))\b[^,_]{0,40}\b_|\bwhere (?:was|were|did) [^,_]{0,40}_[^,]{0,60}\b(?:given|handed|awarded|conferred|bestowed|presented)\b/,
    new RegExp(
      `^(?:Place|Venue|Published in|Location)|\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Aa]board|[Ff]rom) (?:the |an? )?(?!(?:${months.join('|')})\\b)\\p{Lu}`,
      'u',
    ),
  ],
  [/\bwhere (?:did|had)\b.*\b(?:meet|met|get to know)\b/, /\b(?:met|meet\w*|introduc\w+|acquain\w+)\b/i],
  [
    toSign(
      `\\bhow did ${they} (?:get (?:away|out|home|back|there|to (?!know\\b|be\\b|work\\b|do\\b|have\\b|where\\b))|travel|escape|flee|cross)\\b`,
    ),
    /\b(?:by (?:\p{Ll}+ing|train|car|coach|boat|ship|air|sea|land|bus|bicycle)|on (?:foot|horseback)|disguis\w+|help\w*|smuggl\w+|escap\w+|fled|train|steamer|ship|plane|walk\w*|drove|sail\w*|flew|rode|aboard|voyage)\b/iu,
  ],
  // What a doctor says
  [
    /\b(?:what|which) (?:medicines?|drugs?|medication)\b/,
    /\b(?:medic(?:ines|ations?)|drugs?|pills?|tablets?|quinine|opium|morphi\w+|laudanum|aspirin|chloroform|ether|insulin|\w+(?:cillin|mycin))\b/i,
  ],
  [toSign(`\\bdiagnosis of ${their}\\b|\\b${they} diagnosed\\b`), /\bdiagnos|\bsuffer\w* from\b|\b\w+(?:itis|osis)\b/i],
  // How long and how much
  [
    toSign(`\\bhow (?:long|many years) (?:did|has|have|had|was|were|is|are) [^,]*\\b(?:live|lived|living)\\b`),
    new RegExp(
      `^(?=.*\\b(?:liv(?:ed?|es|ing)|homes?|resid\\w+|stayed|spent|mov(?:ed|es)|settled|house|flat)\\b)(?=.*(?:${timeSpan.source}|\\b(?:since|until)\\b|\\d{4}))`,
      'i',
    ),
  ],
  [
    toSign(`\\bhow (?:long|many years) (?:was|were|is|are|has|have|had) [^,]*\\b(?:married|engaged to)\\b`),
    new RegExp(
      `^(?=.*\\b(?:marri\\w+|wed\\w*|divorc\\w+|husband|wife|widow\\w*|engaged|until (?:his|her) death)\\b)(?=.*(?:${timeSpan.source}|\\b(?:since|until)\\b|\\d{4}))`,
      'i',
    ),
  ],
  [
    /\bhow many hours (?:an?|per|each|every) (?:day|week|month)\b|\bhow many hours\b.*\b(?:an?|per|each|every) (?:day|week|month)\b/,
    /\bhours? (?:an?|per|each|every|of the) \w+|\bhour (?:day|week)|\b(?:part|full|half)[- ]time\b|\bdays? a week\b|\bhours\b/i,
  ],
  [
    /\bhow much (?:memory|storage|ram|disk|data|bandwidth|power|energy|weight|water|space)\b/,
    /\d[\d.,]*[\s-]?(?:[kKMGTP]?(?:i?[bB]\b|bits?\b|W\b|Wh\b|V\b|Hz\b)|words?\b|\w*(?:bytes?|bits?|watts?|hours?|lit(?:re|er)s?|tonnes?|tons?|grams?|met(?:re|er)s?)\b|kg\b|per ?cent|%)|\b(?:thousand|million|hundred|billion|half|twice)\b/i,
  ],
  [
    /\bhow far\b.*\b(?:travel|reach|walk|go|swim|fly|drive|ride|run|throw|away|apart|from)\b/,
    /\d[\d.,]*[\s-]?(?:km|m|mi|ft|nm)\b|\b(?:\w*met(?:re|er)s?|miles?|yards?|feet|inch\w*|far|distance|range|reach\w*|as far as|half ?way|across|kilomet\w+)\b/i,
  ],
  // Kinds of technologies
  [
    /\b(?:what|which) (?:\w+ )?(?:databases?|data ?stores?)\b/,
    toNames(
      [...databases, 'database', 'data store'],
      `\\b(?:stor(?:es?|ed|ing)|ke(?:eps?|pt)|sav(?:es?|ed)|writ(?:es?|ten)|quer(?:y|ies|ied)|data|rows|tables|numbers|records)\\b[^.]{0,40}\\b(?:in|with|by|to) ${aName}`,
    ),
  ],
  [
    /\b(?:what|which) (?:unit[- ])?test(?:ing)? (?:frameworks?|tools?|librar(?:y|ies)|runners?)\b/,
    /\b(?:JUnit|pytest|unittest|Jest|Vitest|Mocha|Jasmine|Karma|Cypress|Playwright|Selenium|RSpec|Minitest|TestNG|NUnit|xUnit|PHPUnit|Cucumber|Spock|Mockito|Catch2|GoogleTest|gtest|Testcontainers|Robot Framework|QUnit|Hypothesis|QuickCheck|Puppeteer|TestCafe)\b|\btest(?:s|ed|ing)? (?:in|with|by)\b/i,
  ],
  [/\b(?:what|which) (?:web )?frameworks?\b/, toNames([...frameworks, 'framework', 'toolkit'])],
  [
    /\b(?:what|which) (?:public )?cloud(?: (?:provider|platform|service)s?)?\b/,
    new RegExp(
      `\\b(?:[Cc]loud|AWS|Amazon|Azure|GCP|Google|Heroku|DigitalOcean|OpenStack|Hetzner|OVH|Netlify|Vercel|Cloudflare|Fly\\.io|Firebase|Lambda|EC2|S3)\\b|\\b(?:[Rr](?:un|uns|an|unning)|[Hh]ost(?:s|ed|ing)?|[Dd]eploy(?:s|ed)?|[Ss]erve(?:d|s|rs?))\\b[^.]{0,40}\\b(?:on|at|by|with) ${aName}`,
      'u',
    ),
  ],
  // The letters of a name
  [
    /^(?!.*\bthe \w in\b|.*\b(?:she|he|they|you|it|this|that) (?:stand|stood)).*\b(?:stand|stands|stood) for\b/,
    /\b(?:stands?|stood|short) for\b|\b(?:acronym|abbreviat\w+|initials)\b|\p{Ll} \(\p{Lu}{2,12}[^ ]{0,12}\)|(?<!\p{Lu})\p{Lu}{2,12}[^ ,]{0,12}(?:, (?:an? |the )?| \()\p{Lu}/u,
  ],
  // The terms of a contract, and where a company is from
  [/\bnotice period\b/, /\bnotice\b/i],
  [
    new RegExp(
      `^\\W*(?:is|was|are|were) .*\\ban? \\w*${origin.source} (?:\\w+ )?(?:company|firm|business|university|institute|organi[sz]ation|start-?up|museum|school|bank|agency)\\W*$`,
    ),
    new RegExp(`\\b\\p{Lu}\\p{Ll}*${origin.source}\\b|^(?:Place|Location)|\\b(?:in|of|from) (?:the )?\\p{Lu}`, 'u'),
  ],
  // The site itself
  [
    toSign(
      `\\b(?:typefaces?|fonts?|set in|designed|designer|built with|coded|hosted|hosting|theme|generator|framework|cms)\\b.*\\b(?:this|${their} own) (?:web ?site|site|page|portfolio|home ?page)\\b|\\b(?:typefaces?|fonts?|hosting|theme|generator|framework|cms)\\b.*\\b(?:the|${their}) (?:web ?site|site|home ?page)\\b|\\b(?:this|${their} own) (?:web ?site|site|page|portfolio|home ?page)\\b.*\\b(?:typefaces?|fonts?|set in|designed|built with|coded|hosted)\\b|\\bwho designed (?:this|the) (?:web ?site|site|page|portfolio|home ?page)\\b`,
    ),
    /\b(?:this|my|own) (?:\w+ )?(?:web ?site|site|page|portfolio|home ?page)\b|\bcolophon\b/i,
  ],
];

const persons = `(?:other |different )?(?:people|persons|men|women|others|users?|engineers|developers|researchers|guests|visitors|viewers|readers|listeners|students|customers|clients|companies|teams|patients|schools|hospitals)`;
/** A number of people, or of what is made of people. */
const crowd = `(?:(?:${amount.source})(?![\\w,.]*(?: \\w+)? ?(?:hours?|minutes?|days?|weeks?|months?|years?|customers|users|clients|students|readers)['’])(?![\\w,.]* (?:times|years?|months?|weeks?|days?|hours?|minutes?|per cent)\\b)|\\bteam\\b)`;

/** What people did whose number is asked for, on the folded question, and how a sentence counts those who did. */
export const countSigns: [question: RegExp, sign: RegExp][] = [
  [
    toSign(`\\bhow many (?:users\\b|${persons} (?:\\w+ )?(?:use|uses|used|using)\\b)`),
    toSign(
      `^(?=.*${crowd}).*\\b(?:us(?:e[ds]?|ing|ers?)|readers|customers|clients|subscri\\w+|downloads?|install\\w*|stars|audience of|adopt\\w+|rel(?:y|ies)|runs?|(?:built|build) on|in (?:use|service|operation|schools)|at work|work(?:s|ed|ing)? with (?:it|them)|signed up)\\b`,
    ),
  ],
  [
    toSign(
      `\\bhow many ${persons} (?:\\w+ )?(?:watch|watched|attend|attended|saw|see|seen|heard|hear|came|(?:turned|showed) up|in the (?:audience|room|hall|crowd))\\b`,
    ),
    toSign(
      `^(?!Team)(?=.*${crowd}).*\\b(?:audience|hall|auditorium|attend\\w*|watch\\w*|s[ae]w|seen|seats?|visit\\w*|viewers?|listen\\w*|hear[ds]?|came|crowd\\w*|present|before|people|guests|spectators|tickets)\\b`,
    ),
  ],
  [
    toSign(
      `\\bhow many ${persons} (?:\\w+ )?(?:work|works|worked|working|built|made|developed|wrote|helped|took part|contributed|involved)\\b|\\bhow many ${persons} (?:were|are|was|is) (?:working|involved|(?:there )?(?:in|on) (?:the|this|that|${their}) (?:\\w+ )?(?:teams?|groups?|lab|staff|crew|department))\\b`,
    ),
    toSign(
      `^(?=.*${crowd}).*\\b(?:work\\w*|teams?|staff|crew|brigade|groups?|members?|employ\\w*|colleagues?|engineers?|researchers?|developers?|designers?|scientists?|contribut\\w+|authors?|volunteers?|helpers?|hands|nurses|took part|together|alone|of us|(?:led|lead|head\\w*|manag\\w+|supervis\\w+|hired|direct\\w+)|people|men|women|students|assistants?|reports)\\b`,
    ),
  ],
];
