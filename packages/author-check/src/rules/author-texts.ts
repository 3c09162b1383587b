import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import { commonTexts, textsAt } from '@guichet/prepare';
import type { Written } from '../findings/walk.ts';
import { pathWith } from './unknown-settings.ts';

/** A text of a component, with its translation where there is one. */
export interface AuthorText {
  readonly component: Written | undefined;
  /** `applicant.name:label`: its name in a table of translations. */
  readonly name: string;
  /** `label`, `data.values.0.label`. */
  readonly setting: string;
  readonly path: string;
  readonly text: string;
  readonly isHtml: boolean;
}

/** All texts of a form that residents read, each once for each place. */
export function authorTexts(definition: JsonObject, components: readonly Written[]): readonly AuthorText[] {
  const found: AuthorText[] = [];
  const { settings } = definition;
  if (isJsonObject(settings) && typeof settings.nextSteps === 'string' && settings.nextSteps.trim() !== '')
    found.push({
      component: undefined,
      name: 'nextSteps',
      setting: 'nextSteps',
      path: 'settings.nextSteps',
      text: settings.nextSteps,
      isHtml: false,
    });
  for (const component of components) {
    const { json, path, key, model } = component;
    const settingsOfTexts = [
      ...commonTexts.map(([setting, kind]) => ({ setting, isHtml: kind === 'html' })),
      ...(model?.texts ?? []).map(({ setting, as }) => ({ setting, isHtml: as === 'html' })),
      ...Object.keys(isJsonObject(json.errors) ? json.errors : {}).map((name) => ({
        setting: `errors.${name}`,
        isHtml: false,
      })),
    ];
    const seen = new Set<string>();
    for (const { setting, isHtml } of settingsOfTexts) {
      for (const placed of textsAt(json, setting)) {
        if (seen.has(placed.setting) || !/\p{L}/u.test(placed.text)) continue;
        seen.add(placed.setting);
        found.push({
          ...{ component, isHtml, setting: placed.setting, text: placed.text },
          ...{ name: `${key}:${placed.setting}`, path: `${path}.${placed.place}` },
        });
      }
    }
  }
  return found;
}

export interface FoundTranslation {
  readonly text: string;
  readonly path: string;
}

/** As the prepared form finds it: by name, else by the text itself. */
export function translationOf(
  definition: JsonObject,
  { name, text }: Pick<AuthorText, 'name' | 'text'>,
  locale: Locale,
): FoundTranslation | undefined {
  const table = tableOf(definition, locale);
  for (const key of [name, text]) {
    const found = table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
    if (typeof found === 'string' && found !== '')
      return { text: found, path: pathWith(`settings.i18n.${locale}`, key) };
  }
  return undefined;
}

export function tableOf({ settings }: JsonObject, locale: Locale): JsonObject | undefined {
  const i18n = isJsonObject(settings) ? settings.i18n : undefined;
  const table = isJsonObject(i18n) ? i18n[locale] : undefined;
  return isJsonObject(table) ? table : undefined;
}

/** A text as a resident reads it: no markup, no placeholders, entities as letters. */
export function plainText(text: string): string {
  return text
    .replace(/<\/(?:p|li|h\d|div|td|th|tr|ul|ol)>|<br\s*\/?>/gi, '. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{\{[^}]*\}\}/g, 'x')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*\.\s*){2,}/g, '. ')
    .trim();
}
