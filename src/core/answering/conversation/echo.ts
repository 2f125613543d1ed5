import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { toEnd } from '../../corpus/text.ts';
import { longMessage } from '../reading/core.ts';
import { asksWhich, besideName, countsAgain, listsAgain, ofWork, steps } from '../reading/follow-ups.ts';
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
    // A name, a number or a list is asked for in few words.
    if (content.length >= longMessage) echo = undefined;
    else echo = toReplaced(content, before, knowledge) ?? toTurned(content, before, knowledge);
    before = echo ?? content;
  }
  return echo;
}

function toReplaced(message: string, before: string, knowledge: Knowledge): string | undefined {
  const name = message.replace(besideName, '');
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
  const { areas, asks } = read(before, knowledge);
  const isCounted = asks[0] === 'count';
  if (areas.length === 0 || !(isCounted ? listsAgain : countsAgain).test(message)) return undefined;
  const turned = isCounted ? before.replace(/\bhow many\b/i, 'which') : before.replace(asksWhich, 'how many ');
  return turned === before ? undefined : turned;
}

/** "And where was she before?" behind an answer about work: which job came before that. */
export function toStep(question: string, before: string): string {
  return ofWork.test(before)
    ? steps.reduce((said, [wording, plain]) => said.replace(wording, plain), question)
    : question;
}
