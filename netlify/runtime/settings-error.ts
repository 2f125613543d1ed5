/** Environment variables that cannot work, in words that say what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
