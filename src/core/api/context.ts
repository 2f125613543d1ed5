import type { ModelNote } from '../answering/model/note.ts';
import type { Retrieval } from '../corpus/search.ts';

/** What the platform tells about a request. */
export interface RequestContext {
  /** The caller's address as the platform saw it; forwarding headers are never believed. */
  ip: string;
}

/** One structured line per request. It never holds a question, an answer or an address. */
export interface LogEntry {
  requestId: string;
  method: string;
  route: string;
  status: number;
  milliseconds: number;
  outcome?: string;
  answerer?: string;
  /** The model's part in the answer: figures, never text. */
  model?: ModelNote;
  /** How a search of an MCP client was answered, where an embedding model is configured. */
  search?: Retrieval;
  /** What failed, with its stack: for the log alone. */
  error?: string;
}

/** Port: where log entries go. */
export type Log = (entry: LogEntry) => void;

/** A handler of one endpoint; `trace` collects what the log line and `Server-Timing` tell. */
export type Handler = (request: Request, context: RequestContext, trace: Trace) => Promise<Response>;

/** What a request leaves behind for its log line. */
export interface Trace {
  requestId: string;
  /** Marks the end of a step; the time since the mark before goes into `Server-Timing`. */
  mark: (step: string) => void;
  /** Adds members to the log line. */
  note: (members: Pick<Partial<LogEntry>, 'outcome' | 'answerer' | 'model' | 'search' | 'error'>) => void;
  /** Delays the log line until the returned function is first called: a stream ends after its response. */
  hold: () => () => void;
}
