import type { Config, Context } from '@netlify/edge-functions';
import { toNegotiatedResponse, toTwinRequest } from '#core/http/markdown-twin.ts';

/** Answers `Accept: text/markdown` on a page with its twin; without one the page goes out as it is. */
export default async function markdown(
  request: Request,
  context: Pick<Context, 'next'>,
): Promise<Response | undefined> {
  const twin = toTwinRequest(request);
  return twin && (toNegotiatedResponse(await fetch(twin)) ?? context.next());
}

export const config: Config = {
  path: [
    '/',
    '/index.html',
    '/developers',
    '/developers/',
    '/developers.html',
    '/privacy',
    '/privacy/',
    '/privacy.html',
    '/resume',
    '/resume/',
    '/resume.html',
    '/agents',
    '/agents/',
    '/agents.html',
  ],
  // Netlify matches this with case and unanchored; it only decides whether to run, the weights are read in code.
  header: { accept: '[Tt][Ee][Xx][Tt]/[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn]' },
  onError: 'bypass',
};
