import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import type { KnownDifferenceName } from '../../packages/fields/src/living-form/oracle/known-differences.ts';
import { models } from '../../packages/fields/src/models.ts';
import { childrenOf, mapComponents } from './walk.ts';

/** Why something is not compared. */
export type Reason = 'code' | KnownDifferenceName;

/** A form as both engines are asked, and how often what was taken out of it. */
export interface Comparable {
  readonly components: readonly Json[];
  readonly takenOut: ReadonlyMap<Reason, number>;
}

/** Takes out what is known to differ, and code, whose outcome neither engine is asked for. */
export function takeOut(components: readonly Json[]): Comparable {
  const takenOut = new Map<Reason, number>();
  const count: Count = (reason) => void takenOut.set(reason, (takenOut.get(reason) ?? 0) + 1);
  const takes = [
    withoutUnknown,
    withMask,
    withoutCode,
    withoutPersistence,
    withoutEmptyEq,
    withoutShow,
    withTruth,
    inContainers,
    inRows,
    apartFrom(keysOutside(components)),
    createRenaming(),
  ];
  const left = mapComponents([...components], (component) =>
    takes.reduce<JsonObject | undefined>((one, take) => one && take(one, count), component),
  );
  return { components: Array.isArray(left) ? left : [], takenOut };
}

type Count = (reason: Reason) => void;

function withoutUnknown(component: JsonObject, count: Count): JsonObject | undefined {
  if (component.type === 'form') {
    count('a form in a form');
    return undefined;
  }
  if (Object.hasOwn(models, String(component.type)) || childrenOf(component).length > 0) return component;
  count('a type that nobody knows');
  return undefined;
}

/** A telephone number has its mask also where the definition does not say so. */
function withMask(component: JsonObject, count: Count): JsonObject {
  if (component.type !== 'phoneNumber' || component.inputMask !== undefined) return component;
  count('a telephone number without a mask');
  return { ...component, inputMask: '(999) 999-9999' };
}

function withoutCode(component: JsonObject, count: Count): JsonObject {
  const { validate, logic, ...rest } = component;
  const isCode = (value: Json | undefined) => typeof value === 'string' && value.trim() !== '';
  const names = ['customConditional', 'calculateValue', 'customDefaultValue'];
  const code = names.filter((name) => isCode(rest[name]));
  const limits = ['widget', 'datePicker'].filter((name) =>
    JSON.stringify(rest[name] ?? '').includes('moment('),
  );
  const rules = isJsonObject(validate) ? validate : {};
  const { custom, ...others } = rules;
  const items = Array.isArray(logic) ? logic.filter(isJsonObject) : [];
  const plain = items.filter((item) => !hasCode(item));
  const found = code.length + limits.length + (isCode(custom) ? 1 : 0) + items.length - plain.length;
  for (let index = 0; index < found; index += 1) count('code');
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter(([name]) => !code.includes(name) && !limits.includes(name)),
    ),
    ...(validate !== undefined && { validate: isCode(custom) ? others : rules }),
    ...(plain.length > 0 && { logic: plain }),
  };
}

/** An item of logic of which the trigger or an action is code. */
function hasCode({ trigger, actions }: JsonObject): boolean {
  if (!isJsonObject(trigger) || (trigger.type !== 'simple' && trigger.type !== 'json')) return true;
  return !Array.isArray(actions) || actions.some((one) => !isJsonObject(one) || one.type !== 'property');
}

function withoutPersistence(component: JsonObject, count: Count): JsonObject {
  const { persistent, ...rest } = component;
  if (persistent === undefined || persistent === true) return component;
  if (component.input !== false) count('what is not persistent');
  return rest;
}

function withoutEmptyEq(component: JsonObject, count: Count): JsonObject {
  const { conditional, ...rest } = component;
  if (!isJsonObject(conditional)) return component;
  const { when, eq } = conditional;
  if (typeof when !== 'string' || when === '' || (eq !== '' && eq !== null && eq !== undefined))
    return component;
  count('eq of nothing');
  return rest;
}

/** A condition that comes to nothing hides like one that comes to false: both engines are told so. */
function withTruth(component: JsonObject, count: Count): JsonObject {
  const { conditional } = component;
  if (!isJsonObject(conditional) || !isJsonObject(conditional.json)) return component;
  if (Object.keys(conditional.json).length === 0) return component;
  count('a condition that is nothing');
  return { ...component, conditional: { ...conditional, json: { '!!': [conditional.json] } } };
}

/** The keys of what stands in no grid. */
function keysOutside(components: readonly Json[]): ReadonlySet<string> {
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
function apartFrom(outside: ReadonlySet<string>): (component: JsonObject, count: Count) => JsonObject {
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

/** Every component after the first with a key gets another. */
function createRenaming(): (component: JsonObject, count: Count) => JsonObject {
  const keys = new Set<string>();
  return (component, count) => {
    const { key } = component;
    if (typeof key !== 'string' || key === '') return component;
    if (key === 'cell' || !keys.has(key)) {
      keys.add(key);
      return component;
    }
    count('the same key twice');
    const other = `${key}_${keys.size}`;
    keys.add(other);
    return { ...component, key: other };
  };
}

function withoutShow(component: JsonObject, count: Count): JsonObject {
  const { conditional, ...rest } = component;
  if (!isJsonObject(conditional) || !Array.isArray(conditional.conditions)) return component;
  const { show, conjunction } = conditional;
  if (typeof conjunction !== 'string' || conjunction === '') return component;
  if (show !== undefined && show !== null && show !== '') return component;
  count(show === undefined ? 'a list without show' : 'a list with an empty show');
  return rest;
}

/** A container in which no text has a condition. */
function inContainers(component: JsonObject, count: Count): JsonObject {
  if (component.type !== 'container' && !isGrid(component)) return component;
  const components = mapComponents(childrenOf(component), (inner) => {
    const { conditional: _, ...others } = inner;
    if (!isConditional(inner) || (inner.type !== 'content' && inner.type !== 'htmlelement')) return inner;
    count('a hidden text in a container');
    return others;
  });
  return { ...component, components };
}

/** A grid in which every row keeps something, nothing calls a field of its row by its bare key, and none is required. */
function inRows(component: JsonObject, count: Count): JsonObject {
  if (!isGrid(component)) return component;
  const { validate, ...rest } = component;
  const keys = new Set<Json>();
  let hasConditions = false;
  mapComponents(childrenOf(component), (inner) => {
    if (typeof inner.key === 'string' && inner.key !== '') keys.add(inner.key);
    hasConditions ||= isConditional(inner);
    return inner;
  });
  const components = mapComponents(childrenOf(component), (inner) => {
    const { conditional, ...others } = inner;
    if (!isJsonObject(conditional) || !references(conditional).some((name) => keys.has(name))) return inner;
    count('bare names in rows');
    return others;
  });
  const isRequired = isJsonObject(validate) && Boolean(validate.required);
  if (isRequired && hasConditions) count('a required grid with hidden cells');
  const cell = { type: 'checkbox', key: 'cell', label: 'Cell', input: true };
  return {
    ...rest,
    ...(!isRequired || !hasConditions ? { validate: validate ?? {} } : {}),
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
  const named = Array.isArray(conditions) ? conditions.filter(isJsonObject).map((one) => one.component) : [];
  return [when, ...named].filter((name) => name !== undefined);
}
