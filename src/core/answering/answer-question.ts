import { answerThreshold, nearThreshold, toConfidence } from '../corpus/confidence.ts';
import type { Knowledge, KnownPassage } from '../corpus/knowledge.ts';
import { rank, type Prior } from '../corpus/ranking.ts';
import { toClauses, toCore } from './clauses.ts';
import { toEvidenceAnswer } from './evidence-answer.ts';
import { operations } from './operations/all.ts';
import { toDoubt } from './premises.ts';
import { toPrior } from './prior.ts';
import { read, type Context, type Reading } from './reading.ts';
import { hedge, refuse, toDoubtText } from './refuse.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

const maxClauses = 4;

/** A question, joined of several or not, to its answer. */
export function answerQuestion(question: string, knowledge: Knowledge, context?: Context): ExtractiveAnswer {
  const core = toCore(question);
  const clauses = toClauses(core);
  if (clauses.length > 1 && clauses.length <= maxClauses) {
    const joined = answerClauses(clauses, knowledge, context);
    if (joined) return joined;
  }
  const reading = read(core, knowledge, context);
  return operate(reading, knowledge) ?? answerFromPassages(reading, question, knowledge);
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
  const prior: Prior = toPrior(reading);
  const ranked = rank(reading.query, knowledge, prior);
  const confidence = toConfidence(reading.query, ranked);
  const doubt = toDoubt(reading, ranked, knowledge);
  if (doubt) return refuse(doubt === 'area' ? [] : ranked.slice(0, 2).map(({ known }) => known), toDoubtText(doubt));
  if (confidence >= answerThreshold) return { outcome: 'answered', statements: toEvidenceAnswer(ranked) };
  const whole = read(question, knowledge, reading.context);
  const wider = question === reading.text ? ranked : rank(whole.query, knowledge, prior);
  if (confidence >= nearThreshold) return hedge(toEvidenceAnswer(wider).slice(0, 2));
  return refuse(wider.slice(0, 3).map(({ known }): KnownPassage => known));
}
