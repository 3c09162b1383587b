import type { Json, JsonObject } from '@guichet/definition';
import type { FieldNames, Name, Naming } from './arbitrary-conditions.ts';
import type { OracleCase } from './outcome.ts';

export interface PlannedField {
  readonly kind: 'field';
  readonly type: string;
  readonly condition: Naming | undefined;
  readonly settings: JsonObject;
  readonly validate: JsonObject;
  readonly validateJson: Naming | undefined;
  readonly calculateValue: Naming | undefined;
  readonly customDefaultValue: Naming | undefined;
  readonly logic: Naming | undefined;
  /** Its values, row by row; undefined: none. */
  readonly values: readonly (Json | undefined)[];
  readonly hasDots: boolean;
  readonly isNamed: boolean;
}

/** A layout, a container or a grid. */
export interface PlannedBox {
  readonly kind: 'box';
  readonly type: string;
  readonly condition: Naming | undefined;
  readonly settings: JsonObject;
  readonly rows: number;
  readonly inner: readonly Planned[];
}

export interface PlannedTwice {
  readonly kind: 'twice';
  readonly one: PlannedField;
  readonly other: PlannedField;
  readonly eq: Json;
}

export type Planned = PlannedField | PlannedBox | PlannedTwice;

type Row = Record<string, Json>;

interface OracleContext {
  /** Keys of the data containers around. */
  readonly path: readonly string[];
  readonly isInGrid: boolean;
  /** In how many grids it stands. */
  readonly depth: number;
  /** No condition hides what is around. */
  readonly isShown: boolean;
  /** Names for conditions: of everything before. */
  readonly names: Name[];
  /** The objects that hold the data: one, or as many as there are rows. */
  readonly rows: readonly Row[];
}

/** The form of a plan, each component with a key of its own, and its data. */
export function build(parts: readonly Planned[]): OracleCase {
  // Something stands beside what has dots in its key: `an object that holds nothing`.
  const data: Row = { d: { first: 'a' } };
  const first: Name = { path: 'd.first', type: 'textfield', read: 'data.d.first', depth: 0 };
  const place: OracleContext = {
    path: [],
    isInGrid: false,
    depth: 0,
    isShown: true,
    names: [first],
    rows: [data],
  };
  const nextKey = createKeys();
  const components = parts.flatMap((part) => componentsOf(part, place, nextKey));
  return {
    components: [{ type: 'textfield', key: 'd.first', label: 'First', input: true }, ...components],
    data,
  };
}

type NextKey = (prefix: string) => string;

function createKeys(): NextKey {
  let count = 0;
  return (prefix) => {
    count += 1;
    return `${prefix}${count}`;
  };
}

function componentsOf(plan: Planned, place: OracleContext, nextKey: NextKey): readonly JsonObject[] {
  switch (plan.kind) {
    case 'field':
      return [fieldOf(plan, place, nextKey(plan.hasDots && place.path.length === 0 ? 'd.f' : 'f'))];
    case 'box':
      return [boxOf(plan, place, nextKey)];
    case 'twice':
      return twiceOf(plan, place, nextKey('f'));
  }
}

function namesIn(place: OracleContext): FieldNames {
  return [{ path: 'nobody', type: '', read: 'data.nobody', depth: 0 }, ...place.names];
}

function fieldOf(plan: PlannedField, place: OracleContext, key: string): JsonObject {
  const { type, settings, validate, validateJson, calculateValue, customDefaultValue, logic } = plan;
  const names = namesIn(place);
  // See `names in a grid in a grid`.
  if (plan.isNamed && place.depth < 2) place.names.push(nameOf(key, type, place));
  for (const [index, row] of place.rows.entries()) {
    const value = plan.values[index % plan.values.length];
    if (value !== undefined) put(row, key, value);
  }
  const custom = customDefaultValue?.(names);
  // See `names in a hidden layout`.
  const isSettled = place.isShown || settings.clearOnHide !== false;
  const isAtHome = isSettled && (place.isInGrid || place.path.length === 0);
  // See `a computed value in a row, not sent` and `a computed value in a hidden container`.
  const isSent = plan.values.every((value) => value !== undefined && value !== null);
  const isComputed = calculateValue !== undefined && isAtHome && (isSent || !place.isInGrid);
  // See `two defaults` and `a default in a hidden container`.
  const isDefault = custom !== undefined && isAtHome && settings.defaultValue === undefined;
  // See `logic in rows` and `hidden by logic beside a condition`.
  const logicNow = place.isInGrid ? undefined : logic?.(names);
  const isAlone = plan.condition === undefined || !JSON.stringify(logicNow ?? null).includes('"hidden"');
  const { validateWhenHidden, ...otherSettings } = withoutHidden(settings, plan.condition);
  return {
    type,
    key,
    label: key,
    input: true,
    ...otherSettings,
    // See `judged below a hidden layout`.
    ...(place.isShown && validateWhenHidden === true && { validateWhenHidden }),
    validate: { ...validate, ...(validateJson !== undefined && { json: validateJson(names) }) },
    ...(plan.condition !== undefined && { conditional: plan.condition(names) }),
    ...(isComputed && { calculateValue: calculateValue(names), calculateServer: true }),
    ...(isDefault && { customDefaultValue: custom }),
    ...(isAlone && logicNow !== undefined && { logic: [logicNow] }),
  };
}

