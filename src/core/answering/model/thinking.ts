import type { ModelPiece } from './model.ts';

const opening = '<think>';
const closing = '</think>';

/** The text without the thoughts that some local models write before it; while they think, empty pieces show life. */
export async function* withoutThinking(pieces: AsyncIterable<ModelPiece>): AsyncGenerator<ModelPiece, void> {
  let held = '';
  let state: 'unknown' | 'thinking' | 'text' = 'unknown';
  for await (const piece of pieces) {
    if ('usage' in piece || state === 'text') {
      yield piece;
      continue;
    }
    held += piece.text;
    const start = held.trimStart();
    if (state === 'unknown' && start.startsWith(opening)) state = 'thinking';
    if (state === 'unknown' && !opening.startsWith(start)) state = 'text';
    const end = state === 'thinking' ? held.indexOf(closing) : -1;
    if (end !== -1) {
      state = 'text';
      held = held.slice(end + closing.length);
    }
    yield { text: state === 'text' ? held : '' };
    if (state === 'text') held = '';
    // Thoughts can be long; only a mark that is cut in two has to be kept.
    else if (state === 'thinking') held = opening + held.slice(-closing.length);
  }
  if (state === 'unknown' && held !== '') yield { text: held };
}
