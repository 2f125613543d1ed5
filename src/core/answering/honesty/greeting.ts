import type { Corpus } from '../../corpus/corpus.ts';
import { thanks } from '../reading/visitor-words.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';
import { greeting } from './order-signs.ts';

/** A greeting, or a question on the service itself, is told what may be asked, thanks are returned; nothing for any other message. */
export function greet(message: string, { portfolio }: Corpus): ExtractiveAnswer | undefined {
  const { name, questions = [] } = portfolio.profile;
  // "Hi Ada!"
  const names = name.split(' ');
  const words = message
    .split(/(?=\W)/)
    .filter((word) => !names.includes(word.trim()))
    .join('');
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
