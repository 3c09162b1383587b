import { isJsonObject, type Json } from '@guichet/definition';
import type { Rule } from '../rule.ts';

/**
 * Of values under keys that a resident names: each key once. An object holds no key twice, so the rule validates the
 * control's strings, which the field keeps as `said`: key, value, key, value, or with `valueFirst` the other way round.
 */
export const doubleKey: Rule = {
  message: 'doubleKey',
  sentences: {
    en: '{{field}} has “{{key}}” more than once. Use each key once.',
    fr: 'Le champ «\u00a0{{field}}\u00a0» contient «\u00a0{{key}}\u00a0» plus d’une fois. Utilisez chaque clé une seule fois.',
  },
  check({ component, transientState }) {
    const keys = rowsIn(transientState, component.settings.valueFirst === true).map(({ key }) => key);
    const key = keys.find((candidate, index) => candidate !== '' && keys.indexOf(candidate) < index);
    return key === undefined ? undefined : { setting: true, key };
  },
};

/** A value that stands under no key would be lost. */
export const missingKey: Rule = {
  message: 'missingKey',
  sentences: {
    en: '{{field}} has a value without a key. Enter its key, or remove the value.',
    fr: 'Le champ «\u00a0{{field}}\u00a0» contient une valeur sans clé. Entrez sa clé ou retirez la valeur.',
  },
  check({ component, transientState }) {
    const rows = rowsIn(transientState, component.settings.valueFirst === true);
    return rows.some(({ key, value }) => key === '' && value.trim() !== '') ? { setting: true } : undefined;
  },
};

interface Row {
  readonly key: string;
  readonly value: string;
}

function rowsIn(transientState: Json | undefined, isValueFirst: boolean): readonly Row[] {
  if (!isJsonObject(transientState) || !Array.isArray(transientState.said)) return [];
  const strings = transientState.said.map((text: Json) => (typeof text === 'string' ? text : ''));
  return Array.from({ length: Math.floor(strings.length / 2) }, (_, row) => {
    const [first = '', second = ''] = strings.slice(row * 2, row * 2 + 2);
    return isValueFirst ? { key: second.trim(), value: first } : { key: first.trim(), value: second };
  });
}
