import type { Json, JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { type CheckOptions, checkForm, type Finding } from '../check-form.ts';

/** A form that has nothing wrong with it, with these components. */
export function formOf(components: readonly Json[], rest: JsonObject = {}): JsonObject {
  const i18n = { fr: { Note: 'Remarque' } };
  return {
    title: 'Test',
    path: 'test',
    properties: { en: 'Test', fr: 'Essai' },
    settings: { i18n },
    components,
    ...rest,
  };
}

export function check(form: Json | string, options: Partial<CheckOptions> = {}): readonly Finding[] {
  const source = typeof form === 'string' ? form : JSON.stringify(form, null, 2);
  return checkForm(source, { models, ...options });
}

/** Path and code of each finding. */
export function codes(
  components: readonly Json[],
  rest: JsonObject = {},
  options: Partial<CheckOptions> = {},
): readonly string[] {
  return check(formOf(components, rest), options).map(({ path, code }) => `${path} ${code}`);
}
