import type { Locale } from '@guichet/definition';
import { pageMessages } from './page-messages.ts';
import { thankYouMessages } from './thank-you-messages.ts';

const messages = { ...pageMessages, ...thankYouMessages };

/** A sentence of the site in a language. */
export function say(locale: Locale, name: keyof typeof messages): string {
  return messages[name][locale];
}
