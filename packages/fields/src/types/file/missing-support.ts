import type { Locale } from '@guichet/definition';
import { fileMessages } from './messages.ts';

/** A sentence about the feature that this browser lacks for uploads; undefined where it lacks none. */
export function missingSupport(locale: Locale): string | undefined {
  const messages = fileMessages[locale];
  if (typeof File !== 'function' || typeof FileReader !== 'function') return messages.noFileApi;
  if (typeof FormData !== 'function') return messages.noFormData;
  const hasProgress = typeof XMLHttpRequest === 'function' && 'upload' in new XMLHttpRequest();
  return hasProgress ? undefined : messages.noProgress;
}
