import { z } from 'zod';
import { apiVersion } from '../site.ts';
import { chatPolicy } from './quota.ts';

/** One response header of the HTTP API: how its text looks and what it says. */
export interface HeaderCase {
  schema: z.ZodType;
  description: string;
  example: string | number;
}

const whole = (min: number) => z.number().int().min(min);
const { name, limit, windowSeconds } = chatPolicy;

/** The headers of spec.md §8.2, on every answer of an operation with `quotaHeaders`. */
export const quotaHeaders = {
  'API-Version': { schema: z.literal(apiVersion), description: 'Major version that answered.', example: apiVersion },
  'RateLimit-Policy': {
    schema: z.string().regex(/^"[^"]+";q=\d+;w=\d+$/),
    description: 'Name of the policy, requests in the window, and its length in seconds.',
    example: `"${name}";q=${limit};w=${windowSeconds}`,
  },
  RateLimit: {
    schema: z.string().regex(/^r=\d+;t=\d+$/),
    description: 'Requests left, and seconds until the oldest one leaves the window.',
    example: `r=${limit - 1};t=${windowSeconds}`,
  },
  'RateLimit-Limit': { schema: whole(0), description: 'Requests accepted in the window.', example: limit },
  'RateLimit-Remaining': { schema: whole(0), description: 'Requests left now.', example: limit - 1 },
  'RateLimit-Reset': {
    schema: whole(1),
    description: 'Seconds until the oldest accepted request leaves the window.',
    example: windowSeconds,
  },
  'X-RateLimit-Limit': { schema: whole(0), description: 'Same as RateLimit-Limit, for older clients.', example: limit },
  'X-RateLimit-Remaining': {
    schema: whole(0),
    description: 'Same as RateLimit-Remaining, for older clients.',
    example: limit - 1,
  },
  'X-RateLimit-Reset': {
    schema: whole(0),
    description: 'Same moment as RateLimit-Reset, as a Unix timestamp.',
    example: 1_767_225_660,
  },
} as const satisfies Record<string, HeaderCase>;

/** On every answer of the HTTP API. */
export const commonHeaders = {
  'X-Request-Id': {
    schema: z.string().min(1),
    description: 'Identifier of this request; quote it when you report a failure.',
    example: '5f0c1a52-3c1e-4c39-9c0f-6c1f4d2a7b10',
  },
  'Server-Timing': {
    schema: z.string().min(1),
    description: 'Milliseconds spent until the headers were sent.',
    example: 'total;dur=3.2',
  },
} as const satisfies Record<string, HeaderCase>;

/** Headers that belong to one error status. */
export const errorHeaders: Record<number, Record<string, HeaderCase>> = {
  405: {
    Allow: { schema: z.string().min(1), description: 'Methods that this address answers.', example: 'GET, POST' },
  },
  429: {
    'Retry-After': { schema: whole(1), description: 'Seconds to wait at least.', example: windowSeconds },
  },
};
