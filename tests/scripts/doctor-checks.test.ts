import { expect, test } from 'vitest';
import { documents } from '#core/discovery/documents.ts';
import { markdownTwins, paths } from '#core/site.ts';
import { pureGroups } from '../../scripts/doctor/groups.ts';
import * as probe from '../../scripts/doctor/probes.ts';
import { answerTo, toKey, type Fetched, type Probe, type Snapshot } from '../../scripts/doctor/snapshot.ts';
import { toApiAnswers, toHealthySite } from '../support/healthy-site.ts';

const healthy = await toHealthySite();
await toApiAnswers(healthy);
const checks = Object.entries(pureGroups).flatMap(([group, list]) =>
  list.map((check) => ({ ...check, name: `${group} ${check.id}` })),
);

/** The site with some answers changed. */
function broken(changes: [Probe | string, Partial<Fetched>][]): Snapshot {
  const answers = new Map(healthy.answers);
  for (const [asked, change] of changes) {
    const key = toKey(typeof asked === 'string' ? { path: asked } : asked);
    answers.set(key, { ...answerTo(healthy, asked), ...change });
  }
  return { ...healthy, answers };
}

function edited(path: string, from: string | RegExp, to: string): Snapshot {
  const { body } = answerTo(healthy, path);
  const changed = body.replace(from, to);
  if (changed === body) throw new Error(`${path} does not hold ${String(from)}`);
  return broken([[path, { body: changed }]]);
}

function withHeader(asked: Probe | string, name: string, value: string | undefined): Snapshot {
  const headers = new Headers(answerTo(healthy, asked).headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return broken([[asked, { headers }]]);
}

const home = paths.home;
const twin = paths.homeMarkdown;
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** For each check one site in which just its subject is wrong. */
const faults: Record<string, () => Snapshot> = {
  'isitagentready robotsTxt': () => withHeader(paths.robots, 'Content-Type', 'text/html'),
  'isitagentready sitemap': () => edited(paths.robots, /^Sitemap: .*$/m, ''),
  'isitagentready linkHeaders': () => withHeader(home, 'Link', undefined),
  'isitagentready markdownNegotiation': () =>
    broken([[{ path: home, headers: probe.asMarkdown }, { headers: new Headers(html) }]]),
  'isitagentready robotsTxtAiRules': () => edited(paths.robots, 'User-agent: GPTBot\n', ''),
  'isitagentready contentSignals': () => edited(paths.robots, 'search=yes', 'search=perhaps'),
  'isitagentready apiCatalog': () => edited(paths.apiCatalog, '"anchor"', '"anker"'),
  'isitagentready mcpServerCard': () => edited(paths.serverCard, '"serverInfo"', '"server"'),
  'isitagentready agentSkills': () => edited(paths.agentSkills, '0.2.0', '0.1.0'),
  'isitagentready ard': () => withHeader(paths.ard, 'Access-Control-Allow-Origin', undefined),
  'a14y agents-md': () => broken([[paths.agentsMarkdown, { body: '# Guide\n\nHello.' }]]),
  'a14y llms-txt': () => edited(paths.llms, /index\.md\)/, 'index.html)'),
  'a14y robots': () => edited(paths.robots, 'Allow: /', 'Disallow: /'),
  'a14y sitemap-xml': () => edited(paths.sitemap, /<lastmod>.*?<\/lastmod>/, ''),
  'a14y sitemap-md': () => broken([[paths.sitemapMarkdown, { body: 'Nothing here.' }]]),
  'a14y home-links': () => edited(home, `<a href="${paths.llms}">Index</a>`, ''),
  'a14y http.status': () => broken([[paths.privacy, { status: 500 }]]),
  'a14y http.robots-tag': () => withHeader(home, 'X-Robots-Tag', 'noindex'),
  'a14y html.overlay': () => edited(home, '<main>', '<dialog open>Cookies?</dialog><main>'),
  'a14y html.canonical': () => edited(home, 'rel="canonical"', 'rel="self"'),
  'a14y html.lang': () => edited(home, ' lang="en"', ''),
  'a14y html.description': () => edited(paths.privacy, /(name="description" content=")[^"]*/, '$1Short.'),
  'a14y html.open-graph': () => edited(home, 'og:title', 'og:name'),
  'a14y html.json-ld': () => edited(home, 'BreadcrumbList', 'ItemList'),
  'a14y html.headings': () => edited(home, /<h[1-3][\s\S]*<\/h[1-3]>/, ''),
  'a14y html.text': () => edited(home, '</footer>', `<!--${'x'.repeat(1_000_000)}--></footer>`),
  'a14y html.glossary': () => edited(home, 'Terminology', 'Words'),
  'a14y html.code': () => edited(paths.developers, 'language-bash', ''),
  'a14y html.api-schema': () => edited(paths.developers, /href="[^"]*openapi\.json"/g, 'href="/contract"'),
  'a14y html.listed': () => {
    const without = (path: string) => answerTo(healthy, path).body.replaceAll(paths.privacy, '/elsewhere');
    return broken([paths.sitemap, paths.llms].map((path) => [path, { body: without(path) }]));
  },
  'a14y html.llms-hint': () => edited(home, `<a href="${paths.llms}">Index</a>`, ''),
  'a14y markdown.mirror': () => broken([[{ method: 'HEAD', path: twin }, { status: 405 }]]),
  'a14y markdown.alternate': () => edited(home, 'rel="alternate"', 'rel="other"'),
  'a14y markdown.canonical': () => withHeader(twin, 'Link', undefined),
  'a14y markdown.front-matter': () => edited(twin, 'last_updated', 'changed'),
  'a14y markdown.hint': () => edited(twin, /^> .*$/m, ''),
  'a14y markdown.sitemap': () => edited(twin, '## Sitemap', '## Pages'),
  'a14y markdown.chrome': () => edited(twin, '## Sitemap', '<nav>Home</nav>\n\n## Sitemap'),
  'a14y markdown.fences': () => edited(paths.developersMarkdown, '```bash', ''),
  'a14y markdown.size': () => broken([[home, { body: answerTo(healthy, twin).body }]]),
  'a14y markdown.negotiation': () => broken([[{ path: home, headers: probe.asMarkdown }, { body: '# Another' }]]),
  'standards json-ld': () => edited(home, 'ProfilePage', 'WebPage'),
  'standards json-resume': () => edited(paths.resumeJson, '"work": [', '"work": "none", "past": ['),
  'standards server-card': () => edited(paths.mcpServerCard, '"version": "1', '"version": "^1'),
  'standards resource-catalog': () => edited(paths.ard, 'urn:air:', 'urn:other:'),
  'standards agentmap': () => edited(paths.robots, /.*Agentmap.*/, ''),
  'standards skill-digest': () => edited(paths.agentSkill, '# Question', '# Ask'),
  'standards security-txt': () => edited(paths.security, /^Expires: .*$/m, 'Expires: 2020-01-01T00:00:00Z'),
  'standards openapi': () => edited(paths.openapi, '"security": []', '"security": [{"key": []}]'),
  'standards openapi-redocly': () => edited(paths.openapi, '"operationId": "ask"', '"operationId": "readQuota"'),
  'standards openapi-spectral': () => edited(paths.openapi, '"operationId": "ask"', '"operationId": "readQuota"'),
  'http security-headers': () =>
    withHeader(
      home,
      'Content-Security-Policy',
      "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
    ),
  'http inline-code': () => edited(paths.privacy, '<style>', '<style>p{color:red}'),
  'http vary': () => withHeader(home, 'Vary', undefined),
  'http negotiation': () => withHeader({ path: home, headers: probe.asAnything }, 'Content-Type', 'text/markdown'),
  'http cache-poisoning': () =>
    broken([[{ path: home, headers: probe.asForeign }, { body: `<a href="https://${probe.foreignHost}">` }]]),
  'http not-found': () => broken([[probe.missingPaths[2] ?? '', { status: 200 }]]),
  'http documents': () => withHeader(paths.openapi, 'Content-Type', 'text/plain'),
  'http revalidation': () => withHeader(paths.ard, 'ETag', '"changed"'),
  'http api-catalog-head': () => withHeader({ method: 'HEAD', path: paths.apiCatalog }, 'Link', undefined),
  'http api-errors': () => broken([[probe.unknownApi, { body: '<h1>Not found</h1>' }]]),
  'content links': () => edited(paths.llms, paths.privacyMarkdown, '/gone.md'),
  'content parity': () => edited(twin, '## Sitemap', 'She also kept a secret garden at the coast.\n\n## Sitemap'),
};

