/** Spellings of technologies, each after the name that it stands for; a name with and without "JS" behind it is one anyway. */
const groups = `javascript js ecmascript, typescript ts, postgresql postgres psql pgsql, kubernetes k8s, go golang,
  c# csharp, f# fsharp, c++ cpp, mongodb mongo, .net dotnet, sqlite sqlite3, html html5, css css3, rails rubyonrails,
  scikit-learn sklearn, python python3 py, rust rustlang, objective-c objc, graphql gql`;

/** Folded spelling → the name that it stands for. */
export const technologySpellings: ReadonlyMap<string, string> = new Map(
  groups.split(/,\s+/).flatMap((group) => {
    const [name = '', ...others] = group.split(' ');
    return others.map((other): [string, string] => [other, name]);
  }),
);
