import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The headings, paragraphs, lists and tables of a text, in order. */
export function toBlocks(body: string) {
  return markdown.parse(body).children;
}

type Block = ReturnType<typeof toBlocks>[number];
type ListItem = Extract<Block, { type: 'list' }>['children'][number];
type Table = Extract<Block, { type: 'table' }>;

/** Characters of one item, and of the whole list, up to which its items are read together: "German: B2" says little alone. */
const short = { item: 80, list: 320 };

/**
 * The texts of a block of Markdown, each a passage of its own: the block as a whole, a list of short items with one on each
 * line, the items of any other list, each with what is listed under it, and the rows of a table one by one. Comments and
 * other HTML are no text.
 */
export function toTexts(block: Block): string[] {
  if (block.type === 'table') return toShort(toRows(block).map((row) => [row]));
  if (block.type === 'list') return toShort(block.children.map(toLines));
  if (block.type === 'blockquote') return block.children.flatMap(toTexts);
  return [toLine(block)].filter(Boolean);
}

function toShort(items: string[][]): string[] {
  const lines = items.flat();
  const text = lines.join('\n');
  const isShort = text.length <= short.list && lines.every(({ length }) => length <= short.item);
  return (isShort ? [text] : items.map((item) => item.join('; '))).filter(Boolean);
}

/** An item, and on lines of their own what is listed under it. */
function toLines({ children }: ListItem): string[] {
  const own = children.filter(({ type }) => type !== 'list').map(toLine);
  const nested = children.flatMap((child) => (child.type === 'list' ? child.children.flatMap(toLines) : []));
  return [own.join(' '), ...nested].filter(Boolean);
}

/** Each row with the headings of its columns. */
function toRows({ children: [head, ...rows] }: Table): string[] {
  const labels = head?.children.map(toLine) ?? [];
  return rows.map(({ children }) =>
    children
      .map(toLine)
      .flatMap((cell, index) => (cell ? [[labels[index], cell].filter(Boolean).join(': ')] : []))
      .join('; '),
  );
}

function toLine(node: unknown): string {
  return toString(node, { includeHtml: false }).replace(/\s+/g, ' ').trim();
}
