import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';

export interface Translation {
  readonly text: string;
  /** Where it stands in the definition. */
  readonly path: string;
}

/** What an author's `settings.i18n` says in each language. */
export interface Translations {
  /** By the first of the names (`key:label`, then the source text) that is translated. */
  find(locale: Locale, names: readonly string[]): Translation | undefined;
}

export function createTranslations({ i18n }: JsonObject): Translations {
  return {
    find(locale, names) {
      const table = isJsonObject(i18n) ? i18n[locale] : undefined;
      if (!isJsonObject(table)) return undefined;
      for (const name of names) {
        const text = Object.hasOwn(table, name) ? table[name] : undefined;
        if (typeof text === 'string' && text !== '') {
          return { text, path: `settings.i18n.${locale}[${JSON.stringify(name)}]` };
        }
      }
      return undefined;
    },
  };
}
