import { unsaid } from '../honesty/refuse.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as acronymSigns from '../signs/acronym-signs.ts';
import { toListItem } from '../records/entry-lines.ts';
import type { Operation } from './operation.ts';

/** "What does SRI stand for?": where words with these letters stand beside them, in a title or a sentence. */
export const acronym: Operation = (reading, knowledge) => {
  const told = acronymSigns.toExplained(reading.folded);
  if (!told) return undefined;
  const { records } = knowledge;
  const entry = records.find(({ record }) => told.test(record.title));
  if (entry) return { outcome: 'answered', statements: [toListItem(entry)], holdsWanted: true, isSettled: true };
  const said = answerBySentence(reading, records, knowledge, (text) => told.test(text));
  return said ? { ...said, holdsWanted: true } : unsaid;
};
