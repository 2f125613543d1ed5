import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toContentSecurityPolicy } from '#core/discovery/content-security-policy.ts';
import { documents } from '#core/discovery/documents.ts';
import { toNegotiatedResponse, toTwinRequest } from '#core/http/markdown-twin.ts';
import * as probe from '../../scripts/doctor/probes.ts';
import { toKey, type Fetched, type Probe, type Snapshot } from '../../scripts/doctor/snapshot.ts';
import { paths } from '#core/site.ts';
import { startApp } from './app.ts';
import { inlineStyle, siteUrl, toDocuments, toHeaders } from './doctor-site.ts';

const files: Record<string, string> = { ...(await toDocuments()), [paths.webmcp]: 'export {};' };
const headersOf = toHeaders();
const security = await readSecurityHeaders();

/** Everything the doctor asks of a site without faults: real documents, real headers, the real negotiation. */
export async function toHealthySite(): Promise<Snapshot> {
  const answers = new Map<string, Fetched>();
  const validated = await Promise.all(
    probe.validatedPaths.map(async (path) => [path, (await answer({ path })).headers.get('ETag') ?? ''] as const),
  );
  const asked = [...probe.probes, ...probe.toFollowUps(new Map(validated), [])];
  for (const one of asked) {
    const { status, headers, body } = await answer(one);
    answers.set(toKey(one), { status, headers, body, redirects: 0 });
  }
  return { url: siteUrl, answers };
}

/** The answers of the API itself. */
export async function toApiAnswers(site: Snapshot): Promise<void> {
  const { app } = startApp();
  for (const asked of probe.probes.filter(({ path }) => path.startsWith('/api'))) {
    const { path, ...init } = asked;
    const response = await app.api(new Request(siteUrl + path, init), { ip: '192.0.2.9' });
    const { status, headers } = response;
    site.answers.set(toKey(asked), { status, headers, body: await response.text(), redirects: 0 });
  }
}

async function answer({
  path,
  method = 'GET',
  headers = {},
}: Probe): Promise<{ status: number; headers: Headers; body: string }> {
  const request = new Request(siteUrl + path, { method, headers });
  const twin = toTwinRequest(request);
  if (twin) {
    const found = toFile(new URL(twin.url).pathname, twin);
    const negotiated = toNegotiatedResponse(new Response(found.body || null, found));
    if (negotiated) return { status: negotiated.status, headers: negotiated.headers, body: await negotiated.text() };
  }
  return toFile(path, request);
}

function toFile(path: string, request: Request) {
  const text = files[path];
  if (path === paths.mcp) return { status: 405, headers: new Headers({ Allow: 'POST' }), body: '' };
  const headers = new Headers([...security, ...(headersOf.get(path) ?? [])]);
  if (text === undefined) return { status: 404, headers, body: 'Not found' };
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
  headers.set('ETag', etag);
  if (!documents.some((document) => document.path === path)) headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.headers.get('If-None-Match') === etag) return { status: 304, headers, body: '' };
  return { status: 200, headers, body: request.method === 'HEAD' ? '' : text };
}

/** The headers that netlify.toml sets on every path, and the policy that the build adds to them. */
async function readSecurityHeaders(): Promise<[string, string][]> {
  const toml = await readFile(join(import.meta.dirname, '..', '..', 'netlify.toml'), 'utf8');
  const block = toml.split('[[headers]]')[1] ?? '';
  const fixed = [...block.matchAll(/^\s+([A-Z][\w-]+) = "(.*)"$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const styles = [createHash('sha256').update(inlineStyle).digest('base64')];
  return [...fixed, ['Content-Security-Policy', toContentSecurityPolicy({ scripts: [], styles })]];
}
