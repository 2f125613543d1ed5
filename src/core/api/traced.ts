import { refuse } from '../http/refusal.ts';
import type { Handler, Log, LogEntry, RequestContext, Trace } from './context.ts';

/**
 * Wraps a handler with what every API answer has: `X-Request-Id`, `Server-Timing`, one log line, and a 500 without
 * internals in place of a throw.
 */
export function traced(handler: Handler, { siteUrl, log }: { siteUrl: string; log: Log }) {
  return async (request: Request, context: RequestContext): Promise<Response> => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const steps: string[] = [];
    const notes: Partial<LogEntry> = {};
    let last = started;
    let held = false;
    let written = false;
    const trace: Trace = {
      requestId,
      mark: (step) => {
        const now = performance.now();
        steps.push(`${step};dur=${(now - last).toFixed(1)}`);
        last = now;
      },
      note: (members) => Object.assign(notes, members),
      hold: () => {
        held = true;
        return write;
      },
    };
    let status = 500;
    function write(): void {
      if (written) return;
      written = true;
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      log({ requestId, method: request.method, route: new URL(request.url).pathname, status, milliseconds, ...notes });
    }
    const response = await handler(request, context, trace).catch((error: unknown) => {
      trace.note({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      return refuse({ code: 'internal_error' }, siteUrl);
    });
    status = response.status;
    trace.mark('rest');
    response.headers.set('X-Request-Id', requestId);
    response.headers.set('Server-Timing', steps.join(', '));
    if (!held) write();
    return response;
  };
}
