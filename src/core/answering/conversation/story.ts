import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Ranked } from '../../corpus/ranking.ts';
import { unique } from '../../corpus/unique.ts';
import { toRanked } from '../passages/prior.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { longMessage, toCore } from '../reading/core.ts';
import * as coreSigns from '../signs/core-signs.ts';
import { hiring } from '../signs/hiring-signs.ts';
import { toNaming } from '../reading/naming.ts';
import { toWiderQuery } from '../reading/rambling.ts';
import { read, type Context, type Reading } from '../reading/reading.ts';
import { standsAlone } from '../reading/subjects.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import { toEvidenceAnswer } from '../passages/evidence-answer.ts';
import { toUsedPassages, type ExtractiveAnswer } from '../statement.ts';
import { leansOnContext } from './conversation.ts';

/** Entries that a story may be about. */
const maxEntries = 3;

/**
 * What a message tells before its question as what was talked about: "what is it called?" asks about the entry that a long
 * story tells of, "he cannot have done … alone. Who helped?" about the one that is named.
 */
export function toStory(message: string, reading: Reading, knowledge: Knowledge): Context | undefined {
  const told = reading.naming
    ? undefined
    : message
        .split(coreSigns.border)
        .map((sentence) => toNaming(sentence, knowledge)?.entries)
        .findLast(Boolean);
  if (!told && message.length < longMessage) return undefined;
  const own = reading.leftover.length + (told ? reading.areas : [...reading.labels, ...reading.kinds]).length;
  // Whom somebody led and what time he has is a matter of the person, whatever was named.
  const isOwn = [visitorWords.ofItself, askedSigns.leads.asked, hiring.person].some((sign) =>
    sign.test(reading.folded),
  );
  if (isOwn || !leansOnContext(reading.text, own) || standsAlone(reading, knowledge)) return undefined;
  const ranked = toRankedByAll(reading, message, knowledge);
  const records = told ?? unique(ranked.map(({ known }) => known.of)).slice(0, maxEntries);
  if ((records[0]?.record.area ?? 'about') === 'about') return undefined;
  return { records, scope: records.slice(0, told ? 2 : 1), passages: [], reply: '', before: read('', knowledge) };
}

/** How much more of a message a passage must say than those that an answer rests on to stand beside them. */
const leastLead = 0.05;

/**
 * An answer to a long message with the passages that say clearly more of all of it: a question that only points at what was
 * told, "what was the article?", looks like one that is asked by itself.
 */
export function withTold(answer: ExtractiveAnswer, message: string, knowledge: Knowledge): ExtractiveAnswer {
  const isTold = answer.outcome === 'answered' || answer.outcome === 'partial';
  if (message.length < longMessage || answer.isSettled || !isTold) return answer;
  const reading = read(toCore(message, knowledge), knowledge);
  if (!coreSigns.pointsAtTold.test(reading.folded)) return answer;
  const ranked = toRankedByAll(reading, message, knowledge);
  const used = toUsedPassages(answer, knowledge);
  const most = ranked.find(({ known }) => used.includes(known))?.score ?? 0;
  const isMore = (ranked[0]?.score ?? 0) > most + leastLead;
  return isMore ? { ...answer, statements: [...answer.statements, ...toEvidenceAnswer(ranked)] } : answer;
}

/** The passages that a question is about with all that its message tells. */
function toRankedByAll(reading: Reading, message: string, knowledge: Knowledge): Ranked[] {
  return toRanked(reading, knowledge, toWiderQuery(reading, message, knowledge).query);
}
