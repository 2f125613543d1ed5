import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Embed } from '#core/answering/model/model.ts';
import type { Passage } from '#core/corpus/passages.ts';
import { toVectorsFile, type VectorsFile } from '#core/corpus/vectors.ts';

export interface EmbedOptions {
  /** Name of the embedding model. */
  model: string;
  embed: Embed;
  /** Keeps vectors from build to build, and the finished batches of a build that was broken off. */
  cacheFolder: string;
  /** Texts sent at once. */
  batchSize?: number;
  onProgress: (done: number, total: number) => void;
}

/** Vectors of all passages: those of unchanged text come from the cache, the others from the model, batch by batch. */
export async function embedPassages(
  passages: Passage[],
  titles: Map<string, string>,
  { model, embed, cacheFolder, batchSize = 64, onProgress }: EmbedOptions,
): Promise<VectorsFile> {
  const texts = passages.map((passage) => toEmbeddedText(passage, titles));
  const cacheFile = join(cacheFolder, `${toHash(model)}.jsonl`);
  const known = await readCache(cacheFile);
  const missing = [...new Set(texts)].filter((text) => !known.has(toHash(text)));
  const never = new AbortController().signal;
  onProgress(texts.length - missing.length, texts.length);
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize);
    const vectors = await embed(batch, never);
    const entries = vectors.map((vector, index) => ({ key: toHash(batch[index] ?? ''), vector }));
    // Written at once, so that a build that breaks off here goes on from here.
    await mkdir(cacheFolder, { recursive: true });
    await appendFile(cacheFile, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    for (const { key, vector } of entries) known.set(key, vector);
    onProgress(texts.length - missing.length + from + batch.length, texts.length);
  }
  return toVectorsFile(
    model,
    texts.map((text) => known.get(toHash(text)) ?? []),
  );
}

/** A field or paragraph says little without the record that it is about. */
function toEmbeddedText({ recordId, heading, text }: Passage, titles: Map<string, string>): string {
  return [titles.get(recordId), heading, text].filter(Boolean).join('\n');
}

async function readCache(file: string): Promise<Map<string, number[]>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = new Map<string, number[]>();
  // A line that was broken off must not swallow the next one.
  if (text !== '' && !text.endsWith('\n')) await appendFile(file, '\n');
  for (const line of text.split('\n')) {
    try {
      const { key, vector } = JSON.parse(line) as { key: string; vector: number[] };
      known.set(key, vector);
    } catch {
      // The last line of a build that was broken off while writing it; its text is embedded again.
    }
  }
  return known;
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
