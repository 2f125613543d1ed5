import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { toMcpGuide } from '#core/discovery/mcp-guide.ts';
import { toToolList } from '#core/tools/all.ts';
import { mcpUrl, siteUrl, startMcp } from '../../support/mcp.ts';

const guide = toMcpGuide(siteUrl);

function fences(language: string): string[] {
  return [...guide.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , code]) => code ?? '');
}

/** What the shell hands to curl, without curl: one argument per line, none of ours holds a line break. */
async function readCurl(command: string): Promise<Request> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`]);
  const [url = '', ...args] = stdout.trimEnd().split('\n');
  const valuesOf = (flag: string) => args.filter((_, index) => args[index - 1] === flag);
  const headers = valuesOf('-H').map((line) => line.split(': ', 2) as [string, string]);
  return new Request(url, { method: 'POST', headers, body: valuesOf('-d')[0] ?? '' });
}

test('the printed curl call, split by a shell, is answered', async () => {
  const command = fences('sh').find((code) => code.startsWith('curl ')) ?? '';
  const request = await readCurl(command);
  expect(request.url).toBe(mcpUrl);
  const reply = await (await startMcp().send(request)).json();
  expect(reply).toMatchObject({ result: { isError: false, structuredContent: { results: expect.any(Array) } } });
});

test('every client is given the address of this server, in JSON that parses', () => {
  for (const client of ['Claude Code', 'Claude Desktop', 'Cursor', 'VS Code', 'ChatGPT', 'mcp.json']) {
    expect(guide).toContain(client);
  }
  const configs = fences('json').map((code) => JSON.parse(code) as unknown);
  expect(configs).toHaveLength(4);
  for (const config of configs) expect(JSON.stringify(config)).toContain(`"${mcpUrl}"`);
  expect(fences('sh')[0]).toBe(`claude mcp add --transport http portfolio ${mcpUrl}`);
});

test('every tool, argument, resource and error code is explained', () => {
  for (const { name, description, inputSchema } of toToolList()) {
    expect(guide).toContain(`\`${name}\``);
    expect(guide).toContain(description);
    for (const argument of Object.keys(inputSchema['properties'] ?? {})) expect(guide).toContain(`\`${argument}\``);
  }
  for (const name of ['about', 'operating-system', 'projects', 'resume']) {
    expect(guide).toContain(`\`portfolio://${name}\``);
  }
  for (const code of ['unknown_tool', 'invalid_arguments', 'retrieval_unavailable']) expect(guide).toContain(code);
});
