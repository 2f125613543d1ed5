import type { Area } from '../../contract/record.ts';
import { conditions } from './conditions-signs.ts';
import { outlook, payWishes } from './outlook-signs.ts';
import { privateLife } from './private-life-signs.ts';
import { their, they } from './sentence-signs.ts';
import { inFull } from './short-form-signs.ts';
import { wishes } from './wish-signs.ts';

/** How a text tells that somebody had no work for a time, and why. */
export const outOfWork =
  /\b(?:no (?:paid )?(?:jobs?|work)|out of work|unemployed|without (?:a job|work)|career break|sabbatical|(?:parental|maternity|paternity|sick|family) leave|looked after|look after|cared for|to nurse|nursed|nursing (?:him|her|my|a)|stayed (?:at home|with (?:him|her|my))|(?:months?|years?) (?:away|off)|(?:a|my|his|her|the) (?:year|spring|summer|autumn|winter) off|between (?:(?:the|my|his|her|two) )*jobs|time off|took (?:it|them|\w+ (?:months?|weeks?|years?)) off|missing from (?:my|his|her|the) (?:CV|resume)|back to work|burn(?:t|ed)[- ]?out|did no [a-z]+(?: work)? at all)\b/i;
/** A matter of the person and of no entry. */
export interface OfPerson {
  asks: RegExp;
  tells: RegExp;
  /** Its sentences are a reason. */
  isReason?: boolean;
  /** Where no sentence tells it, nothing else does. */
  isPrivate?: boolean;
  /** Any entry of an area that is asked for may tell it, also by a field. */
  isAnywhere?: boolean;
  /** Where of the texts of the person's own it may stand. */
  areas?: Area[];
}
/** Machines that write and judge, by any of their names. */
const machines =
  '(?:generative )?(?:ai|ml|artificial intelligence|machine learning|(?:chat)?gpt|llms?|(?:github )?copilot|claude code|(?:large )?language models?|chat ?bots?|(?:image|picture|text) generators?|(?:ai|cod(?:e|ing)|programming)[- ](?:assistants?|agents?|tools?|tooling|completion)|auto-?complet(?:e|ion)|vibe[- ]?coding)';
/** What else they are called, by which somebody may mean another thing. */
const brands = '(?:cursor|claude|gemini|windsurf|codex)';
/** What may be offered to somebody. */
const offers =
  '(?:industr(?:y|ies)|sectors?|domains?|compan(?:y|ies)|firms?|clients?|customers?|employers?|organi[sz]ations?|works?|jobs?|projects?|roles?|positions?|briefs?|offers?|gigs?|commissions?|assignments?|things?|anything|something)';
