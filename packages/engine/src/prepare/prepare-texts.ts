import { isJsonObject, type Json, type JsonObject, type Locale, locales } from '@guichet/definition';
import type { Model } from '../model.ts';
import type { Text } from '../prepared-form.ts';
import type { AuthorHtml } from './author-html.ts';
import type { Problems } from './problems.ts';

type TextsOfAll = Record<Locale, Record<string, Text>>;

/** Collects the author texts of a form, in every language. */
export interface FormTexts {
  addTitle(title: string, properties: JsonObject): void;
  addComponent(json: JsonObject, id: string, path: string, model: Model): void;
  all(): TextsOfAll;
}

type Kind = 'html' | 'plain' | 'sentence';

/** The texts that any component may have. */
const commonTexts: readonly (readonly [setting: string, kind: Kind])[] = [
  ['label', 'html'],
  ['description', 'html'],
  ['tooltip', 'html'],
  ['placeholder', 'plain'],
  ['prefix', 'html'],
  ['suffix', 'html'],
  ['errorLabel', 'plain'],
  ['validate.customMessage', 'sentence'],
  ['validate.patternMessage', 'sentence'],
];

export function createFormTexts(settings: JsonObject, html: AuthorHtml, problems: Problems): FormTexts {
  const texts: TextsOfAll = { en: {}, fr: {} };

  function add(id: string, key: string, setting: string, source: string, kind: Kind, path: string): void {
    for (const locale of locales) {
      const translated = translationOf(settings, locale, `${key}:${setting}`, source);
      const onUnsupported = (expression: string) => {
        problems.add(
          path,
          'templateNotSupported',
          `"${expression.slice(0, 80)}" is not filled in: only paths such as {{ data.key }} are. Write it as a path.`,
        );
      };
      texts[locale][`${id}:${setting}`] =
        kind === 'sentence' ? html.sentence(translated) : html[kind](translated, onUnsupported);
    }
  }

  return {
    addTitle(title, properties) {
      for (const locale of locales) {
        const own = properties[locale];
        texts[locale].title =
          typeof own === 'string' && own.trim() !== ''
            ? own
            : translationOf(settings, locale, 'title', title);
      }
    },
    addComponent(json, id, path, model) {
      const key = typeof json.key === 'string' ? json.key : '';
      for (const [setting, kind] of commonTexts) {
        const source = textAt(json, setting);
        if (source !== '') add(id, key, setting, source, kind, `${path}.${setting}`);
      }
      if (json.label === undefined) addDefaultLabel(id, key, model);
      const { errors } = json;
      for (const [name, source] of Object.entries(isJsonObject(errors) ? errors : {})) {
        if (typeof source === 'string' && source !== '') {
          add(id, key, `errors.${name}`, source, 'sentence', `${path}.errors.${name}`);
        }
      }
      for (const { setting, as } of model.texts) {
        for (const place of placesOf(json, setting)) {
          const source = textAt(json, place);
          if (source !== '') add(id, key, place, source, as, `${path}.${place}`);
        }
      }
    },
    all: () => texts,
  };

  function addDefaultLabel(id: string, key: string, model: Model): void {
    for (const locale of locales) {
      const label = model.label[locale];
      if (label !== '') texts[locale][`${id}:label`] = translationOf(settings, locale, `${key}:label`, label);
    }
  }
}

/** `settings.i18n.fr["key:label"]`, else `settings.i18n.fr["Source text"]`, else as it is written. */
function translationOf(settings: JsonObject, locale: Locale, id: string, source: string): string {
  const { i18n } = settings;
  const table = isJsonObject(i18n) ? i18n[locale] : undefined;
  if (!isJsonObject(table)) return source;
  for (const name of [id, source]) {
    const translated = Object.hasOwn(table, name) ? table[name] : undefined;
    if (typeof translated === 'string' && translated !== '') return translated;
  }
  return source;
}

/** `values[].label` as `values.0.label`, `values.1.label`..., as many as there are. */
function placesOf(json: JsonObject, setting: string): readonly string[] {
  const [list, property] = setting.split('[].');
  if (list === undefined || property === undefined) return [setting];
  const items = valueAt(json, list);
  return Array.isArray(items) ? items.map((_, index) => `${list}.${index}.${property}`) : [];
}

function textAt(json: JsonObject, place: string): string {
  const value = valueAt(json, place);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function valueAt(json: JsonObject, place: string): Json | undefined {
  return place.split('.').reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, json);
}
