/** Each value once, where it comes first. */
export function unique<T>(values: Iterable<T>): T[] {
  return [...new Set(values)];
}
