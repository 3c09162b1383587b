import type { Json, JsonObject } from '@guichet/definition';

/** A form and data for it, the same for the same seed. */
export interface RandomCase {
  readonly components: readonly Json[];
  readonly data: JsonObject;
}

const texts = ['', 'a', 'b', 'yes', 'no', '5', '0', 'true', 'abc', 'abcdef', 'x@y.ca', ' '];
const urls = [
  '',
  'example.ca',
  'http://localhost',
  'word',
  'ann@x.ca',
  'https://a.ca/?b#c',
  'http://10.0.0.1',
];
const phones = ['', '(613) 555-0123', '613-555-0123', '(613) 555-012', 'x'];
const numbers: readonly Json[] = [0, 1, 2.5, -3, 7, '4', null];
const keys = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'] as const;
const types = [
  ...['textfield', 'textfield', 'email', 'radio', 'checkbox', 'select', 'number', 'number'],
  ...['selectboxes', 'textarea', 'url', 'phoneNumber', 'hidden'],
] as const;
const operators = [
  'isEqual',
  'isNotEqual',
  'isEmpty',
  'isNotEmpty',
  'includes',
  'notIncludes',
  'startsWith',
  'endsWith',
];
const values = ['a', 'yes', '5', 'true'].map((value) => ({ label: value, value }));

/**
 * Six fields, two of them in a layout, each with conditions on those before it. Left out: `eq: ''`, where
 * Form.io's renderer takes a missing value for empty text and its service does not, and conditions on what
 * stands in a hidden layout, which its renderer still sees and its service does not. The renderer is our
 * reference.
 */
export function randomCase(seed: number): RandomCase {
  const random = randomness(seed);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const maybe = (chance: number, settings: () => JsonObject): JsonObject =>
    random() < chance ? settings() : {};

  function conditional(names: readonly string[]): JsonObject {
    if (random() < 0.5) {
      const show = pick<Json>([true, false, 'true', 'false', '', null], true);
      const eq = pick<Json>([...texts.filter((text) => text !== ''), true, false], 'a');
      return { conditional: { show, when: pick(names, 'f0'), eq } };
    }
    const conditions = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      component: pick(names, 'f0'),
      operator: pick(operators, 'isEqual'),
      value: pick(texts, ''),
    }));
    return { conditional: { show: random() < 0.7, conjunction: pick(['all', 'any'], 'all'), conditions } };
  }

  function component(key: string, names: readonly string[]): JsonObject {
    const type = pick(types, 'textfield');
    const isText = ['textfield', 'email', 'textarea', 'url', 'phoneNumber'].includes(type);
    const isGroup = type === 'selectboxes';
    const validate = {
      ...maybe(0.3, () => ({ required: true })),
      ...maybe(isText ? 0.2 : 0, () => ({ minLength: pick<Json>([2, '3', ''], 2) })),
      ...maybe(isText ? 0.2 : 0, () => ({ maxLength: pick<Json>([2, '4'], 2) })),
      ...maybe(isText ? 0.2 : 0, () => ({ pattern: pick(['[a-z]+', 'a|b', '\\d*'], 'a') })),
      ...maybe(type === 'number' ? 0.4 : 0, () => ({ min: pick<Json>([0, 2, '3', -1, ''], 0) })),
      ...maybe(type === 'number' ? 0.4 : 0, () => ({ max: pick<Json>([0, 2, '3', 5], 5) })),
      ...maybe(isGroup ? 0.4 : 0, () => ({ minSelectedCount: pick<Json>([0, 2, '3'], 2) })),
      ...maybe(isGroup ? 0.4 : 0, () => ({ maxSelectedCount: pick<Json>([0, 1, '2'], 2) })),
    };
    return {
      type,
      key,
      label: key,
      input: true,
      validate,
      ...((type === 'radio' || isGroup) && { values }),
      ...(type === 'phoneNumber' && { inputMask: '(999) 999-9999' }),
      ...(type === 'select' && { dataSrc: 'values', data: { values } }),
      ...maybe(0.2, () => ({ defaultValue: valueFor(type) })),
      ...maybe(0.15, () => ({ hidden: true })),
      ...maybe(0.15, () => ({ clearOnHide: false })),
      ...maybe(0.5, () => conditional(names)),
    };
  }

  function valueFor(type: string): Json {
    switch (type) {
      case 'checkbox':
        return random() < 0.5;
      case 'number':
        return pick(numbers, 0);
      case 'selectboxes':
        return Object.fromEntries(values.map(({ value }) => [value, random() < 0.4]));
      case 'url':
        return pick(urls, '');
      case 'phoneNumber':
        return pick(phones, '');
      default:
        return pick(texts, '');
    }
  }

  const fields = keys.map((key, index) => component(key, namesBefore(index)));
  const layout = {
    type: pick(['panel', 'fieldset'], 'panel'),
    key: 'layout',
    input: false,
    components: fields.slice(2, 4),
    ...maybe(0.3, () => ({ clearOnHide: true })),
    ...maybe(0.5, () => conditional(['f0', 'f1'])),
  };
  const data: Record<string, Json> = {};
  for (const { key, type } of fields) {
    // Of what was not sent Form.io's service stores a group as `{}`, and forgets the default of a number.
    if (type === 'selectboxes' || type === 'number' || random() < 0.8)
      data[String(key)] = valueFor(String(type));
  }
  return { components: [...fields.slice(0, 2), layout, ...fields.slice(4)], data };
}

/** What a condition may name; after the layout, none of the fields in it. */
function namesBefore(index: number): readonly string[] {
  if (index === 0) return ['nobody'];
  return index < 4 ? keys.slice(0, index) : ['f0', 'f1', ...keys.slice(4, index)];
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
