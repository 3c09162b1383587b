import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import { sourcesOf, type Texts } from '@guichet/engine/prepared';

/**
 * The author's translations (`settings.i18n`) of texts that code asks for by their source: `t('Yes')`,
 * `instance.t(component.label)`. `prepared`: everything that may hold code, as trees.
 */
export function namedSources({ i18n }: JsonObject, locale: Locale, prepared: unknown): Texts {
  const table = isJsonObject(i18n) ? i18n[locale] : undefined;
  if (!isJsonObject(table) || !/\["free","t"\]|\],"t",0\]/.test(JSON.stringify(prepared))) return {};
  return Object.fromEntries(
    Object.entries(table).flatMap(([source, text]) =>
      typeof text === 'string' && text !== '' ? [[`${sourcesOf}:${source}`, text]] : [],
    ),
  );
}
