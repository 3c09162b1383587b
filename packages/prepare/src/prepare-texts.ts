import {
  defaultLocale,
  type InEveryLocale,
  inEveryLocale,
  isJsonObject,
  type JsonObject,
  type Locale,
  locales,
} from '@guichet/definition';
import type { HtmlNode, Model, Models, Template, Text } from '@guichet/engine/prepared';
import type { AuthorHtml, TextKind } from './author-html.ts';
import { inLanguage } from './in-language.ts';
import { createOutline } from './outline.ts';
import type { Problems } from './problems.ts';
import { type PlacedText, textsAt } from './text-places.ts';
import { createTranslations, ownOrOuter } from './translations.ts';

type TextsOfAll = InEveryLocale<Record<string, Text>>;

/** Collects the author texts of a form, in every language. */
export interface FormTexts {
  addTitle(title: string, properties: JsonObject): void;
  /** `settings.nextSteps`: what the author says will happen once the form was sent. Plain text. */
  addNextSteps(): void;
  addComponent(json: JsonObject, component: { id: string; key: string; path: string; model: Model }): void;
  /** Prepares what stands in a component, below its heading where it has one. */
  inside<T>(json: JsonObject, model: Model, prepare: () => T): T;
  all(): TextsOfAll;
  /** The languages in which the author wrote nothing, though there is something to read. */
  untranslated(): readonly Locale[];
  /** Some `{{ }}` is more than a path. */
  haveCode(): boolean;
  /** Some text has a part that is filled in. */
  haveInterpolation(): boolean;
}

/** The texts that any component may have. */
export const commonTexts: readonly (readonly [setting: string, kind: TextKind])[] = [
  ['label', 'html'],
  ['description', 'html'],
  ['tooltip', 'tooltip'],
  ['placeholder', 'plain'],
  ['prefix', 'html'],
  ['suffix', 'html'],
  ['addAnother', 'html'],
  ['errorLabel', 'plain'],
  ['validate.customMessage', 'sentence'],
  ['validate.patternMessage', 'sentence'],
  ['logic[].actions[].text', 'html'],
];

/** A text that stands in more of the component, so that it counts when it is empty, too. */
function textOrNothing(json: JsonObject, setting: string): readonly PlacedText[] {
  const found = textsAt(json, setting);
  return found.length > 0 ? found : [{ setting, place: setting, text: '' }];
}

const sayNoPattern =
  'This message shows a regular expression, which residents cannot read, so it is ignored. Say in words what is asked for.';

/** A message that fills in the pattern of its component. */
function showsPattern(text: string, { validate }: JsonObject): boolean {
  const hasPattern = isJsonObject(validate) && Boolean(validate.pattern);
  return hasPattern && /\{\{\s*(pattern|regex|setting)\s*\}\}/.test(text);
}

type Node = Text | HtmlNode | Template;

function hasCode(text: Node): boolean {
  return hasAny(text, (node) => 'code' in node || 'program' in node);
}

function hasAnInterpolation(text: Node): boolean {
  return hasAny(text, (node) => !('tag' in node));
}

/** Whether a text has a part, however deep, that is this. */
function hasAny(text: Node, is: (node: Exclude<HtmlNode, string>) => boolean): boolean {
  if (typeof text === 'string') return false;
  if (isList(text)) return text.some((node) => hasAny(node, is));
  if (is(text)) return true;
  const inner = 'tag' in text ? [...Object.values(text.attributes ?? {}), text.children ?? []] : [];
  return inner.some((node) => hasAny(node, is));
}

function isList(text: Text | HtmlNode | Template): text is readonly (HtmlNode | string)[] {
  return Array.isArray(text);
}