test.each(checks)('a site without faults passes: $name', async ({ find }) => {
  expect(await find(healthy)).toEqual([]);
});

test.each(checks)('a site with one fault turns it red: $name', async ({ name, find }) => {
  const fault = faults[name];
  if (!fault) throw new Error(`No fault is known for ${name}`);
  expect((await find(fault())).length).toBeGreaterThan(0);
});

test('an answer that never came fails and does not pass for want of contradiction', async () => {
  const silent: Snapshot = { url: healthy.url, answers: new Map() };
  const passing = [];
  for (const { name, find } of checks) {
    const problems = await Promise.resolve()
      .then(() => find(silent))
      .catch(() => ['broke down']);
    if (problems.length === 0) passing.push(name);
  }
  // These ask for the absence of something, and nothing is absent from silence; others fail for the same pages.
  expect(passing.toSorted()).toMatchInlineSnapshot(`
    [
      "a14y html.code",
      "a14y html.overlay",
      "a14y http.robots-tag",
      "a14y markdown.chrome",
      "a14y markdown.fences",
      "a14y markdown.size",
      "content links",
      "content parity",
      "http cache-poisoning",
      "standards skill-digest",
    ]
  `);
});

test('every page and every twin is among the probes and the documents', () => {
  const known = new Set<string>(documents.map(({ path }) => path));
  expect(Object.values(markdownTwins).filter((path) => !known.has(path))).toEqual([]);
  expect(probe.pagePaths).toEqual(Object.keys(markdownTwins));
});
