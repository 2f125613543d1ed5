import { operationWords } from '../../corpus/stop-words.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import { asksLife, asksTime, events, lasting, spell } from '../reading/asked-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { amount, timeSpan, year } from '../reading/signs.ts';
import { isNamedFully, toSubjects } from '../reading/subjects.ts';
import { pick, toFactStatement } from '../records/entry-lines.ts';
import { isRole, says } from '../records/selection.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';

interface Told {
  known: KnownPassage;
  sentence: number;
  concepts: Concept[];
  score: number;
}

/** "When did X go on sale?", "how long does X take?": the sentence on X that tells it. */
export const told: Operation = (reading, knowledge) => {
  const { dates, asks } = reading;
  if (dates.length > 0) return undefined;
  const entries = toNamedEntries(reading, knowledge);
  const [entry] = entries;
  if (!entry) return undefined;
  if (asks[0] === 'when') return toEvent(reading, entries, knowledge);
  const sum = /\bhow much\b/.test(reading.frame) ? pick(entry, ['amount']) : [];
  if (sum.length > 0) return { outcome: 'answered', statements: [toFactStatement(entry, sum)] };
  if (!asksTime.test(reading.frame)) return undefined;
  const isOfLife = asksLife.test(reading.frame);
  // A post lasts from its start to its end.
  if (isOfLife && isRole(entry)) return undefined;
  const tell = (sign: RegExp) =>
    toBest(
      reading,
      entries,
      knowledge,
      (text) => amount.test(text) && sign.test(text) && (!isOfLife || lasting.test(text)),
      isOfLife,
    );
  return tell(spell) ?? tell(timeSpan);
};

function toNamedEntries(reading: Reading, knowledge: Knowledge): KnownRecord[] {
  if (reading.naming) return reading.naming.entries;
  if (reading.context) return reading.context.scope.slice(0, 1);
  const [best, next] = toSubjects(reading, knowledge);
  const isSure = best && best.words.length > 0 && isNamedFully(reading, best) && (!next || next.score < best.score);
  return isSure ? [best.entry] : [];
}

function toEvent(reading: Reading, entries: KnownRecord[], knowledge: Knowledge) {
  const event = events.find(([asked]) => asked.test(reading.frame))?.[1];
  if (!event) return undefined;
  const tells = (text: string) => event.test(text) && year.test(text);
  // "Launched in 2023" before "the launch slipped, from 2022".
  const dated = new RegExp(`${event.source}\\w*( [^ ,;]+){0,4} (in|on|since) [^,;]{0,14}(1[4-9]|20)\\d\\d\\b`, 'i');
  const plain = (text: string) => tells(text) && dated.test(text);
  return toBest(reading, entries, knowledge, plain, true) ?? toBest(reading, entries, knowledge, tells, true);
}

/** Of the sentences with the look, the one that says most of the question. */
export function toBest(
  reading: Reading,
  entries: KnownRecord[],
  knowledge: Knowledge,
  looksRight: (text: string, known: KnownPassage) => boolean,
  isEnough: boolean,
): ExtractiveAnswer | undefined {
  const open = reading.query.concepts.filter(
    (word) => !entries.some(({ names }) => says(names, word)) && !operationWords.has(word.token.folded),
  );
  const name = reading.naming?.tokens.map(({ stem }) => stem) ?? [];
  // Of other entries, the sentences that name this one.
  const isOn = ({ of }: KnownPassage, terms: Set<string>) =>
    entries.includes(of) || (name.length > 0 && name.every((term) => terms.has(term)));
  const found = knowledge.records
    .flatMap(({ passages }) => passages)
    .flatMap((known) =>
      known.sentences.flatMap(({ text, terms }, sentence): Told[] => {
        if (!isOn(known, terms) || !looksRight(text, known)) return [];
        const concepts = open.filter(({ alternatives }) => toWorth(alternatives, terms) > 0);
        const inPassage = open.filter(({ alternatives }) => toWorth(alternatives, known.terms) > 0);
        const isOwn = entries.includes(known.of);
        return [{ known, sentence, concepts, score: concepts.length + inPassage.length / 2 + (isOwn ? 0.6 : 0) }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = found;
  if (!best) return undefined;
  if (!isEnough && best.concepts.length === 0 && open.length > 0 && next) return undefined;
  const { known, sentence, concepts } = best;
  return {
    outcome: 'answered',
    statements: [toPassageStatement({ known, sentence, concepts, score: 1, coverage: 1 })],
  };
}
