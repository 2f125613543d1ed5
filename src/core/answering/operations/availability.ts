import type { Knowledge } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { unsaid } from '../honesty/refuse.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import * as hiringSigns from '../signs/hiring-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { ownAreas } from '../signs/area-signs.ts';
import { toAnswer, type ExtractiveAnswer } from '../statement.ts';

/**
 * "Is she open to offers?": what the portfolio tells of the time that its person has. "Part-time?": those on
 * that, or where there are none the same as of any offer.
 */
export function availability(reading: Reading, knowledge: Knowledge, isExact = true): ExtractiveAnswer | undefined {
  const {
    asks: [ask],
    folded,
    naming,
    context,
    dates,
    query,
    areas,
  } = reading;
  if (naming || dates.some(({ precise }) => precise)) return undefined;
  const exact = isExact ? hiringSigns.hiring.exactly.find(({ asks }) => asks.test(folded)) : undefined;
  const asked = (exact?.asks ?? hiringSigns.hiring.time).exec(folded)?.[0] ?? '';
  // "What does she think of patents?" is on patents, whatever is listed of them.
  const leftover = exact?.areas ? [reading.leftover, reading.labels, reading.kinds].flat() : reading.leftover;
  const isAsked =
    exact ??
    (!hiringSigns.hiring.other.test(folded) &&
      hiringSigns.hiring.time.test(folded) &&
      hiringSigns.hiring.work.test(folded));
  if ((context && !exact?.isPrivate) || !isAsked) return undefined;
  // "Does she refuse meat?" is of no work.
  const isOther = ({ token }: Concept) => !asked.includes(token.folded) && !hiringSigns.hiring.work.test(token.folded);
  const found = knowledge.records
    .flatMap(({ passages }) => passages)
    .filter(({ passage: { area, kind } }) =>
      (exact?.areas ?? ownAreas).includes(area)
        ? kind === 'text'
        : exact?.isAnywhere && (!areas[0] || areas.includes(area)),
    )
    .flatMap((known) => {
      const toSaid = ({ alternatives }: Concept) =>
        Math.max(toWorth(alternatives, known.terms), toWorth(alternatives, known.heading));
      const concepts = query.concepts.filter((concept) => toSaid(concept) > 0);
      if (exact && leftover.some((word) => isOther(word) && !concepts.includes(word))) return [];
      const { area, heading = '' } = known.passage;
      const isPlace = hiringSigns.hiring.heading.test(heading);
      const isHeaded = exact ? exact.tells.test(heading) : isPlace;
      const score = toWeight(concepts, toSaid) + (area === 'about' ? 0.1 : 0) + (isHeaded ? 1 : isPlace ? 0.5 : 0);
      const isTelling = isHeaded || known.sentences.some(({ text }) => (exact ?? hiringSigns.hiring).tells.test(text));
      return isTelling ? [{ known, concepts, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  const general = exact && !exact.isPrivate && !exact.areas && !best && availability(reading, knowledge, false);
  if (general) return general;
  if (!best) return exact?.isPrivate || hiringSigns.hiring.person.test(folded) ? unsaid : undefined;
  const told = found.filter(({ score }) => score >= best.score * 0.7).slice(0, 2);
  const isWhole = exact ?? !leftover.some((word) => isOther(word) && !best.concepts.includes(word));
  // Whole, for the sentence that denies may stand anywhere in it.
  return toAnswer(
    told.map(({ known }) => toWholePassage(known)),
    {
      holdsWanted: ask !== 'why' || exact?.isReason,
      isSettled: Boolean(isWhole),
    },
  );
}
