import type { Exchange } from './conversation.ts';

const most = 3;

/**
 * What to ask next: first about what the last answer cited, then the owner's questions that are still unasked.
 * @param singleAreas whose titles name a section of the page and nothing that one could ask about
 */
export function toSuggestions(questions: string[], exchanges: Exchange[], singleAreas: readonly string[]): string[] {
  const asked = new Set(exchanges.map(({ question }) => question));
  const { outcome = '', evidence = [] } = exchanges.at(-1)?.done ?? {};
  const cited = ['answered', 'partial'].includes(outcome)
    ? evidence.find(({ area }) => !singleAreas.includes(area))
    : undefined;
  const about = cited ? [`Tell me more about ${cited.title}`] : [];
  const open = [...about, ...questions].filter((question) => !asked.has(question));
  return exchanges.length === 0 ? open : open.slice(0, most);
}
