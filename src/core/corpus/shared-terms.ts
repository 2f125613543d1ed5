/** How many of some terms each of many questions has, by its place among them: cheaper by far than to ask thousands. */
export function toShared(questions: readonly { terms: Set<string> }[]): (terms: Iterable<string>) => Uint16Array {
  const places = new Map<string, number[]>();
  for (const [place, { terms }] of questions.entries())
    for (const term of terms) if (!places.get(term)?.push(place)) places.set(term, [place]);
  return (terms) => {
    const shared = new Uint16Array(questions.length);
    for (const term of new Set(terms)) for (const place of places.get(term) ?? []) shared[place]! += 1;
    return shared;
  };
}
