import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { reworded } from '../../corpus/reworded.ts';
import { guard } from '../honesty/guard.ts';
import { isJobDescription } from '../job/job-description.ts';
import type { Language } from '../replies.ts';
import { translateTalk } from '../language/translate.ts';
import { aroundName } from '../reading/naming.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import { maxTurns } from './conversation.ts';
import { resolve } from './resolve.ts';
import type { Talk } from '../talk.ts';

/** A message as a question of its own. */
export interface OwnQuestion {
  /** In English, without what is said to the system, and with what only earlier turns say written out. */
  question: string;
  /** The conversation that it still leans on, with the question itself. */
  turns: ChatMessage[];
  /** That of the visitor, where it is not English. */
  language?: Language | undefined;
}

/** From the message to a guarded question, to English, to a question of its own; nothing where the message asks nothing. */
export function toOwnQuestion({ message, spoken, before }: Talk, knowledge: Knowledge): OwnQuestion | undefined {
  const content = aroundName(
    message.replace(visitorWords.signOff, ''),
    knowledge,
    (text) => guard(reworded(text, visitorWords.inLine)).question,
  );
  if (!content) return undefined;
  const recent = isJobDescription(before) ? [] : spoken.slice(-2 * maxTurns);
  const { messages, language } = translateTalk([...recent, { role: 'user', content }], knowledge);
  return { ...resolve(messages, !language, knowledge), language };
}
