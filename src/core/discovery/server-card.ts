import type { Profile } from '../contract/content.ts';
import { paths } from '../site.ts';
import { capabilities, supportedProtocolVersions, toServerIdentity } from '../tools/server.ts';

/**
 * The MCP server card of SEP-2127. Its last four members are of the older SEP-1649, which scanners still ask for; the
 * schema allows further members. Tools are not listed: a client reads them from the server.
 */
export function toServerCard(profile: Pick<Profile, 'name'>, siteUrl: string) {
  const { name, title, version, description, websiteUrl } = toServerIdentity(siteUrl, profile);
  const url = `${siteUrl}${paths.mcp}`;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    version,
    title,
    description,
    websiteUrl,
    remotes: [{ type: 'streamable-http', url, supportedProtocolVersions }],
    serverInfo: { name, title, version },
    endpoint: url,
    transport: { type: 'streamable-http', endpoint: paths.mcp },
    capabilities,
  };
}
