import type { ChatMessage } from '#core/contract/ask.ts';
import type { DoneEvent } from '#core/contract/events.ts';

/** A question with its finished answer. */
export interface Exchange {
  question: string;
  answer: string;
  done: DoneEvent;
}

const key = 'conversation';

/** The conversation of this tab: kept until the tab closes, and nowhere else. */
export interface Conversation {
  exchanges: Exchange[];
  /** The messages to send for a new question. */
  toMessages: (question: string) => ChatMessage[];
  sessionId: () => string | undefined;
  add: (exchange: Exchange) => void;
  clear: () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Opens the conversation that this tab had before a reload.
 * @param openStore throws where storage is forbidden
 * @param maxLength of a message; an answer that was kept may be longer, and would have every later question refused
 */
export function openConversation(openStore: () => Store, maxLength: number): Conversation {
  const exchanges = read(openStore);
  const toMessage = (role: ChatMessage['role'], content: string): ChatMessage => ({
    role,
    content: content.length > maxLength ? Array.from(content).slice(0, maxLength).join('') : content,
  });
  return {
    exchanges,
    toMessages: (question) => [
      ...exchanges.flatMap(({ question: asked, answer }) => [toMessage('user', asked), toMessage('assistant', answer)]),
      { role: 'user', content: question },
    ],
    sessionId: () => exchanges.at(-1)?.done.sessionId,
    add: (exchange) => {
      exchanges.push(exchange);
      write(openStore, exchanges);
    },
    clear: () => {
      exchanges.length = 0;
      write(openStore, exchanges);
    },
  };
}

/** What was kept, without whatever is no exchange: an older release or another script of the site may have written it. */
function read(openStore: () => Store): Exchange[] {
  try {
    const kept: unknown = JSON.parse(openStore().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isExchange) : [];
  } catch {
    return [];
  }
}

function isExchange(value: unknown): value is Exchange {
  const { question, answer, done } = toFields(value);
  const { outcome, answerer, citations, evidence, sessionId } = toFields(done);
  return (
    [question, answer].every((text) => isText(text) && text.trim() !== '') &&
    [outcome, answerer, sessionId].every(isText) &&
    Array.isArray(citations) &&
    citations.every(isText) &&
    Array.isArray(evidence) &&
    evidence.map(toFields).every(({ url, title }) => isText(url) && isText(title))
  );
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function write(openStore: () => Store, exchanges: Exchange[]): void {
  try {
    const storage = openStore();
    if (exchanges.length > 0) storage.setItem(key, JSON.stringify(exchanges));
    else storage.removeItem(key);
  } catch {
    // Storage can be forbidden or full; the conversation then lasts as long as the page.
  }
}
