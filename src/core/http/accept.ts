/** Weight of a media type in an `Accept` header: exact range first, then `type/*`, then all (RFC 9110 §12.5.1). */
export function toWeight(accept: string, mediaType: string): number {
  const ranges = readAccept(accept);
  const [type = ''] = mediaType.split('/', 1);
  for (const name of [mediaType, `${type}/*`, '*/*']) {
    const weights = ranges.filter((range) => range.name === name).map(({ weight }) => weight);
    if (weights.length > 0) return Math.max(...weights);
  }
  return 0;
}

/**
 * Whether a page should be answered as Markdown: asked for by name, and wanted at least as much as HTML. A wildcard
 * alone never changes what a browser gets.
 */
export function prefersMarkdown(accept: string): boolean {
  const named = readAccept(accept).filter(({ name }) => name === 'text/markdown');
  const weight = Math.max(0, ...named.map((range) => range.weight));
  return weight > 0 && weight >= toWeight(accept, 'text/html');
}

/** A weight that is no weight counts as a refusal, so that a garbled header never wins. */
function readAccept(accept: string): { name: string; weight: number }[] {
  return splitOutsideQuotes(accept, ',').map((range) => {
    const [name = '', ...parameters] = splitOutsideQuotes(range, ';');
    const q = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
    const value = q?.slice(q.indexOf('=') + 1).trim() ?? '1';
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value) ? Number(value) : 0;
    return { name: name.trim().toLowerCase(), weight };
  });
}

function splitOutsideQuotes(text: string, mark: ',' | ';'): string[] {
  return text.match(mark === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,])+/g : /(?:"(?:\\.|[^"\\])*"|[^;])+/g) ?? [];
}
