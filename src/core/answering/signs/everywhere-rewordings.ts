import { firstName, furtherName, their, them, they } from './sentence-signs.ts';

const title = String.raw`(?:(?:Prof(?:essor)?|Dr)\.? )?`;
const name = `${title}(${firstName}${furtherName}{0,3})`;
/** Of a single word it may be a tool or a town. */
const fullName = `${title}(${firstName}${furtherName}{1,3})`;
const inTheirWork = ` (?:in|into|on|across) ${their} (?:work|story|career|life|projects|portfolio|cv)`;
const everything = String.raw`^(?:[Pp]lease )?(?:(?:[Ll]ist|[Nn]ame|[Ss]how(?: me)?|[Gg]ive me|[Tt]ell me) )?(?:[Ee]verything|[Aa]nything|[Aa]ll(?: of)? (?:the )?(?:things?|entries|works?))(?: (?:on|in) (?:this|the|${their}) (?:site|page|portfolio|website))?(?: (?:that|which))?`;
const end = String.raw`(?:,? please)?\W*$`;
const done = '(?:made|make|done|do|built|build|created|create|worked on|work on|achieved?|invent(?:ed)?)';
/** Where a thing or a place may be told of. */
const areas = 'jobs, projects, studies, publications, patents, libraries and awards';

/** Other ways to ask for whatever anywhere has to do with a person, a place or a subject, and the plain wording. */
export const everywhereRewordings: [RegExp, string][] = [
  // Somebody
  [
    new RegExp(
      `${everything} (?:involv(?:es|ed|ing)|(?:has |had )?to do with|(?:is |was )?(?:connected|associated) (?:to|with)|mention(?:s|ing)|concern(?:s|ing)) ${fullName}${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `${everything} ${fullName} (?:shows? up|turns? up|comes? up|appear(?:s|ed)?|figures?|features?|ha[sd] a (?:part|hand)|took part|played a (?:part|role)|(?:is|was) (?:part of|involved)|contributed|worked)(?: (?:in|on|to|as|with))?${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]here (?:does|did|do|has|have) ${fullName} (?:come|turn|show|fit|figure|appear|crop|feature|contribute|take part)(?: (?:up|in))?(?:${inTheirWork})?${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]hich (?:things|pieces of work) (?:did|has|have) ${they} ${done} (?:together |jointly )?with ${fullName}${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]h(?:at|ich things) (?:did|have) (?:${they}|${firstName}) and ${fullName} ${done}(?: together)?${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]h(?:at|ich things) (?:did|have) ${fullName} and (?:${they}|${them}|${firstName}) ${done}(?: together)?${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]hat (?:came|resulted|has come|grew) (?:out of|from|of) ${their} (?:collaboration|work|partnership|cooperation) with ${name}${end}`,
      'u',
    ),
    'everything with $1',
  ],
  [
    new RegExp(
      `^[Ww]hat (?:has|had|was|is) ${fullName} (?:been )?(?:involved in|part of|contributing to|working on)${end}`,
      'u',
    ),
    'everything with $1',
  ],
  // Whom a film was made with, or under
  [
    new RegExp(
      `^(?:[Ii]n )?[Ww]hich (films|movies|pictures|plays|shows) (?:was|were|did|does|is) ${fullName} (?:in|act in|appear in|play in|star in|act|appear|play|star)(?: (?:with|alongside|opposite|beside) ${them})?${end}`,
      'u',
    ),
    'which $1 with $2?',
  ],
  [
    new RegExp(`^${fullName} directed ${them} in (?:what|which (?:films?|movies?|pictures?))${end}`, 'u'),
    'which films did $1 direct?',
  ],
  [
    new RegExp(`${everything} ${they} (?:made|did|shot|filmed) under ${fullName}['’]s direction${end}`, 'u'),
    'which films did $1 direct?',
  ],
  [
    new RegExp(
      `${everything} ${they} (?:starred|acted|appeared|played) in (?:from |in |during |of )?((?:1[4-9]|20)\\d\\d)${end}`,
      'u',
    ),
    'list the films of $1',
  ],
  // A place
  [
    new RegExp(
      `${everything} (?:${they} (?:did|made|achieved|worked on)|happened|took place|goes back to) (?:in|at) ${name}${end}`,
      'u',
    ),
    `${areas} in $1`,
  ],
  [
    new RegExp(
      `^[Ww]hat (?:all )?(?:in ${their} (?:life|career|work) )(?:took place|happened|went on|was done) (?:in|at) ${name}${end}`,
      'u',
    ),
    `${areas} in $1`,
  ],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:all )?did ${they} (?:all )?do (?:in|at) ${name}(?:\?|,| -)* (?:all of it|everything|the lot)${end}`,
      'u',
    ),
    `${areas} in $1`,
  ],
  [
    new RegExp(`^[Ww]here (?:all )?did ${they} (?:all )?work in ${name}(?: before (?:emigrating|leaving))?${end}`, 'u'),
    'list the jobs in $1',
  ],
  [
    new RegExp(
      `^[Ww]hat (?:research|work) (?:was|has been) done (?:by ${them} )?(?:at|in) (?:the )?${name}((?: (?:of|and|the|for) (?:the )?\\p{Lu}\\S*| \\p{Lu}\\S*)*)${end}`,
      'u',
    ),
    'projects and publications at $1$2',
  ],
  [
    new RegExp(
      `^[Ww]hat (?:has|have|did) ${they} (?:ever )?(?:done|do) (?:together )?with (\\p{Lu}\\p{Ll}+)${end}`,
      'u',
    ),
    `${areas} with $1`,
  ],
  [
    new RegExp(`^[Ww]hat (?:has|have|had|does|do) ${they} (?:got )?to do with (\\p{Lu}\\p{L}+)${end}`, 'u'),
    `${areas} with $1`,
  ],
  // A subject
  [
    new RegExp(
      String.raw`^[Ww]here (?:does|did|do|has|have|is|was) (?!${they}\b)(\p{L}[^?,]{2,40}?) (?:come|turn|show|fit|figure|appear|crop|feature|play a (?:part|role)|used)(?: (?:up|in))?${inTheirWork}${end}`,
      'u',
    ),
    `${areas} with $1`,
  ],
  [
    new RegExp(
      String.raw`^[Ww]hich of ${their} (?:works?|things) (?:ha(?:ve|s|d) (?:something |anything )?to do with|deal(?:s|t)? with|are about|concern(?:s|ed)?|involved?) ([^?,]{2,60}?)${end}`,
      'u',
    ),
    `${areas} with $1`,
  ],
];
