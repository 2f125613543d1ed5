import { extract } from '#core/answering/extract.ts';
import { toCitations, toPieces } from '#core/answering/statement.ts';
import type { ChatMessage } from '#core/contract/ask.ts';
import type { Corpus } from '#core/corpus/corpus.ts';

/** What the answerer says to the last of a conversation's turns, of which the first is the visitor's; cited ids stand once. */
export function toAnswer(corpus: Corpus, turns: string[]) {
  const messages = turns.map((content, index): ChatMessage => ({ role: index % 2 ? 'assistant' : 'user', content }));
  const { outcome, statements } = extract(messages, corpus);
  const cited = toCitations(statements).map((url) => url.split('#')[1]);
  return { outcome, text: toPieces(statements).join(''), cited: [...new Set(cited)] };
}
