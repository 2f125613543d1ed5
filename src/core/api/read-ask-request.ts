import { ConversationRequest, QuestionRequest, type ChatMessage } from '../contract/ask.ts';
import { readJson, readValue, type ReadResult } from '../http/read-request.ts';

/** A valid ask request in its one inner form: a conversation that ends with the visitor's question. */
export interface AskInput {
  messages: ChatMessage[];
  sessionId: string;
}

/** Reads and validates the body of a POST ask: `messages`, when present and not null, wins over `question`. */
export async function readAskRequest(request: Request): Promise<ReadResult<AskInput>> {
  const body = await readJson(request);
  if ('refusal' in body) return body;
  const isConversation = (body.value as { messages?: unknown } | null)?.messages != null;
  const read = isConversation ? readValue(ConversationRequest, body.value) : readValue(QuestionRequest, body.value);
  if ('refusal' in read) return read;
  const { sessionId } = read.value;
  // An identifier is the caller's and comes back as it is; a blank one identifies nothing.
  const id = sessionId?.trim() ? sessionId : crypto.randomUUID();
  return { value: { messages: toMessages(read.value), sessionId: id } };
}

function toMessages(body: QuestionRequest | ConversationRequest): ChatMessage[] {
  if ('question' in body) return [{ role: 'user', content: body.question }];
  const lastQuestion = body.messages.findLastIndex(({ role }) => role === 'user');
  return lastQuestion === -1 ? body.messages : body.messages.slice(0, lastQuestion + 1);
}
