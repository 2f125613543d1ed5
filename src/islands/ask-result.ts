/** Why a question got no answer; the members of the API's own errors. */
export interface AskError {
  code: string;
  message: string;
  resolution: string;
}

/** What asking comes to: the text of the answer with the addresses it cites, or a failure as a value. */
export type AskResult = { answer: string; citations: string[] } | { error: AskError; retryAfter?: number };
