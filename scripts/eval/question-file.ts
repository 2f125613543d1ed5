import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { ChatMessage } from '#core/contract/ask.ts';

const Pattern = z.string().refine(isPattern, 'is no regular expression');

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}

/** One line of a `questions.jsonl`: a question, or the conversation that ends in it, and what a right answer holds. */
export const GoldenQuestion = z
  .strictObject({
    id: z.string().min(1).describe('Unique in the file.'),
    kind: z.string().min(1).describe('Group in the report: direct, list, typo …'),
    question: z.string().trim().min(1).optional().describe('The question, when it needs no conversation.'),
    messages: z.array(ChatMessage).min(1).optional().describe('The conversation that ends in the question.'),
    expect_all: z
      .array(Pattern)
      .default([])
      .describe('Regular expressions, case-insensitive; a right answer matches all.'),
    expect_any: z.array(Pattern).default([]).describe('A right answer matches at least one, when any is given.'),
    must_not: z.array(Pattern).default([]).describe('A right answer matches none.'),
    cites: z
      .array(z.string())
      .default([])
      .describe('Areas or record ids that a citation may point to; empty means any.'),
    answerable: z.boolean().describe('Whether the portfolio holds the answer.'),
  })
  .refine(({ question, messages }) => question || messages, 'needs "question" or "messages"');
export type GoldenQuestion = z.infer<typeof GoldenQuestion>;

/**
 * Reads a questions file; empty lines and lines that begin with `//` are skipped.
 * @param places names that `cites` may hold; without them it may hold any
 * @throws Error that names every wrong line and what to do about it, or that there is no question.
 */
export function readQuestions(text: string, file: string, places?: string[]): GoldenQuestion[] {
  const mistakes: string[] = [];
  const lineOf = new Map<string, number>();
  const questions = text.split('\n').flatMap((line, index): GoldenQuestion[] => {
    if (!line.trim() || line.startsWith('//')) return [];
    const fail = (message: string) => {
      mistakes.push(`${file}:${index + 1}: ${message}`);
      return [];
    };
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return fail(
        `is no JSON object (${error instanceof Error ? error.message : String(error)}). One question a line.`,
      );
    }
    const result = GoldenQuestion.safeParse(value);
    if (!result.success) {
      return fail(
        result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
      );
    }
    const earlier = lineOf.get(result.data.id);
    if (earlier !== undefined) return fail(`id "${result.data.id}" is already taken by line ${earlier}`);
    lineOf.set(result.data.id, index + 1);
    const unknown = result.data.cites.find((name) => places && !places.includes(name));
    if (places && unknown !== undefined) {
      return fail(
        `cites: "${unknown}" is neither an area nor a record of the portfolio. The nearest is "${closest(unknown, places)}"`,
      );
    }
    return [result.data];
  });
  if (mistakes.length > 0) throw new Error(`${mistakes.length} wrong line(s):\n${mistakes.join('\n')}`);
  if (questions.length === 0) throw new Error(`${file} holds no question. Write some, one JSON object a line`);
  return questions;
}

/** The conversation to ask, whichever way the question is written. */
export function toMessages({ question, messages }: GoldenQuestion): ChatMessage[] {
  return messages ?? [{ role: 'user', content: question ?? '' }];
}
