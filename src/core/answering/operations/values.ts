import type { KnownRecord } from '../../corpus/knowledge.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { toPhraseWords } from '../reading/field-phrases.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { asksPeople, companySize } from '../signs/company-signs.ts';
import { listAreas } from '../signs/area-signs.ts';
import { pick, toFactEvidence, toName } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { byDate, fitsAll } from '../records/spans.ts';
import { toAnswer, toLink, type Statement, toRemark } from '../statement.ts';
import { isOfOthers, says, saysAll, select } from '../records/selection.ts';
import { isOfVenue } from '../records/venues.ts';
import { maxItems } from './list.ts';
import type { Operation } from './operation.ts';
import { counts } from '../replies.ts';
import { asksAs } from '../reading/asks.ts';

/** So many values say what is done most. */
const maxMain = 6;

/** "Who are her co-authors?", "which databases has she used?": each value once, with the entries that hold it. */
export const values: Operation = (reading, { records }) => {
  const { asks, folded, dates, naming, context, areas, query, state, target } = reading;
  const isCount = asks[0] === 'count';
  // Who wrote one paper is a matter of that paper; how many did is counted here.
  if ((naming && !isCount) || context || asksAs(asks, 'noValue') || askedPhrases.alone.test(folded)) return undefined;
  const asked = [...askedPhrases.valuePhrases, ...(isCount ? askedPhrases.countedPhrases : [])].find(
    ({ phrase, isOfArea }) => phrase.test(folded) && (!isOfArea || areas.length > 0),
  );
  // A city may not tell its country.
  if (!asked || (asks[0] === 'when' && !asked.part)) return undefined;
  // "Which papers did she write with …?" and "patents with two co-inventors" ask for the works.
  if (
    (target || companySize.test(folded)) &&
    !asksPeople.test(folded) &&
    asked.fields.some((field) => entrySigns.personFields.includes(field))
  )
    return undefined;
  const said = [...folded.matchAll(new RegExp(asked.phrase, 'g'))].join(' ');
  const spent = toPhraseWords(said, asked.phrase, query.concepts);
  const leftover = reading.leftover.filter((word) => !spent.includes(word));
  const holding = records.filter((entry) => asked.fields.some((field) => entry.values.has(field)));
  const within = asked.areas ?? areas.filter((area) => holding.some((entry) => entry.record.area === area));
  const searched = within.length > 0 ? within : areas.length > 0 && asked.isOfArea ? [] : listAreas;
  const picked = select(naming ? naming.entries : holding, searched, leftover);
  if (!picked || picked.tier === 'text') return undefined;
  const entries = picked.records
    .filter(
      (entry) =>
        fitsAll(entry, dates) &&
        (state?.is(entry) ?? true) &&
        (!asked.fields.includes('skills') || !isOfOthers(entry)) &&
        (!asked.kind || entry.values.get('kind')?.has(asked.kind)) &&
        (!asked.sort || isOfVenue(entry, asked.sort)),
    )
    .toSorted(byDate());
  // "Which directors did she work with?": of all people those whose part it was.
  const parts = leftover.filter(
    (word) =>
      !isName(word) && entries.some(({ values: held }) => asked.fields.some((field) => says(held.get(field), word))),
  );
  const byValue = new Map<string, Map<KnownRecord, string>>();
  const spellings = new Map<string, string>();
  for (const entry of entries) {
    // Of one date: the one that the question names, or the first.
    const dated = asked.part && pick(entry, [...reading.fields, ...asked.fields]).filter(({ kind }) => kind === 'date');
    for (const { field, kind, values: held } of dated?.slice(0, 1) ?? pick(entry, asked.fields)) {
      for (const { text } of held) {
        // A person's part differs from entry to entry.
        const written = kind === 'person' ? toName(text) : asked.part ? text.replace(...asked.part) : text;
        if (asked.among && !asked.among.has(written.toLowerCase())) continue;
        if (kind === 'person' && !saysAll(new Set(toTerms(text)), parts)) continue;
        // "Postgres" and "PostgreSQL" are one, and so are "Chaos testing" and "chaos testing".
        const terms = toTerms(written).join(' ');
        const value = spellings.get(terms) ?? written;
        spellings.set(terms, value);
        byValue.set(value, (byValue.get(value) ?? new Map<KnownRecord, string>()).set(entry, field));
      }
    }
  }
  const sizes = [...byValue.values()].map(({ size }) => size);
  const least = askedSigns.ofMost.test(folded) ? Math.max(...sizes) : askedSigns.several.test(folded) ? 2 : 1;
  // "Her main skills": those of the most entries.
  const isMain = asked.fields.includes('skills') && !isCount && askedSigns.mostly.test(folded);
  const told = isMain
    ? [...byValue].toSorted(([, a], [, b]) => b.size - a.size).slice(0, maxMain)
    : [...byValue].filter(([, { size }]) => size >= least);
  // Who did one thing is a matter of that thing.
  if (told.length === 0 || (leftover.length > 0 && entries.length < 2 && !isCount)) return undefined;
  const isNumber = isCount && !askedSigns.countries.test(folded);
  return toAnswer(
    [
      ...(isNumber ? [toRemark(counts.toNamed(told.length))] : []),
      ...told.slice(0, maxItems).map(([value, holders]) => toItem(value, holders)),
    ],
    { holdsWanted: true, isSettled: true },
  );
};

function toItem(value: string, holders: Map<KnownRecord, string>): Statement {
  const links = [...holders.keys()].map(({ record }) => toLink(record));
  const evidence = [...holders].flatMap(([entry, field]) => toFactEvidence(entry, pick(entry, [field])));
  return { text: `${value} — ${links.join(', ')}`, evidence, layout: 'item' };
}
