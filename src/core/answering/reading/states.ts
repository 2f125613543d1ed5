import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toDate } from '../records/spans.ts';
import type { Exclusion } from './exclusion.ts';

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

/** How a question asks for what went wrong, and how an outcome tells it. */
const failed = /\b(fail(ed)?|cancel(l?ed)?|scrapped|abandoned|unsuccessful|stopped|given up|written off|wound up)\b/i;

/** Pairs of opposites: the first pattern asks for the entries that pass the test, the second for the others. */
const pairs: {
  area: Area;
  yes: RegExp;
  no: RegExp;
  is: (entry: KnownRecord) => boolean;
  isTold: (entry: KnownRecord) => boolean;
}[] = [
  {
    area: 'patents',
    yes: /\b(granted|issued|approved|decided( on)?|come through)\b/,
    no: /\b(pending|undecided|unresolved|ungranted|outstanding|(await\w*|wait\w*)( for| on)?( an?| the)?( decision| grant| approval| office)?|in the (pipeline|works)|under (examination|review)|being examined|sitting|with the( patent)? office)\b/,
    is: isGranted,
    isTold: ({ values }) => values.has('filed') || values.has('status'),
  },
  {
    area: 'experience',
    yes: /\b(co-?)?found(ed|s)?\b/,
    no: /(?!)/,
    is: ({ facts }) => facts.some(({ field, values }) => field === 'role' && /founder/i.test(values[0]?.text ?? '')),
    isTold: ({ values }) => values.has('role'),
  },
  {
    area: 'projects',
    yes: failed,
    no: /\b(succeeded|successful)\b/,
    is: ({ facts }) =>
      facts.some(
        ({ field, values }) => (field === 'outcome' || field === 'summary') && failed.test(values[0]?.text ?? ''),
      ),
    isTold: () => true,
  },
  {
    area: 'projects',
    yes: /\b(finished|completed|concluded|ended|wrapped up|behind (her|him|them)|(?<=\b(are|is|were|was|be|been) )(now |all )?(over|done))\b/,
    no: /\b(ongoing|unfinished|in progress|(are|is) (still )?(running|active|going( on)?|under ?way)|still (\w+ing|busy|open|at it|alive|involved))\b/,
    is: (entry) => toDate(entry, 'end') !== undefined && toDate(entry, 'end') !== 'present',
    isTold: ({ values }) => values.has('start'),
  },
  {
    area: 'open-source',
    yes: /\b(he|she|they|you)( \w+)? maintain\b/,
    no: /(?!)/,
    is: (entry) => isAlive(entry) && !isKeptByOthers(entry),
    isTold: hasStatus,
  },
  {
    area: 'open-source',
    yes: /\b(maintain(ed|ing|s)?|active|alive|(kept )?going|developed|look(ed|s|ing)? after|supported|updated)\b/,
    no: /\b(archived|abandoned|retired|discontinued|dead|deprecated|unmaintained|dormant|given up|mothballed|shelved|sunset(ted)?|frozen|closed)\b/,
    is: isAlive,
    isTold: hasStatus,
  },
  {
    area: 'open-source',
    yes: /(\b(her|his|their|your)|'s) own\b|\b(himself|herself|yourself)\b/,
    no: /\b(only|just|merely) (contribut\w*|help\w*)( to| with)?\b|\b(somebody|someone|anybody|anyone) else('s)?\b|\bother people('s)?\b|\bby others\b/,
    is: (entry) => authorship(entry) === 'own',
    isTold: (entry) => authorship(entry) !== undefined,
  },
];
/** "Not counting" says what is left out, and denies nothing of it. */
const negation = /(\b(not(?! (?:counting|including))|no longer|never|yet to be|nor)\b|n't\b)[^,;]{0,20}$/;

/** "Which are still pending?", "those no longer maintained": the entries wanted by what has become of them. */
function toState(folded: string, areas: Area[], isOut = false): State | undefined {
  for (const { area, yes, no, is, isTold } of pairs) {
    const match = areas.includes(area) ? (no.exec(folded) ?? yes.exec(folded)) : undefined;
    if (!match) continue;
    const wants = (yes.test(match[0]) !== negation.test(folded.slice(0, match.index))) !== isOut;
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
