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

/** Opens the conversation that this tab had before a reload. */
export function openConversation(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Conversation {
  const exchanges = read(storage);
  return {
    exchanges,
    toMessages: (question) => [
      ...exchanges.flatMap(({ question: asked, answer }): ChatMessage[] => [
        { role: 'user', content: asked },
        { role: 'assistant', content: answer },
      ]),
      { role: 'user', content: question },
    ],
    sessionId: () => exchanges.at(-1)?.done.sessionId,
    add: (exchange) => {
      exchanges.push(exchange);
      write(storage, exchanges);
    },
    clear: () => {
      exchanges.length = 0;
      write(storage, exchanges);
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>): Exchange[] {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]') as Exchange[];
  } catch {
    return [];
  }
}

function write(storage: Pick<Storage, 'setItem' | 'removeItem'>, exchanges: Exchange[]): void {
  try {
    if (exchanges.length > 0) storage.setItem(key, JSON.stringify(exchanges));
    else storage.removeItem(key);
  } catch {
    // Storage can be forbidden or full; the conversation then lasts as long as the page.
  }
}
