import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { pick, toItems, hasValue } from '../records/entry-lines.ts';
import { isOfOthers, isRole, saysAll } from '../records/selection.ts';
import { byDate, toDate } from '../records/spans.ts';
import { toMention } from '../passages/evidence-answer.ts';
import { toUnsaid } from '../honesty/refuse.ts';
import { unique } from '../../corpus/unique.ts';
import { toParts } from './entries.ts';
import type { Operation } from './operation.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';

const maxItems = 6;

/** "Has she worked with React Native?", "when did she last use Vue?": the entries that list it among their skills, latest first. */
export const skill: Operation = (reading, knowledge) => {
  const { asks, extreme } = reading;
  if (!asksAs(asks, 'skill')) return undefined;
  const { holders, words, parts } = toUse(reading, knowledge);
  // "Last" is told by when it ended, of what has an end, and by a role before what was made beside it.
  const dated = holders
    .flat()
    .filter((entry) => toDate(entry, 'end'))
    .toSorted(byDate(extreme === 'last' ? 'end' : 'start'));
  const posts = dated.filter(isRole);
  const end = extreme && firstFilled(posts, dated).at(extreme === 'first' ? 0 : -1);
  // "React and Go": each is told, and of what no record says that it is missing; of "React or Go" one is enough.
  const shown = end ? [end] : unique(holders.flatMap((list) => list.slice(0, Math.ceil(maxItems / parts.length))));
  const missing = parts.filter(
    (part) =>
      !askedSigns.either.test(reading.folded) &&
      !knowledge.records.some(({ terms }) => saysAll(terms, part, !part.some(isName))),
  );
  if (shown.length === 0) return undefined;
  const unsaid = missing.map((part) => toUnsaid(part.map(({ token }) => token.text).join(' ')));
  return {
    outcome: missing.length > 0 ? 'partial' : 'answered',
    statements: [
      ...toItems(shown, ['skills', ...(shown.some(isOfOthers) ? ['authorship'] : [])]),
      ...toMention(shown, words),
      ...unsaid,
    ],
    isSettled: true,
  };
};

/** The words of a skill that a question is about, and of each of its parts all the entries that list it, latest first. */
export function toUse(
  { asks, folded, frame, leftover, dates, naming, areas, context }: Reading,
  { records }: Knowledge,
) {
  const words = leftover.filter(({ token }) => !askedSigns.commanding.test(token.folded));
  const isMeant =
    !naming && !context && dates.length + areas.length === 0 && words.length > 0 && askedSigns.commanding.test(frame);
  // "Vue or Angular": either will do.
  const parts = isMeant ? toParts(words, folded) : [];
  const isHolder = (entry: KnownRecord, part: Concept[]) =>
    hasSkill(entry, part, asks[0] === 'duration') || (asks[0] === 'whether' && isCertified(entry, part));
  return {
    words,
    parts,
    holders: parts.map((part) =>
      records
        .filter((entry) => isHolder(entry, part))
        .toSorted(byDate())
        .toReversed(),
    ),
  };
}

/** "AWS Certified Cloud Practitioner" tells that AWS is known, and not where or since when. */
function isCertified({ values }: KnownRecord, words: Concept[]): boolean {
  return saysAll(values.get('degree'), words);
}

/**
 * One skill that is the words, of any version, or of which they are the last: "PostgreSQL 16", "large language models".
 * @param isWhole time of "chaos engineering" is no time of engineering, and that of others is nobody's own
 */
export function hasSkill(entry: KnownRecord, words: Concept[], isWhole: boolean): boolean {
  if (isWhole && isOfOthers(entry)) return false;
  const stems = words.map(({ token }) => token.stem).join(' ');
  return hasValue(pick(entry, ['skills']), (text) => {
    const said = toTerms(text.replace(askedSigns.edition, '')).join(' ');
    return said === stems || (!isWhole && said.endsWith(` ${stems}`));
  });
}
