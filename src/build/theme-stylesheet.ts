import type { Plugin } from 'vite';
import { contentFolder, readThemeFile } from '../content-folder.ts';
import { toThemeCss } from '../theme-css.ts';

const id = 'virtual:theme.css';

/**
 * The owner's theme as a style sheet. It is part of what every page holds: a file of its own would cost every
 * visitor a request.
 */
export function themeStylesheet(): Plugin {
  return {
    name: 'theme-stylesheet',
    resolveId: (source) => (source === id ? id : undefined),
    load: async (source) => (source === id ? toThemeCss(await readThemeFile(contentFolder())) : undefined),
  };
}
