import type { Statement } from '../statement.ts';
import type { Requirement } from './requirements.ts';

export type Verdict = 'met' | 'partly' | 'not shown';

/** A requirement held against the portfolio. */
export interface Match {
  requirement: Requirement;
  verdict: Verdict;
  /** What the portfolio says of it. */
  shown?: Statement;
  /** Time in the fitting roles or number of entries, behind a blank. */
  amount?: string;
}
