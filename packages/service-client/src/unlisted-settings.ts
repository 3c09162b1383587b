import { isJsonObject, type Json } from '@guichet/definition';
import type { FormSummary } from './outcomes.ts';

/** The settings in a summary of a form: only those that leave it out of the list, by `false` alone. */
export function unlistedSettings(settings: Json | undefined): Pick<FormSummary, 'settings'> {
  return isJsonObject(settings) && settings.listed === false ? { settings: { listed: false } } : {};
}
