import type { QuotaStore, Window } from './store.ts';
import { toStanding, within, type Accepted } from './window.ts';

/**
 * Holds windows in memory (spec.md §8.1: they reset when the process restarts).
 * @param maxCallers bound of each policy's table; when it is full, the caller idle for longest is forgotten.
 */
export function createMemoryStore(maxCallers = 50_000): QuotaStore {
  // A Map keeps insertion order and every take re-inserts its caller, so idle callers gather at the front.
  const tables = new Map<string, Map<string, Accepted>>();

  function tableOf({ policy }: Window): Map<string, Accepted> {
    const table = tables.get(policy.name) ?? new Map<string, Accepted>();
    tables.set(policy.name, table);
    return table;
  }

  function counted(window: Window, now: number): Accepted {
    return within(tableOf(window).get(window.caller) ?? [], window.policy, now);
  }

  function count(window: Window, now: number): void {
    const table = tableOf(window);
    const accepted = [...counted(window, now), now];
    table.delete(window.caller);
    table.set(window.caller, accepted);
    for (const [caller, times] of table) {
      if (table.size <= maxCallers && within(times, window.policy, now).length > 0) break;
      table.delete(caller);
    }
  }

  function standings(windows: Window[], now: number) {
    return windows.map((window) => {
      const held = counted(window, now);
      return toStanding({ count: held.length, oldest: held[0] }, window.policy, now);
    });
  }

  return {
    read: async (windows, now) => standings(windows, now),
    take: async (windows, now) => {
      const accepted = standings(windows, now).every(({ remaining }) => remaining > 0);
      if (accepted) for (const window of windows) count(window, now);
      return { accepted, standings: standings(windows, now) };
    },
  };
}
