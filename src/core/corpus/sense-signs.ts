import { plainSenses } from './plain-sense-signs.ts';

/** A matter of which questions and records speak in turns of phrase that share no word. */
export interface Sense {
  /** What stands for it among the terms of a sentence, and is no word. */
  term: string;
  asked: RegExp;
  told: RegExp;
}

/** Families of everyday idioms by their sense, on the folded question, and how the sentences look that tell of it. */
export const senseSigns: Sense[] = [
  {
    term: '~payer',
    asked:
      /\b(?:foot(?:s|ed|ing)? (?:the|her|his|their) bills?|pick(?:s|ed|ing)? up the (?:tab|bill|cheque|check|cost)|bankroll\w*|(?:put|stump|cough|pon)(?:s|ed|ies|ied|y)? up (?:the |some |all )?(?:cash|money|funds|dough|capital)|stump(?:s|ed)? up|put(?:s|ting)? (?:the |his |her |their )?money (?:in|into|behind|up)|(?:money|cash) (?:come|came) from|purse strings|benefactors?|underwrit\w+|underwrote|financ(?:ed?|es|ing|iers?)|who pa(?:id|ys) for|drum(?:s|med)? up|whip(?:s|ped)? round|cover(?:s|ed)? the costs?|sugar dadd\w+|deep pockets|subsid\w+)\b/,
    told: /^funding:|\bpaid (?:for |by )|\bpays for|\bfund(?:ed|s|ing)?\b|\bsponsor\w*|\bmatching money|\bseed (?:money|round)|\bgrant (?:paid|from|of)|\bled by \p{Lu}|\braised\b|\bcollect(?:ed|ion)\b|\bscholarship|\bfrom .{0,30}(?:investors?|donors?|donations?)|\bcommissioned\b/u,
  },
  {
    term: '~viva',
    asked:
      /\b(?:defend(?:s|ed)?|defen[cs]e)\b.{0,30}\b(?:thesis|dissertation|doctorate|ph\.?d)\b|\b(?:thesis|dissertation|doctorate|ph\.?d)\b.{0,30}\bdefen(?:ded|[cs]e)\b/,
    told: /\b[Vv]iva(?: voce)?\b|\boral exam/,
  },
  {
    term: '~profit',
    asked:
      /\b(?:in the (?:black|red)|(?:make|made|making|earn|earned) (?:any |a |some |much )?(?:money|profit|living|killing|fortune|buck)|turn(?:s|ed)? a profit|break(?:s|ing)? even|broke even|cash(?:es|ed|ing)? in(?: on)?|get(?:ting)? rich|got rich|line(?:d|s)? (?:her|his|their) pockets?|pay(?:s|ing)? (?:for itself|its way)|paid (?:for itself|its way)|laugh\w* all the way|money[- ]?spinner|cash cow|lucrative|financial (?:shape|health))\b/,
    told: /\bprofit\w*|\bpaying (?:users|customers|clients)|\bdid not pay|\broyalt\w+|\blicen[cs]ed\b|\brevenue|\bloss(?:es)?\b|\bno patent|\bmade money|\bbankrupt\w*|\binsolven\w+/,
  },
  {
    term: '~cause',
    asked:
      /\bwhat(?:'s| was| is| were)?(?: it)?(?: that)? (?:first |really |originally |initially |actually |ultimately )?(?:spark(?:s|ed)?|trigger(?:s|ed)?|prompt(?:s|ed)?|inspir(?:es|ed)|led|gets|got|drew|drives|drove|push(?:es|ed)|moved|motivate[sd]|possessed|put|brought|made|persuaded|convinced|tipped|gave rise|set|ma(?:de|kes))\b|\b(?:seeds?|germs?|spark|trigger|impetus|catalyst|genesis|root cause|driving force|light[- ]?bulb|turning point|wake-?up call|eureka|aha moment|final straw|last straw|backstory|origin story) ?(?:of|for|behind|moment)?\b|\b(?:story|idea|thinking|motive|motivation|rationale|inspiration|reason)s? (?:behind|for)\b|\bwhere did (?:\w+ ){1,4}idea\b|\bhow did (?:\w+ ){1,6}(?:come about|come to be|get started|get going|get off the ground|get into|end up|wind up|start out)\b|\bhooked\b|\bbitten by the bug\b|\bcaught the bug\b|\bbrought (?:it|this|that) (?:on|about)\b|\bbehind (?:her|his|their|your) (?:decision|choice|move)\b/,
    told: /\b(?:[Bb]ecause|[Ee]ver since|led (?:me |him |her |us |them )?to|came about|gr[eo]w\w* out of|spun out of|beg[au]n (?:as|when|with)|[Ii]nspir\w+|prompted|convinced|reminded|made (?:me|him|her|us) (?:want|think|wonder|see)|sh[oe]w(?:ed|n) (?:me|him|her|us|that)|had shown|[Tt]he idea|from (?:that|which) (?:he|she|I|we)|(?:which|that) is (?:how|why)|[Dd]ecided (?:(?:then|there|that \p{Ll}+|at once|at \p{Ll}+) )*to|[Ww]anted to|[Aa]fter (?:I|she|he|we) (?:had )?\p{Ll}+ed|[Ss]ince then|pointed to|gave (?:me|her|him|us) the|[Tt]hat is why|[Ii]n order to|[Ss]o (?:I|we|she|he) \p{Ll}+)\b/u,
  },
  {
    term: '~failure',
    asked:
      /\b(?:(?:go|goes|went|gone) (?:badly |so |very )?(?:wrong|south|sideways|awry|bust|belly[- ]up|pear-shaped|under)|flop(?:s|ped)?|blunder\w*|botch\w*|bungl\w+|mess(?:ed)?[- ]up|screw(?:ed)?[- ]up|cock(?:ed)?[- ]up|slip-?ups?|goof\w*|gaffes?|fiascos?|disast\w+|debacle|bomb(?:ed)|(?:fell|fall|falls|fallen) (?:flat|through|apart|short)|backfir\w+|off the rails|down the (?:drain|tubes|pan)|a dud|wrong horse|(?:biggest|worst|nasty|embarrass\w+|costly|expensive) (?:\w+ )?(?:error|moment|day|surprise|decision|call|incident)|low point|setbacks?|mishaps?|snags?|hiccups?|hot water|bit(?:e|ten)? off more|ate humble|egg on|never (?:panned|worked) out|came unstuck|come a cropper)\b/,
    told: /\b(?:[Ff]ail\w*|[Mm]istakes?|wrong(?:ly)?|(?:[Mm]y|[Hh]er|[Hh]is|the) worst|worse|outages?|fiasco|flaws?|(?<!\bas an )errors?|lost|did not (?:work|pay|sell)|never became|[Cc]ancelled|[Ss]topped (?:after|in)|written off|incidents?|(?:months|weeks|days|years) late|too (?:long|late|early|slow)|my fault|rejected|went bankrupt|without success|abandoned)\b/,
  },
  {
    term: '~weakness',
    asked:
      /\b(?:(?:weak|blind|sore|soft) (?:spots?|points?|sides?|links?)|weakness\w*|achilles\W+heels?|achilles heels?|shortcomings?|drawbacks?|downsides?|flaws?|limitations?|deficienc\w+|faults?|(?:bad|poor|terrible|rubbish|hopeless|not (?:so |very |that )?(?:good|great)) at|struggl\w+ with|room for improvement|let(?:s)? (?:her|him|it|them) down|kryptonite|fall(?:s)? down on|leave(?:s)? to be desired|not (?:so )?(?:good|great|hot) about)\b/,
    told: /\b(?:[Ww]eak\w*|bad(?:ly)? (?:at|\w+ed|above)|bad at|(?:still|which) .{0,20}badly|cannot|limit(?:s|ed|ation\w*)|[Ll]oses?|too (?:long|slow|late|quickly)|drawback|does not (?:work|support|scale)|not yet)\b/,
  },
  {
    term: '~difficulty',
    asked:
      /\b(?:(?:hard|tough|tricki|thorni)est|(?:hard|tough|difficult|tricky) (?:bit|part|thing|nut|going|to)|nut to crack|uphill|biggest (?:challenge|hurdle|headache|problem|obstacle|difficulty|hassle)|challenges?|headaches?|stumbling blocks?|hurdles?|obstacles?|sticking points?|pain points?|stood in (?:the|her|his|their) way|in (?:the|her|his|their) way|thorn in|up against|toughest|sweat(?:ed)? over|kept (?:her|him|them) up|heavy going|pulling teeth|rough (?:ride|patch|time))\b/,
    told: /\b(?:[Tt]he (?:hard|hardest|difficult|tough|tricky) part|hard(?:er|est)?\b(?! limit)|[Dd]ifficult\w*|[Cc]halleng\w+|struggl\w+|persuad\w+|forb(?:ade|idden)|closed to|not allowed|refus\w+|obstacle|problem was|trouble|nobody (?:wanted|trusted)|took (?:\p{Ll}+ ){0,3}(?:months|years))\b/u,
  },
  {
    term: '~result',
    asked:
      /\b(?:(?:came|come|comes) (?:out )?of (?:it|that|this|her|his|their|the)\b|upshot|end result|net result|outcome|what good|b(?:ear|ore) (?:any )?fruit|pay-?offs?|paid off|pay(?:s)? off|fruits? of|mak(?:e|es) (?:a|any) difference|made (?:a|any) difference|aftermath|fallout|knock-on|turn(?:ed)? out|work(?:ed)? out|pan(?:ned)? out|fare[ds]?|amount(?:ed)? to|spawn\w*|spin-?offs?|end(?:ed)? up|wound up|got(?:ten)? out of|show for|lead to|led to|difference did|came (?:back )?from it|grew? out of|grown out of|gave (?:us|the world)|(?:what|whatever) (?:became|happened|ended up happening))\b/,
    told: /^(?:outcome|deliverables):|\b(?:led to|[Rr]esult\w*|became|(?:cut|down|up|fell|rose|raised|reduced|grew) (?:from|by|to)|(?:from|of) [\d.,]+ ?(?:per cent|%|\p{Ll}+)? to [\d.,]+|instead of|saved|halved|since then|later (?:used|sold|called|renamed|adopted)|turned into|went on|lived on|[Nn]ot? \p{Ll}+ since|had a job|(?:is|was|are|were) (?:still|now)|enabl\w+|adopted|superseded)\b/u,
  },
  {
    term: '~end',
    asked:
      /\b(?:pull(?:s|ed|ing)? the plug|call(?:s|ed)? (?:it (?:a day|quits)|time)|shut(?:s|ting)? (?:it |\w+ )?(?:down|up shop)|w(?:ind|ound)(?:s)? (?:it |\w+ )?(?:up|down)(?! (?:in|at|with|on)\b)|clos(?:e|ed|es|ing) (?:it |\w+ )?(?:down|shop|the door)|g[ia]ve(?:n|s)? up(?: on)?|throw(?:n|s)? in the towel|threw in the towel|bit(?:e)? the dust|d(?:ie|ied|y)(?:s|ing)? (?:out|off|a death)|demise|(?:end|finish) of the (?:road|line)|kill(?:s|ed)? (?:it )?off|ax(?:e|ed)|scrap(?:s|ped)?|ditch(?:es|ed)?|switch(?:ed)? off|(?:got|get|given|give it) the (?:axe|chop|boot|push)|run its course|ran its course|kibosh|sunset|put (?:it |\w+ )?(?:out to grass|to bed|to rest)|put an end|nobody (?:looks|look) after|stop(?:s|ped)? (?:working on|doing|making|building|supporting))\b/,
    told: /\b(?:[Cc]losed(?! (?:to|by)\b)|[Ss]topped(?! \p{Ll}+ing\b)|[Ee]nded|[Cc]ancelled|[Aa]rchived|[Aa]bandon\w+|[Dd]iscontinued|dissolved|no longer|not maintained|retired|lapsed|shut|gave up|superseded|[Ss]uperseded|never became|interrupted|demolished|wound up)\b/u,
  },
  {
    // The owner's own leaving answers no "who walked out?".
    term: '~leave',
    asked:
      /(?<!^\W*who (?:\w+ )?)\b(?:walk(?:s|ed)? (?:out|away)|quit(?:s|ting)?|part(?:ed|ing)? (?:ways|company)|mov(?:e|ed|ing) on|jump(?:ed)? ship|pack(?:ed)? it in|hand(?:ed)? in (?:her|his|their) notice|(?:say|said) goodbye|bow(?:ed)? out|step(?:ped)? (?:down|aside|away)|ditch(?:ed)? (?:her|his) job|call(?:ed)? it a day at|fl(?:ee|ed)|turn(?:ed)? (?:her|his) back on|left behind|give up (?:her|his) (?:job|post)|let go|laid off|sack(?:ed)?|show(?:n|ed) the door|pink slip|lose (?:her|his|their) jobs?|lost (?:her|his|their) jobs?|say farewell|said farewell|cut (?:her|his) ties|clear(?:ed)? (?:her|his) desk)\b/,
    told: /(?<!\b(?:[Ww]hen|[Bb]efore|[Ss]ince|[Uu]ntil|[Aa]fter|time) (?:I|she|he|they|we) )\b(?:[Ll]eft|[Ll]eaving|[Rr]esign\w*|[Qq]uit|moved (?:back|on|to)|redundanc\w+|was cut|contract was|handed over|laid off|dismissed|no longer work)\b/,
  },
  {
    term: '~successor',
    asked:
      /\b(?:t(?:ake|akes|aken|ook) over|(?:step(?:s|ped)? into|fill(?:s|ed)?) (?:her|his|their|the) (?:shoes|boots|post|place|chair)|t(?:ake|akes|aken|ook) (?:her|his|their) (?:seat|place|chair|post|job|desk|spot)|pick(?:s|ed)? up the (?:baton|torch|reins|pieces)|carr(?:y|ies|ied) (?:it |the torch |\w+ )?on|keep(?:s)? (?:\w+ ){0,5}(?:going|alive|running)|runs? (?:it|the \w+|things) now|look(?:s|ed)? after|mind(?:s|ing) the shop|next in line|heirs?|pass(?:ed)? (?:it |\w+ )?(?:the baton|on to|down to)|hand(?:s|ed)? (?:it |\w+ )?over to|in charge (?:of it )?now|came after (?:her|him))\b/,
    told: /\b(?:took over|[Ss]uccess(?:or|ors)\b|succeeded|handed .{0,30}(?:over )?to|takes over|replaced (?:her|him|me) |became its|runs the|[Mm]aintained by|look after|continues (?:his|her|the)|carries on|steward)/,
  },
  {
    term: '~lesson',
    asked:
      /\b(?:lessons?|take-?aways?|(?:do|done|have done) (?:\w+ )?differently|hindsight|looking back|with the benefit of|regret\w*|rue[ds]?|soured|once bitten|put (?:her|him|them) off|swor[en]+ off|wish(?:es|ed)? (?:she|he|they)|learn(?:ed|t|s)? (?:from|the hard way)|moral of|wiser|wised up|take away from|took away from)\b/,
    told: /\b(?:[Ll]essons?|learned|learnt|taught (?:me|us|him|her)|(?:I|s?he|they|we) would now|[Tt]oday (?:I|s?he|they|we) would|ever since|(?:not|never) .{0,40} since|should have|my worst|[Mm]y best decision|would not|next time|in hindsight)\b/,
  },
  {
    term: '~refusal',
    asked:
      /\b(?:turn(?:s|ed)? (?:\w+ )?(?:down|away|(?:her|his) nose)|won't (?:touch|do|work|take|let|go near)|refus\w+ to|draw(?:s)? the line|drew the line|red lines?|no-go|off[- ]limits|steer(?:s)? clear|keep(?:s)? (?:\w+ )?(?:away|clear) (?:from|of)|on principle|never (?:touch|work|take|do|let)|say(?:s)? no to|said no to|thumbs down|taboo|boycott\w*|stay(?:s)? away from|wouldn't (?:touch|do|take|work)|hands off|bargepole)\b/,
    told: /\b(?:do(?:es)? not (?:work|use|take|relocate|read|offer|do)|did not want|refus\w+|declin\w+|\bnever\b|no (?:fee|patent)|not offered|Not offered|without exception|turned (?:it |him |her |them )?down)\b/,
  },
  {
    term: '~delay',
    asked:
      /\b(?:h[eo]ld(?:s)? (?:it |\w+ ){0,4}(?:up|back)|(?:run|ran|running|fall|fell) (?:late|behind|over)|behind schedule|drag(?:ged)? on|slow(?:ed)? (?:it |\w+ ){0,3}down|put (?:it |\w+ )?on (?:ice|hold|the back burner)|postpone[ds]?|overr[au]n|push(?:ed)? back|late in the day|not (?:on|in) time|slip(?:ped)?)\b/,
    told: /\b(?:slipped|(?:months|weeks|days|years) late|delay\w*|postponed|took (?:far |much )?longer|because I insisted|behind schedule|interrupt\w+|put off)\b/,
  },
  {
    term: '~proud',
    asked:
      /\b(?:proud\w*|pride and joy|happiest (?:about|with|of)|crown(?:ing)? (?:jewel|glory|achievement)|feather in|means? the (?:most|world)|closest to (?:her|his|their) heart|treasure[sd]?|cherish\w*|most fond|fondest|favou?rite|best (?:call|move|decision|thing (?:she|he|they) (?:ever )?did))\b/,
    told: /\b(?:[Pp]roud\w*|best decision|favou?rite|greatest (?:success|pride)|dearest|makes? (?:me|him|her|them) (?:the )?happiest|happiest (?:about|with|of)|pleases? (?:me|him|her|them) (?:the )?most)\b/,
  },
  {
    term: '~view',
    asked:
      /\b(?:in (?:her|his|their) (?:eyes|view|book|opinion|mind)|what(?:'s| is| was) (?:her|his|their) (?:take|stance|view|opinion|position|verdict|thinking|attitude|philosophy)|(?:reckon|stand on|think of|think about|feel about|make of|felt about|feelings? about|see eye to eye|swear by|stickler for|soapbox|big on|keen on|pet peeve|hobby-?horse|bee in (?:her|his) bonnet))\b/,
    told: /\b(?:[Ii]n (?:his|her|my|their|our) view|[Bb]eliev\w+|I think|I would rather|[Aa]rgu(?:ed|ment|es)|opinion|convinced|should|must|belong(?:s|ed) to (?:everybody|all)|he accepted|warned)\b/i,
  },
  {
    term: '~use',
    asked:
      /\b(?:in (?:the wild|real life|anger)|real[- ]world|prov(?:e|ed|en) (?:its|their) worth|caught on|catch on|t(?:ake|ook) off|put (?:it |them |\w+ )?to (?:good )?use|make use of|made use of|see(?:n)? the light of day|saw the light of day|nowadays|everyday|these days (?:use|run|rely)|rel(?:y|ies|ied) on it|rest(?:s)? on|anybody (?:actually )?us(?:e|ing)|on the market|who (?:else )?(?:actually |really )?uses|how many \w+ (?:actually |now |still )?us(?:e|es|ed|ing))\b/,
    told: /\b(?:(?:was|is|are|were|been) (?:later |still |now |also )?(?:used|sold|shipped|installed|adopted)|[Uu]sed (?:by|in|on|at)|in (?:daily )?use\b|in (?:operation|production)|customers|subscribers|still sold|still sells|went live|later used|works? with (?:it|them)|(?:\p{Ll}+s|\p{Ll}+ people) use (?:it|them))\b/u,
  },
  {
    term: '~advantage',
    asked:
      /\b(?:why should (?:i|we|anyone|anybody|people|one) (?:care|bother|use|pick|choose)|so what|big deal|what's (?:so )?(?:special|great|clever|new|different)|what(?: is| was| makes| made) (?:\w+ ){1,3}(?:special|different|unique|stand out|better|clever|new)|(?:the )?(?:whole )?point (?:of|in)|selling points?|clinch\w*|edge over|sets? (?:it|her|him|them) apart|advantages?|benefits?|upside|perks?|what good (?:is|was|are|does)|good for)\b/,
    told: /\b(?:so that|the first (?:woman|person|to)|instead of|in place of|cannot be|need(?:s)? no|fewer|faster|nearest competitor|without (?:a|any|moving|restarting|missing|stopping)|(?:per cent|%) (?:less|fewer|lower|more|fewer)|cheaper)\b/,
  },
  {
    term: '~name',
    asked:
      /\b(?:stage name|nick-?names?|aliases|alias|monikers?|pseudonyms?|pen name|false name|tag-?lines?|pet name|what (?:do|did) (?:people|they|everyone|everybody|the \w+) call|go(?:es)? by|went by|dub(?:bed)?|christened|(?:hidden|hides|hiding) in the name|(?:whose|which) (?:sur)?name|name come[s]? from|name from|(?:called|named) (?:so|that)(?=\W*$)|borrow(?:ed)? (?:\w+ ){0,3}name)\b/,
    told: /\b(?:(?<!so-)called|nick-?nam\w+|(?:named|called?s?|call(?:ed|s)? (?:it|him|her|them)) (?:after|for)|known as|[Tt]he name\b|(?:got|gets|owes|takes|took|had|has) (?:its|his|her|their) name|under the name|as "|promoted (?:her|him) as)/,
  },
  {
    term: '~spent',
    asked:
      /\b(?:bl(?:ow|ew)(?! up)|splash(?:ed)? out|splurg\w+|winnings|jackpot|proceeds|prize money|do with (?:the|her|his|their|all that) (?:prize|money|cash|award|grant|winnings|sum)|put (?:the|her|his|their) (?:prize|money|winnings|grant) (?:to|towards)|spen[dt] (?:it|the (?:money|prize|cash|grant|award)) on)\b/,
    told: /\b(?:spent|prize money|gave (?:our|my|his|her|the|it)|[Tt]he grant paid|halves|donated|went (?:to|into) the|bought .{0,40} with)\b/,
  },
  {
    term: '~loss',
    asked:
      /\b(?:thrown? away|threw away|down the (?:drain|tubes|pan)|wast(?:ed?|ing)|squander\w*|burn(?:ed|t)? through|up in smoke|out of pocket|(?:money|cash|funds) (?:was |were )?lost|vanish\w*|went missing|(?:paid|pay) the price|damage|toll)\b/,
    told: /\b(?:written off|[Ww]e lost|losses|cost (?:us|them|the company)|damage|would have lost|lost (?:about|some|\d|more|nearly|almost))\b/,
  },
  {
    term: '~rest',
    asked:
      /\b(?:unwind|un-?wound|let (?:her|his|their) hair down|recharge\w*|blow off steam|let off steam|switch(?:es|ed)? off|down-?time|breathers?|take (?:a |some )?(?:break|time off)|took (?:a |some )?(?:break|time off)|between jobs|gap year|chill(?:s|ed)? out|relax\w*|spare time|clear (?:her|his|their) head|get away from it all)\b/,
    told: /\b(?:took .{0,30} off\b|[Bb]etween (?:two )?(?:jobs|companies)|sabbatical|holiday|on leave|parental leave|hobby|in my (?:free|spare) time|a break\b)/,
  },
  {
    term: '~audience',
    asked:
      /\b(?:how (?:big|large) (?:was|were|is) the (?:crowd|audience|turn-?out|house)|turn-?out|crowds?|packed house|bums on seats|in the room|how many (?:people |folks )?(?:watched|saw|read|listened|turned up|showed up|attended|came to)|pull(?:ed)? in|eyeballs|pack(?:ed)? them in)\b/,
    told: /\b(?:in the audience|in front of|viewers|spectators|readers|\bviews\b|attended|visitors|listeners|attendees|seats)\b/,
  },
  {
    term: '~blame',
    asked:
      /\b(?:heads? (?:will )?rolls?|point(?:s|ed|ing)? (?:the |a )?fingers?|finger[- ]pointing|blam(?:e[ds]?|ing)|scapegoats?|take(?:s)? the (?:fall|rap|blame|heat)|took the (?:fall|rap|blame|heat)|carr(?:y|ies|ied) the can|on the hook|in the firing line|own(?:s|ed)? up|witch-?hunts?)\b/,
    told: /\b(?:blame\w*|(?:my|his|her|their|entirely) fault|fault of mine|took (?:the )?responsibility|apolog\w+)\b/,
  },
  {
    term: '~boss',
    asked:
      /\b(?:calls? the shots|called the shots|answer(?:s|ed)? to|report(?:s|ed|ing)? to|the boss of|(?:her|his|their|your|\p{L}+'s) (?:boss|superior|line manager|higher-?ups?)|breath(?:es|ed|ing) down|gives? (?:her|him) orders|run(?:s|ning)? the show|ran the show|at the helm|at the wheel|top dog|head honcho|big cheese|in the driving seat|wore the trousers)\b/u,
    told: /\b(?:I report to|reports? to|reported to|[Mm]y (?:line )?(?:boss|manager)|headed by|head of|led by|under the direction|director of|supervised by)\b/,
  },
  {
    term: '~learning',
    asked:
      /\b(?:get(?:s)? the hang|got the hang|up to speed|learning curve|find (?:her|his|their) feet|found (?:her|his|their) feet|pick(?:s|ed)? (?:it|up) (?:up|the skill|the trade|the craft)|cut (?:her|his|their) teeth|learn(?:ed|t|s)? the ropes|show(?:s|ed|n)? (?:her|him|them) the ropes|under (?:her|his|their) wing|tricks? of the trade|get to grips)\b/,
    told: /\b(?:practice|learn(?:ed|t|s)?|training|trained|taught|apprentic\w+|first job|my first post|mentor\w*|supervised)\b/,
  },
  {
    term: '~unpaid',
    asked:
      /\b(?:(?:for|work\w*) (?:nothing|free|peanuts|love)|without (?:pay|being paid|a penny)|unpaid|pro bono|gratis|out of the goodness|off (?:her|his|their) own bat|free of charge|on a voluntary|volunteer\w*|charge (?:us |me |you )?(?:anything|a fee)|cost (?:us|me) (?:anything|a penny)|on the house)\b/,
    told: /\b(?:without (?:a post|a salary|pay|charge|a fee|any fee)|unpaid|[Uu]npaid|no fee|no salary|[Vv]olunteer\w*|for nothing|free of charge|without (?:any )?pay)\b/,
  },
  {
    term: '~livelihood',
    asked:
      /\b(?:li(?:ve|ves|ved|ving) (?:on|off)(?= |\W*$)|make ends meet|made ends meet|scrap(?:e|ed) (?:by|together)|keep (?:the wolf|body and soul|a roof)|kept (?:the wolf|body and soul|a roof)|pay the rent|paid the rent|(?:pay|paid|work|worked|put) (?:her|his|their) way|cover(?:s|ed)? the cost of (?:her|his|their)|put (?:her|him|them)sel(?:f|ves) through|earn(?:ed)? (?:a|her|his|their) (?:living|keep|crust)|bread and butter|day job|keep (?:her|him|them) afloat)\b/,
    told: /\b(?:allowance|salary|scholarship|I was paid by|I paid for it|paid for it by|earn(?:ed)? (?:money|her|his|a)|income|worked as|to pay for|pension|inherit\w+)\b/,
  },
  {
    term: '~persuaded',
    asked:
      /\b(?:talk(?:ed|s)? (?:her|him|them|me) (?:into|round|over)|twist(?:ed)? (?:her|his|their) arm|w(?:in|on) (?:her|him|them|people) (?:over|round)|coax\w*|br(?:ing|ought) (?:her|him|them|people) (?:round|around|on board)|g[eo]t (?:her|him|them|people) on board|(?:head-?hunt|poach|lur)(?:e|ed|ing)?|snapp?(?:ed)? (?:her|him) up|rop(?:ed|e) (?:her|him) in)\b/,
    told: /\b(?:persuad\w+|convinc\w+|insist\w+|signed (?:her|him|me)|hired me|gave (?:her|him|me) a contract|offered (?:her|him|me)|asked (?:her|him|me) to|invited (?:her|him|me))\b/,
  },
  {
    term: '~discovery',
    asked:
      /\b(?:stumbl\w+ (?:on|upon|across)|hit (?:on|upon)|tip(?:s|ped)? (?:her|him|them) off|give-?away|tell-?tale|smok(?:e|ing) gun|rumbl(?:e|ed)|unearth\w*|c(?:ome|ame) to light|put (?:two and two|it) together|penny drop(?:s|ped)?|twig(?:ged)?|cott?on(?:ed)? on|clu(?:e|ed) (?:her |him )?(?:in|that)|first clue|nasty surprise|lurk\w*|hiding|hidden (?:in|under))\b/,
    told: /\b(?:found (?:that|out|on|in)|discovered|noticed|turned out|pointed to|came across|showed that|proved (?:more|less|to)|revealed)\b/,
  },
  {
    term: '~meeting',
    asked:
      /\b(?:g[eo]t(?:ting)? to know|br(?:ing|ought) (?:her|him|them) and|together in the first place|cross(?:ed)? paths|paths cross(?:ed)?|bump(?:ed)? into|r[au]n into (?:her|him|each other)|hit it off|match-?mak\w+|first set eyes|cupid|make (?:her|his|the) acquaintance|made (?:her|his|the) acquaintance|fall in with|fell in with|brought (?:her|him) (?:and|together))\b/,
    told: /\b(?:\bmet\b|meeting with|introduced|got to know|acquain\w+)\b/,
  },
  {
    term: '~company',
    asked:
      /\b(?:tag(?:ged)? along|in tow|along for the ride|(?:cross(?:ed)?|travel(?:led)?|sail(?:ed)?|journey(?:ed)?|fl[ey]w?) (?:\w+ ){0,4}with (?:her|him)|accompan\w+|keep (?:her|him) company|kept (?:her|him) company|by (?:her|his) side|at (?:her|his) side)\b/,
    told: /\b(?:travell?ed with|accompanied|(?:came|went|sailed|walked) with|companion|together with)\b/,
  },
  {
    term: '~share',
    asked:
      /\b(?:lion's share|the other (?:half|fifty|part|bit)|slice of|chunk of|proportion|fraction|what (?:share|part|percentage)|split (?:it|the|between|with)|divv\w+|divid(?:e|ed)(?: up)?|shar(?:e|ed) out|carve[ds]? up|fifty[- ]fifty|how much of (?:it|the))\b/,
    told: /\b(?:[Oo]ne half|the other half|half of|a (?:third|fifth|quarter|tenth) of|shared? with|per cent of|\d+ ?% of|halves|in (?:two|three) parts|(?:[Oo]f|[Oo]ut of) (?:each|every) (?:dollar|euro|pound|franc|crown|hundred)|(?:cents|pence|per cent) (?:go(?:es)?|went))\b/,
  },
  {
    term: '~rival',
    asked:
      /\b(?:stack(?:s|ed)? up|measure(?:s|d)? up|hold a candle|h[eo]ld (?:its|their) own|outd(?:o|id|oes)|outperform\w*|outshine|fare against|up against|the competition|head[- ]to[- ]head|neck and neck|better than (?:the|what)|compar(?:e|es|ed) (?:with|to)|give (?:\w+ )?a run for)\b/,
    told: /\b(?:nearest competitor|competitors?|rivals?|better than|worse than|faster than|than the (?:old|other|operational|one)|compared with|lose against|beat|outperform\w*|against the|the old \p{Ll}+ took)\b/u,
  },
  {
    term: '~check',
    asked:
      /\b(?:fine[- ]tooth|scrutini\w+|vet(?:s|ted|ting)?|inspect\w*|once-?over|kick(?:ed)? the ty?ires|put (?:it |\w+ )?(?:to the test|through its paces)|second opinion|double-?check\w*|(?:look|looked|went|gone|go) (?:it )?over (?:it|her|his|the) (?:code|work|text)|poke[ds]? holes|peek\w*|peep\w*|cheat\w*)\b/,
    told: /\b(?:audit\w*|[Rr]eviewed|tested|inspected|examin\w+|checked|second reading)\b/,
  },
  {
    term: '~recruiting',
    asked:
      /\b(?:try (?:out )?(?:would-be|potential|new) (?:recruits?|hires?|starters?)|tr(?:y|ies|ied) out (?:would-be |new |potential )?(?:recruits?|hires?|people|applicants?|candidates?|staff)|would-be (?:recruits?|hires?|employees)|new (?:recruits?|hires?|blood|starters?)|recruit(?:s|ing|ment)?|job interviews?|apply(?:ing)? for a job|job applicants?|applicants?|talent (?:spotting|scouting)|pick(?:s|ed)? (?:her|his|their) (?:people|team|staff)|take(?:s)? (?:people|staff|someone) on)\b/,
    told: /\b(?:[Cc]andidates?|interviews?|I hire|we hire|hiring|[Aa]pplicants?|recruit\w*)\b/,
  },
  {
    term: '~survived',
    asked:
      /\b(?:still (?:around|alive|with us|going strong|kicking|standing|here)|live(?:s|d)? on|stood the test|last(?:s|ed)? the distance|alive and|outliv\w+|surviv\w+|live to (?:see|tell)|lived to (?:see|tell))\b/,
    told: /\b(?:had died|died in|still (?:sold|sells|runs?|running|works?|in use|stands?|reads?)|surviv\w+|posthumous\w*|went on living|lives on|as far as I know)\b/i,
  },
  {
    term: '~imitated',
    asked:
      /\b(?:rip(?:ped)?[- ]offs?|cop(?:y|ied|ycats?)|knock-?offs?|imitat\w+|follow(?:ed|s)? suit|bandwagon|borrow(?:ed|s)? (?:the |her |his )?(?:idea|thought|principle|trick)|t(?:ake|ook) a leaf|(?:rest|rests|based|builds?|built|rel(?:y|ies)) on (?:a |the )?(?:same|similar)|grew? out of (?:it|this|that)|uses? (?:her|his|their) idea|similar (?:thought|idea|principle))\b/,
    told: /\b(?:[Tt]he same (?:principle|idea|method)|later used|copied|imitat\w+|followed the|inspired (?:that|the|other)|has been used (?:in|by)|modelled on)\b/,
  },
  {
    term: '~stop',
    asked:
      /\b(?:(?:put|puts) (?:an end|a stop|paid) to|br(?:ing|ought) (?:\w+ )?to (?:a halt|an end)|cut(?:s)? (?:\w+ )?short|nipp?(?:ed)? (?:\w+ )?in the bud|gr[oi]u?nd to a halt|interrupt\w*|throw(?:n|s)? a spanner|got in the way|stopped (?:her|him|them) (?:from|in))\b/,
    told: /\b(?:interrupted|cut short|prevented|broke off|stopped (?:by|because|when|after)|until the|put an end|owing to|because of|led to its closure)\b/,
  },
  ...plainSenses,
];
