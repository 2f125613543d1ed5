import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import * as numberSigns from '../../corpus/number-signs.ts';
import { unique } from '../../corpus/unique.ts';
import { refuse } from '../honesty/refuse.ts';
import { operate } from '../operations/all.ts';
import { toEntries } from '../operations/entries.ts';
import { extreme } from '../operations/extreme.ts';
import { largest } from '../operations/largest.ts';
import * as followUps from '../signs/follow-ups.ts';
import { read, type Context } from '../reading/reading.ts';
import { toAskedNouns } from '../records/area-names.ts';
import { toItems } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import { toAnswer, toRemark, type ExtractiveAnswer } from '../statement.ts';
import { remarks } from '../replies.ts';
import { reworded } from '../../corpus/reworded.ts';
import { firstFilled } from '../lists.ts';

/** "Which of them was the longest?", "only since 2016", "any others?": asked of the entries that a reply listed. */
export function answerAmong(question: string, context: Context, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const { lists = [] } = context;
  if (followUps.asksOthers.test(question)) return answerOthers(question, context, knowledge);
  const own = read(question, knowledge);
  const isNamed = own.labels.length + own.kinds.length > 0 && own.areas.length > 0;
  // "And those of 1960?" behind those of 1956 may leave the list, "which of those …" may not.
  const isStrict = followUps.ofThem.test(question);
  const last = lists[0] && !isStrict ? [knowledge.records] : [];
  let none: ExtractiveAnswer | undefined;
  for (const records of [...lists, ...last]) {
    const areas = unique((lists.includes(records) ? records : (lists.at(-1) ?? [])).map(({ record }) => record.area));
    // Of one nothing is picked, but it is one.
    if (records.length < 2 && !followUps.countsAgain.test(question)) continue;
    // "Which was her first patent?" behind a list of prizes is of none of them; "given after his death" may be.
    if (isNamed && own.areas.some((area) => area !== 'about' && !areas.includes(area))) continue;
    const whole = isNamed && followUps.picksOne.test(question) ? undefined : toQuestion(question, toAskedNouns(areas));
    if (!whole) return undefined;
    const answer = answerWithin(whole, records, knowledge);
    // What neither the list nor the kind holds is none of them, whatever a sentence says that comes near.
    none ??= own.leftover.length > 0 ? undefined : answer;
    if (answer && (isStrict || answer.outcome === 'answered')) return { ...answer, isTyped: true };
  }
  return none;
}

/** Whether a question is of nothing but the list before it. */
export function isAmong(question: string): boolean {
  return toQuestion(question, '') !== undefined;
}

/** The question with the noun that its "them", its "ones" or nothing at all stands for; nothing where it is of no list. */
function toQuestion(question: string, noun: string): string | undefined {
  if (followUps.countsAgain.test(question)) return `how many ${noun}?`;
  const said = followUps.ofList.map((pattern) => pattern.exec(question)).find(Boolean);
  const rest = said && question.slice(said[0].length);
  return said ? reworded(`${said[1] ?? 'which'} ${noun} ${rest}`, followUps.ends) : undefined;
}

/** The one that an end, an ordinal or a size picks, else the number or the list of those that are left. */
function answerWithin(whole: string, records: KnownRecord[], knowledge: Knowledge): ExtractiveAnswer | undefined {
  const reading = { ...read(whole, knowledge), naming: undefined };
  const nth = numberSigns.ordinals.findIndex((ordinal) =>
    reading.query.tokens.some(({ folded }) => folded === ordinal),
  );
  const entries = toEntries(reading, knowledge);
  const isSure = entries && entries.tier !== 'text' && entries.records.length > 0;
  const picked = isSure ? records.filter((entry) => entries.records.includes(entry)) : records;
  if (picked.length === 0) return refuse([], remarks.none);
  // What is told of other kinds dates these: "those given after his death".
  const isApart = ({ record }: KnownRecord) => picked.every((entry) => entry.record.area !== record.area);
  const within = {
    ...knowledge,
    records: knowledge.records.filter((entry) => picked.includes(entry) || isApart(entry)),
  };
  if (reading.extreme ?? nth > 0)
    return extreme({ ...reading, extreme: reading.extreme ?? 'first', rank: reading.rank || Math.max(nth, 0) }, within);
  if (followUps.bySize.test(whole)) return largest(reading, within) ?? refuse([]);
  return operate(reading, within);
}

/** What the portfolio lists of the kind, or of the list from which that one was picked, beside the last list. */
function answerOthers(
  question: string,
  { lists = [], records, before: { kinds, fields } }: Context,
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const { one, kind } = followUps.asksOthers.exec(question)?.groups ?? {};
  // "And the other ones?" behind one that was told; "anything else?" wants more of it.
  const [given = kind || kinds.length > 0 || /ones/i.test(question) ? records.slice(0, 1) : [], ...wider] = lists;
  const areas = unique(given.map(({ record }) => record.area));
  // Behind the books "any others?" wants books, "the others" what is none.
  const sorts = followUps.asksRest.test(question) ? [] : kinds;
  const nouns = kind ?? (sorts.map(({ token }) => token.text).join(' ') || toAskedNouns(areas));
  const all = wider.at(-1) ?? toEntries(read(`list ${nouns}`, knowledge), knowledge)?.records ?? [];
  // Of several kinds the list has no others.
  if (areas.length !== 1) return undefined;
  const others = all.filter((entry) => !given.includes(entry)).toSorted(byDate());
  // "The other one" is one.
  if (one && others.length !== 1) return undefined;
  const items = toItems(firstFilled(others, given), fields);
  const statements =
    others.length > 0
      ? [toRemark(remarks.others), ...items]
      : [
          {
            ...toRemark(remarks.all),
            evidence: items.flatMap(({ evidence }) => evidence),
          },
        ];
  return toAnswer(statements, { isTyped: true, isSettled: true });
}
