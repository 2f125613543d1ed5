import { ContentError } from '#core/content/content-error.ts';
import { readPortfolio } from '#core/content/read-portfolio.ts';

/** A whole `profile.md`, one line each. */
export const profile = [
  '---',
  'name: Ada Example',
  'headline: Engineer',
  'summary: Builds things.',
  'updated: 2026-01-02',
  '---',
  'Born long ago.',
];

/** The portfolio of a content folder that holds these files, beside that profile or one of their own. */
export function read(files: Record<string, string>) {
  const all = { 'profile.md': profile.join('\n'), ...files };
  return readPortfolio(Object.entries(all).map(([path, text]) => ({ path, text })));
}

/** The mistakes of such a folder, which must have some. */
export function mistakesOf(files: Record<string, string>) {
  try {
    read(files);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  throw new Error('No mistake was found');
}
