import { Theme } from '../contract/theme.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './front-matter.ts';
import { validate } from './validate.ts';

/** Name of the theme's file in the content folder. */
export const themeFile = 'theme.yaml';

/**
 * Reads `theme.yaml`; an empty text gives the theme that ships with the site.
 * @throws ContentError with every mistake of the file.
 */
export function readTheme(text: string): Theme {
  const source = readYaml(text, 1);
  if (source.problems.length > 0) {
    throw new ContentError(
      source.problems.map(({ message, line }) => {
        return { file: themeFile, line, field: '', message: `cannot be read as YAML: ${message}` };
      }),
    );
  }
  const result = validate(Theme, source, themeFile);
  if ('mistakes' in result) throw new ContentError(result.mistakes);
  return result.value;
}
