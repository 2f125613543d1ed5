import type { ModelFailureReason, Usage } from './model.ts';
import type { Retrieval } from '../../corpus/search.ts';
import type { UnsupportedReason } from './verify.ts';

/** What the log line tells about a model's part in an answer: figures, never text. */
export interface ModelNote extends Partial<Usage>, Partial<Retrieval> {
  name: string;
  /** From asking to the first sign of life. */
  firstTokenMilliseconds?: number;
  /** Sentences that were sent as written, left out, and answered by a published statement instead. */
  sent?: number;
  dropped?: Partial<Record<UnsupportedReason | 'repeated' | 'off_form', number>>;
  replaced?: number;
  /** The answer came from the cache: nothing was sent to the model. */
  cached?: true;
  /** Why the extractive answer stands in, or completes what was sent. */
  failure?: ModelFailureReason | 'no_evidence';
}

/** Counts a sentence that was left out. */
export function countDropped(note: ModelNote, reason: keyof NonNullable<ModelNote['dropped']>): void {
  note.dropped = { ...note.dropped, [reason]: (note.dropped?.[reason] ?? 0) + 1 };
}
