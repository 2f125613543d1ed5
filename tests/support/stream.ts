import { EventSourceParserStream } from 'eventsource-parser/stream';
import { AskEvent, type DoneEvent } from '#core/contract/events.ts';

export interface ReadStream {
  events: AskEvent[];
  /** Data of every frame, the last one included. */
  data: string[];
  text: string;
  done: DoneEvent | undefined;
}

/** Reads an answer stream to its end as a client does; every event passes through the contract's schema. */
export async function readStream(response: Response): Promise<ReadStream> {
  if (!response.body) throw new Error('The response has no body');
  const frames = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const data: string[] = [];
  for await (const frame of frames) data.push(frame.data);
  const events = data.slice(0, -1).map((item) => AskEvent.parse(JSON.parse(item)));
  const text = events.map((event) => (event.type === 'content' ? event.content : '')).join('');
  return { events, data, text, done: events.find((event) => event.type === 'done') };
}
