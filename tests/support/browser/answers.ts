import type { AnswerEvent } from '#core/answering/answer-event.ts';
import type { Answer } from '#core/answering/answer-ports.ts';

/** Markdown that tries everything that an answer must not be able to do. */
export const hostileMarkdown = [
  '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>',
  '[run](javascript:window.hacked=1) and [data](data:text/html,hi)',
  '**bold** and [elsewhere](https://example.com/page)',
  '| a | b |\n|---|---|\n| 1 | 2 |',
].join('\n\n');

const done: AnswerEvent = { type: 'done', outcome: 'partial', answerer: 'extractive', citations: [], evidence: [] };

/**
 * The real answerer, except for questions that name a way in which answers can come: `(hold)` begins and waits until the
 * caller leaves, `(fail)` breaks after its first words, `(hostile)` answers with dangerous Markdown.
 */
export function withStagedAnswers(answer: Answer): Answer {
  return async function* staged(messages, ports): AsyncGenerator<AnswerEvent> {
    const question = messages.at(-1)?.content ?? '';
    if (/\((hold|fail|hostile)\)/.test(question)) yield { type: 'status', status: 'thinking' };
    if (question.includes('(hold)')) {
      yield { type: 'content', content: 'The first words' };
      await new Promise((resolve) => ports.signal.addEventListener('abort', resolve, { once: true }));
      return;
    }
    if (question.includes('(fail)')) {
      yield { type: 'content', content: 'The first words' };
      throw new Error('staged failure');
    }
    if (question.includes('(hostile)')) {
      yield { type: 'content', content: hostileMarkdown };
      yield done;
      return;
    }
    yield* answer(messages, ports);
  };
}
