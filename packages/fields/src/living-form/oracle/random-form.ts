import type { Json, JsonObject } from '@guichet/definition';
import { type Random, type RandomType, randomTypes, texts } from './random-types.ts';

/** A form and data for it, the same for the same seed. */
export interface RandomCase {
  readonly components: readonly Json[];
  readonly data: JsonObject;
}

const keys = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'] as const;
const types: Readonly<Record<string, RandomType>> = randomTypes;
const [firstType = 'textfield', ...otherTypes] = Object.keys(types);
const operators = [
  ...(['isEqual', 'isNotEqual', 'isEmpty', 'isNotEmpty', 'includes', 'notIncludes'] as const),
  ...(['startsWith', 'endsWith'] as const),
] as const;

/**
 * Six fields, two of them in a layout, each with conditions on those before it. Left out: `eq: ''`, where
 * Form.io's renderer takes a missing value for empty text and its service does not, and conditions on what
 * stands in a hidden layout, which its renderer still sees and its service does not. The renderer is our
 * reference.
 */
export function randomCase(seed: number): RandomCase {
  const random = randomness(seed);
  const { pick, maybe } = random;

  function conditional(names: readonly [string, ...string[]]): JsonObject {
    if (random.chance(0.5)) {
      const show = pick<Json>([true, false, 'true', 'false', '', null]);
      const eq = pick<Json>(['a', ...texts.filter((text) => text !== ''), true, false]);
      return { conditional: { show, when: pick(names), eq } };
    }
    const conditions = Array.from({ length: random.chance(0.5) ? 1 : 2 }, () => ({
      component: pick(names),
      operator: pick(operators),
      value: pick(texts),
    }));
    return { conditional: { show: random.chance(0.7), conjunction: pick(['all', 'any']), conditions } };
  }

  function component(key: string, names: readonly [string, ...string[]]): JsonObject {
    const type = pick([firstType, ...otherTypes]);
    const { settings, validate, isNeverRequired, isSeveral } = types[type] ?? randomTypes.textfield;
    const several = maybe(isSeveral === true ? 0.2 : 0, () => ({ multiple: true }));
    // Of several values the service does not judge the longest, the pattern or the words, nor collapse spaces.
    const isOne = several.multiple !== true || type === 'number' || type === 'currency';
    const own = { ...settings?.(random), ...several, ...(!isOne && { truncateMultipleSpaces: false }) };
    return {
      ...own,
      type,
      key,
      label: key,
      input: true,
      validate: {
        ...(isNeverRequired === true ? {} : maybe(0.3, () => ({ required: true }))),
        ...(isOne && validate?.(random)),
      },
      ...maybe(0.2, () => ({ defaultValue: valueFor(type, own) })),
      ...maybe(0.15, () => ({ hidden: true })),
      ...maybe(0.15, () => ({ clearOnHide: false })),
      ...maybe(0.5, () => conditional(names)),
    };
  }

  function valueFor(type: string, settings: JsonObject): Json {
    const { value } = types[type] ?? randomTypes.textfield;
    if (settings.multiple !== true) return value(random, settings);
    // Of an empty list it says that it is empty beside that it is required, or that it does not fit its mask.
    return Array.from({ length: pick([1, 2, 3]) }, () => value(random, settings));
  }

  const fields: JsonObject[] = [];
  for (const [index, key] of keys.entries()) {
    const names = namesBefore(index).filter((name) => isNamed(fields.find((field) => field.key === name)));
    fields.push(component(key, ['nobody', ...names]));
  }
  const above = namesBefore(2).filter((name) => isNamed(fields.find((field) => field.key === name)));
  const layout: JsonObject = {
    ...laidOut(pick(['panel', 'fieldset', 'well', 'table', 'tabs', 'container']), fields.slice(2, 4)),
    key: 'layout',
    ...maybe(0.3, () => ({ clearOnHide: true })),
    ...maybe(0.5, () => conditional(['nobody', ...above])),
  };
  const data: Record<string, Json> = {};
  for (const component of fields) {
    const type = String(component.type);
    // Of several values that were not sent an empty list is stored.
    const isAlwaysSent = types[type]?.isAlwaysSent === true || component.multiple === true;
    if (isAlwaysSent || random.chance(0.8)) data[String(component.key)] = valueFor(type, component);
  }
  const { f2, f3, ...others } = data;
  const inner = { ...(f2 !== undefined && { f2 }), ...(f3 !== undefined && { f3 }) };
  return {
    components: [...fields.slice(0, 2), layout, ...fields.slice(4)],
    data: layout.type === 'container' ? { ...others, layout: inner } : data,
  };
}

function laidOut(type: string, components: readonly JsonObject[]): JsonObject {
  switch (type) {
    case 'table':
      return {
        type,
        input: false,
        numRows: 1,
        numCols: 2,
        rows: [components.map((one) => ({ components: [one] }))],
      };
    case 'tabs':
      return {
        type,
        input: false,
        components: components.map((one) => ({ key: 'tab', label: 'Tab', components: [one] })),
      };
    default:
      return { type, input: type === 'container', components };
  }
}

/** What a condition may name; after the layout, none of the fields in it. */
function namesBefore(index: number): readonly string[] {
  return index < 4 ? keys.slice(0, index) : ['f0', 'f1', ...keys.slice(4, index)];
}

function isNamed(field: JsonObject | undefined): boolean {
  return field?.multiple !== true && types[String(field?.type)]?.isNeverNamed !== true;
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function randomness(seed: number): Random & { readonly chance: (odds: number) => boolean } {
  let state = seed;
  function next(): number {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  }
  return {
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    maybe: (chance, settings) => (next() < chance ? settings() : {}),
    chance: (odds) => next() < odds,
  };
}
