import type { Knowledge } from '../../corpus/knowledge.ts';
import { fold, tokenize, toEnd } from '../../corpus/text.ts';
import { courtesies } from '../replies.ts';
import { toNaming } from '../reading/naming.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';

/**
 * A greeting, or a question on the service itself, is told what may be asked, and thanks are returned; nothing for any
 * other message, the bare title of an entry among them.
 */
export function greet(message: string, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const { name, questions = [] } = knowledge.corpus.portfolio.profile;
  const tokens = tokenize(message);
  if (toNaming(message, knowledge)?.tokens.length === tokens.length) return undefined;
  // "Hi Ada!"
  const words = tokens
    .filter(({ stem }) => knowledge.subject.has(stem))
    .reduceRight((text, token) => text.slice(0, token.start) + text.slice(toEnd(token)), message);
  const said = fold(words);
  const courtesy = courtesies.find(({ thanks, greeting }) => thanks.test(said) || greeting.test(said));
  if (!courtesy) return undefined;
  const offer = courtesy.thanks.test(said) ? courtesy.welcome : courtesy.toOffer(name);
  const items = questions.map((text) => ({ ...toRemark(text), layout: 'item' as const }));
  return {
    outcome: 'out_of_scope',
    statements: [toRemark(items.length > 0 ? `${offer} ${courtesy.ask}` : offer), ...items],
  };
}
