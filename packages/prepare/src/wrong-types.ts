import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { numberOf } from '@guichet/engine/prepared';
import { isAutocomplete } from './autocomplete.ts';
import type { Problems } from './problems.ts';

interface Expectation {
  readonly what: string;
  readonly settings: readonly string[];
  isMet(value: Json): boolean;
}

const expectations: readonly Expectation[] = [
  {
    what: 'true or false',
    settings: [
      'hidden',
      'disabled',
      'hideLabel',
      'multiple',
      'protected',
      'autofocus',
      'clearOnHide',
      'input',
    ],
    isMet: (value) => typeof value === 'boolean',
  },
  {
    what: 'true, false or "client-only"',
    settings: ['persistent'],
    isMet: (value) => typeof value === 'boolean' || value === 'client-only',
  },
  {
    what: 'text',
    settings: [
      ...['key', 'label', 'description', 'tooltip', 'placeholder', 'prefix', 'suffix', 'errorLabel'],
      ...['customClass', 'labelPosition', 'validateOn', 'validate.customMessage'],
    ],
    isMet: (value) => typeof value === 'string' || typeof value === 'number',
  },
  {
    what: 'a regular expression, as text',
    settings: ['validate.pattern'],
    isMet: (value) => typeof value === 'string',
  },
  {
    what: 'a name of HTML for what is filled in, such as "given-name"',
    settings: ['autocomplete'],
    // Some builders write `false` where nobody chose anything; Form.io's page ignores it.
    isMet: (value) => value === false || isAutocomplete(value),
  },
  {
    what: 'a number',
    settings: [
      ...['tabindex', 'validate.minLength', 'validate.maxLength', 'validate.min', 'validate.max'],
      ...['validate.minSelectedCount', 'validate.maxSelectedCount', 'validate.minWords', 'validate.maxWords'],
    ],
    isMet: (value) => numberOf(value) !== undefined,
  },
  {
    what: 'an object',
    settings: ['validate', 'conditional', 'attributes', 'properties', 'errors'],
    isMet: isJsonObject,
  },
  { what: 'a list', settings: ['components'], isMet: Array.isArray },
];

/** Reports the settings whose value cannot be used, so that they are as good as absent, and true that is written as text. */
export function reportWrongTypes(json: JsonObject, path: string, problems: Problems): void {
  for (const { what, settings, isMet } of expectations) {
    for (const setting of settings) {
      const value = settingAt(json, setting);
      if (value === undefined || value === null || value === '' || isMet(value)) continue;
      const reading = value === 'true' && isMet(true) ? 'read as true' : 'ignored';
      problems.add(
        `${path}.${setting}`,
        'wrongType',
        `"${setting}" is ${reading}: it must be ${what}. Write ${what}.`,
      );
    }
  }
}

function settingAt(json: JsonObject, setting: string): Json | undefined {
  const [name = '', inner] = setting.split('.');
  const outer = json[name];
  if (inner === undefined) return outer;
  return isJsonObject(outer) ? outer[inner] : undefined;
}
