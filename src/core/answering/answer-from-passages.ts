import { answerThreshold, nearThreshold, toConfidence } from '../corpus/confidence.ts';
import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import { toLogOdds } from '../corpus/odds.ts';
import type { Ranked } from '../corpus/ranking.ts';
import { isOfNamed } from './honesty/about.ts';
import { isExpectedQuestion } from './honesty/expected.ts';
import { isHint } from './honesty/gaps.ts';
import { isFound, preferHeld, toAsked, type Asked } from './honesty/held.ts';
import { toDoubt } from './honesty/premises.ts';
import { hedge, refuse } from './honesty/refuse.ts';
import { doubts, type Doubt } from './replies.ts';
import { toEvidenceAnswer, toPassageStatement } from './passages/evidence-answer.ts';
import { toRanked } from './passages/ranked.ts';
import { isPartOfName } from './reading/naming.ts';
import { longMessage } from './reading/core.ts';
import { isEnoughOfStory, toWiderQuery } from './reading/rambling.ts';
import type { Reading } from './reading/reading.ts';
import * as wantedSigns from './signs/wanted-signs.ts';
import type { ExtractiveAnswer, Statement } from './statement.ts';
import { uniqueBy } from '../corpus/unique.ts';

const maxNearest = 4;
/** Share of a follow-up that a passage from anywhere must say, and of a doubtful question what is shown as near to it. */
const leastSaid = 0.5;
/** How well a passage of what was talked about must fit a follow-up to answer it. */
const leastOfTalk = 0.5;

/** Confidence in a passage that says enough of a long message. */
const nearlySure = 0.6;
/**
 * The natural logarithm of the odds above which a question is answered though there are doubts, but for a name that nothing
 * here says.
 */
const surelyTold = 11;

/** What was found for a question. */
interface Found {
  reading: Reading;
  ranked: Ranked[];
  /** The question is a long message, of which a passage says only a part. */
  isRambling: boolean;
  asked: Asked | undefined;
  /** By how much likelier something answers the question than nothing does, as far as the owner expects: a natural logarithm. */
  odds: number;
  /** The owner surely expects it to be answered. */
  isExpected: boolean;
}

/** How good the best passages are: an answer, near to one, or none. */
type PassageVerdict = 'answer' | 'near' | 'none' | Doubt;

/** The best passages, of all or within some entries; what comes near is shown as near, what is doubted is refused. */
export function answerFromPassages(
  reading: Reading,
  question: string,
  knowledge: Knowledge,
  within?: KnownRecord[],
): ExtractiveAnswer {
  const found = find(reading, question, knowledge, within);
  const { ranked } = found;
  const verdict = judge(found, knowledge);
  if (verdict === 'near') return hedge(toNearest(ranked, found.asked));
  if (verdict === 'answer') {
    const isHeld = found.asked && isFound(ranked, found.asked);
    const statements = toEvidenceAnswer(ranked, isHeld);
    return { outcome: 'answered', statements, holdsWanted: found.isExpected };
  }
  const near = verdict === 'area' ? [] : ranked.slice(0, maxNearest).map(({ known }) => known.of);
  return refuse(near, verdict === 'none' ? undefined : doubts[verdict]);
}

function find(reading: Reading, question: string, knowledge: Knowledge, within?: KnownRecord[]): Found {
  const query = toWiderQuery(reading, question, knowledge);
  const isRambling = question.length >= longMessage;
  const asked = toAsked(reading, knowledge);
  const isBound = reading.leftover.every((word) => isPartOfName(word, reading));
  const all = toRanked(reading, knowledge, query).filter(
    ({ known }) => (!within || within.includes(known.of)) && (!isBound || isOfNamed(known, reading)),
  );
  // "Who paid for it?" may mean what was said before.
  const odds = reading.context ? 0 : toLogOdds(reading.query.tokens, knowledge);
  const isExpected = odds > surelyTold || isExpectedQuestion(query, all[0], knowledge);
  return { reading, ranked: asked && !isExpected ? preferHeld(all, asked) : all, isRambling, asked, odds, isExpected };
}

function judge({ reading, ranked, isRambling, asked, odds, isExpected }: Found, knowledge: Knowledge): PassageVerdict {
  const [best] = ranked;
  const doubt = toDoubt(reading, ranked, knowledge);
  if (isExpected && best && doubt !== 'name') return 'answer';
  const coverage = best?.coverage ?? 0;
  const confidence = Math.max(
    toConfidence(reading.query, ranked, odds),
    isRambling && isEnoughOfStory(best?.concepts) ? nearlySure : 0,
  );
  // What is told of another person or of a private matter is shown where it says most of the question.
  const isClose = coverage >= leastSaid && !reading.target;
  const isNear = doubt === 'focus' || ((doubt === 'person' || doubt === 'topic') && isClose);
  if (isNear) return 'near';
  if (doubt) return doubt;
  const isOfTalk = best && reading.context?.scope.includes(best.known.of) && best.score >= leastOfTalk;
  if (isOfTalk) return 'answer';
  // Being near in the conversation makes a passage no answer when it says little of the question.
  const isSaid = !reading.context || isRambling || coverage >= leastSaid;
  if (confidence >= answerThreshold && isSaid && (isRambling || !isHint(reading, ranked))) return 'answer';
  if (confidence < nearThreshold) return 'none';
  return asked && isSaid && isFound(ranked, asked) ? 'answer' : 'near';
}

/**
 * The best passages of different records; where a sum or a measure is asked for, none with another one: it would be taken
 * for that.
 */
export function toNearest(ranked: Ranked[], asked?: Asked): Statement[] {
  const amount = asked && wantedSigns.misleading.includes(asked.wanted.kind) ? asked.wanted.sign : undefined;
  const near = ranked.slice(0, 20).filter(({ known }) => !amount?.test(known.passage.text));
  return uniqueBy(near, ({ known }) => known.of.record.id)
    .slice(0, maxNearest)
    .map(toPassageStatement);
}
