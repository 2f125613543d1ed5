import { their, they } from './sentence-signs.ts';

/** A body that stands in a question by a capital, or that an entry's name hides. */
const body = String.raw`(?:[Tt]he )?[\p{Lu}_](?:[^?,!;]{0,78}[^?,!;\s])?`;
/** One that honours and teaches: "the IEEE", "Santa Clara University". */
const honouring = String.raw`(?:[Tt]he )?(?:_+|\p{Lu}{3,6}|(?:\p{Lu}\S* )*(?:University|College|Institut(?:e|ion)|Academy|Society|Association|Foundation|Union|Council|Federation)(?: (?:of|for) [^?,!;]{1,60})?)`;
const made = '(?:buil[dt]|ma[dk]e|create|created|design|designed|produce|produced)';
/** Only who makes works does these: of others they say more than that something was made. */
const artful = '(?:composed?|paint|painted|sculpt|sculpted)';
/** Plain names of what people make and find, none of them one for an area or a field. */
const makings =
  '(?:apparatus(?:es)?|automata|bridges|buildings|cars|circuits|compilers|compounds|computers|contraptions|elements|engines|experiments|exhibits|gadgets|instruments|isotopes|languages|machines|measurements|networks|programmes|programs|robots|sensors|services|ships|simulators|substances|systems|telescopes|toys|vehicles|websites)';
const sofar = '(?: (?:so far|until now|up to now|to date|yet|already))?';

