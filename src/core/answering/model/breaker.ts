import type { ModelNote } from './note.ts';

/** Failures of the server or the way to it, as opposed to those of one answer. */
const ofServer = new Set<ModelNote['failure']>([
  'unauthorised',
  'rate_limited',
  'rejected',
  'server_error',
  'unreachable',
  'first_token_timeout',
]);
const maxFailures = 3;
const pauseMilliseconds = 30_000;

/** Whether an answer failed because of the server. */
export function isOfServer(failure: ModelNote['failure']): boolean {
  return ofServer.has(failure);
}

/** Spares visitors the wait for a model that is down. */
export interface Breaker {
  /** Whether the server is to be left alone; after a pause it says no to one answer alone, which then tells how it went. */
  isOpen: () => boolean;
  /** Takes how a call went. */
  record: (hasServerFailed: boolean) => void;
}

/** After three failures of the server in a row the model is left alone for half a minute; then one answer tries again. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen() {
      if (now() < openUntil) return true;
      // Until that one has told, or was never heard of again, the others go on without the server.
      if (failures >= maxFailures) openUntil = now() + pauseMilliseconds;
      return false;
    },
    record(hasServerFailed) {
      failures = hasServerFailed ? failures + 1 : 0;
      openUntil = failures >= maxFailures ? now() + pauseMilliseconds : 0;
    },
  };
}
