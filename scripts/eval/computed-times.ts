import type { Evidence } from '#core/contract/events.ts';
import { toDateText } from '#core/contract/partial-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dated = /^(\p{L}[\p{L} ]*): (?:about )?(?:\d{1,2} )?(?:(\p{L}{3})\p{L}* )?((?:1[5-9]|20)\d{2})/u;
const time = /\b(\d+) years?(?: and (\d+) months?)?|\b(\d+) months?\b/g;
/** Years alone, as "37 years", may be counted with both ends or with none. */
const slack = 12;

/**
 * The text without the times that the dates of the evidence come to: between two of one entry, or of several together.
 * What goes on counts to the day of the portfolio, which the answer then tells.
 */
export function dropComputedTimes(text: string, evidence: Evidence[], updated: string): string {
  const day = toDateText(updated);
  const quoted = evidence.map((one) => ({ ...one, quote: one.quote.replace(/^End: present/, `End: ${day}`) }));
  const computed = toComputedMonths(quoted);
  const isExact = (told: number) => computed.some((length) => Math.abs(length - told) < 0.5);
  const isAbout = (told: number) => computed.some((length) => Math.abs(length - told) <= slack);
  const isOpen = quoted.some(({ quote }, index) => quote !== evidence[index]?.quote);
  const upTo = isOpen ? [` as of ${day}`, ` up to ${toDateText(updated.slice(0, 7))}`] : [];
  return upTo
    .reduce((said, words) => said.replaceAll(words, ''), text)
    .replace(time, (said, years = '0', rest, alone) => {
      const told = Number(years) * 12 + Number(rest ?? alone ?? 0);
      return (rest ?? alone) ? (isExact(told) ? '' : said) : isAbout(told) ? '' : said;
    });
}

/** Lengths in months. */
function toComputedMonths(evidence: Evidence[]): number[] {
  const dates = new Map<string, Map<string, number>>();
  for (const { url, quote } of evidence) {
    const [, label, month, year] = dated.exec(quote) ?? [];
    if (!label) continue;
    const at = Number(year) * 12 + Math.max(0, months.indexOf((month ?? 'jan').toLowerCase()));
    dates.set(url, (dates.get(url) ?? new Map<string, number>()).set(label, at));
  }
  const own = [...dates.values()].flatMap((held) => {
    const moments = [...held.values()];
    return moments.flatMap((one) => moments.map((other) => Math.abs(one - other)));
  });
  const spans = [...dates.values()].flatMap((held): [number, number][] => {
    const [start, end] = [held.get('Start'), held.get('End')];
    return start !== undefined && end !== undefined ? [[start, end]] : [];
  });
  return [...own, ...toTotals(spans)];
}

/** More entries are not told together. */
const maxSpans = 10;

/** What any of the spans come to together, two at once counted once: a requirement rests on some of the entries. */
function toTotals(spans: [number, number][]): number[] {
  const sets = spans
    .toSorted(([a], [b]) => a - b)
    .slice(0, maxSpans)
    .reduce<[number, number][][]>((all, span) => [...all, ...all.map((some) => [...some, span])], [[]]);
  return sets.map((some) => {
    let [total, until] = [0, -Infinity];
    for (const [start, end] of some) {
      // The month after an end is no gap.
      total += Math.max(0, end - (start - until <= 1 ? until : start));
      until = Math.max(until, end);
    }
    return total;
  });
}
