import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toEvidence } from '../evidence.ts';
import { toListItem } from '../records/entry-lines.ts';
import { isName, says } from '../records/selection.ts';
import { fits } from '../reading/dates.ts';
import { byDate, toRecordSpan } from '../records/spans.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';
import { listAreas } from './entries.ts';
import { refuse } from '../honesty/refuse.ts';
import type { Operation } from './operation.ts';
import { mentionsDate } from './timeline.ts';

const between = /\bbetween\b(.+?)\band\b(.+)|\bafter\b(.+?)\b(?:and|but|yet) before\b(.+)/;
const betweenBackwards = /\bbefore\b(.+?)\b(?:and|but|yet) after\b(.+)/;
const next =
  /\b(next|following|subsequent|after (that|this|it)|then(?! called)|afterwards|from there)\b(?<!\b(?:called|known|named|titled) then)|\b(previous|before (that|this|it)|preceding|earlier)\b/;
/** "And before that, where …": the step is the question. */
const opens = /^\W*(and |so |but )?(before|after) (that|this|it)\b/;
const relative =
  /\b(before|after|following|prior to|preceding|since leaving|on leaving|upon leaving|next after|straight after|followed|succeeded|came after|came before|preceded|(?:when|once|as soon as) (?:he|she|they|you) (?:had )?(?:left|quit)|once)\b(.+)/;

/** The time of an entry without dates. */
const never = { from: '', to: '' };

/** "Which post followed …?", "which film did she make next?": verbs that only take the step. */
const steps = /^(followed|succeeded|preceded|charge|made|make|did|came|come)$/;

/** Studies before the first role are no answer to these. */
const asksRole = /\b(employ\w*|work(ed|s)? (for|at)|jobs?|roles?|posts?|positions?)\b|^\W*where\b.*\bwork/;

/** Words for the time between two posts. */
const pause = /^(gap|break|breaks|pause|interval|fill|filled|filling|bridge|bridged|jobs|posts|stints?)$/;

/** "Where did he go after …?", "between … and …": the roles around one that the question names. */
export const sequence: Operation = (reading, knowledge) => {
  const { folded, dates, extreme } = reading;
  const leftover = reading.leftover.filter(({ token }) => !steps.test(token.folded));
  if ((leftover.length === 0 && (dates.length > 0 || !reading.context)) || reading.asks[0] === 'count' || extreme)
    return undefined;
  const [named = 'experience', ...others] = reading.areas.filter((area) => listAreas.includes(area));
  const isOf = named === reading.target || (named !== 'education' && reading.asks[0] === 'which');
  const area = isOf && others.length === 0 ? named : 'experience';
  let roles = knowledge.records.filter(({ record }) => record.area === area).toSorted(byDate());
  const [first, second] = toEnds(folded);
  if (first && second) {
    const ends = [anchor(roles, leftover, first), anchor(roles, leftover, second)];
    const [one = [], two = []] = ends.toSorted(([a], [b]) => (a && b ? byDate()(a, b) : 0));
    const from = one.map(toStart).toSorted().at(-1);
    const to = two.map(toStart).toSorted()[0];
    const rest = leftover.filter(({ token }) => !pause.test(token.folded));
    if (!from || !to || !isExplained(rest, [...one, ...two])) return undefined;
    const inside = roles.filter(
      (entry) => !one.includes(entry) && !two.includes(entry) && toStart(entry) >= from && toStart(entry) <= to,
    );
    return toAnswer(inside) ?? toGap(one, two, knowledge);
  }
  const isStep = leftover.length === 0 || (leftover.length === 1 && opens.test(folded) && !leftover.some(isName));
  const step = isStep ? next.exec(folded) : undefined;
  const [current] = reading.context?.records ?? [];
  if (step && current) {
    const kin = knowledge.records.filter(({ record }) => record.area === current.record.area).toSorted(byDate());
    return toAnswer(
      neighbours(kin, [current], step[1] === undefined && /previous|before|preceding|earlier/.test(step[0])),
    );
  }
  const match = relative.exec(folded);
  // "How did she feel once she had left …?" asks for no role.
  if (
    !match ||
    /^\W*wh/.test(match[2] ?? '') ||
    !['where', 'who', 'which', 'what', 'list', 'whether', undefined].includes(reading.asks[0])
  )
    return undefined;
  const toAnchors = (entries: KnownRecord[]) =>
    anchor(entries, leftover, match[2]).filter((entry) =>
      dates.every((date) => fits(toRecordSpan(entry) ?? never, date)),
    );
  let anchors = toAnchors(roles);
  // "Once the work on … was over, what came next?": a project, where it is no role.
  if (anchors.length === 0 && named === 'experience' && !asksRole.test(folded)) {
    roles = knowledge.records.filter(({ record }) => record.area === 'projects').toSorted(byDate());
    anchors = toAnchors(roles);
  }
  if (anchors.length === 0 || !isExplained(leftover, anchors)) return undefined;
  const isBefore = /before|prior|preced/.test(match[1] ?? '');
  const found = neighbours(roles, anchors, isBefore);
  if (found.length > 0 || !asksRole.test(folded)) return toAnswer(found);
  return refuse(
    anchors.flatMap(({ passages }) => passages.slice(0, 1)),
    `The portfolio lists nothing ${isBefore ? 'before' : 'after'} that.`,
  );
};

