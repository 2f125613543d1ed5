import type { CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import { createHybridSearch } from '#core/answering/model/hybrid-search.ts';
import { search, type Search } from '#core/corpus/search.ts';
import type { ModelSettings } from './model-settings.ts';
import { createOpenAiModel } from './openai-model.ts';

/** The search that the settings allow: with an embedding model by meaning too, else by words. */
export function openSearch(settings: ModelSettings | undefined, countSearch: CountModelAnswer): Search {
  if (!settings?.embeddingModel) return search;
  const { dailyLimit, deadlines } = settings;
  const model = createOpenAiModel(settings);
  return createHybridSearch({ model, milliseconds: deadlines.embedding, dailyLimit, countSearch, now: Date.now });
}
