import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { spellSmallWords, splitGlued } from '../../corpus/spelling.ts';
import { spellTechnologies } from '../reading/technologies.ts';
import { outsideName } from '../reading/naming.ts';
import { withoutOpening } from '../reading/opening.ts';
import { spellRelativeYears } from '../reading/relative-years.ts';
import { toEarlier, toNewTopic } from './conversation.ts';
import { toMerged, toNoun, toStep } from './echo.ts';

/**
 * The last question of a conversation in plain words, with what only the turns before say written out, and the turns that
 * it still leans on; none where it opens a topic of its own.
 * @param isEnglish a question out of another language is in plain words already
 */
export function resolve(
  messages: ChatMessage[],
  isEnglish: boolean,
  knowledge: Knowledge,
): { question: string; turns: ChatMessage[] } {
  const earlier = toEarlier(messages);
  const own = messages.at(-1)?.content ?? '';
  const plain = isEnglish ? toPlain(own, knowledge) : own;
  const last = earlier?.at(-1)?.content ?? '';
  const step = earlier ? toStep(plain, last, knowledge) : plain;
  const fresh = earlier && (toNewTopic(step) ?? toNoun(step, last, knowledge));
  const turns = fresh ? [] : toMerged([...messages.slice(0, -1), { role: 'user', content: step }], knowledge);
  const updated = knowledge.corpus.portfolio.profile.updated;
  const question = outsideName(fresh ?? turns.at(-1)?.content ?? '', knowledge, (text) =>
    spellRelativeYears(text, updated),
  );
  return { question, turns };
}

function toPlain(text: string, knowledge: Knowledge): string {
  return withoutOpening(
    spellTechnologies(spellSmallWords(splitGlued(text, knowledge), knowledge), knowledge),
    knowledge,
  );
}
