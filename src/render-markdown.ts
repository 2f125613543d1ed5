import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toHeadingAnchor } from '#core/corpus/passages.ts';
import { documents } from '#core/discovery/documents.ts';

// remark-rehype drops raw HTML unless it is told otherwise: what an owner writes cannot become a script.
const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

const page = toHtml()
  .use(rehypeSlug)
  .use(tableOfContents)
  .use(linkedHeadings)
  .use(linkedPaths)
  .use(rehypeHighlight)
  .use(scrollableBlocks)
  .use(headedSections)
  .use(rehypeStringify)
  .freeze();

/**
 * A whole page written as Markdown, to HTML. Readers get what a program does not need: headings that link to themselves,
 * the names of documents as links, and a table of contents when there is much to find.
 */
export function renderMarkdown(markdown: string): string {
  return String(page.processSync(markdown));
}

/**
 * The body of a record to HTML. Its headings get the anchors that passages cite, and `##` becomes the level below the
 * record's own heading.
 */
export function renderBody(markdown: string, recordId: string, recordLevel: number): string {
  const body = toHtml().use(recordHeadings, recordId, recordLevel).use(scrollableBlocks).use(rehypeStringify);
  return String(body.processSync(markdown));
}

function recordHeadings(recordId: string, recordLevel: number) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return;
      node.tagName = `h${Math.min(6, Math.max(Number(level) - 1, 1) + recordLevel)}`;
      node.properties['id'] = toHeadingAnchor(recordId, toString(node));
    });
  };
}

/** A page with fewer sections is read from top to bottom. */
const minSections = 7;

function tableOfContents() {
  return (tree: Root) => {
    const headings = tree.children.filter(
      (node) => node.type === 'element' && /^h[23]$/.test(node.tagName),
    ) as Element[];
    const sections = headings.filter(({ tagName }) => tagName === 'h2');
    const [first] = sections;
    if (!first || sections.length < minSections) return;
    const items = headings.map((heading) =>
      toElement('li', [toLink(`#${heading.properties['id']}`, toText(heading))], { className: [heading.tagName] }),
    );
    const contents = toElement('nav', [toElement('ul', items)], { ariaLabel: 'On this page' });
    tree.children.splice(tree.children.indexOf(first), 0, contents);
  };
}

function linkedHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName)) return;
      node.children = [toLink(`#${node.properties['id']}`, node.children)];
    });
  };
}

const documentPaths = new Set<string>(documents.map(({ path }) => path));

function linkedPaths() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'code' || !parent || index === undefined || !documentPaths.has(toString(node))) return;
      parent.children[index] = toLink(toString(node), [node]);
      return index + 1;
    });
  };
}

/** Each heading of the second level with what follows it, so that a browser can lay out far ones later. */
function headedSections() {
  return (tree: Root) => {
    const children: Root['children'] = [];
    for (const node of tree.children) {
      const begins = node.type === 'element' && node.tagName === 'h2';
      const open = children.at(-1);
      if (begins) children.push(toElement('section', [node]));
      else if (open?.type === 'element' && open.tagName === 'section') open.children.push(node as ElementContent);
      else children.push(node);
    }
    tree.children = children;
  };
}

function toText(node: Element): ElementContent[] {
  return [{ type: 'text', value: toString(node) }];
}

function toLink(href: string, children: ElementContent[]): Element {
  return toElement('a', children, { href });
}

function toElement(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Wide code and tables scroll in a box of their own, which the keyboard must be able to reach and to tell apart. */
function scrollableBlocks() {
  return (tree: Root) => {
    let heading = '';
    let tables = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName === 'pre') node.properties['tabIndex'] = 0;
      if (node.tagName === 'th') node.properties['scope'] = 'col';
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      tables += 1;
      const label = heading ? `Table ${tables}: ${heading}` : `Table ${tables}`;
      const properties = { className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: label };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return index + 2;
    });
  };
}
