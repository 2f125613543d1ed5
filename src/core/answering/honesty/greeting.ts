import type { Corpus } from '../../corpus/corpus.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import { frame } from './refuse.ts';

const greeting =
  /^\W*(?:(?:hi|hello|hey|hallo|bonjour|hola|ciao|ol[aá]|good (?:morning|afternoon|evening|day)|greetings)(?: there)?|help(?: me)?|what (?:can|should|could) (?:i|we) ask(?: you| here)?|(?:what|who) (?:is|are) (?:this|you)(?: (?:site|page|bot|assistant))?(?<!are you)|what is this(?: (?:site|page|about))*|are you (?:an? )?(?:bot|robot|human|ai|real|person|machine|real person)|how does this(?: \w+)? work)\W*$/i;

/** A greeting, or a question on the service itself, is told what may be asked; nothing for any other message. */
export function greet(message: string, { portfolio }: Corpus): ExtractiveAnswer | undefined {
  if (!greeting.test(message)) return undefined;
  const { name, questions = [] } = portfolio.profile;
  const offer = `This portfolio answers questions about ${name} with what it has published, and links to it.`;
  const items = questions.map((text) => ({ ...frame(text), layout: 'item' as const }));
  return {
    outcome: 'out_of_scope',
    statements: [frame(items.length > 0 ? `${offer} You might ask:` : offer), ...items],
  };
}
