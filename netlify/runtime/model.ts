import { createMemoryCount } from '#core/answering/model/daily-limit.ts';
import { createModelAnswerer, type ModelAnswerer } from '#core/answering/model/model-answerer.ts';
import { readModelSettings } from './model-settings.ts';
import { SettingsError } from './settings-error.ts';
import { createOpenAiModel } from './openai-model.ts';

/**
 * The model that the environment names, if any. A wrong setting is told and leaves the site without a model: its
 * answers are then the extractive ones. The build refuses the same setting.
 */
export function openModel(
  env: Record<string, string | undefined>,
  warn: (message: string) => void,
): ModelAnswerer | undefined {
  try {
    const settings = readModelSettings(env);
    if (!settings || settings.dailyLimit === 0) return undefined;
    const model = createOpenAiModel(settings);
    return createModelAnswerer({ ...settings, model, countAnswer: createMemoryCount(), now: Date.now });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(error.message);
    return undefined;
  }
}
