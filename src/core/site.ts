/** The product's own name and address book. Every path that any surface mentions is written here and nowhere else. */
export const product = 'Askfolio';

/** Release of the public contract (`info.version` of the OpenAPI document); the major URL is versioned apart. */
export const contractVersion = '1.1.0';
/** Day on which that release came out: the true last change of every page that documents it. */
export const contractReleased = '2026-11-21';
/** Value of the `API-Version` header and, with a `v`, the label of the major URL. */
export const apiVersion = '1';

export const paths = {
  home: '/',
  developers: '/developers',
  privacy: '/privacy',
  resume: '/resume',
  agents: '/agents',
  api: '/api',
  apiV1: '/api/v1',
  ask: '/api/v1/ask',
  askAlias: '/api/ask',
  mcp: '/mcp',
  mcpServerCard: '/mcp/server-card',
  homeMarkdown: '/index.md',
  developersMarkdown: '/developers.md',
  privacyMarkdown: '/privacy.md',
  resumeMarkdown: '/resume.md',
  agentsMarkdown: '/agents.md',
  resumeJson: '/resume.json',
  openapi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapMarkdown: '/sitemap.md',
  webmcp: '/webmcp.mjs',
  /** Folder of the records one by one, as Markdown: `/records/<id>.md`. */
  records: '/records',
  openGraphImage: '/og.png',
  favicon: '/favicon.svg',
  serverCard: '/.well-known/mcp/server-card.json',
  ard: '/.well-known/ard.json',
  aiCatalog: '/.well-known/ai-catalog.json',
  apiCatalog: '/.well-known/api-catalog',
  agentSkills: '/.well-known/agent-skills/index.json',
  agentSkill: '/.well-known/agent-skills/ask-portfolio/SKILL.md',
  security: '/.well-known/security.txt',
} as const;

/** Name of the tool that the portfolio page offers to a browser (spec.md §4.5). */
export const browserTool = 'ask_assistant';

/** Pages that can be asked for as Markdown → their twins. */
export const markdownTwins: Record<string, string> = {
  [paths.home]: paths.homeMarkdown,
  [paths.developers]: paths.developersMarkdown,
  [paths.privacy]: paths.privacyMarkdown,
  [paths.resume]: paths.resumeMarkdown,
  [paths.agents]: paths.agentsMarkdown,
};

/** The address of a page's file. */
export function toPageFile(path: string): string {
  return path === paths.home ? '/index.html' : `${path}.html`;
}

/** The addresses under which a server of files gives a page: its own, with a slash behind it too, and that of its file. */
export function toPageAddresses(path: string): string[] {
  return [path, ...(path.endsWith('/') ? [] : [`${path}/`]), toPageFile(path)];
}

/** Pages may be kept by a cache but must be asked for again each time: HTML and Markdown share their addresses. */
export const pageCacheControl = 'public, max-age=0, must-revalidate';

/** Where everything listens when nobody says otherwise. */
export const defaultPort = 8888;

/**
 * The site's origin without a trailing slash: `SITE_URL`, else Netlify's `URL`, else the local server.
 * @throws Error that names the variable and what it should be
 */
export function toSiteUrl(env: Record<string, string | undefined>): string {
  const name = ['SITE_URL', 'URL'].find((variable) => env[variable]);
  if (!name) return `http://localhost:${toPort(env)}`;
  const value = env[name] ?? '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} is "${value}", which is no web address. Write it like https://example.com`);
  }
  const { origin, pathname, search, hash } = new URL(value);
  if (pathname + search + hash !== '/') {
    throw new Error(`${name} is "${value}", but the site lives at the root of its host. Write it like ${origin}`);
  }
  return origin;
}

/**
 * Where the local server listens.
 * @throws Error when `PORT` is no port
 */
export function toPort({ PORT }: Record<string, string | undefined>): number {
  const port = Number(PORT || defaultPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${PORT}": it should be a whole number from 1 to 65535`);
}
