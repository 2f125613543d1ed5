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
