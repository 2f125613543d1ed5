import { answerThreshold, nearThreshold, toConfidence } from '../corpus/confidence.ts';
import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Ranked } from '../corpus/ranking.ts';
import { unique } from '../corpus/unique.ts';
import { answerAmong } from './conversation/among.ts';
import { toStory } from './conversation/story.ts';
import { bound, pointsAt, stepsOn } from './reading/asked-phrases.ts';
import { toClauses } from './reading/clauses.ts';
import { longMessage, toCore } from './reading/core.ts';
import { complete } from './passages/complete.ts';
import { toBeside, toEvidenceAnswer, toPassageStatement } from './passages/evidence-answer.ts';
import { isOfNamed } from './honesty/about.ts';
import { refuteByRecords } from './honesty/false-premises.ts';
import { operations } from './operations/all.ts';
import { answerBoth } from './both.ts';
import { compare } from './operations/compare.ts';
import { life } from './operations/life.ts';
import { isFound, isHeld, preferHeld, toFurther } from './honesty/held.ts';
import { toWanted } from './honesty/wanted.ts';
import { toDoubt } from './honesty/premises.ts';
import { untoldField } from './operations/untold-field.ts';
import { toRanked } from './passages/prior.ts';
import { isPartOfName } from './reading/naming.ts';
import { toRamblingConfidence, toWiderQuery } from './reading/rambling.ts';
import { read, type Context, type Reading } from './reading/reading.ts';
import { doubts, hedge, refuse, toUnsaid } from './honesty/refuse.ts';
import { answerInScope, isAbout, isOfScope } from './passages/scope.ts';
import { isName } from './records/selection.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';
import { answerWants } from './wants.ts';

const maxClauses = 4;
const maxNearest = 3;
/** Share of a follow-up that a passage from anywhere must say, and of a doubtful question what is shown as near to it. */
const leastSaid = 0.5;

/** A question, joined of several or not, to its answer. */
export function answerQuestion(question: string, knowledge: Knowledge, talk?: Context): ExtractiveAnswer {
  const core = toCore(question, knowledge, talk !== undefined);
  const bare = read(core, knowledge);
  const among = talk?.lists && answerAmong(core, talk.lists, knowledge);
  if (among) return among;
  const context = talk ?? toStory(question, bare, knowledge);
  if (context?.isLoose) {
    const close = answerInScope({ ...bare, context }, context.scope, knowledge);
    return close ?? answerQuestion(question, knowledge);
  }
  const reading = context ? read(core, knowledge, context) : bare;
  // A comparison is one question, whatever its clauses are, and so is "where and when was she born?".
  const whole = compare(reading, knowledge) ?? life(reading, knowledge);
  if (whole) return { ...complete(whole, reading, knowledge), isTyped: true };
  const listed = answerBoth(reading, knowledge, operate);
  if (listed) return { ...listed, isTyped: true };
  const clauses = toClauses(core, context !== undefined);
  const isJoined = clauses.length > 1 && clauses.length <= maxClauses;
  const joined = isJoined ? answerClauses(clauses, knowledge, context) : undefined;
  const wanted = answerWants(core, knowledge, { context, operate, isOpen: !joined?.isSure }, (want) => {
    const alone = read(want, knowledge);
    // "Its budget" and "who helped" are of the entry or of none.
    const isOwn = alone.leftover.length > 0 && !bound.test(alone.folded);
    return isOwn ? answerReading(alone, want, knowledge) : refuse([]);
  });
  if (wanted) return { ...wanted, isTyped: true };
  if (joined?.isSure) return joined.answer;
  const refuted = refuteByRecords(reading, knowledge);
  if (refuted) return { ...refuted, isSettled: true };
  const answer = answerReading(reading, question, knowledge);
  return joined && answer.outcome !== 'answered' ? joined.answer : answer;
}

/** An answer that holds the kind of thing that is asked for; else the closest there is. */
function answerReading(reading: Reading, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const answer = findAnswer(reading, question, knowledge);
  const wanted = question.length < longMessage ? toWanted(reading) : undefined;
  const asked = wanted && { wanted, reading, knowledge };
  if (!asked || answer.outcome !== 'answered' || answer.holdsWanted || isHeld(answer, asked)) return answer;
  const scope = isOfIt(reading) ? toScope(reading) : [];
  const ranked = toRanked(reading, knowledge).filter(({ known }) => scope.length === 0 || isAbout(known.of, scope));
  const further = toFurther(ranked, asked);
  return further ? { outcome: 'answered', statements: [toPassageStatement(further)] } : hedge(toNearest(ranked));
}

