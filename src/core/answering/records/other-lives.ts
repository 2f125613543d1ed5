import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Query } from '../../corpus/query.ts';
import { asRanked, type Ranked } from '../../corpus/ranking.ts';
import { fold, toTerms } from '../../corpus/text.ts';
import { toAskedDates, type Span } from './dates.ts';
import * as lifeSigns from '../signs/life-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { says, saysAll } from './selection.ts';

/** Where the birth or the death of somebody is told, and its time. */
interface Told extends Ranked {
  day: Span;
}

/** "When did Jane die?", "after the death of …": a record that bears the name of a person tells nothing of that life. */
export function toOtherLife({ text, concepts }: Query, { records, subject }: Knowledge): Told[] | undefined {
  const folded = fold(text);
  const sign = lifeSigns.othersLife.find((one) => one.test(folded));
  if (!sign || lifeSigns.ownLife.test(folded)) return undefined;
  const names = concepts.filter(
    (word) =>
      /^\p{Lu}/u.test(word.token.text) &&
      !subject.has(word.token.stem) &&
      records.some(({ values }) => entrySigns.personFields.some((field) => says(values.get(field), word))),
  );
  if (names.length === 0) return undefined;
  return records
    .flatMap(({ passages }) => passages)
    .flatMap((known) =>
      known.sentences.flatMap(({ text: sentence }, at) =>
        sentence.split(lifeSigns.nextLife).flatMap((told) => {
          const [, behind = ''] = fold(told).split(sign);
          const terms = lifeSigns.theirDeath.test(told) ? known.sentences[at - 1]?.terms : new Set(toTerms(told));
          const [day] = saysAll(terms, names) ? toAskedDates(behind) : [];
          return day ? [{ ...asRanked(known, at), day }] : [];
        }),
      ),
    );
}
