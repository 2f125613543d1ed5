import { createMemoryCount } from '#core/answering/model/daily-limit.ts';
import { createModelAnswerer, type ModelAnswerer } from '#core/answering/model/model-answerer.ts';
import { readModelSettings } from '../../netlify/runtime/model-settings.ts';
import { createOpenAiModel } from '../../netlify/runtime/openai-model.ts';

/**
 * The configured model for scoring: every question is asked, none is answered from the cache.
 * @returns undefined for the extractive answerer
 * @throws Error when the environment names no model
 */
export function toModel(answerer: string, env: Record<string, string | undefined>): ModelAnswerer | undefined {
  if (answerer === 'extractive') return undefined;
  if (answerer !== 'model') throw new Error(`--answerer is "${answerer}": it should be extractive or model`);
  const settings = readModelSettings(env);
  if (!settings) throw new Error('No model is configured: set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL.');
  const unlimited = { dailyLimit: Number.POSITIVE_INFINITY, cacheMilliseconds: 0 };
  return createModelAnswerer({
    ...settings,
    ...unlimited,
    model: createOpenAiModel(settings),
    countAnswer: createMemoryCount(),
    now: Date.now,
  });
}