/** From typed records or from passages; a follow-up first from the entries that the conversation points at. */
function findAnswer(reading: Reading, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const { leftover, folded, asks } = reading;
  const scope = toScope(reading);
  const typed = operate(reading, knowledge);
  const isStep = stepsAway(reading);
  const fromPassages = () => {
    const here =
      isOfIt(reading) && scope.length > 0 ? answerFromPassages(reading, question, knowledge, scope) : undefined;
    const answer = here?.outcome === 'answered' ? here : answerFromPassages(reading, question, knowledge);
    return complete(here && !isOfScope(answer, scope, knowledge) ? here : answer, reading, knowledge);
  };
  if (scope.length === 0) return typed ? complete(typed, reading, knowledge) : fromPassages();
  const toUsed = (answer: ExtractiveAnswer) => toUsedPassages(answer, knowledge).map(({ of }) => of);
  const used = typed ? toUsed(typed) : [];
  const isInside = used.length > 0 && used.every((entry) => scope.includes(entry));
  const scoped = isInside || (typed && isStep) ? undefined : answerInScope(reading, scope, knowledge);
  if (scoped) return scoped;
  const isOff = !isStep && leftover.length === 0 && bound.test(folded) && !used.some((entry) => scope.includes(entry));
  const related = typed && isOff ? toRelated(typed, scope, knowledge) : undefined;
  if (related) return related;
  const answer = typed && !isOff ? complete(typed, reading, knowledge) : fromPassages();
  const [one] = scope;
  const isOther = (entry: KnownRecord) => entry !== one && entry.record.area === one?.record.area;
  if (scope.length > 1 || asks[0] === 'which' || !toUsed(answer).some(isOther)) return answer;
  // "Any co-authors?", "licence?": of the one that was talked about, and not of others like it.
  const naming = { entries: scope, tokens: [] };
  return untoldField({ ...reading, naming }, { ...knowledge, records: scope }) ?? answer;
}

/** Entries that a follow-up is about. */
function toScope({ context }: Reading): KnownRecord[] {
  return context?.pointed ? [context.pointed] : (context?.scope ?? []);
}

/** "And the year after?" leaves what was talked about. */
function stepsAway({ dates, leftover, folded }: Reading): boolean {
  return dates.length > 0 || (leftover.length === 0 && stepsOn.test(folded));
}

/** "What did she play in it?" asks of what was talked about and of no other. */
function isOfIt(reading: Reading): boolean {
  const { folded, naming, target, leftover } = reading;
  return pointsAt.test(folded) && !stepsAway(reading) && !naming && !target && !leftover.some(isName);
}

/** "Which prize did it get?": of a list, the entries whose fields name what the conversation is about. */
function toRelated(
  { outcome, statements }: ExtractiveAnswer,
  [about]: KnownRecord[],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const forms = about?.forms.filter(({ size }) => size > 1 || about.record.title.length > 4) ?? [];
  const isRelated = (statement: Statement) =>
    toUsedPassages({ outcome, statements: [statement] }, knowledge).some(({ of }) =>
      [...of.values.values()].some((value) => forms.some((form) => [...form].every((term) => value.has(term)))),
    );
  const related = statements.filter(isRelated);
  return related.length > 0 ? { outcome, statements: related } : undefined;
}

/** The first operation on typed records that does not decline. */
function operate(reading: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  for (const operation of operations) {
    const answer = operation(reading, knowledge);
    if (answer) return { ...answer, isTyped: true };
  }
  return undefined;
}

/** An answer to several clauses; unsure when one of them came near, so that all of them together may do better. */
interface Joined {
  answer: ExtractiveAnswer;
  isSure: boolean;
}

/**
 * Each clause in turn, the later ones in the light of the earlier. One that the portfolio does not answer is named as such.
 */
