import type { Concept } from '../../corpus/query.ts';
import type { Reading } from '../reading/reading.ts';

/** Kinds of answers that a sentence visibly holds or does not. */
export type WantedKind = 'money' | 'length' | 'count' | 'measure' | 'reason';

/** What kind of answer a question wants. */
export interface Wanted {
  kind: WantedKind;
  /** What is to be counted; nothing where anything may be: "how many people", "how often". */
  counted?: Concept | undefined;
}

/** The first that fits decides; on the folded question without the name of an entry. */
const kinds: [WantedKind, RegExp][] = [
  [
    'money',
    /\bhow much\b.*\b(costs?|pays?|paid|earn(?:s|ed)?|charge[sd]?|worth|money|sell|sold|spen[dt]|fetch(?:ed)?|make a year|box office)\b|\bhow many (dollars|pounds|euros|francs|marks|yen|kronor|kroner|crowns|roubles)\b|\b(?:what|which)(?:'s| is| was| are| were)? (?:the |her |his |their |your )?(?:\w+ ){0,2}(costs?|prices?|salary|budget|fees?|wages?|net worth|rent|revenue|turnover|profits?|royalties|income|pay)\b|\bwhat (?:do|does|did|would)\b.*\b(pay|charge|cost)\b|\bwhat\b.*\brates?\b.*\bcharge\b/,
  ],
  ['length', /\bhow long\b(?! ago)|\bhow many (minutes|hours|days|weeks|months|years)\b/],
  ['count', /\bhow (many|often)\b/],
  [
    'measure',
    /\bhow (high|tall|deep|heavy|wide|thick)\b|\b(?:what|which) (bandwidth|speed|height|width|depth|weight|temperature|voltage|distance|marks|grades?)\b/,
  ],
  ['reason', /\bwhy\b|\bfor what reason\b|\bhow come\b/],
];
/** Nouns that count whatever the answer counts. */
const anything = new Set('people persons person things items others times units'.split(' '));
const plural = /s$|^(children|women|men|feet|media|data|criteria|staff)$/;
const border = /^(of|in|on|at|for|with|from|to|by|per|that|which|who|is|was|are|were|do|does|did|has|have|had|can|could|will|would|he|she|they|you|there|the)$/;

/** The kind of answer that a question wants; nothing where no sentence visibly holds one. */
export function toWanted(reading: Reading): Wanted | undefined {
  const [kind] = kinds.find(([, pattern]) => pattern.test(reading.frame)) ?? [];
  if (!kind) return undefined;
  return kind === 'count' ? { kind, counted: toCounted(reading) } : { kind };
}

/** The noun behind "how many": the first plural before anything is said of it. */
export function toCounted({ query, folded }: Reading): Concept | undefined {
  const start = folded.search(/(?<=\bhow many )/);
  if (start < 0) return undefined;
  const behind = query.tokens.filter((token) => token.start >= start);
  const end = behind.findIndex(({ folded: word }, index) => index > 0 && border.test(word));
  const group = behind.slice(0, end < 0 ? undefined : end);
  const noun = group.find(({ folded: word, text }) => plural.test(word) && text !== text.toUpperCase()) ?? group[0];
  if (!noun || anything.has(noun.folded)) return undefined;
  return query.concepts.find(({ token }) => token.start === noun.start);
}
