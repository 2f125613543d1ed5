import { join } from 'node:path';
import type { CorpusFile } from '#core/corpus/corpus.ts';
import { readModelSettings } from '../netlify/runtime/model-settings.ts';
import { createOpenAiModel } from '../netlify/runtime/openai-model.ts';
import { embedPassages } from './embed-passages.ts';

/** One batch may take this long: a local model works through it on a processor. */
const batchMilliseconds = 120_000;

/**
 * Adds vectors to a corpus when the environment names an embedding model. Without them, or when the model fails, the
 * corpus is whole: its passages are then ranked by their words.
 * @throws SettingsError for wrong variables, in words that say what to do
 */
export async function embedCorpus(
  corpus: CorpusFile,
  env: Record<string, string | undefined>,
  { cacheFolder = join('node_modules', '.cache', 'askfolio', 'embeddings'), log = console.log } = {},
): Promise<CorpusFile> {
  const settings = readModelSettings(env);
  if (!settings && env['OPENAI_EMBEDDING_MODEL']) {
    log('vectors none: OPENAI_EMBEDDING_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL while building.');
  }
  if (!settings?.embeddingModel) return corpus;
  const deadlines = { ...settings.deadlines, total: batchMilliseconds };
  const { embed, embeddingModel } = createOpenAiModel({ ...settings, deadlines });
  if (!embed || !embeddingModel) return corpus;
  const titles = new Map(corpus.portfolio.records.map(({ id, title }) => [id, title]));
  const onProgress = (done: number, total: number) => log(`vectors ${done} of ${total} passages by ${embeddingModel}`);
  try {
    const vectors = await embedPassages(corpus.passages, titles, {
      model: embeddingModel,
      embed,
      cacheFolder,
      onProgress,
    });
    return { ...corpus, vectors };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message} (${cause.message})` : message;
    log(`vectors none: ${reason}. Questions are ranked by their words alone; the next build goes on from here.`);
    return corpus;
  }
}
