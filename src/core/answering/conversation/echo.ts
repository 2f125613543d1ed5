import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { toEnd } from '../../corpus/text.ts';
import { read } from '../reading/reading.ts';
import { isName, says } from '../records/selection.ts';

/** "Sorry, I meant …", "and …?", "same question for …": what stands around a name that takes the place of another. */
const around =
  /^(?:\W*\b(?:and|or|but|so|no|oh|sorry|well|now|i (?:actually )?meant?|(?:what|how) about|(?:the )?same(?: question| thing)?|for|at|of|with|the)\b)+\W*|(?:,? (?:then|instead|now|please|too))*\W*$/gi;

/**
 * The question before, asked of the entry that the last one only names: "And the museum?" Nothing where that says more than
 * a name.
 */
export function toEcho(messages: ChatMessage[], knowledge: Knowledge): string | undefined {
  let before = '';
  let echo: string | undefined;
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    echo = toReplaced(content, before, knowledge);
    before = echo ?? content;
  }
  return echo;
}

function toReplaced(message: string, before: string, knowledge: Knowledge): string | undefined {
  const name = message.replace(around, '');
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
