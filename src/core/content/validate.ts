import { closest, distance } from 'fastest-levenshtein';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { ContentMistake } from './content-error.ts';
import type { YamlSource } from './front-matter.ts';

/** Corrected values by what zod expected, as YAML; the first that the schema takes is shown. Its own messages carry one already. */
const examples: Record<string, string[]> = {
  string: ['some words', '1968-12-09', 'https://example.com/page'],
  array: ['[first, second]', '[{label: Home page, url: https://example.com}]'],
  object: ['{label: Home page, url: https://example.com}'],
};
/** With this share of its letters wrong at most, an unknown field is a slip of a known one; else it may stand for a missing one. */
const maxSlip = 1 / 3;

/** With the input a missing value is told from a wrong one, and a union says nothing but what its schema states. */
const reporting: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: ({ code }) => (code === 'invalid_union' ? '' : undefined),
};

/** The value as the schema reads it, or the mistakes in it. `base` is the path of the value inside its file. */
export function validate<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
  file: string,
  base: PropertyKey[] = [],
): { value: z.infer<S> } | { mistakes: ContentMistake[] } {
  const value = base.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown>)[key], source.value);
  const result = schema.safeParse(value, reporting);
  if (result.success) return { value: result.data };
  const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const issues = result.error.issues.flatMap(toLeafIssues);
  const missing = issues.flatMap(({ code, path: [key, ...rest], input }) =>
    code === 'invalid_type' && rest.length === 0 && input === undefined ? [String(key)] : [],
  );
  const mistakes = issues
    .flatMap((issue) => toMistakes(issue, known, missing))
    .map((mistake) => ({ ...mistake, ...toExample(mistake, schema, value) }))
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
  /** What zod expected where the value is of the wrong type. */
  expected?: string;
}

/** A value of the expected type with which the schema refuses nothing in that place or below it. */
function toExample({ path, expected, ...rest }: Located, schema: z.ZodType, value: unknown): Located {
  const isTaken = (example: string) =>
    !schema
      .safeParse(withValue(value, path, parse(example)), reporting)
      .error?.issues.flatMap(toLeafIssues)
      .some((issue) => path.every((key, depth) => key === issue.path[depth]));
  const example = expected === undefined ? undefined : examples[expected]?.find(isTaken);
  return { path, ...rest, ...(example !== undefined && { example: toKey(path) + example }) };
}

/** A copy in which another value stands at a path. */
function withValue(node: unknown, [key, ...rest]: PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<PropertyKey, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** How the line of a field or of an item of a list begins. */
function toKey(path: PropertyKey[]): string {
  const key = path.at(-1) ?? '';
  return Number.isNaN(Number(key)) ? `${String(key)}: ` : '- ';
}

/** A union reports all its branches; unless it has a message of its own, the one that got furthest into the value tells most. */
function toLeafIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message) return [issue];
  const deepest = issue.errors.reduce((best, branch) => (reach(branch) > reach(best) ? branch : best));
  return deepest.flatMap((leaf) => toLeafIssues({ ...leaf, path: [...issue.path, ...leaf.path] }));
}

function reach(branch: z.core.$ZodIssue[]): number {
  const depths = branch.map(({ path, code }) => path.length * 2 + Number(!code.startsWith('invalid_')));
  return Math.max(...depths);
}

function toMistakes(issue: z.core.$ZodIssue, known: string[], missing: string[]): Located[] {
  const path = [...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((unknown) => {
        const candidates = path.length === 0 ? known : [];
        const guess = candidates.length > 0 ? toGuess(unknown, candidates, missing) : undefined;
        return {
          path: [...path, unknown],
          message: `is not a field here${guess ? `. Did you mean "${guess}"?` : ''}${toChoice(candidates)}`,
        };
      });
    case 'invalid_type': {
      const message = issue.input === undefined ? 'is missing' : `should be ${article(issue.expected)}`;
      return [{ path, message, expected: issue.expected }];
    }
    case 'invalid_value':
      return [
        {
          path,
          message: `must be one of: ${issue.values.join(', ')}`,
          example: `${toKey(path)}${String(issue.values[0])}`,
        },
      ];
    case 'too_small':
      return [{ path, message: 'is empty. Fill it in or leave the line out' }];
    default:
      return [{ path, message: issue.message }];
  }
}

/** `name` where a title is missing means the title, though `date` is spelt more like it. */
function toGuess(unknown: string, known: string[], missing: string[]): string {
  const near = closest(unknown, known);
  return distance(unknown, near) > maxSlip * unknown.length ? (missing[0] ?? near) : near;
}

function toChoice(candidates: string[]): string {
  return candidates.length > 0 ? ` Known fields: ${candidates.join(', ')}` : '';
}

function article(expected: string): string {
  const words: Record<string, string> = { string: 'a text', array: 'a list', object: 'a group of fields' };
  return words[expected] ?? expected;
}
