import type { Knowledge } from '../corpus/knowledge.ts';
import { answerBoth } from './answer-both.ts';
import { answerClauses } from './answer-clauses.ts';
import { answerReading } from './answer-reading.ts';
import { answerWants } from './answer-wants.ts';
import { answerAmong } from './conversation/among.ts';
import { toStory } from './conversation/story.ts';
import { refuteByRecords, refuteYear } from './honesty/false-premises.ts';
import { refuseSurely } from './honesty/refuse.ts';
import { isUntold } from './honesty/untold.ts';
import * as ordinalSigns from './signs/ordinal-signs.ts';
import { compare } from './operations/compare.ts';
import { life } from './operations/life.ts';
import { complete } from './complete.ts';
import { toRanked } from './passages/ranked.ts';
import { answerInScope } from './passages/scope.ts';
import { toCore } from './reading/core.ts';
import { read, type Context, type Reading } from './reading/reading.ts';
import type { ExtractiveAnswer } from './statement.ts';

/**
 * A question, joined of several or not, to its answer.
 * @param given what was talked about; where there is none, a long message may tell of it
 */
export function answerQuestion(question: string, knowledge: Knowledge, given?: Context): ExtractiveAnswer {
  const said = toCore(question, knowledge, given !== undefined);
  const core = given?.pointed ? said.replace(ordinalSigns.pointedAt, 'it') : said;
  const among = given && answerAmong(said, given, knowledge);
  if (among) return among;
  const bare = read(core, knowledge);
  const context = given ?? toStory(question, bare, knowledge);
  if (context?.isLoose) {
    const close = answerInScope({ ...bare, context }, context.scope, knowledge);
    return close ?? answerQuestion(question, knowledge);
  }
  const reading = context ? read(core, knowledge, context) : bare;
  return { ...answerRead(reading, core, question, knowledge), reading };
}

/** A question, read, to its answer. */
function answerRead(reading: Reading, core: string, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const { context } = reading;
  if (isUntold(reading, knowledge)) return refuseSurely(toRanked(reading, knowledge).map(({ known }) => known.of));
  // A comparison is one question, whatever its clauses are, and so is "where and when was she born?": `life`, one of the
  // operations, is asked here before its clauses are.
  const whole = life(reading, knowledge) ?? compare(reading, knowledge) ?? refuteYear(reading, knowledge);
  if (whole) return { ...complete(whole, reading, knowledge), isTyped: true };
  const listed = answerBoth(reading, knowledge);
  if (listed) return { ...listed, isTyped: true };
  const joined = answerClauses(core, knowledge, context);
  // Where a clause is left unsaid, all of them together may do better.
  const isWhole = joined?.outcome === 'answered';
  const wanted = answerWants(core, knowledge, context, !isWhole);
  if (wanted) return { ...wanted, isTyped: true };
  if (isWhole) return joined;
  const refuted = refuteByRecords(reading, knowledge);
  if (refuted) return { ...refuted, isSettled: true };
  const answer = answerReading(reading, question, knowledge);
  return joined && answer.outcome !== 'answered' ? joined : answer;
}
