import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The HTML files of the pages that a build has written, each a file of its own (`build.format: 'file'`). */
export function toPageFiles(dir: URL, pages: { pathname: string }[]): string[] {
  const folder = fileURLToPath(dir);
  return pages.map(({ pathname }) => join(folder, `${pathname.replace(/\/$/, '') || 'index'}.html`));
}
