import { isMap, isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';

/** A YAML source that can tell in which line of its file a member stands. */
export interface YamlSource {
  value: unknown;
  /** Line in the file (from 1) of the node at the path, or of its nearest written ancestor. */
  toLine: (path: PropertyKey[]) => number;
  /** What makes the text unreadable as YAML, with its line; empty when it is fine. */
  problems: { code: ErrorCode; message: string; line: number }[];
}

/** The parts of a Markdown file. */
export interface FrontMatter {
  yaml: string;
  body: string;
  /** Line of the file in which the YAML begins. */
  firstLine: number;
  /** Without a second `---` all of the file is body. */
  state: 'closed' | 'unclosed' | 'absent';
}

/** Splits `---` front matter from the Markdown body. A file without it has an empty front matter. */
export function splitFrontMatter(text: string): FrontMatter {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
  if (match) return { yaml: match[1] ?? '', body: (match[2] ?? '').trim(), firstLine: 2, state: 'closed' };
  const state = /^\uFEFF?---[ \t]*(\r?\n|$)/.test(text) ? 'unclosed' : 'absent';
  return { yaml: '', body: text.trim(), firstLine: 1, state };
}

/**
 * Reads YAML with every scalar kept as the text that was written (the YAML "failsafe" schema): `1968` stays a date and
 * `no` stays a word.
 */
export function readYaml(yaml: string, firstLine: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  // The parser's own positions count from the first line of the YAML, not of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = document.errors.map(({ code, message, pos }) => ({ code, message, line: lineAt(pos[0]) }));
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return;
      problems.push({
        code: 'BAD_ALIAS',
        message: `"*${alias.source}" refers to nothing`,
        line: lineAt(alias.range?.[0] ?? 0),
      });
    },
  });
  return {
    value: problems.length > 0 ? {} : (document.toJS() ?? {}),
    toLine: (path) => lineAt(offsetOf(document, path)),
    problems,
  };
}

function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path[depth - 1]) : undefined;
    const node = isNode(pair?.key) ? pair.key : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
