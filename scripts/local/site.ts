import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';

/**
 * The built site with the headers, redirects and 404 page of `netlify.toml`. Functions and Netlify's online services
 * are off: they want the network, and the functions run in this process anyway.
 */
export async function openSite(projectRoot: string, serverAddress: string) {
  const off = { enabled: false };
  const netlify = new NetlifyDev({
    projectRoot,
    serverAddress,
    skipGitignore: true,
    functions: off,
    edgeFunctions: off,
    blobs: off,
    aiGateway: off,
    database: off,
    geolocation: off,
    images: off,
    environmentVariables: off,
  });
  await netlify.start();
  const missing = join(projectRoot, 'dist', '404.html');
  return {
    stop: () => netlify.stop(),
    handle: async (request: Request): Promise<Response> => {
      const headers = new Headers();
      const collect = (name: string, value: string) => headers.set(name, value);
      const found = await netlify.handle(request, { headersCollector: collect });
      if (found) return found;
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const body = request.method === 'HEAD' ? null : await readFile(missing, 'utf8');
      return new Response(body, { status: 404, headers });
    },
  };
}
