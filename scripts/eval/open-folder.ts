import { defaultPort } from '#core/site.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';
import { embedCorpus } from '../embed-corpus.ts';

/** A content folder as an open corpus, with vectors when the environment names an embedding model. */
export async function openFolder(folder: string, env: Record<string, string | undefined> = {}): Promise<Corpus> {
  const corpus = await embedCorpus(await buildCorpus(await readContentFolder(folder)), env, { log: console.error });
  // Where `npm start` serves it.
  return openCorpus(corpus, `http://localhost:${defaultPort}`);
}
