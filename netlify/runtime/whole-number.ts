import { z } from 'zod';

/** A whole number as an environment variable holds it. */
export function wholeNumber(min: number, fallback: number) {
  return z
    .string()
    .regex(/^\d+$/, { error: 'should be a whole number' })
    .transform(Number)
    .pipe(z.number().min(min, { error: `should be at least ${min}` }))
    .default(fallback);
}
