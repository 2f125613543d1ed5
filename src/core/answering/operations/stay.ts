import * as askedSigns from '../signs/asked-signs.ts';
import { homes } from '../signs/area-signs.ts';
import { toItems } from '../records/entry-lines.ts';
import { saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { toLength } from './duration.ts';
import type { Operation } from './operation.ts';
import { toSummary } from './summary.ts';
import { toAnswer } from '../statement.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** Of so many the summaries are told, of more a line each. */
const few = 2;

/** "When was she in Norway?", "what did he do in Kyiv?": the posts and the studies there, else all that was there. */
export const stay: Operation = (reading, knowledge) => {
  const { asks, areas, dates, extreme, frame, leftover } = reading;
  if (extreme || areas.length + dates.length > 0 || leftover.length === 0) return undefined;
  if (!askedSigns.staysIn.test(frame) || !asksAs(asks, 'stay')) return undefined;
  // "Did she live there?" is not told by a post.
  if (asks[0] === 'whether' && askedSigns.lives.test(frame)) return undefined;
  const all = knowledge.records.filter(({ values }) => saysAll(values.get('place'), leftover));
  const posts = all.filter(({ record }) => homes.has(record.area));
  const there = firstFilled(posts, all);
  if (!there[0]) return undefined;
  if (asks[0] === 'duration') return posts.length > 0 ? toLength(posts, knowledge) : undefined;
  const isTold = asks[0] === 'which' && there.length <= few;
  const statements = isTold
    ? there.flatMap((entry) => toSummary(entry, entrySigns.storyFields))
    : toItems(there.toSorted(byDate()), ['place']);
  return toAnswer(statements);
};
