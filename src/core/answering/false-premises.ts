import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import { pick, toFactStatement } from './entry-lines.ts';
import type { Reading } from './reading.ts';
import { frame, refuse } from './refuse.ts';
import { isName, says } from './selection.ts';
import { toDate } from './spans.ts';
import type { ExtractiveAnswer } from './statement.ts';

const asksLeaving =
  /\b(why|when|reasons?|how come|what made|what year|which year)\b.*\b(leav\w*|left|quit|resign\w*|depart\w*|retire\w*|fired|dismissed|laid off|let go|sacked|stop\w* working|end(ed)?)\b/;
/** Kinds of entries so distinct that none can stand for another: a report is no song. */
const distinctKinds = new Set(
  'phd doctorate doctorates doctoral thesis dissertation bachelor bachelors master masters msc bsc diploma film films movie movies song songs album albums exhibition exhibitions medal medals novel novels'.split(
    ' ',
  ),
);

/** What typed records contradict outright, told before anything is looked for. */
export function refuteByRecords(reading: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const present = toPresentPost(reading, knowledge);
  if (present) {
    const facts = pick(present, ['start', 'end']);
    const note = 'The portfolio lists that as a present post, so it does not tell of an end:';
    return { outcome: 'not_in_portfolio', statements: [frame(note), toFactStatement(present, facts)] };
  }
  return lacksKind(reading, knowledge)
    ? refuse([], 'The portfolio does not have any entries of that kind.')
    : undefined;
}

/** "Why did she leave …?" of a place where every post goes on. */
function toPresentPost({ folded, leftover, context }: Reading, { records }: Knowledge): KnownRecord | undefined {
  const names = leftover.filter(isName);
  if (context || names.length === 0 || !asksLeaving.test(folded)) return undefined;
  const posts = records.filter(
    ({ record, names: terms }) => record.area === 'experience' && names.every((name) => says(terms, name, false)),
  );
  return posts.length > 0 && posts.every((post) => toDate(post, 'end') === 'present') ? posts[0] : undefined;
}

/** A kind of entry is asked for that no record of its area speaks of. */
function lacksKind({ kinds, context }: Reading, { records }: Knowledge): boolean {
  if (context) return false;
  return kinds.some(
    (kind) =>
      distinctKinds.has(kind.token.folded) &&
      !kind.corrected &&
      !records.some(
        ({ record, terms }) => (kind.areas.length === 0 || kind.areas.includes(record.area)) && says(terms, kind, true),
      ),
  );
}
