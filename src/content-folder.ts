import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readPortfolio, type ContentFile } from '#core/content/read-portfolio.ts';
import type { Portfolio } from '#core/contract/record.ts';

/**
 * Reads and validates a content folder from disk.
 * @throws ContentError when a file has a mistake; the file system's own error when the folder cannot be read.
 */
export async function readContentFolder(folder: string): Promise<Portfolio> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  return readPortfolio(await Promise.all(files.map((file) => readContentFile(folder, file))));
}

async function readContentFile(folder: string, file: string): Promise<ContentFile> {
  const path = file.slice(join(folder, sep).length).split(sep).join('/');
  return { path, text: await readFile(file, 'utf8') };
}
