import { z } from 'zod';

/**
 * Questions that an owner expects of visitors, called *foreseen* in files and code: several wordings, with the text that
 * answers each of them.
 */
export const Foreseen = z.object({
  /** The record that they are asked of. */
  recordId: z.string(),
  /** Published words of that record that answer them. */
  quote: z.string(),
  questions: z.array(z.string()).min(1),
  /** Where the owner wrote the quote: file, relative to the content folder, and line, from 1. */
  file: z.string(),
  line: z.number().int().positive(),
});
export type Foreseen = z.infer<typeof Foreseen>;
