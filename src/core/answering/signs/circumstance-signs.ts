import { absentSigns } from './absent-signs.ts';
import { habitSigns } from './habit-signs.ts';
import { plainSigns } from './plain-signs.ts';
import { their, them, they } from './sentence-signs.ts';

/**
 * Circumstances that are asked for by a word of their own, and how a sentence looks that tells them: what a thing is and who
 * took part tell neither how it ends nor on which pages it stands. Shaped as the signs of what is told: the folded question
 * without the name of an entry, and a published sentence.
 */
export const circumstanceSigns: [question: RegExp, sign: RegExp][] = [
  ...plainSigns,
  ...absentSigns,
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
    /\b(?:what|why) (?:did|were|was|do|does)\b[^?]{1,60}\b(?:quarrel(?:led|ling)?|argu(?:e|ing)|fall out|disagree|feud|clash|fight(?:ing)? (?:about|over)|squabble)\b/,
    /\b(?:quarrel\w*|argu\w+|f[ae]ll out|disagree\w*|feud\w*|clash\w*|disput\w+|squabbl\w+|object(?:ed|s|ion)|fought|row over|differ(?:ed|ences)|rift|broke with|(?:hardly|barely|no longer|never again) spoke)\b/i,
  ],
  // What somebody means to do: what was done before tells nothing of it
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?(?:(?:does|do|will|would) ${they} (?:(?:still|ever|really|also|actually|one day) )*(?:plan|intend|want|hope|wish|aspire|aim|dream)(?: (?:of|on|about))? (?:to|[a-z]+ing)\b|(?:is|are) ${they} (?:(?:still|ever|really|also|actually) )*(?:planning|intending|hoping|aiming|dreaming|thinking of|going to)\b)`,
    ),
    /\b(?:plan(?:s|ned)? (?:to|for)|(?:am|is|are) planning|intend\w*|hop(?:es?|ing)|wants?|wish\w*|will|shall|(?:i|we|s?he|they)(?: \w+)? would(?! have\b)|going to|dream\w*|(?:am|is|are|do|does) not|never|prefer\w*|looking for|settled|out of the question|under way|should (?:be|come)|by 20\d\d|from \w+ 20\d\d|before 20\d\d)\b|\b(?:is|are|do|does|wo|would)n['’]t\b|['’](?:ll|m not)\b/i,
  ],
  // How a thing was tried, how somebody or something was picked, and how a post was come by
  [
    new RegExp(
      String.raw`\bhow (?:was|were|is|are|did|do|does|has|have) [^?]{0,60}\b(?:tested|tried out|validated?|evaluated?|verified|verify|benchmark(?:ed)?)\b(?! (?:for|with|by|in|on) )`,
    ),
    /\b(?:test\w*|tri(?:al|ed|als)|validat\w+|evaluat\w+|verif\w+|benchmark\w*|experiment\w*|compar\w+|measur\w+|pilot\w*|stud(?:y|ies)|check\w*|simulat\w+|participants|volunteers|patients|samples|dumm(?:y|ies)|to failure|observ\w+|prov(?:ed|en))\b/i,
  ],
  [
    /\bhow (?:was|were|is|are|did|do|does) [^?]{0,60}\b(?:chosen|choose|selected|select|picked|recruit(?:ed)?|elected|appointed|decided)\b(?! (?:that|to|on)\b)/,
    /\b(?:chos\w+|choos\w+|choice|select\w*|pick(?:ed|s)?|recruit\w*|elect(?:ed|ion|s)|appoint\w*|nominat\w+|invit\w+|ask(?:ed|s)|appl(?:y|ied|ications?)|advert\w*|interview\w*|hir(?:ed|es)|volunteer\w*|lots?|vot(?:e[ds]?|ing)|jury|judg\w+|criteri\w+|because|offer\w*|persuad\w+|competition|contest|signed up|respon\w+|random\w*|shortlist\w*|audition\w*|proposed|suggest\w*|decid\w+|recommend\w*)\b/i,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?how did ${they} (?:(?:first|actually|originally|even) )?(?:(?:get|land|find|come by|secure|obtain) (?:the|an?|that|this|${their})(?: (?!first\b)\w+){0,2} (?:job|post|position|role|seat|place)|get hired)\b`,
    ),
    /\b(?:(?:was|were|been) hired|(?:hired|recruited|called|chose|picked) (?:me|him|her|them)|(?:was|were|been) (?:recruited|called|chosen|picked)|offer(?:ed|s)?|ask(?:ed|s)|invit\w+|appl(?:y|ied|ications?)|advert\w*|interview\w*|met|knew|phoned?|rang|wrote to|letter|persuad\w+|convinc\w+|took (?:me|him|her|them)|appoint\w*|elect(?:ed|ion)|succe(?:ed|ss(?:or|ion)\b)\w*|promot\w+|thanks to|won the|competition|recommend\w*|introduc\w+|brought|bought|founded|started as|intern\w*|handed|became|took over|contact\w*|approach\w+|found (?:me|him|her|them)|because|seconded|transferred)\b/i,
  ],
  // What was learned, decided and recorded
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but),? )?(?:what|which lessons?) (?:(?:lessons? )?(?:did|has|have) ${they} (?:(?:personally|actually|mainly|most) )?learn(?:ed|t)?|lessons? (?:were|was) learn(?:ed|t))\b(?! (?:to (?:do|play|make|speak|write)|as)\b)`,
    ),
    /^Outcome|\b(?:learn(?:ed|t|s)?|taught|teaches|lessons?|underst\w+|reali[sz]\w+|discover\w*|found|finding\w*|mistake\w*|since then|ever since|never again|(?:have|has|had) (?:never|always)|shown|show(?:ed|s)?|understood|kn[eo]w|regret\w*|insight\w*|should have|wrong|would (?:do|not|never)|conclu\w+|turned out|convinc\w+|saw|stud(?:y|ied)|copied|trained|after that|today i|now i|made me)\b/i,
  ],
  [
    /^\W*what did (?!(?:he|she|they|you)\b)(?:the |that |this |his |her |their |your )?(?:\w+ )*(?:panel|committee|board|jury|court|council|commission|judges?|group|congress|tribunal) (?:(?:finally|actually) )?(?:decide|conclude|recommend|agree|rule|resolve|vote)\b/,
    /\b(?:decid\w+|decision\w*|vot(?:ed?|es)|rul(?:ed|ing)|agree\w*|resol\w+|recommend\w*|ch[oi][so]\w+|verdict|conclu\w+|settl\w+|won|asked|approv\w+|reject\w+|proposed|adopt\w*)\b/i,
  ],
  [
    /^\W*(?:was|were|is|are|has|have)\b(?! (?:he|she|they|you)\b)[^?]{0,80}\b(?:recorded|filmed|video-?taped|live-?streamed|televised|broadcast)(?: (?:anywhere|by any(?:one|body)))?\W*$/,
    /\b(?:videos?|record(?:ed|ings?)|film\w*|watch(?:ed)?|stream\w*|views|youtube|vimeo|broadcast\w*|televis\w+|television|radio|tapes?|taped|audio|camera|podcast|transcripts?)\b|^Links?\b/i,
  ],
  // How a thing was taken from place to place
  [
    /\bhow (?:was|were|did) [^?]{1,60}\b(?:transport(?:ed)?|shipped|delivered)\b/,
    /\b(?:transport\w*|carri(?:ed|es)|carry|ship(?:ped|s)?|trains?|boats?|lorr(?:y|ies)|trucks?|vans?|cars?|plane|flown|flew|boxe?s?|cases?|crates?|sent|brought|delivered|deliver\w+|travelled|by (?:air|sea|post|mail|rail|road|hand))\b/i,
  ],
  // How large a firm or a place is
  [
    /^\W*(?:(?:and|so),? )?how (?:big|large|small) (?:is|was) (?:the |this |that )?(?!(?:team|group|staff|audience|class|it|he|she)\b)\w+(?: \w+)?\W*$/,
    /\d|\b(?:hundreds?|thousands?|millions?|dozens?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|people|staff|employees|large|largest|big|biggest|tiny|giant|smallest|family firm|start-?up)\b|^Team/i,
  ],
  // Which kind of model
  [
    /\b(?:what|which) (?:(?:kind|type|sort)s? of )?(?:(?:machine[- ]learning|ai|ml|statistical|deep[- ]learning|neural|language) )+(?:models?|algorithms?|methods?|techniques?|architectures?|networks?)\b/,
    /\b(?:neural|CNNs?|networks?|transformers?|forests?|regress\w+|SVMs?|Bayes\w*|LSTMs?|BERT|GPT\S*|gradient|boost\w*|trees?|cluster\w*|Whisper|YOLO\S*|ResNet\S*|U-Net|[Mm]arkov|auto-?encoders?|nearest|perceptron|Gaussian|[Mm]odel(?:s|led)?|Llama\S*|Mistral|Claude|Gemini|ANOVA)\b/,
  ],
  // What comes next, what sets a thing apart, and what one would do another way
  [
    /^\W*(?:(?:and|so),? )?what(?:'s| is| are| comes?) (?:the )?(?:next (?:for|steps?)|(?:future )?plans? for|future of|roadmap (?:for|of))\b/,
    /\b(?:next|plan(?:s|ned|ning)?|will|shall|future|going to|from 20\d\d|by 20\d\d|hop(?:es?|ing) to|intend\w*|coming|roadmap|soon|upcoming|later this|under way|handed|archived|ended|stopped|closed|expected|due|no longer|draft)\b|^Status|^End: (?!present)/i,
  ],
  [
    /\bwhat (?:makes|made|sets?) [^?]{1,60}\b(?:different|special|unique|apart|stand out)\b|\bhow (?:is|was) [^?]{1,60}\bdifferent from (?:the )?(?:others?|other \w+|rest|competit\w+)\W*$/,
    /\b(?:unlike|instead|rather than|differ\w*|other(?:s|wise)?|only|uniqu\w+|special|sets? (?:it|them) apart|the first (?:of|to|that|in)|without|compared|so far as)\b/i,
  ],
  [
    /\bwhat would (?:he|she|they|you) (?:(?:now|have) )?(?:do|done|change|changed)(?: differently)?\b[^?]*\b(?:differently|again|today|now|next time|change)\b|\bwhat would (?:he|she|they|you) change (?:about|in)\b/,
    /\b(?:differently|should have|would(?:n['’]t| not)?(?: never)? (?:have|do|be|now|start)|regret\w*|mistake\w*|wish\w*|next time|today i|now i|again|earlier|lesson\w*|learn(?:ed|t) (?:that|from|not|never|the hard|it)|too (?:long|late|early|soon|many|much)|wrong|sorry|apologi\w+|never)\b/i,
  ],
  // What moved somebody and a firm to come together
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so),? )?why (?:did|do you think) (?!${they}\b)[^?,]{1,60} (?:hire|hired|employ|recruit|headhunt|take|took) ${them}(?: on)?\W*$`,
    ),
    /\b(?:(?:hire[ds]?|recruit(?:ed)?|take|took|employed|chose) (?:me|him|her|them)|(?:was|were|been) (?:hired|recruited)|offer(?:ed|s)|wanted (?:me|him|her|them|some\w*|an?)|need\w*|look(?:ed|ing) for|ask(?:ed|s)|invit\w+|headhunt\w*|persuad\w+|brought (?:me|him|her|them)|appoint\w*|called (?:me|him|her|them))\b/i,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so),? )?why did ${they} (?:choose|pick|decide (?:on|to go to)|go to|study at|want to study at) _+\W*$`,
    ),
    /\b(?:cho(?:se|osen?)|because|only|near|close to|cheap\w*|free|afford\w*|want(?:s|ed)|recommend\w*|famous|scholarships?|best|accept\w*|admit\w*|love\w*|reputation|so that|since (?!\d)|taught|dream\w*|follow\w*|told|advice|advis\w+|open to|clos(?:ed|est)|reasons?|attract\w*|dr[ae]w\w*|rather|instead|in order to|to (?:study|learn|be|work|get|become|see|earn))\b/i,
  ],
  [
    new RegExp(String.raw`^\W*(?:did|was|were|has|have) ${they} (?:(?:ever|get|got|been) )*promoted\b`),
    /\b(?:promot\w+|rose|became|made (?:\w+ ){0,2}(?:partner|head|lead|director|manager)|st[ea]pp?(?:ed)? up|appointed|advanced|took over|from \w+ to)\b/i,
  ],
  [
    new RegExp(String.raw`^\W*(?:do|does|did) ${they} (?:(?:really|actually|ever) )?(?:enjoy|like|love) _+\W*$`),
    /\b(?:lov(?:ed?|es)|enjoy\w*|lik(?:ed?|es)|happ(?:y|i\w+)|hat(?:ed|es)|dislik\w*|miss(?:ed)?|fun|joy|glad|best|worst|favou?rites?|proud|pleas\w+|bor(?:ed|ing)|wonderful|home|difficult|hard)\b/i,
  ],
  // How a prize is given, and among how many
  [
    /\bcelebrat(?:e|ed|ion)\b|\bceremony\b/,
    /\b(?:celebrat\w+|ceremon\w+|gala|dinner|part(?:y|ies)|champagne|banquet|danced?|hall|toast|handed|presented|palace|evening|reception|speech(?:es)?|concert|cake|drank|drunk)\b/i,
  ],
  [
    /\bhow many (?:\w+ )?(?:people|others|candidates|applicants|entries|teams|projects|\w+s) (?:had |were |was )?(?:applied|entered|competed|nominated|shortlisted|considered)\b/,
    /\b(?:appl(?:y|ied|icants?|ications?)|entr(?:y|ies|ants)|entered|candidates|nominat\w+|shortlist\w*|finalists?|compet\w+|out of|among|submi\w+)\b/i,
  ],
  // Every day at work
  [
    /\b(?:typical|normal|average|usual|ordinary|regular) (?:\w+ )?(?:day|week|shift|morning)\b|\bday[- ]to[- ]day\b|\b(?:day|week) look like\b/,
    /\b(?:days?|weeks?|mornings?|afternoons?|evenings?|nights?|hours?|usually|every|each|routine|daily|weekly|mostly|often|spen[dt]|half of|rest of|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/i,
  ],
  [
    /\b(?:best|nicest|favou?rite) (?:thing|part|bit|aspect|side|memory|moment)\b|\bwhat did (?:he|she|they|you) (?:most )?(?:like|love|enjoy)(?: (?:most|best))? (?:about|in|at)\b/,
    /\b(?:best|favou?rites?|lov(?:ed?|es)|enjoy\w*|lik(?:ed|es)|i like|joy\w*|fun|proud\w*|happ(?:y|i\w+)|miss(?:ed)?|treasur\w*|glad|delight\w*|fond\w*|wonderful|pleas\w+|great\w*|laugh\w*|nice\w*|good)\b/i,
  ],
  [
    /\bcommut(?:e|ing)\b/,
    /\b(?:commut\w+|travel\w*|miles|km|kilomet\w+|trains?|bus(?:es)?|driv(?:e|ing)|dr[oi]ve\w*|cycl\w+|bicycle|bike|walk\w*|minutes from|remote\w*|from home|tram|ferry|office)\b/i,
  ],
  // How a thing began, was paid for and paid for itself, and how it looks
  [
    /\bwhat (?:first |originally )?inspired (?!(?:him|her|them|you)\b)\S/,
    /\b(?:inspir\w+|ideas?|because|after|when|began|begun|grew|grown|saw|read|came from|comes from|prompt\w+|start\w*|complain\w*|led|tired|so that|since (?!\d)|notic\w+|found|accident|reminded|model|dream\w*|wanted|ask(?:ed|s)|said|told|once|born)\b/i,
  ],
  [
    new RegExp(
      String.raw`\bhow did ${they} (?:\w+ )?(?:get|find|raise|secure|obtain|win) (?:the |any |${their} )?(?:funding|funds|grants?|sponsors?|sponsorship|investors?|backers)\b`,
    ),
    /\b(?:fund\w*|grants?|sponsor\w*|donat\w+|rais\w+|paid|pays?|gave|money|invest\w*|budget|crowd\w*|loans?|award\w*|foundation|collect\w*)\b/i,
  ],
  [
    /\b(?:take to|to) (?:pay (?:off|back|for (?:itself|themselves))|break even)\b|\b(?:has|have|did) .*\b(?:paid off|pay off|broken even|break even|paid for itself)\W*$/,
    /\b(?:pa(?:y|id|ys) (?:off|back|for (?:itself|themselves))|recoup\w*|br(?:eak|oke) even|earned back|returns?|profit\w*|repaid|loss)\b/i,
  ],
  [
    /\bwhat (?:does|did|do) (?!.*\b(?:days?|weeks?|teams?|process|future|year|work|career|life)\b)[^?]{2,60}\blooks? like\b/,
    /\b(?:look(?:s|ed)?|shaped?|like an?|made (?:of|from|by)|(?:of|in|a|an?) (?:solid )?(?:gold|silver|bronze)|glass|wood\w*|steel|brass|stone|round|square|small|tiny|large|big|colou?r\w*|red|blue|green|black|white|yellow|gr[ea]y|pale|dark|wide|tall|high|heavy|hang\w*|engrav\w+|photograph\w*|picture\w*|drawing\w*|cube|tube|sphere|disc|\w*met(?:re|er)s?|[cm]m|\w*grams?|kg|inch\w*|feet|leather|alumini?um)\b/i,
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
    /\b(?:friend\w*|g[eo]t (?:along|on)|quarrel\w*|argu\w+|affairs?|lov(?:e[ds]?|ers?)|romance|dat(?:ed|ing)|feud\w*|close\w*|respect\w*|admir\w+|couple|rival\w*|lik(?:ed?|es)|fell out|(?:hardly|barely|no longer|never again) spoke|difficult|warm\w*|cold\w*|trust\w*|thank\w*|brilliant|kind|strict|happy|pleasure|enjoy\w*|together)\b/i,
  ],
  [
    /\bhow did\b[^,?]{1,60}\b(?:get|come) to know\b/,
    /\b(?:met|meets?|meeting|introduc\w+|acquain\w+|knew|known|through|neighbou?rs?|fellow students?|hired|wrote|contacted|called|approached|found|asked|invited|came)\b/i,
  ],
  // What a critic says, and days of the week
  [/\b(?:what|which) (?:\w+ )?ratings?\b/, /\brat(?:ed|ings?)\b|\bstars\b|\bout of\b|\bper ?cent\b|%/i],
  [/\b(?:what|which) (?:weekday|day of the week)\b/, /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/],
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
  ...habitSigns,
];
