import { maxMessageLength } from 'virtual:ask-contract';
import type { AskError } from '../ask-result.ts';

/** Why a text cannot be sent, or undefined when it can. */
export function checkQuestion(text: string): AskError | undefined {
  const length = [...text].length;
  if (text.trim() !== '' && length <= maxMessageLength) return undefined;
  const message =
    length > maxMessageLength ? `That is ${length - maxMessageLength} characters too long.` : 'Write a question first.';
  return { code: 'validation_failed', message, resolution: `Send 1 to ${maxMessageLength} characters.` };
}
