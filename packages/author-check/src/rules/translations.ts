import { defaultLocale, type InEveryLocale, isJsonObject, type Locale } from '@guichet/definition';
import type { Report } from '../findings/finding.ts';
import { authorTexts, plainText, tableOf, translationOf } from './author-texts.ts';
import type { CheckedForm, Rule } from './rule.ts';

/** Words that both languages have: a label that is one of them needs no other. */
const sameInBoth =
  /^(?:description|information|documents?|date|message|destination|recaptcha|service|section|nature|situation|signature|profession|occupation|region|village|budget|image|age|site|sports?|culture|animal|client|total|transport|restaurant|hotel|taxi|urgent|code|type|option|question|page|total|zone|note|notes|commentaire|permit|n\/a|province|canada|ottawa|ontario|quebec|ville|parc|photo|photos|signature|instructions?|contact|adresse|email|fax|pdf|ok|[\d\W]*)$/i;

/** Translations: missing, forgotten, or far longer than a layout expects. Asked for with `--locale`. */
export const translations: Rule = (form, report) => {
  for (const locale of form.askedLocales) if (locale !== defaultLocale) checkLocale(form, locale, report);
};

function checkLocale(
  { definition, components, prepared }: CheckedForm,
  locale: Locale,
  report: Report,
): void {
  const { properties, title } = definition;
  const language = languageNames[locale];
  const translatedTitle = isJsonObject(properties) ? properties[locale] : undefined;
  const hasTitle =
    (typeof translatedTitle === 'string' && translatedTitle.trim() !== '') ||
    (typeof title === 'string' &&
      translationOf(definition, { name: 'title', text: title }, locale) !== undefined);
  if (!hasTitle)
    report(
      'properties',
      'missingTranslation',
      `The form has no ${language} title.`,
      `Write it as "properties.${locale}".`,
    );
  // The whole form is reported once: its author knows.
  const isUntranslated = prepared.untranslated?.includes(locale) === true;
  if (isUntranslated || tableOf(definition, locale) === undefined) return;
  for (const text of authorTexts(definition, components)) {
    const found = translationOf(definition, text, locale);
    const shown = plainText(text.text);
    const quoted = `The ${language} of "${shorten(shown)}"`;
    if (found === undefined) {
      if (!/\p{L}{2}/u.test(shown) || isSameInBoth(shown)) continue;
      const advice = `Write it as settings.i18n.${locale}["${text.name}"].`;
      report(text.path, 'missingTranslation', `"${shorten(shown)}" has no ${language}.`, advice);
      continue;
    }
    const translated = plainText(found.text);
    const ratio = translated.length / shown.length;
    // An option of one word is often a name.
    const isName = /^(?:values|data)\./.test(text.setting) && !shown.includes(' ');
    if (translated === shown && /\p{L}{3}/u.test(shown) && !isName && !isSameInBoth(shown))
      report(
        found.path,
        'sameTranslation',
        `${quoted} is the ${languageNames[defaultLocale]} text.`,
        'Translate it.',
      );
    else if (ratio >= longestRatio && Math.max(shown.length, translated.length - shown.length) >= 20) {
      const advice = 'Say the same in fewer words, or look at the page at the width of a telephone.';
      report(found.path, 'longTranslation', `${quoted} is ${ratio.toFixed(1)} times as long.`, advice);
    }
  }
}

export const languageNames: InEveryLocale = { en: 'English', fr: 'French' };

/** French is a fifth longer than English by nature. */
const longestRatio = 1.6;

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function isSameInBoth(text: string): boolean {
  return sameInBoth.test(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
