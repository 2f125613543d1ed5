import { NetlifyDev } from '@netlify/dev';
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
  return {
    stop: () => netlify.stop(),
    handle: async (request: Request): Promise<Response> => {
      const found = await read(request.url, request);
      if (found) return withValidator(request, found);
      const page = await read(new URL('/404.html', request.url), request);
      return withValidator(request, new Response(page?.body, { status: 404, headers: page?.headers ?? {} }));
    },
  };
}
