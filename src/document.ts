import type { APIRoute } from 'astro';
import type { Portfolio } from '#core/contract/record.ts';
import { loadPortfolio } from './load-portfolio.ts';

/**
 * A prerendered document computed from the portfolio; an object is written as JSON. Its headers are not set here:
 * what a prerendered endpoint sets is lost, so `_headers` carries them.
 */
export function defineDocument(
  toDocument: (portfolio: Portfolio, siteUrl: string) => string | object | Promise<object>,
): APIRoute {
  return async ({ site }) => {
    if (!site) throw new Error('The site has no address: set `site` in astro.config.mjs');
    const document = await toDocument(await loadPortfolio(), site.origin);
    return new Response(typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`);
  };
}
