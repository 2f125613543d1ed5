import type { OfPerson } from './hiring-signs.ts';
import { money, their, them, they } from './sentence-signs.ts';

const begins = String.raw`^\W*(?:(?:and|so|but) )*`;
const what = String.raw`what(?:'s| is| was| are| were)`;
const things = String.raw`(?: (?:an?|any|the|new|each|every|on|with|through|${their}|own|projects?|things|work|problems?|tasks?|jobs?|ideas?|teams?|lab(?:oratory)?|people|groups?|departments?|briefs?|assignments?))*\W*$`;
const view =
  '(?:views?|opinions?|stance|take|attitude|thoughts|feelings|beliefs?|philosophy|approach|objections?|beef|problem)';
const turned = String.raw`(?:become|go into|get into|take up|choose|turn to|switch|change|move into|end up|enter)`;
/** "Any plans to", "is she going to"; for a pattern. */
const plansTo = String.raw`(?:(?:any|(?:are|is) there (?:any|an?)|(?:do|does|has|have) ${they} (?:(?:have|got) )?(?:any )?)? ?plans? to|(?:is|are) ${they} (?:planning|going) to|(?:do|does) ${they} (?:plan|intend|hope) to)`;
/** How texts tell of the turns of a life. */
const turning =
  'turning points?|realised|realized|(?:had shown|showed) (?:me|him|her)|fascinat\\w+|hooked|fell in love|inspired|came across|(?:may|might|must) explain|how I (?:got|came|became|ended)|why I|(?:goes|go|went|dates?|dating) back to|turn to|(?:drew|brought|led|pulled|steered) (?:me|him|her|them) (?:in)?to';
const turns = new RegExp(String.raw`\b(?:${turning}|decided|resolved|found out|(?:I|he|she) wanted)\b`, 'i');
const callings = new RegExp(
  String.raw`\b(?:${turning}|(?:decided|resolved) (?:to (?:be|become|study|train|go into)|that (?:I|he|she))\b|(?:I|he|she) (?:knew that (?:I|he|she) )?wanted to (?:work in|become|be|study|know|understand|learn)|cho(?:se|ose|osing) (?:an? |this |that |the |my |his |her |their )(?:profession|career|trade|calling|field|subject)|that (?:is|was) (?:how|why) (?:I|he|she))\b`,
  'i',
);

/** How a text tells how long before a day somebody wants to know of it. */
const aheadOf =
  /\b(?:days?|weeks?|months?)\b[^.;]{0,30}\b(?:ahead|in advance|beforehand|notice)\b|\b(?:ask|book|invite|write)\b[^.;]{0,40}\b(?:days?|weeks?|months?) before\b|\b(?:notice period|lead time)\b/i;

const appearance = String.raw`(?:talks?|keynotes?|lectures?|speak\w*|speech\w*|conferences?|schools?)\b`;
const fee = '(?:fees?|honorari(?:um|a)|free|charge[ds]?|paid|rates?)';

