import { contractVersion, paths } from '../site.ts';
import { toAgentGuide } from './agent-guide.ts';

/** Name of the skill; by the rules of agentskills.io it is that of its folder, too. */
export const skillName = paths.agentSkill.split('/').at(-2) ?? '';

/** What the skill does and when to use it: all that an agent sees before it loads the file. */
export function toSkillDescription(name: string): string {
  return (
    `Answers questions about ${name} from the published portfolio, with citations: work, projects, patents, publications, education, contact. ` +
    `Use when a user asks what ${name} did, made, invented or published, wants to reach ${name}, or wants to know how well ${name} fits a job description.`
  );
}

/** SKILL.md (agentskills.io): front matter, then the guide for agents. */
export function toSkill(name: string, siteUrl: string): string {
  const frontMatter = [
    '---',
    `name: ${skillName}`,
    `description: ${JSON.stringify(toSkillDescription(name))}`,
    'compatibility: Needs network access to the portfolio; any HTTP client or MCP client will do.',
    'metadata:',
    `  version: "${contractVersion}"`,
    '---',
  ].join('\n');
  return `${frontMatter}\n\n# Question the portfolio of ${name}\n\n${toAgentGuide(name, siteUrl)}\n`;
}

/** The skills index, v0.2.0; the digest is over the very bytes of the skill. */
export async function toSkillsIndex(name: string, siteUrl: string) {
  const bytes = new TextEncoder().encode(toSkill(name, siteUrl));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: skillName,
        type: 'skill-md',
        description: toSkillDescription(name),
        url: paths.agentSkill,
        digest: `sha256:${hex}`,
      },
    ],
  };
}
