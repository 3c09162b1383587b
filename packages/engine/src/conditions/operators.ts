import { decodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** Further operands of an operator. */
export interface Operands {
  readonly actual: unknown;
  readonly expected: Json | undefined;
  /** Empty as the component that holds the value means it. */
  readonly isEmpty: boolean;
  /** The settings of that component: in which order it writes the parts of a day. */
  readonly settings: JsonObject;
  readonly compareDates: CompareDates;
}

/** Below 0: the value lies before the other; NaN: one of them is no whole date. Tracks the time zone. */
export type CompareDates = (actual: unknown, expected: unknown, settings: JsonObject) => number;

type Operator = (operands: Operands) => boolean;

/**
 * The operators of `conditional.conditions`. For a list each holds when it holds for any element, its
 * negation too; only emptiness is the list's own.
 */
const operators: Readonly<Record<string, Operator>> = {
  isEqual: someElement(({ actual, expected }) => isEqual(actual, expected)),
  isNotEqual: someElement(({ actual, expected }) => !isEqual(actual, expected)),
  isEmpty: ({ isEmpty }) => isEmpty,
  isNotEmpty: ({ isEmpty }) => !isEmpty,
  includes: someElement(includes),
  notIncludes: someElement((operands) => !includes(operands)),
  startsWith: someElement(({ actual, expected }) => String(actual ?? '').startsWith(String(expected))),
  endsWith: someElement(({ actual, expected }) => String(actual ?? '').endsWith(String(expected))),
  lessThan: numbers((actual, expected) => actual < Number(expected)),
  greaterThan: numbers((actual, expected) => actual > Number(expected)),
  // Equal is only a number: 3 is not at least "3". Source: measured on Form.io.
  lessThanOrEqual: numbers((actual, expected) => actual < Number(expected) || actual === expected),
  greaterThanOrEqual: numbers((actual, expected) => actual > Number(expected) || actual === expected),
  dateLessThan: dates((difference) => difference < 0),
  dateGreaterThan: dates((difference) => difference > 0),
  dateLessThanOrEqual: dates((difference) => difference <= 0),
  dateGreaterThanOrEqual: dates((difference) => difference >= 0),
  isDateEqual: dates((difference) => difference === 0),
  isNotDateEqual: dates((difference) => difference !== 0),
};

/** An operator that nobody knows holds. Source: measured on Form.io. */
export function compare(operator: string, operands: Operands): boolean {
  const known = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  return known === undefined || known(operands);
}

function someElement(operator: Operator): Operator {
  return (operands) => {
    const { actual } = operands;
    if (!Array.isArray(actual)) return operator(operands);
    return actual.some((element: unknown) => operator({ ...operands, actual: element }));
  };
}

function isEqual(actual: unknown, expected: Json | undefined): boolean {
  if (isJsonObject(actual)) {
    if (typeof expected === 'string') {
      return Object.hasOwn(actual, expected)
        ? actual[expected] === true
        : isEqual(actual, objectIn(expected));
    }
    if (isJsonObject(expected)) {
      return Object.entries(expected).every(([key, value]) => isEqual(actual[key], value));
    }
    return false;
  }
  if (typeof actual === typeof expected) return actual === expected;
  // Text is read as JSON, but not beside 0 or nothing: forms rely on it.
  const isRead = typeof expected === 'string' && (Boolean(actual) || actual === false);
  return isRead && actual === decodeJson(expected);
}

function includes({ actual, expected }: Operands): boolean {
  return typeof actual === 'string' && actual.includes(String(expected));
}

function objectIn(text: string): Json | undefined {
  const value = decodeJson(text);
  return isJsonObject(value) ? value : undefined;
}

function numbers(test: (actual: number, expected: Json | undefined) => boolean): Operator {
  return someElement(({ actual, expected }) => typeof actual === 'number' && test(actual, expected));
}

/** A date that is not whole lies neither before nor after another, and does not equal it. */
function dates(test: (difference: number) => boolean): Operator {
  return someElement(({ actual, expected, settings, compareDates }) =>
    test(compareDates(actual, expected, settings)),
  );
}