/** The words for the two ends of a time: "between … and …", "after … and before …". */
function toEnds(folded: string): (string | undefined)[] {
  const [, from, to, after, end] = between.exec(folded) ?? [];
  const [, late, early] = betweenBackwards.exec(folded) ?? [];
  return [from ?? after ?? early, to ?? end ?? late];
}

/** Roles next to the anchors in time; several that begin together stay together. */
export function neighbours(roles: KnownRecord[], anchors: KnownRecord[], isBefore: boolean): KnownRecord[] {
  const others = roles.filter((entry) => !anchors.includes(entry) && toRecordSpan(entry));
  const ends = anchors.map((entry) => toRecordSpan(entry)?.to ?? '').toSorted();
  const starts = anchors.map(toStart).toSorted();
  if (isBefore) {
    const [first = ''] = starts;
    const earlier = others.filter((entry) => toStart(entry) < first);
    // A side post that went on beside the later role is not what came before it.
    const over = earlier.filter((entry) => (toRecordSpan(entry)?.to ?? '').slice(0, 4) <= first.slice(0, 4));
    return (over.length > 0 ? over : earlier).slice(-1);
  }
  // A role that began in the year in which the last one ended follows it.
  const end = ends.at(-1) ?? '';
  const later = others.filter(
    (entry) => toStart(entry).slice(0, 4) >= end.slice(0, 4) && (toRecordSpan(entry)?.to ?? '') >= end,
  );
  return later.slice(0, 1);
}

function toAnswer(entries: KnownRecord[]) {
  if (entries.length === 0) return undefined;
  return { outcome: 'answered' as const, statements: entries.map((entry) => toListItem(entry)) };
}

/** Between the end of one post and the start of the next: what a text dates to that time. */
function toGap(one: KnownRecord[], two: KnownRecord[], { records }: Knowledge): ExtractiveAnswer | undefined {
  const from = one
    .map((entry) => toRecordSpan(entry)?.to ?? '')
    .toSorted()
    .at(-1);
  const to = two.map(toStart).toSorted()[0];
  if (!from || !to || from > to) return undefined;
  const known = records
    .filter((entry) => !one.includes(entry) && !two.includes(entry))
    .flatMap(({ passages }) => passages.filter(({ passage }) => passage.kind === 'text'));
  const statements = known.flatMap((candidate) => {
    const quote = candidate.sentences.map(({ text }) => text).find((text) => mentionsDate(text, { from, to }));
    return quote === undefined ? [] : [toQuote(candidate, quote)];
  });
  return statements.length > 0 ? { outcome: 'answered', statements: statements.slice(0, 2) } : undefined;
}

function toQuote(known: KnownPassage, quote: string): Statement {
  return { text: quote, citation: known.of.record, evidence: [toEvidence(known, 0.8, quote)], layout: 'paragraph' };
}

function anchor(roles: KnownRecord[], words: Concept[], part = ''): KnownRecord[] {
  const inPart = words.filter(({ token }) => part.includes(token.folded));
  if (inPart.length === 0) return [];
  const all = roles.filter((entry) => inPart.every((word) => isAt(entry, word)));
  return all.length > 0 ? all : roles.filter((entry) => inPart.some((word) => isAt(entry, word)));
}

function isExplained(words: Concept[], entries: KnownRecord[]): boolean {
  return words.every((word) => entries.some((entry) => isAt(entry, word)));
}

function isAt({ names, values }: KnownRecord, word: Concept): boolean {
  return says(names, word, false) || says(values.get('place') ?? new Set(), word, false);
}

function toStart(entry: KnownRecord): string {
  return toRecordSpan(entry)?.from ?? '';
}
