import { toFactStatement } from '../entry-lines.ts';
import { toEvidence } from '../evidence.ts';
import type { Statement } from '../statement.ts';
import type { Operation } from './operation.ts';

/** "How do I reach him?": the ways that the portfolio publishes, and its note on them. */
export const contact: Operation = (reading, knowledge) => {
  const entry = knowledge.byId.get('contact');
  if (!entry || !reading.areas.includes('contact') || reading.leftover.length > 0 || reading.dates.length > 0)
    return undefined;
  if (reading.areas.some((area) => area !== 'contact')) return undefined;
  const ways = entry.facts.filter(({ field }) => field !== 'profiles' || reading.fields.includes('profiles'));
  const [note] = entry.passages.filter(({ passage }) => passage.kind === 'text');
  const statements: Statement[] = ways.length > 0 ? [toFactStatement(entry, ways)] : [];
  if (note)
    statements.push({
      text: note.passage.text,
      citation: entry.record,
      evidence: [toEvidence(note, 0.9)],
      layout: 'paragraph',
    });
  return statements.length > 0 ? { outcome: 'answered', statements } : undefined;
};
