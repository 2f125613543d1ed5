import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { documents } from '#core/discovery/documents.ts';

/** Starts `astro dev` on a port that nobody else can have taken. */
async function startDev(): Promise<{ url: string; stop: () => boolean }> {
  // Astro reads some of what vitest adds to the environment; the lock is for the owner's own server.
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, ['node_modules/.bin/astro', 'dev', '--ignore-lock', '--port', '0'], {
    env: { PATH, HOME, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += stripVTControlCharacters(String(text));
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url) return { url, stop: () => server.kill() };
  }
  throw new Error(said);
}

test('while an owner writes, every document has the media type that it is deployed with', async () => {
  const { url, stop } = await startDev();
  try {
    for (const { path, mediaType } of documents) {
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('Content-Type')], path).toEqual([200, mediaType]);
    }
  } finally {
    stop();
  }
}, 60_000);
