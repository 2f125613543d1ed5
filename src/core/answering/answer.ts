import { extract } from './extract.ts';
import { isJobDescription } from './job/job-description.ts';
import type { Answer } from './answer-ports.ts';
import { toCitations, toEvidenceList, toPieces } from './statement.ts';
import { toFitting, withinMessage } from './within-message.ts';

/** Answers from published text; with a model, in its words where the text supports them. */
export const answer: Answer = async function* answer(messages, { corpus, signal, model, note = () => {} }) {
  yield { type: 'status', status: 'thinking' };
  signal.throwIfAborted();
  const isJob = isJobDescription(messages.at(-1)?.content ?? '');
  yield { type: 'status', status: isJob ? 'analyzing_job' : 'searching' };
  signal.throwIfAborted();
  const extracted = toFitting(extract(messages, corpus));
  let isWritten = false;
  if (model) {
    const write = async function* () {
      isWritten = yield* model(messages, extracted, { corpus, signal, note });
    };
    yield* withinMessage(write());
  }
  if (isWritten) return;
  const { outcome, statements } = extracted;
  for (const content of toPieces(statements)) {
    signal.throwIfAborted();
    yield { type: 'content', content };
  }
  yield {
    type: 'done',
    outcome,
    answerer: 'extractive',
    citations: toCitations(statements),
    evidence: toEvidenceList(statements),
  };
};
