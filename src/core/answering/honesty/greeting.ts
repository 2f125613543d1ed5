import type { Knowledge } from '../../corpus/knowledge.ts';
import { tokenize } from '../../corpus/text.ts';
import { toNaming } from '../reading/naming.ts';
import { thanks } from '../reading/visitor-words.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';
import { greeting } from './order-signs.ts';

/**
 * A greeting, or a question on the service itself, is told what may be asked, and thanks are returned; nothing for any
 * other message, the bare title of an entry among them.
 */
export function greet(message: string, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const { name, questions = [] } = knowledge.corpus.portfolio.profile;
  const tokens = tokenize(message);
  if (toNaming(message, knowledge)?.tokens.length === tokens.length) return undefined;
  // "Hi Ada!"
  const names = tokenize(name).map(({ folded }) => folded);
  const words = tokens
    .filter(({ folded }) => names.includes(folded))
    .reduceRight((text, { start, text: said }) => text.slice(0, start) + text.slice(start + said.length), message);
  const isThanks = thanks.test(words);
  if (!isThanks && !greeting.test(words)) return undefined;
  const offer = isThanks
    ? 'You are welcome.'
    : `This portfolio answers questions about ${name} with what it has published, and links to it.`;
  const items = questions.map((text) => ({ ...toRemark(text), layout: 'item' as const }));
  return {
    outcome: 'out_of_scope',
    statements: [toRemark(items.length > 0 ? `${offer} You might ask:` : offer), ...items],
  };
}
