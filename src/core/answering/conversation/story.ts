import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toWeight } from '../../corpus/query.ts';
import { toStrength, type Ranked } from '../../corpus/ranking.ts';
import { unique } from '../../corpus/unique.ts';
import { toRanked } from '../passages/ranked.ts';
import { longMessage, toCore } from '../reading/core.ts';
import * as coreSigns from '../signs/core-signs.ts';
import { toNaming } from '../reading/naming.ts';
import { toToldEntry, toWiderQuery } from '../reading/rambling.ts';
import { read, type Context, type Reading } from '../reading/reading.ts';
import { standsAlone } from '../reading/subjects.ts';
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
  const isOwn = coreSigns.ofPersonAlone.some((sign) => sign.test(reading.folded));
  if (isOwn || !leansOnContext(reading.text, own) || standsAlone(reading, knowledge)) return undefined;
  const ranked = toRankedByAll(reading, message, knowledge);
  const records = told ?? unique(ranked.map(({ known }) => known.of)).slice(0, maxEntries);
  if ((records[0]?.record.area ?? 'about') === 'about') return undefined;
  return toContextOf(records, told ? 2 : 1, knowledge);
}

/**
 * An answer to a long message, or what the entry that its story is about says instead, where that says as much of the question;
 * words of the question that typed records answer need no story. A question that only points at what was told, "what was the
 * article?", looks like one that is asked by itself: its answer gets the passages that say more of all of the message.
 * @param retell answers the question with what was told as what was talked about
 */
export function withStory(
  answer: ExtractiveAnswer,
  message: string,
  knowledge: Knowledge,
  retell: (context: Context) => ExtractiveAnswer,
): ExtractiveAnswer {
  if (message.length < longMessage) return answer;
  const reading = read(toCore(message, knowledge), knowledge);
  const { leftover, folded } = reading;
  const entry = toToldEntry(reading, message, knowledge);
  const isTold = (of: ExtractiveAnswer) => of.outcome === 'answered' && toUsedPassages(of, knowledge)[0]?.of === entry;
  const isOwn = leftover.length > 0 ? answer.isTyped : entry?.record.area === 'about';
  const told = entry && !isOwn && !isTold(answer) ? retell(toContextOf([entry], 1, knowledge)) : answer;
  const toSaid = (of: ExtractiveAnswer) =>
    Math.max(
      ...toUsedPassages(of, knowledge).map((known) => toWeight(leftover, (concept) => toStrength(concept, known))),
    );
  const isLess = answer.outcome === 'answered' && toSaid(told) < toSaid(answer);
  const best = isLess || !isTold(told) ? answer : told;
  if (!coreSigns.pointsAtTold.test(folded) || best.outcome !== 'answered' || best.isSettled) return best;
  const ranked = toRankedByAll(reading, message, knowledge);
  const isMore = toUsedPassages(best, knowledge).every((known) => known !== ranked[0]?.known);
  return isMore ? { ...best, statements: [...best.statements, ...toEvidenceAnswer(ranked)] } : best;
}

function toContextOf(records: KnownRecord[], size: number, knowledge: Knowledge): Context {
  return { records, scope: records.slice(0, size), passages: [], reply: '', before: read('', knowledge) };
}

/** The passages that a question is about with all that its message tells. */
function toRankedByAll(reading: Reading, message: string, knowledge: Knowledge): Ranked[] {
  return toRanked(reading, knowledge, toWiderQuery(reading, message, knowledge));
}
