import { defaultPort } from '#core/site.ts';
import type { Portfolio } from '#core/contract/record.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';
import { embedCorpus } from '../embed-corpus.ts';

/**
 * A content folder as an open corpus, with vectors when the environment names an embedding model.
 * @param read reads the folder, by default as the build does
 */
export async function openFolder(
  folder: string,
  env: Record<string, string | undefined> = {},
  read: (folder: string) => Promise<Portfolio> = readContentFolder,
): Promise<Corpus> {
  const corpus = await embedCorpus(await buildCorpus(await read(folder)), env, { log: console.error });
  // Where `npm start` serves it.
  return openCorpus(corpus, `http://localhost:${defaultPort}`);
}
