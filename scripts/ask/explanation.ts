import { toContext } from '#core/answering/conversation/context.ts';
import { withoutRefused } from '#core/answering/conversation/conversation.ts';
import { toOwnQuestion } from '#core/answering/conversation/own-question.ts';
import { toTalk } from '#core/answering/talk.ts';
import { extract } from '#core/answering/extract.ts';
import { answerReading } from '#core/answering/answer-reading.ts';
import { isUntold } from '#core/answering/honesty/untold.ts';
import { operations } from '#core/answering/operations/all.ts';
import { toRanked } from '#core/answering/passages/ranked.ts';
import { toCore } from '#core/answering/reading/core.ts';
import { read, type Context, type Reading } from '#core/answering/reading/reading.ts';
import type { ChatMessage } from '#core/contract/ask.ts';
import { toConfidence } from '#core/corpus/confidence.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toKnowledge, type Knowledge } from '#core/corpus/knowledge.ts';
import { toLogOdds } from '#core/corpus/odds.ts';
import type { Concept } from '#core/corpus/query.ts';
import { toParts, type Part } from './parts.ts';

const maxPassages = 5;

/**
 * How the last question of a conversation is read, step by step, as text: what is left of the message, what each of its
 * clauses wants, the step or operation that answers it from typed records, how it ends, and the passages nearest to it. An
 * advert is not taken apart: its analysis names its own evidence.
 */
export function toExplanation(conversation: ChatMessage[], corpus: Corpus): string {
  const knowledge = toKnowledge(corpus);
  const talk = toTalk(conversation);
  const own = toOwnQuestion(talk, knowledge);
  if (!own) return row('message', 'asks nothing of the portfolio');
  const { question, turns, language } = own;
  const context = toContext(question, withoutRefused(turns, knowledge), knowledge, (earlier) =>
    extract(earlier, corpus),
  );
  const core = toCore(question, knowledge, context !== undefined);
  return [
    ...(language ? [row('language', language)] : []),
    row('question', core),
    ...toParts(core, knowledge, context).flatMap((part) => ['', ...explain(part, knowledge, context)]),
  ].join('\n');
}

function explain({ text: clause, step }: Part, knowledge: Knowledge, context: Context | undefined): string[] {
  const reading = read(clause, knowledge, context);
  const ranked = toRanked(reading, knowledge);
  const operation = step ?? operations.find((each) => each(reading, knowledge));
  const { outcome } = step?.answer ?? answerReading(reading, clause, knowledge);
  const odds = context ? 0 : toLogOdds(reading.query.tokens, knowledge);
  const confidence = toConfidence(reading.query, ranked, odds);
  return [
    row('clause', clause),
    ...(reading.text === clause ? [] : [row('spelt', reading.text)]),
    ...toWants(reading).flatMap(([name, values]) => (values.length > 0 ? [row(name, values.join(', '))] : [])),
    ...(isUntold(reading, knowledge)
      ? [row('untold', 'is listed among the questions that nothing answers, or nearly')]
      : []),
    ...(odds === 0
      ? []
      : [
          row(
            'odds',
            `${odds.toFixed(1)} that something answers it (the natural logarithm), by the expected questions and those that nothing answers`,
          ),
        ]),
    row('operation', operation?.name ?? 'none: left to the passages'),
    row('outcome', outcome),
    row('passages', ranked.length > 0 ? `the first at a confidence of ${confidence.toFixed(2)}` : 'none'),
    ...ranked.slice(0, maxPassages).map(({ known: { passage, sentences }, score, sentence, foreseen }) => {
      const expected = foreseen ? ` (as expected: ${[...foreseen].join(' ')})` : '';
      return row(`  ${score.toFixed(2)}`, `${passage.id}: ${sentences[sentence]?.text ?? ''}${expected}`);
    }),
  ];
}

/** What a question asks for, by the names that a reading has for it. */
function toWants({ asks, areas, fields, dates, naming, leftover, context }: Reading): [string, string[]][] {
  return [
    ['asks', asks],
    ['areas', areas],
    ['fields', fields],
    ['dates', dates.map(({ relation, from, to }) => `${relation} ${from} to ${to}`)],
    ['names', naming?.entries.map(({ record }) => record.id) ?? []],
    ['talks of', context?.scope.map(({ record }) => record.id) ?? []],
    ['unexplained', leftover.map(toWord)],
  ];
}

function toWord({ token }: Concept): string {
  return token.text;
}

function row(name: string, text: string): string {
  return `${name.padEnd(12)} ${text.replaceAll('\n', ' ')}`;
}
