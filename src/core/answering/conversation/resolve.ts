import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { spellSmallWords, splitGlued } from '../../corpus/spelling.ts';
import { spellTechnologies } from '../../corpus/technologies.ts';
import { aroundName } from '../reading/naming.ts';
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
  return { question: toYears(fresh ?? turns.at(-1)?.content ?? '', knowledge), turns };
}

function toPlain(text: string, knowledge: Knowledge): string {
  return withoutOpening(
    spellTechnologies(spellSmallWords(splitGlued(text, knowledge), knowledge), knowledge),
    knowledge,
  );
}

/** "Five years ago" as the year that it was. To look for a name costs more than to see that no year is counted. */
function toYears(text: string, knowledge: Knowledge): string {
  const spell = (part: string) => spellRelativeYears(part, knowledge.corpus.portfolio.profile.updated);
  return spell(text) === text ? text : aroundName(text, knowledge, spell);
}
