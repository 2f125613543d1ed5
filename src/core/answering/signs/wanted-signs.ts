import { months } from '../../contract/partial-date.ts';
import { circumstanceSigns } from './circumstance-signs.ts';
import { ages, detailSigns, exactDates } from './detail-signs.ts';
import { looking, purpose, reason, whyThings } from './leaving-signs.ts';
import { dying } from './life-signs.ts';
import { moneySigns } from './money-signs.ts';
import { extent, programming, spell, talkLength } from './asked-signs.ts';
import { spots } from './exact-signs.ts';
import { origin, timeSpan, year } from './sentence-signs.ts';
import { toWords } from '../../corpus/lexicon.ts';
import { countSigns, toldSigns } from './told-signs.ts';

/** Kinds of answers that a sentence visibly holds or does not. */
export type WantedKind =
  'money' | 'length' | 'often' | 'count' | 'measure' | 'reason' | 'told' | 'person' | 'date' | 'named';

const tongue = `\\b(?:Latin|Arabic|Mandarin|Hindi|Czech|\\p{Lu}\\p{Ll}*${origin.source}\\b)`;
/** How a sentence begins that says what the one thing is. */
const definition =
  '^{all}\\W*(?:the |an? )?{one}(?:[ -]{one})*(?<=[^\\s"“‘(])(?:\\W*(?:is|are|was|were|means?|stands? for)\\b|, [^.]*?\\b(?:is|are|was|were)\\b)';
/** What is asked of a word, how a sentence tells it of that word, `{one}`, and how many other words the question may have. */
export const tellings: [asked: RegExp, told: string, others: number][] = [
  [
    /\b(?:how (?:long|many years)|since (?:when|what year|which year)) (?:(?:has|have|did|does|do) (?:he|she|they|you) (?:been )?(?:us(?:e|ed|ing)|know|known|work(?:ed|ing)? with|had|programm\w+|cod(?:ed|ing)|writ(?:ten|ing))|of|experience)\b/,
    '{one}[^.;]{0,60}(?:\\bsince (?:\\p{L}+ ){0,2}(?:19|20)\\d\\d|(?:for|:) (?:[\\p{L}-]+ ){1,3}years)\\b|^(?=.*\\byears\\b).*{one} for (?:\\d{1,2}|\\p{L}+)(?=[,.;])',
    2,
  ],
  [/^\W*(?:and |so |but )?(?:what|which)\b/, definition, 0],
];
/** Asks why somebody left, in a talk as well without saying what. */
export const whyLeft =
  /\b(?:why (?:did|has|have|had) (?:he|she|they|you) (?:ever |then )?|what (?:made|caused|led|prompted|drove|persuaded|convinced) (?:him|her|them|you) (?:to )?)(?:leave|left|quit|resign(?:ed)?|retired? from|step(?:ped)? down|gi?ven? up|stop(?:ped)?|closed?|shut|abandon(?:ed)?|walk(?:ed)? (?:out|away)|part(?:ed)? (?:ways|company) with)\b/;
