import type { z } from 'zod';
import type { ContentMistake } from './content-error.ts';
import { readYaml, splitFrontMatter, type YamlSource } from './front-matter.ts';
import type { ContentFile } from './read-portfolio.ts';
import { toYamlMistakes } from './yaml-mistakes.ts';

const absent = 'has no front matter: put the fields between two lines of --- at its top';
const unclosed = 'opens front matter with --- and never closes it: put another line of --- below the fields';

/** A Markdown file in its parts, with what makes them unreadable. */
export interface MarkdownSource {
  source: YamlSource;
  body: string;
  mistakes: ContentMistake[];
}

/** Takes a Markdown file apart. Text alone is fine where the schema wants no field. */
export function readMarkdown({ path, text }: ContentFile, schema: z.ZodType): MarkdownSource {
  const { yaml, body, firstLine, state } = splitFrontMatter(text);
  const source = readYaml(yaml, firstLine);
  const isMissed = state === 'absent' && !schema.safeParse({}).success;
  const faults = [...(state === 'unclosed' ? [unclosed] : []), ...(isMissed ? [absent] : [])];
  const mistakes = faults.map((message) => ({ file: path, line: 1, field: '', message }));
  return { source, body, mistakes: [...mistakes, ...toYamlMistakes(source, path)] };
}
