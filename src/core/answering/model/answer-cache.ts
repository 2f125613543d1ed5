import type { AnswerEvent } from '../answer-event.ts';

/** Finished answers to single questions, for a short time. */
export interface AnswerCache {
  get: (question: string) => AnswerEvent[] | undefined;
  set: (question: string, events: AnswerEvent[]) => void;
}

/** A cache that holds at most `maxEntries` answers of at most `maxLength` characters for `milliseconds`. */
export function createAnswerCache({
  milliseconds,
  maxEntries = 200,
  maxLength = 20_000,
  now,
}: {
  milliseconds: number;
  maxEntries?: number;
  maxLength?: number;
  now: () => number;
}): AnswerCache {
  const entries = new Map<string, { events: AnswerEvent[]; expires: number }>();
  return {
    get(question) {
      const entry = entries.get(toKey(question));
      if (!entry) return undefined;
      if (entry.expires > now()) return entry.events;
      entries.delete(toKey(question));
      return undefined;
    },
    set(question, events) {
      const key = toKey(question);
      if (milliseconds <= 0 || key.length + JSON.stringify(events).length > maxLength) return;
      entries.delete(key);
      // Oldest first: a Map keeps the order of insertion.
      for (const oldest of entries.keys()) {
        if (entries.size < maxEntries) break;
        entries.delete(oldest);
      }
      entries.set(key, { events, expires: now() + milliseconds });
    },
  };
}

function toKey(question: string): string {
  return question.normalize('NFC').trim().replace(/\s+/g, ' ');
}
