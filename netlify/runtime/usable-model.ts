import { readModelSettings, type ModelSettings } from './model-settings.ts';
import { SettingsError } from './settings-error.ts';

/**
 * What the environment says about a model, for a site that is running. A wrong setting is told and leaves the site
 * without a model: its answers are then the extractive ones. The build refuses the same setting.
 */
export function readUsableModel(
  env: Record<string, string | undefined>,
  warn: (message: string) => void,
): ModelSettings | undefined {
  try {
    const settings = readModelSettings(env);
    return settings?.dailyLimit === 0 ? undefined : settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(error.message);
    return undefined;
  }
}
