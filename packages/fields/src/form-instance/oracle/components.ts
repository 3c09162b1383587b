import type { Json, JsonObject } from '@guichet/definition';

// Components as authors write them, for minimal cases.

export function field(type: string, key: string, more: JsonObject = {}): JsonObject {
  return { type, key, label: key, input: true, ...more };
}

export function text(key: string, more: JsonObject = {}): JsonObject {
  return field('textfield', key, more);
}

export function panel(key: string, components: readonly Json[], more: JsonObject = {}): JsonObject {
  return { type: 'panel', key, title: key, input: false, components, ...more };
}

export function container(key: string, components: readonly Json[], more: JsonObject = {}): JsonObject {
  return field('container', key, { components, ...more });
}

export function grid(key: string, ...components: readonly Json[]): JsonObject {
  return field('datagrid', key, { components });
}

/** The older shape of a condition. */
export function when(key: string, eq: Json, show: Json = true) {
  return { conditional: { show, when: key, eq } };
}

/** The newer one, with a single comparison. */
export function ask(
  component: string,
  operator: string,
  value?: Json,
  { show = true }: { show?: Json } = {},
) {
  const comparison = { component, operator, ...(value !== undefined && { value }) };
  return { conditional: { show, conjunction: 'all', conditions: [comparison] } };
}

export const values = ['a', '5'].map((value) => ({ label: value, value }));

/** The parts of a day, some of them hidden. */
export function parts(...hidden: readonly string[]): JsonObject {
  const names = ['day', 'month', 'year'];
  return { fields: Object.fromEntries(names.map((name) => [name, { hide: hidden.includes(name) }])) };
}

export function survey(more: JsonObject = {}): JsonObject {
  const questions = ['q', 'r'].map((value) => ({ label: value, value }));
  return field('survey', 'a', { values, questions, ...more });
}

/** Logic that hides a component. */
export function hideWhen(key: string, eq: Json): JsonObject {
  return logicThat({ type: 'simple', simple: when(key, eq).conditional }, 'hidden', true);
}

/** Logic that switches a setting. */
export function logicThat(trigger: JsonObject, setting: string, state: boolean): JsonObject {
  const property = { label: setting, value: setting, type: 'boolean' };
  return { name: 'logic', trigger, actions: [{ name: 'action', type: 'property', property, state }] };
}
