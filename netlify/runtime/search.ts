import type { CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import { createHybridSearch } from '#core/answering/model/hybrid-search.ts';
import { search, type Search } from '#core/corpus/search.ts';
import { createOpenAiModel } from './openai-model.ts';
import { readUsableModel } from './usable-model.ts';

/** The search that the environment allows: with an embedding model by meaning too, else by words. */
export function openSearch(
  env: Record<string, string | undefined>,
  countSearch: CountModelAnswer,
  warn: (message: string) => void,
): Search {
  const settings = readUsableModel(env, warn);
  if (!settings?.embeddingModel) return search;
  const { dailyLimit, deadlines } = settings;
  const model = createOpenAiModel(settings);
  return createHybridSearch({ model, milliseconds: deadlines.embedding, dailyLimit, countSearch, now: Date.now });
}
