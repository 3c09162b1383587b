import { inEveryLocale, isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { aliasTexts } from './without-alias.ts';

export interface Translation {
  readonly text: string;
  /** Where it stands in the definition. */
  readonly path: string;
}

/** An author's translations (`settings.i18n`). */
export interface Translations {
  /** By the first of the names (`key:label`, then the source text) that is translated. */
  find(locale: Locale, names: readonly string[]): Translation | undefined;
  /** The author wrote something in that language. */
  has(locale: Locale): boolean;
}

/** `settings`: of the form. Aliases among `models` may translate texts that it leaves out. */
export function createTranslations({ i18n }: JsonObject, models: Models): Translations {
  const brought = inEveryLocale((locale) => aliasTexts(models, locale));

  function findBrought(locale: Locale, names: readonly string[]): Translation | undefined {
    const name = names.find((candidate) => brought[locale].has(candidate));
    const text = name === undefined ? undefined : brought[locale].get(name);
    return text === undefined ? undefined : { text, path: `the alias that brings ${JSON.stringify(name)}` };
  }

  const tableOf = (locale: Locale) => (isJsonObject(i18n) ? i18n[locale] : undefined);

  return {
    has(locale) {
      const table = tableOf(locale);
      return (
        isJsonObject(table) && Object.values(table).some((text) => typeof text === 'string' && text !== '')
      );
    },
    find(locale, names) {
      const table = tableOf(locale);
      if (!isJsonObject(table)) return findBrought(locale, names);
      for (const name of names) {
        const text = Object.hasOwn(table, name) ? table[name] : undefined;
        if (typeof text === 'string' && text !== '') {
          return { text, path: `settings.i18n.${locale}[${JSON.stringify(name)}]` };
        }
      }
      return findBrought(locale, names);
    },
  };
}

/** Those of a form within the form, and for what they leave open those around it. */
export function ownOrOuter(inner: Translations, outer: Translations): Translations {
  return {
    find: (locale, names) => inner.find(locale, names) ?? outer.find(locale, names),
    has: (locale) => inner.has(locale) || outer.has(locale),
  };
}
