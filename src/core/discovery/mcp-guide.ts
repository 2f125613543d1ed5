import { resourcePlans } from '../resources/resources.ts';
import { paths } from '../site.ts';
import { tools } from '../tools/all.ts';
import { toolErrorCases } from '../tools/failure.ts';
import { searchPortfolio } from '../tools/search-portfolio.ts';
import { supportedProtocolVersions } from '../tools/server.ts';
import { toFence, toTable } from './markdown-table.ts';

/** The name under which a client files the server; any other does as well. */
const serverName = 'portfolio';

/** The section of the developer page on MCP: what the server offers and how to connect each common client. */
export function toMcpGuide(siteUrl: string): string {
  const url = siteUrl + paths.mcp;
  return [
    '## MCP',
    `\`${url}\` is a read-only MCP server over Streamable HTTP, without key or login. It keeps no session: every call ` +
      `stands alone, replies are JSON, and \`initialize\` is welcome but not needed. Revisions: ${toCodes(supportedProtocolVersions)}.`,
    '### Tools',
    toTable(['Tool', 'Arguments', 'When to call it'], tools.map(toToolRow)),
    'Each tool declares an output schema; the structured result and the text of a result hold the same JSON.',
    '### Resources',
    toTable(
      ['Resource', 'Content'],
      resourcePlans.map(({ uri, description }) => [`\`${uri}\``, description]),
    ),
    '### When a call fails',
    'A failed call is a result with `isError: true` and `error` (`code`, `message`, `resolution`, `retryable`, and `fields` with the path ' +
      'of each wrong argument). An unknown tool is the JSON-RPC error -32602 with `data` (`code`, `resolution`, `tools`).',
    toTable(['Code', 'Meaning', 'What to do', 'Retry as it is'], toErrorRows()),
    '### Connect a client',
    ...toClients(url),
    '### Call it without a client',
    toFence('sh', toCurl(url)),
  ].join('\n\n');
}

/** A call that anybody can paste into a shell. */
function toCurl(url: string): string {
  const params = { name: searchPortfolio.name, arguments: { query: 'What was the first job?', limit: 3 } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return [
    `curl ${url} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -H 'Accept: application/json, text/event-stream' \\`,
    `  -d '${body}'`,
  ].join('\n');
}

function toClients(url: string): string[] {
  const bridge = { command: 'npx', args: ['-y', 'mcp-remote', url] };
  return [
    '**Claude Code**',
    toFence('sh', `claude mcp add --transport http ${serverName} ${url}`),
    `**Claude Desktop:** Settings → Connectors → Add custom connector, with the address \`${url}\`. Where connectors are switched off, ` +
      'in `claude_desktop_config.json`:',
    toConfig({ mcpServers: { [serverName]: bridge } }),
    '**Cursor:** `.cursor/mcp.json` in the project, or `~/.cursor/mcp.json`',
    toConfig({ mcpServers: { [serverName]: { url } } }),
    '**VS Code:** `.vscode/mcp.json`',
    toConfig({ servers: { [serverName]: { type: 'http', url } } }),
    `**ChatGPT:** Settings → Apps & Connectors → Advanced settings, switch on developer mode, then create a connector with the address \`${url}\` ` +
      'and no authentication.',
    '**Any other client** that reads an `mcp.json`',
    toConfig({ mcpServers: { [serverName]: { type: 'http', url } } }),
  ];
}

function toConfig(config: unknown): string {
  const line = JSON.stringify(config, null, 1).replaceAll(/\s*\n\s*/g, ' ');
  return toFence('json', line);
}

function toToolRow({ name, description, input }: (typeof tools)[number]): string[] {
  const args = Object.entries(input.shape).map(([key, schema]) => {
    return `\`${key}\`${schema.safeParse(undefined).success ? ' (optional)' : ''}`;
  });
  return [`\`${name}\``, args.join(', ') || 'none', description];
}

function toErrorRows(): string[][] {
  return Object.entries(toolErrorCases).map(([code, { message, resolution, retryable }]) => {
    return [`\`${code}\``, message, resolution, retryable ? 'yes' : 'no'];
  });
}

function toCodes(values: string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
