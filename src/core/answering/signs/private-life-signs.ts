import { permits } from './permit-signs.ts';
import type { OfPerson } from './hiring-signs.ts';
import { dogs } from './sentence-signs.ts';

/**
 * What is asked of a person's life beside the work, and how a portfolio or a heading of it tells that. On folded text. Whom it
 * is asked of stands outside the match: of anybody else's life the person's own sentences tell nothing.
 */
export const privateLife: OfPerson[] = [
  // Before all of somebody's free time: whether there is music in it.
  {
    asks: /(?<=\b(?:does|do|can|did|what|which|any)\b.{0,30})\bplays?(?: an?| any| the)? (?:musical )?instruments?\W*$|(?<=^\W*(?:does|do|can|did|has|have) (?:\S+ ){1,3})(?:(?:make|makes|made|play|plays|played|perform|performs|performed) (?:any )?music|(?:play|plays|played|sing|sings|sang|sung|perform|performs|performed) in (?:an? |any )?(?:band|group|choir|orchestra|ensemble|quartet)s?)(?: (?:in (?:his|her|their|your) (?:spare|free|leisure) time|outside (?:of )?work|privately|for fun|at all))?\W*$|\b(?:what|which) (?:musical )?instruments? (?=(?:does|do|can|did)\b.{0,30}\bplay\W*$)|(?<=^\W*(?:is|are) )musical\W*$/,
    tells:
      /\bplay(?:s|ed|ing)? (?:[a-z]+ ){0,3}(?:piano|violin|viola|cello|flute|guitar|organ|harp|harpsichord|clarinet|oboe|bassoon|trumpet|trombone|horn|tuba|drums?|bongos?|congas?|tabla|timpani|percussion|accordion|banjo|mandolin|lute|saxophone|bass|fiddle|recorder|ukulele|bagpipes?|cornet|keyboards?|concertina|sitar|oud|zither|lyre|lyra|dulcimer|hurdy-gurdy|balalaika|bouzouki|marimba|vibraphone|euphonium|synthesi[sz]er|xylophone|harmonica|music)\b|\b(?:play|s[aiu]ng|perform|drum)(?:s|ed|ing)? (?:(?:the )?[a-z]+ )?(?:in|with|for) (?:an? |the |my |his |her |their |our )?(?:[a-z-]+ ){0,2}(?:bands?|quartets?|quintets?|trios?|duos?|orchestras?|ensembles?|choirs?|big band)\b/i,
  },
  {
    asks: /(?<=\b(?:what|which|how|where|does|do|is|are|has|have|any)\b.{0,60})(?:\b(?:enjoys?|likes?|loves?|activities|interests|doing|pursuits?) (?:\w+ ){0,3})?\b(?:hobb(?:y|ies)|pastimes?|(?:spare|free|leisure) time|outside (?:of )?(?:the )?(?:work|office)|(?:when|while) (?:[\w']+ ){0,2}(?:(?:not|\w+n't) (?:at (?:work|(?:his|her|their|your|the|a) (?:[\w-]+ )?(?:desk|computer|laptop|bench|board|table|easel|keyboard|screen|microscope))|in (?:the|his|her|their) (?:office|lab|studio|workshop)|working|coding)|off (?:duty|work)|away from (?:work|(?:his|her|their|the) (?:desk|office|lab|computer)))|(?:away from|besides|apart from|other than) (?:the )?(?:work|office|job|desk)|days off|for fun|relax|unwind)\W*$|(?<=^\W*(?:\S+ ){0,3})(?:(?:his|her|their|your|any) )?(?:hobb(?:y|ies)|pastimes?|spare time|free time|outside work|personal interests)\W*$/,
    tells:
      /\b(?:outside (?:of )?(?:the )?(?:work|office)|(?:spare|free|leisure) time|hobb(?:y|ies)|pastimes?|for fun|when (?:i am|she is|he is|they are) not (?:working|at work)|away from (?:work|the (?:desk|office|screen|keyboard|studio|lab)))\b|^(?:off (?:the )?(?:clock|duty|hours)|(?:on )?(?:a |the )?(?:more )?personal(?:ly| side| life| interests?| notes?| stuff)?|(?:other |outside |my |private )?interests|after[- ](?:hours|work)|(?:life )?(?:beyond|besides|apart from) (?:the )?(?:work|job|code|office|desk|lab)|(?:the )?(?:human|private|other) (?:side|life)|private life|fun(?: facts?)?|leisure|time off|weekends?)$|^(?:\S+ ){0,3}(?:and|or) (?:leisure|hobb(?:y|ies)|pastimes|pleasures)$|^off (?:watch|stage|screen|site|campus|call)$|^(?:leisure|hobb(?:y|ies)|pastimes|pleasures) (?:and|or)\b|\b(?:I|he|she) (?:(?:also|still|even|badly) )?(?:climbs?|cycles?|swims?|hikes?|bakes?|gardens?|knits?|paints?|weaves?|sails?|rows?|sings?|dances?|surfs?|skis?|brews?|plays? (?:the|in an?|chess|football|tennis|bass|guitar|drums)|coach(?:es)? an? |(?:runs?|has run|have run|ran) (?:ultra|half[- ])?(?:the )?(?:\p{Lu}\p{Ll}+ )?marathons?|(?:climb|hik|cycl|garden|sail|ski|camp)(?:ed|d)|swam|(?:loved|liked|enjoyed) (?:to )?(?:climb|hik|cycl|garden|sail|ski|swim|travel|walk|read)\w*|played (?:chess|football|tennis|bass|guitar|drums|the (?:piano|violin|cello|flute|organ|guitar|drums|double bass)))\b/iu,
  },
  {
    asks: /(?<=\b(?:has|have|own|owns|keep|keeps|got) (?:any |an? |some |got )*)dogs?\W*$/,
    tells: new RegExp(`\\b${dogs}\\b`, 'i'),
  },
  {
    asks: new RegExp(
      String.raw`\bwhat(?:'s| is| was| are| were)? (?:the names? of )?(?:the |his |her |their |your )(?:\w+ ){0,2}${dogs}(?:(?:'s)? names?| (?:called|named))?\W*$`,
    ),
    tells: new RegExp(`(?<!\\p{L})${dogs}(?:,| is| was)?(?: called| named)? \\p{Lu}\\p{Ll}`, 'u'),
  },
  {
    asks: /(?<=\b(?:has|have|own|owns|keep|keeps|got) (?:any |an? |some |got )*)(?:pets?|animals?)\b|^\W*(?:(?:his|her|their|your|any) )?pets?\W*$|\b(?:what|which) (?:pets?|animals?) (?=has|have|does|do|is|are)/,
    tells:
      /\b(?:my|our|his|her|their|an?|one|two|three|four|several)(?: [\w-]+){0,2} (?:pets?|dogs?|cats?|greyhounds?|hounds?|terriers?|labradors?|spaniels?|retrievers?|collies?|poodles?|horses?|pon(?:y|ies)|rabbits?|hamsters?|guinea pigs?|hens|chickens|parrots?|budgies?|canar(?:y|ies)|tortoises?|bees?|goats?|sheep|ducks?|geese|donkeys?|llamas?|alpacas?|snakes?|lizards?|guinea fowls?)\b/i,
  },
  {
    asks: /(?<=^\W*(?:and )?who(?: else)? (?:does|do) (?:\S+ ){1,3})(?:live|share (?:an? |the |his |her |their |your )?(?:home|house|flat|apartment|household)) with\W*$|^\W*(?:and )?who(?: else)? (?:lives with|shares (?:an? |the |his |her |their |your )?(?:home|house|flat|apartment|household) with)(?= (?:him|her|them|you)\W*$)/,
    tells:
      /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e) (?:\w+ )?(?:lives?|shares?|lived|shared)\b[^.;]{0,80}\b(?:with (?:(?:my|his|her|their|our|two|three|an?|the)\b|\p{Lu})|alone\b)/u,
  },
  ...permits,
  {
    asks: /(?<=^\W*(?:and )?(?:does|do|did|has|have|had|is|are|can|could) (?:\S+ ){1,3})(?:(?:have|had|hold|held|got|own|pass(?:ed)?) (?:an? |the |his |her |their )?(?:clean |full |valid )?(?:driv(?:er'?s|ing) (?:licen[cs]e|test)|licen[cs]e to drive)|drive(?: a car)?)\W*$/,
    tells:
      /\b(?:driv(?:er['’]?s|ing) (?:licen[cs]e|test)|licen[cs]e to drive|(?:(?:do|does|can) ?not|(?:do|does|ca)n['’]t|can|learn(?:ed|t) (?:how )?to) drive\b)/i,
    isAnywhere: true,
  },
  {
    asks: /(?<=^\W*(?:and )?how )(?:tall|heavy)(?= (?:is|was|are|were) (?!the\b|an?\b|this\b|that\b|its?\b|his\b|her\b|their\b|your\b)\S+(?: \S+){0,2}\W*$)|(?<=^\W*(?:and )?what(?:'s| is| was) (?:his|her|their|your) )(?:height|weight|shoe size)\W*$/,
    tells:
      /\b(?:I|he|she) (?:am|is|was|stands?|stood|weigh\w*) [^.;]{0,30}\b(?:cm|cent\w+|met(?:re|er)s?|feet|foot|ft|kilos?|kg|pounds|stone|tall)\b/i,
  },
  {
    asks: /(?<=^\W*(?:and )?what (?:did|does|do) (?!(?:the|an?|this|that|it|its|his|her|their|your|our|my)\b)(?:\S+ ){1,3})look like\W*$/,
    tells:
      /\b(?:I am|[Hh]e (?:was|is)|[Ss]he (?:was|is)|[Tt]hey (?:were|are)|[Ss]tood|[Ss]tands) (?:[^.;]{0,60} )?(?:tall|short|small|slim|slender|stout|thin|bald|feet|foot|handsome|beautiful|pretty)\b|\b(?:hair|haired|bearded|beard|moustache|freckles)\b|\b(?:his|her|my) (?:\w+ )?eyes\b/,
  },
  {
    asks: /(?<=^\W*(?:(?:and|so) )?(?:does|do|has|have|is|are) (?:\S+ ){1,3})(?:(?:have |has |had |got |suffer(?:s|ing)? from |living with )(?:(?:an?|any|some|other) )*(?:(?:serious|chronic|long-term|known|physical) )*(?:health (?:problems?|issues?|conditions?|troubles?)|medical (?:problems?|issues?|conditions?)|disabilit(?:y|ies)|(?:chronic )?(?:illness(?:es)?|diseases?|conditions?))|disabled|in (?:good|poor|bad) health)\W*$/,
    tells:
      /\b(?:colou?r-?blind\w*|deaf\w*|hearing (?:aid|loss)s?|hard of hearing|lost (?:the )?(?:hearing|sight|use)|(?:one|took the) (?:working )?(?:ear|eye|hearing|sight)|dyslexi\w+|dyspraxi\w+|ADHD|autis\w+|diabet\w+|asthma\w*|epilep\w+|migraines?|(?:I|he|she|they) (?:\w+ )?(?:in|use|need)s? a wheelchair|(?:my|his|her|their) (?:\w+ )?(?:illness|disease|disability|health|hearing|eyesight|surgery)|(?:I|he|she|they) (?:was|were|am|is|are|fell|became|have been|has been) (?:\w+ )?(?:ill|sick|disabled|deaf|blind)|burn(?:ed|t) out|burn-?out|doctor['’]s advice|depression|insomnia)\b/i,
  },
  {
    asks: /(?<=^\W*(?:(?:and|so) )?(?:does|do|has|have|did) (?:\S+ ){1,3})(?:own|owns|bought|buy) (?:(?:his|her|their|your) own |(?:an?|his|her|their|your|any) )(?:house|home|flat|apartment|property|car|cottage)\W*$/,
    tells:
      /\b(?:(?:my|our|his|her|their) (?:\w+ )?(?:house|flat|apartment|car|cottage|van|mortgage|landlord|landlady)|the landlord|mortgage|(?:own|owns|bought|rents?) (?:an?|the|my|our|his|her|their) (?:\w+ )?(?:house|home|flat|apartment|car|cottage|van)|no car|without a car)\b/i,
  },
  {
    asks: /(?<=^\W*(?:(?:and|so) )?(?:does|do|has|have|is|are) (?:\S+ ){1,3})(?:insured|(?:have|has|got|hold|carry) (?:an? |any )?(?:\w+ )?(?:insurance|indemnity|liability cover)(?: cover)?)(?: (?:for|against) [^?,]{2,40})?\W*$/,
    tells:
      /\b(?:(?:am|is|are|fully|also) insured|insured (?:for|against|up to|with)|(?:liability|indemnity|professional|own) (?:insurance|cover))\b/i,
    isAnywhere: true,
  },
  {
    asks: /\bpronouns?\b/,
    tells: /\b(?:s?he\/(?:hi[ms]|hers?|they)|they\/(?:them|theirs?|s?he)|pronouns?)\b/i,
  },
  {
    asks: /(?<=^\W*(?:and )?where (?:did|was|were) (?:\S+ ){1,3})(?:grow|brought) up\W*$|(?<=\b(?:was|were) (?:\S+ ){1,3})raised\W*$|(?<=^\W*(?:and )?(?:where|how) did (?:\S+ ){1,3})spend (?:his|her|their|your) (?:childhood|youth|early years)\W*$|(?<=^\W*(?:and )?(?:what|where)(?: is|'s| was) (?:\S+ ){1,3})home ?town\W*$/,
    tells: /\b(?:grew up|(?:was|were) (?:born and )?raised|brought up|childhood|home ?town)\b/i,
  },
  {
    asks: /(?<=^\W*(?:and )?where(?: is|'s| are| was| were| does| do| did) (?:\S+ ){1,3})(?:come |originally )*from(?: originally)?\W*$/,
    tells:
      /\b(?:grew up|(?:was|were) raised|home ?town|(?<!\b(?:husband|wife|partner|father|mother|parents?|grandparents?|grandfather|grandmother|brother|sister|who)\b[^.;]{0,60})(?:come|comes|came) from|native of|(?<!\b(?:daughters?|sons?|child|children|husband|wife|sisters?|brothers?|father|mother|parents?)\b.*)(?<!\b(?:since|when|before|after|until) (?!i |s?he |they )\w+ (?:was|were) )born)\b/i,
  },
  {
    asks: /\b(?:what|which) (?:football|soccer|rugby|cricket|basketball|baseball|ice hockey|hockey|sports?) (?:club|team|side) .*\b(?:fan|supporter|support|follow|root for|cheer for)\b.*/,
    tells: /\b(?:fan of|supporters? of|season ticket)\b|\b(?:support|follow)(?:s|ed)? \p{Lu}/u,
  },
  {
    asks: /\bhow many (?:(?:people|readers|users) )?(?:subscribe[sd]?|have subscribed|subscribers|followers)\b/,
    tells: /\b(?:subscri(?:be|bers|ptions)|followers)/i,
    isAnywhere: true,
  },
  {
    asks: /\b(?:what|which) (?:(?:code|text) )?(?:editor|ide) (?:does|do|is|are) \S+ (?:use|using|prefer)\b.*/,
    tells:
      /\b(?:VS ?Code|Visual Studio|Neovim|Vim|Emacs|Sublime Text|IntelliJ|JetBrains|WebStorm|PyCharm|Xcode|Zed|Eclipse|Helix|IDE|(?:code|text) editor)\b/,
  },
  {
    asks: /\b(?:what|when|which).{0,40}\b(?:next|upcoming|forthcoming|future) (?:book|novel|album)\b.*/,
    tells:
      /\b(?:next|new|another|upcoming|forthcoming) (?:book|novel|album)\b|\b(?:am|is|are) (?:now )?(?:writing|working on)\b|\bplan(?:s|ned)? (?:a|to write)\b/i,
  },
  {
    asks: /\b(?:what|which) languages? (?:did|does|do) \S+ (?:speak|use) (?:with (?:his|her|their|your) (?:sons?|daughters?|children|kids|wife|husband|partner|parents|family)(?: at home)?|at home)\W*$/,
    tells:
      /\b(?:spe(?:ak|aks|aking)|spoke|spoken|languages?|bilingual)\b[^.;]*\b(?:home|sons?|daughters?|children|wife|husband|partner|parents|family)\b|\b(?:home|sons?|daughters?|children|wife|husband|partner|parents|family)\b[^.;]*\b(?:spe(?:ak|aks|aking)|spoke|bilingual)\b/i,
  },
  // Whose name is asked for stands outside the match as well, for the sentence must speak of that one
  ...['mother', 'father', 'wife', 'husband', 'partner', 'sister', 'brother', 'son', 'daughter'].map((kin) => ({
    asks: new RegExp(
      `(?<=\\bwhat(?:'s| is| was) (?:his|her|their|your) ${kin}(?:'s)? )(?:(?:first|given|maiden|full|real|last) )?name\\W*$|\\bwhat(?:'s| is| was) the (?:(?:first|given|maiden|full|real|last) )?name of (?=(?:his|her|their|your) ${kin}\\W*$)`,
    ),
    tells: new RegExp(
      `\\b${kin}(?:,|:| was| is| called| named)*(?: the(?: \\S+){1,4}?)? \\p{Lu}\\p{Ll}|\\bmarr(?:ied|ies|iage to) (?:(?:the|an?) (?:\\S+ ){0,4}?)?\\p{Lu}\\p{Ll}|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*, (?:my|his|her|their) (?:\\w+ )?${kin}\\b|\\b(?:after|from) (?:my|his|her|their) ${kin}\\b`,
      'u',
    ),
    isAnywhere: true,
  })),
  {
    asks: /(?<=^\W*(?:and )?(?:does|do|did|is|are) (?:\S+ ){1,3})(?:wear(?:ing|s)?|have|has|use) (?:an? |any )?hearing[- ]aids?\W*$/,
    tells:
      /\b(?:I|he|she|they) (?:\w+ ){0,3}(?:wears?|wore|worn|wearing|uses?|used|has|have|had|got) (?:\w+ ){0,2}hearing[- ]aids?\b/i,
  },
].map((row) => ({ ...row, isPrivate: true }));
