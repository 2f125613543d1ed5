import { their, them, they } from './sentence-signs.ts';

/** What somebody may be asked to make or to take on. */
const things =
  '(?:apps?|software|programs?|games?|sites?|websites?|products?|things?|work|projects?|jobs?|clients?|customers?|compan(?:y|ies)|employers?|industr(?:y|ies)|sectors?|commissions?|assignments?)';

/** What whoever wants to hire somebody asks, and the plain wording: from when, what is refused, and how little is too little. */
export const hiringRewordings: [RegExp, string][] = [
  // Where somebody would go
  [
    /^(?:to )?(?:which|what) (?:other )?(?:countr(?:y|ies)|cit(?:y|ies)|places|regions) (?:would|could|will|might) (he|she|they|you) (?:be (?:willing|ready|happy|prepared) to |consider |like to |want to )?(?:move|moving|relocate|relocating|go)(?: to)?\W*$/i,
    'where would $1 move to?',
  ],
  [
    new RegExp(
      String.raw`^(?:is|are) ${they} (?:(?:still|currently|now|already) )*(?:taking|accepting)(?: on)? (?:any |more |other )?(?:new )?(?:projects?|clients?|commissions?|customers?|work|jobs|assignments|orders|bookings)(?: (?:now|at the moment|at present|right now|currently|this year|next year))?\W*$`,
      'i',
    ),
    'are they looking for work?',
  ],
  [
    new RegExp(
      String.raw`^(?:when|how soon|from when) (?:can|could|would|will|might) ${they} (?:(?:be able to|be ready to) )?(?:start|begin|take (?:up|on)|join)(?:(?: (?:in|at|with|on))? (?:an? |any |the |our )?(?:new )?(?:jobs?|role|post|position|work|projects?|clients?|commissions?|company|team)| us| with us| here)\W*$`,
      'i',
    ),
    'when can they start?',
  ],
  [
    new RegExp(
      String.raw`^(?:what|when)(?: is|['’]s| would be) (?:the|${their}) (?:earliest|soonest|first) ?(?:possible )?(?:(?:start(?:ing)? )?(?:date|day|time|moment|month)|start)?(?: (?:on which|that|when|at which))?(?: ${they} (?:could|can|would|will|might) (?:be able to )?(?:start|join|begin|come)(?: (?:us|with us|our team|the team|work(?:ing)?|here))?| for ${them} to (?:start|join(?: us)?))?\W*$`,
      'i',
    ),
    'when can they start?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:are|is) there (?:any )?|what |which |any )(?:(?:sorts?|kinds?|types?) of )?${things}(?: or ${things})? (?:that |which )?(?:(?:do|does|would|will) )?${they} (?:(?:would|will) )?(?:refuses?|declines?|(?:does|do|would|will) not|(?:does|do|wo|would)n['’]t|never)(?: ever)? (?:to )?(?:make|build|do|take(?: on)?|accept|develop|write|work (?:on|for|with))?\W*$`,
      'i',
    ),
    'what kind of work do they refuse?',
  ],
  [
    new RegExp(
      String.raw`^what(?: is|['’]s| would be) (?:the|${their}) (?:minimum|least|shortest) (?:length|duration|time|period) (?:of|for) (?:an? |any )?(?:contract|engagement|assignment|project|job)s?(?: (?:that )?${they}(?:['’]ll| will| would)? (?:take|takes|accept|accepts|do|does)(?: on)?)?\W*$`,
      'i',
    ),
    'what is the shortest engagement?',
  ],
  [
    new RegExp(
      String.raw`^when is (?:the|${their}) (?:next|first) (?:free |open |available )?(?:slot|opening|place|gap|date|space)(?: (?:free|open|available))?(?:,? (?:if|for|should) [^?]{2,80})?\W*$`,
      'i',
    ),
    'when are they available?',
  ],
  [
    new RegExp(
      String.raw`^(?:from when(?: on)?|when|as of when|starting when) (?:could|can|would|might|may) ${they} (?:do|take on|help with) (?:(?:any|some)thing|(?:any |some |a )?(?:small |short )?(?:work|jobs?|projects?|assignments?|consulting|reviews?)) for (?:us|me|our \w+)\W*$`,
      'i',
    ),
    'when are they available?',
  ],
  [
    new RegExp(
      String.raw`^when (?:would|will|could|might) ${they} (?:be )?(?:open|free|ready)(?: (?:to|for) (?:an? |any |new )*(?:offers?|jobs?|work|roles?|posts?|changes?|moves?))?\W*$`,
      'i',
    ),
    'when are they available?',
  ],
  [
    new RegExp(
      String.raw`^(?:can|could|may|might) ${they} be (?:hired|booked|engaged|invited) (?:for|to|as) (?:an? |our |my )*(?:talks?|keynotes?|lectures?|conferences?|events?|meet-?ups?|speaker|panels?|workshops?)\W*$`,
      'i',
    ),
    'would they speak at our conference?',
  ],
  [
    new RegExp(
      String.raw`^how did ${they} (?:land|secure|score|come by|end up in|win) ${their} (?:very )?first (?:ever )?(?:job|role|post|position|gig)(?: in (?:the|this) (?:industry|field|business|trade))?\W*$`,
      'i',
    ),
    'how did they get their first job?',
  ],
  [
    new RegExp(
      String.raw`^(?:can|could|would|will) ${they} (?:be able to )?(?:start|begin|join(?: us)?) (?:next|this|in|on|by|right away|immediately|straight away|at once|tomorrow)\b[^?,]{0,30}?(?=,? and (?:do|does|is|are|can|has|have|would|will|what|how|which|where) )`,
      'i',
    ),
    'when can they start',
  ],
  [
    new RegExp(
      String.raw`^(?:can|could|would|will) ${they} (?:be able to )?(?:start|begin|join(?: us)?) (?:next|this|in|on|by|right away|immediately|straight away|at once|tomorrow)\b[^?]{0,60}\W*$`,
      'i',
    ),
    'when can they start?',
  ],
  [
    /^(?:the |(?:his|her|their|your) )?(?:minimum|shortest) (?:contract|engagement|assignment|project|booking)(?: (?:length|duration|time|period|term))?\W*$/i,
    'what is the shortest contract?',
  ],
  [
    new RegExp(
      String.raw`^((?:is|are|would|will) ${they}) (?:be )?(?:open to|interested in|looking for|up for|consider(?:ing)?|take|accept) (?:an? )?(?:full[- ]time,? )?(?:permanent|salaried)(?: full[- ]time)? (?:role|position|post|job|work|employment|contract)s?\W*$`,
      'i',
    ),
    'would they take a permanent job?',
  ],
  [
    new RegExp(
      String.raw`^(?:could|can|would|may|might) ${they} (?:come and |also )?work (?:for us |with us )?in ((?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)(?: [^?,]{1,40})?,? (?:visa|permit|paper)s?[- ]wise\W*$`,
      'iu',
    ),
    'do they need a visa to work in $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:where (?:would|could|can|might) ${they} work\W*$|(?:in |to )?(?:which|what) (?:countries|cities|towns|places|regions|parts of the (?:country|world)) (?:would|could|will|might) ${they} (?:(?:also|ever) )?(?:consider|accept|be (?:willing|open|ready|prepared|happy)|think of|like|want)(?: (?:to|working|work|moving|move|relocating|relocate|living|live|going|go|taking|take|a|an|the|new|job|jobs|role|post|position|in|for|at))*\W*$)`,
      'i',
    ),
    'would they relocate for a job?',
  ],
  // What is missing in a time is missing in the life
  [
    /^why (?:is|was) there (?:an? |this |that )?(?:gap|hole|break)(?: of \w+ (?:months|years))? (?:in|between|from) (?:the )?(?:(?:early|late|mid|spring|summer|autumn|fall|winter|year|of|january|february|march|april|may|june|july|august|september|october|november|december) )*(\d{4})\W*$/i,
    'why is there a gap in their cv in $1?',
  ],
  [
    /^(?:would|is|are|could) (part|full)[- ]time(?: work)? (?:be )?(?:an option|possible|of interest|fine|okay|ok|all right)(?: for (him|her|them|you))?\W*$/i,
    'would they work $1-time?',
  ],
];
