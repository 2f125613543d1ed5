import { Theme } from '../contract/theme.ts';
import { ContentError, type ContentMistake } from './content-error.ts';
import { readYaml } from './front-matter.ts';
import { validate } from './validate.ts';
import { toYamlMistakes } from './yaml-mistakes.ts';

/** Name of the theme's file in the content folder. */
export const themeFile = 'theme.yaml';

/**
 * Reads `theme.yaml`; an empty text gives the theme that ships with the site.
 * @throws ContentError with every mistake of the file.
 */
export function readTheme(text: string): Theme {
  const result = validateTheme(text);
  if ('mistakes' in result) throw new ContentError(result.mistakes);
  return result.value;
}

/** The theme, or the mistakes in its file. */
export function validateTheme(text: string): { value: Theme } | { mistakes: ContentMistake[] } {
  const source = readYaml(text, 1);
  const mistakes = toYamlMistakes(source, themeFile);
  return mistakes.length > 0 ? { mistakes } : validate(Theme, source, themeFile);
}
