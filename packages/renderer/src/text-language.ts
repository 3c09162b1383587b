import { defaultLocale, type Locale } from '@guichet/definition';
import type { PageForm } from '@guichet/engine';

/** The language of a form's texts, where it is not the page's. */
export function textLanguage({ untranslated }: PageForm, locale: Locale): Locale | undefined {
  return untranslated?.includes(locale) === true ? defaultLocale : undefined;
}
