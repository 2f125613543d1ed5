import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { toEnd } from '../../corpus/text.ts';
import { aroundName, countsAgain, lists, listsAgain } from '../reading/follow-ups.ts';
import { read } from '../reading/reading.ts';
import { isName, says } from '../records/selection.ts';

/**
 * The question before, asked of the entry that the last one only names: "And the museum?" Nothing where that says more than
 * a name.
 */
export function toEcho(messages: ChatMessage[], knowledge: Knowledge): string | undefined {
  let before = '';
  let echo: string | undefined;
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    echo = toReplaced(content, before, knowledge) ?? toTurned(content, before, knowledge);
    before = echo ?? content;
  }
  return echo;
}

function toReplaced(message: string, before: string, knowledge: Knowledge): string | undefined {
  const name = message.replace(aroundName, '');
  const { leftover, labels, kinds, asks, dates } = read(name, knowledge);
  const { naming, query, ...then } = read(before, knowledge);
  const old = naming?.tokens ?? then.leftover.filter(isName).map(({ token }) => token);
  const [first] = old;
  const last = old.at(-1);
  const isOnly =
    leftover.length > 0 &&
    [...labels, ...kinds, ...asks, ...dates].length === 0 &&
    knowledge.records.some(({ names }) => leftover.every((word) => says(names, word, false)));
  if (!first || !last || !isOnly) return undefined;
  return query.text.slice(0, first.start) + name + query.text.slice(toEnd(last));
}

/** "How many is that?" of a list, "which ones?" of a number: the question before, asked for the other. */
function toTurned(message: string, before: string, knowledge: Knowledge): string | undefined {
  const own = read(message, knowledge);
  const { areas, asks } = read(before, knowledge);
  if (own.leftover.length + own.dates.length + own.areas.length > 0 || areas.length === 0) return undefined;
  if (asks[0] === 'count') return listsAgain.test(message) ? before.replace(/\bhow many\b/i, 'which') : undefined;
  return countsAgain.test(message) && lists.test(before) ? before.replace(lists, 'how many ') : undefined;
}
