import { does, near, relative, they } from './sentence-signs.ts';

/** Somebody by name. */
const named = String.raw`(?<one>(?:(?:Dr|Prof|Mrs?|Ms|Dame|Sir)\.? )?\p{Lu}[\p{L}.’-]+(?: (?:\p{Lu}[\p{L}.’-]*|el|de|van|von|der)(?!\p{L})){0,4})`;
const kinsman = String.raw`(?:her|his|their|your) (?:\p{Ll}+ )?(?<one>${relative})`;
/** A list of who took part tells of no deed. */
const noList = String.raw`^(?!.*: (?:colleagues|collaborators) )`;
/** What others made, taught and learned, each with the verb of the question and the words of the sentence. */
const deeds: [asked: string, told: string][] = [
  ['compose', String.raw`compos(?:e[ds]?|ing|itions?)|music|score[ds]?|songs?|operas?|wr[io]te|written`],
  ['direct', String.raw`direct(?:ed|s)|films?|filmed|stag(?:ed|es)`],
  [
    'paint|draw|sculpt',
    String.raw`paint(?:ed|s|ings?)|portraits?|dr[ae]w(?:s|n|ings?)?|sculpt(?:ed|ures?)|pictures?|made`,
  ],
  [
    String.raw`write(?! to (?:her|him|them|you)\b)`,
    String.raw`wr[io]te|writ(?:es?|ten|ing)|authors?|books?|novels?|essays?|papers?|articles?|published|edited|poems?|biograph\p{L}+|letters?`,
  ],
  [
    String.raw`teach(?= (?:(?:her|him|them|you) )?(?:to|how|about)\b| (?:her|him|them|you) \p{Ll}+ing\b)`,
    String.raw`taught|teach(?:es|ing)?|lessons?|learn(?:ed|t|s)?|show(?:ed|s|n)|instruct\p{L}*|explain\p{L}*|train(?:ed|s)`,
  ],
];
/** What became of somebody else, in what others live by. */
const turned = String.raw`\b(?:bec[ao]me|turned|grew|rose|later|now|today|went on|made|work(?:ed|s)|studie[ds]|runs|ran|teaches|taught|led|leads|practised|trained|qualified)\b`;
const trade = String.raw`(?<!\p{L})(?:an? |the )?(?!(?:${relative}|after|later|under|other|another|never|rather|either|neither|whether|together|however|elder|older|younger|former|winter|summer|letter|water|paper|want|project|subject|object|effect|expect|important)(?!\p{L}))(?:(?-i:\p{Ll}){3,}(?:ist|ian|er|or|ect|ant|man|woman)|nurse|clerk|pilot|priest|judge)(?!\p{L})`;

