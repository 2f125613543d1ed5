/** Spellings of technologies, each after the folded name under which all of them are found. */
const groups = `javascript js ecmascript, typescript ts, postgresql postgres psql pgsql, kubernetes k8s, c# csharp, f# fsharp,
  c++ cpp, mongodb mongo, sqlite sqlite3, html html5, css css3, rails rubyonrails, scikitlearn sklearn,
  python python3 py, rust rustlang, objectivec objc, graphql gql, gcp google_cloud google_cloud_platform, argocd argo_cd,
  aws amazon_web_services`;
/** A name of a script library, with the end that it may have; without it "Next" and "Three" are words of most questions. */
export const ofScript = /(?<![\p{L}\d])(?!next|three)([\p{L}\d]+)[.-]?js(?![\p{L}\d])/giu;

/** A skill, or a line that begins with one: "Go", "Go developer". */
export const asGo =
  /^Go(?=$|[,;/)]| (?:\d|and\b|or\b|developers?|engineers?|programm|code|experience|skills?|services?|back-?ends?))/;
/** What stands before "Go" where it is the language, and no word of a title. */
export const beforeGo = /(?<=[\w'’+#.] {1,3}|[,;:(/] ?)(?<!\b(?:let['’]s|to|on the|we|must) )$/i;

/** Those of several words or with a word of most questions in them, each of which is read as one; for a pattern. */
export const technologiesOfWords =
  '(?<![\\p{L}\\p{N}])(?:(?:[Nn]ext|[Tt]hree)[.-]?[Jj][Ss]|[Gg]oogle [Cc]loud(?: [Pp]latform)?|[Aa]rgo [Cc][Dd]|[Aa]mazon [Ww]eb [Ss]ervices)(?![\\p{L}\\p{N}])';

/** Folded spelling → the name that it stands for. */
export const technologySpellings: ReadonlyMap<string, string> = new Map(
  groups.split(/,\s+/).flatMap((group) => {
    const [name = '', ...others] = group.split(' ').map((word) => word.replaceAll('_', ' '));
    return others.map((other): [string, string] => [other, name]);
  }),
);
