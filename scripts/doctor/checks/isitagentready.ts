import { paths } from '#core/site.ts';
import { asMarkdown } from '../probes.ts';
import { expect, mediaType, member, readJson } from '../read.ts';
import { answerTo, type Check } from '../snapshot.ts';

const usefulRelations = /rel="?(?:api-catalog|service-desc|service-doc|describedby|alternate|ard)\b/;
const namedCrawlers = ['GPTBot', 'ChatGPT-User', 'Claude-Web', 'Google-Extended', 'PerplexityBot'];
const skillName = /^(?!-)(?!.*--)[a-z0-9-]{1,64}(?<!-)$/;

/** The checks of isitagentready.com that a site without login, trade and DNS of its own can pass. */
export const isItAgentReady: Check[] = [
  {
    id: 'robotsTxt',
    title: 'robots.txt is plain text with a User-agent line',
    find: (site) => {
      const robots = answerTo(site, paths.robots);
      return [
        ...expect(robots.status === 200, `status ${robots.status}`),
        ...expect(mediaType(robots) === 'text/plain', `it is ${mediaType(robots) || 'of no type'}`),
        ...expect(/^user-agent:/im.test(robots.body), 'no User-agent line'),
      ];
    },
  },
  {
    id: 'sitemap',
    title: 'the sitemap named in robots.txt parses',
    find: (site) => {
      const named = /^sitemap:\s*(\S+)/im.exec(answerTo(site, paths.robots).body)?.[1];
      const { status, body } = answerTo(site, paths.sitemap);
      return [
        ...expect(named === `${site.url}${paths.sitemap}`, `robots.txt names ${named ?? 'none'}`),
        ...expect(status === 200 && /<urlset[\s\S]*<loc>[\s\S]*<\/urlset>/.test(body), 'it is no urlset'),
      ];
    },
  },
  {
    id: 'linkHeaders',
    title: 'the homepage has a Link header with relations for agents',
    find: (site) =>
      expect(usefulRelations.test(answerTo(site, paths.home).headers.get('Link') ?? ''), 'no such Link header'),
  },
  {
    id: 'markdownNegotiation',
    title: 'Accept: text/markdown on the homepage gives Markdown',
    find: (site) => {
      const answer = answerTo(site, { path: paths.home, headers: asMarkdown });
      return [
        ...expect(mediaType(answer) === 'text/markdown', `it gives ${mediaType(answer) || 'nothing'}`),
        ...expect(Number(answer.headers.get('x-markdown-tokens')) > 0, 'no x-markdown-tokens'),
      ];
    },
  },
  {
    id: 'robotsTxtAiRules',
    title: 'robots.txt names AI crawlers',
    find: (site) => {
      const agents = [...answerTo(site, paths.robots).body.matchAll(/^user-agent:\s*(\S+)/gim)].map(([, name]) =>
        name?.toLowerCase(),
      );
      return namedCrawlers.filter((name) => !agents.includes(name.toLowerCase())).map((name) => `${name} is not named`);
    },
  },
  {
    id: 'contentSignals',
    title: 'robots.txt carries a Content-Signal',
    find: (site) => {
      const signal = /^content-signal:\s*(.+)$/im.exec(answerTo(site, paths.robots).body)?.[1] ?? '';
      return expect(
        /^(?:[a-z-]+=(?:yes|no))(?:,\s*[a-z-]+=(?:yes|no))*$/.test(signal.trim()),
        `"${signal}" is no signal`,
      );
    },
  },
  {
    id: 'apiCatalog',
    title: 'the API catalog is a linkset with an anchor and descriptions',
    find: (site) => {
      const linkset = member(readJson(site, paths.apiCatalog), 'linkset');
      const entries = Array.isArray(linkset) ? (linkset as Record<string, unknown>[]) : [];
      return [
        ...expect(
          mediaType(answerTo(site, paths.apiCatalog)) === 'application/linkset+json',
          'it is no linkset by type',
        ),
        ...expect(entries.length > 0, 'it is empty'),
        ...entries.flatMap((entry, index) => [
          ...expect(typeof entry['anchor'] === 'string', `entry ${index} has no anchor`),
          ...expect(
            Array.isArray(entry['service-desc']) && Array.isArray(entry['service-doc']),
            `entry ${index} describes nothing`,
          ),
        ]),
      ];
    },
  },
  {
    id: 'mcpServerCard',
    title: 'the MCP server card has serverInfo, an endpoint and capabilities',
    find: (site) => {
      const card = readJson(site, paths.serverCard);
      return [
        ...expect(typeof member(card, 'serverInfo', 'name') === 'string', 'no serverInfo'),
        ...expect(member(card, 'endpoint') === `${site.url}${paths.mcp}`, 'no endpoint, or another'),
        ...expect(typeof member(card, 'capabilities') === 'object', 'no capabilities'),
      ];
    },
  },
  {
    id: 'agentSkills',
    title: 'the skills index is version 0.2.0 and complete',
    find: (site) => {
      const index = readJson(site, paths.agentSkills);
      const skills = member(index, 'skills');
      const list = Array.isArray(skills) ? (skills as Record<string, string>[]) : [];
      return [
        ...expect(
          member(index, '$schema') === 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
          'another $schema',
        ),
        ...expect(list.length > 0, 'no skill'),
        ...list.flatMap(({ name = '', type = '', description = '', url = '', digest = '' }) => [
          ...expect(skillName.test(name), `"${name}" is no name`),
          ...expect(['skill-md', 'archive'].includes(type), `${name}: type ${type}`),
          ...expect(description.length > 0 && description.length <= 1024, `${name}: description`),
          ...expect(url !== '' && /^sha256:[0-9a-f]{64}$/.test(digest), `${name}: url or digest`),
        ]),
      ];
    },
  },
  {
    id: 'ard',
    title: 'the resource catalog is open JSON under both names, with the same bytes',
    find: (site) => {
      const ard = answerTo(site, paths.ard);
      return [
        ...expect(
          ard.status === 200 && mediaType(ard) === 'application/json',
          `ard.json is ${ard.status} ${mediaType(ard)}`,
        ),
        ...expect(ard.headers.get('Access-Control-Allow-Origin') === '*', 'no CORS'),
        ...expect(Array.isArray(member(readJson(site, paths.ard), 'entries')), 'no entries'),
        ...expect(ard.body === answerTo(site, paths.aiCatalog).body, 'ai-catalog.json differs'),
      ];
    },
  },
];
