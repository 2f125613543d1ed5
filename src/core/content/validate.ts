import { closest } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { ContentMistake } from './content-error.ts';
import type { YamlSource } from './front-matter.ts';

/** Corrected examples by what zod expected; the schemas' own messages carry their example already. */
const examples: Record<string, (key: string) => string> = {
  string: (key) => `${key}: some words`,
  array: (key) => `${key}: [first, second]`,
  object: (key) => `${key}: {label: Home page, url: https://example.com}`,
};

/** The value as the schema reads it, or the mistakes in it. `base` is the path of the value inside its file. */
export function validate<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
  file: string,
  base: PropertyKey[] = [],
): { value: z.infer<S> } | { mistakes: ContentMistake[] } {
  const value = base.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown>)[key], source.value);
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const mistakes = result.error.issues
    .flatMap(toLeafIssues)
    .flatMap((issue) => toMistakes(issue, known))
    .map(({ path, ...rest }) => ({
      file,
      line: source.toLine([...base, ...path]),
      field: [...base, ...path].join('.'),
      ...rest,
    }));
  return { mistakes };
}

interface Located {
  path: PropertyKey[];
  message: string;
  example?: string;
}

/** A union reports all its branches; the one that got furthest into the value tells most. */
function toLeafIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.reduce((best, branch) => (reach(branch) > reach(best) ? branch : best));
  return deepest.flatMap((leaf) => toLeafIssues({ ...leaf, path: [...issue.path, ...leaf.path] }));
}

function reach(branch: z.core.$ZodIssue[]): number {
  const depths = branch.map(({ path, code }) => path.length * 2 + Number(!code.startsWith('invalid_')));
  return Math.max(...depths);
}

function toMistakes(issue: z.core.$ZodIssue, known: string[]): Located[] {
  const path = [...issue.path];
  const key = String(path.at(-1) ?? '');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((unknown) => {
        const candidates = path.length === 0 ? known : [];
        const guess = candidates.length > 0 ? closest(unknown, candidates) : undefined;
        return {
          path: [...path, unknown],
          message: `is not a field here${guess ? `. Did you mean "${guess}"?` : ''}${toChoice(candidates)}`,
        };
      });
    case 'invalid_type':
      return [
        {
          path,
          message:
            issue.input === undefined && issue.message.includes('undefined')
              ? 'is missing'
              : `should be ${article(issue.expected)}`,
          ...(examples[issue.expected] &&
            Number.isNaN(Number(key)) && { example: examples[issue.expected]?.(key) ?? '' }),
        },
      ];
    case 'invalid_value':
      return [
        { path, message: `must be one of: ${issue.values.join(', ')}`, example: `${key}: ${String(issue.values[0])}` },
      ];
    case 'too_small':
      return [{ path, message: 'is empty. Fill it in or leave the line out' }];
    default:
      return [{ path, message: issue.message }];
  }
}

function toChoice(candidates: string[]): string {
  return candidates.length > 0 ? ` Known fields: ${candidates.join(', ')}` : '';
}

function article(expected: string): string {
  const words: Record<string, string> = { string: 'a text', array: 'a list', object: 'a group of fields' };
  return words[expected] ?? expected;
}
