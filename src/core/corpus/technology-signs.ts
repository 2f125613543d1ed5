/** Spellings of technologies, each after the name that it stands for; a name with and without "JS" behind it is one anyway. */
const groups = `javascript js ecmascript, typescript ts, postgresql postgres psql pgsql, kubernetes k8s, go golang,
  c# csharp, f# fsharp, c++ cpp, mongodb mongo, .net dotnet, sqlite sqlite3, html html5, css css3, rails rubyonrails,
  scikit-learn sklearn, python python3 py, rust rustlang, objective-c objc, graphql gql`;

/** A skill, or a line that begins with one: "Go", "Go developer". */
export const asGo =
  /^Go(?=$|[,;/)]| (?:\d|and\b|or\b|developers?|engineers?|programm|code|experience|skills?|services?|back-?ends?))/;
/** What stands before "Go" where it is the language, and no word of a title. */
export const beforeGo = /(?<=[\w'’+#.] {1,3}|[,;:(/] ?)(?<!\b(?:let['’]s|to|on the|we|must) )$/i;

/** Folded spelling → the name that it stands for. */
export const technologySpellings: ReadonlyMap<string, string> = new Map(
  groups.split(/,\s+/).flatMap((group) => {
    const [name = '', ...others] = group.split(' ');
    return others.map((other): [string, string] => [other, name]);
  }),
);
