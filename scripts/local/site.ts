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
      if (!isDecodable(request.url)) return new Response('Bad request', { status: 400 });
      const file = await read(request.url, request);
      if (file && !safeMethods.includes(request.method)) return toMethodNotAllowed();
      return withValidator(request, await withCompression(request, file ?? (await readMissing(request))));
    },
  };
}

/** `OPTIONS` is the preflight of whoever reads a document from another site. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

function toMethodNotAllowed(): Response {
  return new Response('Method not allowed', { status: 405, headers: { Allow: safeMethods.join(', ') } });
}

/** `/%E0%A4%A` is no UTF-8: no file has that name, and looking for one throws. */
function isDecodable(url: string): boolean {
  try {
    return Boolean(decodeURI(url));
  } catch {
    return false;
  }
}
