/** One message of a prompt. */
export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

/** Tokens that one answer cost, as the server counts them. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/** A piece of the text; an empty one is a sign of life (a thinking model, a role announcement). */
export type ModelPiece = { text: string } | { usage: Usage };

/** A language model, seen from the answer: text streams in until the model says that it is finished. */
export interface Model {
  /** For the log. */
  name: string;
  /**
   * Returns when the model ended its answer by itself.
   * @throws ModelFailure for everything else: refusal, cut or truncated stream, nonsense.
   */
  write: (messages: PromptMessage[], signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** Absent without an embedding model, like its name. */
  embed?: Embed;
  embeddingModel?: string;
}

/** Vectors of texts, in their order. */
export type Embed = (texts: string[], signal: AbortSignal) => Promise<number[][]>;

/** Why a model gave no answer, or no whole one. The words appear in the log. */
export type ModelFailureReason =
  | 'unauthorised'
  | 'rate_limited'
  | 'rejected'
  | 'prompt_too_long'
  | 'server_error'
  | 'unreachable'
  | 'first_token_timeout'
  | 'idle_timeout'
  | 'total_timeout'
  | 'cut'
  | 'truncated'
  | 'filtered'
  | 'empty'
  | 'nonsense'
  | 'unverified'
  | 'daily_limit'
  | 'paused'
  | 'too_long';

/** A model that failed: expected, answered by the extractive answer, and told in the log. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
