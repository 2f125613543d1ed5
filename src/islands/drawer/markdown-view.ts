import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Shows a link that the answer cites, or undefined for any other link. */
export type ToCitation = (url: string, text: string) => Node | undefined;

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
  table: 'table',
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
      return element(node.ordered ? 'ol' : 'ul', toChildren(node, toCitation));
    case 'tableCell':
      return element('td', toChildren(node, toCitation));
    case 'link':
      return toLink(node.url, toChildren(node, toCitation), toCitation);
    default: {
      const tag = tags[node.type];
      const children = 'children' in node ? toChildren(node as Root, toCitation) : [];
      return tag ? element(tag, children) : children;
    }
  }
}

function toChildren(parent: { children: Nodes[] }, toCitation: ToCitation): Node[] {
  return tidy(parent.children, toCitation).flatMap((child) => toNode(child, toCitation));
}

/** A citation in brackets of its own, `([title](address))`, is shown as a number: the brackets go. */
function tidy(children: Nodes[], toCitation: ToCitation): Nodes[] {
  const isCited = (node: Nodes | undefined) => node?.type === 'link' && toCitation(node.url, '') !== undefined;
  return children.map((node, index) => {
    if (node.type !== 'text') return node;
    let { value } = node as Extract<PhrasingContent, { type: 'text' }>;
    const [before, after] = [children[index - 1], children[index + 1]];
    if (isCited(after) && value.endsWith('(')) value = value.slice(0, -1).trimEnd();
    if (isCited(before) && value.startsWith(')')) value = value.slice(1);
    return { ...node, value };
  });
}

function toLink(url: string, children: Node[], toCitation: ToCitation): Node | Node[] {
  const text = children.map(({ textContent }) => textContent).join('');
  const citation = toCitation(url, text);
  if (citation) return citation;
  if (!/^(https?:|mailto:)/i.test(url)) return children;
  const link = element('a', children);
  link.setAttribute('href', url);
  link.setAttribute('rel', 'noreferrer');
  return link;
}

function element(tag: string, children: Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