function answerClauses(clauses: string[], knowledge: Knowledge, context?: Context): Joined | undefined {
  const statements: Statement[] = [];
  const unsaid: string[] = [];
  let isSure = true;
  let before = context;
  for (const clause of clauses) {
    const reading = read(clause, knowledge, before);
    const inContext = answerReading(reading, clause, knowledge);
    // A later clause may leave the subject of the one before.
    const answer =
      inContext.outcome === 'answered' || before === context || bound.test(reading.folded)
        ? inContext
        : answerReading(read(clause, knowledge), clause, knowledge);
    if (answer.outcome !== 'answered') {
      // Without its first clause a question has no subject.
      if (statements.length === 0) return undefined;
      if (answer.statements.some(({ evidence }) => evidence.length > 0)) isSure = false;
      unsaid.push(clause);
      continue;
    }
    statements.push(...answer.statements.filter(({ text }) => !statements.some((other) => other.text === text)));
    const passages = toUsedPassages(answer, knowledge);
    const records = unique([...passages.map(({ of }) => of), ...(before?.records ?? [])]);
    before = { records, scope: records.slice(0, 2), passages, reply: '', before: reading };
  }
  const answer: ExtractiveAnswer = {
    outcome: unsaid.length === 0 ? 'answered' : 'partial',
    statements: [...statements, ...unsaid.map(toUnsaid)],
  };
  return { answer, isSure };
}

function answerFromPassages(
  reading: Reading,
  question: string,
  knowledge: Knowledge,
  within?: KnownRecord[],
): ExtractiveAnswer {
  const { query, isRambling } = toWiderQuery(reading, question, knowledge);
  const wanted = isRambling ? undefined : toWanted(reading);
  const asked = wanted && { wanted, reading, knowledge };
  const isBound = !isRambling && reading.leftover.every((word) => isPartOfName(word, reading));
  const all = toRanked(reading, knowledge, query).filter(
    ({ known }) => (!within || within.includes(known.of)) && (!isBound || isOfNamed(known, reading)),
  );
  const ranked = asked ? preferHeld(all, asked) : all;
  const doubt = toDoubt(reading, ranked, knowledge);
  const confidence = Math.max(toConfidence(reading.query, ranked), isRambling ? toRamblingConfidence(ranked[0]) : 0);
  // What is told of another person or of a private matter is shown where it says most of the question.
  const isClose = confidence >= nearThreshold && (ranked[0]?.coverage ?? 0) >= leastSaid && !reading.target;
  const isNear = doubt === 'focus' || ((doubt === 'person' || doubt === 'topic') && isClose);
  if (isNear && !isRambling) return hedge(toNearest(ranked));
  if (doubt && doubt !== 'focus') {
    const near = doubt === 'area' ? [] : ranked.slice(0, maxNearest).map(({ known }) => known);
    return refuse(near, doubts[doubt]);
  }
  const statements = toEvidenceAnswer(ranked);
  const answer: ExtractiveAnswer = { outcome: 'answered', statements, beside: toBeside(ranked, statements) };
  // Being near in the conversation makes a passage no answer when it says little of the question.
  if (!isRambling && doubt === undefined && isOfTalk(reading, ranked)) return answer;
  const isSaid = !reading.context || isRambling || (ranked[0]?.coverage ?? 0) >= leastSaid;
  if (confidence >= answerThreshold && isSaid) return answer;
  if (confidence >= nearThreshold)
    return asked && isSaid && isFound(ranked, asked) ? { ...answer, holdsWanted: true } : hedge(toNearest(ranked));
  return refuse(ranked.slice(0, maxNearest).map(({ known }) => known));
}

/** How far ahead of the rest of the portfolio the entry that a follow-up is about must be for its best passage to answer. */
const leastLead = { score: 0.5, ahead: 0.15 };

/** Whether the entry that the conversation is about says clearly more of a follow-up than any other. */
function isOfTalk({ context }: Reading, ranked: Ranked[]): boolean {
  const [best] = ranked;
  if (!best || !context?.scope.includes(best.known.of)) return false;
  const other = ranked.find(({ known }) => !context.scope.includes(known.of));
  return best.score >= leastLead.score && best.score - (other?.score ?? 0) >= leastLead.ahead;
}

/** The best passages of different records. */
function toNearest(ranked: Ranked[]): Statement[] {
  return ranked
    .slice(0, 20)
    .filter(({ known }, index) => ranked.findIndex((other) => other.known.of === known.of) === index)
    .slice(0, maxNearest)
    .map(toPassageStatement);
}
