import { endOfStream, type AskEvent } from '../contract/events.ts';

const keepAliveMilliseconds = 10_000;

/** Headers of every answer stream; the last one tells proxies not to hold frames back. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/**
 * Events as the bytes of a stream (spec.md §6.1).
 * @param onLeave called at once when the reader goes away. `ReadableStream.from` would only tell the generator, which
 * hears it at its next yield: too late to stop a slow step.
 */
export function toEventStream(events: AsyncGenerator<AskEvent, void>, onLeave: () => void): ReadableStream<Uint8Array> {
  const frames = toFrames(events);
  const encoder = new TextEncoder();
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // Servers write a frame to the socket only between tasks: without this turn the first frame would wait there
        // until retrieval is over.
        if (sent === 1) await turn();
        sent += 1;
        const { done, value } = await frames.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        onLeave();
        await frames.return(undefined);
      },
    },
    // Nothing is made before it is asked for, so the first frame leaves before the second one is begun.
    { highWaterMark: 0 },
  );
}

async function* toFrames(events: AsyncGenerator<AskEvent, void>): AsyncGenerator<string, void> {
  try {
    let next = events.next();
    for (;;) {
      const result = await orSilence(next);
      if (result === 'silence') {
        yield ': keep-alive\n\n';
        continue;
      }
      if (result.done) break;
      yield toFrame(JSON.stringify(result.value));
      next = events.next();
    }
    yield toFrame(endOfStream);
  } finally {
    await events.return();
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function toFrame(data: string): string {
  return `data: ${data}\n\n`;
}

async function orSilence<T>(next: Promise<T>): Promise<T | 'silence'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, keepAliveMilliseconds, 'silence');
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
