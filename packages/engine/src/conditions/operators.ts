import { isJsonObject, type Json } from '@guichet/definition';

/** What an operator may ask beside the two values. */
export interface Operands {
  readonly actual: unknown;
  readonly expected: Json | undefined;
  /** Empty as the component that holds the value means it. */
  readonly isEmpty: boolean;
}

type Operator = (operands: Operands) => boolean;

/**
 * The operators of `conditional.conditions`. For a list the operator holds when it holds for any
 * element; its negation when it holds for none.
 */
const operators: Readonly<Record<string, Operator>> = {
  isEqual: someElement(isEqual),
  isNotEqual: someElement((actual, expected) => !isEqual(actual, expected)),
  isEmpty: ({ isEmpty }) => isEmpty,
  isNotEmpty: ({ isEmpty }) => !isEmpty,
  includes,
  notIncludes: not(includes),
  startsWith: someElement((actual, expected) => String(actual ?? '').startsWith(String(expected ?? ''))),
  endsWith: someElement((actual, expected) => String(actual ?? '').endsWith(String(expected ?? ''))),
  lessThan: someElement(compareNumbers((difference) => difference < 0)),
  greaterThan: someElement(compareNumbers((difference) => difference > 0)),
  lessThanOrEqual: someElement(compareNumbers((difference) => difference <= 0)),
  greaterThanOrEqual: someElement(compareNumbers((difference) => difference >= 0)),
  dateLessThan: someElement(compareDates((difference) => difference < 0)),
  dateGreaterThan: someElement(compareDates((difference) => difference > 0)),
  dateLessThanOrEqual: someElement(compareDates((difference) => difference <= 0)),
  dateGreaterThanOrEqual: someElement(compareDates((difference) => difference >= 0)),
  isDateEqual: someElement(compareDates((difference) => difference === 0)),
  isNotDateEqual: not(someElement(compareDates((difference) => difference === 0))),
};

/** An operator that nobody knows holds. Source: measured on Form.io. */
export function compare(operator: string, operands: Operands): boolean {
  const known = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  return known === undefined || known(operands);
}

type Test = (actual: unknown, expected: Json | undefined) => boolean;

function someElement(test: Test): Operator {
  return ({ actual, expected }) =>
    Array.isArray(actual) ? actual.some((element) => test(element, expected)) : test(actual, expected);
}

function not(operator: Operator): Operator {
  return (operands) => !operator(operands);
}

function isEqual(actual: unknown, expected: Json | undefined): boolean {
  if (isJsonObject(actual)) {
    if (typeof expected === 'string') return actual[expected] === true;
    if (isJsonObject(expected)) {
      return Object.entries(expected).every(([key, value]) => isEqual(actual[key], value));
    }
    return false;
  }
  if (typeof actual === typeof expected) return actual === expected;
  // Text is read as JSON, but not beside 0 or nothing: forms rely on it.
  const isRead = typeof expected === 'string' && (Boolean(actual) || actual === false);
  return isRead && actual === parsed(expected);
}

function includes({ actual, expected }: Operands): boolean {
  if (Array.isArray(actual)) return actual.some((element) => isEqual(element, expected));
  return typeof actual === 'string' && actual.includes(String(expected ?? ''));
}

/** The text of a condition as the value that it writes: `5`, `true`, `null`; else the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function compareNumbers(test: (difference: number) => boolean): Test {
  return (actual, expected) => {
    const other = typeof expected === 'string' ? parsed(expected) : expected;
    return typeof actual === 'number' && typeof other === 'number' && test(actual - other);
  };
}

function compareDates(test: (difference: number) => boolean): Test {
  return (actual, expected) => {
    const difference = instantOf(actual) - instantOf(expected);
    return !Number.isNaN(difference) && test(difference);
  };
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 of an ISO 8601 date or date and time, read as UTC without an offset; else NaN. */
function instantOf(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  const [date, time, , , offset] = isoDate.exec(value) ?? [];
  if (date === undefined) return Number.NaN;
  return Date.parse(time === undefined || offset !== undefined ? date : `${date}Z`);
}
