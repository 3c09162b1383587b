import type { Json, JsonObject } from '@guichet/definition';
import fc from 'fast-check';
import { conditional, judgement, type Name, type Names, type Naming } from './arbitrary-conditions.ts';
import { oneOf, settingsOf, sometimes } from './arbitrary-settings.ts';
import { type TypeArbitrary, typeArbitrary, typeNames } from './arbitrary-types.ts';
import type { OracleCase } from './outcome.ts';

interface Placed {
  readonly type: string;
  readonly condition: Naming | undefined;
}

interface PlannedField extends Placed {
  readonly settings: JsonObject;
  readonly validate: JsonObject;
  readonly validateJson: Naming | undefined;
  /** What is sent for it; undefined: nothing. */
  readonly value: Json | undefined;
  readonly hasDots: boolean;
  readonly isNamed: boolean;
}

interface PlannedBox extends Placed {
  readonly settings: JsonObject;
  readonly inner: readonly Planned[];
}

type Planned = PlannedField | PlannedBox;

const common = settingsOf({ hidden: [1, oneOf(true)], clearOnHide: [1, oneOf(false)] });

const field: fc.Arbitrary<PlannedField> = fc.constantFrom(...typeNames).chain((name) => fieldOf(name));

function fieldOf(name: string): fc.Arbitrary<PlannedField> {
  const type = typeArbitrary(name);
  const isSeveral = type.isSeveral === true ? sometimes(2, fc.constant(true)) : fc.constant(undefined);
  return fc
    .tuple(type.settings ?? fc.constant({}), isSeveral)
    .chain(([own, several]) => ownField(name, type, own, several === true));
}

function ownField(
  name: string,
  type: TypeArbitrary,
  own: JsonObject,
  isSeveral: boolean,
): fc.Arbitrary<PlannedField> {
  const one = type.value(own);
  // Of an empty list it says that it is empty beside that it is required: "an empty list".
  const item = one.filter((value) => value !== null || !isSeveral);
  const value: fc.Arbitrary<Json> = isSeveral ? fc.array(item, { minLength: 1, maxLength: 3 }) : one;
  // Of several texts not all rules judge: "rules of several texts".
  const isJudged = !isSeveral || name === 'number' || name === 'currency';
  const isAlwaysSent = isSeveral || type.alwaysSent !== undefined;
  return fc.record(
    {
      type: fc.constant(name),
      condition: sometimes(4, conditional),
      settings: fc.tuple(common, sometimes(2, value)).map(([settings, defaultValue]) => ({
        ...own,
        ...(isSeveral && { multiple: true, truncateMultipleSpaces: false }),
        ...settings,
        ...(defaultValue !== undefined && { defaultValue }),
      })),
      validate: fc
        .tuple(
          type.neverRequired === undefined ? settingsOf({ required: [3, oneOf(true)] }) : fc.constant({}),
          isJudged && type.validate !== undefined ? type.validate : fc.constant({}),
        )
        .map(([required, rules]) => ({ ...required, ...rules })),
      validateJson: sometimes(1, judgement),
      value: isAlwaysSent ? value : sometimes(8, value),
      hasDots: sometimes(1, fc.constant(true)).map((is) => is === true),
      isNamed: fc.constant(!isSeveral && type.neverNamed === undefined),
    },
    { noNullPrototype: true },
  );
}

const layouts = ['panel', 'fieldset', 'well', 'columns', 'table', 'tabs', 'container'] as const;

function boxOf(inner: fc.Arbitrary<Planned>): fc.Arbitrary<PlannedBox> {
  return fc.record(
    {
      type: fc.constantFrom(...layouts),
      condition: sometimes(5, conditional),
      settings: settingsOf({ clearOnHide: [3, oneOf(true)], hidden: [1, oneOf(true)] }),
      inner: fc.array(inner, { minLength: 1, maxLength: 3 }),
    },
    { noNullPrototype: true },
  );
}

const planned: fc.Arbitrary<Planned> = fc.oneof(
  { weight: 5, arbitrary: field },
  {
    weight: 1,
    arbitrary: boxOf(fc.oneof({ weight: 5, arbitrary: field }, { weight: 1, arbitrary: boxOf(field) })),
  },
);

/** A form of up to six parts, and what is sent for it. */
export const arbitraryCase: fc.Arbitrary<OracleCase> = fc
  .array(planned, { minLength: 1, maxLength: 6 })
  .map((parts) => built(parts));

interface Place {
  /** Keys of the data containers around. */
  readonly path: readonly string[];
  readonly names: Name[];
}

function built(parts: readonly Planned[]): OracleCase {
  let count = 0;

  function build(plan: Planned, place: Place, data: Record<string, Json>): JsonObject {
    const key =
      'inner' in plan ? `box${count}` : plan.hasDots && place.path.length === 0 ? `d.f${count}` : `f${count}`;
    count += 1;
    const names: Names = [{ path: 'nobody', type: '' }, ...place.names];
    const condition = plan.condition === undefined ? {} : { conditional: plan.condition(names) };
    if ('inner' in plan) return buildBox(plan, { key, ...condition }, place, data);
    const { type, settings, validate, validateJson, value, isNamed } = plan;
    if (isNamed) place.names.push({ path: [...place.path, key].join('.'), type });
    if (value !== undefined) put(data, key, value);
    return {
      type,
      key,
      label: key,
      input: true,
      ...settings,
      validate: { ...validate, ...(validateJson !== undefined && { json: validateJson(names) }) },
      ...condition,
    };
  }

  function buildBox(plan: PlannedBox, own: JsonObject, place: Place, data: Record<string, Json>): JsonObject {
    const isContainer = plan.type === 'container';
    const inside: Record<string, Json> = isContainer ? {} : data;
    const key = String(own.key);
    const path = isContainer ? [...place.path, key] : place.path;
    // Left out: conditions on what stands in a hidden layout, see `names in a hidden layout`.
    const isAlwaysShown = own.conditional === undefined && plan.settings.hidden !== true;
    const inner: Place = { path, names: isAlwaysShown ? place.names : [...place.names] };
    const components = plan.inner.map((child) => build(child, inner, inside));
    if (isContainer) put(data, key, inside);
    return { ...own, ...plan.settings, ...laidOut(plan.type, components) };
  }

  // Something stands beside what has dots in its key: `an object that holds nothing`.
  const data: Record<string, Json> = { d: { first: 'a' } };
  const place: Place = { path: [], names: [{ path: 'd.first', type: 'textfield' }] };
  const first = { type: 'textfield', key: 'd.first', label: 'First', input: true };
  return { components: [first, ...parts.map((part) => build(part, place, data))], data };
}

function laidOut(type: string, components: readonly JsonObject[]): JsonObject {
  switch (type) {
    case 'table':
      return {
        type,
        input: false,
        numRows: 1,
        numCols: components.length,
        rows: [components.map((one) => ({ components: [one] }))],
      };
    case 'columns':
      return { type, input: false, columns: components.map((one) => ({ width: 6, components: [one] })) };
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

/** `d.f1` as `{ d: { f1: ... } }`. */
function put(data: Record<string, Json>, key: string, value: Json): void {
  const [first = '', second] = key.split('.');
  if (second === undefined) data[first] = value;
  else data[first] = { ...Object(data[first]), [second]: value };
}
