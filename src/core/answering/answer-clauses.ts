import type { Knowledge } from '../corpus/knowledge.ts';
import { unique } from '../corpus/unique.ts';
import { answerReading } from './answer-reading.ts';
import { toUnsaid } from './honesty/refuse.ts';
import * as askedPhrases from './signs/asked-phrases.ts';
import * as clauseSigns from './signs/clause-signs.ts';
import { toClauses } from './reading/clauses.ts';
import { reword } from './reading/core.ts';
import { read, type Context } from './reading/reading.ts';
import { toUsedPassages, type ExtractiveAnswer, type Statement } from './statement.ts';

const maxClauses = 4;

/**
 * Each clause of a joined question in turn, the later ones in the light of the earlier. One that the portfolio does not
 * answer is named as such. Nothing for a question of one clause, or where none has an answer.
 */
export function answerClauses(question: string, knowledge: Knowledge, given?: Context): ExtractiveAnswer | undefined {
  const clauses = toClauses(question, given !== undefined);
  if (clauses.length < 2 || clauses.length > maxClauses) return undefined;
  const statements: Statement[] = [];
  const unsaid: string[] = [];
  let isTyped = true;
  let context = given;
  for (const said of clauses) {
    const clause = reword(said, knowledge, context !== undefined);
    const reading = read(clause, knowledge, context);
    // It leans on what nothing has told.
    if (unsaid[0] && context === given && !reading.naming) return undefined;
    let answer = answerReading(reading, clause, knowledge);
    const isSaid = answer.outcome === 'answered';
    // A later clause may leave the subject of the one before; where a passage answers it, for what typed records tell.
    if (context !== given && !askedPhrases.bound.test(reading.folded) && !(isSaid && answer.isTyped)) {
      const alone = answerReading(read(clause, knowledge), clause, knowledge);
      if (!isSaid || (alone.isTyped && alone.outcome === 'answered')) answer = alone;
    }
    const passages = answer.outcome === 'answered' ? toUsedPassages(answer, knowledge) : [];
    // What is told of the subject of a question without an answer may be anything.
    const isLoose = unsaid[0] && !statements[0] && clauseSigns.loose.has(reading.asks[0]);
    if (passages[0] && !isLoose) {
      isTyped &&= answer.isTyped === true;
      // "Which prizes, and when?": a list holds its dates.
      const isNew = ({ text, citation }: Statement) =>
        !statements.some((told) => told.citation?.url === citation?.url && told.text.includes(text.replace(/\.$/, '')));
      statements.push(...answer.statements.filter(isNew));
      // What stands before a question asks nothing.
    } else if (!reading.asks[0] && !statements[0]) return undefined;
    else unsaid.push(said);
    const subject = passages[0] ? passages.map(({ of }) => of) : reading.naming?.entries;
    if (!subject) continue;
    const records = unique([...subject, ...(context?.records ?? [])]);
    context = { records, scope: records.slice(0, 2), passages, reply: '', before: reading };
  }
  if (!statements[0]) return undefined;
  return {
    outcome: unsaid[0] ? 'partial' : 'answered',
    statements: [...statements, ...unsaid.map(toUnsaid)],
    // Plain words may do better than a passage.
    isTyped,
  };
}
