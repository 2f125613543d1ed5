import type { ErrorCode } from 'yaml';
import type { ContentMistake } from './content-error.ts';
import type { YamlSource } from './front-matter.ts';

/** What to do about the common slips; the parser says only what they are to YAML. */
const hints: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'A text that begins with * wants quotes',
  BAD_SCALAR_START: 'A text that begins so wants quotes',
  BLOCK_AS_IMPLICIT_KEY: 'A text with ": " in it wants quotes, like title: "Words: more words"',
  DUPLICATE_KEY: 'This field stands twice. Keep one of its lines',
  MULTILINE_IMPLICIT_KEY: 'A field is its name, a colon and a space, in one column with its neighbours',
  TAB_AS_INDENT: 'Indent with spaces',
};

/** What makes a file unreadable as YAML, for its owner. */
export function toYamlMistakes({ problems }: YamlSource, file: string): ContentMistake[] {
  return problems.map(({ code, message, line }) => {
    const hint = hints[code];
    return { file, line, field: '', message: `cannot be read as YAML: ${message}${hint ? `. ${hint}` : ''}` };
  });
}
