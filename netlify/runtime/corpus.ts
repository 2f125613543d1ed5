import { openCorpus, type Corpus, type CorpusFile } from '#core/corpus/corpus.ts';

let opened: Promise<Corpus> | undefined;

/** Opens the built corpus at the first call and keeps it. A failed opening is tried again by the next call. */
export function loadCorpus(siteUrl: string): Promise<Corpus> {
  opened ??= open(siteUrl).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(siteUrl: string): Promise<Corpus> {
  // A literal path, so that the function bundler takes the file along; imported late, so that it costs no cold start.
  const { default: file }: { default: unknown } = await import('../../build/corpus.json', { with: { type: 'json' } });
  return openCorpus(file as CorpusFile, siteUrl);
}
