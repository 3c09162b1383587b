import type { Locale } from '@guichet/definition';
import { pageMessages } from './page-messages.ts';

/** A sentence of the site in a language; for those of the thank-you page see `thankYouText`. */
export function textOf(locale: Locale, name: keyof typeof pageMessages): string {
  return pageMessages[name][locale];
}
