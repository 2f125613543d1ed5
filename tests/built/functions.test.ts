import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpOperations } from '#core/contract/http-operations.ts';
import { paths } from '#core/site.ts';
import { findFreePort } from '../support/redis-server.ts';

const root = join(import.meta.dirname, '../..');
const askPaths = [httpOperations.ask.path, httpOperations.ask.alias];
let folder: string;
let functions: FunctionResult[];

// The bundler that Netlify's own build runs, on the functions and the corpus as they are deployed. The bundle needs
// the project's package.json above it for its module type.
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'build', 'functions-'));
  functions = await zipFunctions(join(root, 'netlify/functions'), folder, { archiveFormat: 'none', basePath: root });
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

function bundleOf(name: string): FunctionResult {
  const found = functions.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no function ${name}`);
  return found;
}

test('Netlify reads from each function the paths that the table of HTTP operations names, and no method', () => {
  const toPatterns = (name: string) => bundleOf(name).routes?.map(({ pattern }) => pattern);
  expect(toPatterns('ask')).toEqual(askPaths);
  expect(toPatterns('api')).toEqual([paths.api, `${paths.api}/*`]);
  expect(bundleOf('api').excludedRoutes?.map(({ pattern }) => pattern)).toEqual(askPaths);
  expect(toPatterns('mcp')).toEqual([paths.mcp, `${paths.mcp}/`]);
  // An unmatched method would fall through to the HTML 404.
  for (const { routes } of functions) for (const { methods } of routes ?? []) expect(methods).toEqual([]);
});

test('the bundled ask function carries its corpus and its Redis client, and answers whether or not there is a server', async () => {
  const file = join(bundleOf('ask').path, 'netlify/functions/ask.mjs');
  // In a Node of its own, as deployed: vitest would choose other builds of the packages.
  const code = `
    const { default: ask } = await import(${JSON.stringify(file)});
    const request = new Request('http://localhost${paths.ask}', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ question: 'Tell me about the career.' }),
    });
    process.stdout.write(await (await ask(request, { ip: '192.0.2.1' })).text());
  `;
  const QUOTA_REDIS_URL = `redis://127.0.0.1:${await findFreePort()}`;
  const env = { ...process.env, QUOTA_REDIS_URL };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env });
  // A busy machine is told of no answer before the refusal comes; a client that is missing would give another reason.
  expect(stderr).toMatch(/QUOTA_REDIS_URL fails \((?:connect ECONNREFUSED|no answer in )/);
  expect(stdout).toContain('"type":"done"');
  expect(stdout).toContain('data: [DONE]');
});
