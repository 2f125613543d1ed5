import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import type { ExtractiveAnswer } from '../statement.ts';

/**
 * Answers a question from typed records, or declines by returning nothing: when it is not the operation's kind of question,
 * or when a word of it is left that the operation cannot account for.
 */
export type Operation = (reading: Reading, knowledge: Knowledge) => ExtractiveAnswer | undefined;
