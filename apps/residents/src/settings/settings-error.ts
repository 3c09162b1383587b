/** A setting that its operator can put right; the message says which and how. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
