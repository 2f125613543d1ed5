import type { Link, List, Nodes, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The number of a cited address as an element, or undefined for a link that leads elsewhere. */
export type ToCitation = (url: string, title: string) => Node | undefined;

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
  tableRow: 'tr',
  break: 'br',
  thematicBreak: 'hr',
};

/**
 * Markdown as elements. Every element is made here from a closed list, so nothing in an answer can become markup of its
 * own: raw HTML is shown as the text it is, and a link leads to the web or stays text.
 */
export function toElements(markdown: string, toCitation: ToCitation): Node[] {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return toChildren(tree, toCitation);
}

function toNode(node: Nodes, toCitation: ToCitation): Node | Node[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return document.createTextNode(node.value);
    case 'inlineCode':
      return element('code', [document.createTextNode(node.value)]);
    case 'code':
      return element('pre', [element('code', [document.createTextNode(node.value)])]);
    case 'heading':
      return element('h4', toChildren(node, toCitation));
    case 'list':
      return toList(node, toCitation);
    case 'table':
      return toTable(node, toCitation);
    case 'tableCell':
      return element('td', toChildren(node, toCitation));
    case 'link':
      return toLink(node, toCitation);
    default: {
      const tag = tags[node.type];
      const children = 'children' in node ? toChildren(node, toCitation) : [];
      return tag ? element(tag, children) : children;
    }
  }
}

function toChildren(parent: { children: Nodes[] }, toCitation: ToCitation): Node[] {
  return tidy(parent.children, toCitation).flatMap((child) => toNode(child, toCitation));
}

/** A citation in brackets of its own, `([title](address))`, is shown as its number alone: brackets and title go. */
function tidy(children: Nodes[], toCitation: ToCitation): Nodes[] {
  const isBracketed = (index: number) => {
    const [before, link, after] = [children[index - 1], children[index], children[index + 1]];
    if (link?.type !== 'link' || before?.type !== 'text' || after?.type !== 'text') return false;
    return (
      before.value.endsWith('(') && after.value.startsWith(')') && toCitation(link.url, toString(link)) !== undefined
    );
  };
  return children.map((node, index) => {
    if (isBracketed(index)) return { ...node, children: [] } as Link;
    if (node.type !== 'text') return node;
    const start = isBracketed(index - 1) ? node.value.slice(1) : node.value;
    return { ...node, value: isBracketed(index + 1) ? start.slice(0, -1).trimEnd() : start };
  });
}

/** The first row of a Markdown table names its columns. */
function toTable({ children: [names, ...rows] }: Table, toCitation: ToCitation): Node {
  const headings = (names?.children ?? []).map((cell) => {
    const heading = element('th', toChildren(cell, toCitation));
    heading.setAttribute('scope', 'col');
    return heading;
  });
  return element('table', [element('tr', headings), ...toChildren({ children: rows }, toCitation)]);
}

function toList(node: List, toCitation: ToCitation): Node {
  const list = element(node.ordered ? 'ol' : 'ul', toChildren(node, toCitation));
  if (node.ordered) list.setAttribute('start', String(node.start ?? 1));
  return list;
}

function toLink(node: Link, toCitation: ToCitation): Node[] {
  const children = toChildren(node, toCitation);
  const citation = toCitation(node.url, toString(node));
  if (citation) return [...children, citation];
  if (!/^(https?:|mailto:)/i.test(node.url)) return children;
  const link = element('a', children);
  link.setAttribute('href', node.url);
  link.setAttribute('rel', 'noreferrer');
  return [link];
}

function element(tag: string, children: Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
