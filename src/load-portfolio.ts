import { getEntry } from 'astro:content';
import type { Portfolio } from '#core/contract/record.ts';
import type { Theme } from '#core/contract/theme.ts';

/** The portfolio of the content folder, as every page reads it. */
export async function loadPortfolio(): Promise<Portfolio> {
  const entry = await getEntry('portfolio', 'portfolio');
  if (!entry) throw new Error('The content collection is empty.');
  return entry.data;
}

/** The owner's theme. */
export async function loadTheme(): Promise<Theme> {
  const entry = await getEntry('theme', 'theme');
  if (!entry) throw new Error('The theme collection is empty.');
  return entry.data;
}
