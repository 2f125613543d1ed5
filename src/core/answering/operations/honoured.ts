import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toListItem } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import type { Operation } from './operation.ts';

const won = /\b(won|win|wins|winning|got|get|received?|earn(ed|s)?|brought|was given|were given|awarded|honou?red)\b/;
/** Fields of an award that say for what it was given. */
const grounds = ['reason', 'summary'];

/** "Which of her papers won a prize?": the entries that an award names as its reason, and the award. */
export const honoured: Operation = ({ frame, areas, target, leftover, dates, naming }, { records }) => {
  if (!target || target === 'awards' || !areas.includes('awards') || !won.test(frame)) return undefined;
  if (naming || leftover.length > 0 || dates.length > 0) return undefined;
  const awards = records.filter(({ record }) => record.area === 'awards');
  const pairs = records
    .filter(({ record }) => record.area === target)
    .toSorted(byDate())
    .flatMap((entry) => awards.filter((award) => names(award, entry)).map((award) => [entry, award] as const));
  if (pairs.length === 0) return undefined;
  const statements = [...new Set(pairs.flat())].map((entry) => toListItem(entry, ['reason']));
  return { outcome: 'answered', statements };
};

function names(award: KnownRecord, { forms, record }: KnownRecord): boolean {
  const said = new Set(grounds.flatMap((field) => [...(award.values.get(field) ?? [])]));
  return forms.some((form) => (form.size > 1 || record.title.length > 3) && [...form].every((term) => said.has(term)));
}
