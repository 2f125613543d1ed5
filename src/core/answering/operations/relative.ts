import type { Area } from '../../contract/record.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { refuse, unsaid } from '../honesty/refuse.ts';
import { isBare } from '../reading/clauses.ts';
import { read, type Reading } from '../reading/reading.ts';
import { homes } from '../signs/area-signs.ts';
import { toItems } from '../records/entry-lines.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { isOwnDeath, toEvent, type Event } from '../reading/events.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { byDate } from '../records/spans.ts';
import { toAnswer, type ExtractiveAnswer } from '../statement.ts';
import { count } from './count.ts';
import { extreme } from './extreme.ts';
import { list } from './list.ts';
import type { Operation } from './operation.ts';
import { neighbours } from './sequence.ts';
import { remarks } from '../replies.ts';
import { toRow } from '../lists.ts';
import { reworded } from '../../corpus/reworded.ts';

/** "The first thing she published after the master's", "what did she win during …?": entries by the time of another one. */
export const relative: Operation = (reading, knowledge) => {
  const text = reworded(reading.text, askedPhrases.deathRewordings);
  const [, asked = '', by = '', told = '', more = ''] = timeSigns.behind.exec(text) ?? [];
  const [, first = by, front = told, around = `${asked} ${isBare(more) ? '' : more}`] =
    timeSigns.inFront.exec(text) ?? [];
  const [, subject = front, verb = first, which = around] = timeSigns.passive.exec(text) ?? [];
  const main = read(which, knowledge);
  // "Her first job after that": after the one entry that was talked about.
  const [one, other] = reading.context?.scope ?? [];
  const named = main.extreme && one && !other && timeSigns.pointing.test(subject) ? one.record.title : subject;
  const event = verb && toEvent(named, knowledge, main.areas);
  // Of a life that goes on, or whose end is not told, nothing came after; all that there is was in it.
  const isDeath = isOwnDeath(subject, knowledge);
  if (isDeath && !event && !askedPhrases.alive.test(reading.text)) return unsaid;
  if (!event || main.dates.length > 0 || main.naming || (main.asks[0] === 'whether' && !isDeath)) return undefined;
  const isAt = timeSigns.isMeanwhile.test(verb) && !timeSigns.whenLeaving.test(`${verb} ${subject}`);
  const relation = timeSigns.isEarlier.test(verb) ? 'before' : isAt ? 'in' : 'after';
  const [area = 'experience'] = event.entries.map(({ record }) => record.area);
  const isStep = timeSigns.isNext.test(text) && !timeSigns.isSeveral.test(main.folded);
  // "Any idea when he left …" wants nothing but the time.
  if (main.asks.length + main.areas.length === 0 && !isStep) return undefined;
  const areas = main.areas.length === 0 && isStep ? [area] : main.areas;
  const isOver = area === 'projects' && main.areas.length === 0;
  const isHome = areas.every((home) => homes.has(home));
  // "Where had she worked before …?" is about all that time.
  const isAll = main.asks[0] === 'count' || timeSigns.isAllSteps.test(main.folded);
  if (!isDeath && relation !== 'in' && !isAll && (isHome || isOver)) return toNext(main, event, verb, knowledge);
  const end = relation === 'before' ? 'last' : 'first';
  const [, same] = toRow(timeSigns.sameTimes, verb) ?? [];
  // Later than any day of it.
  const { from, to } = same ? { from: event.from.slice(0, same), to: `${event.from.slice(0, same)}~` } : event;
  const others = same ? knowledge.records.filter((entry) => !event.entries.includes(entry)) : knowledge.records;
  const rest = { ...knowledge, records: others };
  const timed: Reading = {
    ...main,
    areas,
    extreme: main.extreme ?? (isStep ? end : undefined),
    // What began in the year of an end followed it.
    dates: [
      {
        from,
        to: isHome && !isAt ? to.slice(0, 4) : to,
        relation,
        start: 0,
        length: 0,
        precise: same !== undefined && same > 4,
      },
    ],
  };
  const picked = extreme(timed, rest) ?? count(timed, rest);
  if (picked) return picked;
  const listed = list(timed, rest);
  // The nearest first: "and before that?" goes on from there.
  const isBack = relation === 'before' && isHome && listed?.statements.every(({ layout }) => layout === 'item');
  // "Where did she work when …?": her post tells, though it may give no place.
  return (
    listed && {
      ...listed,
      ...(isHome && { holdsWanted: true }),
      ...(isBack && { statements: listed.statements.toReversed() }),
    }
  );
};

/** "Where did he go after …?", "what came straight after the PhD?": the role or the studies next in time. */
function toNext(
  { leftover, folded }: Reading,
  { entries }: Event,
  verb: string,
  { records }: Knowledge,
): ExtractiveAnswer | undefined {
  const isFree = leftover.every(({ token }) => timeSigns.steps.test(token.folded));
  if (!isFree) return undefined;
  const isWork = timeSigns.asksWork.test(folded);
  const area = isWork ? 'experience' : entries[0]?.record.area;
  const kin: ReadonlySet<Area | undefined> = !isWork && area && homes.has(area) ? homes : new Set([area]);
  const others = records.filter(({ record }) => kin.has(record.area)).toSorted(byDate());
  const isBefore = timeSigns.isEarlier.test(verb);
  const found = neighbours(others, entries, isBefore);
  if (found[0]) return toAnswer(toItems(found));
  return isWork ? refuse(entries, remarks.toNoStep(isBefore)) : undefined;
}
