import type { Concept } from '../../corpus/query.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { isName } from '../../corpus/text.ts';
import { isPlaceOf } from '../honesty/premises.ts';
import { refuseSurely } from '../honesty/refuse.ts';
import * as staySigns from '../signs/stay-signs.ts';
import { homes, ownAreas } from '../signs/area-signs.ts';
import { toItems } from '../records/entry-lines.ts';
import { says, saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import type { Operation } from './operation.ts';
import { hasSkill } from './skill.ts';
import { toAnswer } from '../statement.ts';

/** "Did she work in London?", "did he attend Yale?": the posts or the studies there; a prize or a talk there is none. */
export const beenThere: Operation = ({ text, query, leftover: rest, dates }, { records }) => {
  const sign = staySigns.staySigns.find(({ asked }) => asked.test(text));
  const start = sign?.asked.exec(text)?.[0].length ?? 0;
  // In the name of a body no word means a field: "the Royal Society".
  const leftover = sign?.isTitle ? query.concepts.filter(({ token }) => token.start >= start) : rest;
  if (!sign || dates.length > 0 || leftover.some(({ token }) => token.start < start)) return undefined;
  const { areas, kin, told, none, isTitle } = sign;
  const isOf = (entry: KnownRecord) =>
    (!isTitle || told.test(entry.record.title)) &&
    leftover.every((word) => isThere(entry, word) || says(entry.values.get('field'), word));
  const found = records.filter((entry) => areas.includes(entry.record.area) && isOf(entry));
  if (found.length > 0) return toAnswer(toItems(found.toSorted(byDate())));
  const isTold = records.some((entry) => {
    const { area } = entry.record;
    const isText = kin.includes(area) || homes.has(area) || ownAreas.includes(area);
    return (
      (kin.includes(area) && isOf(entry)) ||
      hasSkill(entry, leftover, false) ||
      (isText &&
        entry.passages.some(({ sentences }) =>
          sentences.some(
            ({ text: said, terms }) =>
              told.test(said) && (saysAll(terms, leftover) || (areas.length === 0 && isOf(entry))),
          ),
        ))
    );
  });
  // Of a name that the portfolio does not know it says so.
  const isPlace = leftover.every((word) => isName(word) || records.some((entry) => isThere(entry, word)));
  const isKnown = records.some(({ terms }) => saysAll(terms, leftover));
  const isSure = isKnown ? isPlace : !isPlace && areas.includes('education');
  return isTold || !isSure ? undefined : refuseSurely([], none);
};

function isThere(entry: KnownRecord, word: Concept): boolean {
  return says(entry.names, word) || isPlaceOf(entry, [word]);
}
