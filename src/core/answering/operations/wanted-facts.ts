import type { Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { FieldKind } from '../../contract/field.ts';
import { toTerms } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import { toAskedNoun } from '../honesty/asked-noun.ts';
import * as askedSigns from '../signs/asked-signs.ts';

import type { AskedField } from '../reading/field-phrases.ts';
import { company } from '../signs/company-signs.ts';
import * as fieldSigns from '../signs/field-signs.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { pick } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { says } from '../records/selection.ts';
import * as askSigns from '../signs/ask-signs.ts';
import { asksAs } from '../reading/asks.ts';

/**
 * What the entry fills of what the question asks for: by phrases, by the names of fields, and by its question words.
 * @param named the entry that the question names, whose words ask for no field
 */
export function toWantedFacts(entry: KnownRecord, reading: Reading, asked: AskedField[], named = entry): Fact[] {
  // A degree that was completed goes on being one.
  const isTelling = (field: string, _: number, fields: string[]) =>
    !(field === 'end' && fields.includes('status') && entry.record.area === 'education');
  const met = asked
    .map(({ fields, words }) => ({
      words,
      facts: pick(entry, fields.filter(isTelling))
        .filter((fact) => suits(fact, reading) && isMeasured(fact, reading))
        .slice(0, 1),
    }))
    .filter(({ facts }) => facts.length > 0);
  const phrased = met.flatMap(({ facts }) => facts);
  const spent = met.flatMap(({ words }) => words);
  const labels = reading.labels.filter((word) => !spent.includes(word));
  const isMet = (kinds: FieldKind[]) => phrased.some(({ kind }) => kinds.includes(kind));
  const asks = reading.asks.filter((ask) => !isMet(askSigns.kindsOf[ask] ?? []));
  const fields = toFreeFields({ ...reading, labels }, named);
  const plain = pick(entry, toWantedFields({ ...reading, asks, fields })).filter((fact) => isMeasured(fact, reading));
  return unique([...phrased, ...plain]);
}

/** "How big was the team?" is not told by its names, and "how many people?" not by a number of something else. */
function isMeasured({ field, values }: Fact, reading: Reading): boolean {
  if (!askedSigns.asksSize.test(reading.frame) || entrySigns.sizeFields.includes(field)) return true;
  const counted = reading.asks[0] === 'count' ? toAskedNoun(reading).at(-1) : undefined;
  return values.some(
    ({ text }) =>
      sentenceSigns.amount.test(text) &&
      (counted
        ? says(new Set(toTerms(text)), counted, true)
        : !askedSigns.countsPeople.test(reading.frame) || askedSigns.people.test(text)),
  );
}

/** "Why is it no longer maintained?" wants no status, "when did she get it?" no giver. */
function suits({ field, kind }: Fact, { asks }: Reading): boolean {
  const wanted = asks.filter((ask) => askSigns.kindsOf[ask] || ask === 'why');
  if (wanted.length === 0) return true;
  return wanted.some((ask) =>
    ask === 'why'
      ? field === 'reason'
      : askSigns.kindsOf[ask]?.includes(kind) || (ask === 'where' && entrySigns.whereFields.includes(field)),
  );
}

/** The fields that a question asks for, by its own words and by its question word. */
export function toWantedFields({ asks, fields, folded, frame, context }: Reading): string[] {
  const [main] = asks;
  if (main === 'why') return ['reason'];
  const plain = asksAs(asks, 'plain');
  // A web or mail address is no place.
  const isWays = fields.includes('website') || fields.includes('email');
  const written = fields.filter(
    (field) =>
      (plain || !entrySigns.vagueFields.includes(field)) &&
      !(isWays && field === 'place') &&
      !(main === 'where' && field === 'awarder'),
  );
  const named = written.some((field) => entrySigns.personFields.includes(field))
    ? [...written, ...entrySigns.personFields]
    : written;
  const asked = [
    ...(asks.includes('when') && !named.some((field) => entrySigns.dateFields.includes(field))
      ? entrySigns.dateFields
      : []),
    ...(asks.includes('who') && !named[0] && (context ? !entrySigns.byOthers.test(frame) : company.test(frame))
      ? entrySigns.personFields
      : []),
    ...(asks.includes('where') ? ['place'] : []),
    ...(fieldSigns.wantsReason.test(folded) ? ['reason'] : []),
  ];
  return unique([...named, ...asked]);
}

/** A word that belongs to the entry's name asks for no field: the "institute" of an institute. */
function toFreeFields({ labels, kinds }: Reading, { names }: KnownRecord): string[] {
  const free = [...labels, ...kinds].filter((word) => !says(names, word));
  return free.flatMap(({ fields }) => fields);
}
