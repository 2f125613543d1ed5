import type { DoneEvent, StatusEvent } from '#core/contract/events.ts';

/** What the visitor reads while an answer is being made. */
export const statusWords: Record<StatusEvent['status'], string> = {
  thinking: 'Reading the question …',
  searching: 'Searching the portfolio …',
  analyzing_job: 'Comparing with the job description …',
  writing: 'Writing …',
};

/** How an answer ended, for a visitor. */
export const outcomeWords: Record<DoneEvent['outcome'], string> = {
  answered: 'Answered from the portfolio',
  partial: 'Answered in part: the portfolio says no more',
  not_in_portfolio: 'The portfolio does not say',
  out_of_scope: 'Not a question about this portfolio',
};

/** Who wrote an answer, for a visitor. */
export const answererWords: Record<DoneEvent['answerer'], string> = {
  extractive: 'in its own words',
  model: 'worded by a language model',
};

/** A wait as a reader says it: `45 s`, `2 min`, `1 h`. */
export function toWait(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}
