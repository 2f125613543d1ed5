import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { isName, toEnd } from '../../corpus/text.ts';
import { tellFields } from '../records/entry-lines.ts';
import * as careerSigns from '../signs/career-signs.ts';
import * as dateSigns from '../signs/date-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import * as permissionSigns from '../signs/permission-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { hedge, refuse } from './refuse.ts';
import { isRole, saysAll } from '../records/selection.ts';
import { toDegree } from '../records/degrees.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { isOngoing } from '../records/spans.ts';
import { toRemark, type ExtractiveAnswer } from '../statement.ts';
import { toRow } from '../lists.ts';
import { distinctKinds, schools, spared } from '../signs/kind-signs.ts';
import { doubts, remarks } from '../replies.ts';

/** What typed records contradict outright, told before anything is looked for. */
export function refuteByRecords(reading: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const present = toPresentPost(reading, knowledge);
  if (present)
    return {
      outcome: 'not_in_portfolio',
      statements: [toRemark(remarks.present), tellFields(present, entrySigns.dateFields)],
    };
  return lacksKind(reading, knowledge) ? refuse([], doubts.area) : undefined;
}

/** "Why did she win … in 1985?", where the award that is named is dated to another year, and no sentence of it says that one. */
export function refuteYear(
  { asks, target, naming, leftover, text }: Reading,
  { records }: Knowledge,
): ExtractiveAnswer | undefined {
  const names = leftover.filter((word) => isName(word) || isPartOfName(word, { naming }));
  const [year] = names.flatMap(({ token }) => dateSigns.datedIn.exec(text.slice(toEnd(token)))?.[1] ?? []);
  if (!year || target || dateSigns.settled.test(asks[0] ?? 'whether')) return undefined;
  const entries = naming?.entries ?? records.filter((entry) => saysAll(entry.names, names));
  const isOther = ({ record, passages }: KnownRecord) =>
    dateSigns.received.test(record.area) && !passages.some(({ passage }) => passage.text.includes(year));
  return entries.length > 0 && entries.every(isOther)
    ? hedge(entries.map((entry) => tellFields(entry, entrySigns.dateFields)))
    : undefined;
}

/** "Why did she leave …?" of a place where every post goes on. */
function toPresentPost({ folded, leftover, context }: Reading, { records }: Knowledge): KnownRecord | undefined {
  const names = leftover.filter(isName);
  if (context || !names[0] || !careerSigns.asksLeaving.test(folded)) return undefined;
  return records.find((entry) => isRole(entry) && saysAll(entry.names, names) && isOngoing(entry));
}

/** A kind of entry is asked for that no record of its area speaks of. */
function lacksKind({ kinds, context, folded }: Reading, { records }: Knowledge): boolean {
  if (context) return false;
  const lacked = kinds.filter(({ token, areas }) => {
    const isStudies = schools.includes(token.stem) && careerSigns.asksStudies.test(folded);
    const kind = isStudies ? schools : distinctKinds.find((stems) => stems.includes(token.stem));
    // A BA is a bachelor's degree that does not say so; of a school it is enough that there are studies.
    const degree = toDegree(token.text);
    const isHeld = ({ terms, record: { area, title } }: KnownRecord) =>
      (areas.length === 0 ||
        areas.includes(area) ||
        (area === 'contact' && permissionSigns.leave.asked.test(folded))) &&
      (isStudies || kind?.some((stem) => terms.has(stem)) || (degree > 0 && toDegree(title) === degree));
    return kind && !records.some(isHeld);
  });
  // "A PhD or a master's?": one of them will do.
  return lacked.length > (toRow(spared, folded)?.[1] ?? 0);
}
