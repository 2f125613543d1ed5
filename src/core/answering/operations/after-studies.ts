import { operationWords } from '../../corpus/stop-words.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { distinctKinds } from '../honesty/false-premises.ts';
import { toListItem } from '../records/entry-lines.ts';
import { says } from '../records/selection.ts';
import { byDate, toRecordSpan } from '../records/spans.ts';
import type { Reading } from '../reading/reading.ts';
import type { Operation } from './operation.ts';
import { neighbours } from './sequence.ts';

const behind = /\b(after|following|upon|on leaving|since|out of)\b(?!.*\b(after|following|upon|since)\b)(.+)/;
const asksWork =
  /\b(job|jobs|work|worked|works|working|employ\w*|compan(y|ies)|firms?|posts?|positions?|roles?|career)\b/;

/** "What came straight after the PhD?", "her first job out of university": the entries that follow studies in time. */
export const afterStudies: Operation = (reading, knowledge) => {
  const { folded, dates, context, asks, areas, extreme } = reading;
  const [, word = '', , part = ''] = behind.exec(folded) ?? [];
  const isOther = areas.some((area) => area !== 'education' && area !== 'experience');
  const isTold = asks.every((ask) => ['which', 'what', 'where', 'list', 'who', 'none'].includes(ask));
  if (!part || dates.length > 0 || context || isOther || !isTold || (extreme && extreme !== 'first')) return undefined;
  const start = folded.length - part.length;
  const studies = toStudies(reading, knowledge, start);
  if (studies.length === 0) return undefined;
  const isWork = asksWork.test(folded.slice(0, start));
  const others = knowledge.records
    .filter(({ record }) => record.area === 'experience' || (!isWork && record.area === 'education'))
    .toSorted(byDate());
  const followed = word === 'since' ? toLater(others, studies) : neighbours(others, studies, false);
  if (followed.length === 0) return undefined;
  return { outcome: 'answered', statements: followed.map((entry) => toListItem(entry)) };
};

/** The studies that the words behind the place name: all of them when the words only say that they are studies. */
function toStudies({ query, leftover }: Reading, { records }: Knowledge, start: number): KnownRecord[] {
  const words = query.concepts.filter(
    (word) => word.token.start >= start && (isOfStudies(word) || !operationWords.has(word.token.folded)),
  );
  if (!leftover.every((word) => words.includes(word)) || !words.some(isOfStudies)) return [];
  const studies = records.filter(({ record }) => record.area === 'education');
  return words.reduce((left, word) => {
    const named = left.filter((entry) => isNamed(entry, word));
    return named.length > 0 || !isOfStudies(word) ? named : left;
  }, studies);
}

/** "Her master's" is an M.Sc. as well. */
function isNamed({ names, terms }: KnownRecord, word: Concept): boolean {
  const kind = distinctKinds.find((stems) => stems.includes(word.token.stem)) ?? [];
  return says(isOfStudies(word) ? names : terms, word, false) || kind.some((stem) => names.has(stem));
}

function isOfStudies({ areas }: Concept): boolean {
  return areas.includes('education');
}

function toLater(others: KnownRecord[], studies: KnownRecord[]): KnownRecord[] {
  const end =
    studies
      .map((entry) => toRecordSpan(entry)?.to ?? '')
      .toSorted()
      .at(-1) ?? '';
  return others.filter(
    (entry) => (toRecordSpan(entry)?.from ?? '').slice(0, 4) >= end.slice(0, 4) && !studies.includes(entry),
  );
}
