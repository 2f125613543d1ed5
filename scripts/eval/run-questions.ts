import { answer } from '#core/answering/answer.ts';
import type { AnswerEvent } from '#core/answering/answer-event.ts';
import type { AnswerPorts } from '#core/answering/answer-ports.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { findPassages } from '#core/corpus/search.ts';
import { toMessages, type GoldenQuestion } from './question-file.ts';

export type Done = Extract<AnswerEvent, { type: 'done' }>;

/** A question with the answer it got. */
export interface Run {
  question: GoldenQuestion;
  answer: string;
  done: Done;
  milliseconds: number;
  /** Records that search finds for the question, best first. */
  found: string[];
}

/** Asks every question through the public door, one after the other so that the times mean something. */
export async function runQuestions(
  questions: GoldenQuestion[],
  corpus: Corpus,
  model?: AnswerPorts['model'],
): Promise<Run[]> {
  // The first answers of a process pay for reading the corpus and for compiling; the times are those of a warm one. A
  // model is paid for by the answer, so it warms up with one.
  for (const question of model ? questions.slice(0, 1) : questions) await ask(question, corpus, model);
  const runs: Run[] = [];
  for (const question of questions) runs.push(await ask(question, corpus, model));
  return runs;
}

async function ask(question: GoldenQuestion, corpus: Corpus, model: AnswerPorts['model']): Promise<Run> {
  const messages = toMessages(question);
  const started = performance.now();
  let text = '';
  let done: Done | undefined;
  for await (const event of answer(messages, {
    corpus,
    signal: new AbortController().signal,
    ...(model && { model }),
  })) {
    if (event.type === 'content') text += event.content;
    if (event.type === 'done') done = event;
  }
  const milliseconds = performance.now() - started;
  if (!done) throw new Error(`The answer to "${question.id}" never ended`);
  const found = findPassages(corpus, messages.at(-1)?.content ?? '', 10).hits.map(({ record }) => record.id);
  return { question, answer: text, done, milliseconds, found };
}
