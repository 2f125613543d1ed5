import type { Exchange } from './conversation.ts';

const most = 3;

/** What to ask next: first about what the last answer cited, then the owner's questions that are still unasked. */
export function toSuggestions(questions: string[], exchanges: Exchange[]): string[] {
  const asked = new Set(exchanges.map(({ question }) => question));
  const titles = exchanges.at(-1)?.done.evidence.map(({ title }) => title) ?? [];
  const about = [...new Set(titles)].slice(0, 1).map((title) => `Tell me more about ${title}`);
  const open = [...about, ...questions].filter((question) => !asked.has(question));
  return exchanges.length === 0 ? open : open.slice(0, most);
}
