import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { ordinals } from '../../corpus/number-words.ts';
import { operationWords, stopWords } from '../../corpus/stop-words.ts';
import { fold, toEnd } from '../../corpus/text.ts';
import { longMessage } from '../reading/core.ts';
import { asksWhich, besideName, countsAgain, listsAgain, ofWork, otherOne, steps } from '../reading/follow-ups.ts';
import { read } from '../reading/reading.ts';
import { isName, saysAll } from '../records/selection.ts';

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
    else
      echo =
        toReplaced(content, before, knowledge) ??
        toSwapped(content, before, knowledge) ??
        toTurned(content, before, knowledge);
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
    knowledge.records.some(({ names }) => saysAll(names, leftover));
  if (!first || !last || !isOnly) return undefined;
  return query.text.slice(0, first.start) + name + query.text.slice(toEnd(last));
}

/** "And her bachelor's?" behind a question for another degree: the question before, asked of that one. */
function toSwapped(message: string, before: string, knowledge: Knowledge): string | undefined {
  const { leftover, labels, kinds, asks, dates } = read(message.replace(besideName, ''), knowledge);
  const [kind] = kinds;
  if (!kind || leftover.length + labels.length + asks.length + dates.length > 0 || kinds.length > 1) return undefined;
  const { query, kinds: then } = read(before, knowledge);
  const old = then.find(
    ({ areas, token }) => areas.some((area) => kind.areas.includes(area)) && token.stem !== kind.token.stem,
  );
  return old && query.text.slice(0, old.token.start) + kind.token.text + query.text.slice(toEnd(old.token));
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

/** "The title of the doctoral one?" behind a question for a thesis: "the title of the doctoral thesis?" */
export function toNoun(question: string, before: string, knowledge: Knowledge): string | undefined {
  const [one, word = ''] = otherOne.exec(question) ?? [];
  const folded = fold(word);
  if (!one || stopWords.has(folded) || operationWords.has(folded) || ordinals.includes(folded)) return undefined;
  const { asks, fields } = read(question, knowledge);
  const { labels, kinds } = read(before, knowledge);
  const noun = asks.length + fields.length > 0 && (labels.at(-1) ?? kinds.at(-1));
  return noun ? question.replace(one, `${word} ${noun.token.text}`) : undefined;
}
