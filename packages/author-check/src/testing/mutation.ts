import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { isInput, type Written } from '../findings/walk.ts';

/** A kind of slip that an author makes, seeded into a form. */
export interface Mutation {
  readonly name: string;
  /** The codes of which one must be found at the component, or at the place that is named. */
  readonly codes: readonly string[];
  /** Whether it can be made of a component. */
  fits(component: Written): boolean;
  change(json: JsonObject, component: Written): JsonObject;
  /** Where the form itself is changed, because of the component: the form, and the place of the slip. */
  changeForm?(form: JsonObject, component: Written): Mutated;
}

export interface Mutated {
  readonly form: Json;
  readonly path: string;
}

export const typed =
  /^(?:textfield|textarea|number|email|radio|select|checkbox|selectboxes|datetime|day|file)$/;
export const known = (component: Written) =>
  component.model !== undefined && typed.test(component.type) && isInput(component);
export const validated = (json: JsonObject): JsonObject => ({
  ...(isJsonObject(json.validate) ? json.validate : {}),
});
export const optionsOf = ({ type, json }: Written): readonly Json[] => {
  const list = type === 'select' ? (isJsonObject(json.data) ? json.data.values : undefined) : json.values;
  const isElsewhere = typeof json.dataSrc === 'string' && json.dataSrc !== '' && json.dataSrc !== 'values';
  return !isElsewhere && Array.isArray(list) ? list : [];
};
export const hasOptions = (component: Written) =>
  component.model !== undefined &&
  /^(?:radio|select|selectboxes)$/.test(component.type) &&
  optionsOf(component).filter((option) => isJsonObject(option) && option.value && option.label).length > 1;

export function withOptions(json: JsonObject, type: string, options: readonly Json[]): JsonObject {
  return type === 'select'
    ? { ...json, data: { ...(isJsonObject(json.data) ? json.data : {}), values: options } }
    : { ...json, values: options };
}

/** Two letters change places in the middle. */
export function slip(name: string): string {
  const at = Math.floor(name.length / 2);
  return `${name.slice(0, at - 1)}${name[at] ?? ''}${name[at - 1] ?? ''}${name.slice(at + 1)}`;
}

export function renamed(json: JsonObject, name: string): JsonObject {
  return { ...without(json, name), [slip(name)]: json[name] };
}

export function without(json: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));
}

export const has = (name: string) => (component: Written) =>
  known(component) && Boolean(component.json[name]) && slip(name) !== name;

export function replaced(
  json: Json | undefined,
  [name, ...rest]: readonly (string | number)[],
  value: Json,
): Json {
  if (name === undefined) return value;
  if (typeof name === 'number')
    return Array.isArray(json)
      ? json.map((item: Json, index) => (index === name ? replaced(item, rest, value) : item))
      : [];
  return isJsonObject(json) ? { ...json, [name]: replaced(json[name], rest, value) } : {};
}
