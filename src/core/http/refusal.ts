import { errorCases, toErrorMetadata, type ErrorCode, type ValidationIssue } from '../contract/errors.ts';
import { paths } from '../site.ts';
import { json } from './respond.ts';

/** An expected "no" of the API: a value, never a throw. */
export interface Refusal {
  code: ErrorCode;
  /** What exactly was wrong; by default the code's own message. A 422 lists its issues (spec.md §2.8). */
  detail?: string | ValidationIssue[];
  headers?: Record<string, string>;
}

/** The one place where a refusal becomes a response (spec.md §2.6–2.8 and §7.1). */
export function refuse({ code, detail, headers }: Refusal, siteUrl: string): Response {
  const error = toErrorMetadata(code);
  const documentation = `${siteUrl}${paths.developers}#errors`;
  const body = { detail: detail ?? error.message, error, documentation };
  return json(body, { status: errorCases[code].status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
