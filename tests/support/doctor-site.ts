import { join } from 'node:path';
import { toSkillsIndex, toSkill } from '#core/discovery/skill.ts';
import { toApiCatalog } from '#core/discovery/api-catalog.ts';
import { toCatalog } from '#core/discovery/catalog.ts';
import { toHeadersFile } from '#core/discovery/headers-file.ts';
import { toJsonLd, toPageJsonLd } from '#core/discovery/json-ld.ts';
import { toJsonResume } from '#core/discovery/json-resume.ts';
import { toLlmsFullText, toLlmsText } from '#core/discovery/llms.ts';
import { toOpenApi } from '#core/discovery/openapi.ts';
import { toPages, type PageName } from '#core/discovery/pages.ts';
import { toRobots } from '#core/discovery/robots.ts';
import { toSecurityText } from '#core/discovery/security.ts';
import { toServerCard } from '#core/discovery/server-card.ts';
import { toSitemapMarkdown } from '#core/discovery/sitemap-markdown.ts';
import { toSitemap } from '#core/discovery/sitemap.ts';
import { toTwinOf } from '#core/discovery/twins.ts';
import { paths } from '#core/site.ts';
import { readContentFolder } from '../../src/content-folder.ts';
import { renderMarkdown } from '../../src/render-markdown.ts';

export const siteUrl = 'https://portfolio.example';

/** The portfolio that the discovery tests are made with. */
export const portfolio = await readContentFolder(join(import.meta.dirname, 'portfolios', 'curie'));

/** Every document by path, as the build writes it. */
export async function toDocuments(): Promise<Record<string, string>> {
  const { profile } = portfolio;
  const pages = toPages(portfolio);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const names = Object.keys(pages) as PageName[];
  return {
    ...Object.fromEntries(names.map((name) => [pages[name].markdown, toTwinOf(name, portfolio, siteUrl)])),
    ...Object.fromEntries(names.map((name) => [pages[name].path, toPageHtml(name)])),
    [paths.resumeJson]: json(toJsonResume(portfolio, siteUrl)),
    [paths.openapi]: json(toOpenApi(profile, siteUrl)),
    [paths.llms]: toLlmsText(portfolio, siteUrl),
    [paths.llmsFull]: toLlmsFullText(portfolio, siteUrl),
    [paths.sitemap]: toSitemap(Object.values(pages), siteUrl),
    [paths.sitemapMarkdown]: toSitemapMarkdown(portfolio, siteUrl),
    [paths.robots]: toRobots(profile.crawlers, siteUrl),
    [paths.security]: toSecurityText(profile, siteUrl, new Date()),
    [paths.mcpServerCard]: json(toServerCard(profile, siteUrl)),
    [paths.serverCard]: json(toServerCard(profile, siteUrl)),
    [paths.ard]: json(toCatalog(portfolio, siteUrl)),
    [paths.aiCatalog]: json(toCatalog(portfolio, siteUrl)),
    [paths.apiCatalog]: json(toApiCatalog(siteUrl)),
    [paths.agentSkills]: json(await toSkillsIndex(profile.name, siteUrl)),
    [paths.agentSkill]: toSkill(profile.name, siteUrl),
  };
}

/** Headers by path, read back from the computed `_headers`. */
export function toHeaders(): Map<string, Headers> {
  const rules = toHeadersFile(portfolio, siteUrl).split(/\n(?=\/)/);
  return new Map(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      const pairs = lines.map((line) => [
        line.slice(0, line.indexOf(':')).trim(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      return [path, new Headers(pairs as [string, string][])];
    }),
  );
}

/** The style of every page, which the policy has to name. */
export const inlineStyle = 'main{max-width:40rem}';

/** A page with everything that the checks want, its text taken from the twin: no layout stands between. */
function toPageHtml(name: PageName): string {
  const page = toPages(portfolio)[name];
  const twin = toTwinOf(name, portfolio, siteUrl);
  const body = twin
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*> .*\n/, '')
    .replace(/^## Sitemap$[\s\S]*/m, '');
  const data = name === 'home' ? toJsonLd(portfolio, siteUrl) : toPageJsonLd(portfolio, siteUrl, name);
  const anchors = name === 'home' ? portfolio.records.map(({ id }) => `<a id="${id}"></a>`).join('') : '';
  return `<!doctype html><html lang="en"><head><title>${page.title}</title>
<meta name="description" content="${page.description.replaceAll('"', '&quot;')}">
<meta property="og:title" content="${page.title}"><meta property="og:description" content="${page.title}">
<link rel="canonical" href="${siteUrl}${page.path}"><link rel="alternate" type="text/markdown" href="${page.markdown}">
<style>${inlineStyle}</style>
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
<body><nav><a href="${paths.llms}">Index</a><a href="${paths.developers}#terminology">Terminology</a><a href="${paths.openapi}">Contract</a></nav>
<main>${anchors}${renderMarkdown(body)}</main><footer>${'<!-- layout -->'.repeat(Math.ceil(body.length / 8))}
<h2>Pages</h2><h2>Documents</h2></footer></body></html>`;
}