/** What somebody wants to earn: no budget, and no kind of work that is looked for. */
export const payWishes: OfPerson[] = [
  {
    asks: new RegExp(
      String.raw`^.*\b(?:(?:what|which|how (?:much|high)) (?:an? )?(?:salary|pay|income|money) (?:range )?(?:does|do|would|will|is|are) ${they} (?:want|expect|ask|hope|look|after|have in mind)(?:s|ing)?(?: (?:for|to (?:earn|get|make)))?|${their} (?:\w+ )?(?:salary|pay) (?:expectations?|requirements?|band|range)|how much (?:does|do|would) ${they} (?:want|expect|hope) to (?:earn|make|get|be paid))\b.*`,
    ),
    tells: new RegExp(
      String.raw`\b(?:expect|salar|earn)\w*\b[^.;]{0,70}(?:${money.source})|(?:${money.source})[^.;]{0,40}\b(?:gross|a year|per year|per annum|annually|salary)\b`,
      'i',
    ),
    areas: ['about', 'contact'],
    isPrivate: true,
  },
];
/** How somebody works, what he thinks, what drove him and what others say of him, and how a portfolio tells that; on folded text. */
export const outlook: OfPerson[] = [
  // The approach is the page on it, whatever its words
  {
    asks: new RegExp(
      String.raw`${begins}(?:how (?:(?:did|does|do) ${they} (?:(?:like|prefer|usually|typically|normally|to) )*(?:work|approach|go about|run|lead|manage|test)${things}|(?:does|do) ${they} (?:(?:usually|typically|normally) )?(?:start|begin)${things}|(?:is|was|are|were) ${they} as an? (?:leader|manager|boss)\b.*)|${what} (?:(?:${their}|the) (?:\S+ )?(?:way of (?:working|doing things)|approach|philosophy|principles|working (?:style|methods?)|(?:management|leadership|work|working) (?:style|philosophy)|style of work(?:ing)?)(?: (?:to|of|for|at) (?:${their} )?(?:work|leadership|management|projects?|problems?|things))?|${they} like as an? (?:\w+ )?(?:leader|manager|boss))\W*$)`,
    ),
    tells: /^/,
    areas: ['approach'],
  },
  {
    asks: new RegExp(
      String.raw`\bwhat (?:does|do|did) ${they} (?:(?:really|generally|actually) )?(?:think|believe|feel|say) (?:of|about|on)\b|\b${what} ${their} ${view} (?:of|about|on|to|towards?|with|against|regarding)\b|(?<=\b${what} ${their} (?:\S+ ){1,3})${view}\W*$|\bhow (?:does|do|did) ${they} (?:(?:feel|think) about|approach)\b|^\W*(?:is|was|are|were) ${they} (?:against|in favou?r of|opposed to|sceptical (?:of|about)|critical of)\b|\bwhy (?:does|do|did) ${they} (?:think|believe|say|find)\b`,
    ),
    tells: /^/,
    areas: ['approach'],
    isReason: true,
  },
  // What drove somebody
  {
    asks: new RegExp(
      String.raw`\b(?:which|what|who)(?: (?:book|article|paper|person|teacher|event|experience|moment|thing)s?)?(?: or \w+)? (?:(?:first|mainly|most|really) )?(?:inspire[sd]?|influence[sd]?|motivate[sd]?|drives?|drove|shaped|made ${them} tick|changed (?:${them}|${their} (?:life|mind|career)))(?: (?:${them}|most|the|as an? \w+))*\W*$|(?<=\bwh(?:o|at)(?: is|'s| are| was| were) (?:\S+ ){1,2})(?:inspirations?|influences?|motivations?|role models?|idols?|dreams?|(?:(?:life|career|main|big|biggest|ultimate|long-term) )*(?:goals?|aims?|ambitions?|mission|vision|purpose|calling))(?: in (?:life|${their} (?:life|work|career)))?\W*$|^\W*what (?:did|does|do) ${they} (?:want|hope|aim|try|strive) to (?:achieve|change|accomplish|do with ${their} life)(?: in (?:life|the world|${their} (?:life|work|career)))?\W*$`,
    ),
    tells:
      /\b(?:inspir(?:ed|ation)|influence[ds]?|motivat\w+|drove|drives? me|dream(?:ed|t|s)?|goals?|ambitions?|mission|vision|(?<!\bon )purpose|decided to|set out to|aim(?:ed|s)? (?:to|at)|had shown (?:me|him|her)|reader of|turning points?|role models?|changed (?:my|his|her) (?:life|mind|career)|(?:I|he|she) (?:want(?:ed|s)? (?:to (?:change|make|help|be|become)|that)|hopes? to))\b/i,
    areas: ['about'],
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`\b(?:why|how|how come|what made|what led|when(?= (?:did|had) ${they} (?:first |originally )?(?:decide|want))) (?:(?:did|had) )?(?:${they}|${them}) (?:(?:first|to|decide|decided|want|wanted|originally) )*${turned}\b.*|\bwhat (?:first |originally )?(?:brought|led) ${them} (?:to|into)\b`,
    ),
    tells: turns,
    areas: ['about'],
    isReason: true,
  },
  {
    asks: new RegExp(
      String.raw`\bwhat (?:first |originally )?(?:drew|attracted|got) ${them} (?:interested |involved |started )?(?:in|into|to|towards?)\b`,
    ),
    tells: callings,
    isReason: true,
    isPrivate: true,
    isAnywhere: true,
  },
  // What others think of somebody, and what only they could say
  {
    asks: new RegExp(
      String.raw`(?<=\bwhat (?:does|do|did) (?!${they}\b)(?:\S+ ){1,3})(?:think|say) (?:of|about) ${them}\W*$|(?<=\bhow (?:does|do|did|would) (?:\S+ ){1,3})(?:describe|see|view|remember|rate|judge) ${them}\W*$|\bwhat (?:kind|sort|type) of (?:person|man|woman|boss|colleague) (?:is|was|are) ${they}\b.*|\bwhat (?:is|was|are) (?:it like to work (?:with|for) ${them}|${they} like (?:to work with|as a (?:colleague|person)))\W*$`,
    ),
    tells:
      /\b(?:describe[ds]?|remember(?:s|ed)?|recall(?:s|ed)?|praised?|call(?:s|ed)?|consider(?:s|ed)?|known) (?:me|him|her|them|as)\b|\b(?:colleagues|students|clients|friends|people|they) (?:say|said|call|called) (?:that|of|I|me|he|him|she|her)\b/i,
    isAnywhere: true,
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`^\W*(?:is|was|are|were) ${they} (?:really |rather )?(?:(?:an? )?(?:\w+ )?(?:people person|team player|hands-on(?: \w+)?|visionary|perfectionist|introvert(?:ed)?|extrovert(?:ed)?|workaholic|micro-?manager|night owl|early bird|morning person|(?:easy|hard|difficult|nice|fun|pleasant) to work (?:with|for)))\W*$`,
    ),
    tells:
      /\b(?:people person|team player|hands-on|visionary|perfectionist|introvert|extrovert|workaholic|night owl|early bird|to work with)\b/i,
    isPrivate: true,
  },
  // Whom somebody lives with, and no fellow worker
  {
    asks: /^\W*(?:and )?(?:(?:who|what)(?:'s| is| was) (?:the name of )?|tell me about )(?:his|her|their|your) partner(?:(?:'s)? name| called)?\W*$/,
    tells: /\b(?:live[sd]?|share[sd]?|flat|home|house)\b.*\b[Pp]artner,? (?!in\b)\p{Lu}/u,
    areas: ['about'],
  },
  // What lies before somebody, and who speaks for him
  // What is to come is told by no list of what was
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so|but) )?(?:(?:what|where) (?:will|would) ${they} (?:do|work|work on|live|be|be (?:doing|working|living|based)) (?:next|after|afterwards|later|in 20\d\d|in the future|in \w+ years)\b.*|(?:what|which) (?:\w+ )?(?:company|employer|firm|job|role|position|post|industry|sector) (?:will|would) ${they} (?:[\w-]+ ){1,4}next\W*$)`,
    ),
    tells:
      /\b(?:plan(?:s|ned|ning)? to|hopes? to|(?:would|['’]d) like to|(?:I|he|she) wants? to|not (?:looking|applying|look)|my next|next (?:step|job|role)|in the future|one day|in (?:five|ten) years|by 20\d\d|from (?:spring|summer|autumn|winter|20\d\d))/i,
    areas: ['about', 'contact'],
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so|but) )?(?:${plansTo}|(?:do|does) ${they} want to) (?:leave|quit|move on|change (?:jobs?|employers?|careers?))\b[^?]{0,40}\W*$`,
    ),
    tells:
      /\b(?:not (?:currently |actively )?(?:looking|leaving|applying)|(?:look(?:ing|s)?|open|available) (?:for|to) (?:an?|new|another)|contract (?:ends|runs)|plan(?:s|ned|ning)? (?:to|for))\b/i,
    areas: ['about', 'contact'],
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`^\W*(?:(?:and|so|but) )?(?:${plansTo} (?:go (?:back|home)|return|come back|retire)\b.*|will ${they} (?:ever |one day |soon )?(?:(?:stay|remain|go back|return|come back)\b|(?:(?!at\b|to\b)[\w-]+ ){1,3}?(?:another|again|more|an? (?:second|third|fourth|new))\b).*|(?:what|which) (?:\w+ ){1,2}(?:will|would) ${they} (?:[\w-]+ ){1,4}next\W*$)`,
    ),
    tells:
      /\b(?:plan(?:s|ned|ning)? (?:to|for|an?)|hopes? to|intends? to|(?:I|he|she) (?:wants? to|shall)|never again|(?:working|work) on (?:an?|the) (?:second|new|next)|one day|just in case)\b/i,
    areas: ['about', 'contact'],
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`\bwhere (?:does|do) ${they} see (?:him|her|them|your)sel\w+ in\b.*|^\W*what are ${their} (?:future |next |long-term )?plans?(?: for the future)?\W*$`,
    ),
    tells:
      /\b(?:plan(?:s|ned|ning)? to|hopes? to|(?:would|['’]d) like to|(?:I|he|she) wants? to|my next|next (?:year|step|job|role)|in the future|one day|in (?:five|ten) years|by 20\d\d|from (?:spring|summer|autumn|winter|20\d\d))\b/i,
    areas: ['about', 'contact'],
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`^\W*(?:can|could|does|do|will|would|has|have) ${they} (?:(?:give|provide|offer|have|got|supply|name|show) (?:(?:any|us|me|some|an?) )*)(?:references?|referees?|testimonials?)(?: (?:from|for|to|that|who)\b.*)?\W*$|\b(?:call|contact|ask|ring|phone|speak to|talk to)\b.* for (?:an? |any )?references?\W*$|^\W*(?:can|could|will|would|may|does) [^?,]{1,50} (?:give|write|provide) (?:him|her|them|you) (?:an? )?(?:\w+ )?references?\W*$|^\W*(?:are|is) there (?:any |an? |some )?(?:references?|referees?|testimonials?)(?: (?:from|by|of)\b.*| available)?\W*$|^\W*(?:(?:any|some|an?) )?(?:references?|referees?|testimonials?)(?: available| from\b.*| (?:(?:that|who|whom) )?(?:i|we) (?:can|could|may)\b.*)?\W*$`,
    ),
    tells: /\b(?:references?(?! to\b)|referees?|testimonials?|recommend(?:ed|s|ations?)?)\b/i,
    isPrivate: true,
  },
  // How long before a day somebody wants to be asked
  {
    asks: new RegExp(
      String.raw`\bhow (?:far|long|early|soon|many (?:days|weeks|months)) (?:in advance|ahead(?: of time)?|before(?:hand)?) (?:does|do|would|should|must) (?:${they}|i|we|one|people|somebody|an? \w+|\w+s) (?:(?:want|need|like|have) to )?(?:be (?:asked|booked|invited|approached|contacted)|ask|book|invite|approach|contact)\b.*|\bhow early (?:should|must|do|would) (?:i|we|one|people|somebody|an? \w+) (?:(?:need|have) to )?(?:ask|book|invite)\b.*`,
    ),
    tells: aheadOf,
  },
  {
    asks: new RegExp(
      String.raw`\bhow (?:much|many) (?:weeks['’]? |months['’]? |days['’]? )?(?:notice|lead time|warning) (?:does|do|would) ${they} (?:need|want|require|have|expect)\b.*`,
    ),
    tells: aheadOf,
    isPrivate: true,
  },
  // What the time of somebody costs
  {
    asks: new RegExp(
      String.raw`\b(?:does|do|would|will|is|are) ${they} (?:(?:ever|also|willing|open|ready|to) )*(?:do|work|take|accept|offer|pitch)(?: on)?(?: any| an?)? (?:(?:unpaid|free|spec|speculative|pro bono|voluntary|volunteer)(?: \w+)?|for free|for nothing|without pay)\W*$`,
    ),
    tells: /\b(?:unpaid|without (?:pay|a fee)|(?:for|of) (?:free|nothing|charge)|pro bono|volunt\w+|on spec)\b/i,
  },
  // What is charged for a day tells no fee of a talk
  {
    asks: /^(?!\W*(?:who|why|when|where|did|has|have)\b).*(?:\bhow much (?:money )?(?:does|do|would|will) (?:he|she|they|you) (?:get|receive|want)(?: paid)? (?:for|to)\b.*\b(?:keynotes?|talks?|speech(?:es)?|lectures?|speak)\b|\b(?:fees?|charges?|honorari(?:um|a)|costs?|bills?)\b.*\b(?:keynotes?|talks?|speech(?:es)?|lectures?)\b|\b(?:keynote|talk|speech|lecture|speak(?:ing|er'?s?)) (?:fees?|honorari(?:um|a)|prices?|rates?)\b).*/,
    tells: new RegExp(
      String.raw`\b${appearance}[^.;]{0,90}(?:${money.source}|\b${fee}\b)|(?:${money.source}|\b${fee}\b)[^.;]{0,90}\b${appearance}`,
      'i',
    ),
    isPrivate: true,
  },
  {
    asks: new RegExp(
      String.raw`\b(?:what|how much) (?:does|do|would|will) (?:(?!it\b|this\b|that\b|the\b)\S+ (?:charge|bill)|${they} (?:cost|ask))(?: (?:for|to|an?|the|per|each|one|day|morning|afternoon|evening|hour|week|primary|secondary|give|giving|do|doing|come|coming|and|speak|speaking|talks?|keynotes?|lectures?|workshops?|training|appearances?|events?|conferences?|inset|sessions?|course|visit|audit|review|half|full|whole|museums?|charit(?:y|ies)|schools?|start-?ups?|compan(?:y|ies)|our|my|us|at|in|on))*\W*$|\b(?:what|how much) (?:does|would|will) it (?:cost|set (?:us|me) back|take) to (?:hire|book|engage|commission|have|get|invite) ${them}\b.*|^\W*(?:what(?: is|'s| are)? )?(?:${their} )?(?:speak(?:ing|er) |lecture |talk |keynote |honorarium |consult\w+ |day |daily |hourly )?(?:fees?|rates?|honorarium|prices?)(?: (?:for|of|as) (?:an? |the )?(?:talks?|keynotes?|lectures?|speak\w*|workshops?|consult\w+|days?|work|mentoring|training|advice))?\W*$|\b(?:does|do|would|will) ${they} (?:charge|ask|want|take) (?:(?:an?|any|for|money|fee|fees|to|give|giving|do|come|speak|speaking|the) ?)*(?:talks?|keynotes?|lectures?|speak(?:ing)?|workshops?|appearances?)\W*$`,
    ),
    // The sum in a word's reach of what it is asked for; no error rate and no budget
    tells: new RegExp(
      String.raw`\b(?:(?:my|${their}|day|daily|hourly|speaking|consulting) (?:rates?|prices?)|fees?|honorarium|(?:without|no) (?:pay|charge)|for free|free of charge|pay nothing)\b|\b(?:cost|charge|price|pay)s? (?:(?:about|around|from|at|is|of|only|me|us|[\d.,]+) )*(?:${money.source})|(?:${money.source})[^.;]{0,30}\b(?:an?|per|each|for an?) (?:\w+ )?(?:day|hour|talk|lecture|keynote|workshop|session)\b`,
      'i',
    ),
    areas: ['about', 'contact'],
  },
];
