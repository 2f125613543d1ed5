import type { CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import { createModelAnswerer, type ModelAnswerer } from '#core/answering/model/model-answerer.ts';
import type { ModelSettings } from './model-settings.ts';
import { createOpenAiModel } from './openai-model.ts';

/** The model that the settings name. */
export function openModel(settings: ModelSettings, countAnswer: CountModelAnswer): ModelAnswerer {
  return createModelAnswerer({ ...settings, model: createOpenAiModel(settings), countAnswer, now: Date.now });
}
