import { z } from 'zod';

/** Limits of a question, spec.md §8.1. Lengths are Unicode code points, as JSON Schema counts them. */
export const maxMessageLength = 10_000;
export const maxMessages = 50;
/** The largest body that the platform hands to a function. */
export const maxBodyMegabytes = 6;
const maxIdLength = 200;

function textUpTo(max: number) {
  // Code units are never fewer than code points, so most texts are settled without counting.
  return z.string().refine((text) => text.length <= max || Array.from(text).length <= max, {
    error: `should have at most ${max} characters`,
    abort: true,
  });
}

/** Visitor text: 1 to 10,000 characters, not only white space. */
export const MessageText = textUpTo(maxMessageLength)
  .refine((text) => text.trim() !== '', { error: 'should have at least one character that is not white space' })
  .meta({ minLength: 1, maxLength: maxMessageLength, pattern: '\\S' });

const Identifier = textUpTo(maxIdLength).meta({ maxLength: maxIdLength }).nullish();
const conversationId = {
  sessionId: Identifier.describe('Conversation identifier of the caller; it does not restore earlier messages.'),
  responseId: Identifier.describe('Compatibility field; the server makes its own response identifier.'),
};

/** spec.md §2.3 */
export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant']).describe('Who said it.'),
  content: MessageText.describe('What was said.'),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** spec.md §2.1 */
export const QuestionRequest = z.object({
  question: MessageText.describe('The question, in any language.'),
  ...conversationId,
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;

/** spec.md §2.2 */
export const ConversationRequest = z.object({
  messages: z
    .array(ChatMessage)
    .min(1)
    .max(maxMessages)
    .describe('The whole conversation, oldest first. It takes precedence over `question`.'),
  ...conversationId,
});
export type ConversationRequest = z.infer<typeof ConversationRequest>;

/** A body is valid when it satisfies either form; unknown members are ignored (spec.md §9.3). */
export const AskRequest = z.union([QuestionRequest, ConversationRequest]);
export type AskRequest = z.infer<typeof AskRequest>;
