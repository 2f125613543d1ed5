const [colon, lineFeed] = [':'.charCodeAt(0), '\n'.charCodeAt(0)];
const emptyChunk = new TextEncoder().encode('data: {}\n\n');

/**
 * Fetches a stream of events in which a comment is followed by an empty chunk: servers send comments while a model
 * waits its turn, and the client keeps them to itself, so that a deadline would take a living server for a dead one.
 */
export async function fetchWithPings(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        controller.enqueue(bytes);
        // Behind a blank line no event is open: what is added there can be part of none.
        const isPing = bytes[0] === colon && bytes.at(-1) === lineFeed && /^\r?\n$/.test(toEnd(bytes));
        if (isPing) controller.enqueue(emptyChunk);
      },
    }),
  );
  return new Response(body, { status: response.status, headers: response.headers });
}

/** What stands behind the last line but one. */
function toEnd(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(bytes.lastIndexOf(lineFeed, -2) + 1));
}
