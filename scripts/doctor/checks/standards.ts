import { createHash } from 'node:crypto';
import resumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { paths } from '#core/site.ts';
import { expect, member, readFrontMatter, readJson, readText } from '../read.ts';
import { answerTo, type Check } from '../snapshot.ts';
import { readJsonLd } from './a14y-page.ts';

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
const isResume: ValidateFunction = ajv.compile(resumeSchema);

const cardName = /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/;
const resourceName = /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/;
/** A security.txt that runs out sooner than this is as good as stale. */
const minDaysLeft = 30;

/** Documents against the standards that define them. */
export const standards: Check[] = [
  {
    id: 'json-ld',
    title: 'the homepage is a ProfilePage whose main entity is a named Person, and all references resolve',
    find: (site) => {
      const nodes = readJsonLd(answerTo(site, paths.home));
      if (!nodes) return ['it does not parse'];
      const ids = new Set(nodes.map((node) => member(node, '@id')));
      const page = nodes.find((node) => member(node, '@type') === 'ProfilePage');
      const person = nodes.find((node) => member(node, '@id') === member(page, 'mainEntity', '@id'));
      const loose = toReferences(nodes).filter((id) => !ids.has(id));
      return [
        ...expect(Boolean(page), 'no ProfilePage'),
        ...expect(
          member(person, '@type') === 'Person' && typeof member(person, 'name') === 'string',
          'no named Person',
        ),
        ...expect(
          nodes.every((node) => typeof member(node, '@type') === 'string'),
          'a node without @type',
        ),
        ...loose.map((id) => `${id} refers to nothing`),
      ];
    },
  },
  {
    id: 'json-resume',
    title: 'resume.json fits the JSON Resume schema',
    find: (site) => {
      if (isResume(readJson(site, paths.resumeJson))) return [];
      return (isResume.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    },
  },
  {
    id: 'server-card',
    title: 'the MCP server card fits SEP-2127 and is the same at both addresses',
    find: (site) => {
      const card = readJson(site, paths.mcpServerCard);
      const description = readText(card, 'description');
      return [
        ...expect(answerTo(site, paths.mcpServerCard).body === answerTo(site, paths.serverCard).body, 'the two differ'),
        ...expect(readText(card, '$schema').endsWith('/schemas/v1/server-card.schema.json'), 'another $schema'),
        ...expect(cardName.test(readText(card, 'name')), `name ${readText(card, 'name')}`),
        ...expect(/^\d+\.\d+\.\d+/.test(readText(card, 'version')), 'no exact version'),
        ...expect(
          description.length > 0 && description.length <= 100,
          `description of ${description.length} characters`,
        ),
        ...expect(member(card, 'remotes', 0, 'url') === `${site.url}${paths.mcp}`, 'no remote, or another'),
        ...expect(member(card, 'serverInfo', 'name') === member(card, 'name'), 'serverInfo has another name'),
      ];
    },
  },
  {
    id: 'resource-catalog',
    title: 'the resource catalog fits ARD 0.9 and 0.91',
    find: (site) => {
      const catalog = readJson(site, paths.ard);
      const entries = (member(catalog, 'entries') ?? []) as Record<string, unknown>[];
      return [
        ...expect(member(catalog, 'specVersion') === '1.0', 'no specVersion'),
        ...entries.flatMap((entry, index) => {
          const queries = entry['representativeQueries'];
          return [
            ...expect(resourceName.test(String(entry['identifier'])), `entry ${index}: identifier`),
            ...expect(
              typeof entry['displayName'] === 'string' && typeof entry['type'] === 'string',
              `entry ${index}: name or type`,
            ),
            ...expect(
              Number('url' in entry) + Number('data' in entry) === 1,
              `entry ${index}: url or data, one of them`,
            ),
            ...expect(Array.isArray(queries) && queries.length >= 2 && queries.length <= 5, `entry ${index}: queries`),
          ];
        }),
      ];
    },
  },
  {
    id: 'agentmap',
    title: 'robots.txt leads to the resource catalog',
    find: (site) =>
      expect(answerTo(site, paths.robots).body.includes(`Agentmap: ${site.url}${paths.ard}`), 'no Agentmap line'),
  },
  {
    id: 'skill-digest',
    title: 'the digest of every skill is over the bytes that are served, and its name is that of its folder',
    find: (site) => {
      const skills = (member(readJson(site, paths.agentSkills), 'skills') ?? []) as Record<string, string>[];
      return skills.flatMap(({ name, url = '', digest }) => {
        const { body } = answerTo(site, new URL(url, site.url).pathname);
        const actual = `sha256:${createHash('sha256').update(body).digest('hex')}`;
        const members = readFrontMatter(body);
        return [
          ...expect(digest === actual, `${name}: the digest is of other bytes`),
          ...expect(members['name'] === name && url.endsWith(`/${name}/SKILL.md`), `${name}: another name in the file`),
          ...expect((members['description'] ?? '').length > 0, `${name}: no description in the file`),
          ...expect(body.split('\n').length < 500, `${name}: 500 lines or more`),
        ];
      });
    },
  },
  {
    id: 'security-txt',
    title: `security.txt has a contact and stays valid for ${minDaysLeft} days or more, but less than a year`,
    find: (site) => {
      const { body } = answerTo(site, paths.security);
      const expires = [...body.matchAll(/^Expires: (.+)$/gm)];
      const days = (Date.parse(expires[0]?.[1] ?? '') - Date.now()) / 86_400_000;
      return [
        ...expect(/^Contact: (?:mailto|https?|tel):\S+$/m.test(body), 'no contact'),
        ...expect(expires.length === 1, `${expires.length} Expires lines`),
        ...expect(
          days >= minDaysLeft,
          Number.isNaN(days) ? 'no date' : `${Math.floor(days)} days left: build and deploy again`,
        ),
        ...expect(!(days >= 365), 'valid for a year or more'),
      ];
    },
  },
];

/** Every `{ "@id": … }` that stands for a node elsewhere. */
function toReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toReferences);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  if (members.length === 1 && members[0]?.[0] === '@id') return [String(members[0][1])];
  return members.flatMap(([, inner]) => toReferences(inner));
}
