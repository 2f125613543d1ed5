import type { Outcome } from '../contract/events.ts';
import type { KnownPassage } from '../corpus/knowledge.ts';
import { toLink, type ExtractiveAnswer, type Statement } from './statement.ts';

/** What an answer says when the portfolio does not; suggestions name records and claim nothing. */
export function refuse(
  outcome: Extract<Outcome, 'not_in_portfolio' | 'out_of_scope'>,
  message: string,
  near: KnownPassage[],
): ExtractiveAnswer {
  const records = [...new Map(near.map(({ of }) => [of.record.id, of.record])).values()].slice(0, 3);
  const statements: Statement[] = [{ text: message, evidence: [], layout: 'paragraph' }];
  if (records.length > 0) {
    statements.push({ text: 'It does have these entries, which may be of use:', evidence: [], layout: 'paragraph' });
    statements.push(...records.map((record): Statement => ({ text: toLink(record), evidence: [], layout: 'item' })));
  }
  return { outcome, statements };
}
