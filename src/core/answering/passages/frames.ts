import { toTerms } from '../../corpus/text.ts';
import * as frameSigns from './frame-signs.ts';
import type { Frame } from './frame-signs.ts';

/** The frames that a folded question is put in, and the words of it that they account for. */
export function toFrames(folded: string): { frames: Frame[]; consumed: Set<string> } {
  const consumed = new Set<string>();
  const found = frameSigns.frameSigns.filter(({ question }) => {
    const matches = [...folded.matchAll(question)];
    for (const [match, state] of matches) for (const word of (state ?? match).split(' ')) consumed.add(word);
    return matches.length > 0;
  });
  return { frames: found, consumed };
}

/** Whether a sentence has the look; `subject` holds the terms of the own person's name. */
export function looksLike(text: string, { answer, isName }: Frame, subject: Set<string>): boolean {
  if (!isName) return answer.test(text);
  return [...text.matchAll(answer)].some(([name]) => !toTerms(name).every((term) => subject.has(term)));
}
