import type { MatterSign } from './matter.ts';

/** Matters of works and studies: how they were done, what they found, who took them up and how they were received. */
export const workSigns: MatterSign[] = [
  // reception
  {
    asked:
      /\b(?:reception|received|critics?|reviewers?|(?:go|goes|went|gone) down (?:well|badly|with)|(?:how|what) (?:did|do|does) (?:people|the \w+|users|readers|others|everyone|experts|colleagues) (?:\w+ )?(?:take to|react|respond|think|say|make of|feel|like)|reacti(?:on|ons)|react(?:ed)?|feedback|applause|applaud\w*|ovations?|boo(?:ed)|panned|acclaim(?:ed)?|hail(?:ed)?|rave(?:d|s)?|slat(?:ed|ing)|warmly|thumbs[- ]up|buzz|cheer(?:ed|s)?|notices|laugh(?:ed)?(?: at| off)?|s[ck]eptic\w*|derid\w+|ridicul\w+|doubters|a hit\b|smash hit|flop with|box office|lapp(?:ed)? (?:it )?up|lukewarm|cold shoulder|open arms)\b/,
    told: /\b(?:[Cc]ritics?|[Rr]eviewers?|praised?|ovation|applau\w+|well received|success(?:ful)?|called it|welcomed|laughed|ignored|rejected|s[ck]eptic\w*|doubt(?:ed|s)|ridicul\w+|complain\w*|satisf\w+|loved|hated|enthusias\w+|admir\w+|mocked|box office|best-?sell\w+|famous|condemned|feedback|took little notice|hit)\b/,
  },
  // length
  {
    asked:
      /\b(?:run(?:ning)? ?time|minutes long|sit through|page count|how thick|doorstops?|tome|how many (?:pages|words|minutes|chapters)|word count|how long (?:is|was|are|were) (?:the|this|that|her|his) (?:\w+ )?(?:film|movie|talk|book|paper|lecture|video|clip|demo|speech|report|article|presentation|thesis|text)|epic|marathon|chunky|weighty tome)\b/,
    told: /^pages:|\b\d[\d,]{0,9} (?:pages|pp|words|minutes|lines|chapters)\b|\d-(?:minute|page|hour)\b|\b(?:minute|hour)s? long|\b(?:ninety|sixty|thirty|forty|twenty|ten)[- ]minutes?\b|\bhour-long\b/,
  },
  // translation
  {
    asked:
      /\b(?:translat\w+|other (?:tongues?|languages?)|foreign (?:tongues?|editions?|languages?|readers)|(?:what|which|how many) languages|into (?:other languages|french|german|spanish|japanese|chinese|russian|italian|english|polish|portuguese)|multi-?lingual|bilingual|locali[sz]\w+|tongues?|interpreters?|non-?english)\b/,
    told: /\b(?:[Tt]ranslat\w+|languages|(?:into|in) (?:French|German|Spanish|Japanese|Chinese|Russian|Italian|English|Polish|Portuguese|Dutch|Swedish|Welsh|Arabic|Hindi)|multilingual|bilingual|locali[sz]\w+)\b/,
  },
  // outlet
  {
    asked:
      /\b(?:publishers?|publishing house|journals?|periodicals?|outlet|imprint|(?:see|saw) print|in print|brought (?:it |\w+ )?out|put (?:it )?out|proceedings|magazines?|where (?:was|were|did|is|can) (?:\w+ ){1,4}(?:published|appear(?:ed)?|printed))\b/,
    told: /^venue:|\b(?:[Pp]ublished (?:in|by)|Press\b|[Jj]ournal|[Pp]roceedings|magazine|printed (?:in|by)|Transactions|publishers?|Letters|Annals|Review\b)/,
  },
  // etymology
  {
    asked:
      /\b(?:name (?:come|came|stem|derive|originate)s? from|(?:why|how) (?:is|was|are|were|did) (?:it|they|that|this|the \w+) (?:\w+ )?(?:called|named|christened|dubbed)|called that|named (?:after|for|so)|stands? for|etymology|(?:odd|funny|strange|weird|curious|unusual|peculiar|silly) (?:name|title)|(?:name|title) (?:mean|signif|refer|suggest)\w*|(?:behind|explains) (?:the|its|that) (?:name|title)|came up with the name|coin(?:ed)?|namesake)\b/,
    told: /\b(?:named (?:after|for)|name (?:comes|came|is|was|means|stands|goes)|[Ss]tands for|short for|(?:called|named) .{0,30}\bbecause|nickname\w*|christened|the name\b|abbreviat\w+|coined|the word\b|after (?:the|her|his|my) (?:native|country|home))/,
  },
  // sample
  {
    asked:
      /\b(?:sample(?:s| size)?|how many (?:participants|people|patients|subjects|volunteers|respondents|specimens|images|cases|records|data points|rows|documents|recordings?|hours) (?:\w+ ){0,3}(?:took|test|studied|in|look|examin|cover|includ|analys|contain|involv)\w*|guinea pigs?|took part|test subjects?|cohort|data ?sets?|how much data|corpus|evidence base|training (?:data|set|material)|(?:trained|fed|based) (?:up)?on|raw data|(?:data|figures|numbers|statistics|evidence) (?:come|came|drawn|taken|gathered|stem)|sources? of (?:the )?(?:data|figures|numbers|evidence))\b/,
    told: /\b\d[\d,. ]{0,14}(?:million|thousand|billion)? ?(?:\p{Ll}+ ){0,2}(?:participants|patients|people|subjects|volunteers|respondents|specimens|images|records|samples|hours|recordings|interviews|sentences|documents|soldiers|women|children|cases|sites|trials|rows|answers|photographs|scans|stations|clips|tonnes|kilograms)\b|\b(?:data ?set|corpus|survey(?:ed)?|samples?|recorded (?:by|at|in|over)|drawn from|data (?:from|of)|trained on|took part|archives? of)\b/u,
  },
  // method
  {
    asked:
      /\b(?:method(?:s|ology)?|(?:g[oe]|goes|going|gone|went) about|techniques?|procedures?|experiments?|experimental set-?up|recipe|protocol|modus operandi|game plan|playbook|step by step|how (?:was|were|did|do|does|is) (?:\w+ ){1,4}(?:measured?|tested?|conduct(?:ed)?|stud(?:y|ied)|establish(?:ed)?|determined?|isolated?|extract(?:ed)?|figure|found out|work(?:ed)? out)|line of attack|tackl(?:e|ed|ing)|approach(?:ed)?|carr(?:y|ied) out)\b/,
    told: /\b(?:[Mm]ethods?|[Ee]xperiments?|compar(?:ed|ing|es)|measur(?:ed|ing|ements?)|randomi[sz]ed|controlled|techniques?|procedures?|[Ii]nterview(?:ed|s)|survey(?:ed|s)?|simulat\w+|dissol\w+|crystalli\w+|separat(?:ed|ing|ion)|recorded|logged|observed|statistic\w+|by \p{Ll}+ing)\b/u,
  },
  // finding
  {
    asked:
      /\b(?:findings?|main result|(?:key|main|big|central|chief|headline) (?:result|message|take-?away|insight|finding|discovery|conclusion)s?|bottom line|upshot|boil(?:s|ed)? down|in a nutshell|c[ao]me up with|c[ao]me out on top|came (?:top|first)|(?:best|top) performer|won out|conclu(?:de|ded|sions?)|verdict|reveal(?:ed|s)?|revelations?|surpris(?:e|es|ing|ed)|turn(?:ed|s)? out|br[oi](?:ught|ng) to light|shed(?:s)? light|teach(?:es)? us|taught us|answer (?:did|was|turned)|eye-?opener)\b/,
    told: /\b(?:[Ff]ound (?:that|no|a|the|two)|sh[oe]w(?:ed|s|n)? that|[Cc]onclu\w+|[Rr]esults?|proved|discovered|turned out|(?:was|were|is|are) (?:the )?(?:fastest|best|faster|better|worse|cheaper|higher|lower|more \p{Ll}+) ?(?:than)?|demonstrated|revealed|no (?:effect|difference)|significant\w*|explained|half of the|most of the|could not be)\b/u,
  },
  // punctual
  {
    asked:
      /\b(?:dead-?lines?|(?:on|in|ahead of|behind) (?:time|schedule)|target date|skin of|nick of time|crunch time|due date|punctual\w*|against (?:the clock|time)|rush(?:ed)?|overdue|(?:finish|finished|deliver|delivered|ready|done|ship|shipped|arrive|arrived|launch|launched) (?:\w+ )?(?:late|early)|time pressure|over-?r[au]ns?|longer than (?:planned|expected|promised|hoped)|under budget|over budget|as promised)\b/,
    told: /\b(?:deadlines?|on time|(?:weeks?|months?|days?|years?) (?:late|early|behind|ahead)|in time|on schedule|ahead of|delay\w*|slipped|within (?:the )?budget|over budget|under budget|by the (?:end|date)|took (?:\p{Ll}+ ){0,4}(?:weeks|months|years|days)|postponed|in (?:only|just) )\b/u,
  },
  // footage
  {
    asked:
      /\b(?:film(?:ed)|footage|videos?|recordings?|on (?:tape|film|video|camera)|caught on|transcripts?|live-?stream(?:ed)?|photograph(?:ed|s)?|photos?|pictures of|see it in action|clips?|watch (?:it|the|her|his|a)|screenshots?|capture[ds]? (?:it|for))\b/,
    told: /\b(?:[Vv]ideo|[Ff]ilmed|[Rr]ecording|footage|on tape|photograph(?:s|ed)?|transcript|cameras?|streamed|(?:was|is) recorded|motion picture)\b/,
  },
  // crew
  {
    asked:
      /\b(?:head ?count|man-?power|crew|staffed|one[- ](?:man|woman|person) (?:band|show|job|effort)|solo|single-?handed(?:ly)?|on (?:her|his) (?:own|tod)|all by (?:her|him)self|chip(?:ped)? in|l[ea]n[dt] a hand|helping hands?|helpers?|accomplices?|side-?kicks?|partners? in crime|team(?:ed)? up|join(?:ed)? forces|pitch(?:ed)? in|(?:with|alongside) whom|rop(?:e|ed) in|put (?:her|his|their) heads? together|how many (?:people|hands|folks|heads|engineers|developers|programmers|scientists) (?:\w+ ){0,2}(?:work|worked|built|made|wrote|behind|involved|take|took|needed)|elbow to elbow|shoulder to shoulder|with (?:any )?help|assist(?:ance|ants?|ed))\b/,
    told: /^(?:team|collaborators|colleagues|coInventors|authors|sharedWith):|\b(?:team of|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:\p{Ll}+ ){0,2}(?:people|engineers|programmers|researchers|designers|developers|colleagues|assistants|students|scientists|women|volunteers|nurses)|together with|jointly|assistants?|alone|on my own|by (?:my|her|him)self|single-handed|with (?:her|his|my) (?:husband|wife|brother|sister|colleague|student|co-founder))\b/u,
  },
  // score
  {
    asked:
      /\b(?:state of the art|sota|leader ?boards?|league table|benchmarks?|top of the (?:class|pile|table)|outplay\w*|come (?:first|last|top)|came (?:first|last|top)|runner-up|how (?:well|good) (?:did|does|do|was|is) (?:it|they|the \w+) (?:do|perform|score|get|fare)|marks out of|full marks|pass(?:ed)? with|flying colou?rs|beat(?:en|s)?|trounc\w+|wip(?:e|ed) the floor|best in class)\b/,
    told: /\b(?:scores?|scored|points|per cent|beat|beats|ahead of|first of|first place|ranked|leader ?board|F1|accuracy|benchmark\w*|state of the art|winner|record|better than|faster than|outperform\w*)\b|\d ?%/,
  },
  // approval
  {
    asked:
      /\b(?:red tape|bureaucra\w+|rubber[- ]?stamp\w*|go-?ahead|green ?-?li(?:ght|t)(?:ed)?|sign(?:ed)? (?:it )?off|the nod|(?:whose )?blessing|clearance|seal of approval|ok(?:ay)?'?d|wav(?:e|ed) (?:it )?through|official(?:ly)? (?:recogni[sz]ed|approved|accepted)|thumbs[- ]up from|clear(?:ed)? the (?:hurdle|way)|regulators?|ethics (?:board|committee)|cert(?:ified|ification))\b/,
    told: /\b(?:granted|[Aa]pprov(?:ed|al|es)|permission|licen[cs]ed by|allowed|authori[sz]\w+|examin(?:ed|er|ers)|accepted|clearance|ethics|certifi\w+|ratified|regulat\w+|signed off|passed the)\b/,
  },
  // impact
  {
    asked:
      /\b(?:impact|game[- ]chang\w+|revolutioni[sz]\w+|ground-?break\w*|earth-?shatter\w*|(?:make|made|makes) (?:a|much of a|any) (?:splash|stir|dent|mark|impression|waves)|make waves|made waves|sh[ao]o?k(?:en)? (?:up|the)|transform(?:ed|s)?|left (?:its|her|his|their|a) mark|leave (?:its|her|his|their|a) mark|why (?:does|did|should|is|was) (?:\w+ ){1,4}(?:matter|important|significant)|chang(?:e|ed|es) (?:the world|lives|the way|things|everything|the face)|influenti\w+|far-reaching|landmark|milestone|watershed|for the better|historic)\b/,
    told: /\b(?:influenc\w+|(?:was|is) the first (?:to|time|\p{Ll}+)|changed|led to|became (?:the|a) standard|cited|inspired|pioneer\w*|lives|mortality|since then|worldwide|impact|turned into|credited|landmark|to this day|has been (?:used|adopted|cited))\b/u,
  },
  // press
  {
    asked:
      /\b(?:(?:the )?(?:press|media|newspapers?|papers|headlines?|journalists?|reporters?|broadcasters?)(?= (?:say|said|cover|report|write|wrote|pick|interest|get|got|attention|coverage|make|made|take|talk)\w*)|media coverage|press coverage|front page|made (?:the )?(?:news|headlines|papers)|make (?:the )?(?:news|headlines|papers)|on (?:tv|telly|television|the radio|air|the box)|limelight|spotlight|publicity|column inches|fleet street|newsworthy|in the news|documentar(?:y|ies)|podcasts?)\b/,
    told: /\b(?:newspapers?|[Pp]ress\b(?! of)|journalists?|magazine|television|radio|broadcast|New York Times|The Times|Guardian|Wired|headlines?|[Dd]ocumentar(?:y|ies)|podcasts?|interviewed|reporters?|wrote about|front page|BBC)\b/,
  },
  // controversy
  {
    asked:
      /\b(?:controvers\w+|scandals?|uproar|outcry|backlash|furore?|stink|flak|ruffl(?:e|ed)|feathers|up in arms|protest(?:s|ed|ers)?|oppos(?:e|ed|ition|ing)|oppon\w+|critici[sz]\w+|pushback|push(?:ed)? back (?:on|against)|resist(?:ed|ance)?|nay-?sayers?|detractors?|kick(?:ed)? up|bad blood|fight (?:over|about|for)|fought|row over|stepp(?:ed)? on toes|enem(?:y|ies)|against it|object(?:ed|ions?)|raised eyebrows|upset people|unpopular)\b/,
    told: /\b(?:controvers\w+|scandal|protest\w*|oppos\w+|critici[sz]\w+|objection\w*|objected|complain(?:ed|ts?)|refused|resist\w*|attack(?:ed|s) (?:in|by|her|him|for)|condemn\w*|banned|angr\w+|outcry|backlash|apolog\w+|argued against|quarrel\w*|dispute\w*|hostil\w+)\b/,
  },
  // withheld
  {
    asked:
      /\b(?:retract(?:ed|ion)?|withdr[ae]w(?:n|al)?|recall(?:ed)? (?:from|by)|t(?:aken|ook) (?:it )?(?:down|off the)|ban(?:ned)?|censor\w*|suppress\w*|hush(?:ed)?[- ]?(?:up|hush)?|classified|top secret|kept (?:secret|quiet|back|hidden|under)|under wraps|off the shelves|gagged|locked away|hidden from|mum about|cloak|swept under|in the drawer|gather(?:ed)? dust|never (?:saw|see) the light)\b/,
    told: /\b(?:[Ww]ithdr[ae]w\w*|[Rr]etract\w+|recalled (?:by|from)|banned|censor\w*|[Cc]lassified|secret(?:ly)?|suppress\w*|taken (?:down|off)|corrected|correction|erratum|declassified|not (?:be )?published|unpublished|never published|confidential|seized|burned)\b/,
  },
  // unfinished
  {
    asked:
      /\b(?:unfinished|incomplete|half-(?:done|finished|built|baked)|never (?:\w+ )?(?:finished|completed|built|made|published|released|shipped|launched)|shelv(?:e|ed)|drawing board|vapou?rware|c[ao]me to (?:nothing|naught)|pipe dreams?|fizzl(?:e|ed)|peter(?:ed)? out|stall(?:ed)?|in limbo|left (?:to do|undone|hanging|open)|still to (?:do|come)|loose ends|dead ends?|blind alleys?|non-?starter|fell by the wayside|remains? to be|never got (?:off|past|beyond|round)|dead in the water|stillborn)\b/,
    told: /\b(?:[Uu]nfinished|[Nn]ever (?:built|finished|completed|published|became|shipped|made|used|went|came)|not (?:yet|completed|finished|built)|[Aa]bandoned|incomplete|remain(?:s|ed) (?:open|to|a draft)|on paper|prototype|cancelled|[Dd]raft|in progress|was not (?:built|used|taken|adopted)|no money|gave up|open question|stopped)\b/,
  },
  // novelty
  {
    asked:
      /\b(?:first of its kind|world[- ]first|a first\b|unheard[- ]of|unprecedented|never (?:been )?(?:done|seen|tried) before|brand[- ]new|pioneer(?:ed|ing|s)?|trail-?blaz\w*|br[eo]ak(?:ing|s)? (?:new )?ground|broke (?:new )?ground|ahead of (?:its|her|his|their) time|cutting[- ]edge|break-?throughs?|innovat\w+|what(?:'s| is| was| were) (?:so )?(?:new|novel|original|fresh|different|clever)|(?:novel|new|fresh|original) about|nobody (?:else )?(?:had|did)|invented|uncharted|maverick|out of the box)\b/,
    told: /\b(?:the first (?:time|ever|to|computer|woman|person|\p{Ll}+ (?:to|in|of|with|that|for))|[Nn]ever before|[Nn]obody (?:else )?(?:had|did)|no one (?:else )?had|new (?:kind|way|method|element|idea)|invent(?:ed|s)|pioneer\w*|unlike|[Ff]or the first time|introduced (?:the|a)|coined|decades (?:before|earlier)|before (?:anyone|anybody|there))\b/u,
  },
  // ease
  {
    asked:
      /\b(?:user[- ]friendl\w+|eas(?:y|ily|ier) (?:to|for|is|was)|how (?:easy|simple|hard|difficult|quickly can|long does it take to (?:learn|set|install|get|master))|(?:learn|learned|learnt|master) (?:to use|it|how to)|learning curve|intuitive\w*|novices?|beginners?|newcomers|pick(?:ed)? it up|straightforward|set(?:ting)? (?:it )?up|install(?:ation)?|hassle|fiddly|child's play|a breeze|training needed|dumm(?:y|ies)|non-?technical|lay ?(?:men|people|person)|foolproof|idiot-?proof)\b/,
    told: /\b(?:(?:minutes|hours|days) to learn|learn(?:ed|t|s)? (?:to|in|it|within)|without (?:training|a manual|help|reading|a programmer|programming)|beginners|novices?|(?:minutes|hours?) of (?:training|practice)|set up in|(?:easy|easier|simple|simpler) to|no (?:configuration|training|installation|set-?up)|in plain|one command|ordinary (?:words|English)|anybody can|anyone can)\b/,
  },
  // upkeep
  {
    asked:
      /\b(?:up ?keep|maintain(?:ed|s|er|ers)?|maintenance|patch(?:ed|es)?|bug ?fix(?:es)?|still (?:get|gets|getting|being|receive|receives) (?:updates|updated|patched|fixed|fixes|worked|developed|developing)|kept up to date|keep(?:s|ing)? (?:it )?(?:up to date|fresh|ticking over)|custodians?|dormant|moribund|gathering dust|good (?:hands|health)|dead (?:project|as)|abandon-?ware|looked after|on life support|ticking over)\b/,
    told: /^status:|\b(?:[Mm]aintain(?:ed|s|ers?)?|[Mm]aintenance|[Aa]rchived|no longer|updated|last (?:release|commit)|volunteers|still (?:maintained|updated|developed)|taken over|steward\w*|unmaintained|not maintained|bug fixes)\b/,
  },
  // community
  {
    asked:
      /\b(?:contributors?|pull requests?|outside(?:rs| help| contributions)|patches from|crowd-?sourc\w*|(?:git ?hub )?stars|forks|mailing list|people (?:\w+ )?contribut\w*|strangers|rallied|fellow (?:developers|enthusiasts|hackers)|community)\b/,
    told: /\b(?:contributors?|contributions|contributed|communit(?:y|ies)|maintainers|volunteers|stars|pull requests|patches|forks|mailing list|members)\b/,
  },
  // premises
  {
    asked:
      /\b(?:workshop|shed|garage|premises|conditions|cramped|squalid|facilities|(?:work|working) ?(?:space|conditions|environment)|makeshift|hangar|bricks and mortar|under (?:what|which|whose) roof|lab(?:s|oratory)? (?:like|look)|set up shop|digs|quarters|where did (?:she|he|they) (?:actually )?(?:work|build|make|toil|do the work))\b/,
    told: /\b(?:shed|[Ll]aboratory|workshop|garage|roof|barn|cellar|basement|attic|studio|damp|draught\w*|hangar|kitchen|spare room|courtyard|leak(?:ed|y)|unheated|kitchen table|borrowed (?:room|desk|office)|in a room)\b/,
  },
  // sold
  {
    asked:
      /\b(?:how many (?:\w+ ){0,3}(?:made|built|produced|sold|printed|shipped|manufactured|sell|exist)|print run|production run|mass[- ]produc\w+|roll(?:ed)? off|copies|flew off|fl(?:y|ying) off the shelves|sell(?:s)? like|sold like|hot cakes|best-?sell\w*|sales|shift(?:ed)? (?:units|copies)|commercial(?:ly)? (?:success\w*|available|viable)|hit the (?:shops|market)|in (?:the )?shops|buyers?|takers|on sale)\b/,
    told: /\b\d[\d,.]* ?(?:\p{Ll}+ ){0,2}(?:copies|units|licen[cs]es|cars|boxes|kits|sets)\b|\b(?:copies|(?:were|was|been|have) (?:sold|built|made|printed|shipped)|sold|print run|production|sales|out of print|best-?seller|customers|on sale|on the market)\b/u,
  },
  // spread
  {
    asked:
      /\b(?:abroad|overseas|world-?wide|beyond (?:the |its )?(?:country|borders|shores|home)|far and wide|far afield|globe|global(?:ly)?|internationally|export(?:ed|s)?|across the (?:world|globe|pond|channel|country|border)|(?:which|what|how many) (?:countries|regions|nations|parts of the world)|travel(?:led)? (?:well|far)|cross(?:ed)? (?:the )?borders|outside (?:of )?(?:the )?(?:us|usa|uk|america|britain|england|france|germany|europe))\b/,
    told: /\b(?:countries|worldwide|abroad|international(?:ly)?|in (?:Germany|France|Britain|Japan|Europe|Asia|Africa|America|India|Canada|Australia)|regions|export\w*|overseas|across (?:Europe|the (?:country|world|United))|continents|all over)\b/,
  },
  // gist
  {
    asked:
      /\b(?:gist|synopsis|plot|story-?line|subject matter|crux|thrust|drift|(?:main|central|core|basic|big) (?:point|idea|argument|message|claim|thesis|premise|thought)|argu(?:e|es|ed|ment)|contend(?:s|ed)?|case (?:did|does) (?:it|she|he)|mak(?:e|es|ing) the case|made the case|elevator pitch|sum(?:med)? (?:it )?up|essence|take-?home|(?:get|gets|getting) (?:at|across)|all about|preach(?:es|ed)?|advocat\w+|long story short|tl;?dr|in layman's terms)\b/,
    told: /\b(?:[Aa]rgu(?:es|ed|ment)|[Dd]escribes?|[Ee]xplain(?:s|ed)|[Ss]ets? out|[Pp]ropos(?:es|ed|al)|[Ss]how(?:s|ed) (?:how|that|why|what)|[Dd]eals with|[Cc]overs|[Tt]ells (?:the|how|of)|[Cc]laim(?:s|ed) that|account of|history of|guide to|case for|how to|the idea (?:of|that)|[Pp]resents|[Aa] (?:way|method|plan|proposal|system|framework|theory) (?:of|for|to))\b/,
  },
  // screen
  {
    asked:
      /\b(?:star(?:red|s|ring)? (?:opposite|in|alongside)|co-?stars?|leading (?:man|lady|men|ladies)|on[- ]screen|silver screen|big screen|flicks?|movies?|motion pictures?|blockbusters?|tinseltown|act(?:ed)? (?:in|opposite|alongside)|part (?:did|does) (?:she|he) play|play(?:ed)? opposite|behind the camera|calls? action|talkies?|cast (?:as|in|alongside))\b/,
    told: /\b(?:opposite|starred|starring|directed|director|[Ff]ilms?|studio|box office|co-star\w*|cast (?:as|in)|[Ss]he played|[Hh]e played|pictures?|screen|scenes?)\b/,
  },
  // laurels
  {
    asked:
      /\b(?:gongs?|troph(?:y|ies)|silverware|accolades?|plaudits|kudos|pats? on the back|decorated|recogni[sz](?:ed|tion)|laurels|feted|hall of fame|honou?red|prize-?winning|award-?winning|rosettes?|wall of fame|tip(?:ped)? (?:their|its) hats?|singled out)\b/,
    told: /^(?:title|awarder|reason|honours):|\b(?:[Pp]rizes?|[Aa]wards?|awarded|[Mm]edals?|[Hh]onou?r(?:s|ed|ary)?|recogni[sz]\w+|elected (?:to|a)|shortlist\w*|hall of fame|[Ff]ellow of|named (?:the )?(?:best|one of))\b/,
  },
  // option
  {
    asked:
      /\b(?:why not (?:just )?(?:use|go|buy|take|do)|alternatives?|plan b|rul(?:e|ed) out|weigh(?:ed)? up|trade-?offs?|sett(?:le|led|ling) (?:on|for)|opt(?:ed)? for|(?:go|went|going|gone) (?:with|for)|plump(?:ed)? for|over the (?:other|alternatives)|in favou?r of|rather than|wh(?:y|at made \w+) (?:\w+ ){1,3}(?:choose|pick|prefer|select)|toss-?up|other (?:options|choices|candidates)|off the shelf)\b/,
    told: /\b(?:instead of|rather than|chose|chosen|prefer\w*|alternatives?|compared|rejected|[Dd]ecided (?:to|against|for|that)|trade-?off|considered|cheaper|simpler|over the|in favour of)\b/,
  },
  // limit
  {
    asked:
      /\b(?:constrain\w+|restrict(?:ed|ions?)|ground rules|red lines|requirements?|strings|small print|fine print|proviso|spec(?:s|ification)?|conditions attached|the catch|ceiling|cap on|within what|stipulat\w+|strict|house rules|do's and don'ts|ironclad)\b/,
    told: /\b(?:must|had to|limit(?:s|ed)?|constraints?|require(?:s|d|ments?)|allowed|no more than|at most|only if|on condition|rules?|no (?:\p{Ll}+ ){1,2}may|budget of)\b/u,
  },
  // ai
  {
    asked:
      /\b(?:a\.?i\.?|artificial(?:ly)? intelligen\w+|neural|chat-?bots?|deep learning|llms?|gpt|brainy software|smart software|self-learning|learning machines?|robots?)\b/,
    told: /\b(?:machine[- ]learn\w+|[Nn]eural|language models?|trained|classifiers?|transformers?|deep[- ]learning|artificial intelligence|models? (?:that|which|for|of)|embeddings?)\b/,
  },
  // automatic
  {
    asked:
      /\b(?:automat(?:e|ed|ic|ically|ing|ion)|by hand|manual(?:ly)?|robotic|hands-off|drudge\w*|donkey work|grunt work|tedious|tedium|chores?|legwork|elbow grease|labou?r[- ]sav\w+|(?:human|people) in the loop|run(?:s)? itself|of its own accord|on autopilot|spar(?:e|es|ed) (?:people|them|her|him|us)|mindless|repetitive)\b/,
    told: /\b(?:[Aa]utomat\w+|by hand|manual(?:ly)?|by (?:itself|themselves)|without (?:human|anyone|anybody|a person)|no longer (?:had|have|has|need\w*)|hours of (?:typing|copying|work)|typed|copied|retyp\w+|scripts?)\b/,
  },
  // confirmed
  {
    asked:
      /\b(?:reproduc\w+|replicat\w+|repeated (?:by|the|it|elsewhere)|confirm(?:ed|ation)|independent(?:ly)?|peer[- ]review\w*|h[eo]lds? water|stand(?:s)? up to|stood up to|corroborat\w+|back(?:ed)? (?:it |this |that )?up|borne out|bear(?:s)? out|vindicat\w+|proved? (?:right|wrong|her|him)|proven (?:right|wrong)|double[- ]check\w*|cross-?check\w*|open data|beyond doubt)\b/,
    told: /\b(?:[Rr]eproduc\w+|replicat\w+|[Cc]onfirm\w*|independent\w*|data (?:are|is|and code)|code and data|other (?:groups|laboratories|teams|labs)|repeated|peer|open data|verified|later (?:work|studies|experiments|measurements) (?:showed|confirmed|found)|proved (?:right|wrong|her|him))\b/,
  },
  // cited
  {
    asked:
      /\b(?:citations?|cited|quoted|referenced|most[- ]read|widely read|readership|well[- ]thumbed|required reading|pointed to by|fellow scholars)\b/,
    told: /\b(?:cit(?:ed|ations?|es)|quoted|read by|readers|readership|most (?:cited|read)|circulation|reprint\w*|downloads?|reading list)\b/,
  },
  // lifespan
  {
    asked:
      /\b(?:last(?:ed)? (?:long|the|how|until|into)|how long (?:\w+ ){1,5}(?:in use|running|survive|last|go on|on air|in print|in service|stay|remain|keep going)|life-?spans?|longevity|w(?:ear|ore) out|endur(?:e|ed|ance)|(?:stay|stayed|remain|remained) in (?:use|print|service)|decades (?:later|on)|innings|short-?lived|flash in the pan|shelf[- ]life|stick around|stuck around|staying power)\b/,
    told: /\b(?:for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|many) (?:more )?(?:years|decades|months|centuries)|in use (?:until|for|from)|until \d{4}|lasted|still (?:in use|sold|runs|stands|running)|from \d{4} to|decades|since \d{4}|half-life|[Ee]ver since|outlived|years later)\b/,
  },
  // client
  {
    asked:
      /\b(?:in (?:league|cahoots|tandem|partnership) with|joint venture|alliance|tie-?up|on behalf of|(?:who|which \w+) (?:\w+ )?(?:ordered|asked for|wanted|requested|commissioned|contracted|hired|backed)|commission(?:ed)?|for whom|at (?:whose|the) (?:behest|request)|behest|contractors?|the brief|middlem[ae]n|bosses wanted|made to order|bespoke|tailor-?made)\b/,
    told: /^(?:organisation|funding):|\b(?:[Cc]ommission\w*|[Cc]lients?|partners?(?:hip)?|together with|jointly|contracts?|on behalf of|ordered (?:by|it)|asked (?:me|us|her|him) to|hired (?:me|us|her|him)|for the (?:\p{Lu}\w+ )|request(?:ed)? (?:of|by))/u,
  },
  // culprit
  {
    asked:
      /\b(?:root cause|culprits?|went wrong|go wrong|what broke|brought (?:it|the \w+) down|knock(?:ed)? (?:it )?(?:out|over)|post-?mortem|trac(?:e|ed) (?:it )?back|gremlins?|glitch(?:es)?|bugs?|short circuit|villain|to blame|at fault|fly in the ointment|spanner|weak link|tripped (?:it )?up|downfall|undoing|undid|underl(?:ay|ies|ying)|real reason)\b/,
    told: /\b(?:caused? by|due to|traced|bugs?|fault(?:y)?|misconfigur\w+|(?:a|the) (?:moth|relay|certificate|typo|bug|leak|deadlock)|race condition|overflow\w*|forg[eo]t\w*|incidents?|post-?mortem|because (?:the|a|of|it|nobody)|too (?:small|slow|early|late|few|little)|ran out|[Ff]ailed (?:because|when|after|to))\b/,
  },
  // mended
  {
    asked:
      /\b(?:fix(?:ed|es)|repair(?:ed|s)?|mend(?:ed)?|patch(?:ed)? up|p[u]t (?:it|that|things|matters)? ?right|sort(?:ed)? (?:it |that |this |things )?out|rescu(?:e|ed)|sav(?:e|ed) the day|salvag(?:e|ed)|turn(?:ed)? (?:it|things) around|back on (?:its feet|track)|bounc(?:e|ed) back|prevent(?:ed|s)? (?:it|a|that|this|another)|happen(?:ing|ed)? again|(?:a )?repeat performance|safeguards?|stop(?:s|ped)? (?:it|that|this) (?:from )?happening|clean(?:ed)? up the mess|nurs(?:e|ed) back|stamp(?:ed)? out)\b/,
    told: /\b(?:fixed|repair\w*|[Ss]ince then|[Ee]ver since|restored|recovered|replaced|solved|rolled back|has not (?:happened|failed)|added (?:a|an)|introduced|now (?:every|each|all|runs|checks|has)|alerts?|a check|instead|mended|rebuilt|changed (?:the|our|to))\b/,
  },
];
