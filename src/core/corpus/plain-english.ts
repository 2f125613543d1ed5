import idioms from './idioms.json' with { type: 'json' };
import { tokenize, type Token } from './text.ts';

/** A longer text is a pasted one: its idioms are many and none of them is the question. */
const maxLength = 600;
/** What `~` in a phrase stands for: "worked ~ way up" is said of anybody. */
const anybody = new Set(
  'his her hers him he she their theirs them they its it my me your you our us the a an this that one himself herself themselves itself'.split(
    ' ',
  ),
);
/** Words between a verb and its particle that `..` in a phrase may stand for: "turned .. down". */
const maxGap = 3;

interface Phrase {
  /** Stems in their order; `~` and `..` as above. */
  stems: string[];
  plain: string;
}

/** First stem → its phrases, the longest first. */
const phrases = new Map<string, Phrase[]>();
for (const [phrase = '', plain = ''] of idioms) {
  const stems = phrase
    .split(' ')
    .flatMap((word) => (word === '~' || word === '..' ? [word] : tokenize(word).map(({ stem }) => stem)));
  const [first = ''] = stems;
  phrases.set(first, [...(phrases.get(first) ?? []), { stems, plain }]);
}
for (const same of phrases.values()) same.sort((a, b) => b.stems.length - a.stems.length);

/** The text with its idioms and phrasal verbs, in any form, said in the plain words that a portfolio uses. */
export function toPlainEnglish(text: string): string {
  if (text.length > maxLength) return text;
  const tokens = tokenize(text);
  let said = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    for (const { stems, plain } of phrases.get(token.stem) ?? []) {
      const end = toEnd(stems, tokens, at);
      const last = tokens[end - 1];
      if (!last) continue;
      said += text.slice(from, token.start) + plain;
      from = last.start + last.text.length;
      at = end - 1;
      break;
    }
  }
  return said + text.slice(from);
}

/** Index behind the last token of a phrase that begins at `at`; 0 when it does not stand there. */
function toEnd(stems: string[], tokens: Token[], at: number): number {
  const [stem, ...rest] = stems;
  if (stem === undefined) return at;
  if (stem === '..') {
    for (let gap = 0; gap <= maxGap; gap += 1) {
      const end = toEnd(rest, tokens, at + gap);
      if (end > 0) return end;
    }
    return 0;
  }
  const token = tokens[at];
  if (!token || !(stem === '~' ? anybody.has(token.folded) : token.stem === stem)) return 0;
  return toEnd(rest, tokens, at + 1);
}
