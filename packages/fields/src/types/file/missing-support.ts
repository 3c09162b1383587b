import type { Locale } from '@guichet/definition';
import { fileMessages } from './messages.ts';

/** What this browser lacks of what an upload needs, in a sentence; undefined where it lacks nothing. */
export function missingSupport(locale: Locale): string | undefined {
  const messages = fileMessages[locale];
  if (typeof File !== 'function' || typeof FileReader !== 'function') return messages.noFileApi;
  if (typeof FormData !== 'function') return messages.noFormData;
  const hasProgress = typeof XMLHttpRequest === 'function' && 'upload' in new XMLHttpRequest();
  return hasProgress ? undefined : messages.noProgress;
}
