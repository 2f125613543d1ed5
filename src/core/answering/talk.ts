import type { ChatMessage } from '../contract/ask.ts';
import * as visitorWords from './signs/visitor-words.ts';
import { withoutAsides, toLastOfVisitor } from './conversation/conversation.ts';

/** A conversation as it was sent. */
export interface Talk {
  /** The visitor's last message to the letter; what a greeting gets where nobody has asked yet. */
  written: string;
  /** The same with one space between its words, without a mention in front and without shouting. */
  message: string;
  /** What was said before it, without thanks and doubts. */
  spoken: ChatMessage[];
  /** The visitor's message before. */
  before: string;
}

export function toTalk(conversation: ChatMessage[]): Talk {
  // Replies after the visitor's last word are the caller's own and ask nothing.
  const all = conversation.slice(0, conversation.findLastIndex(({ role }) => role === 'user') + 1);
  const written = all.at(-1)?.content ?? 'Hello';
  const spoken = withoutAsides(all.slice(0, -1));
  const before = toLastOfVisitor(spoken);
  return { written, message: toCalm(written), spoken, before };
}

/** WHAT DID SHE STUDY: where no word has a small letter, capitals mark no name. */
function toCalm(message: string): string {
  const text = message.replace(visitorWords.blanks, ' ').replace(visitorWords.mention, '');
  return visitorWords.shouted.test(text) ? text.toLowerCase() : text;
}
