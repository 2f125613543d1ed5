import { z } from 'zod';
import { paths } from '../site.ts';

/** A rolling window: at most `limit` accepted requests in any `windowSeconds`. */
export interface QuotaPolicy {
  /** Name in the `RateLimit-Policy` header. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** Defaults of spec.md §8.1; a deployment may set others. */
export const chatPolicy: QuotaPolicy = { name: 'chat', limit: 30, windowSeconds: 60 };
export const jobAnalysisPolicy: QuotaPolicy = { name: 'job-analysis', limit: 5, windowSeconds: 3600 };

/** spec.md §2.4 */
export const AskQuota = z.object({
  scope: z.enum([`POST ${paths.ask}`, `POST ${paths.askAlias}`]).describe('The operation that is counted.'),
  limit: z.number().int().min(0).describe('Requests accepted in the window.'),
  remaining: z.number().int().min(0).describe('Requests left now.'),
  resetAfterSeconds: z.number().int().min(1).describe('Seconds until the oldest accepted request leaves the window.'),
});
export type AskQuota = z.infer<typeof AskQuota>;
