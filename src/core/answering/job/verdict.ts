import type { Evidence } from '../../contract/events.ts';
import type { Citation } from '../statement.ts';
import type { Requirement } from './requirements.ts';

export type Verdict = 'met' | 'partly' | 'not shown';

/** A requirement held against the portfolio. */
export interface Match {
  requirement: Requirement;
  verdict: Verdict;
  quote?: string;
  citation?: Citation;
  evidence: Evidence[];
  /** Time in the fitting roles, behind a blank. */
  time?: string;
}
