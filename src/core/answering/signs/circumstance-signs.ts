import { their, they } from './sentence-signs.ts';

/**
 * Circumstances that are asked for by a word of their own, and how a sentence looks that tells them: what a thing is and who
 * took part tell neither how it ends nor on which pages it stands. Shaped as the signs of what is told: the folded question
 * without the name of an entry, and a published sentence.
 */
export const circumstanceSigns: [question: RegExp, sign: RegExp][] = [
  // Two skills in a row are held against each other by nobody.
  [
    new RegExp(
      String.raw`\bdifferences? between (?!.*\b(?:${their}|the|both|these|those)\b)|^\W*(?:so |and )?(?:is|are|was|were) (?:(?!${they}\b|${their}\b)\S+ ){1,6}(?:better|worse|safer|faster) than (?!.*\b${their}\b)|^\W*(?:is|are|was|were) ${they} (?:an? |any |really )*(?:better|worse|smarter|cleverer|more (?:talented|intelligent|successful|experienced|skilled|famous|qualified)) (?:[\p{L}-]+ ){0,4}than\b`,
      'u',
    ),
    /\b(?:differ\w*|than|unlike|whereas|while|instead of|rather|prefer\w*|best|worst|compar\w*|both|on the other hand)\b/i,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:so |and )?(?:is|was) ${they} (?:really |actually |considered |perhaps )*(?:the|one of the) (?:very )?best\b|^\W*(?:so |and )?(?:who|which)(?: one| of them| of the two)?(?: is|['’]s| was) (?:the )?(?:better|worse|smarter)\b(?! known)`,
    ),
    /\b(?:the (?:very )?best(?! known)|finest|leading|foremost|better|worse|smarter|number one|awards?|awarded|prizes?|voted|ranked|prefer\w*|favou?rite)\b/i,
  ],
  // What somebody owns is told by no prize
  [
    new RegExp(
      String.raw`\bhow much (?:money|cash|wealth|savings) (?:does|do|did|has|have) ${they} (?:\w+ )?(?:have|own|got|possess)(?: in (?:the|${their}) (?:bank|account))?\W*$|\bhow (?:rich|wealthy) (?:is|was) ${they}\b`,
    ),
    /\b(?:worth|wealth\w*|rich|fortune|savings?|saved|owns?|owned|inherit\w*|million|debts?|poor|broke|penniless)\b/i,
  ],
  // What somebody hears
  [
    new RegExp(
      String.raw`^\W*(?:which|what) (?:(?:kind|sort|type|style)s? of )?music (?:did|does|do|has|have) ${they} (?:(?:also|most|really|usually|like to) )*(?:like|love|enjoy|prefer|listen)\b`,
    ),
    /\b(?:jazz|classical|folk|opera|rock|blues|baroque|choral|pop|punk|metal|country|soul|techno|electronic|hip[- ]hop|symphon\w+|sonatas?|quartets?|songs?|chamber|concerts?|records|Bach|Beethoven|Mozart|Wagner|Chopin|Verdi|Beatles|listen\w* to)\b/i,
  ],
  // Over what two fell out
  [
    /\bwhat (?:did|were|was|do|does)\b[^?]{1,60}\b(?:quarrel(?:led|ling)?|argu(?:e|ing)|fall out|disagree|feud|clash|fight(?:ing)? (?:about|over)|squabble)\b/,
    /\b(?:quarrel\w*|argu\w+|f[ae]ll out|disagree\w*|feud\w*|clash\w*|disput\w+|squabbl\w+|object(?:ed|s|ion)|fought|row over|differ(?:ed|ences)|rift|broke with)\b/i,
  ],
  // What somebody means to do: what was done before tells nothing of it
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?(?:(?:does|do|will|would) ${they} (?:(?:still|ever|really|also|actually|one day) )*(?:plan|intend|want|hope|wish|aspire|aim|dream)(?: (?:of|on|about))? (?:to|[a-z]+ing)\b|(?:is|are) ${they} (?:(?:still|ever|really|also|actually) )*(?:planning|intending|hoping|aiming|dreaming|thinking of|going to)\b)`,
    ),
    /\b(?:plan(?:s|ned)? (?:to|for)|(?:am|is|are) planning|intend\w*|hop(?:es?|ing)|wants?|wish\w*|will|shall|(?:i|we|s?he|they)(?: \w+)? would(?! have\b)|going to|dream\w*|(?:am|is|are|do|does) not|never|prefer\w*|looking for|settled|out of the question|under way|should (?:be|come)|by 20\d\d|from \w+ 20\d\d|before 20\d\d)\b|n['’]t\b|['’]ll\b/i,
  ],
  // Harm and courts: that somebody took part in a thing tells none of them
  [
    /^\W*(?:did|has|have|was|were)\b.{0,80}\b(?:any(?:one|body)|some(?:one|body)|people|patients?|users?|customers?|workers?)\b.{0,80}\b(?:hurt|injured|harmed|killed|die|died)\b|^\W*(?:did|has|have)\b.{0,80}\b(?:hurt|injured?|harm(?:ed)?|kill(?:ed)?) any(?:one|body)\b/,
    /\b(?:hurt|injur\w+|harm\w*|wound\w*|kill\w*|die[ds]?|dead|death\w*|fatal\w*|surviv\w+|accidents?|casualt\w+|victims?)\b/i,
  ],
  [
    /\bwhy\b.{0,80}\b(?:(?:he|she|they|you) sue|sued|sacked|fined|arrested|jailed|expelled|evicted|(?:sue|sack|fire|arrest|jail|expel|evict|ban|suspend) (?:him|her|them|you))\b/,
    /\b(?:sue[ds]?|suing|courts?|lawsuits?|sack\w*|fired?|dismiss\w*|let go|laid off|redundan\w*|fine[ds]?|arrest\w*|bann\w+|jail\w*|prison|expel\w*|kicked|suspen\w+|evict\w*|bankrupt\w*|insolven\w*|divorc\w*)\b/i,
  ],
  // By which ship or train
  [
    /\b(?:what|which) (?:\w+ )?(?:liner|ship|boat|steamer|steamship|ferry|vessel|train|plane|aircraft|airline|flight)\b[^?]*\b(?:cross|sail|travel|tr?avell|come|came|go|went|fly|flew|arrive|take|took|return|leave|left|emigrate)\w*\b/,
    /\b(?:liner|ships?|boats?|steam\w*|ferry|vessel|yacht|aboard|on board|trains?|railway|planes?|aircraft|flights?|flew|airlines?|S\.?S\.?|R\.?M\.?S\.?|H\.?M\.?S\.?|U\.?S\.?S\.?)\b/,
  ],
  // How a story ends, and where it plays; what bears an article is held somewhere
  [
    /\bhow does (?:the (?:film|movie|book|novel|story|play|game|series) |it |_+ )*end\W*$|\b(?:what (?:happens|becomes)|who (?:dies|survives|wins))\b.*\bat the end(?: of\b.*)?\W*$/,
    /\b(?:ends?|ending|finally|at last|in the end|last (?:scene|chapter|page)|conclu\w+|closes|dies|survives|marries|returns|wins|loses)\b/i,
  ],
  [
    /\b(?:what|which) (?:city|town|country|village|place|year|century)\b[^,?]*\b(?:does|do)\b[^,?]{1,80}\b(?:take place|play)\W*$|\bwhere does\b(?! the _+ take place)[^,?]{1,80}\b(?:take place|play)\W*$/,
    /\b(?:set (?:in|on|at)|takes? place|plays? in|(?:drama|comedy|film|story|novel|western|romance|play|thriller|game)\b[^.;]{0,40}\b(?:in|on|from) )/i,
  ],
  // How two persons got on, and how they met
  [
    /\b(?:get|got|gets|getting) (?:along|on)(?: (?:well|badly))?(?: with\b[^?]*)?\W*$|\b(?:was|were|are) \w[^,?]{2,60} (?:a couple|an item|friends|close|rivals)\W*$/,
    /\b(?:friend\w*|g[eo]t (?:along|on)|quarrel\w*|argu\w+|affairs?|lov(?:e[ds]?|ers?)|romance|dat(?:ed|ing)|feud\w*|close\w*|respect\w*|admir\w+|couple|rival\w*|lik(?:ed?|es)|fell out|difficult|warm\w*|cold\w*|trust\w*|thank\w*|brilliant|kind|strict|happy|pleasure|enjoy\w*|together)\b/i,
  ],
  [
    /\bhow did\b[^,?]{1,60}\b(?:get|come) to know\b/,
    /\b(?:met|meets?|meeting|introduc\w+|acquain\w+|knew|known|through|neighbou?rs?|fellow students?|hired|wrote|contacted|called|approached|found|asked|invited|came)\b/i,
  ],
  // The pages of a text and the minutes of a film
  [/\bpage numbers?\b/, /\b(?:pp?\. ?\d|pages?:? ?\d)/i],
  [
    /\b(?:how long is|length of) (?:the |his |her |their |your |this |that )?(?:\w+ )?(?:_+ )?(?:article|thesis|dissertation|paper|essay|book|report)\b/,
    /\b(?:pages?|words|minutes|chapters?|volumes?|lines|characters|sheets|parts)\b/i,
  ],
  [/\bin minutes\W*$/, /\b(?:minutes?|hours?|min)\b/i],
  // Of software the release and the stars
  [
    /\b(?:latest|last|newest|current|most recent) (?:version|release)\b|\bwhich (?:_+ )?release\b/,
    /\b(?:versions?|releas\w+)\b|\bv?\d+\.\d+/i,
  ],
  [/\b(?:github )?stars\b(?=(?: and \w+)?(?: (?:does|do|has|have|did)\b[^?]*)?\W*$)(?<!\bwho\b.*)/, /\bstars?\b/i],
  // What became of a text
  [
    /\b(?:was|were|is|are|has|have|had|been)\b[^,?]*\b(?:adapted|reprinted|remade|parodied|banned|censored)\b/,
    /\b(?:adapt\w*|based on|reprint\w*|remade|remake|parod\w+|banned|censor\w*|new edition|again)\b/i,
  ],
  [
    /^\W*(?:was|were|is|are|has|have|did)\b(?! (?:he|she|they|you)\b)[^,?]*\b(?:rejected|turned down)\b/,
    /\b(?:reject\w*|refus\w*|turn(?:ed|s)? .{0,20}down|declin\w*|at the (?:first|second)|accepted)\b/i,
  ],
  // Whether a work was done in time: the day on which it was tells nothing of the plan
  [
    /^\W*(?:was|were|is|did|has|had)\b(?! (?:he|she|they|you|i|we)\b)[^?,]*\b(?:on time|on schedule|in time|late|delayed|behind schedule|ahead of (?:time|schedule)|over budget|(?:on|within|under) budget)\W*$/,
    /\b(?:on time|on schedule|in time|late|early|ahead of|behind|delay\w*|over(?:ran|run|due|spen[dt])|slipped|deadline|(?:over|within|under|on) (?:the )?budget|as planned)\b/i,
  ],
  // Who had the idea, in words that need no name
  [
    /\bwhose (?:(?:original|first) )?(?:idea|suggestion|brainchild|initiative)\b/,
    /\b(?:ideas?|suggest\w*|propos\w*|came up with|thought of|conceiv\w*|initiat\w*|brainchild|asked (?:me|us|her|him|them|for|whether)|persuaded|insisted|wanted)\b/i,
  ],
  // Of whom the first was told in a sentence of its own
  [
    /^\W*(?:and |so )?(?:who|what|which(?: \w+)?) (?:was|were|is) (?:the |his |her |their |your )?(?:very )?(?:first|earliest) (?:paying )?(?:clients?|customers?|users?|investors?|employees?|hires?)\b/,
    /\b(?:first|earliest) (?:\w+ )?(?:clients?|customers?|users?|investors?|employees?|hires?|employed|hired)\b|\bstarted with\b/i,
  ],
];
