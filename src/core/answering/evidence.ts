import type { Evidence } from '../contract/events.ts';
import type { KnownPassage } from '../corpus/knowledge.ts';

/** Whether a passage is running text, and no field. */
export function isText({ passage }: KnownPassage): boolean {
  return passage.kind === 'text';
}

/** A passage as evidence; the quote is the passage itself or sentences of it, word for word. */
export function toEvidence({ passage, of }: KnownPassage, score: number, quote = passage.text): Evidence {
  const url = of.record.url.replace(/#.*$/, `#${passage.anchor}`);
  const { id, area } = passage;
  return {
    id,
    area,
    title: of.record.title,
    url,
    quote,
    score: Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000,
  };
}
