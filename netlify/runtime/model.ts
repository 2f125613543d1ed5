import type { CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import { createModelAnswerer, type ModelAnswerer } from '#core/answering/model/model-answerer.ts';
import { createOpenAiModel } from './openai-model.ts';
import { readUsableModel } from './usable-model.ts';

/** The model that the environment names, if any. */
export function openModel(
  env: Record<string, string | undefined>,
  countAnswer: CountModelAnswer,
  warn: (message: string) => void,
): ModelAnswerer | undefined {
  const settings = readUsableModel(env, warn);
  if (!settings) return undefined;
  return createModelAnswerer({ ...settings, model: createOpenAiModel(settings), countAnswer, now: Date.now });
}
