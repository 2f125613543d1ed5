import { NetlifyDev } from '@netlify/dev';
import { withCompression } from './compress.ts';
import { withValidator } from './validator.ts';

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
  const read = (url: string | URL, { headers }: Request) => netlify.handle(new Request(url, { headers }));
  const readMissing = async (request: Request) => {
    const page = await read(new URL('/404.html', request.url), request);
    return new Response(page?.body, { status: 404, headers: page?.headers ?? {} });
  };
  return {
    stop: () => netlify.stop(),
    handle: async (request: Request): Promise<Response> => {
      const found = (await read(request.url, request)) ?? (await readMissing(request));
      return withValidator(request, await withCompression(request, found));
    },
  };
}
