import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus, type Corpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';

/** A content folder as an open corpus; the address only has to be one. */
export async function openFolder(folder: string): Promise<Corpus> {
  return openCorpus(await buildCorpus(await readContentFolder(folder)), 'https://example.com');
}
