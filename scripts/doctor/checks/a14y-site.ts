import { paths } from '#core/site.ts';
import { expect, mediaType, readLinks, toHtml } from '../read.ts';
import { answerTo, type Check } from '../snapshot.ts';

const mustRead = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'];
/** Families of headings of which a guide for agents needs two. */
const guideFamilies = [/install|getting started/i, /config|settings/i, /usage|reference|api/i];

/** a14y's checks of a whole site (scorecard 0.2.0). */
export const a14ySite: Check[] = [
  {
    id: 'agents-md',
    title: 'agents.md exists and has the headings of a guide',
    find: (site) => {
      const { status, body } = answerTo(site, paths.agentsMarkdown);
      const headings = [...body.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text ?? '');
      const families = guideFamilies.filter((family) => headings.some((heading) => family.test(heading)));
      return [
        ...expect(status === 200, `status ${status}`),
        ...expect(families.length >= 2, `headings of ${families.length} of 3 families`),
      ];
    },
  },
  {
    id: 'llms-txt',
    title: 'llms.txt is plain text, not empty, and links to Markdown alone',
    find: (site) => {
      const llms = answerTo(site, paths.llms);
      const links = readLinks(llms.body);
      return [
        ...expect(llms.status === 200 && mediaType(llms) === 'text/plain', `it is ${llms.status} ${mediaType(llms)}`),
        ...expect(/^# \S/.test(llms.body) && /^> \S/m.test(llms.body), 'no title or no summary'),
        ...expect(llms.body.length < 50_000, `${llms.body.length} characters`),
        ...expect(links.length > 0, 'no links'),
        ...links.filter((link) => !/\.mdx?$/.test(link)).map((link) => `${link} is no Markdown`),
      ];
    },
  },
  {
    id: 'robots',
    title: 'robots.txt lets the AI crawlers read the site',
    find: (site) => {
      const { status, body } = answerTo(site, paths.robots);
      return [
        ...expect(status === 200, `status ${status}`),
        ...mustRead.filter((name) => !mayRead(body, name, '/')).map((name) => `${name} may not read /`),
        ...expect(mayRead(body, '*', paths.llms), `nobody may read ${paths.llms}`),
      ];
    },
  },
  {
    id: 'sitemap-xml',
    title: 'every address of sitemap.xml has a day of its last change',
    find: (site) => {
      const { body } = answerTo(site, paths.sitemap);
      const urls = body.match(/<url>[\s\S]*?<\/url>/g) ?? [];
      return [
        ...expect(urls.length > 0, 'no addresses'),
        ...urls.filter((url) => !/<lastmod>\d{4}-\d{2}-\d{2}/.test(url)).map((url) => `no day: ${url}`),
        ...urls.filter((url) => !url.includes(`<loc>${site.url}/`)).map((url) => `of another site: ${url}`),
      ];
    },
  },
  {
    id: 'sitemap-md',
    title: 'sitemap.md has headings and links',
    find: (site) => {
      const { status, body } = answerTo(site, paths.sitemapMarkdown);
      return [
        ...expect(status === 200 && /^#+ \S/m.test(body), 'no heading'),
        ...expect(readLinks(body).length > 0, 'no link'),
      ];
    },
  },
  {
    id: 'home-links',
    title: 'the homepage links to llms.txt, sitemap.md or its twin',
    find: (site) => {
      const links = toHtml(answerTo(site, paths.home)).querySelectorAll('a[href]');
      const wanted: string[] = [paths.llms, paths.sitemapMarkdown, paths.agents, paths.homeMarkdown];
      return expect(
        links.some((link) => wanted.includes(link.getAttribute('href') ?? '')),
        'no such link',
      );
    },
  },
];

/** Whether a crawler may fetch a path: the group that names it, else `*`; the longest matching rule decides (RFC 9309). */
export function mayRead(robots: string, crawler: string, path: string): boolean {
  const groups = readGroups(robots);
  const named = groups.filter(({ agents }) => agents.includes(crawler.toLowerCase()));
  const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const matching = chosen.flatMap(({ rules }) => rules).filter(({ start }) => start !== '' && path.startsWith(start));
  const longest = matching.toSorted((a, b) => b.start.length - a.start.length || Number(b.allow) - Number(a.allow))[0];
  return longest?.allow ?? true;
}

function readGroups(robots: string) {
  const groups: { agents: string[]; rules: { allow: boolean; start: string }[] }[] = [];
  let inAgents = false;
  for (const line of robots.split('\n')) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!inAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
    } else if (key === 'allow' || key === 'disallow') {
      groups.at(-1)?.rules.push({ allow: key === 'allow', start: value.trim() });
    }
    if (key) inAgents = key === 'user-agent';
  }
  return groups;
}
