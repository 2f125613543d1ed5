import type { Knowledge } from './knowledge.ts';
import { toEnd, tokenize, type Token } from './text.ts';
import { anybodyInIdioms, keptInIdioms } from './stop-words.ts';

/** A longer text is a pasted one: its idioms are many and none of them is the question. */
const maxLength = 600;

/** The text with its idioms and phrasal verbs, in any form, said in the plain words that a portfolio uses. */
export function toPlainEnglish(text: string, { idioms }: Knowledge): string {
  if (text.length > maxLength) return text;
  const tokens = tokenize(text);
  let said = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    for (const { stems, plain } of idioms.get(token.stem) ?? []) {
      const end = matchIdiom(stems, tokens, at);
      const last = tokens[end - 1];
      if (!last) continue;
      const wanted = keptInIdioms.test(token.folded) ? `${token.text} ` : '';
      said += text.slice(from, token.start) + wanted + plain;
      from = toEnd(last);
      at = end - 1;
      break;
    }
  }
  return said + text.slice(from);
}

/** Index behind the last token of an idiom that begins at `at`; 0 when it does not stand there. */
function matchIdiom(stems: string[], tokens: readonly Token[], at: number): number {
  const [stem, ...rest] = stems;
  if (stem === undefined) return at;
  const token = tokens[at];
  if (!token || !(stem === '~' ? anybodyInIdioms.has(token.folded) : token.stem === stem)) return 0;
  return matchIdiom(rest, tokens, at + 1);
}
