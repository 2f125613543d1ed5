import { answerThreshold, nearThreshold, toConfidence } from '../corpus/confidence.ts';
import type { Knowledge } from '../corpus/knowledge.ts';
import type { Ranked } from '../corpus/ranking.ts';
import { toClauses, toCore } from './clauses.ts';
import { complete } from './complete.ts';
import { preferCounted } from './counted.ts';
import { toEvidenceAnswer, toPassageStatement } from './evidence-answer.ts';
import { refuteByRecords } from './false-premises.ts';
import { operations } from './operations/all.ts';
import { toDoubt } from './premises.ts';
import { toRanked } from './prior.ts';
import { toRamblingConfidence, toWiderQuery } from './rambling.ts';
import { read, type Context, type Reading } from './reading.ts';
import { hedge, refuse, toDoubtText } from './refuse.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

const maxClauses = 4;
const maxNearest = 3;

/** A question, joined of several or not, to its answer. */
export function answerQuestion(question: string, knowledge: Knowledge, context?: Context): ExtractiveAnswer {
  const core = toCore(question);
  const clauses = toClauses(core);
  if (clauses.length > 1 && clauses.length <= maxClauses) {
    const joined = answerClauses(clauses, knowledge, context);
    if (joined) return joined;
  }
  const reading = read(core, knowledge, context);
  const refuted = refuteByRecords(reading, knowledge);
  if (refuted) return { ...refuted, isSettled: true };
  return complete(operate(reading, knowledge) ?? answerFromPassages(reading, question, knowledge), reading, knowledge);
}

/** The first operation on typed records that does not decline. */
function operate(reading: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  for (const operation of operations) {
    const answer = operation(reading, knowledge);
    if (answer) return answer;
  }
  return undefined;
}

/** Each clause in turn, the later ones in the light of the earlier; nothing when any of them fails by itself. */
function answerClauses(clauses: string[], knowledge: Knowledge, context?: Context): ExtractiveAnswer | undefined {
  const statements: Statement[] = [];
  let before = context;
  for (const clause of clauses) {
    const reading = read(clause, knowledge, before);
    const answer = operate(reading, knowledge) ?? answerFromPassages(reading, clause, knowledge);
    if (answer.outcome !== 'answered') return undefined;
    statements.push(...answer.statements.filter(({ text }) => !statements.some((other) => other.text === text)));
    const passages = toUsedPassages(answer, knowledge);
    const records = [...new Set([...passages.map(({ of }) => of), ...(before?.records ?? [])])];
    before = { records, passages, reply: '', before: reading };
  }
  return { outcome: 'answered', statements };
}

function answerFromPassages(reading: Reading, question: string, knowledge: Knowledge): ExtractiveAnswer {
  const { query, isRambling } = toWiderQuery(reading, question, knowledge);
  const ranked = preferCounted(reading, toRanked(reading, knowledge, query));
  const doubt = toDoubt(reading, ranked, knowledge);
  if (doubt === 'focus' && !isRambling) return hedge(toNearest(ranked));
  if (doubt && doubt !== 'focus') {
    const near = doubt === 'area' ? [] : ranked.slice(0, maxNearest).map(({ known }) => known);
    return refuse(near, toDoubtText(doubt));
  }
  const confidence = Math.max(toConfidence(reading.query, ranked), isRambling ? toRamblingConfidence(ranked[0]) : 0);
  if (confidence >= answerThreshold) return { outcome: 'answered', statements: toEvidenceAnswer(ranked) };
  if (confidence >= nearThreshold) return hedge(toNearest(ranked));
  return refuse(ranked.slice(0, maxNearest).map(({ known }) => known));
}

/** The best passages of different records. */
function toNearest(ranked: Ranked[]): Statement[] {
  const byRecord = new Map<unknown, Ranked>();
  for (const found of ranked.slice(0, 20)) if (!byRecord.has(found.known.of)) byRecord.set(found.known.of, found);
  return [...byRecord.values()].slice(0, maxNearest).map(toPassageStatement);
}
