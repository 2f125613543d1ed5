import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';

/** A YAML source that can tell in which line of its file a member stands. */
export interface YamlSource {
  value: unknown;
  /** Line in the file (from 1) of the node at the path, or of its nearest written ancestor. */
  toLine: (path: PropertyKey[]) => number;
  /** What makes the text unreadable as YAML, with its line; empty when it is fine. */
  problems: { message: string; line: number }[];
}

/** Splits `---` front matter from the Markdown body. A file without it has an empty front matter. */
export function splitFrontMatter(text: string): { yaml: string; body: string; firstLine: number } {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
  if (!match) return { yaml: '', body: text.trim(), firstLine: 1 };
  return { yaml: match[1] ?? '', body: (match[2] ?? '').trim(), firstLine: 2 };
}

/**
 * Reads YAML with every scalar kept as the text that was written (the YAML "failsafe" schema): `1968` stays a date and
 * `no` stays a word.
 */
export function readYaml(yaml: string, firstLine: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  return {
    value: document.toJS() ?? {},
    toLine: (path) => lineAt(offsetOf(document, path)),
    problems: document.errors.map(({ message, pos }) => ({
      message: message.split('\n', 1)[0] ?? message,
      line: lineAt(pos[0]),
    })),
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
