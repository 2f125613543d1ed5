import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownTwins, paths } from '#core/site.ts';
import { pagePaths } from '../probes.ts';
import { expect, readLinks, toHtml, toLines } from '../read.ts';
import { answerTo, type Check, type Fetched, type Snapshot } from '../snapshot.ts';
import { toComparable, toUnits } from '../text-units.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** What the pages say: the same in both forms, with links that lead somewhere. */
export const content: Check[] = [
  {
    id: 'links',
    title: 'every link of pages and documents to this site resolves, anchors included',
    find: (site) => {
      const anchors = new Map<string, Set<string>>();
      return toSiteLinks(site).flatMap((link) =>
        expect(resolves(site, link, anchors), `${link.path}${link.hash} leads nowhere`),
      );
    },
  },
  {
    id: 'parity',
    title: 'every fact on a page is in its twin, and the other way round',
    find: (site) =>
      pagePaths.flatMap((path) => {
        const page = toMainText(answerTo(site, path));
        const twin = toPlainText(withoutFrame(answerTo(site, markdownTwins[path] ?? '').body));
        const [onPage, inTwin] = [toComparable(page), toComparable(twin)];
        return [
          ...toUnits(page)
            .filter((unit) => !inTwin.includes(unit))
            .map((unit) => `${path}: only on the page: "${unit}"`),
          ...toUnits(twin)
            .filter((unit) => !onPage.includes(unit))
            .map((unit) => `${path}: only in the twin: "${unit}"`),
        ];
      }),
  },
];

interface SiteLink {
  path: string;
  hash: string;
}

/** Every link into the site itself, from pages and from Markdown documents. */
export function toSiteLinks(site: Snapshot): SiteLink[] {
  const addresses = [
    ...pagePaths.flatMap((path) =>
      toHtml(answerTo(site, path))
        .querySelectorAll('a[href], link[href]')
        .map((link) => new URL(link.getAttribute('href') ?? '', `${site.url}${path}`)),
    ),
    ...[paths.llms, paths.sitemapMarkdown, ...Object.values(markdownTwins)].flatMap((path) =>
      readLinks(answerTo(site, path).body)
        .filter((link) => URL.canParse(link, site.url))
        .map((link) => new URL(link, `${site.url}${path}`)),
    ),
  ].filter(({ origin }) => origin === site.url);
  const unique = new Map(addresses.map((address) => [`${address.pathname}${address.hash}`, address]));
  return [...unique.values()].map(({ pathname, hash }) => ({ path: pathname, hash }));
}

function resolves(site: Snapshot, { path, hash }: SiteLink, anchors: Map<string, Set<string>>): boolean {
  const answer = answerTo(site, path);
  // An interface that wants another method is there all the same.
  if (answer.status === 405) return answer.headers.has('Allow');
  if (answer.status !== 200) return false;
  const id = decodeURIComponent(hash.slice(1));
  if (!id) return true;
  const ids =
    anchors.get(path) ??
    new Set(
      toHtml(answer)
        .querySelectorAll('[id]')
        .map((element) => element.id),
    );
  anchors.set(path, ids);
  return ids.has(id);
}

/** What frames a page: its controls, drawings that repeat it, and the way to other pages. */
const frame =
  'nav, form, button, dialog, svg, script, footer, .masthead, .skip, .visually-hidden, [aria-hidden], .ask-box, #timeline, .table-tools, .resume-self, .resume-note';

function toMainText(page: Fetched): string {
  const body = toHtml(page).querySelector('body');
  for (const part of body?.querySelectorAll(frame) ?? []) part.remove();
  return body ? toLines(body) : '';
}

/** A twin without what only a twin has: front matter, the hint and the sitemap. */
function withoutFrame(twin: string): string {
  return twin
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*>.*\n/, '')
    .replace(/^## Sitemap$[\s\S]*/m, '');
}

function toPlainText(text: string): string {
  const lines: string[] = [];
  const visit = (node: { type: string; children?: unknown[] }) => {
    const isBlock = ['paragraph', 'heading', 'code', 'tableCell'].includes(node.type);
    if (isBlock) lines.push(toString(node));
    else for (const child of node.children ?? []) visit(child as { type: string; children?: unknown[] });
  };
  visit(markdown.parse(text));
  return lines.join('\n');
}