/** Other ways to ask for what somebody has made, for what a body paid for and what it gave, and that in plain words. */
export const workRewordings: [RegExp, string][] = [
  // What nobody paid for
  [
    new RegExp(
      String.raw`^what (?:has|have|did) ${they} (?:ever )?(?:done|do) (?:without (?:being paid|pay|payment|a salary|getting paid)|unpaid|for free|for nothing)\W*$`,
      'i',
    ),
    'which volunteer work did they do?',
  ],
  // Who applies for a patent files it
  [/\bappl(?:y|ies) for (?=(?:[^\s,?]+ ){0,6}patents?\b)/i, 'file '],
  [/\b((?:patents?|inventions?) [^?]{0,60}?)\bapply for\b/i, '$1file'],
  // An award names what it was won for
  [
    /\b(?:won|earned|brought|got|gave) (?:you|him|her|them) ((?:an?|the|any) )(?=(?:award|prize|medal|honou?r)s?\b)/i,
    'won $1',
  ],
  [
    /^which (?:of )?(?:(?:his|her|their|your|the) )?(?:projects|works|repositories) (?:is|are|were) open[- ]source\W*$/i,
    'list all open-source projects',
  ],
  // Where a text came out
  [
    new RegExp(
      String.raw`^in (?:which|what) (?:book|handbook|volume|anthology|collection|reader|edited volume)(?= (?:did|was|were|has|have) ${their} (?:chapter|essay|article|paper|contribution|piece|text|story)s?\b)`,
      'i',
    ),
    'where',
  ],
  [
    new RegExp(String.raw`^who publishes (?=${their} (?:book|novel|chapter|essay|article|paper)s?\b)`, 'i'),
    'who published ',
  ],
  // What somebody helps with is contributed to
  [
    /(?<=\bopen[- ]source\b.*\b(?:written|wrote|made|built|created|published|developed|started) (?:or|and) )(?:helped|assisted|taken part|pitched in)(?: out)?(?: with| in| on)?(?=\W*$)/i,
    'contributed to',
  ],
  [
    new RegExp(
      String.raw`\b(first|last|latest|newest|oldest|earliest) (?:(?:piece|bit) of )?(?:software|code)(?= (?:that )?${they} (?:ever )?(?:published|released|open-sourced)\b)`,
      'i',
    ),
    '$1 open-source project',
  ],
  // The tools that somebody makes are no skills
  [/\bopen[- ]source (?:software )?(?:tool|utilit|program|package)(?:s|y|ies)?\b/i, 'open-source projects'],
  [
    new RegExp(
      String.raw`^((?:which|what|how many|list|name|show)(?: me)?(?: all)?(?: (?:of )?(?:the|${their}))?) (?:(?!open\b)[\w-]+ )?(?:tools|utilities|packages)(?= (?:(?:that|which) )?(?:(?:(?:has|have|did|do|does) )?${they}(?: (?:have|has|ever|also|personally|yourself))* (?:publish|releas|maintain|writ|wrote|develop|author|${made})|(?:won|earned|received|got|were given) (?:an? |any |the )?(?:award|prize|medal)s?\b))`,
      'i',
    ),
    '$1 open-source projects',
  ],
  // Things by what they are, of a time: projects that say so
  [
    new RegExp(
      String.raw`^((?:which|what) )(?!things?\b)(?:of (?:the|${their}) )?(${makings}) ((?:did|has|have) ${they} (?:ever )?|(?:were|was) )(?:${made}|construct(?:ed)?|develop(?:ed)?|discover(?:ed)?|program(?:med)?|do|done|perform(?:ed)?)(?: by (?:him|her|them|you))?(?= (?:in|before|after|since|between|during|from) (?:\w+ ){0,2}\d{4})`,
      'i',
    ),
    '$1$2 projects did they do',
  ],
  // E-mail that was made, or that a thing had, is no way to write to anybody
  [
    /\b((?:invent|creat|develop|design|buil[dt]|pioneer|introduc|implement)(?:e?d|e?s|e|ing)?) (?:the )?e-?mail(?! address)\b/i,
    '$1 emailing',
  ],
  // What a named thing could do
  [
    /^(?:[Ww]hich|[Ww]hat) (?:main |key )?(?:features|functions|functionality|capabilities) (?:did|does|do) ((?:the )?\p{Lu}[\p{L}\d./-]*(?: \p{Lu}[\p{L}\d./-]*){0,3}) (?:have|has|had|offer|provide)\W*$/u,
    'what could $1 do?',
  ],
  [
    /^(?:(?:[Ww]hat|[Ww]hich) (?:were|are) )?(?:[Tt]he )?(?:main |key )?(?:[Ff]eatures|[Ff]unctions|[Ff]unctionality|[Cc]apabilities) of ((?:the )?\p{Lu}[\p{L}\d./-]*(?: \p{Lu}[\p{L}\d./-]*){0,3})\W*$/u,
    'what could $1 do?',
  ],
  [
    /^[Ww]hat (?:was|is|were|are) ((?:the )?\p{Lu}[\p{L}\d./-]*(?: \p{Lu}[\p{L}\d./-]*){0,3}) (?:capable of|able to do)\W*$/u,
    'what could $1 do?',
  ],
  [/^([Ww]hat (?:could|can|did) .{1,60} (?:do|offer)),? (?:feature-?wise|in terms of features)\W*$/u, '$1?'],
  [
    /^((?:and )?did (?!(?:he|she|they|you)\b)(?:\S+ ){1,4}(?:have|offer|use|include|support)|(?:which|what) (?:\S+ ){1,4}(?:had|used|offered|included|supported)) (?:an )?e-?mail(?! address)\b/i,
    '$1 emailing',
  ],
  [
    new RegExp(
      String.raw`^what (?:(?:else )?(?:(?:have|has) ${they}|${they} (?:have|has)) (?:ever |already |actually )?(?:${made}|developed)|did ${they} (?:build|create))${sofar}\W*$`,
      'i',
    ),
    'list all the projects',
  ],
  [
    new RegExp(
      String.raw`^what (?:things )?(did|has|have) (${they}) ${made}(?= (?:in|before|after|since|between|during|from) (?:\w+ ){0,2}\d{4})`,
      'i',
    ),
    'which projects $1 $2 do',
  ],
  [
    new RegExp(
      String.raw`^(?:please )?(?:(?:can|could|may) (?:i|we) see|(?:show|give|list)(?: me| us)?)? ?(?:all |some )?(?:of )?${their} (?:best |recent |own )?works?(?: samples)?\W*$`,
      'i',
    ),
    'list all the projects',
  ],
  [
    new RegExp(
      String.raw`\b((?:${their}|which|what|how many|all|first|last|latest) )composition(?=s\b|(?<=(?:first|last|latest) composition)\W*$)`,
      'i',
    ),
    '$1project',
  ],
  // Talks, given and to be given
  [
    new RegExp(
      String.raw`^(?:(?:can|could|may|might) (?:i|we|one) (?:invite|book|get|have|ask) (?:him|her|them|you) (?:to (?:speak|talk|give an? (?:\w+ )?(?:talk|lecture|keynote|speech|presentation))|as an? (?:\w+ )?speaker|for an? (?:talk|lecture|keynote))|(?:(?:would|will|could|can) ${they}|(?:is|are) ${they} (?:willing|open|happy|available|ready) to) (?:speak|talk|give an? (?:talk|lecture|keynote)))(?: (?:at|for|in|to|on) [^?!.]{1,60})?\W*$`,
      'i',
    ),
    'are they available for talks?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:does|do|did|has|have) ${they} (?:ever |also |often |regularly )*(?:speak|spoken) (?:at|to) (?:any |some )?(?:conferences?|events?|meet-?ups?|audiences?)|where (?:(?:does|do|did) ${they} speak|(?:has|have) ${they} spoken))(?: publicly| in public)?\W*$`,
      'i',
    ),
    'which talks did they give?',
  ],
  // What others paid for
  [
    new RegExp(
      String.raw`^(?:[Ww]hat) (?:did|has|have) (${body}) (?:commission|fund|sponsor|finance|pay for)(?:ed)?\W*$`,
      'u',
    ),
    'which projects did $1 fund',
  ],
  [new RegExp(String.raw`\b([Dd]id ${body}) commission\b`, 'u'), '$1 fund'],
  // What a body gave
  [
    new RegExp(
      String.raw`^[Ww]hat (?:did|has|have) (${honouring}) (?:give|gave|given|award|awarded|present|bestow|grant|confer)(?:ed)?(?: on| to| upon)? (?:him|her|them|you)(?: with)?\W*$`,
      'u',
    ),
    'which awards and degrees did they get from $1',
  ],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:did|has|have) (${they}) (?:receive|received|get|got|gotten|win|won|been given|been awarded) (?:from|by) (${honouring})\W*$`,
      'u',
    ),
    'which awards and degrees did $1 get from $2',
  ],
  [
    new RegExp(
      String.raw`\b(awards|prizes|medals|honou?rs|distinctions) (?:(?:that |which )?(?:were|was|are|have been|has been) )?(?:given|presented|bestowed|conferred|awarded)(?: to ${they}| (?:to|on|upon) (?:him|her|them|you))? by\b`,
      'i',
    ),
    String.raw`$1 from`,
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please )?(?:give|show|draw)(?: me| us)? )?(?:an? |the |${their} )?(?:timeline|chronology)(?: of ${their} (?:whole |entire )?(?:life|life and work|work|history))?\W*$`,
      'i',
    ),
    'timeline of the career',
  ],
  // "The books she wrote or edited": both say that they are hers.
  [
    /\b(wrote|written|writes?|published?|authored) (?:or|and) (?:co-?)?(?:edit|translat|compil|publish|annotat)(?:e[ds]?|ed|s|es)?\b(?! by)/i,
    '$1',
  ],
  // What is taught is no subject of the teacher's studies.
  [
    new RegExp(
      String.raw`^(?:which|what) (?:courses?|subjects?|classes) ((?:did|does|do|has|have) ${they} (?:ever )?(?:teach|taught|lecture[ds]?(?: on)?|give)\b)`,
      'i',
    ),
    'what $1',
  ],
  // The entry that a question names is called by its title whatever is said of it.
  [
    /,? and what (?:is|was) the (?:awards?|prize|medal|honou?r|patent|invention|paper|article|book|film|project) called(?=\W*$)/i,
    '',
  ],
];