export function createFormTexts(
  settings: JsonObject,
  models: Models,
  html: AuthorHtml,
  problems: Problems,
): FormTexts {
  const texts: TextsOfAll = inEveryLocale(() => ({}));
  let translations = createTranslations(settings, models);
  const outlines = inEveryLocale(createOutline);
  const foreign = new Set<Locale>();
  const translated = new Set(locales.filter((locale) => translations.has(locale)));
  let headingsAbove = 0;

  return {
    addTitle(title, properties) {
      for (const locale of locales) {
        const authorTitle = properties[locale];
        const isTranslated = typeof authorTitle === 'string' && authorTitle.trim() !== '';
        texts[locale].title = isTranslated
          ? authorTitle
          : (translations.find(locale, ['title', title])?.text ?? title);
      }
    },
    addNextSteps() {
      const { nextSteps } = settings;
      if (typeof nextSteps !== 'string' || nextSteps.trim() === '') return;
      for (const locale of locales) {
        texts[locale].nextSteps = translations.find(locale, ['nextSteps', nextSteps])?.text ?? nextSteps;
      }
    },
    addComponent(json, { id, key, path, model }) {
      if (json.label === undefined || json.label === null) addDefaultLabel(id, key, path, model);
      for (const [setting, kind] of commonTexts) addAll(textsAt(json, setting), kind);
      for (const { setting, as, around, isHeading } of model.texts) {
        if (isHeading === true) addAll(textsAt(json, setting), 'heading');
        else if (around === undefined) addAll(textsAt(json, setting), as);
        else {
          const isMore = around('', json) !== '';
          const placed = isMore ? textOrNothing(json, setting) : textsAt(json, setting);
          addAll(placed, as, (text) => around(text, json));
        }
      }
      for (const name of Object.keys(isJsonObject(json.errors) ? json.errors : {})) {
        if (!name.includes('.')) addAll(textsAt(json, `errors.${name}`), 'sentence');
      }

      function addAll(
        placed: readonly PlacedText[],
        kind: TextKind | 'heading',
        whole: (text: string) => string = (text) => text,
      ): void {
        for (const { setting, place, text } of placed) {
          for (const locale of locales) {
            const translation = translations.find(locale, [`${key}:${setting}`, text]);
            const found = translation ?? { text, path: `${path}.${place}` };
            const isForeign =
              translation === undefined && locale !== defaultLocale && !translations.has(locale);
            if (isForeign && /\p{L}/u.test(text)) foreign.add(locale);
            if (kind === 'sentence' && showsPattern(found.text, json)) {
              problems.add(found.path, 'showsPattern', sayNoPattern);
              continue;
            }
            set(locale, `${id}:${setting}`, { ...found, text: whole(found.text), isForeign }, kind);
          }
        }
      }
    },
    inside(json, model, prepare) {
      if (model.isForm !== true || !isJsonObject(json.settings)) return belowHeading(json, model, prepare);
      const outer = translations;
      translations = ownOrOuter(createTranslations(json.settings, {}), outer);
      for (const locale of locales) if (translations.has(locale)) translated.add(locale);
      try {
        return belowHeading(json, model, prepare);
      } finally {
        translations = outer;
      }
    },
    all: () => texts,
    untranslated: () => [...foreign].filter((locale) => !translated.has(locale)),
    haveCode: () => locales.some((locale) => Object.values(texts[locale]).some(hasCode)),
    haveInterpolation: () => locales.some((locale) => Object.values(texts[locale]).some(hasAnInterpolation)),
  };

  function belowHeading<T>(json: JsonObject, model: Model, prepare: () => T): T {
    const heading = model.texts.find(({ isHeading }) => isHeading === true);
    if (heading === undefined || json.hideLabel === true || textsAt(json, heading.setting).length === 0) {
      return prepare();
    }
    const level = headingsAbove === 0 ? 2 : 3;
    headingsAbove += 1;
    const prepared = locales.reduceRight(
      (within, locale) => () => outlines[locale].below(level, within),
      prepare,
    )();
    headingsAbove -= 1;
    return prepared;
  }

  function addDefaultLabel(id: string, key: string, path: string, model: Model): void {
    for (const locale of locales) {
      const label = model.label[locale];
      if (label === '') continue;
      const found = translations.find(locale, [`${key}:label`, model.label[defaultLocale], label]);
      set(locale, `${id}:label`, found ?? { text: label, path }, 'html');
    }
  }

  function set(
    locale: Locale,
    id: string,
    found: { text: string; path: string; isForeign?: boolean },
    kind: TextKind | 'heading',
  ): void {
    const { text, notes } = html.read(found.text, kind === 'heading' ? 'html' : kind);
    const fitting = kind === 'html' ? outlines[locale].fit(text) : text;
    const isMarked = found.isForeign === true && (kind === 'html' || kind === 'heading');
    texts[locale][id] = isMarked ? inLanguage(fitting, defaultLocale) : fitting;
    for (const { code, sentence } of notes) problems.add(found.path, code, sentence);
  }
}
