import type { Knowledge } from '../../corpus/knowledge.ts';
import { anybodyInIdioms, keptInIdioms } from '../../corpus/stop-words.ts';
import { toEnd, tokenize, type Token } from '../../corpus/text.ts';

/** A longer text is a pasted one: its idioms are many and none of them is the question. */
const maxLength = 600;

/** The text with its idioms and phrasal verbs, in any form, said in the plain words that a portfolio uses. */
export function toPlainEnglish(text: string, { idioms }: Knowledge): string {
  if (text.length > maxLength) return text;
  const tokens = tokenize(text);
  let said = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    for (const { phrase, plain } of idioms.get(token.stem) ?? []) {
      if (!phrase.every((word, offset) => isSaid(word, tokens[at + offset]))) continue;
      const end = at + phrase.length;
      const wanted = keptInIdioms.test(token.folded) ? `${token.text} ` : '';
      said += text.slice(from, token.start) + wanted + plain;
      from = toEnd(tokens[end - 1]!);
      at = end - 1;
      break;
    }
  }
  return said + text.slice(from);
}

/** By its stem; `~` stands for any pronoun or article. */
function isSaid(word: string, token: Token | undefined): boolean {
  return token !== undefined && (word === token.stem || (word === '~' && anybodyInIdioms.has(token.folded)));
}