/** Who makes works and calls them so. */
export const makesWorks =
  /\b(?:composer|songwriter|lyricist|playwright|dramatist|librettist|choreographer|painter|sculptor|illustrator)\b/i;

/** Of somebody who makes works: these are the projects. */
export const artistRewordings: [RegExp, string][] = [
  [
    /^(?:(?:a|the|his|her|their|your|full|complete|selected|all) )*(?:(?:list|catalog(?:ue)?) of (?:(?:the|all|his|her|their|your) )*)?(?:works|pieces|compositions)\W*$|^(?:(?:the|his|her|their|your) )?works? ?list\W*$/i,
    'list all projects',
  ],
  [
    new RegExp(String.raw`^what (did|has|have) (${they}) (?:ever |already |actually )?${artful}\b`, 'i'),
    'which projects $1 $2 do',
  ],
  [
    new RegExp(
      String.raw`\b((?:${their}|which|what|how many|all|the|list|name|first|last|latest|newest|earliest|longest|shortest|biggest|next|recent|own|other) )(?:works|pieces)\b(?! (?:by|(?:were|are|have been) (?:ever )?(?:published|printed|recorded))\b)`,
      'i',
    ),
    '$1projects',
  ],
  [
    // In "when did she first work with …?" it is a verb.
    new RegExp(
      String.raw`\b((?:${their}|the) (?:first|last|latest|newest|earliest|most recent|next|longest|shortest|biggest) )(?:work|piece)\b`,
      'i',
    ),
    '$1project',
  ],
  [
    new RegExp(
      String.raw`^what ((?:did|has|have) ${they}|${they} (?:has|have)) (?:ever )?(write|written)(?=\W*$| (?:in|before|after|since|between|during|from) (?:\w+ ){0,2}\d{4}\b)`,
      'i',
    ),
    'which projects and publications $1 $2',
  ],
];
