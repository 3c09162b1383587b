import { type Locale, titleOf } from '@guichet/definition';
import type { PageForm, Texts } from '@guichet/engine';
import { textLanguage } from '../text-language.ts';

/** The title of a form in the language of its texts. */
export function formTitle({ path, properties }: PageForm, texts: Texts, locale: Locale): string {
  const { title } = texts;
  return typeof title === 'string' && title !== '' ? title : titleOf({ path, properties, title: '' }, locale);
}

/** The language of that title, where it is not the page's. */
export function titleLanguage(page: PageForm, locale: Locale): Locale | undefined {
  return typeof page.properties[locale] === 'string' ? undefined : textLanguage(page, locale);
}