/** What questions ask about others' lives and deeds, as the bound signs. */
export const othersDeeds: [asked: RegExp, told: string][] = [
  ...[`(?:her|his|their|your) (?:\\p{Ll}+ )?${relative} ${named}`, named, kinsman].map((whom): [RegExp, string] => [
    new RegExp(
      String.raw`\b[Ww]hat ${does} ${whom} (?:later |eventually |finally )?(?:become|grow up to be|go on to (?:be|become))(?: (?:later|afterwards|in later life|(?:after|when) [^?]*))?\W*$`,
      'u',
    ),
    String.raw`${noList}.*(?:^(?=.*{one}${near}${turned}).|{one}(?:,? (?-i:\p{Lu})[\p{L}’-]+){0,3},? (?:(?:was|is|who (?:was|is)) )?${trade}|${trade} {one})`,
  ]),
  // Who directed a thing stands among those who took part.
  [
    new RegExp(String.raw`\b[Ww]hat ${does} ${named} direct(?!\p{L})`, 'u'),
    String.raw`{one}[^.;]{0,120}\b(?:direct(?:ed|s|or)|film(?:s|ed)?|staged)\b|\b(?:directed|staged|films?)\b[^.;]{0,50}\bby {one}`,
  ],
  ...deeds.map(([asked, told]): [RegExp, string] => [
    new RegExp(
      String.raw`\b[Ww]hat (?:\p{Ll}+ )?${does} ${named} (?:(?:later|ever|then|first|himself|herself) )*(?:${asked})(?!\p{L})`,
      'u',
    ),
    String.raw`${noList}.*(?:{one}[^.;]{0,120}(?<!\p{L})(?:${told})(?!\p{L})|(?<!\p{L})(?:${told})(?!\p{L})[^.;]{0,50}\bby (?:[^.;]{0,30} )?{one}|: authors .*{one})`,
  ]),
  // What was left to whom
  ...[named, kinsman].map((whom): [RegExp, string] => [
    new RegExp(
      String.raw`\b[Ww]hat (?:\p{Ll}+ )?(?:did|does|has|have|had) ${they} (?:leave|left|bequeath(?:ed)?|will(?:ed)?)(?: behind)? (?:to|for) (?:the )?${whom}`,
      'u',
    ),
    String.raw`\b(?:left|leaves|leaving|bequea\p{L}+|willed|(?:my|his|her|their|the|a|last) will|inherit\p{L}*|gave|passed|handed)\b[^.;]{0,120}{one}|{one}${near}\b(?:inherit\p{L}*|got|received|was left)\b`,
  ]),
  // What became of a thing once somebody was gone
  [
    new RegExp(
      String.raw`^\W*[Ww]hat(?:ever)? (?:became|has become|happened) (?:of|to) (?:the |her |his |their )?(?!(?:he|she|they|you|it|him|them|work|body)\b)(?<one>[^ ?,]+(?: [^ ?,]+){0,3}?) (?:after (?:her|his|their) (?:death|retirement|departure)|(?:after|when|once) ${they} (?:had )?(?:died|left|retired|passed away|was gone))\W*$`,
      'u',
    ),
    String.raw`: (?:status|outcome) |^{all}.*(?:{one}[^.;]{0,140}\b(?:s[eo]l[dl]s?|bought|burn\p{L}*|demolish\p{L}*|pulled down|torn down|destroy\p{L}*|museum|archives?|librar(?:y|ies)|inherit\p{L}*|given|passed|willed|continue[ds]?|clos(?:ed|es)|ended|stopped|replaced|renamed|bec[ao]me|remain\p{L}*|moved|publish\p{L}*|kept at|(?:is|are) (?:now|kept|still)|now|today)\b|\b(?:gave|left|sold|passed|bought|took over)\b[^.;]{0,60}{one}|\b(?:after|upon|since) (?:his|her|their) (?:death|retirement|departure)\b)`,
  ],
  // A refusal that is told of in passing has no reason there
  [
    new RegExp(
      String.raw`\b[Ww]hy (?:did|does|has|have|had) ${they} (?:first |at first |then |really )?(?:refused?|declined?|reject(?:ed)?|turn(?:ed)? down) (?:the |an? |to |his |her |their )?(?<one>[^?,]{2,60}?)\W*$`,
      'u',
    ),
    String.raw`^(?!.*\b(?:after|before|once|when|though|although|until) (?:s?he|they|i) (?:had )?(?:first |once |already )?(?:refus|declin|reject|turn)(?:ed)?(?!.*\b(?:because|since|as (?:s?he|they|it|i)|so that|for fear)\b)).`,
  ],
  // What a scholarship brought in, and no other sum
  [
    /\b[Hh]ow much (?:money )?(?:did|does) (?:the |that |his |her |their |your )?(?<one>[^?,]{0,50}?(?:fellowship|scholarship|grant|bursary|studentship|professorship|stipend)) (?:pay|bring(?: in)?|carry|come to|amount to)(?: (?:him|her|them|you))?(?: (?:an?|per|each|every) \p{Ll}+)?\W*$/u,
    '^{all}',
  ],
];
