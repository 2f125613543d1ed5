import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toListItem } from '../records/entry-lines.ts';
import { isName, says } from '../records/selection.ts';
import { byDate, toRecordSpan } from '../records/spans.ts';
import { listAreas } from './entries.ts';
import type { Operation } from './operation.ts';

const between = /\bbetween\b(.+?)\band\b(.+)/;
const next =
  /\b(next|following|subsequent|after (that|this|it)|then(?! called)|afterwards)\b(?<!\b(?:called|known|named|titled) then)|\b(previous|before (that|this|it)|preceding|earlier)\b/;
/** "And before that, where …": the step is the question. */
const opens = /^\W*(and |so |but )?(before|after) (that|this|it)\b/;
const relative =
  /\b(before|after|following|prior to|preceding|since leaving|on leaving|upon leaving|next after|straight after|followed|succeeded|came after|came before|preceded)\b(.+)/;

/** "Which post followed …?": the step as a verb. */
const steps = /^(followed|succeeded|preceded)$/;

/** "Where did he go after …?", "between … and …": the roles around one that the question names. */
export const sequence: Operation = (reading, knowledge) => {
  const { folded, dates, extreme } = reading;
  const leftover = reading.leftover.filter(({ token }) => !steps.test(token.folded));
  if (dates.length > 0 || (leftover.length === 0 && !reading.context) || reading.asks[0] === 'count' || extreme)
    return undefined;
  const named = reading.areas.filter((area) => listAreas.includes(area) && area !== 'education');
  const area = named.length === 1 && reading.target === named[0] ? named[0] : 'experience';
  const roles = knowledge.records.filter(({ record }) => record.area === area).toSorted(byDate());
  const range = between.exec(folded);
  if (range) {
    const [one, two] = [anchor(roles, leftover, range[1]), anchor(roles, leftover, range[2])];
    const from = one.map(toStart).toSorted().at(-1);
    const to = two.map(toStart).toSorted()[0];
    if (!from || !to || !isExplained(leftover, [...one, ...two])) return undefined;
    return toAnswer(
      roles.filter(
        (entry) => !one.includes(entry) && !two.includes(entry) && toStart(entry) >= from && toStart(entry) <= to,
      ),
    );
  }
  const isStep = leftover.length === 0 || (leftover.length === 1 && opens.test(folded) && !leftover.some(isName));
  const step = isStep ? next.exec(folded) : undefined;
  const [current] = reading.context?.records ?? [];
  if (step && current) {
    const kin = knowledge.records.filter(({ record }) => record.area === current.record.area).toSorted(byDate());
    return toAnswer(
      neighbours(kin, [current], step[1] === undefined && /previous|before|preceding|earlier/.test(step[0])),
    );
  }
  const match = relative.exec(folded);
  if (!match) return undefined;
  const anchors = anchor(roles, leftover, match[2]);
  if (anchors.length === 0 || !isExplained(leftover, anchors)) return undefined;
  return toAnswer(neighbours(roles, anchors, /before|prior|preced/.test(match[1] ?? '')));
};

/** Roles next to the anchors in time; several that begin together stay together. */
export function neighbours(roles: KnownRecord[], anchors: KnownRecord[], isBefore: boolean): KnownRecord[] {
  const others = roles.filter((entry) => !anchors.includes(entry));
  const ends = anchors.map((entry) => toRecordSpan(entry)?.to ?? '').toSorted();
  const starts = anchors.map(toStart).toSorted();
  if (isBefore) {
    const [first = ''] = starts;
    const earlier = others.filter((entry) => toStart(entry) < first);
    // A side post that went on beside the later role is not what came before it.
    const over = earlier.filter((entry) => (toRecordSpan(entry)?.to ?? '').slice(0, 4) <= first.slice(0, 4));
    return (over.length > 0 ? over : earlier).slice(-1);
  }
  // A role that began in the year in which the last one ended follows it.
  const end = (ends.at(-1) ?? '').slice(0, 4);
  const later = others.filter((entry) => toStart(entry).slice(0, 4) >= end);
  return later.slice(0, 1);
}

function toAnswer(entries: KnownRecord[]) {
  if (entries.length === 0) return undefined;
  return { outcome: 'answered' as const, statements: entries.map((entry) => toListItem(entry)) };
}

function anchor(roles: KnownRecord[], words: Concept[], part = ''): KnownRecord[] {
  const inPart = words.filter(({ token }) => part.includes(token.folded));
  if (inPart.length === 0) return [];
  const all = roles.filter(({ names }) => inPart.every((word) => says(names, word, false)));
  return all.length > 0 ? all : roles.filter(({ names }) => inPart.some((word) => says(names, word, false)));
}

function isExplained(words: Concept[], entries: KnownRecord[]): boolean {
  return words.every((word) => entries.some(({ names }) => says(names, word, false)));
}

function toStart(entry: KnownRecord): string {
  return toRecordSpan(entry)?.from ?? '';
}
