/** Port: counts the model answers of a day (`2026-01-31`, UTC) and tells the new count. */
export type CountModelAnswer = (day: string) => Promise<number>;

/** A counter in memory: each process counts for itself. */
export function createMemoryCount(): CountModelAnswer {
  let current = '';
  let count = 0;
  return async (day) => {
    if (day !== current) [current, count] = [day, 0];
    count += 1;
    return count;
  };
}

/** Whether one more model answer may be made today; each call that says yes counts. 0 switches the model off. */
export function createDailyLimit(limit: number, count: CountModelAnswer, now: () => number): () => Promise<boolean> {
  let full = '';
  return async () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    // A day that is full is not counted on: the counter may be a remote one.
    if (limit <= 0 || day === full) return false;
    if ((await count(day)) <= limit) return true;
    full = day;
    return false;
  };
}
