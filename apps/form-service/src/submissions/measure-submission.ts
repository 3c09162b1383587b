import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { models } from '@guichet/fields/models';

/** The size of a submission, counted before anything is built. */
export interface SubmissionSize {
  /** Fields of the form and of all rows; of a list without rows each item. */
  readonly fields: number;
  /** Author scripts, once for each place where they stand. */
  readonly scripts: number;
  /** Items of the longest list that a grid reads. An item that is no object becomes an empty row, and counts. */
  readonly longestGrid: number;
}

/** The parts of a component that counting needs. */
interface Plan {
  readonly keys: readonly string[];
  readonly data: 'none' | 'value' | 'object' | 'rows';
  readonly scripts: number;
  readonly children: readonly Plan[];
}

type Components = readonly PreparedComponent[];

const plans = new WeakMap<Components, readonly Plan[]>();

/** Counts what the form would make of the data. Takes no longer than a walk over both. */
export function measureSubmission(components: Components, data: JsonObject): SubmissionSize {
  const size = { fields: 0, scripts: 0, longestGrid: 0 };

  function count(planned: readonly Plan[], held: JsonObject): void {
    for (const { keys, data: kind, scripts, children } of planned) {
      size.fields += 1;
      size.scripts += scripts;
      const value = kind === 'none' ? undefined : valueAt(held, keys);
      if (kind === 'rows') {
        const rows = rowsIn(value);
        size.longestGrid = Math.max(size.longestGrid, rows.length);
        for (const row of rows) count(children, isJsonObject(row) ? row : {});
      } else {
        if (Array.isArray(value)) size.fields += value.length;
        count(children, kind === 'object' ? (isJsonObject(value) ? value : {}) : held);
      }
    }
  }

  count(planOf(components), data);
  return size;
}

/** As the engine reads them: one value instead of a list is a list of one. */
function rowsIn(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function valueAt(held: JsonObject, keys: readonly string[]): Json | undefined {
  let value: Json | undefined = held;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined;
  }
  return value;
}

function planOf(components: Components): readonly Plan[] {
  const known = plans.get(components);
  if (known !== undefined) return known;
  const planned = components.map(
    (component): Plan => ({
      keys: parsePath(component.key).map(String),
      data: dataOf(component),
      scripts: scriptsOf(component),
      children: component.children === undefined ? [] : planOf(component.children),
    }),
  );
  plans.set(components, planned);
  return planned;
}

function dataOf({ type, fallback = 'unknown', key }: PreparedComponent): Plan['data'] {
  const known: Readonly<Record<string, { readonly data: Plan['data'] }>> = models;
  const data = (Object.hasOwn(known, type) ? known[type] : known[fallback])?.data ?? 'none';
  return key === '' && data !== 'object' ? 'none' : data;
}

/** The scripts that stand at a component itself, in JavaScript or as JSONLogic. */
function scriptsOf(component: PreparedComponent): number {
  const { validate, computedLimits = {}, logic = [], condition } = component;
  const expressions = [
    ...[condition, component.calculateValue, component.customDefaultValue],
    ...[component.conditionalAddButton, component.nextPage],
    ...logic.flatMap(({ trigger, actions }) => [
      trigger,
      ...actions.flatMap((action) => (action.kind === 'property' ? [] : [action.expression])),
    ]),
  ];
  const authorScripts = [
    ...[validate?.custom, validate?.row, validate?.json, component.optionsCode, component.optionLabel],
    ...Object.values(computedLimits),
  ];
  return (
    expressions.filter((expression) => expression?.kind === 'code' || expression?.kind === 'logic').length +
    authorScripts.filter((authorScript) => authorScript !== undefined).length
  );
}