/** The first row whose question fits decides; on the folded question without the name of an entry. */
export const wantedSigns: { kind: WantedKind; question: RegExp; sign?: RegExp; isLoose?: boolean }[] = [
  {
    kind: 'told',
    // The sum itself is no use of it. Of a named prize the text beside its sum is told in any case.
    question:
      /\bhow (?:was|were|did (?:he|she|they|you) spend|is|are) (?:the |that |this |it |her |his |their )*(?:prize |award )?(?:sum|money|cash|amount|prize money|grant|funds)(?: (?:\w+ )?(?:spent|used|put to use|invested))?\W*$|\bwhere did (?:the |that |her |his |their )?(?:prize |award )?(?:sum|money|cash|funds) (?:\w+ )?(?:go|end up)\W*$|\bwhat\b.{0,40}\b(?:do|does|did|done|happened|became|buy)\b.{0,40}\b(?:with|to|of|from) the (?:\w+ )?(?:money|sum|cash)(?: (?:from|of|for) (?:it|that|this|(?:the|that) \w+(?: one)?))?\W*$|\bwhat (?:did|does|has) (?:it|that|this|(?:the|that) \w+(?: one)?) (?:pay|paid) for\W*$/,
    sign: /\b(?:spen[dt]|paid|pays|bought|buys|passed|gave|given|donat\w+|used|uses|went (?:to|into)|buil[dt]|invest\w*|financ\w+|funded)\b/i,
  },
  ...[...detailSigns, ...toldSigns, ...circumstanceSigns].map(([question, sign]) => ({
    kind: 'told' as const,
    question,
    sign,
  })),
  talkLength,
  spots,
  ...whyThings,
  ...moneySigns.map(([question, sign]) => ({ kind: 'money' as const, question, sign })),
  {
    kind: 'length',
    question: /\bhow long (?:did|does|do|will|would|has|had) (?:[^ ]+ ){1,6}(?:takes?|taken)\b/,
    sign: new RegExp(
      `^(?=.*(?:${spell.source}))(?!.*(?:${spell.source}) (?:long|old)\\b)|^(?:Duration|Period)\\b`,
      'iu',
    ),
  },
  {
    kind: 'length',
    question: /\bhow many (?:minutes|hours)\b/,
    sign: spell,
  },
  {
    kind: 'length',
    question: /\bhow long\b(?! ago)|\bhow many (?:minutes|hours|days|weeks|months|years)\b(?! ago)/,
    sign: new RegExp(
      `${timeSpan.source}|\\b(?:since|until|till|overnight|ever|still|century|decades?|generations?|(?:one|two|three|four|several|many|a few|half an?) (?:terms?|semesters?|seasons?|sessions?|evenings?|nights?|mornings?|afternoons?|winters?|summers?|weekends?))\\b|\\d{4}s? ?(?:[–—-]|to|and) ?(?:the )?(?:\\d|present)|^(?:Start|End|Duration|Period|Dates?|Filed|Granted|Pages)\\b|${extent.told.source}`,
      'i',
    ),
  },
  { kind: 'often', question: /\bhow often\b|\bhow many times\b/ },
  ...countSigns.map(([question, sign]) => ({ kind: 'count' as const, question, sign })),
  { kind: 'count', question: /\bhow many\b/ },
  {
    kind: 'measure',
    question: /\bhow heavy\b|\b(?:what|how much)\b.*\bweigh\b|\bweight of\b|\b(?:what|which) weight\b/,
    sign: /\b(?:tonnes?|tons?|\w*grams?|\w*bytes?|kg|lbs?|ounces)\b|\d (?:pounds|stone)\b|\bweigh(?:s|ed|ing|t)? (?:of |about |some |only |over |nearly )*(?:\d|an? |half|less|more|as much)/i,
  },
  {
    kind: 'measure',
    question: /\bhow fast\b/,
    sign: /\b(?:fast\w*|quick\w*|slow\w*|speed|within|per|an? (?:second|minute|hour|day|week)|(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|ms|cycles|rpm|revolutions|knots|mph|km\/h|times)\b/i,
  },
  {
    kind: 'measure',
    question:
      /\bhow (?:high|tall|deep|wide|thick)\b|\b(?:what|which) (?:height|width|depth|distance|bandwidth|speed|voltage|temperature|frequency|resolution)\b/,
    sign: /\d[\d.,]*[\s-]?(?:[kcm]?m|ft|foot|in|[kKMGT]?(?:[gBbV]|Hz)|°|\p{L}+\/\p{L}+)\b|\b(?:\w*bytes?|\w*met(?:re|er)s?|feet|inch\w*|miles?|degrees|volts?|\w*hertz)\b/iu,
  },
  {
    kind: 'measure',
    question: /\b(?:what|which) ages? (?:is|are|was|were)\b.* for\W*$/,
    sign: ages,
  },
  {
    kind: 'measure',
    question: /\b(?:what|which) (?:\w+ )?(?:marks?|grades?|scores?)\b/,
    sign: /\b(?:graded?s?|(?<!\b(?:tone|question|quotation|punctuation|accent|diacritical|check|the) )marks|marked (?:at )?\d|(?<!^)honou?rs|distinction|cum laude|first[- ]class|per ?cent|gold medal|out of \d+|(?:grade|mark|average|score) \d[\d.,]*)\b|\d ?%/i,
  },
  {
    // What somebody came, learned or built there for is no reason to go.
    kind: 'reason',
    question: whyLeft,
    sign: /\b(?:(?<!\b(?:[Ww]hen|[Bb]efore|[Ss]ince|[Uu]ntil|[Aa]fter|time) (?:I|she|he|they|we) )[Ll]eft|[Ll]eav(?:e|es|ing)|[Qq]uit\w*|[Ss]topp\w+|[Gg]ave (?:[a-z]+ ){0,3}(?:up|notice)|[Cc]ut from|[Ss]tepped down|[Rr]esign\w*|[Rr]etir\w*|(?<!\b(?:the|an?|this|that) )[Mm]oved?|[Dd]epart(?:s|ed|ing|ure)?\b|[Uu]ntil|[Cc]los(?:ed|ing|ure)|[Rr]edundan\w*|[Ll]aid off|[Dd]ismissed|[Ff]ired|[Ee]nd(?:s|ed|ing)?(?! up)|[Ss]old|[Ww]ent(?:, (?:since|because)| (?:home|back|away))|(?:made|drove|brought) (?:me|him|her|them) (?:go|leave|quit|back|away|out|home)|not renew(?:ed)?|[Ii]n order to|^Because|(?:I|[Ss]he|[Hh]e|[Tt]hey|[Ww]e|[Tt]here|[Ii]t)\b[^.;]{0,40}\bbecause|[Aa]fter (?:that|the|an?|two|three|four|five|six|seven|eight|nine|ten)\b)\b/,
  },
  {
    // What made somebody take up a calling: the posts in it tell no reason.
    kind: 'reason',
    question:
      /\b(?:why (?:did|has|have|had)|how come) (?:he|she|they|you) (?:(?:ever|first|originally|decided? to|want(?:ed)? to|cho+se to) )*(?:become|became|be an?|go into|went into|get into|got into|turn to|enter|cho+se|take up|study|studied) (?!(?:in|at|under|there|abroad|with|here)\b)(?!(?:(?:an?|the) )?(?:us|u\.s\.|american|citizen|member|leader|manager|lead|head|director)(?!\w))(?:an? |the )?(?:[a-z-]+(?: [a-z-]+){0,2})(?: (?:as a career|in the first place|at all))?\W*$/,
    sign: /\b(?:reasons? (?:why |that )?(?:I|[Hh]e|[Ss]he|they|we)|reasons? (?:for|to)|want(?:s|ed|ing)? to (?:be(?:come)?(?: an?)?|work in|study|go into|enter)\b|decid\w+ to (?:be|become|go|study|train)\b|decision to|owe[ds]?|inspir\w+|(?:drew|drawn|led|brought|made|turned|decided|attracted|converted|steered|pushed|persuaded|got) (?:me|him|her|them)\b|beginning of|(?:starte?d?|began) with (?:an?|the|my|his|her|their)|grew out of|enough to|dream\w*|fascinat\w*|hooked|fell (?:for|in love)|burn-?out|nothing else to)\b/,
  },
  { kind: 'reason', question: looking[0], sign: looking[1] },
  {
    kind: 'reason',
    isLoose: true,
    question:
      /(?<!\bwonder\w* )\bwhy\b|\bfor what reason\b|\bhow come\b|\bwhat (?:brought|led|drove|made|prompted|persuaded|convinced) (?:him|her|them|you)\b/,
    sign: new RegExp(`${reason.source}|${purpose.source}`, 'u'),
  },
  {
    kind: 'told',
    question: /\bwhat (?:did|does)\b.*\b(?:say|reply|answer|tell)\b|\bwhat words\b/,
    sign: /["“”:]|\b(?:said|says?|told|repl\w+|answer\w*|wrote|writes|called|calls|asked|declared|argued|urged|warned|insisted|thanked|that)\b/i,
  },
  {
    kind: 'told',
    question:
      /\bhow (?:did|was|were|has|have)\b.*\b(?:react|reacted|respond|responded|received|reviewed|go down|went down)\b|\b(?:reactions?|reviews?|reception) (?:to|of)\b/,
    sign: /\b(?:react\w*|recei(?:ved|ption) (?:with|well|badly)|applau\w+|ovation|cheer\w*|prais\w+|review\w*|critic\w*|acclaim\w*|enthusias\w+|s[ck]eptic\w*|booed|heckl\w+|impress\w+|stunned|amazed|laugh\w*|welcomed)\b/i,
  },
  {
    kind: 'told',
    question: /\bcalled when it (?:was )?(?:launched|founded|started|opened|established|set up|began)\b/,
    sign: /\b(?:renamed|originally|formerly|at first|first called|then called)\b|,? as (?:the |an? )?\p{Lu}/u,
  },
  {
    kind: 'told',
    question: /\b(?:what|which) scale\b/,
    sign: /\bscale|1 ?: ?\d/i,
  },
  {
    kind: 'told',
    question:
      /\b(?:did|does|do|has|had|have|any) (?:(?:he|she|they|you|ever|any) )*(?:have |had |raise )?(?:any |an? )?(?:children|child|kids?|sons?|daughters?)\b|\b(?:his|her|their|your) (?:own )?(?:children|kids|sons?|daughters?)\b/,
    // Her parents had some as well: "the second of five children", "the daughter of a teacher"; "a child's balloon" is a balloon,
    // and whoever carries a child is anybody.
    sign: /\bchildless\b|(?<!\bof (?:\w+ )?)(?<=(?:\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|ha[sd]|have|having|no|only|first|second|third|eldest|oldest|youngest|elder|younger|adopted|rais(?:ed|ing))|(?:\b(?:and|ha[sd]|have|having) |^)(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix))(?: \p{L}+)? )(?:child(?:ren)?|kids|twins|triplets|sons?|daughters?)\b(?! of\b|['’]s)/u,
  },
  {
    kind: 'told',
    question:
      /\b(?:did|does|do|has|had|have) (?:he|she|they|you) (?:have |got )?(?:any |an? )?(?:siblings?|brothers?|sisters?)\b/,
    sign: /\b(?:her|his|my|our|has|have|had) (?:\w+ ){0,2}(?:brothers?|sisters?|siblings?|twin)\b|\bsiblings?\b|\bonly child\b|\b(?:of|there were) \w+ children\b|\ba (?:younger|older|elder|twin|baby|little|big) (?:brother|sister)\b/i,
  },
  {
    kind: 'told',
    question:
      /^(?!\W*(?:and )?(?:when|(?:in )?(?:what|which) year)\b).*\b(?:was|is|were|are|did|has|had) (?:he|she|they|you) (?:ever )?(?:\w+ or )?(?:get |got |been )?(?:marr(?:y|ied)|engaged(?! (?:in|with|by|at)\b)|wed|divorced)\b/,
    sign: /\b(?:marri\w+|marry\w*|(?-i:wed\w*)|engaged|fianc\w+|divorc\w+|single|unmarried|(?:his|her|my) (?:partner|husband|wife|spouse))\b/i,
  },
  {
    kind: 'told',
    question: /\bhow did\b.*\bmeet\b/,
    sign: /\b(?:met|meet|meets|meeting|introduced|introduction|acquain\w+|hired|recruited)\b/i,
  },
  {
    kind: 'told',
    question: /\bcause of (?:(?:her|his|their) )?death\b|\b(?:die|died) (?:of|from)\b|\bhow did (?:he|she|they) die\b/,
    sign: dying,
  },
  {
    kind: 'told',
    question:
      /\bwh(?:at|ich) languages? (?:d(?:o(?:es)?|id)|can|could|is|was)\b.*\b(?:speak|talk|know|read|fluent|underst|trans)/,
    sign: new RegExp(tongue, 'u'),
  },
  {
    kind: 'told',
    question:
      /\b(?:program\w*|coding|scripting|computer) languages?\b|\blanguages?\b.*\b(?:written|coded|programmed|implemented|built) in\b/,
    sign: programming,
  },
  {
    kind: 'told',
    question: /\b(?:what|which) (?:\w+ )?languages?\b/,
    sign: new RegExp(`${tongue}|${programming.source}`, 'u'),
  },
  {
    kind: 'told',
    question:
      /\b(?:what|which) (?:\w+ )?(?:metals?|materials?|alloys?|fabrics?|wood)\b|(?<!\buse (?:is|was|were) )\bmade (?:out )?of\b/,
    sign: /\b(?:iron|steel|brass|bronze|copper|alumini?um|tin|lead|zinc|silver|gold|platinum|nickel|titanium|tungsten|metal|alloys?|wood\w*|oak|pine|birch|spruce|larch|timber|plywood|bamboo|paper|card\w*|glass|plastics?|rubber|leather|cloth|cotton|linen|wool|silk|nylon|felt|wax|clay|bricks?|stones?|granite|marble|concrete|cement|plaster|ceramics?|porcelain|acrylic|carbon|\w*fib(?:re|er)s?|graphite|resin|silicone?|slate|chalk|marble|bark|bone|straw|foam|ice)\b/,
  },
  {
    kind: 'told',
    question: /\b(?:what|which) colou?rs?\b/,
    sign: /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|orange|purple|violet|pink|golden?|silver|beige|turquoise|crimson|scarlet|colou?r\w*)\b/,
  },
  {
    kind: 'told',
    question: /\b(?:what|which) (?:\w+ )?instruments?\b.*\bplay/,
    sign: /\b(?:piano|violin|viola|cello|flute|guitar|organ|harp|harpsichord|clarinet|oboe|bassoon|trumpet|trombone|horn|tuba|drums?|bongos?|congas?|tabla|timpani|percussion|accordion|banjo|mandolin|lute|saxophone|bass|fiddle|recorder|lyre|lyra|zither|ukulele|harmonica|bagpipes?|hurdy-gurdy|dulcimer|sitar|balalaika|bouzouki|concertina|keyboards?|synthesi[sz]ers?|marimba|xylophone|vibraphone|cornet|euphonium|whistle|sings?|sang|voice)\b/i,
  },
  {
    kind: 'person',
    isLoose: true,
    question:
      /\b(?:(?:what|which|whose) (?:\w+ )?|name (?:me )?the |(?:names?|make|brand) of (?:the |her |his |their )?(?:\w+ )?)(?:make|brands?|manufacturers?|suppliers?|makers?|vendors?|conductors?|lawyers?|examiners?|referees?|reviewers?|sponsors?|successors?|predecessors?)\b|(?<!\b(?:she|he|they|you|i|we|to) )\b(?:make|brand) of\b|\bwhich of (?:her|his|their|your|the) (?:\w+ )?(?:nurses|students|pupils|colleagues|friends|teachers|patients|assistants|employees|children|relatives)\b/,
  },
  { kind: 'person', question: /(?:^\W*|\band )whom?\b(?:.* the \w+\W*$| (?:supervis|examin|advis)ed\b)/ },
  {
    kind: 'person',
    isLoose: true,
    question: /(?:^\W*|[-–—,;:.] |\band |\b(?:to|with|by|for|from|of) )(?:who|whom|whose)\b/,
  },
  ...exactDates.map(([question, sign]) => ({ kind: 'date' as const, question, sign })),
  {
    kind: 'date',
    question: /(?:^\W*|[-–—,;:.] |\band )(?:(?:in|on|since|until) )?(?:when|(?:what|which) (?:year|date|day|month))\b/,
    sign: new RegExp(`${year.source}|\\bpresent\\b|\\b\\d{1,2} (?:${months.join('|')})\\b`),
  },
];
/** What shows it plainly: other signs of a reason may stand in any sentence. */
export const clear: Partial<Record<WantedKind, RegExp>> = {
  reason:
    /\b(?:[Bb]ecause|so that|in order to|[Dd]ue to|[Oo]wing to|[Tt]hanks to|[Ss]ince (?!\d|\p{Lu}|the\b|then\b|early\b|late\b))/u,
};
/** Asks for the reason of what no prize was given for. */
export const declined =
  /\b(?:no more|abandon\w+|cancel\w+|refus\w+|declin\w+|reject\w+|return(?:ed|s)?|turn(?:ed)? (?:it |\w+ ){0,4}down|g[ia]ve (?:it |\w+ ){0,4}back|los[et]|miss(?:ed)?|controversial|criticised|disput\w+|not|never|start\w*|beg[aiu]n|set up|launch\w*|open(?:ed)?|found\w*|create[ds]?|establish\w*|bec[ao]me|(?:g[eo]t?|went) into|moved?)\b|n't\b/;
/** Tells what an award was given for, and is no "for" in a name. */
export const forWhat = /(?<!\p{Lu}\p{L}+ )for\b|\bfor (?!\p{Lu})/u;
/** Nouns that count whatever the answer counts. */
export const anything = toWords('people persons person things items others times units');
/** Kinds of answers that are asked for by a deed: who did it, when, and which firm. */
export const byDeed: WantedKind[] = ['person', 'date', 'named'];
/** Kinds that a sentence seldom holds by chance: with one, it is an answer though it says less of the question. */
export const tellingKinds: WantedKind[] = ['money', 'length', 'count', 'often', 'measure', 'reason'];
/** Share of the question that a shown sentence must say: who, why and how fast are told in words of their own. */
export const leastShown: Partial<Record<WantedKind, number>> = { person: 0, reason: 0.25, measure: 0.25 };
/** Kinds of which another one, shown as near, is taken for the answer. */
export const misleading: WantedKind[] = ['money', 'measure'];
/** Kinds of question that times answer. */
export const ofTime = /when|duration/;
