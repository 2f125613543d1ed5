import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toNumber } from '../reading/number-words.ts';
import { toTerms } from '../../corpus/text.ts';
import { toEvidence } from '../evidence.ts';
import type { Reading } from '../reading/reading.ts';
import * as sideSigns from '../signs/side-signs.ts';
import { pick, toFactEvidence } from '../records/entry-lines.ts';
import { toAnswer, type ExtractiveAnswer, type Statement, toReckoned } from '../statement.ts';
import type { Side } from './sides.ts';
import { comparisons } from '../replies.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** Numbers that both entries give of one thing: sizes of teams, or "2,400 stars" in their texts. */
export function compareAmounts(whole: Reading, [a, b]: [Side, Side]): ExtractiveAnswer | undefined {
  if (!sideSigns.comparesAmounts.test(whole.frame) && !sideSigns.paid.test(whole.frame)) return undefined;
  const field = sideSigns.paid.test(whole.frame)
    ? 'amount'
    : entrySigns.amountFields.find((name) => whole.fields.includes(name));
  const own = [a, b].flatMap(({ entries }) => [...(entries[0]?.names ?? [])]);
  const units = whole.leftover.filter(({ token }) => !own.includes(token.stem)).map(({ token }) => token.stem);
  const [one, two] = [a, b].map(({ entries: [entry] }) => entry && toAmount(entry, field, units));
  if (!one || !two || one.entry === two.entry) return undefined;
  const [high, low] = one.amount >= two.amount ? [one, two] : [two, one];
  const toLine = ({ entry, text }: Amount) => `${entry.record.title}: ${text}`;
  // Sums in two currencies are told side by side: which is more depends on the day.
  const isOneUnit = field !== 'amount' || toUnit(high.text) === toUnit(low.text);
  const text = !isOneUnit
    ? `${toLine(one)}; ${toLine(two)}.`
    : high.amount === low.amount
      ? comparisons.toAsMany(toLine(high), toLine(low))
      : comparisons.toMore(toLine(high), toLine(low));
  return toAnswer([toReckoned(text, [...one.evidence, ...two.evidence])]);
}

export interface Amount {
  entry: KnownRecord;
  amount: number;
  text: string;
  evidence: Statement['evidence'];
}

export function toAmount(entry: KnownRecord, field: string | undefined, units: string[]): Amount | undefined {
  const [fact] = field ? pick(entry, [field]) : [];
  const text = fact?.values[0]?.text ?? '';
  const told = Math.max(...toNumbers(text));
  if (fact && told > 0) return { entry, amount: told, text, evidence: toFactEvidence(entry, [fact]) };
  for (const known of entry.passages) {
    for (const [said, number = '', unit = ''] of known.passage.text.matchAll(sideSigns.numberOfThings)) {
      const [first = '', second = ''] = unit.split(' ');
      const isFirst = toTerms(first).some((term) => units.includes(term));
      if (!isFirst && !toTerms(second).some((term) => units.includes(term))) continue;
      const amount = Math.max(...toNumbers(number));
      return { entry, amount, text: isFirst ? `${number} ${first}` : said, evidence: [toEvidence(known, 1)] };
    }
  }
  return undefined;
}

/** What stands beside the number of an amount: its currency. */
export function toUnit(text: string): string {
  return text.replace(sideSigns.digits, '');
}

/** "34", "nine" and "1.5 million", but no year. */
export function toNumbers(text: string): number[] {
  return [...text.matchAll(sideSigns.numberOrWord)].map(
    ([, number = '', scale = '']) => toNumber(number) * (sideSigns.scales[scale.replace(/\W/, '')] ?? 1),
  );
}
