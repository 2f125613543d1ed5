import type { Portfolio } from '../contract/record.ts';
import { contractVersion, paths } from '../site.ts';
import { tools } from '../tools/all.ts';
import { toServerIdentity } from '../tools/server.ts';
import { serverCardMediaType } from './documents.ts';
import { toLastChange } from './pages.ts';
import { skillName, toSkillDescription } from './skill.ts';

/** Profile that marks a Markdown file as an agent skill. */
const skillMediaType = 'text/markdown; profile="urn:air:agent-skills"';

/** The resource catalog, valid as ARD 0.91 (`ard.json`) and as its predecessor 0.9 (`ai-catalog.json`). */
export function toCatalog(portfolio: Portfolio, siteUrl: string) {
  const { name, questions = [] } = portfolio.profile;
  const { hostname } = new URL(siteUrl);
  const updatedAt = `${toLastChange(portfolio)}T00:00:00Z`;
  const server = toServerIdentity(siteUrl, portfolio.profile);
  return {
    specVersion: '1.0',
    host: { displayName: name, documentationUrl: `${siteUrl}${paths.developers}` },
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:portfolio`,
        displayName: server.title,
        type: serverCardMediaType,
        url: `${siteUrl}${paths.mcpServerCard}`,
        description: server.description,
        capabilities: tools.map((tool) => tool.name),
        tags: ['portfolio', 'read-only', 'question answering'],
        version: contractVersion,
        updatedAt,
        representativeQueries: [`What has ${name} worked on?`, ...questions.slice(0, 3), `How can I reach ${name}?`],
      },
      {
        identifier: `urn:air:${hostname}:skills:${skillName}`,
        displayName: 'Questioning the portfolio',
        type: skillMediaType,
        url: `${siteUrl}${paths.agentSkill}`,
        description: toSkillDescription(name),
        version: contractVersion,
        updatedAt,
        representativeQueries: [`How do I ask the portfolio of ${name} a question?`, `Is ${name} a fit for this job?`],
      },
    ],
  };
}
