import type { MatterSign } from './matter.ts';

/** Matters of things: what they are made of, how they run, who has them and what became of them. */
export const thingSigns: MatterSign[] = [
  // material
  {
    asked:
      /\b(?:made (?:out )?of|built (?:out of|from)|fashioned (?:out of|from)|construct(?:ed)? (?:out )?of|carved|hewn|knocked together|cobbled together|stitched together|raw materials?|(?:what|which) (?:stuff|substance|materials?)|sort of material|ingredients?)\b/,
    told: /\b(?:wood(?:en)?|plywood|timber|oak|larch|steel|iron|brass|copper|alumini?um|glass|plastic|cardboard|punched cards?|paper tape|leather|rubber|concrete|bricks?|stone|clay|ceramic|ferrite|cores?|silicon|cotton|wool|silk|felt|(?:made|built|cut|carved) (?:out )?(?:of|from)|3D[- ]printed)\b/,
  },
  // working
  {
    asked:
      /\b(?:under the (?:hood|bonnet)|(?:makes?|made) (?:it|that|this|the \w+) (?:tick|work|run|go)|inner workings?|innards|guts|mechanism|nuts and bolts|ins and outs|secret sauce|magic|(?:clever )?trick (?:behind|to)|technically|mechanic(?:s|ally)|pull(?:s|ed)? off|wizardry|moving parts)\b/,
    told: /\b(?:[Ww]orks by|[Bb]y (?:\p{Ll}+ly )?(?:measuring|comparing|counting|sending|turning|changing|moving|reading|hopping|splitting|storing|rolling|pressing|sorting|matching|rewriting|separating|dissolving|marking|copying|keeping|using|translating)|two wheels|wheels|[Ee]ach (?:\p{Ll}+ )?(?:has|is|holds|carries|reads|writes|sends|keeps|turns)|mechanism|algorithm|in step|synchroni[sz]ed|converts?|translates?|detects?|turns (?:a|an|the|every|each))\b/u,
  },
  // look
  {
    asked:
      /\b(?:look(?:s|ed)? like|looks?\b(?=\W*$)|appearance|physically|resembl(?:e|es|ed)|(?:what|which) (?:shape|colou?r|form)|shaped|eye-?catching|aesthetic\w*|visually|picture it|clunky|sleek)\b/,
    told: /\b(?:shaped|looke?[sd] like|box|block|square|round|red|blue|green|black|white|buttons?|wheels|knobs?|the size of|carved|cord|painted|covered (?:with|in)|shell|glow\w*|transparent|typefaces?|colou?rs?|palette|upright|flat)\b/,
  },
  // measured
  {
    asked:
      /\b(?:how (?:big|large|tall|wide|heavy|small|tiny|bulky|thick|deep)|weigh(?:s|ed|t)?|dimensions?|bulky|lug(?:ged)?|on the scales|physical size|footprint|how much (?:space|room|memory|disk|storage)|take up|took up)\b/,
    told: /\d ?(?:kg|kilos?|kilograms?|tonnes?|tons?|pounds?|lbs?|grams?|mg|mm|cm|metres?|meters?|km|kilomet\w+|feet|foot|inch(?:es)?|square|acres?|hectares?|[KkMGT]i?B|kilobytes?|megabytes?|gigabytes?|terabytes?|bytes?|words of)\b|\b(?:the size of|weigh\w*|(?:metres|feet|inches|kilograms|tonnes|grams) (?:long|wide|tall|high|of)|a tenth of a gram)\b/,
  },
  // speed
  {
    asked:
      /\b(?:how (?:fast|quick|quickly|slow|speedy|responsive|long (?:does|did|do) (?:it|a|an|one|each) \w+ take)|snappy|zippy|nippy|laggy|sluggish|lag|latency|response times?|turnaround|throughput|wait(?:ing)? (?:times?|around|for)|h[au]ng (?:about|around)|lightning|blazing|at what (?:speed|pace|rate)|tempo)\b/,
    told: /\b(?:milliseconds?|microseconds?|seconds|per second|a second|per (?:minute|hour|day)|an hour|a minute|minutes|faster|quicker|slower|speed|latency|throughput|p9[59]|times as fast|overnight|real time|at night)\b|\d ?ms\b/,
  },
  // quicker
  {
    asked:
      /\b(?:(?:speed(?:s|ed)?|sped) (?:it |things |\w+ )?up|time[- ]savers?|sav(?:e|es|ed|ing) (?:\w+ )?time|shav(?:e|ed|ing)(?: \w+)? off|quicken(?:s|ed)?|accelerat\w+|slash(?:ed|es)?|whittl(?:e|ed)|trim(?:med)?|shorten(?:ed|s)?|(?:br[io](?:ng|ught)|c[ao]me|g[eo]t) (?:\w+ )?down (?:to|from)|shorter than before|(?:much|any|lot) (?:faster|quicker|shorter))\b/,
    told: /\bfrom .{1,40}\bto .{1,30}(?:seconds?|minutes?|hours?|days?|weeks?|months?)\b|\b(?:cut|reduced|fell|shortened|dropped|went) .{0,40}\b(?:from|by|to|in half)\b|\bhalv\w+|\btimes (?:faster|as fast)\b|\binstead of .{0,20}(?:minutes|hours|days|weeks)\b|\b(?:took|takes) .{0,30}\bnow\b/,
  },
  // accuracy
  {
    asked:
      /\b(?:how (?:accurate|accurately|precise|precisely|trustworthy|good (?:is|was|are|were) (?:it|the \w+) at)|accura(?:te|cy)|precision|margin of error|spot[- ]on|on the (?:money|mark|nose|button)|(?:get|gets|got) (?:it|things|them) (?:right|wrong)|hit rate|false (?:alarms?|positives?)|off the mark|wide of the mark|success rate|how often (?:is|was|does|did) it (?:right|wrong|miss|fail)|mess(?:es)? up|misfir\w+)\b/,
    told: /\b(?:per cent|percent|errors?|accura\w+|precision|correct(?:ly)?|right in|in \d+ of \d+|false|within (?:\d|one|two|five)|misse[sd]|tolerance|decimal)\b|\d ?%/,
  },
  // users
  {
    asked:
      /\b(?:user ?base|how many (?:people|users|folks?|customers|subscribers|firms|companies|businesses|teams|hospitals|schools|libraries|places|households|shops) (?:\w+ ){0,2}(?:use|uses|used|using|rely|run|running|bought|signed|got|adopt\w*|took|pay|paying|depend)|popular(?:ity)?|uptake|take-?up|sign-?ups|(?:signed|sign) up|widespread|traction|fan ?base|in circulation|following|how widely|(?:wide|broad) (?:a )?reach)\b/,
    told: /\b(?:\d[\d.,]{0,12}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?)(?: of)? (?:\p{L}+ ){0,3}(?:users?|customers|clients|subscribers|downloads?|readers|companies|firms|teams|hospitals|schools|libraries|sites|installations?|machines|members|stars|stations|organisations|organizations|newsrooms|shops|households|practices|visitors|researchers|developers|countries|councils|clinics|banks|museums)\b/iu,
  },
  // clientele
  {
    asked:
      /\b(?:clientele|end users|target (?:audience|market|group|reader\w*)|(?:aimed|pitched|geared|targeted|directed|meant|intended|made|built|designed|written) (?:at|for|to|towards) (?:whom|who)\b|who (?:is|was|are|were) (?:it|they|this|that|the \w+) (?:\w+ )?(?:for|aimed|meant|intended)|cater(?:s|ed)? (?:to|for)|whose hands|hands of|punters?|beneficiar\w+|benefit(?:s|ed|ing)?(?: most)? from|who (?:actually |mostly )?(?:uses|used|buys|bought|needs|needed|runs|reads|wants|wanted) (?:it|this|them|the|such))\b/,
    told: /\b(?:for (?:the )?(?:\p{Ll}+ )?(?:children|nurses|doctors|teachers|students|pupils|farmers|people|blind|beginners|researchers|librarians?|libraries|hospitals|firms|companies|engineers|developers|programmers|users|women|girls|soldiers|patients|journalists|editors|clinics|pharmacies|schools|parents|owners|clerks|pilots|teams|readers|designers|shops|mothers|workers)|used by|aimed at|designed for|meant for|written for|intended for|(?:[Uu]sers|[Cc]ustomers|[Cc]lients|[Rr]eaders|[Pp]atients) (?:are|were|include|can|could))\b/u,
  },
  // platform
  {
    asked:
      /\b(?:(?:written|coded|programmed|implemented) in|r[ua]ns? on(?= ?(?:\W*$|top|what|which))|tech(?:nology|nical)? stack|tool ?(?:chain|box|ing|kit|set)|operating system|(?:what|which) (?:kit|gear|hardware|equipment|machine|computer|software|tech|technolog(?:y|ies)|programming language|tools?|framework|database|language)|powers? (?:it|the)|powered by|apparatus|instruments?)\b/,
    told: /^skills:|\b(?:(?:written|programmed|coded) in|r[ua]ns? on|TypeScript|JavaScript|Python|Rust|Java|Kotlin|Swift|Scala|Elixir|Ruby|COBOL|FORTRAN|Fortran|Lisp|Erlang|assembly|SQL|PostgreSQL|Postgres|Kafka|Kubernetes|Linux|Unix|Windows|macOS|Android|iOS|React|compiler|database|browser|server|mainframe|minicomputer|time-sharing|electrometer|microscope|telescope)\b/,
  },
  // tested
  {
    asked:
      /\b(?:quality (?:control|assurance)|(?:make|made|making|be|being) (?:sure|certain)|catch(?:es|ing)? (?:mistakes|errors|bugs|problems|slips)|iron(?:ed|ing)? out|debug\w*|dry runs?|dress rehearsal|guinea pigs?|beta|pilot(?:ed)?|shake-?down|trial(?:s|led)? (?:it|run|out|on)|try(?:ing)? (?:it )?out|tried (?:it )?out|know(?:s)? (?:it|that it|they) works?|prov(?:e|es|ed) (?:it|that it) works?|sanity[- ]check\w*|safety net|put (?:it |them )?to the test|stress[- ]test\w*)\b/,
    told: /\b(?:[Tt]ests?|tested|testing|trials?|trialled|piloted|pilot|property-based|regressions?|[Rr]eview(?:s|ed)|verified|simulat\w+|beta|rehears\w+|measured against|benchmark\w*|audit\w*|double-checked|checked (?:by|against|on))\b/,
  },
  // outage
  {
    asked:
      /\b(?:outages?|down ?time|(?:g[oe]|goes|went|gone|going|was|were|taken|knocked) (?:down|offline|dark|out)|f[ea]ll(?:s|en)? over|crash(?:ed|es)?|br[eo]ak(?:s|ing)? down|broke(?:n)? down|meltdown|up ?time|dependab\w+|rel(?:iable|iability)|stay(?:s|ed)? up|rock[- ]solid|robust\w*|bullet-?proof|h[eo]ld(?:s)? up|conk(?:ed)? out|black-?outs?|on the blink|keel(?:ed)? over|wobbl\w+)\b/,
    told: /\b(?:[Oo]utages?|downtime|uptime|availability|crash\w*|[Ii]ncidents?|went down|failover|restarts?|reliab\w+|without (?:losing|stopping|restarting)|lost (?:no|data)|breakdowns?|on call|on-call|recover(?:y|s|ed)|post-?mortem|never (?:failed|lost|stopped)|down for|hours without)\b|\b99\.\d/,
  },
  // secure
  {
    asked:
      /\b(?:secur(?:e|ed|ity|ing)|hack(?:ed|ers?|ing)?|br[eo]ak(?:ing)? in(?:to)?|broke in(?:to)?|intruders?|attackers?|breach(?:ed|es)?|leak(?:ed|s)?|eavesdrop\w*|snoop\w*|intercept\w*|jam(?:med|ming)?|tamper\w*|spoof\w*|bad actors?|prying eyes|confidential\w*|pen(?:etration)?[- ]test\w*|safe from|crooks?|thieves|baddies|crack(?:ed)? (?:it|the code))\b/,
    told: /\b(?:encrypt\w+|cipher\w*|[Ss]ecur(?:e|ity)|passwords?|vulnerab\w+|attack(?:s|ers?)?|breach|penetration|jam(?:med|ming)?|intercept\w*|tamper\w*|secrets?|access (?:rights|control)|sandbox\w*|authenticat\w+|signatures?|two-factor|hop(?:s|ping)?|leak\w*)\b/,
  },
  // private
  {
    asked:
      /\b(?:privacy|personal (?:data|information|details)|(?:users?|patients?|people|customers?|readers?)(?:'s?)? (?:data|details|information|identit(?:y|ies))|track(?:s|ed|ing)? (?:people|users|me|you|us|visitors|readers)|spy(?:ing)?(?: on)?|nosy|big brother|phones? home|anonym\w+|gdpr|data protection|cookies|telemetry|surveillance)\b/,
    told: /\b(?:anonym\w+|pseudonym\w+|[Pp]rivacy|personal data|GDPR|consent|[Nn]o (?:tracking|cookies|telemetry|account|names|personal)|without (?:an account|names|cookies|tracking)|stays? on (?:the |their )?(?:device|machine|phone|premises)|never leaves?|leaves? the (?:building|device|hospital|machine)|is deleted|are deleted|on the device|offline)\b/,
  },
  // accessible
  {
    asked:
      /\b(?:accessib(?:le|ility)|disab(?:led|ilit(?:y|ies))|blind|deaf|partially sighted|visually impaired|hard of (?:seeing|hearing)|screen ?readers?|impair(?:ed|ments?)|wheelchairs?|mouse-?less|colou?r[- ]?blind|(?:poor|bad|failing|weak) (?:eyesight|sight|vision|hearing)|(?:can(?:'t|not| not)) (?:see|hear)|dyslexi\w+|inclusiv\w+|assistive)\b/,
    told: /\b(?:[Aa]ccessib\w+|WCAG|screen readers?|contrast|keyboard (?:alone|only|users?)|blind|deaf|[Cc]aptions?|subtitles|[Bb]raille|disab\w+|wheelchairs?|low vision|alt text|focus order|large type|assistive|dyslexi\w+)\b/,
  },
  // energy
  {
    asked:
      /\b(?:power (?:hungry|use|usage|bill|draw|consumption)|electricity|juice|watts?|batter(?:y|ies)|carbon|eco[- ]?friendly|ecological\w*|environment(?:al|ally)?|planet|climate|emissions?|sustainab\w+|(?:what|which) fuels?|r[ua]ns? off|guzzl\w+|energy|green credentials)\b/,
    told: /\b(?:watts?|kWh|kilowatt\w*|megawatt\w*|energy|electricity|batter(?:y|ies)|solar|carbon|CO2|emissions?|diesel|coal|fuel|power consumption|recycl\w+|turbines?|wind (?:farm|power)|heat pumps?|paper waste)\b/,
  },
  // saving
  {
    asked:
      /\b(?:sav(?:e|ed|es|ing|ings) (?:\w+ ){0,2}(?:money|cash|costs?|much|us|them|people)|savings|cheaper|(?:cut(?:s|ting)?|slash(?:ed)?|trim(?:med)?|lower(?:ed)?|reduc(?:e|ed)|br[io](?:ng|ught) down) (?:the |its |their |running )?(?:costs?|bills?|spend(?:ing)?|outgoings|overheads|budget)|econom(?:ies|ise[ds]?|ize[ds]?|ical)|bang for|return on investment|roi|knock(?:ed)? (?:\w+ )?off the (?:bill|cost)|thrift\w*|value for money|penny[- ]pinch\w*|money[- ]sav\w+|financial benefit)\b/,
    told: /\b(?:saved|saves|saving|savings|cheaper|cut .{0,40}\b(?:costs?|bills?|spend|budget)|(?:costs?|bills?|spend|spending|price) .{0,40}\b(?:fell|falls|down|cut|halved|by)|(?:fell|down|cut|reduced) .{0,20}[€£$]\d|less to run|a fraction of the (?:cost|price))\b/,
  },
  // price
  {
    asked:
      /\b(?:how (?:dear|pricey|expensive|cheap|costly)|pric(?:e|ed|ey|ing|es)(?: tag)?|set (?:me|you|them|us|people|one) back|shell(?:ed)? out|fork(?:ed)? out|cough up|retail(?:s|ed)?|(?:go|goes|went|sell|sells|sold) for|the damage|affordab\w+|an arm and a leg|shoestring|war chest|kitty|outlay|(?:what|how much) (?:did|does|do|would|will) (?:it|this|that|one|they|the \w+) (?:\w+ )?cost|budget|tariff)\b/,
    told: /[€£$]\s?\d|\d\s?(?:euros?|dollars?|pounds?|francs?|cents?|marks|crowns|guineas|shillings|USD|EUR|GBP)\b|\b(?:million|thousand|hundred) (?:euros|dollars|pounds|francs|crowns)|\b(?:free of charge|for free|sold (?:for|at)|[Pp]riced?|a month|per (?:seat|user|month)|subscription|budget)\b/,
  },
  // licence
  {
    asked:
      /\b(?:licen[cs](?:e|ed|es|ing)|free to (?:use|copy|reuse|build|take)|(?:allowed|permitted|okay|ok|legal|fine) to (?:use|copy|reuse|fork|share|sell|modify)|open[- ]sourced?|public domain|proprietary|copyleft|strings attached|re-?us(?:e|able)|fork(?:able)?|terms of use|(?:can|could|may) (?:i|we|anyone|anybody|others|people|one) (?:\w+ )?(?:use|copy|reuse|fork|share|sell|modify|take)|permissive|closed source|given away|g[ia]ve (?:it )?away)\b/,
    told: /^licence:|\b(?:[Ll]icen[cs]e|MIT|Apache|GPL|AGPL|BSD|MPL|Creative Commons|CC BY|CC0|public domain|[Oo]pen[- ]source|royalt(?:y|ies)|freely|source code|proprietary|closed source|belong(?:s|ed) to (?:everybody|everyone|all)|no patent|not patent\w*)\b/,
  },
  // owner
  {
    asked:
      /\b(?:own(?:s|ers?|ership)|(?:who|whom|which) (?:\w+ )?owned|belong(?:s|ed)?|rights? (?:to|in|over|holders?)|the rights|intellectual property|proprietors?|(?:in )?whose name|signed (?:over|away)|sold off|title to|trademarks?|holds? the (?:patent|copyright|rights))\b/,
    told: /^assignee:|\b(?:assign(?:ed|ee|or)\b.{0,20}|own(?:s|ed|er|ers|ership)\b|belong(?:s|ed)|rights? (?:to|in|went)|sold (?:it|the \p{Ll}+|us|his|her|their) to|bought|acquired|transferred|donated|copyright|trademark)/u,
  },
  // lawsuit
  {
    asked:
      /\b(?:su(?:ed|e|es|ing)|law ?suits?|(?:to|in) court|courts?|legal (?:battle|trouble|action|wrangl\w+|disputes?|fights?|hot water)|litigat\w+|lawyers?|judges?|tribunal|infring\w+|claim(?:ed|s)? (?:the )?(?:credit|priority)|disputes?|disputed|wrangl\w+|legal)\b/,
    told: /\b(?:sued|suing|lawsuits?|law ?suit|courts?|judges?|litigation|disput\w+|infring\w+|settle(?:d out|ment)|arbitration|contested|tribunal|injunction|plaintiffs?|claimed (?:priority|that|the)|lawyers?)\b/,
  },
  // safety
  {
    asked:
      /\b(?:danger(?:s|ous|ously)?|safe|safely|safety|hazard\w*|risky|injur(?:ed|y|ies)|hurt|harm(?:ful|ed)?|accidents?|blow up|blew up|explo(?:de|ded|sion|sive)|toxic|poison(?:ous|ed|ing)?|casualt(?:y|ies)|precautions?|fatal(?:ity|ities)?|side[- ]effects?|perils?|toll on (?:her|his|their) (?:health|body))\b/,
    told: /\b(?:danger\w*|safe(?:ty|ly|r)?|hazard\w*|injur\w+|burn(?:s|ed|t)|accidents?|exposure|radiation|gloves|shield\w*|fatal\w*|deaths?|harm\w*|explo(?:de|ded|sion)|poison\w*|fail-?safe|interlocks?|ana?emia|ill(?:ness)?|protective|near miss(?:es)?)\b/,
  },
  // standard
  {
    asked:
      /\b(?:standard(?:s|ised|ized|isation|ization)?|(?:the|industry) norm|de facto|gold standard|household names?|canonical|bec[ao]me the (?:way|rule|default|norm)|commonplace|ubiquitous|mainstream|part of the (?:furniture|fabric|language|spec|core|canon)|textbooks?|universal(?:ly)?|caught on everywhere|everybody (?:now )?uses)\b/,
    told: /\b(?:[Ss]tandard(?:s|is\w+|iz\w+)?|RFC|ISO|specification|adopted (?:by|as|in)|the norm|conventions?|(?:used|found|taught) (?:everywhere|worldwide|all over)|ANSI|W3C|IETF|IEEE|textbooks?|by default|the default|in every|on every)\b/,
  },
  // version
  {
    asked:
      /\b(?:editions?|revis(?:ed|ion|ions)|re-?writ(?:e|ten|ing)|rewrote|reboot(?:ed)?|re-?launch(?:ed)?|overhaul(?:ed)?|revamp(?:ed)?|re-?design(?:ed)?|next generation|mark (?:two|ii|2)|sequels?|upgrad(?:e|es|ed)|make-?over|reincarnat\w+|second (?:go|attempt|bite|time around|coming)|from scratch|refresh(?:ed)?|iterations?|evolv(?:e|ed|ing)|evolution|moderni[sz]\w+|re-?mak(?:e|es)|remade|face-?lift|latest release|newer versions?)\b/,
    told: /\b(?:[Vv]ersions?|releases?|[Ee]ditions?|revised|rewritten|rewrote|redesign\w*|relaunch\w*|rebuilt|remade|second generation|[Ss]uccessor|replaced by|later (?:called|named|renamed|versions?)|renamed|reprint\w*|moderni[sz]ed|re-?implement\w*|\d\.\d+ (?:of|in|came|added))\b/,
  },
  // renamed
  {
    asked:
      /\b(?:(?:former|old|original|previous|earlier|new|later|other|current|present|first|working) (?:names?|titles?)|re-?named?|re-?brand(?:ed)?|re-?christen\w*|formerly|different name|chang(?:e|ed) (?:its|their) name|known (?:as )?(?:before|now|today|later|afterwards)|(?:go|goes|went) by (?:now|today|before|later)|names? (?:was|is|did) it (?:\w+ )?(?:before|later|now|first))\b/,
    told: /\b(?:[Rr]enamed|later (?:called|named|known)|then (?:called|named)|[Ff]ormerly|known as|under the (?:new )?name|now (?:called|known|part)|rebrand\w*|originally (?:called|named)|(?:at )?first (?:called|named)|commerciali[sz]ed as|became (?:the )?\p{Lu})/u,
  },
  // basis
  {
    asked:
      /\b(?:(?:buil[dt]s?|building|rest(?:s|ed|ing)?|ground(?:ed|s)|model(?:led|ed)?|rel(?:y|ies|ied)) (?:up)?on|foundations? (?:of|for)|root(?:s|ed) (?:of|in)|shoulders of|(?:drew|draws?|drawn) (?:its \w+ )?(?:up)?(?:on|from)|lean(?:s|ed|t)? on|predecessors?|forerunners?|precursors?|came before|antecedents?|springboard|jumping-off|take(?:s)? (?:its )?cue|took (?:its )?cue|ancest(?:ors?|ry)|pedigree|lineage|prior art|debt to|owes? to|stemm?(?:s|ed)? from|started (?:out )?as)\b/,
    told: /\b(?:[Bb]ased on|[Bb]uilt (?:up)?on|builds on|building on|inspired by|grew out of|grown out of|after reading|derived from|extend(?:s|ed)|improve[ds]? (?:up)?on|earlier (?:work|project|system|version|study|paper)|predecessor|began as|started as|borrow\w+|drew on|draws on|owes|modelled on|continu(?:es|ed) (?:the|his|her|my)|on top of|carried over)\b/,
  },
  // offspring
  {
    asked:
      /\b(?:gr[eo]w(?:n)? out (?:of|from)|spawn(?:ed|s)?|spin-?offs?|spun (?:off|out)|descend(?:ants?|ed)|offspring|progeny|heirs?|pav(?:e|ed) the way|g[ai]ve (?:rise|birth)|given (?:rise|birth)|(?:led|lead) (?:on )?to|seed(?:ed)|legacy|ripples?|imprint|long shadow|live(?:s|d)? on|derivatives?|follow(?:ed)? from|sow(?:ed|n)|what came next|children of|lasting)\b/,
    told: /\b(?:gr[eo]wn? (?:out of|into)|led to|later (?:used|adopted|led|became|grew)|spun (?:off|out)|[Ss]uccessors?|inspired|influenc\w+|(?:the )?basis (?:of|for)|followed by|taken up|precursor|paved|descend\w+|forerunner|foundation (?:of|for)|ancestor|carried (?:on|over)|its ideas|the start of|the beginning of|went on to)\b/,
  },
  // museum
  {
    asked:
      /\b(?:museums?|exhibit(?:s|ed|ion)?|on (?:show|display)|glass case|archiv(?:e|es|ed)|preserv(?:e|ed|ation)|relics?|replicas?|reconstruct\w*|restor(?:e|ed|ation)|resurrect\w*|reviv(?:e|ed|al)|br(?:ought|ing) (?:it )?back|emulat\w+|originals?|posterity|mothballs?|in storage|attic|artefacts?|artifacts?|keepsakes?|safe keeping|safekeeping|kept (?:today|now|these days))\b/,
    told: /\b(?:[Mm]useums?|[Aa]rchiv(?:e|es|ed)|exhibit\w*|on display|replicas?|[Rr]estor(?:ed|ation)|reconstruct\w*|rebuilt|Smithsonian|preserved|collections?|emulat\w+|survives?|digiti[sz]ed|deposited|papers are|is kept|are kept)\b/,
  },
  // debut
  {
    asked:
      /\b(?:premier(?:e|ed|es)|debut(?:ed|s)?|unveil(?:ed|ing)?|first (?:shown|showing|seen|outing|demonstrated|aired|screened|performed|public \w+)|roll(?:ed)?[- ]?out|big reveal|inaugurat\w+|maiden|wraps off|grand opening|sho(?:w|wn|wed) off|saw (?:the light of day|daylight)|see(?:n)? the light of day|hit the (?:shelves|streets|market|shops|screens)|presented to the (?:world|public)|c[ao]me out|public eye|in front of (?:an|the) (?:audience|public))\b/,
    told: /\b(?:[Pp]remi[eè]re\w*|first shown|shown (?:at|to|in|live)|[Dd]emonstrat\w+|[Ll]aunch(?:ed|es)|opened (?:in|on|to)|released (?:in|on|as)|presented (?:at|to|in)|unveiled|went live|performed|debut|exhibited|announced|screened|first (?:public|run|performance|showing)|before an audience|at the \p{Lu}\w+ (?:\p{L}+ )?(?:Conference|Fair|Exhibition|Exposition|Congress))/u,
  },
  // codesize
  {
    asked:
      /\b(?:lines of code|loc\b|how (?:big|large|long|small|hefty) (?:is|was|are|were) (?:the |its )?(?:code|program|software|repo\w*|binary|bundle|script|source)|how much code|code ?base|bloat(?:ed)?|compact|lightweight|tiny|hefty|kilobytes)\b/,
    told: /\blines (?:of|in)\b|\b\d[\d.,]{0,12} ?(?:kB|KB|MB|kilobytes|megabytes|bytes|words of memory|lines|modules|subroutines|instructions|packages|services|functions|files|repositories|tables|tests)\b|\bno dependenc\w+|\bwithout dependenc\w+/,
  },
  // replaced
  {
    asked:
      /\b(?:migrat\w+|(?:switch|swap)(?:ed|ing)? (?:over|from|out|to|off|away)|port(?:ed|ing) (?:from|to)|transition(?:ed)?|cut-?over|rip(?:ped)? out|phas(?:e|ed) out|came off|g[eo]t (?:off|rid)|ret(?:ire|ired|iring) the|old (?:system|way|method|set-?up|one)|t(?:ake|ook|aken|akes) the place|in place of|supersed\w+|displac(?:e|ed)|oust(?:ed)?|supplant\w*|usurp\w*|kick(?:ed)? out|st(?:and|ood) in for|used instead|obsolete|redundant|unnecessary|out of (?:work|business|a job)|consign(?:ed)?|dustbin|mov(?:e|ed|ing) (?:off|away from|over to|across to)|make(?:s)? way|made way|bid farewell|do(?:ne)? away with|did away with|before (?:it|that|this) (?:came|existed|arrived))\b/,
    told: /\b(?:[Rr]eplac\w+|[Mm]igrat\w+|[Mm]oved (?:from|everything|all|off|the)|ported|switched|converted|instead of|in place of|took the place|supersed\w+|transition|rewrote|rewritten|until then|had been (?:done|kept|written|typed)|by hand|manual(?:ly)?|retired|used to (?:be|take|do)|no longer)\b/,
  },
  // adopters
  {
    asked:
      /\b(?:adopt(?:ed|s|ers?|ing|ion)?|t(?:ake|ook|aken) (?:it |them )?up|pick(?:ed)? (?:it )?up by|embrac(?:e|ed)|snapp?(?:ed)? up|b(?:uy|ought) into|big names|licensees?|who else (?:uses|used|runs|took|has|had)|(?:what|which) (?:firms|companies|hospitals|museums|newspapers|papers|banks|agencies|governments|schools|universities|businesses|organisations|organizations|outfits|industries|shops|libraries) (?:\w+ ){0,2}(?:use|uses|used|took|run|runs|bought|went|rely|signed|have|has|had)|deployed|roll(?:ed)? out (?:to|at|in|across)|in service|get(?:s)? used|got used|in the field)\b/,
    told: /\b(?:[Aa]dopted (?:by|as|in)|[Uu]sed (?:by|at|in|on)|licen[cs]ed (?:to|by|from)|sold to|bought by|[Cc]ustomers (?:include|are)|installed (?:at|in|on)|deployed|(?:runs|ran) (?:at|in) \p{Lu}|taken up|in use (?:at|by|in)|(?:serves|served|run by|used) \p{L}+ (?:\p{Ll}+ )?(?:companies|hospitals|schools|libraries|firms|newsrooms|practices|clinics)|copied by|uses it|use it)/u,
  },
  // aim
  {
    asked:
      /\b(?:(?:scratch(?:ed|es)?|what|the) (?:an |her |his )?(?:itch|pain|gap|hole|need|void)|cur(?:e|ed|ing)|remed(?:y|ied|ies)|fill(?:s|ed)? (?:a|the) (?:gap|hole|need|void|niche)|set out to|try(?:ing)? to (?:do|achieve|fix|solve|prove|sort)|tried to (?:do|achieve|fix|solve|prove)|meant to (?:do|achieve|fix|solve|help)|supposed to (?:do|achieve|fix|solve|help)|what was (?:broken|missing|wrong)|the (?:whole )?(?:point|idea|purpose|goal|aim|mission|intention|objective)(?= ?(?:of|behind|\W*$|with|there))|in aid of|what (?:problem|ailment|ill|trouble)|(?:what|why) (?:\w+ ){1,4}good for|serve(?:s|d)? (?:what|which) purpose|raison d'?etre|driv(?:e|es|ing) at|fix for|answer to)\b/,
    told: /\b(?:[Ss]o that|[Ii]n order to|(?:was|is|were) (?:meant|made|built|designed|supposed) to|[Pp]urpose|[Aa]im(?:s|ed)? (?:is|was|to|at)|[Gg]oals?|lets? (?:\p{Ll}+ ){1,3}\p{Ll}+|allow(?:s|ed)|enabl(?:es|ed)|needed (?:a|to)|the problem|to (?:help|let|keep|give|protect|warn|stop|avoid|prevent|guide|save|spare) )\b/u,
  },
  // capacity
  {
    asked:
      /\b(?:how (?:much|many) (?:\w+ ){0,4}(?:handle|cope|process|hold|store|carry|serve|deal with|get through|take on|accommodate|crunch|fit)|capacity|cop(?:e|es|ed|ing) with|scal(?:e|es|ed|able|ability|ing)|(?:heavy|peak|full) (?:load|traffic|use|tilt)|busiest|chew(?:s|ed)? through|churn(?:s|ed)? through|crunch(?:es|ed)?|plough(?:s|ed)? through|full tilt|flat out|heaving|traffic|volumes?|workload|g[eo]ts? through|shift(?:s|ed)? (?:a|per|in)|(?:a|per|each|every) (?:day|second|hour|minute|month))\b/,
    told: /\d[\d.,]{0,12} ?(?:million|billion|thousand)? ?(?:\p{Ll}+ ){0,2}(?:requests|events|messages|rows|records|queries|orders|transactions|calls|passengers|seats|beds|bits|words|characters|parcels|flights|patients|visitors|documents|jobs|builds|images|pages|readings|users|prescriptions|invoices|rides|tickets|deploys) ?(?:an?|per|each|every) |\b(?:per (?:second|day|hour|minute|month|year)|(?:a|each|every) (?:second|minute|day|month|week|night)\b|capacity|at (?:its )?peak|peak|at once|simultaneous\w*|concurrent\w*|holds? (?:up to )?\d)/u,
  },
  // growth
  {
    asked:
      /\b(?:gr[eo]w(?:n|th)?(?= ?(?:\W*$|over|since|during|by|from|under|how|in))|expan(?:d|ded|sion)|mushroom(?:ed)?|balloon(?:ed)?|snowball(?:ed)?|sky-?rocket(?:ed)?|soar(?:ed)?|boom(?:ed)?|doubl(?:e|ed)|how much (?:bigger|larger|more)|increas(?:e|ed)|sh[oo]o?t up|multipl(?:y|ied)|leaps and bounds|swell(?:ed)?|swollen|g[eo]t bigger|scaled up|growing)\b/,
    told: /\b(?:[Gg]rew|grown|doubled|tripled|quadrupled|from (?:\d[\d.,]{0,12}|one|two|three|four|five|six) .{0,30}\bto (?:\d|\p{Ll}+ (?:million|thousand|hundred))|rose|increas\w+|growth|expand\w*|to more than|times as (?:many|much|large)|raised .{1,30}\bto)\b/u,
  },
  // reduction
  {
    asked:
      /\b(?:shr[iau]nk(?:s|en)?|dwindl(?:e|ed)|plummet(?:ed)?|slump(?:ed)?|tumbl(?:e|ed)|(?:fewer|less) (?:\w+ )?(?:than before|afterwards|after|mistakes|errors|complaints|deaths|calls|bugs|accidents)|curb(?:ed)?|slash(?:ed)?|cut(?:s)? (?:down|back)|brought down|bring down|r[ei]d(?:uce|uced|uction)|dent in|put a dent|how much (?:lower|smaller|less|fewer)|drop(?:ped)? off|go(?:es)? down|went down|came down|weed(?:ed)? out|get rid of)\b/,
    told: /\b(?:from [\d.,]{1,12} .{0,30}\bto [\d.,]{1,12}|fell|dropped|reduc(?:ed|es|tion|ing)|declin\w+|fewer|cut (?:by|to|from|the|its|our)|halv(?:ed|es|ing)|lower(?:ed|s)?|by (?:\d+ per cent|\d+ ?%|a third|half|a quarter|two thirds)|down (?:from|to|by)|no more)\b/,
  },
  // controls
  {
    asked:
      /\b(?:operat(?:e|ed|es) (?:it|this|the)|controls|steer(?:ed|s)?|user interface|buttons?|knobs|levers?|joystick|(?:how|what) (?:\w+ ){1,3}(?:interact|control)|dials?|pedals?|hands-on|finger-?tips|at the touch|gestures?|fiddl\w+|one hand)\b/,
    told: /\b(?:buttons?|keys\b|keyboards?|pointers?|levers?|dials?|touch|commands?|voice|pedals?|click(?:s|ing)?|menus?|wheels?|chords?|one hand|light pen|joystick|knobs?)\b/,
  },
  // lapsed
  {
    asked:
      /\b(?:expir(?:e|ed|es|y)|r[ua]n(?:s)? out|laps(?:e|ed)|still valid|in force|out of date|past (?:its|their) (?:sell-by|best)|validity|worth the paper|up for renewal|use-by|bite the dust|protection end)\b/,
    told: /^status:|\b(?:[Ee]xpired?|[Ll]apsed|in force|until \d{4}|renew\w*|seventeen years|twenty years|no longer valid)\b/,
  },
  // parts
  {
    asked:
      /\b(?:made up of|consists? of|compris(?:e|es|ed)|building blocks|compon\w+|pieces|anatomy|architecture|structur(?:e|ed)|divided (?:up )?into|split (?:up )?into|broken (?:up|down) into|chapters?|layers?|modules?|what goes into|what(?:'s| is| was) (?:inside|in it|it made up)|put together|assembled|strung together|fit(?:s)? together)\b/,
    told: /\b(?:consist(?:s|ed|ing)? of|[Cc]omponents?|modules|layers|chapters|sections|compris\w+|made (?:up )?of|contains?|divided|[Tt]wo (?:parts|wheels|halves)|[Tt]hree (?:parts|layers|stages|steps)|[Ff]our (?:parts|layers|stages|sections)|includes|in (?:two|three|four|five|six) (?:parts|steps|stages|volumes|chapters)|halves)\b/,
  },
];
