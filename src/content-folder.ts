import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ContentError } from '#core/content/content-error.ts';
import { foreseenFolder, isForeseen } from '#core/content/read-foreseen.ts';
import { readPortfolio, type ContentFile } from '#core/content/read-portfolio.ts';
import { readTheme, themeFile } from '#core/content/read-theme.ts';
import type { Portfolio } from '#core/contract/record.ts';
import type { Theme } from '#core/contract/theme.ts';

/** The folder that the owner writes: `CONTENT_DIR`, else `content`; an empty variable is none. */
export function contentFolder(): string {
  return process.env['CONTENT_DIR']?.trim() || 'content';
}

/**
 * Reads and validates a content folder from disk.
 * @throws ContentError when a file has a mistake or there is no such folder; the file system's own error when it cannot be read.
 */
export async function readContentFolder(folder: string): Promise<Portfolio> {
  return readPortfolio(await readContentFiles(folder));
}

/** The same with expected questions from another folder than its own, or with none: what they are worth is measured so. */
export async function readContentFolderWith(foreseen: string | undefined, folder: string): Promise<Portfolio> {
  const own = (await readContentFiles(folder)).filter((file) => !isForeseen(file));
  const files = foreseen === undefined ? [] : await readContentFiles(foreseen);
  return readPortfolio([...own, ...files.map(({ path, text }) => ({ path: `${foreseenFolder}${path}`, text }))]);
}

async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (!isAbsent(error)) throw error;
      throw new ContentError([
        { file: folder, field: '', message: 'is no folder. Write the one that holds profile.md' },
      ]);
    },
  );
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readContentFile(folder, file)));
}

/**
 * Reads the owner's theme; without a file it is the one that ships with the site.
 * @throws ContentError when the file has a mistake.
 */
export async function readThemeFile(folder: string): Promise<Theme> {
  const text = await readFile(join(folder, themeFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (!isAbsent(error)) throw error;
    return '';
  });
  return readTheme(text);
}

/** Whether nothing stands at a path, or a file where its folder should be. */
function isAbsent({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}

async function readContentFile(folder: string, file: string): Promise<ContentFile> {
  const path = file.slice(join(folder, sep).length).split(sep).join('/');
  return { path, text: await readFile(file, 'utf8') };
}
