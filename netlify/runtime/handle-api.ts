import type { RequestContext } from '#core/api/context.ts';

/**
 * The API behind its door. It is loaded by the first request, not by the import of the function: a platform starts a
 * process before it has a request for it, and quota reads, errors and answers then load no more than they need.
 */
export async function handleApi(request: Request, context: RequestContext): Promise<Response> {
  const { app } = await import('./app.ts');
  return app.api(request, context);
}
