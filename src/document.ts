import type { APIRoute } from 'astro';
import type { Portfolio } from '#core/contract/record.ts';
import { documents } from '#core/discovery/documents.ts';
import { loadPortfolio } from './load-portfolio.ts';

/**
 * A prerendered document computed from the portfolio; an object is written as JSON. Its media type is for `astro dev`:
 * what a prerendered endpoint sets is lost in a build, so `_headers` carries that and the other headers.
 */
export function defineDocument(
  toDocument: (portfolio: Portfolio, siteUrl: string) => string | object | Promise<object>,
): APIRoute {
  return async ({ site, url }) => {
    if (!site) throw new Error('The site has no address: set `site` in astro.config.mjs');
    const document = await toDocument(await loadPortfolio(), site.origin);
    const mediaType = documents.find(({ path }) => path === url.pathname)?.mediaType;
    return new Response(typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`, {
      headers: mediaType ? { 'Content-Type': mediaType } : {},
    });
  };
}
