import { httpOperations, isVersioned, methodsAt } from '../contract/http-operations.ts';
import { refuse } from '../http/refusal.ts';
import { apiVersion } from '../site.ts';
import { createAsk, type AskPorts } from './ask.ts';
import type { Handler, Log, RequestContext } from './context.ts';
import { readIndex } from './read-index.ts';
import { createReadQuota } from './read-quota.ts';
import { traced } from './traced.ts';

export type AppPorts = AskPorts & { log: Log };

/** The HTTP API over its ports: every URL below `/api` and every method gets its answer here. */
export function createApp(ports: AppPorts) {
  const handlers: Record<keyof typeof httpOperations, Handler> = {
    readIndex: async () => readIndex(ports.siteUrl),
    readQuota: createReadQuota(ports),
    ask: createAsk(ports),
  };
  const api: Handler = async (request, context, trace) => {
    const { pathname } = new URL(request.url);
    const methods = methodsAt(pathname);
    if (methods.length === 0) return refuse({ code: 'not_found' }, ports.siteUrl);
    const operation = Object.values(httpOperations).find(
      ({ method, path, alias }) => method === request.method && (path === pathname || alias === pathname),
    );
    if (operation) return handlers[operation.id](request, context, trace);
    return refuse({ code: 'method_not_allowed', headers: { Allow: methods.join(', ') } }, ports.siteUrl);
  };
  const answer = traced(api, ports);
  return {
    api: async (request: Request, context: RequestContext): Promise<Response> => {
      const response = await answer(request, context);
      // A 405 and a 500 know nothing of the operation, and carry it as well (spec.md §9.2).
      if (isVersioned(new URL(request.url).pathname)) response.headers.set('API-Version', apiVersion);
      return response;
    },
  };
}
