import { isJsonObject } from '@guichet/definition';
import { authorTexts, plainText, tableOf, translationOf } from './author-texts.ts';
import type { Rule } from './rule.ts';

/** Words that both languages have: a label that is one of them needs no other. */
const sameInBoth =
  /^(?:description|information|documents?|date|code|type|option|question|page|total|zone|note|notes|commentaire|permit|n\/a|province|canada|ottawa|ontario|quebec|ville|parc|photo|photos|signature|instructions?|contact|adresse|email|fax|pdf|ok|[\d\W]*)$/i;

/** French: missing, forgotten, or far longer than a layout expects. Asked for with `--locale fr`. */
export const translations: Rule = ({ definition, components, isFrenchAsked, prepared }, report) => {
  const { properties } = definition;
  const isUntranslated = prepared.untranslated?.includes('fr') === true;
  if (!isFrenchAsked) return;
  const hasTitle =
    (isJsonObject(properties) && typeof properties.fr === 'string' && properties.fr.trim() !== '') ||
    (typeof definition.title === 'string' &&
      translationOf(definition, { name: 'title', text: definition.title }, 'fr') !== undefined);
  if (!hasTitle)
    report('properties', 'missingFrench', 'The form has no French title.', 'Write it as "properties.fr".');
  // The whole form is reported once: its author knows.
  if (isUntranslated || tableOf(definition, 'fr') === undefined) return;
  for (const text of authorTexts(definition, components)) {
    const french = translationOf(definition, text, 'fr');
    const shown = plainText(text.text);
    if (french === undefined) {
      if (!/\p{L}{2}/u.test(shown) || isSameInBoth(shown)) continue;
      report(
        text.path,
        'missingFrench',
        `"${shorten(shown)}" has no French.`,
        `Write it as settings.i18n.fr["${text.name}"].`,
      );
      continue;
    }
    const translated = plainText(french.text);
    if (translated === shown && shown.split(' ').length > 2 && !isSameInBoth(shown))
      report(
        french.path,
        'sameInFrench',
        `The French of "${shorten(shown)}" is the English text.`,
        'Translate it.',
      );
    else if (shown.length >= 20 && translated.length > 1.6 * shown.length)
      report(
        french.path,
        'longInFrench',
        `The French of "${shorten(shown)}" is ${(translated.length / shown.length).toFixed(1)} times as long.`,
        'Say the same in fewer words, or look at the page at the width of a telephone.',
      );
  }
};

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function isSameInBoth(text: string): boolean {
  return sameInBoth.test(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