const refusing = '(?:refuse|turn down|avoid|decline|reject|rule out|say no to|steer clear of|stay away from|not|never)';
/** How a text tells what somebody does not take on. */
const refused =
  /\b(?:(?:(?:do|does|will|would) not|(?:do|does|wo|would)n['’]t|never|no longer) (?:\w+ )?(?:take|do|accept|offer|work|consult|speak|join|touch|sell|advise|design|build|make|supply|serve|represent)\b|not (?:taken|offered|accepted|interested|looking|available|open)\b|(?:declines?|refuses?|turns? down|rules? out)\b|\b(?:say|says|said) no to\b|\b(?:is|are) out for (?:me|him|her|them)\b|no unpaid|no [\w-]+(?: [\w-]+)?,(?: and)? (?:no\b|please))/i;
/** How a text tells when somebody has time for work. */
const bookable =
  /\b(?:available|availability|free (?:from|until|again)|room (?:again|for|from|in)|booked|bookings?|taken until|(?:calendar|diary|order book|schedule) is (?:\w+ )?(?:full|open|empty)|notice|(?:places?|slots?|spots?)(?: for \w+)? (?:is|are) (?:all |still |both )?(?:taken|full|gone|free|open)|(?:next|first) (?:free |open )?(?:one|place|slot|spot|date|opening) (?:opens?|is|comes))\b/i;
/** What ends a school. */
const leavingExams = String.raw`(?:a[- ]levels?|gcses?|abitur|baccalaur\w+|high[- ]school|school[- ]leaving|12th(?: standard)?|board exams?)`;
/** Asks for a school by its sort. */
const schoolAsked = String.raw`^\W*(?:and )?(?:(?:which|what)(?: (?:was|is) (?:the )?name of ${their})?|where did ${they} (?:go|attend)(?: to)?|${their})`;
/** What else is asked of the person, and how a portfolio or a heading of its lists tells that. */
const tellsOfPerson: OfPerson[] = [
  ...payWishes,
  {
    asks: /^\W*(?:and |so )?what(?:'s| is| are| does| do| would| kind of| sort of| type of)? (?:(?:a |the |next |job|role|position|post|work|kind of|sort of|type of) ?)*(?:(?:are|is|does|do|would) )?(?:he|she|they|you) (?:(?:currently|now|actually|really|be) )*(?:looking for|seeking|searching for|look for|(?:want|like|hope|plan)(?:ing)? (?:to do|to work on|to be doing|from (?:a|the|your|her|his|their|a new) (?:new |next )?(?:job|role|position|employer|company))(?= next|\W*$| now)|(?:want|like)(?=(?: next)?\W*$))(?: (?:next|now|right now|at the moment|today|currently|in the future))*\W*$|^\W*what(?:'s| is) next(?: for (?:him|her|them|you))?\W*$/,
    tells:
      /\b(?:looking for|i seek|seeking|in search of|open to (?:work|offers|roles|new|a )|what i want|(?:i|she|he) (?:want|hope|would like|wish|plan)s? (?:to|an?)\b|next (?:job|role|post|position)|what (?:is|comes) next|availab\w+|free from)/i,
  },
  ...wishes,
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so|but) )?(?:what|which|(?:is|are) there|(?:has|have|does|do) ${they} (?:have|got))(?: (?:an?|any|the|other|kinds?|types?|sorts?|of|that|which|else|or|${offers}))* (?:(?:wo|would|does|do)n't ${they}|(?:(?:would|will|does|do) )?${they}(?:'d| would| will| does| do)? (?:ever |always |rather )?${refusing}|${they} (?:wo|would|does|do)n't)(?: (?:(?:want|like|agree) to|to|ever|accept|take|do|join|consider|touch|work|build|be|part|on|for|in|with|at|of))*\W*$|^\W*(?:(?:and|so|but) )?(?:what(?:'s| is| are| would be| counts as)?|(?:is|are) there|(?:has|have|does|do) ${they} (?:have|got)|any)(?: (?:an?|any|the|his|her|their|your|absolute|real|biggest|some))* (?:no[- ]?go(?:e?s)?|deal[- ]?breakers?|red lines?)\b.*`,
    ),
    tells: refused,
    isPrivate: true,
  },
  // "Would she work for a betting firm?": what is told of just that
  {
    asks: new RegExp(
      String.raw`(?<=^\W*(?:(?:and|so|but) )?(?:would|will|does|is) ${they} (?:(?:ever|be|also|willing|open|ready|happy|to) )*work(?:ing)? (?:for|with) (?:an? )?(?!(?:our|my|your|this|that|an?|the|small|large|big|other|another|different|new)\b)(?:[\w-]+ ){1,3})(?:compan(?:y|ies)|firms?|clients?|employers?|agenc(?:y|ies)|start-?ups?|business(?:es)?|manufacturers?|makers?)\W*$`,
    ),
    tells: refused,
    isPrivate: true,
  },
  {
    asks: /\b(?:does|do|will|would) (?:he|she|they|you) (?:not (?:take|do|accept|offer|want|work)|turn down|refuse|decline|reject|avoid|say no to|rule out)\b|\b(?:does|do|wo|would)n't (?:he|she|they|you) (?:take|do|accept|offer|want)\b/,
    tells:
      /\b(?:not (?:taken|offered|accepted|interested|looking|available|open|for)|(?:do|does|will) not (?:take|do|accept|offer|work)|no (?:longer|unpaid)|never|declines?|refuses?|turns? down)\b/i,
  },
  // What others wrote about the person, who has written other books
  {
    asks: /^\W*(?:and )?(?:(?:which|what|who|(?:is|are|was|were) there)(?: (?:an?|any|other|the))* (?:biograph(?:y|ies)|biographers?|(?:wrote|written) (?:a |the )?biograph(?:y|ies))(?: (?:exists?|(?:(?:is|are|were|was|has|have) )?(?:been )?(?:there|written|published|made|out|about|of|on)))*(?: (?:about|of|on))?(?: (?:him|her|them|you|his|your|their|life|are|is|there))*|(?:which|what) (?:books|films|documentaries|plays) (?:(?:has|have|were|are|was|is) )?(?:been )?(?:there |written |made |published )?(?:about|on) (?:him|her|them|you|(?:his|her|their|your) life))\W*$/,
    tells:
      /\b(?:biograph(?:y|ies|ers?)|documentar(?:y|ies)|(?:book|film|play|novel)s? (?:about|on) (?:me|him|her|them)|(?:wrote|tells?|told) (?:the story of )?(?:my|his|her|their) life)\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  // A school before all studies
  {
    asks: new RegExp(
      String.raw`${schoolAsked} ?(?:secondary|high|grammar|boarding) schools?\b.*|^.*\b(?:marks?|grades?|scores?|results?)\b.*\b${leavingExams}\b.*|^.*\b${leavingExams}\b.*\b(?:marks?|grades?|scores?|results?)\b.*`,
    ),
    tells:
      /\b(?:secondary|high|grammar|boarding|girls['’]?|boys['’]?) school|school[- ](?:leav|certif)|gymnasium|lyc(?:é|e)e|liceo|abitur|(?-i:A)[- ]levels?|matriculat/i,
    isPrivate: true,
    isAnywhere: true,
  },
  {
    asks: new RegExp(`${schoolAsked} ?(?:primary|elementary|infant|village) schools?\\b.*`),
    tells: /\b(?:primary|elementary|infant|village) school/i,
    isPrivate: true,
    isAnywhere: true,
  },
  // What bears the person's name
  {
    asks: /^\W*(?:and )?(?:(?:what|which (?:\w+ )?things|who)(?: else)?|(?:is|was|are|were|has|have|had) (?:there )?(?:anything|something|a \w+)(?: else)?)(?: that)? (?:(?:has|have|had|is|was|are|were|been|ever|being) )*(?:named|called) (?:after|for|in honou?r of) (?:him|her|them|you)\W*$|^\W*(?:and )?(?:what|which \w+)(?: else)? (?:bears?|bore|carr(?:y|ies|ied)|ha(?:s|ve)|share[sd]?) (?:his|her|their|your) name\W*$/,
    tells:
      /\b(?:(?:bears?|bore|bearing|carr(?:y|ies|ied|ying)) (?:my|his|her|their) name|(?:named|called) (?:after|for) (?:me|him|her|them)|later renamed|named (?:\S+ )?in (?:my|his|her|their) honou?r)\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  {
    asks: /\b(?:which|what) (?:week)?days\b.*\b(?:does|do|is|are|can|could|would|will) (?:he|she|they|you)\b/,
    tells: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days? a week|weekdays?|weekends?)\b/i,
  },
  {
    asks: /\b(?:what|which|how many) (?:(?:spoken|human|natural|foreign|native|modern|european|different|other|more) )?languages? (?:does|do|can|is|are) (?:he|she|they|you)\b(?!.*\b(?:cod|program|writ|us(?:e|ing)|document|describ|stud|research|work(?:ed|s)? (?:on|with))).*|^\W*(?:(?:his|her|their|your|spoken|human) )?languages\W*$/,
    tells:
      /^(?:my )?(?:spoken )?languages?\b(?! models?\b)|\bi speak\b|\bmother tongues?\b|\bnative (?:language|speaker)|\bfluent in\b/i,
  },
  {
    asks: /\b(?:does|do|is|are|would|will|can|could) (?:he|she|they|you) (?:\S+ ){0,8}(?:full|part)[- ]?time\b[^,;]*|\bhow many (?:hours|days) (?:(?:a|per|each|every|in a) week )?(?:does|do|would|will|can|is|are) (?:he|she|they|you)\b[^,;]*/,
    tells:
      /\b(?:full|part)[- ]?time\b|\b(?:days?|hours) (?:a|per|each) week\b|\b(?:contract|post|job|week) of \d+ (?:hours|days)\b|\b\d+[- ]hour week\b/i,
  },
  {
    asks: /^.*\b(?:gaps?|holes?|breaks?|blank|nothing|missing)\b.{0,60}\b(?:cv|resume|career|employment|work history|working life)\b.*|^.*\b(?:career|employment|cv) (?:gaps?|breaks?)\b.*|^.*\b(?:was|were|been) (?:(?:he|she|they|you) )?(?:ever )?(?:out of work|unemployed|without (?:a )?(?:job|work))\b.*|^\W*(?:are|were) there (?:any )?(?:gaps|breaks)\W*$|^\W*(?:and )?what (?:did|was|were|has|have) (?:he|she|they|you) (?:do|doing|done) (?:in )?between (?:(?:the|his|her|their|your|two) )*jobs\W*$/,
    tells: outOfWork,
    isReason: true,
  },
  {
    asks: /^\W*(?:did|has|have|does) (?:he|she|they|you) (?:ever )?(?:take|taken|had?|have) (?:an? |any |some )?(?:longer |long |career )?(?:breaks?|time (?:off|out)|sabbaticals?|gap years?)\b.*/,
    tells: outOfWork,
    isPrivate: true,
  },
  {
    asks: /^.*\b(?:get|bring|have|take) (?:him|her|them|you) on board\b.*|^.*\b(?:his|her|their|your) (?:calendar|diary|schedule|agenda|order book) (?:(?:is|looks?|already|so|too|rather) )*(?:full|packed|free|open|busy|booked)\b.*|^\W*(?:is|are) (?:he|she|they|you) (?:(?:already|very|too|currently|fully|all) )*(?:busy|booked)(?: (?:up|out|solid))?(?: (?:now|these days|at the moment|right now|currently))?\W*$/,
    tells: bookable,
    isPrivate: true,
  },
  {
    asks: /^.*\b(?:when|how soon) (?:will|is|are|would|can|could) (?:he|she|they|you) (?:(?:next|be|again) )*(?:free|available|start|begin|take on|have (?:time|room))\b.*/,
    tells: bookable,
  },
  {
    asks: /\b(?:would|will|could|can|is|are) (?:he|she|they|you) (?:(?:be|ever|also|consider|want|like|willing|open|ready|prepared|happy|able|to) )*(?:relocat\w+|moving|move)(?: (?:abroad\b.*|for (?:an?|the|this|any|our|your) (?:[a-z]+ )?(?:job|role|post|position|offer)(?: (?:in|at|near)\b.*)?|to (?!an? (?!\w+ (?:city|country)\b|city\b|country\b)|the (?!(?:uk|us|usa|eu|united|states|netherlands|philippines|emirates|city|countryside|coast|bay|north|south|east|west|[a-z]+ (?:area|region|islands|coast|republic))\b)).*))?\W*$/,
    tells:
      /\brelocat|\b(?:would|will|not|to) move\b|\b(?:would|could) [^.;]{2,60} or move to\b|\b(?:shall|will|must|want to|have to|has to|plan to) (?:stay|remain) in\b|\bnot moving\b|\b(?:I|we) (?:will |shall |want to )?stay in\b|\bmov(?:e|ing) (?:house )?is (?:out of the question|no option|impossible)|\bmoving (?:to|house|away|abroad)\b|\bwithin \w+ (?:hours?|minutes|miles|kilometres) of\b/i,
    isPrivate: true,
  },
  {
    asks: /^\W*(?:is|are) (?:he|she|they|you) (?:currently |now |still |also )?(?:hiring|recruiting)\b.*/,
    tells:
      /\b(?:(?:am|is|are|be) (?:\w+ )?(?:hiring|recruiting|looking for (?:an? )?(?:\w+ )?(?:engineers?|developers?|assistants?|apprentices?|interns?|people|students?|trainees?))|vacanc(?:y|ies)|job openings?|open positions?|candidates|applicants|apply)\b/i,
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`^.*\b(?:does|do|can|could|would|will|is|are) ${they} (?:[\w-]+ ){0,6}(?:remote(?= (?:work|working|jobs?|roles?|positions?)\W*$|\W*$)|remotely|from home|on[- ]?site(?=\W*$| (?:in|at|for|from|with)\b)|hybrid(?=\W*$)|in person(?=\W*$)|(?:to|into|in|from|at|with) (?:an?|any|our|my|the|your) (?:[\w-]+ ){0,3}offices?|commut(?:e|ing))\b.*|^.*\b(?:could|can|would|may) (?:we|i) (?:have|get|put|place|expect) (?:him|her|them|you) (?:in|at|into|on[- ]?site)\b.*|^\W*(?:is|are|would|could|can|does) (?:(?:fully|full|completely|partly|100%) )?(?:remote|hybrid|on-?site|office) (?:work\w*|jobs?|roles?|positions?|be|suit|an option|possible|ok|okay|fine)\b.*`,
    ),
    tells:
      /\b(?:remote(?:ly)?|on[- ]site|in person|hybrid|(?:in|at) (?:the|an|your) offices?|(?<!\b(?:away|far|hours?|miles|kilomet(?:re|er)s|minutes) )from home\b|works? (?:\w+ )?from (?:an office|my)|(?:i|he|she) works? (?:mostly |mainly |only )?from \w+ and|\b(?:days?|rest|half|time|two|three|four|mondays?|fridays?)\b[^.;]{0,30}\bat home\b|com(?:e|ing) (?:in (?:once|twice|\w+ (?:times|days))|to (?:clients|customers)))\b/i,
    isPrivate: true,
  },
  {
    asks: /\b(?:he|she|they|you) (?:(?:ever|would|will|always) )*(?:turn(?:ed)? (?:\w+ ){0,4}down|sa(?:y|id) no to)\b/,
    tells:
      /\bturn(?:ed)? (?:\S+ ){0,4}down\b|\b(?:refused?|declined?|rejected) (?:to (?:take|work|do)|an? |two |three |several |all |offers?)|\bsa(?:y|id) no to\b|\b(?:what|things|work)(?: that)? i (?:do|will|would) not\b|\b(?:(?:do|will|would) not|never|no longer) (?:take|accept|do|work|offer)\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  {
    asks: /\b(?:he|she|they|you) (?:like|enjoy|love|hate|regret|dislike|value|prefer)e?[sd]? (?:\w+ )?(?:most|least|best)\b.*/,
    tells:
      /\b(?:(?:liked?|enjoy(?:ed)?|loved?|hated?|regret(?:ted)?|valued?) (?:\w+ )?(?:most|least|best)|(?:most|least) (?:liked|enjoy\w+|loved|hated)|favou?rites?)\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  // Whose a company is: who owns its patents or works there does not tell
  {
    asks: /^\W*who owns (?:(?:the|his|her|their|your) )?(?:\w+ )?(?:company|firm|business|start-?up|agency|studio|practice)\W*$/,
    tells:
      /\b(?:(?:i|we|he|she|they) (?:\w+ )?own|own(?:s|ed) (?:\w+ )?(?:the rest|by|shares|\d)|(?:co-)?owners? of (?:the|my|our|this) (?:company|firm|business|studio|practice)|shareholders?|sole (?:owner|proprietor))\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  // How it is with machines that write and judge, under whatever name
  {
    asks: new RegExp(
      String.raw`^\W*(?:and |so )?(?:(?:(?:how|where|why|when) )?(?:do|does|would|will|should) (?:\w+ ){1,3}?(?:(?:use|let|allow|trust|permit|rely on|like|(?:code|program|work|pair) with) (?:\w+ ){0,2}?(?:${machines}|${brands})\b|vibe[- ]?code)|(?:can|may|does|will|should) ${machines}\b|what(?: is|'s| are) (?:\w+ ){1,2}?(?:${machines} )?(?:polic(?:y|ies)|stance|views?|opinion|attitude|position|rules?|take|thoughts|feelings)\b(?: (?:on|about|of|to|towards?|regarding|for) (?:\w+ ){0,3}?${machines}\b(?! (?:regulat|law|legislat|ethic|safety|act|art|risk|hype|bubble|start-?up|compan|industr)\w*)|(?<=\b${machines} \w+))|what (?:do|does) (?:\w+ ){1,2}?(?:(?:think|feel|say) (?:of|about) (?:${machines}|${brands})\b(?! (?:regulat|law|legislat|ethic|safety|act|art|risk|hype|bubble|start-?up|compan|industr)\w*)|use (?:\w+ ){0,2}?(?:${machines}|${brands})\b.* for\b)|(?:is|are) ${machines} (?:(?:a |any )?part of|allowed|welcome|used)\b|(?:is|are) ${they} (?:\w+ )?(?:against|into|(?:sceptical|skeptical|critical|wary|afraid|a fan|an? fan|keen) (?:of|about|on)|an?) ${machines}\b(?! \w*(?:engineer|research|expert|scientist|developer|consultant))).*`,
    ),
    tells: new RegExp(
      String.raw`^(?:on |my |using |working with )?${machines}(?:,? (?:and|or) ${machines})?(?: (?:policy|use|tools?|tooling|assistants?|agents?))?$|^(?=.*\b(?:i|we|he|she|they) (?:(?:do|does) not |never |only )?(?:(?:use|let|allow|trust)s?|tried|tested|stopped)\b).*\b${machines}\b|\b${machines} (?:(?:may|can|must|do|does|never|not|only) )*(?:writes?|drafts?|checks?|reviews?|helps?|sees?|touch(?:es)?|summari[sz]es?)\b`,
      'i',
    ),
    isReason: true,
  },
  // What went wrong by the person's own doing
  {
    asks: /^.*\b(?:(?:biggest|greatest|worst|costliest|most (?:expensive|serious|painful)|main) (?:professional |career )?(?:mistake|failure|error|blunder|regret|flop|disaster|fiasco|setback|(?:screw|cock|mess|foul|slip)[- ]?up)|(?:mistakes?|failures?) (?:has|have|did|do|does) (?:he|she|they|you)|(?:learn(?:ed|t)?|learnt) from (?:(?:a|any|his|her|their|your) )?(?:mistakes?|failures?)|(?:responsible|to blame) for (?:something|anything|a \w+) (?:that|which) (?:failed|went wrong|broke))\b.*/,
    tells:
      /\b(?:(?<!\bwithout [^.;]{0,60})my (?:\w+ ){0,2}(?:mistake|failure|error|fault|blunder)|(?:largest|biggest|worst|greatest|costliest|dearest) (?:\w+ )?(?:mistakes?|failures?|errors?|flops?|outages?)|my worst was|the failure i|mistake i|(?:cause|fault|mistake|error|blame) was (?:mine|my own)|i (?:had )?(?:failed|was wrong|got (?:it|that) wrong|regret)|i (?:once|accidentally) (?:unplugged|deleted|wiped|crashed|broke|brought down|took down|knocked out) (?:the|an?|all|our|their|\w+ (?:months?|years?) of)(?! (?:arm|leg|wrist|ankle|record|news|silence|ice|notes?|bone|rib|nose|tooth)\b))\b/i,
    isAnywhere: true,
  },
  // What was failed before it was passed
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so) )?(?:did|has|have) (?:he|she|they|you) (?:ever )?(?:fail(?:ed)?|flunk(?:ed)?|re-?(?:sit|sat|take|taken)|repeat(?:ed)?) (?:(?:an?|any|the|his|her|their|your) )?(?:\w+ )?(?:exam(?:ination)?s?|tests?|courses?|subjects?|class(?:es)?|papers?|modules?)\b.*`,
    ),
    tells:
      /\bfailed\b[^.;]{0,80}\b(?:exam\w*|attempt|year|time|term|passed|repeat\w*|resit|twice)\b|\b(?:passed|exam\w*|tests?)\b[^.;]{0,60}\b(?:second|third) (?:attempt|try)\b|\bresat\b/i,
    isPrivate: true,
    isAnywhere: true,
  },
  // What only whoever asks can judge
  {
    asks: /^\W*(?:would|will|could|can|is|are) (?:he|she|they|you) (?:be )?(?:any |really )?good (?:enough )?(?:for|in) (?:the|this|that|our|my|us)\b.*|\b(?:would|could|might|will) (?:\w+ )?(?:work|do|fit|suit)(?: well)? (?:for |with |in )?(?:us|me|our|my)\b.*/,
    tells: /(?!)/,
    isPrivate: true,
  },
  ...conditions,
  ...outlook,
  ...privateLife,
];
/** What visitors who want to hire or win somebody ask, in the present, and how a portfolio tells it. On folded text. */
export const hiring = {
  time: /\b(available|availability|for hire|on the (job )?market|open (to|for)|looking for|seeking|interested in|willing|free (for|to|in|from)|room (for|on|in|left)|is there room|capacity|take on|taking on|takes on|accept(s|ing)?|consider(s|ing)?|hire (him|her|them|you)|book (him|her|them|you)|have time|spare|start( (working|work|on|for|with)|(?=\W*$))|join (my|our|us|the|a)|(can|could|may|might|should) (i|we|one)\b.* (book|hire|engage)|job.?(?:hunt|search|seek)\w*|(?:switch|chang)\w* jobs?|leave (?:his|her|their|your) (?:current |present )?(?:job|post|position|role)|(?<=\b(?:is|are) (?:he|she|they|you) (?:\w+ )?)looking(?=(?: around)?\W*$))\b/,
  work: /\b(jobs?|roles?|works?|positions?|posts?|projects?|offers?|opportunit\w+|contracts?|clients?|commissions?|engagements?|boards?|advis\w+|mentor\w*|collaborat\w+|hire|hiring|employment|consult\w*|freelanc\w*|assignments?|gigs?|start|book|available|availability|is there (still )?(room|space)|(?<=\b(?:is|are) (?:he|she|they|you) (?:\w+ )?)(?:on the (?:job )?market|for hire|looking(?=(?: around)?\W*$)))\b/,
  /** Of entries, and not of the time that the person has. */
  other:
    /\b(did|was|were|had|when(?! (is|are|can|could|would|will) (he|she|they|you|i|we)\b)|why|who|which|where|licen[cs]es?|how (many|long)|(slides?|recordings?|videos?|programs?|code|software|papers?|pdfs?|books?|datasets?|demos?)( (still|also|all|publicly|freely|now))* available|available (online|for download|as (an? )?(pdf|download)|in print))\b/,
  /** Asked of the person and of nothing else. */
  person:
    /\b(is|are) (he|she|they|you) .*\b(available|for hire|on the (job )?market|open to|looking for|seeking)\b|\bwhat (does|do|would) (he|she|they|you) (want|like|hope|plan) to do next\b|\bwhat(?:'s| is) next\b|\bhire (him|her|them|you)\b|\bwhen (can|could|will|would) (he|she|they|you) start\b|\bhow many (hours|days) (a|per) week (does|do) (he|she|they|you) work\W*$/,
  /** How a portfolio tells of that time. */
  tells:
    /\b(available|availability|bookings|looking for|(?:not|actively|currently) looking|(?:am|is|not|now|back|currently) on the (?:job )?market|happy (?:where|in my)|no offers|hire me|make me (?:move|leave)|notice period|take on|taken until|(?:i|s?he|they) (?:could|can|would) (?:start|begin) (?:in|on|from|at|within|next)|places? (is|are)|free (from|until|for)|(days?|hours|mornings) a (week|month)|full-time|part-time|relocat\w+|engagements?|open to (?!all\b|every|anyone|anybody|the public|visitors)|seeking|(free|open) slot|fully booked|booked until|(?:calendar|diary) is (?:\w+ )?(?:full|open|empty)|no longer (take|accept)|((?:do|does) not|(?:do|does)n['’]t) (take|accept|work for)|from (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)( \d{4})? (i|he|she) (can|have|has|will))\b/i,
  /** A heading over lines on it. */
  heading:
    /\b(?:availab|booking|(?<!\b(?:off|after|free|spare|of|these|late|\d+|two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|hundred)[ -])hours\b|what (?:i|we) take on\b|(?:looking|open) (?:for|to)\b|(?:hire|hiring|work(?:ing)? with|book(?:ing)?) me\b|what(?:['’]s| is) next|next (?:role|job|position)\b)/i,
  /** What is asked for more exactly. */
  exactly: tellsOfPerson.map(({ tells, ...matter }) => ({ ...matter, tells: inFull(tells) })),
};