/** Nothing is hidden by its setting beside a condition, see `hidden beside a condition`. */
function withoutHidden(settings: JsonObject, condition: unknown): JsonObject {
  const { hidden, ...otherSettings } = settings;
  return condition === undefined ? settings : otherSettings;
}

function nameOf(key: string, type: string, { path, isInGrid, depth }: OracleContext): Name {
  const whole = [...path, key].join('.');
  return { path: whole, type, read: isInGrid ? `row.${key}` : `data.${whole}`, depth };
}

function boxOf(plan: PlannedBox, place: OracleContext, nextKey: NextKey): JsonObject {
  const { type, settings, condition } = plan;
  const key = nextKey('box');
  const box = {
    type,
    key,
    ...withoutHidden(settings, condition),
    ...(condition !== undefined && { conditional: condition(namesIn(place)) }),
  };
  const isGrid = type === 'datagrid' || type === 'editgrid';
  if (type !== 'container' && !isGrid) {
    // Left out: conditions on what stands in a hidden layout, see `names in a hidden layout`.
    const names = condition === undefined ? place.names : [...place.names];
    const inside: OracleContext = { ...place, names, isShown: place.isShown && condition === undefined };
    return {
      ...box,
      ...laidOut(
        type,
        plan.inner.flatMap((inner) => componentsOf(inner, inside, nextKey)),
      ),
    };
  }
  const path = [...place.path, key];
  const depth = place.depth + (isGrid ? 1 : 0);
  const names = place.names.filter((name) => depth < 2 || name.depth === 0);
  const rowsOfEach = place.rows.map(() => Array.from({ length: isGrid ? plan.rows : 1 }, (): Row => ({})));
  const isShown = place.isShown && condition === undefined;
  const inside: OracleContext = { path, names, isInGrid: isGrid, depth, isShown, rows: rowsOfEach.flat() };
  const components = [
    // Every row keeps something: `a row that holds nothing`.
    ...(isGrid ? [cellOf(inside)] : []),
    ...plan.inner.flatMap((inner) => componentsOf(inner, inside, nextKey)),
  ];
  for (const [index, row] of place.rows.entries()) {
    const [first = {}, ...furtherRows] = rowsOfEach[index] ?? [];
    row[key] = isGrid ? (rowsOfEach[index] ?? []) : first;
    if (!isGrid && furtherRows.length > 0) throw new Error('A container holds one object.');
  }
  if (!isGrid && !place.isInGrid) place.names.push(...names.slice(place.names.length));
  return { ...box, label: key, input: true, components };
}

function cellOf({ rows }: OracleContext): JsonObject {
  for (const row of rows) row.cell = false;
  return { type: 'checkbox', key: 'cell', label: 'Cell', input: true };
}

/** Not cleared, see `the same key twice`, and not validated while hidden, see `one failure of two fields`. */
function twiceOf(
  { one: firstPlan, other: secondPlan, eq }: PlannedTwice,
  place: OracleContext,
  key: string,
): readonly JsonObject[] {
  const when = namesIn(place).at(-1)?.path ?? 'd.first';
  const values = firstPlan.values;
  const alone = {
    condition: undefined,
    logic: undefined,
    calculateValue: undefined,
    customDefaultValue: undefined,
  };
  const { validateWhenHidden: _, ...settings } = withoutHidden(firstPlan.settings, {});
  const shared = { ...alone, settings: { ...settings, clearOnHide: false }, values, isNamed: false };
  const sharesRules = secondPlan.type === firstPlan.type && settings.multiple !== true;
  const first = fieldOf({ ...firstPlan, ...shared }, place, key);
  const second = fieldOf(
    { ...firstPlan, ...shared, validate: sharesRules ? secondPlan.validate : {} },
    place,
    key,
  );
  return [
    { ...first, conditional: { show: true, when, eq } },
    { ...second, conditional: { show: false, when, eq } },
  ];
}

function laidOut(type: string, components: readonly JsonObject[]): JsonObject {
  switch (type) {
    case 'table':
      return {
        input: false,
        numRows: 1,
        numCols: components.length,
        rows: [components.map((component) => ({ components: [component] }))],
      };
    case 'columns':
      return {
        input: false,
        columns: components.map((component) => ({ width: 6, components: [component] })),
      };
    case 'tabs':
      return {
        input: false,
        components: components.map((component) => ({ key: 'tab', label: 'Tab', components: [component] })),
      };
    default:
      return { input: false, components };
  }
}

/** `d.f1` as `{ d: { f1: ... } }`. */
function put(row: Row, key: string, value: Json): void {
  const [first = '', second] = key.split('.');
  if (second === undefined) row[first] = value;
  else row[first] = { ...Object(row[first]), [second]: value };
}
