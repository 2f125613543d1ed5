import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Exclusion } from './exclusion.ts';
import * as stateSigns from '../signs/state-signs.ts';
import { hasValue, pick } from '../records/entry-lines.ts';

/** What has become of the entries that a question wants. */
export interface State {
  is: (entry: KnownRecord) => boolean;
  /** Whether an entry says nothing of it. */
  isUntold: (entry: KnownRecord) => boolean;
  /** Where its words begin and end in the folded question: several may say the same, "shelved (archived, I mean)". */
  spans: [from: number, to: number][];
}

/** Whether one of the fields of an entry says it, or its text. */
const tells = (entry: KnownRecord, fields: string[], says: RegExp) =>
  hasValue(pick(entry, fields), (text) => says.test(text)) ||
  entry.passages.some(({ passage: { kind, text } }) => fields.includes(kind) && says.test(text));

/** "Which are still pending?", "those no longer maintained": the entries wanted by what has become of them. */
function toState(folded: string, areas: Area[], isOut = false): State | undefined {
  for (const { area, state, yes, no } of stateSigns.stateSigns) {
    if (!areas.includes(area)) continue;
    const other = no.exec(folded);
    const match = other ?? yes.exec(folded);
    if (!match) continue;
    const wants = (!other !== stateSigns.negation.test(folded.slice(0, match.index))) !== isOut;
    const { fields, says, told } = state;
    return {
      is: (entry) =>
        (!told || tells(entry, told, /^/)) &&
        tells(entry, fields, says) === wants &&
        (wants || !fields.includes('text')),
      // Prose need not tell it.
      isUntold: (entry) => fields.includes('summary') || !tells(entry, fields, /^/),
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
