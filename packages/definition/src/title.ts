import type { JsonObject } from './json.ts';
import type { Locale } from './locale.ts';

/** A form's title in a language: its property of that name, else the title as written, else the alias. */
export function titleOf(
  form: { readonly title: string; readonly path: string; readonly properties: JsonObject },
  locale: Locale,
): string {
  const translated = form.properties[locale];
  return typeof translated === 'string' && translated.trim() !== '' ? translated : form.title || form.path;
}
