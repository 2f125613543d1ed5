import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { isName, toEnd } from '../../corpus/text.ts';
import { tellFields } from '../records/entry-lines.ts';
import * as careerSigns from '../signs/career-signs.ts';
import * as dateSigns from '../signs/date-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import * as permissionSigns from '../signs/permission-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { hedge, refuse } from './refuse.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { toDegree } from '../records/degrees.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { fitsAll, isOngoing, toDate } from '../records/spans.ts';
import * as nameSigns from '../signs/name-signs.ts';
import { isPlaceOf } from './premises.ts';
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
  if (isScattered(reading, knowledge)) return refuse([], doubts.name);
  return lacksKind(reading, knowledge) ? refuse([], doubts.area) : undefined;
}

/** "The World Bank", "Leiden University": each of the words may be said, and no passage with its entry's name says them all. */
function isScattered({ query: { concepts }, text }: Reading, { byPassage }: Knowledge): boolean {
  return text.matchAll(nameSigns.several).some(([name]) => {
    const words = concepts.filter(({ token }) => name.includes(token.text));
    const isSaid = ({ terms, of, passage }: KnownPassage) =>
      words.every((word) => word.areas.includes(passage.area) || says(terms.union(of.names), word));
    return !byPassage.values().some(isSaid);
  });
}

/** "Why did she win … in 1985?", where all that is named so is of other years, and no sentence of it says that one. */
export function refuteYear(
  { asks, naming, leftover, text, dates }: Reading,
  { records, byPassage }: Knowledge,
): ExtractiveAnswer | undefined {
  const names = leftover.filter((word) => isName(word) || isPartOfName(word, { naming }));
  const year = names.map(({ token }) => dateSigns.datedIn.exec(text.slice(toEnd(token)))?.[1]).find(Boolean);
  if (!year || dateSigns.settled.test(asks[0] ?? 'whether')) return undefined;
  const entries = records.filter(
    (entry) => naming?.entries.includes(entry) || names.every((name) => isPlaceOf(entry, [name])),
  );
  const isOther = (entry: KnownRecord) =>
    (dateSigns.received.test(entry.record.area) || toDate(entry, 'end')) && !fitsAll(entry, dates);
  const isSaid = ({ of, sentences }: KnownPassage) =>
    sentences.some((said) => said.text.includes(year) && (entries.includes(of) || saysAll(said.terms, names)));
  return entries[0] && entries.every(isOther) && !byPassage.values().some(isSaid)
    ? { ...hedge(entries.map((entry) => tellFields(entry, entrySigns.dateFields))), isSettled: true }
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
