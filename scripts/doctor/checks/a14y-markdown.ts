import { markdownTwins, paths } from '#core/site.ts';
import { asMarkdown, pagePaths } from '../probes.ts';
import { expect, mediaType, readFrontMatter, toHtml } from '../read.ts';
import { answerTo, type Check, type Fetched, type Snapshot } from '../snapshot.ts';

interface Pair {
  path: string;
  twin: string;
  page: Fetched;
  markdown: Fetched;
  site: Snapshot;
}

function perTwin(id: string, title: string, find: (pair: Pair) => string[]): Check {
  return {
    id,
    title,
    find: (site) =>
      pagePaths.flatMap((path) => {
        const twin = markdownTwins[path] ?? '';
        const pair = { path, twin, page: answerTo(site, path), markdown: answerTo(site, twin), site };
        return find(pair).map((problem) => `${twin}: ${problem}`);
      }),
  };
}

/** The smallest share of the page's bytes that the twin must save. a14y asks for half of that. */
const minSaving = 0.6;

/** a14y's checks of the Markdown twins (scorecard 0.2.0), and afdocs' hint. */
export const a14yMarkdown: Check[] = [
  perTwin('markdown.mirror', 'twins answer GET and HEAD as Markdown', ({ twin, markdown, site }) => {
    const head = answerTo(site, { method: 'HEAD', path: twin });
    return [
      ...expect(
        markdown.status === 200 && mediaType(markdown) === 'text/markdown',
        `GET gives ${markdown.status} ${mediaType(markdown)}`,
      ),
      ...expect(
        head.status === 200 && mediaType(head) === 'text/markdown',
        `HEAD gives ${head.status} ${mediaType(head)}`,
      ),
      ...expect(!/^\s*<(?:!doctype|html)/i.test(markdown.body), 'it is HTML'),
    ];
  }),
  perTwin('markdown.alternate', 'pages point to their twin', ({ twin, page }) =>
    expect(
      toHtml(page).querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href') === twin,
      'the page does not',
    ),
  ),
  perTwin('markdown.canonical', 'twins point to their page', ({ path, markdown, site }) =>
    expect(
      (markdown.headers.get('Link') ?? '').includes(`<${site.url}${path}>; rel="canonical"`),
      `Link is ${markdown.headers.get('Link') ?? 'missing'}`,
    ),
  ),
  perTwin(
    'markdown.front-matter',
    'front matter with title, description, doc_version and last_updated',
    ({ markdown }) => {
      const members = readFrontMatter(markdown.body);
      return ['title', 'description', 'doc_version', 'last_updated'].flatMap((name) =>
        expect(Boolean(members[name]), `no ${name}`),
      );
    },
  ),
  perTwin('markdown.hint', 'a hint to llms.txt near the top', ({ markdown }) =>
    expect(markdown.body.slice(0, 2000).includes(paths.llms), 'no hint'),
  ),
  perTwin('markdown.sitemap', 'a section "Sitemap"', ({ markdown }) =>
    expect(/^## Sitemap$/m.test(markdown.body), 'none'),
  ),
  perTwin('markdown.chrome', 'no navigation, header, footer or aside', ({ markdown }) =>
    expect(!/<(?:nav|header|footer|aside)\b/i.test(markdown.body), 'some'),
  ),
  perTwin('markdown.fences', 'every code block is closed', ({ markdown }) =>
    expect((markdown.body.match(/^```/gm) ?? []).length % 2 === 0, 'one stays open'),
  ),
  perTwin('markdown.size', `at least ${minSaving * 100} % smaller than the page`, ({ page, markdown }) => {
    const saving = 1 - Buffer.byteLength(markdown.body) / Math.max(1, Buffer.byteLength(page.body));
    return expect(saving >= minSaving, `${(saving * 100).toFixed(1)} % smaller`);
  }),
  perTwin('markdown.negotiation', 'the page itself gives the same Markdown on demand', ({ path, markdown, site }) => {
    const answer = answerTo(site, { path, headers: asMarkdown });
    return expect(answer.status === 200 && answer.body === markdown.body, `it gives ${answer.status} and other bytes`);
  }),
];
