import { their, they } from './sentence-signs.ts';

/** What is no sort of thing that somebody makes, or has an area, a field or a wording of its own. */
const ownNouns =
  'projects|films|movies|pictures|works?|things|pieces|products|stuff|items|results|features|tools|programs|utilities|software|code|libraries|packages|repos(?:itories)?|patents|inventions|papers|articles|publications|books|chapters|essays|reports|talks|lectures|speeches|posts|courses|classes|workshops|lessons|awards|prizes|companies|businesses|firms|start-?ups|organi[sz]ations|teams|groups|roles|jobs|tasks|skills|technologies|languages|frameworks|methods|processes|decisions|mistakes|changes|plans|goals|friends|contacts|people|years|times|days|areas|fields|topics|subjects|sectors|industries|contributions|improvements|components|parts|discoveries|findings|tests|experiments|standards|rules|laws|reforms|policies|funds|donations|networks|plays|institutions|schools|universities|colleges|hospitals|countries|cities|towns|places|clubs|bands|choirs|orchestras|committees|boards|panels|juries|associations|societies|parties|clients|customers|employers|hours';
/** How somebody is said to have made a thing. */
const makes =
  '(?:made|makes?|built|builds?|design(?:ed|s)?|develop(?:ed|s)?|creat(?:ed?|es)|invent(?:ed|s)?|construct(?:ed|s)?|program(?:med|s)?|cod(?:ed?|es)|produc(?:ed?|es)|compos(?:ed?|es)|direct(?:ed|s)?|releas(?:ed?|es)|ship(?:ped|s)?|launch(?:ed|es)?|(?:bring|brought|put) out|work(?:ed|s|ing)? on|star(?:red|s)? in|act(?:ed)? in|play(?:ed)? in|appear(?:ed)? in|(?:be(?:en)? )?(?:in|part of|involved in|credited (?:on|in|with|for))|had a (?:hand|part) in|take part in|taken part in)';
const sort = String.raw`(?!(?:\S+ )?(?:${ownNouns})\b)((?:[\w-]+ )?[a-z-]{3,}(?<!s)s)`;

/** Which things of a sort somebody made: those projects that are of that sort. */
export const madeRewordings: [RegExp, string][] = [
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
