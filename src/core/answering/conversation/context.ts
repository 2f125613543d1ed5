import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { unique } from '../../corpus/unique.ts';
import { isName } from '../../corpus/text.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as followUps from '../signs/follow-ups.ts';
import { longMessage, toCore } from '../reading/core.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import { read, type Context } from '../reading/reading.ts';
import { standsAlone, toSubjects } from '../reading/subjects.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import { listAreas } from '../signs/area-signs.ts';
import { toUsedPassages, type ExtractiveAnswer } from '../statement.ts';
import { leansOnContext, toEarlier } from './conversation.ts';
import { toFocus, toLists } from './focus.ts';

/** A follow-up with more words of its own is no bare one. */
const maxBareWords = 3;

/**
 * What the earlier turns were about, worked out from the visitor's own questions.
 * @param recall answers the conversation before the question anew: replies may hold anything
 */
export function toContext(
  question: string,
  messages: ChatMessage[],
  knowledge: Knowledge,
  recall: (earlier: ChatMessage[]) => ExtractiveAnswer,
): Context | undefined {
  const earlier = toEarlier(messages);
  if (!earlier || followUps.ofHome.test(question)) return undefined;
  const own = read(toCore(question, knowledge, true), knowledge);
  const leans =
    question.length < longMessage &&
    leansOnContext(question, own.leftover.length + own.labels.length + own.kinds.length);
  // Entries of a kind with somebody: the question is complete.
  const isNamed = own.leftover.some(isName) && own.areas.some((area) => listAreas.includes(area));
  // "Got a link to the code?" asks for a field, and of nothing.
  const spent = toAskedFields(own).flatMap(({ words }) => words);
  const leftover = own.leftover.filter((word) => !spent.includes(word));
  // "Who was the male lead?" names nothing of its own, so it can only be about what was said before.
  const isBare =
    own.asks.length + own.fields.length > 0 &&
    !isNamed &&
    !(own.areas.length > 0 && leftover.length === 0 && visitorWords.ofWholeList.test(own.folded)) &&
    leftover.length <= maxBareWords &&
    !toSubjects({ ...own, leftover }, knowledge)[0];
  const isLoose = !leans && !isBare;
  if (isLoose && standsAlone(own, knowledge)) return undefined;
  const passages = toUsedPassages(recall(earlier), knowledge);
  const used = unique(passages.map(({ of }) => of));
  const { records, scope, pointed } = toFocus(own.folded, messages, used, knowledge);
  // "Who is she? – Where did she study?": what was told of the person as a whole narrows no question of a kind of entries.
  if (!pointed && own.areas.length > 0 && scope[0]?.record.area === 'about' && !askedPhrases.pointsAt.test(own.folded))
    return undefined;
  return {
    records,
    scope,
    isLoose,
    pointed,
    passages,
    lists: toLists(messages, used, knowledge),
    reply: messages.at(-2)?.content ?? '',
    before: read(toCore(earlier.at(-1)?.content ?? '', knowledge, true), knowledge),
  };
}
