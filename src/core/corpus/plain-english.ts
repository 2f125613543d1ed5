import type { Knowledge } from './knowledge.ts';
import { matchPhrase, toForms } from './phrase-match.ts';
import { keptInIdioms } from './stop-words.ts';
import { toEnd, tokenize } from './text.ts';

/** A longer text is a pasted one: its idioms are many and none of them is the question. */
const maxLength = 600;

/** The text with its idioms and phrasal verbs, in any form, said in the plain words that a portfolio uses. */
export function toPlainEnglish(text: string, { idioms }: Knowledge): string {
  if (text.length > maxLength) return text;
  const tokens = tokenize(text);
  const forms = tokens.map(toForms);
  let said = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    for (const { phrase, plain } of idioms.get(token.stem) ?? []) {
      const end = matchPhrase(phrase, forms, at);
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
