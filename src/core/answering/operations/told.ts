import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toAskedNoun } from '../honesty/asked-noun.ts';
import { isCountedItself } from '../honesty/counted.ts';
import { holdsName } from '../honesty/names.ts';
import { toWanted } from '../honesty/wanted.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { isNamedFully, toSubjects } from '../reading/subjects.ts';
import { pick, toFactStatement } from '../records/entry-lines.ts';
import { isRole } from '../records/selection.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';
import { toRow } from '../lists.ts';

/** "When did X go on sale?", "how long does X take?": the sentence on X that tells it. */
export const told: Operation = (reading, knowledge) => {
  const { dates, asks, frame, leftover } = reading;
  if (dates.length > 0) return undefined;
  const [turn, sign] = (asks[0] === 'when' && toRow(askedSigns.events, frame)) || [];
  // "When was the opera premiered?" is about the opera.
  const named = leftover.filter(({ token }) => !turn?.test(token.folded));
  const entries = toNamedEntries({ ...reading, leftover: named }, knowledge);
  const [entry] = entries;
  if (!entry) return undefined;
  if (asks[0] === 'when') return sign && toEvent(reading, entries, knowledge, sign);
  // "How many performances did X have?": the very word is counted, and none that is near to it.
  const noun = asks[0] === 'count' && reading.areas.length === 0 && (toAskedNoun(reading).at(-1) ?? reading.labels[0]);
  if (noun && leftover.every((word) => word === noun || entry.names.has(word.token.stem))) {
    return answerBySentence(
      reading,
      entries,
      knowledge,
      (text) => sentenceSigns.amount.test(text) && isCountedItself(text, noun),
    );
  }
  // Whoever taught or examined has no field in a degree.
  const isStudy = asks[0] === 'who' && entry.record.area === 'education' && (reading.naming ?? reading.context);
  const deed = isStudy && toWanted(reading)?.deed;
  if (deed) {
    const tellsWho = (text: string, known: KnownPassage) =>
      entries.includes(known.of) && deed.test(text) && holdsName(text, known, reading, knowledge);
    const who = answerBySentence(reading, entries, knowledge, tellsWho);
    if (who) return { ...who, holdsWanted: true };
  }
  const size = pick(entry, [toRow(askedSigns.sizes, frame)?.[1] ?? '']);
  if (size.length > 0) return toAnswer([toFactStatement(entry, size)]);
  if (!askedSigns.asksTime.test(reading.frame)) return undefined;
  const isOfLife = askedSigns.asksLife.test(reading.frame);
  // A post lasts from its start to its end.
  if (isOfLife && isRole(entry)) return undefined;
  const tell = (look: RegExp) =>
    answerBySentence(
      reading,
      entries,
      knowledge,
      (text) => sentenceSigns.amount.test(text) && look.test(text) && (!isOfLife || askedSigns.lasting.test(text)),
      isOfLife,
    );
  return tell(askedSigns.spell) ?? tell(sentenceSigns.timeSpan);
};

/** The entries that a question names, by their names or by the words of one. */
export function toNamedEntries(reading: Reading, knowledge: Knowledge): KnownRecord[] {
  if (reading.naming) return reading.naming.entries;
  if (reading.context) return reading.context.scope.slice(0, 1);
  const [best, next] = toSubjects(reading, knowledge);
  const isSure = best && best.words.length > 0 && isNamedFully(reading, best) && (!next || next.score < best.score);
  return isSure ? [best.entry] : [];
}

function toEvent(reading: Reading, entries: KnownRecord[], knowledge: Knowledge, event: RegExp) {
  // "On what day was it sold?" is told by no year alone.
  const time = askedSigns.wantsDay.test(reading.frame) ? sentenceSigns.day : sentenceSigns.year;
  const tells = (text: string) => event.test(text) && time.test(text);
  // "Launched in 2023" before "the launch slipped, from 2022".
  const dated = new RegExp(event.source + sentenceSigns.datedBehind, 'i');
  const plain = (text: string) => tells(text) && dated.test(text);
  return answerBySentence(reading, entries, knowledge, plain) ?? answerBySentence(reading, entries, knowledge, tells);
}
