import { someone, their, they } from './sentence-signs.ts';

const code = '(?:open[- ]source )?(?:code|software|source(?: code)?|programs?|librar(?:y|ies)|repositor(?:y|ies))';
const openSource = String.raw`open[- ]source (?:projects?|work|contributions?|software|code|repositor(?:y|ies)|releases?)`;

const licence =
  '((?:apache|mit|[al]?gpl|bsd|isc|mozilla|mpl|eupl|cc|creative commons|zlib|unlicense)\\b[\\w .-]{0,14}?)';

/** What is asked of code that is open, and the plain wording: whether there is any, under which licence, where, and who looks after it. */
export const codeRewordings: [RegExp, string][] = [
  // What is starred most is the most popular
  [
    new RegExp(
      String.raw`^(?:which|what)(?: one)?(?: of)? ${their} (?:open[- ]?source )?(tools?|librar(?:y|ies)|packages?|repositor(?:y|ies)|repos?|open[- ]?source projects?)(?: is| was)?(?: the)? most popular\W*$|^(?:which|what) (?:is|was) ${their} most popular (?:open[- ]?source )?(tool|library|package|repository|repo|open[- ]?source project)\W*$`,
      'i',
    ),
    'which open source project has the most stars?',
  ],
  // So of two
  [
    /^((?:so )?(?:which|what)(?: (?:one|tool|library|project|package))?(?: of (?:them|the two))?) (?:is|was) (?:the )?more (?:popular|widely used|successful)(?=[,:]? (?!among|with|in|at\b)[^?]{1,40} or [^?]{1,40}\W*$)/i,
    '$1 has more stars',
  ],
  [
    /^is ((?:_+|[\p{L}\d.-]+))(?: more popular than ((?:_+|[\p{L}\d.-]+))| or ((?:_+|[\p{L}\d.-]+)) more popular)\W*$/iu,
    'which has more stars, $1 or $2$3?',
  ],
  // Of what people come to the visitors tell it
  [
    new RegExp(
      String.raw`^(?:which|what)(?: one)?(?: of)?(?: ${their}| the)? (exhibitions?|exhibits?|shows?|festivals?|events?|museums?|fairs?) (?:(?:is|was|were)(?: the)? (?:most popular|best[- ]attended|most visited)|(?:drew|attracted|pulled in|got|brought in) (?:the )?most (?:visitors|people))\W*$|^(?:what|which) (?:is|was) (?:${their}|the) (?:most popular|best[- ]attended|most visited) (exhibition|exhibit|show|festival|event|museum|fair)\W*$`,
      'i',
    ),
    'which $1$2 had the most visitors?',
  ],
  [
    new RegExp(
      String.raw`^(?:which|what)(?: one)?(?: of)?(?: ${their}| the)? (exhibitions?|exhibits?|shows?|festivals?|events?|museums?|fairs?) (?:(?:is|was|were)(?: the)? (?:least popular|worst[- ]attended|least visited)|(?:drew|attracted|pulled in|got|brought in) (?:the )?fewest (?:visitors|people))\W*$|^(?:what|which) (?:is|was) (?:${their}|the) (?:least popular|worst[- ]attended|least visited) (exhibition|exhibit|show|festival|event|museum|fair)\W*$`,
      'i',
    ),
    'which $1$2 had the fewest visitors?',
  ],
  // Of one thing its licence tells it, and the repository where there is one
  [
    /^is (?!(?:it|this|that|he|she|they|any|all|some|everything|anything|there)\b)(?!.*\b(?:his|her|their|your)\b)((?:the )?(?:[_ ]+|[\p{L}\d.+#-]+(?: [\p{L}\d.+#-]+){0,3}?)) (?:really |actually |still |fully )?(?:open[- ]source(?:d| software)?|free software|foss)\W*$/iu,
    'what is the licence and the repository of $1?',
  ],
  [
    /^is (?!(?:it|this|that|he|she|they|any|all|some|everything|anything|there)\b)(?!.*\b(?:his|her|their|your)\b)((?:the )?(?:[_ ]+|[\p{L}\d.+#-]+(?: [\p{L}\d.+#-]+){0,3}?)) (?:really |actually |still |fully )?(?:open[- ]source(?:d| software)?|free software|foss)(?=,? and (?:who|whom|when|where|what|how|which)\b)/iu,
    'what is the licence of $1',
  ],
  [
    new RegExp(
      String.raw`^((?:does|do|can|did|could) ${they} )(?:still |also |even )?code(?: (?:at all|too|as well|much))?\W*$`,
      'i',
    ),
    '$1write code?',
  ],
  [
    new RegExp(
      String.raw`^(?:is|are) (?:any|some|all) (?:of )?${their} (?:code|software|source(?: code)?|programs?) (?:public(?:ly available)?|open(?:[- ]source)?|free|available|online|on github)\W*$`,
      'i',
    ),
    'what open source do they have?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:does|do|did|has|have) ${they} (?:(?:have|got|made|done|do|publish(?:ed)?|ever|written) )*(?:any|some|an?) |(?:is|are) there (?:any|some|an?) )${openSource}(?: (?:by|of) (?:him|her|them|you|hers|theirs|yours))?\W*$|^(?:has|have|does|do|did) ${they} (?:ever )?(?:contributed?|made contributions) to open[- ]source(?: (?:projects|software|code))?\W*$`,
      'i',
    ),
    'what open source do they have?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:under (?:which|what) (?:kind of )?licen[cs]es?|how) (?:(?:do|does|did) ${they} (?:publish|release|share|distribute|licen[cs]e) ${their} ${code}|(?:is|are|was|were) ${their} ${code} (?:published|released|licen[cs]ed|shared|distributed))|(?:may|can|could|am|are) ${someone} (?:allowed to |free to )?(?:use|re-?use|copy|fork|adapt|modify|sell) ${their} ${code}(?: (?:in|for|as part of) (?:an? |my |our )?(?:\p{L}+ ){0,2}(?:product|project|purposes?|company|business|work|app)s?)?)\W*$`,
      'iu',
    ),
    'which licences does their open source have?',
  ],
  [
    new RegExp(
      String.raw`^when (?:did ${they} (?:make|publish|release|put out|do|start) ${their} first ${openSource}|(?:was|is) ${their} first ${openSource}(?: (?:released|published|made|started))?)\W*$`,
      'i',
    ),
    'what is their first open source?',
  ],
  [
    new RegExp(
      String.raw`^where (?:(?:do|does|did) ${they} (?:host|keep|publish|put|store) ${their} ${code}|(?:can|could|do|may) ${someone} (?:find|see|get|download|look at|read|browse) ${their} ${code}|(?:is|are) ${their} ${code}(?: (?:hosted|published|kept|to be found))?)\W*$`,
      'iu',
    ),
    'which open source repositories do they have?',
  ],
  [
    /^which of (?:the |his |her |their |your )(open[- ]source (?:tools|projects|libraries|programs|packages))\b/i,
    'which $1',
  ],
  [
    new RegExp(
      String.raw`^(?:what|which) (?:tools?|projects?|libraries|software|programs?|things|code)? ?(?:has|have|did) ${they} (?:ever |also )?open[- ]?sourced?(?: (?:him|her|them|your)sel(?:f|ves))?\W*$`,
      'i',
    ),
    'list open source projects',
  ],
  // What bears a licence is open
  [
    new RegExp(
      String.raw`^(?:what(?: all)?|(?:show|list|tell|name|give)(?: me)? (?:what|everything(?: that)?|all(?: that)?)|which (?:of ${their} )?(?:projects?|tools?|things|programs?|code|software))(?:['’]s| is| are| was| were)? (?:released|licen[cs]ed|published|available|distributed|out) under (?:the |an? )?${licence}(?: licen[cs]e)?\W*$`,
      'i',
    ),
    'which open source projects are licensed under $1?',
  ],
  [
    new RegExp(
      String.raw`^(?:how many|(?:the )?number of) (?:of ${their} )?(?:projects?|tools?|things|programs?)(?: (?:is|are))?(?: (?:released|licen[cs]ed|published|available))? under (?:the |an? )?${licence}(?: licen[cs]e)?\W*$`,
      'i',
    ),
    'how many open source projects are licensed under $1?',
  ],
  // Whether there are any is told by those that there are
  [
    /^(?:(?:are|were) there |do you have |have you got |(?:has|have|does|did) (?:he|she|they) (?:have |got )?)?any projects (?:that|which) (uses?|used|involve[sd]?|(?:is|are|was|were) (?:written|built|made) (?:in|with)) /i,
    'which projects $1 ',
  ],
  // Libraries and contributions are all of it
  [
    /\bopen[- ]source (?:projects?|work|librar(?:y|ies)|software|code|tools?|programs?) (?:and|or) (?:open[- ]source )?(?:contributions?|projects?|work|librar(?:y|ies)|software|code|tools?)(?= |\W*$)/gi,
    'open source projects',
  ],
  // Of projects of others, one is a contributor
  [
    new RegExp(
      String.raw`^(?:(?:to )?(?:which|what)|(?:list|name|show)(?: me)? (?:all |the )*) ?((?:open[- ]source )?)(?:projects?|librar(?:y|ies)|programs?|software|code) (?:(?:that|which) (?:(?:is|are|were|was) not ${their} own|others? (?:own|started|wrote)|belongs? to others?)|(?:of|by|from) (?:others|other people|somebody else)|other than ${their} own),? (?:(?:has|have|did|does|do) )?(${they}|\p{L}+) (?:(?:ever|also) )?(?:(?:has|have) )?(?:contribut(?:ed?|es)(?: (?:code|patches|anything))?(?: to)?|(?:sent?|submit(?:ted)?|made?|written?) (?:code|patches|pull requests|fixes) (?:to|for)|worked on)\W*$`,
      'iu',
    ),
    'to which $1projects did $2 contribute?',
  ],
  [
    /^(?:would|will|do|must|should) (?:I|we|one) (?:have to |need to |still )*pay (?:(?:somebody|someone|anyone|anybody|him|her|them|you) )?(?:(?:an? |any )?(?:royalt(?:y|ies)|licen[cs]e fees?|licen[cs]e)|for (?:a|the) licen[cs]e) (?:if (?:I|we) (?:built|build|made|make|used?|sold|sell|copied|copy)|(?:to|for) (?:build(?:ing)?|mak(?:e|ing)|us(?:e|ing)|sell(?:ing)?|copy(?:ing)?)|for) ((?:his|her|their|your|the|a|an) )?([^?]{2,60}?)(?: (?:today|now|nowadays|these days))?\W*$/i,
    'is the patent on the $2 still in force?',
  ],
  // An editor of code writes no articles
  [
    new RegExp(
      String.raw`^(?:which|what) (?:(?:text|code) )?(editor|ide) (?:does|do|did) (${they}) (?:write|edit|code|program|work|develop|prefer|like|use)(?: (?:${their} |the )?(?:code|software|programs?))?(?: (?:in|with))?\W*$`,
      'i',
    ),
    'which $1 does $2 use?',
  ],
  // What is looked after, and what is licensed
  [
    /^(?:can|could|may|do|will) (?:I|we|you|one|people|anyone) still (?:run|use|try|open|start|launch|boot|fire up|load|install) (?:up )?([^?,]{2,60}?)(?: (?:in|on|with) (?:an? |any |my |the )?(?:modern |current |new |recent |today['’]s )*(?:chrome|firefox|safari|edge|windows(?: \d+)?|macos|mac|linux|browsers?|computers?|machines?|laptops?|pcs?))?(?: (?:today|now|nowadays|these days|in \d{4}))?\W*$/i,
    'can I still run $1?',
  ],
  [
    /(?<=^|, )is (?:any|some)(?:body|one) (?:still )?(?:looking after|taking care of|maintaining) ([^?,]{2,60}?)(?: (?:these days|any ?more|now|nowadays))?(?:,? or is it (?:dead|abandoned|gone))?\W*$/i,
    'is $1 still maintained?',
  ],
  [
    /\b(?:pay|paid|paying) (?:(?:money|something|fees|royalties) )?for (?:the|a) rights? to (?:make|build|use|sell|produce|manufacture|copy)\b/i,
    'take a licence for',
  ],
  [
    new RegExp(
      String.raw`^how (?:fast|quickly|soon|promptly) (?:will|does|do|would) ${they} (?:look at|get (?:round )?to|react to|respond to|answer|review|check) (?:my|our|an?|new|other people['’]s|the) (?:PRs?|pull requests?|patch(?:es)?)\W*$`,
      'i',
    ),
    'how quickly do they review pull requests?',
  ],
  [/(?<=\blicen[cs]e\b[^?]*)\bthe (?:source )?code (?:of|for|behind) (?=(?:the )?[\p{Lu}_])/u, ''],
  // What is no longer looked after was given up
  [
    /^(?:and )?why (?:is|was|are|were) (?!(?:he|she|they|you|it|this|that)\b)([^?,]{2,50}?) (?:no longer|not) (?:being )?(?:(?:actively|still) )?(?:maintained|developed|supported|updated)(?: any ?more| any longer)?\W*$/i,
    'why was $1 archived?',
  ],
  // All that is open was released, and is what was given
  [
    new RegExp(
      String.raw`^(?:(?:what|which) open[- ]source (?:projects?|things?|software|tools?|work|code)(?: of (?:his|hers|theirs|yours))? (?:has|have|did) ${they} (?:ever )?(?:released?|published?|put out|shared?)|(?:what|how) (?:has|have|did|does) ${they} (?:contributed?|given back|done) (?:to|for) (?:the )?open[- ]source(?: (?:world|community|software|projects?))?)\W*$`,
      'i',
    ),
    'list all open-source projects',
  ],
  // Software that somebody uses is a tool
  [
    new RegExp(
      String.raw`^(?:which|what) (?:kinds? of |sorts? of )?(?:software|programs|apps|applications)(?: (?:packages|tools|products))? (?:(?:does|did|do|can) ${they} (?:usually |mostly |mainly |normally )?(?:use|work with)|(?:has|have) ${they} (?:ever )?(?:used|worked with)|(?:is|are) ${they} (?:us|work)ing(?: with)?)\W*$`,
      'i',
    ),
    'what tools do they use?',
  ],
];
