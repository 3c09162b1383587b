import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import { coreTypes } from '../open-all/core-types.ts';
import type { ReasonCount } from './reason.ts';
import { childrenOf, mapComponents } from './walk.ts';

/** The keys of what stands in no grid. */
export function keysOutside(components: readonly Json[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const look = (json: Json) => {
    if (!isJsonObject(json)) return;
    if (typeof json.key === 'string') keys.add(json.key);
    if (!isGrid(json)) childrenOf(json).forEach(look);
  };
  components.forEach(look);
  return keys;
}

/** In a grid no field has a key of one outside, for which it would be taken: `rows asked from outside`. */
export function apartFrom(
  outside: ReadonlySet<string>,
): (component: JsonObject, count: ReasonCount) => JsonObject {
  return (component, count) => {
    if (!isGrid(component)) return component;
    const components = mapComponents(childrenOf(component), (inner) => {
      if (typeof inner.key !== 'string' || inner.key === '' || !outside.has(inner.key)) return inner;
      count('the same key twice');
      return { ...inner, key: `${inner.key}_row` };
    });
    return { ...component, components };
  };
}

function isGrid({ type }: JsonObject): boolean {
  return type === 'datagrid' || type === 'editgrid';
}

/** A container in which no text has a condition. */
export function inContainers(component: JsonObject, count: ReasonCount): JsonObject {
  if (component.type !== 'container' && !isGrid(component)) return component;
  const components = mapComponents(childrenOf(component), (inner) => {
    const { conditional: _, ...unconditional } = inner;
    if (!isConditional(inner) || (inner.type !== 'content' && inner.type !== 'htmlelement')) return inner;
    count('a hidden text in a container');
    return unconditional;
  });
  return { ...component, components };
}

/** A grid in which every row keeps something, nothing calls a field of its row by its bare key, and none is required. */
export function inRows(component: JsonObject, count: ReasonCount): JsonObject {
  if (!isGrid(component)) return component;
  const { validate, ...rest } = component;
  const keys = new Set<Json>();
  let hasConditions = false;
  let hasBoxes = false;
  let hasNo = false;
  mapComponents(childrenOf(component), (inner) => {
    if (typeof inner.key === 'string' && inner.key !== '') keys.add(inner.key);
    hasConditions ||= isConditional(inner);
    hasNo ||= !coreTypes.has(String(inner.type));
    hasBoxes ||= inner.type === 'container' || inner.type === 'selectboxes' || isGrid(inner);
    return inner;
  });
  const components = mapComponents(childrenOf(component), (inner) => {
    const { conditional, ...unconditional } = inner;
    if (!isJsonObject(conditional) || !references(conditional).some((name) => keys.has(name))) return inner;
    count('bare names in rows');
    return unconditional;
  });
  const isRequired = isJsonObject(validate) && Boolean(validate.required);
  if (isRequired && hasConditions) count('a required grid with hidden cells');
  if (isRequired && hasBoxes) count('empty boxes in a required grid');
  if (isRequired && hasNo) count('a no in a required grid');
  const isAsked = isRequired && (hasConditions || hasBoxes || hasNo);
  const cell = { type: 'checkbox', key: 'cell', label: 'Cell', input: true };
  return {
    ...rest,
    ...(isAsked ? {} : { validate: validate ?? {} }),
    components: [cell, ...(Array.isArray(components) ? components : [])],
  };
}

function isConditional({ conditional, logic }: JsonObject): boolean {
  if (Array.isArray(logic) && logic.length > 0) return true;
  if (!isJsonObject(conditional)) return false;
  return (
    isJsonObject(conditional.json) || references(conditional).some((name) => name !== '' && name !== null)
  );
}

function references({ when, conditions }: JsonObject): readonly Json[] {
  const named = Array.isArray(conditions)
    ? conditions.filter(isJsonObject).map((condition) => condition.component)
    : [];
  return [when, ...named].filter((name) => name !== undefined);
}
