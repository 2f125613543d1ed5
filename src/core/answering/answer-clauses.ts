import type { Knowledge } from '../corpus/knowledge.ts';
import { unique } from '../corpus/unique.ts';
import { answerReading } from './answer-reading.ts';
import { toUnsaid } from './honesty/refuse.ts';
import * as askedPhrases from './signs/asked-phrases.ts';
import { toClauses } from './reading/clauses.ts';
import { read, type Context } from './reading/reading.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

const maxClauses = 4;

/**
 * Each clause of a joined question in turn, the later ones in the light of the earlier. One that the portfolio does not
 * answer is named as such. Nothing for a question of one clause, or where the first has no answer: it holds the subject.
 */
export function answerClauses(question: string, knowledge: Knowledge, given?: Context): ExtractiveAnswer | undefined {
  const clauses = toClauses(question, given !== undefined);
  if (clauses.length < 2 || clauses.length > maxClauses) return undefined;
  const statements: Statement[] = [];
  const unsaid: string[] = [];
  let isTyped = true;
  let context = given;
  for (const clause of clauses) {
    const reading = read(clause, knowledge, context);
    const inContext = answerReading(reading, clause, knowledge);
    // A later clause may leave the subject of the one before; one on the person where a field answers it.
    const isSaid = inContext.outcome === 'answered';
    const mayLeave =
      context !== given &&
      !askedPhrases.bound.test(reading.folded) &&
      (!isSaid || (!inContext.isTyped && askedPhrases.ofPerson.test(clause)));
    const alone = mayLeave ? answerReading(read(clause, knowledge), clause, knowledge) : inContext;
    const answer = !isSaid || (alone.isTyped && alone.outcome === 'answered') ? alone : inContext;
    if (answer.outcome !== 'answered') {
      if (statements.length === 0) return undefined;
      unsaid.push(clause);
      continue;
    }
    isTyped &&= answer.isTyped === true;
    // "Which prizes, and when?": a list holds its dates.
    const isNew = ({ text, citation }: Statement) =>
      !statements.some((told) => told.citation?.url === citation?.url && told.text.includes(text.replace(/\.$/, '')));
    statements.push(...answer.statements.filter(isNew));
    const passages = toUsedPassages(answer, knowledge);
    const records = unique([...passages.map(({ of }) => of), ...(context?.records ?? [])]);
    context = { records, scope: records.slice(0, 2), passages, reply: '', before: reading };
  }
  return {
    outcome: unsaid.length === 0 ? 'answered' : 'partial',
    statements: [...statements, ...unsaid.map(toUnsaid)],
    // Plain words may do better than a passage.
    isTyped,
  };
}
