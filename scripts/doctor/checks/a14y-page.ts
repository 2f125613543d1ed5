import { markdownTwins, paths } from '#core/site.ts';
import { pagePaths } from '../probes.ts';
import { expect, mediaType, member, readLinks, toHtml, toVisibleText } from '../read.ts';
import { answerTo, type Check, type Fetched, type Snapshot } from '../snapshot.ts';

/** A check that is made on each page; its problems name the page. */
function perPage(id: string, title: string, find: (page: Fetched, path: string, site: Snapshot) => string[]): Check {
  return {
    id,
    title,
    find: (site) =>
      pagePaths.flatMap((path) => find(answerTo(site, path), path, site).map((problem) => `${path}: ${problem}`)),
  };
}

/** Structured data of a page: every node of every script, or undefined when one does not parse. */
export function readJsonLd(page: Fetched): unknown[] | undefined {
  try {
    return toHtml(page)
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent) as unknown)
      .flatMap((data) => (member(data, '@graph') as unknown[] | undefined) ?? [data]);
  } catch {
    return undefined;
  }
}

const attribute = (page: Fetched, selector: string, name: string) =>
  toHtml(page).querySelector(selector)?.getAttribute(name) ?? '';

/** a14y's checks of each page (scorecard 0.2.0). */
export const a14yPages: Check[] = [
  perPage('http.status', 'pages answer 200 as HTML in UTF-8, with one redirect at most', (page) => [
    ...expect(page.status === 200, `status ${page.status}`),
    ...expect(
      mediaType(page) === 'text/html' && /charset=utf-8/i.test(page.headers.get('Content-Type') ?? ''),
      'no HTML in UTF-8',
    ),
    ...expect(page.redirects <= 1, `${page.redirects} redirects`),
  ]),
  perPage('http.robots-tag', 'no header forbids indexing', (page) =>
    expect(!/noindex|noai|noimageai/i.test(page.headers.get('X-Robots-Tag') ?? ''), 'X-Robots-Tag forbids it'),
  ),
  perPage('html.overlay', 'no dialog or consent box covers the page', (page) =>
    expect(!toHtml(page).querySelector('dialog[open], body > [role="dialog"]'), 'an open dialog'),
  ),
  perPage('html.canonical', 'one absolute canonical address', (page, path, site) => {
    const links = toHtml(page)
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => link.getAttribute('href'));
    return expect(
      links.length === 1 && links[0] === `${site.url}${path}`,
      `canonical is ${links.join(', ') || 'missing'}`,
    );
  }),
  perPage('html.lang', 'the language is declared', (page) => expect(attribute(page, 'html', 'lang') !== '', 'no lang')),
  perPage('html.description', 'a description of 50 characters or more', (page) =>
    expect(attribute(page, 'meta[name="description"]', 'content').length >= 50, 'too short or missing'),
  ),
  perPage('html.open-graph', 'og:title and og:description', (page) =>
    ['og:title', 'og:description'].flatMap((name) =>
      expect(attribute(page, `meta[property="${name}"]`, 'content') !== '', `no ${name}`),
    ),
  ),
  perPage('html.json-ld', 'JSON-LD with dateModified and BreadcrumbList', (page) => {
    const nodes = readJsonLd(page);
    if (!nodes || nodes.length === 0) return ['none that parses'];
    return [
      ...expect(
        nodes.some((node) => /^\d{4}-\d{2}-\d{2}/.test(String(member(node, 'dateModified')))),
        'no dateModified',
      ),
      ...expect(
        nodes.some((node) => member(node, '@type') === 'BreadcrumbList'),
        'no BreadcrumbList',
      ),
    ];
  }),
  perPage('html.headings', 'three headings or more of the first three levels', (page) =>
    expect(toHtml(page).querySelectorAll('h1, h2, h3').length >= 3, 'too few headings'),
  ),
  perPage('html.text', 'at least 50 words without scripts, and more than 15 % of the bytes are text', (page) => {
    const text = toVisibleText(toHtml(page));
    const ratio = text.length / Math.max(1, page.body.length);
    return [
      ...expect(text.split(' ').length >= 50, 'fewer than 50 words'),
      ...expect(ratio > 0.15, `${Math.round(ratio * 100)} % text`),
    ];
  }),
  perPage('html.glossary', 'a link to a glossary or terminology', (page) =>
    expect(
      toHtml(page)
        .querySelectorAll('a')
        .some((link) => /glossary|terminology/i.test(link.textContent)),
      'no such link',
    ),
  ),
  perPage('html.code', 'code blocks name their language', (page) =>
    expect(
      toHtml(page)
        .querySelectorAll('pre > code')
        .every((code) => /language-/.test(code.getAttribute('class') ?? '')),
      'one does not',
    ),
  ),
  perPage('html.api-schema', 'the developer page links to the contract', (page, path) =>
    expect(
      path !== paths.developers || toHtml(page).querySelectorAll('a[href$="openapi.json"]').length > 0,
      'no link to it',
    ),
  ),
  perPage('html.listed', 'the page is listed in an index', (page, path, site) => {
    const twin = `${site.url}${markdownTwins[path]}`;
    const inSitemap = answerTo(site, paths.sitemap).body.includes(`<loc>${site.url}${path}</loc>`);
    return expect(
      page.status === 200 && (inSitemap || readLinks(answerTo(site, paths.llms).body).includes(twin)),
      'in none',
    );
  }),
  perPage('html.llms-hint', 'a hint to llms.txt stands near the top of the page', (page) => {
    const html = toHtml(page).querySelector('body')?.toString() ?? '';
    const at = html.indexOf(`href="${paths.llms}"`);
    return expect(at >= 0 && at < html.length / 2, 'no hint in the first half');
  }),
];
