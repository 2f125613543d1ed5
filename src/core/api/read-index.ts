import { toApiIndex } from '../contract/to-api-index.ts';
import { json } from '../http/respond.ts';

/** `GET /api/v1` and its alias. */
export function readIndex(siteUrl: string): Response {
  return json(toApiIndex(siteUrl));
}
