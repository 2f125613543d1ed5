import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { isOngoing, toDate } from '../records/spans.ts';
import type { Exclusion } from './exclusion.ts';
import { failed, negation, stateSigns, type StateName } from './state-signs.ts';

/** What has become of the entries that a question wants. */
export interface State {
  is: (entry: KnownRecord) => boolean;
  /** Where its words begin and end in the folded question: several may say the same, "shelved (archived, I mean)". */
  spans: [from: number, to: number][];
}

const isKeptByOthers = ({ facts }: KnownRecord) =>
  facts.some(({ field, values }) => field === 'status' && values.some(({ text }) => /\b(by|hands of)\b/.test(text)));
const hasStatus = ({ values }: KnownRecord) => values.has('status');
const isGranted = ({ values }: KnownRecord) => values.has('granted') || (values.get('status')?.has('grant') ?? false);
const isAlive = (entry: KnownRecord) =>
  entry.facts.some(
    ({ field, values }) =>
      field === 'status' && values.some(({ text }) => /^(actively )?(maintained|active)\b/i.test(text)),
  );
const authorship = ({ record }: KnownRecord) => (record.data as { authorship?: string }).authorship;

/** Whether an entry is in a state, of those that tell it either way. */
const states: Record<StateName, { is: (entry: KnownRecord) => boolean; isTold: (entry: KnownRecord) => boolean }> = {
  granted: {
    is: isGranted,
    isTold: ({ values }) => values.has('filed') || values.has('status'),
  },
  founded: {
    is: ({ facts }) => facts.some(({ field, values }) => field === 'role' && /founder/i.test(values[0]?.text ?? '')),
    isTold: ({ values }) => values.has('role'),
  },
  failed: {
    is: ({ facts }) =>
      facts.some(
        ({ field, values }) => (field === 'outcome' || field === 'summary') && failed.test(values[0]?.text ?? ''),
      ),
    isTold: () => true,
  },
  over: {
    is: (entry) => toDate(entry, 'end') !== undefined && !isOngoing(entry),
    isTold: ({ values }) => values.has('start'),
  },
  kept: {
    is: (entry) => isAlive(entry) && !isKeptByOthers(entry),
    isTold: hasStatus,
  },
  active: {
    is: isAlive,
    isTold: hasStatus,
  },
  own: {
    is: (entry) => authorship(entry) === 'own',
    isTold: (entry) => authorship(entry) !== undefined,
  },
};

/** "Which are still pending?", "those no longer maintained": the entries wanted by what has become of them. */
function toState(folded: string, areas: Area[], isOut = false): State | undefined {
  for (const { area, state, yes, no } of stateSigns) {
    const match = areas.includes(area) ? (no.exec(folded) ?? yes.exec(folded)) : undefined;
    if (!match) continue;
    const wants = (yes.test(match[0]) !== negation.test(folded.slice(0, match.index))) !== isOut;
    const { is, isTold } = states[state];
    return {
      is: (entry) => isTold(entry) && is(entry) === wants,
      spans: [yes, no].flatMap((words) => toSpans(folded, words)),
    };
  }
  return undefined;
}

/** "Leaving aside what others wrote, …": the state that is wanted comes behind, or is the other one. */
export function toWantedState(folded: string, { said, rest, isExcept }: Exclusion, areas: Area[]): State | undefined {
  return isExcept ? (toState(rest, areas) ?? toState(said, areas, true)) : toState(folded, areas);
}

/** Where words begin and end. */
export function toSpans(folded: string, words: RegExp): [from: number, to: number][] {
  return [...folded.matchAll(new RegExp(words, 'g'))].map(({ index, 0: said }) => [index, index + said.length]);
}
