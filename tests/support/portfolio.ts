import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';

/** A content folder as the build and the functions open it. */
export async function openPortfolio(folder: string, siteUrl: string): Promise<Corpus> {
  return openCorpus(await buildCorpus(await readContentFolder(folder)), siteUrl);
}
