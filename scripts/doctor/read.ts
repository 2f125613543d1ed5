import { parse, TextNode, type HTMLElement, type Node } from 'node-html-parser';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { answerTo, type Fetched, type Probe, type Snapshot } from './snapshot.ts';

/** Problems in the words of a scorecard: empty when `holds`. */
export function expect(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

/** The body as JSON, or undefined when it is none. */
export function readJson(site: Snapshot, probe: Probe | string): unknown {
  try {
    return JSON.parse(answerTo(site, probe).body) as unknown;
  } catch {
    return undefined;
  }
}

/** A member deep inside parsed JSON. */
export function member(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (node as Record<string | number, unknown> | undefined | null)?.[key],
    value,
  );
}

/** A member that should be text; anything else is none. */
export function readText(value: unknown, ...path: (string | number)[]): string {
  const text = member(value, ...path);
  return typeof text === 'string' ? text : '';
}

/** Pages may leave out end tags, at which a simple parser despairs; so they are completed first, and once. */
const completed = new WeakMap<Fetched, string>();
const complete = unified().use(rehypeParse).use(rehypeStringify).freeze();

export function toHtml(answer: Fetched): HTMLElement {
  const html = completed.get(answer) ?? String(complete.processSync(answer.body));
  completed.set(answer, html);
  // The text of scripts must stay readable: JSON-LD is one. By default, <pre> would be text as well.
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** Words that a reader sees without scripts and styles. */
export function toVisibleText(html: HTMLElement): string {
  const body = parse((html.querySelector('body') ?? html).toString());
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return body.textContent.replace(/\s+/g, ' ').trim();
}

const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME']);

/** The text of an element, every block and table cell on a line of its own. */
export function toLines(node: Node): string {
  if (node instanceof TextNode) return node.text;
  const text = node.childNodes.map(toLines).join('');
  return inline.has((node as HTMLElement).tagName) ? text : `\n${text}\n`;
}

/** Media type of an answer, without parameters. */
export function mediaType({ headers }: Fetched): string {
  return (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Members of YAML front matter that are simple values. */
export function readFrontMatter(markdown: string): Record<string, string> {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '';
  const lines = block.split('\n').flatMap((line) => {
    const match = /^(\w+):\s*(.+)$/.exec(line);
    return match ? [[match[1] ?? '', match[2] ?? ''] as const] : [];
  });
  return Object.fromEntries(lines);
}

/** Addresses of Markdown links. */
export function readLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url ?? '');
}
