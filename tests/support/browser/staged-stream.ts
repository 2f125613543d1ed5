import type { Page } from 'playwright-core';
import type { DoneEvent } from '#core/contract/events.ts';

/** Answers every question of a page with one Markdown text, as the server streams it. */
export async function answerWith(page: Page, markdown: string, done: Partial<DoneEvent> = {}): Promise<void> {
  const events = [
    { type: 'status', status: 'thinking' },
    { type: 'content', content: markdown },
    {
      type: 'done',
      outcome: 'answered',
      answerer: 'extractive',
      citations: [],
      evidence: [],
      sessionId: 'session',
      responseId: 'response',
      ...done,
    },
  ];
  const frames = [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`);
  await page.unroute('**/api/v1/ask');
  await page.route('**/api/v1/ask', (route) =>
    route.fulfill({
      headers: {
        'content-type': 'text/event-stream',
        'ratelimit-limit': '30',
        'ratelimit-remaining': '20',
        'ratelimit-reset': '20',
      },
      body: frames.join(''),
    }),
  );
}

/** An answer longer than any window. */
export const longMarkdown = Array.from({ length: 60 }, (_, line) => `- Line ${line + 1} of a long answer`).join('\n');
