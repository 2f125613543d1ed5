import { expect, test } from 'vitest';
import { contractVersion } from '#core/site.ts';
import { startMcp, siteUrl } from '../../support/mcp.ts';
import { clients } from '../../support/mcp-clients.ts';

test.each(clients)('$client agrees on revision $revision and learns who answers', async ({ connect, revision }) => {
  const client = await connect(startMcp().fetch);
  expect(client.revision).toBe(revision);
  expect(client.serverVersion()).toMatchObject({
    name: 'example.portfolio/portfolio',
    title: "Hedy Lamarr's portfolio",
    version: contractVersion,
    websiteUrl: `${siteUrl}/`,
  });
  expect(client.capabilities()).toEqual({ tools: {}, resources: {} });
  expect(client.instructions()).toContain('Hedy Lamarr');
  await client.close();
});

test.each(clients)('$client lists five read-only tools with both schemas', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_portfolio',
    'get_patents',
    'get_experience',
    'get_projects',
    'get_contact',
  ]);
  for (const { inputSchema, outputSchema, annotations } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(annotations).toMatchObject({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
  }
});

test.each(clients)('$client finds no more passages than it asks for, each with its address', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  await client.listTools();
  const result = await client.callTool('search_portfolio', { query: 'Who shared the patent on radio?', limit: 3 });
  expect(result.isError ?? false).toBe(false);
  const found = result.structuredContent as {
    outcome: string;
    results: { area: string; url: string; score: number }[];
  };
  expect(found.outcome).toBe('answered');
  expect(found.results.length).toBeGreaterThan(0);
  expect(found.results.length).toBeLessThanOrEqual(3);
  expect(found.results[0]?.url).toMatch(`${siteUrl}/#`);
});

test.each(clients)('$client gets typed records, and text that is the same JSON', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  await client.listTools();
  for (const name of ['get_patents', 'get_experience', 'get_projects', 'get_contact']) {
    const { structuredContent, content } = await client.callTool(name, {});
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  }
  const { structuredContent } = await client.callTool('get_patents');
  expect(structuredContent).toMatchObject({
    patents: [
      {
        number: 'US 2,292,387',
        status: expect.any(String),
        applicationNumber: expect.any(String),
        url: `${siteUrl}/#patent-us2292387`,
      },
    ],
  });
});

test.each(clients)('$client is told what is wrong without an exception', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  await client.listTools();
  const { isError, structuredContent } = await client.callTool('search_portfolio', { query: ' ', limit: 11, more: 1 });
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({
    error: { code: 'invalid_arguments', fields: [{ path: 'query' }, { path: 'limit' }, { path: 'more' }] },
  });
});

test.each(clients)('$client gets -32602 with the tool names for a tool that does not exist', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  await expect(client.callTool('get_everything', {})).rejects.toMatchObject({
    code: -32602,
    data: { code: 'unknown_tool', resolution: expect.any(String), tools: expect.arrayContaining(['get_contact']) },
  });
});

test.each(clients)('$client lists and reads four Markdown documents', async ({ connect }) => {
  const client = await connect(startMcp().fetch);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'portfolio://about',
    'portfolio://operating-system',
    'portfolio://projects',
    'portfolio://resume',
  ]);
  for (const { uri, size, mimeType, title, description, annotations } of resources) {
    expect({ mimeType, annotations }).toEqual({
      mimeType: 'text/markdown',
      annotations: { lastModified: '2026-11-20T00:00:00Z' },
    });
    const { contents } = await client.readResource(uri);
    const text = contents[0] && 'text' in contents[0] ? contents[0].text : '';
    expect(text).toContain(`# ${title}\n`);
    expect(new TextEncoder().encode(text).byteLength).toBe(size);
    expect(description).toBeTruthy();
  }
});

test.each(clients)('$client gets the code of its era for a resource that does not exist', async ({ connect, era }) => {
  const client = await connect(startMcp().fetch);
  const code = era === 'modern' ? -32602 : -32002;
  // The current SDK reads both codes as its own class, which says -32602.
  const error = await client.readResource('portfolio://nothing').catch((thrown: unknown) => thrown);
  expect([code, -32602]).toContain((error as { code: number }).code);
  expect(error).toMatchObject({ data: { uri: 'portfolio://nothing' } });
});

test.each(clients)('$client is told to try again when the corpus cannot be read', async ({ connect }) => {
  const { fetch, log } = startMcp({ openCorpus: () => Promise.reject(new Error('disk /srv/secret is gone')) });
  const client = await connect(fetch);
  await client.listTools();
  const { isError, structuredContent } = await client.callTool('get_patents', {});
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({ error: { code: 'retrieval_unavailable', retryable: true } });
  expect(JSON.stringify(structuredContent)).not.toContain('secret');
  expect(log.at(-1)?.error).toContain('disk /srv/secret is gone');
  await expect(client.readResource('portfolio://about')).rejects.toMatchObject({
    code: -32603,
    data: { code: 'retrieval_unavailable', retryable: true },
  });
});
