import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { coreCharacters } from '../../src/fonts/core-characters.ts';

/** Folder of the core fonts. */
export const fontFolder = join(import.meta.dirname, '..', '..', 'src', 'fonts');

/**
 * Core font → the file that it is cut from, and the features that stay: what the style sheets ask for, and what sets
 * running text. Labels are too small for kerning to show, which would be half of their font.
 */
const sources: Record<string, { from: string; keepFeatures: string[] }> = {
  'newsreader.woff2': {
    from: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2',
    keepFeatures: ['kern', 'liga', 'ccmp', 'mark'],
  },
  'instrument-sans.woff2': {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    keepFeatures: ['ccmp', 'mark', 'tnum', 'lnum'],
  },
};

/** The fonts that every page loads, cut to the core characters. */
export async function toCoreFonts(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = Object.entries(sources).map(async ([name, { from, keepFeatures }]) => {
    const font = await subsetFont(await readFile(resolve(from)), coreCharacters, {
      targetFormat: 'woff2',
      keepFeatures,
    });
    return [name, new Uint8Array(font)] as const;
  });
  return new Map(await Promise.all(fonts));
}
