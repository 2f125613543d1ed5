import { commonStems } from '../../corpus/common-words.ts';
import type { Area } from '../../contract/record.ts';
import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { unique } from '../../corpus/unique.ts';
import { isName } from '../../corpus/text.ts';
import { toEntryAreas } from '../reading/areas.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { toAskedFields, type AskedField } from '../reading/field-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import { homes } from '../signs/area-signs.ts';
import { toFactStatement } from '../records/entry-lines.ts';
import { says } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { isOnlyArea, toEntries } from './entries.ts';
import type { Operation } from './operation.ts';
import { company } from '../signs/company-signs.ts';
import { toWantedFacts } from './wanted-facts.ts';
import { toAnswer } from '../statement.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';

/** Of more entries than these a field alone is no answer. */
const maxEntries = 3;

/** "When was the patent with Jane Doe granted?", "why the prize of 1911?": a field of the entries that another field picks. */
export const described: Operation = (reading, knowledge) => {
  const { naming, context, asks, extreme, target, dates, labels, kinds, frame, folded } = reading;
  const asked = toAskedFields(reading);
  const nouns = toEntryAreas([...kinds, ...labels]);
  const owners = nouns.length > 0 ? [] : toOwners(reading, asked, knowledge);
  const areas = firstFilled(nouns, owners, reading.areas);
  // The employer and the school of a question for something else only tell which.
  const isHome = (area: Area) => homes.has(area);
  const isNamed = naming?.entries.some(({ record }) => !isHome(record.area)) || (naming && areas.some(isHome));
  if (isNamed || context || areas.length === 0) return undefined;
  // Lists, numbers, lengths and the first of several are for other operations.
  if (asksAs(asks, 'others') || askedSigns.asksMeasure.test(frame)) return undefined;
  if (extreme || target) return undefined;
  // "Prizes after 2015" wants entries, and none of the fields that "prize" names as well.
  const isArea = asks.length === 0 && asked.length === 0 && reading.leftover.length === 0;
  if (isArea && reading.fields.every((field) => isOnlyArea(reading, field))) return undefined;
  const spent = asked.flatMap(({ words }) => words);
  // Beside a kind, a year or a name common words pick nothing; where a wanted field alone tells the area, they may.
  const isSure = owners.length === 0 || dates.length > 0 || reading.leftover.some(isName);
  const isIdle = ({ token }: Concept) => company.test(token.folded) || (isSure && commonStems.has(token.stem));
  const words = reading.leftover.filter((word) => !spent.includes(word));
  const telling = words.filter((word) => isName(word) || !isIdle(word));
  const leftover = telling.length + dates.length > 0 ? telling : words;
  if (leftover.length + dates.length === 0) return undefined;
  const entries = toEntries({ ...reading, areas, leftover }, knowledge);
  // "The talk about overlays": of a kind the one whose text speaks of it.
  const isLoose = entries?.tier === 'text' || entries?.tier === 'values';
  const most = !isLoose ? maxEntries : kinds[0] && asks[0] && !labels[1] ? 1 : 0;
  if (!entries || entries.records.length > most) return undefined;
  // When it began is no answer to when it ended.
  const isEnd = reading.fields.includes('end') && !reading.fields.includes('start');
  const told = entries.records.toSorted(byDate()).flatMap((entry) => {
    const isPicking = ({ field }: Fact) => leftover.some((word) => says(entry.values.get(field), word));
    // "What role did Bill have?" is no matter of the owner's role.
    const isOfOther =
      !askedSigns.ofOwner.test(folded) && entry.facts.some((fact) => fact.kind === 'person' && isPicking(fact));
    const facts = toWantedFacts(entry, reading, asked).filter(
      (fact) => !isPicking(fact) && !(isOfOther && fact.field === 'role') && !(isEnd && fact.field === 'start'),
    );
    return facts.length > 0 ? [toFactStatement(entry, facts)] : [];
  });
  return toAnswer(told);
};

/** The area of whose entries alone a wanted field is: only free software has a licence. */
function toOwners({ fields, frame }: Reading, asked: AskedField[], { records }: Knowledge): Area[] {
  if (askedSigns.worksIn.test(frame)) return ['experience'];
  const wanted = [...fields, ...asked.flatMap((one) => one.fields.slice(0, 1))];
  return wanted.map((field) => toAreasOf(field, records)).find(({ length }) => length === 1) ?? [];
}

function toAreasOf(field: string, records: KnownRecord[]): Area[] {
  return unique(records.filter(({ values }) => values.has(field)).map(({ record }) => record.area));
}
