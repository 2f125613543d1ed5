import { isForeseen } from '#core/content/read-foreseen.ts';
import { readPortfolio } from '#core/content/read-portfolio.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus, type CorpusFile } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';

const files = new Map<string, Promise<CorpusFile>>();

/** A content folder as the build and the functions open it, built once for all tests of a process. */
export async function openPortfolio(folder: string, siteUrl: string): Promise<Corpus> {
  const file = files.get(folder) ?? readContentFolder(folder).then(buildCorpus);
  files.set(folder, file);
  return openCorpus(await file, siteUrl);
}

/**
 * A portfolio of texts by path, each its front matter without the first fence; a body follows a fence of its own. Expected
 * questions have no front matter.
 */
export async function openFiles(texts: Record<string, string>, siteUrl = 'https://portfolio.example'): Promise<Corpus> {
  const contents = Object.entries(texts).map(([path, text]) => ({
    path,
    text: isForeseen({ path, text }) ? text : text.includes('---\n') ? `---\n${text}\n` : `---\n${text}\n---\n`,
  }));
  return openCorpus(await buildCorpus(readPortfolio(contents)), siteUrl);
}
