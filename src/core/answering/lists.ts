/** The first of some lists that holds anything, else an empty one. */
export function firstFilled<T>(...lists: (readonly T[])[]): T[] {
  return [...(lists.find(({ length }) => length > 0) ?? [])];
}

/** The first row of a table whose pattern finds something in a text. */
export function toRow<Row extends readonly [RegExp, ...unknown[]]>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  return rows.find(([sign]) => sign.test(text));
}

/** The items of a list before the first that ends it. */
export function upTo<T>(items: readonly T[], ends: (item: T, index: number) => boolean): T[] {
  const end = items.findIndex(ends);
  return items.slice(0, end < 0 ? undefined : end);
}
