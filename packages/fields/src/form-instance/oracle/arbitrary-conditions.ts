import type { Json, JsonObject } from '@guichet/definition';
import fc from 'fast-check';
import { oneOf } from './arbitrary-settings.ts';
import { dates, texts } from './arbitrary-types.ts';
import { logicThat } from './components.ts';

/** A name that a condition may use where it stands. */
export interface Name {
  readonly path: string;
  readonly type: string;
  /** The name in an expression. */
  readonly read: string;
  /** In how many grids it stands. */
  readonly depth: number;
}

export type FieldNames = readonly [Name, ...Name[]];

/** A setting of a component that names others. */
export type Naming = (names: FieldNames) => Json;

const textOperators = ['isEqual', 'isNotEqual', 'includes', 'notIncludes', 'startsWith', 'endsWith'];
const numberOperators = ['lessThan', 'greaterThan', 'lessThanOrEqual', 'greaterThanOrEqual'];
const dateOperators = [
  ...['dateLessThan', 'dateGreaterThan', 'dateLessThanOrEqual', 'dateGreaterThanOrEqual'],
  ...['isDateEqual', 'isNotDateEqual'],
];

/** One of the names, whichever there are. */
const name: fc.Arbitrary<(names: FieldNames) => Name> = fc.nat(20).map((place) => (names) => {
  const index = names.length - 1 - (place % names.length);
  return names[index] ?? names[0];
});
const named: fc.Arbitrary<(names: FieldNames) => string> = name.map((pick) => (names) => pick(names).path);

function operation(operators: readonly string[], values: readonly Json[]): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(fc.constantFrom(...operators), oneOf(...values))
    .map(([operator, value]) => ({ operator, value }));
}

/** Dates are asked of dates alone: "dates of what is none". */
const comparison: fc.Arbitrary<Naming> = fc
  .tuple(
    name,
    fc.oneof(
      operation(textOperators, texts),
      operation(numberOperators, [0, 1, '1', 2.5]),
      operation(['isEmpty', 'isNotEmpty'], ['']),
    ),
    operation(dateOperators, dates),
    fc.boolean(),
  )
  .map(([pick, ofValues, ofDates, isOfDates]) => (names) => {
    const { path, type } = pick(names);
    return { component: path, ...(isOfDates && type === 'datetime' ? ofDates : ofValues) };
  });

const legacy: fc.Arbitrary<Naming> = fc
  .tuple(
    oneOf(true, false, 'true', 'false', '', null),
    named,
    // Left out: `''`, see "eq of nothing".
    oneOf('a', ...texts.filter((text) => text !== ''), true, false),
  )
  .map(([show, when, eq]) => (names) => ({ show, when: when(names), eq }));

const list: fc.Arbitrary<Naming> = fc
  .tuple(
    oneOf(true, false, 'true', 'false'),
    oneOf('all', 'any'),
    fc.array(comparison, { minLength: 1, maxLength: 3 }),
  )
  .map(([show, conjunction, conditions]) => (names) => ({
    show,
    conjunction,
    conditions: conditions.map((condition) => condition(names)),
  }));

const read: fc.Arbitrary<Naming> = name.map((pick) => (names) => ({ var: pick(names).read }));

const truth: fc.Arbitrary<Naming> = fc.oneof(
  fc
    .tuple(oneOf('==', '!=', '===', '!=='), read, oneOf(...texts, 1, true))
    .map<Naming>(([operator, left, right]) => (names) => ({ [String(operator)]: [left(names), right] })),
  fc
    .tuple(oneOf('<', '<=', '>', '>='), read, oneOf(0, 1, 2.5))
    .map<Naming>(([operator, left, right]) => (names) => ({
      [String(operator)]: [left(names), right],
    })),
  fc.tuple(oneOf('!', '!!'), read).map<Naming>(([operator, value]) => (names) => ({
    [String(operator)]: [value(names)],
  })),
  fc.tuple(oneOf('a', 'b', 'yes'), read).map<Naming>(([part, whole]) => (names) => ({
    in: [part, whole(names)],
  })),
);

const logic: fc.Arbitrary<Naming> = fc.oneof(
  truth,
  fc.tuple(oneOf('and', 'or'), truth, truth).map<Naming>(([operator, left, right]) => (names) => ({
    [String(operator)]: [left(names), right(names)],
  })),
);

/** `conditional`, in each of its three shapes. */
export const conditional: fc.Arbitrary<Naming> = fc.oneof(
  legacy,
  list,
  logic.map<Naming>((of) => (names: FieldNames) => ({ json: of(names) })),
);

/** Computes a text from the values of others. */
export const textExpression: fc.Arbitrary<Naming> = fc.oneof(
  oneOf('a', '5').map<Naming>((value) => () => ({ if: [true, value] })),
  fc
    .tuple(logic, oneOf('a', '5'), oneOf('b', 'yes'))
    .map<Naming>(([test, consequent, alternative]) => (names) => ({
      if: [test(names), consequent, alternative],
    })),
  fc.tuple(read, read).map<Naming>(([left, right]) => (names) => ({ cat: [left(names), '-', right(names)] })),
);

/** Computes a number from the values of others. */
export const numberExpression: fc.Arbitrary<Naming> = fc.oneof(
  oneOf(0, 5).map<Naming>((value) => () => ({ '+': [value, 2] })),
  fc.tuple(logic, oneOf(1, 7), oneOf(2.5, -3)).map<Naming>(([test, consequent, alternative]) => (names) => ({
    if: [test(names), consequent, alternative],
  })),
);

/** `validate.json`: true, or what is wrong. */
export const rulesNaming: fc.Arbitrary<Naming> = fc.oneof(
  fc.tuple(logic, oneOf('Not so.', false, '')).map<Naming>(([test, otherwise]) => (names) => ({
    if: [test(names), true, otherwise],
  })),
  oneOf(...texts).map<Naming>((text) => () => ({ '==': [{ var: 'input' }, text] })),
);

const trigger: fc.Arbitrary<(names: FieldNames) => JsonObject> = fc.oneof(
  fc.oneof(legacy, list).map((of) => (names: FieldNames) => ({ type: 'simple', simple: of(names) })),
  logic.map((of) => (names: FieldNames) => ({ type: 'json', json: of(names) })),
);

/** `logic` that switches one of these settings. */
export function logicItem(...settings: readonly string[]): fc.Arbitrary<Naming> {
  return fc.tuple(trigger, fc.constantFrom(...settings), fc.boolean()).map(
    ([when, setting, state]) =>
      (names) =>
        logicThat(when(names), setting, state),
  );
}
