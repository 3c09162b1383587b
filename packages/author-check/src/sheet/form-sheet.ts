import {
  defaultLocale,
  type InEveryLocale,
  inEveryLocale,
  isJsonObject,
  type Json,
  type JsonObject,
  type Locale,
  locales,
} from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { segmentsOf } from '../findings/located-json.ts';
import { walkComponents } from '../findings/walk.ts';
import { type AuthorText, authorTexts, translationOf } from '../rules/author-texts.ts';
import { languageNames } from '../rules/translations.ts';
import { writeText } from './write-text.ts';

/** A line of the sheet that a translator fills in. */
export interface SheetRow {
  /** `applicant.name:label`, `title`; of a component without a key, its place in the definition. */
  readonly name: string;
  /** Empty where there is no translation. */
  readonly texts: InEveryLocale;
}

/** Every text of a form once, with its translations, in the order of the form. */
export function formSheet(definition: JsonObject, models: Models): readonly SheetRow[] {
  const rows = [titleRow(definition), ...textsOf(definition, models).map((text) => rowOf(text, definition))];
  // One key may stand twice, and one text is translated once.
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}

function textsOf(definition: JsonObject, models: Models): readonly AuthorText[] {
  return authorTexts(definition, walkComponents(definition, models));
}

function titleRow({ title, properties }: JsonObject): SheetRow {
  const names = isJsonObject(properties) ? properties : {};
  const ownOr = (locale: Locale) => textIn(names[locale]) || (locale === defaultLocale ? textIn(title) : '');
  return { name: 'title', texts: inEveryLocale(ownOr) };
}

function rowOf(text: AuthorText, definition: JsonObject): SheetRow {
  const inLocale = (locale: Locale) =>
    locale === defaultLocale ? text.text : (translationOf(definition, text, locale)?.text ?? '');
  return { name: nameOf(text), texts: inEveryLocale(inLocale) };
}

/** Without a key, a text is found by itself alone. */
function nameOf({ name, text }: AuthorText): string {
  return name.startsWith(':') ? text : name;
}

function textIn(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

export type PutBack =
  | { readonly kind: 'changed'; readonly source: string; readonly count: number }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

const placeholder = /\{\{\{?[^{}]*\}?\}\}/g;

/**
 * Puts the texts of a sheet back into a form's file: what did not change stays as it is written, to the letter, and so
 * does the formatting. All or nothing: a row that the form does not have, or whose placeholders differ, refuses all.
 */
export function putBack(
  source: string,
  definition: JsonObject,
  rows: readonly SheetRow[],
  models: Models,
): PutBack {
  const texts = new Map(textsOf(definition, models).map((text) => [nameOf(text), text]));
  const before = new Map(formSheet(definition, models).map((row) => [row.name, row]));
  const reasons: string[] = [];
  const edits: { readonly path: (string | number)[]; readonly text: string }[] = [];
  for (const row of rows) {
    const known = before.get(row.name);
    if (known === undefined) {
      reasons.push(`The form has no text "${row.name.slice(0, 80)}". Write a new sheet.`);
      continue;
    }
    const text = texts.get(row.name);
    const original = row.texts[defaultLocale];
    for (const locale of locales) {
      const [written, former] = [row.texts[locale], known.texts[locale]];
      if (withPlainBreaks(written) === withPlainBreaks(former)) continue;
      const isOriginal = locale === defaultLocale;
      if (written.trim() === '') {
        // An empty translation leaves the one that is there.
        if (isOriginal) reasons.push(`The ${languageNames[locale]} of "${row.name}" is empty.`);
      } else if (isDifferent(isOriginal ? former : original, written))
        reasons.push(placeholders(row.name, languageNames[locale]));
      else
        edits.push({
          path: isOriginal
            ? originalPath(row.name, text, definition)
            : translationPath(row.name, text, definition, locale),
          // Spreadsheets break lines in cells in their own way: the form keeps its way.
          text: former.includes('\r\n') ? withPlainBreaks(written).replaceAll('\n', '\r\n') : written,
        });
    }
  }
  if (reasons.length > 0) return { kind: 'refused', reasons };
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(mark.length);
  const changed = edits.reduce((whole, edit) => writeText(whole, edit.path, edit.text), text);
  return { kind: 'changed', source: mark + changed, count: edits.length };
}

function withPlainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function placeholders(name: string, language: string): string {
  return `The ${language} of "${name.slice(0, 80)}" has other placeholders {{ }} than before. Keep them as they are.`;
}

function isDifferent(before: string, after: string): boolean {
  const [placeholdersBefore, placeholdersAfter] = [before, after].map((text) =>
    (text.match(placeholder) ?? []).map((part) => part.replace(/\s+/g, '')).sort(),
  );
  return JSON.stringify(placeholdersBefore) !== JSON.stringify(placeholdersAfter);
}

function originalPath(
  name: string,
  text: AuthorText | undefined,
  { properties }: JsonObject,
): (string | number)[] {
  if (text !== undefined) return segmentsOf(text.path);
  const isInProperties =
    name === 'title' && isJsonObject(properties) && typeof properties[defaultLocale] === 'string';
  return isInProperties ? ['properties', defaultLocale] : ['title'];
}

function translationPath(
  name: string,
  text: AuthorText | undefined,
  definition: JsonObject,
  locale: Locale,
): (string | number)[] {
  if (text === undefined) return ['properties', locale];
  const found = translationOf(definition, text, locale);
  return found === undefined ? ['settings', 'i18n', locale, name] : segmentsOf(found.path);
}
