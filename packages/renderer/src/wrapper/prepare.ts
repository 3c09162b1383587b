import { checkAlias, isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import { type PreparedForm, type Texts, textsOf } from '@guichet/engine';
import type { CustomComponents } from '@guichet/fields/custom';
import { everyPartWith } from '@guichet/fields/every-part';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';

export { hashCanonicalJson } from '@guichet/prepare';

/** Makes of a host's definition what a page is made of. Throws an Error that says what is wrong with it. */
export function prepareDefinition(
  given: unknown,
  i18n: Readonly<Record<string, JsonObject>> | undefined,
  components: CustomComponents | undefined,
): { readonly form: PreparedForm; texts(locale: Locale): Texts } {
  const allModels = components === undefined ? models : { ...models, ...everyPartWith(components).models };
  const prepared = prepareForm(withTexts(withAlias(given), i18n), { models: allModels });
  if (prepared.kind === 'notAForm') {
    const problems = prepared.problems.map(({ sentence }) => sentence).join(' ');
    throw new Error(`The form could not be loaded. ${problems}`);
  }
  const { form } = prepared;
  return { form, texts: (locale) => textsOf(form, locale) };
}

/** Only a form that our site publishes needs a path that it can have there. */
function withAlias(given: unknown): unknown {
  if (!isJsonObject(given) || checkAlias(given.path).kind === 'usable') return given;
  return { ...given, path: 'embedded' };
}

/** The texts that a host brings go before those of the form. */
function withTexts(given: unknown, i18n: Readonly<Record<string, JsonObject>> | undefined): unknown {
  if (i18n === undefined || !isJsonObject(given)) return given;
  const settings = isJsonObject(given.settings) ? given.settings : {};
  const formTexts = isJsonObject(settings.i18n) ? settings.i18n : {};
  const joined = Object.entries(i18n).map(([locale, texts]) => {
    const before = formTexts[locale];
    return [locale, { ...(isJsonObject(before) ? before : {}), ...texts }];
  });
  return { ...given, settings: { ...settings, i18n: { ...formTexts, ...Object.fromEntries(joined) } } };
}
