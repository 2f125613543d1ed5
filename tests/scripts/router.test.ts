import { expect, test } from 'vitest';
import { route, type FunctionModule, type Routes } from '../../scripts/local/router.ts';

function named(name: string, config: FunctionModule['config'] = {}): FunctionModule {
  return { default: () => new Response(name), config };
}

const routes: Routes = {
  functions: [
    named('ask', { path: ['/api/v1/ask', '/api/ask'] }),
    named('api', { path: ['/api', '/api/*'], excludedPath: ['/api/v1/ask', '/api/ask'] }),
  ],
  edgeFunctions: [],
  site: async () => new Response('site'),
};

async function answer(path: string, init?: RequestInit, more: Partial<Routes> = {}): Promise<string> {
  const response = await route({ ...routes, ...more }, new Request(`http://localhost${path}`, init), '127.0.0.1');
  return response.text();
}

test('each function answers at its own paths and the site at all others', async () => {
  expect(await answer('/api/v1/ask')).toBe('ask');
  expect(await answer('/api')).toBe('api');
  expect(await answer('/api/v1')).toBe('api');
  expect(await answer('/apix')).toBe('site');
  expect(await answer('/')).toBe('site');
});

test('a function takes every method: it answers 405 itself', async () => {
  expect(await answer('/api/ask', { method: 'DELETE' })).toBe('ask');
});

test('an edge function runs first, only for its header, and may leave the request to the site', async () => {
  const edge = named('twin', { path: '/*', header: { accept: '[Tt]ext/[Mm]arkdown' } });
  expect(await answer('/', { headers: { accept: 'text/markdown' } }, { edgeFunctions: [edge] })).toBe('twin');
  expect(await answer('/', { headers: { accept: 'text/html' } }, { edgeFunctions: [edge] })).toBe('site');
  const passing: FunctionModule = { default: () => undefined, config: { path: '/*' } };
  expect(await answer('/', {}, { edgeFunctions: [passing] })).toBe('site');
  const asking: FunctionModule = { default: (_, { next }) => next(), config: { path: '/*' } };
  expect(await answer('/api', {}, { edgeFunctions: [asking] })).toBe('api');
});
