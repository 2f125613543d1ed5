/** Each value once, where it comes first. */
export function unique<T>(values: Iterable<T>): T[] {
  return [...new Set(values)];
}
/** The first item of each key. */
export function uniqueBy<T>(items: T[], toKey: (item: T) => string): T[] {
  return [...Map.groupBy(items, toKey).values()].flatMap((same) => same.slice(0, 1));
}
