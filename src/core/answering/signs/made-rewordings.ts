import { their, they } from './sentence-signs.ts';

/** What is no sort of thing that somebody makes, or has an area, a field or a wording of its own. */
const ownNouns =
  'projects|films|movies|albums|pictures|works?|things|pieces|products|stuff|items|results|features|tools|programs|utilities|software|code|libraries|packages|repos(?:itories)?|patents|inventions|papers|articles|publications|books|chapters|essays|reports|talks|lectures|speeches|posts|courses|classes|workshops|lessons|awards|prizes|companies|businesses|firms|start-?ups|organi[sz]ations|teams|groups|roles|jobs|tasks|skills|technologies|languages|frameworks|methods|processes|decisions|mistakes|changes|plans|goals|friends|contacts|people|years|times|days|areas|fields|topics|subjects|sectors|industries|contributions|improvements|components|parts|discoveries|findings|tests|experiments|standards|rules|laws|reforms|policies|funds|donations|networks|plays|institutions|schools|universities|colleges|hospitals|countries|cities|towns|places|clubs|bands|choirs|orchestras|committees|boards|panels|juries|associations|societies|parties|clients|customers|employers|hours';
/** How somebody is said to have made a thing. */
const makes =
  '(?:made|makes?|built|builds?|design(?:ed|s)?|develop(?:ed|s)?|creat(?:ed?|es)|invent(?:ed|s)?|construct(?:ed|s)?|program(?:med|s)?|cod(?:ed?|es)|produc(?:ed?|es)|compos(?:ed?|es)|direct(?:ed|s)?|releas(?:ed?|es)|ship(?:ped|s)?|launch(?:ed|es)?|(?:bring|brought|put) out|work(?:ed|s|ing)? on|star(?:red|s)? in|act(?:ed)? in|play(?:ed)? in|appear(?:ed)? in|(?:be(?:en)? )?(?:in|part of|involved in|credited (?:on|in|with|for))|had a (?:hand|part) in|take part in|taken part in)';
const sort = String.raw`(?!(?:\S+ )?(?:${ownNouns})\b)((?:[\w-]+ )?[a-z-]{3,}(?<!s)s)`;
/** What is made, and by whoever makes such things always for or with somebody: whoever it was tells which. */
const madeThings = '((?:[Vv]ideo )?[Gg]ame )?(?:[Pp]roducts?|[Ee]ngagements?|[Pp]rojects?|[Ww]orks|[Tt]itles)';
const of = String.raw`(?:[Ww]hich|[Ww]hat)(?: of ${their}| of the)?`;
/** How somebody has a part in a thing that others may make as well. */
const partIn =
  '(?:do|done|did|work(?:ed)? on|ma[dk]e|buil[dt]|creat(?:ed?)|develop(?:ed)?|design(?:ed)?|score[d]?|compose[d]?(?: for)?|writ(?:e|ten)(?: music for)?|direct(?:ed)?|produced?|ship(?:ped)?|launch(?:ed)?|releas(?:ed?)|shoot|shot|film(?:ed)?|cut|edit(?:ed)?|deliver(?:ed)?)';

/** Which things of a sort somebody made: those projects that are of that sort. */
export const madeRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(${of} (?:[Vv]ideo )?[Gg]ame)s?(?= (?:did|has|have|were|was) [^,?]{2,60}? (?:at|with|for|by) (?:the )?[_\p{Lu}][^,?]{0,60}\W*$)`,
      'u',
    ),
    '$1 projects',
  ],
  // "Which products did she work on at _?", "which works were made with _?": with whom and where tells which
  [
    new RegExp(
      String.raw`^${of} ${madeThings} (?:did|has|have) ${they} (?:ever )?${partIn} (?:together |jointly )?(at|with|for) ((?:the )?[_\p{Lu}][^,?]{0,60}?)\W*$`,
      'u',
    ),
    'Which $1projects did they do $2 $3?',
  ],
  [
    new RegExp(
      String.raw`^${of} (?:${madeThings}|[Cc]lients|[Gg]ames) (?:did|has|have|does) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}) (?:ever )?((?:help with|work(?:ed)? on|mix(?:ed)?|compose[d]? for|edit(?:ed)?|produced?|direct(?:ed)?|design(?:ed)?|illustrate[d]?)(?: with (?:him|her|them|you))?)\W*$`,
      'u',
    ),
    'Which $1projects did $2 $3?',
  ],
  // What was done elsewhere
  [
    new RegExp(
      String.raw`^${of} projects (?:did|has|have) ${they} (?:ever )?(?!do\b|done\b)\p{Ll}+ outside (?:of )?(?=\p{Lu})`,
      'u',
    ),
    'Which projects did they do outside ',
  ],
  // What came out lately
  [
    new RegExp(
      String.raw`^what (?:else )?(?:has|have|did) (${they}) (?:ever )?(?:releas(?:ed?)|launch(?:ed)?|ship(?:ped)?|(?:br[io]ng|brought|put) out) (?=(?:since|before|after|between|until|in|from) )`,
      'i',
    ),
    'which projects, publications or open source did $1 make ',
  ],
  [
    new RegExp(
      String.raw`^${of} ${madeThings} (?:were|was|are|is) (?:made|built|created|developed|done|produced|shot|filmed|written|released|published|shipped|launched) (?:together |jointly )?(at|with|for) ((?:the )?[_\p{Lu}][^,?]{0,60}?)\W*$`,
      'u',
    ),
    'Which $1projects did they do $2 $3?',
  ],
  [
    new RegExp(
      String.raw`^${of} ${madeThings} (?:were|was) (?:made|built|created|developed|produced|released|published|shipped|launched) by (?!\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\W*$)((?:the )?[_\p{Lu}][^,?]{0,60}?)\W*$`,
      'u',
    ),
    'Which $1projects did they do at $2?',
  ],
  // A game comes out when the work on it ends
  [
    new RegExp(
      String.raw`^(which|what|how many) ((?:video )?game)s (?:(?:did|has|have) ${they} (?:ever )?(?:releas(?:ed?)|ship(?:ped)?|launch(?:ed)?|finish(?:ed)?|(?:br[io]ng|brought|put) out|publish(?:ed)?)|(?:were|was) (?:released|shipped|launched|finished|published)|c[oa]me out) (?=(?:in|before|after|since|between|during|from|until|by) (?:the )?(?:\p{L}+ )?\d{4})`,
      'iu',
    ),
    '$1 $2 projects ended ',
  ],
  [
    new RegExp(
      String.raw`^(which|what) ${sort} (?:has|have|had|did|does|do|was|were|is|are) ${they} (?:ever |also |already |himself |herself )?${makes}(?: over the years| so far| in all| altogether)?\W*$`,
      'i',
    ),
    '$1 projects are $2?',
  ],
  [
    new RegExp(
      String.raw`^(which|what) ${sort} (?:are|were) (?:his|hers|theirs|yours|${their} (?:own )?(?:work|designs?|making))\W*$`,
      'i',
    ),
    '$1 projects are $2?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please )?(?:list|name|show|give|tell)(?: me)? )?(?:all (?:of )?)?(?:the )?${sort} (?:that |which )?${they} (?:has |have |had )?(?:ever |also )?${makes}(?: over the years| so far| in all| altogether)?\W*$`,
      'i',
    ),
    'which projects are $1?',
  ],
];
