/** Each value once, where it comes first. */
export function unique<T>(values: Iterable<T>): T[] {
  return [...new Set(values)];
}
/** One item for each key: where the first of it stood, the last of it. */
export function uniqueBy<T>(items: T[], toKey: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [toKey(item), item])).values()];
}
