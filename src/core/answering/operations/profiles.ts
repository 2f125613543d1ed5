import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as profileSigns from '../signs/profile-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { pick, tellEntry, toItems } from '../records/entry-lines.ts';
import type { Statement } from '../statement.ts';

/** The one profile that is meant. */
export function toPageOf(entry: KnownRecord, isMeant: (text: string) => boolean): Statement | undefined {
  const [fact] = pick(entry, ['profiles']);
  const [value, ...others] = fact?.values.filter(({ text }) => isMeant(text)) ?? [];
  if (!fact || !value?.href || others.length > 0) return undefined;
  return toPageStatement(value, fact, entry);
}

/** "Is she on LinkedIn?", "your repos": the profiles there, and what has its code there; none where no text tells of any. */
export function toPages(reading: Reading, entry: KnownRecord, { records, words }: Knowledge): Statement[] | undefined {
  const site = profileSigns.asksProfile.exec(reading.folded)?.groups?.['site'];
  // "Any links?" may be of what was talked about.
  if (!site || (reading.context && !askedSigns.ofOwner.test(reading.folded))) return undefined;
  const isCode = profileSigns.holdsCode.test(site);
  const isThere = (page: string) =>
    site === 'links' || (isCode ? profileSigns.holdsCode.test(page) : page.toLowerCase().includes(site));
  const pages = pick(entry, ['profiles']).flatMap((fact) =>
    fact.values
      .filter(({ text, href }) => isThere(`${text} ${href}`))
      .map((value) => toPageStatement(value, fact, entry)),
  );
  const works = isCode ? records.filter(({ values }) => values.has('repository')) : [];
  const found = [...pages, ...toItems(works, ['repository'])];
  return found.length === 0 && (isCode || words.has(site)) ? undefined : found;
}

function toPageStatement({ text, href }: Fact['values'][number], fact: Fact, entry: KnownRecord): Statement {
  return tellEntry(entry, [fact], `${text} — ${href}`);
}
