import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toHeadingAnchor } from '#core/corpus/passages.ts';

// remark-rehype drops raw HTML unless it is told otherwise: what an owner writes cannot become a script.
const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

const page = toHtml().use(rehypeSlug).use(scrollableBlocks).use(rehypeStringify).freeze();

/** A whole page written as Markdown, to HTML; its headings get their usual anchors. */
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

/** Wide code and tables scroll in a box of their own, which the keyboard must be able to reach and to tell apart. */
function scrollableBlocks() {
  return (tree: Root) => {
    let heading = '';
    let tables = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName === 'pre') node.properties['tabIndex'] = 0;
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      tables += 1;
      const label = heading ? `Table ${tables}: ${heading}` : `Table ${tables}`;
      const properties = { className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: label };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return index + 2;
    });
  };
}
