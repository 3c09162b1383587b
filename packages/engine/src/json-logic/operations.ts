import { isTrue } from './is-true.ts';

export type Operation = (...operands: readonly unknown[]) => unknown;

const numbers = (operands: readonly unknown[]) =>
  operands.map((operand) => Number.parseFloat(String(operand)));
const spread = (operands: readonly unknown[]): readonly unknown[] =>
  Array.isArray(operands[0]) ? operands[0] : operands;

/** The operations on values that are there already. Those with a `_` are of lodash, which Form.io adds. */
export const values: Readonly<Record<string, Operation>> = {
  // biome-ignore lint/suspicious/noDoubleEquals: the operation is the loose comparison
  '==': (a, b) => a == b,
  '===': (a, b) => a === b,
  // biome-ignore lint/suspicious/noDoubleEquals: the operation is the loose comparison
  '!=': (a, b) => a != b,
  '!==': (a, b) => a !== b,
  '!': (a) => !isTrue(a),
  '!!': (a) => isTrue(a),
  '<': (a, b, c) => isBelow(a, b) && (c === undefined || isBelow(b, c)),
  '<=': (a, b, c) => isAtMost(a, b) && (c === undefined || isAtMost(b, c)),
  '>': (a, b) => isBelow(b, a),
  '>=': (a, b) => isAtMost(b, a),
  '+': (...all) => numbers(all).reduce((sum, number) => sum + number, 0),
  '*': (...all) => numbers(all).reduce((product, number) => product * number, 1),
  '-': (a, b) => (b === undefined ? -Number(a) : Number(a) - Number(b)),
  '/': (a, b) => Number(a) / Number(b),
  '%': (a, b) => Number(a) % Number(b),
  min: (...all) => Math.min(...all.map(Number)),
  max: (...all) => Math.max(...all.map(Number)),
  cat: (...all) => all.map((value) => (value === null ? '' : String(value))).join(''),
  substr(text, start, length) {
    const rest = String(text).slice(Number(start));
    if (length === undefined) return rest;
    return Number(length) < 0 ? rest.slice(0, Number(length)) : rest.slice(0, Number(length));
  },
  in: (needle, inside) =>
    typeof inside === 'string'
      ? inside.includes(String(needle))
      : Array.isArray(inside) && inside.indexOf(needle) !== -1,
  merge: (...all) => all.flat(),
  log: (value) => value,
  _sum: (...all) => numbers(spread(all)).reduce((sum, number) => sum + number, 0),
  _size: (value) => sizeOf(value),
  _join: (list, between = ',') => (Array.isArray(list) ? list.join(String(between)) : ''),
  _includes: (inside, needle) =>
    typeof inside === 'string' ? inside.includes(String(needle)) : elementsOf(inside).includes(needle),
  _isEmpty: (value) => sizeOf(value) === 0,
  _round: (number, digits = 0) => scaled(Math.round, number, digits),
  _floor: (number, digits = 0) => scaled(Math.floor, number, digits),
  _ceil: (number, digits = 0) => scaled(Math.ceil, number, digits),
  _toNumber: (value) => Number(value),
  _toString: (value) => (value === null || value === undefined ? '' : String(value)),
  _toUpper: (text) => String(text ?? '').toUpperCase(),
  _toLower: (text) => String(text ?? '').toLowerCase(),
  _trim: (text) => String(text ?? '').trim(),
  _head: (list) => elementsOf(list)[0],
  _last: (list) => elementsOf(list).at(-1),
  _uniq: (list) => [...new Set(elementsOf(list))],
  _compact: (list) => elementsOf(list).filter(Boolean),
};

function isBelow(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a < b : Number(a) < Number(b);
}

function isAtMost(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a <= b : Number(a) <= Number(b);
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** Rounds at a decimal place, as lodash does: by the exponent, so that 1.005 stays what it is. */
function scaled(round: (number: number) => number, value: unknown, digits: unknown): number {
  const [mantissa, exponent = '0'] = `${Number(value)}e`.split('e');
  const moved = round(Number(`${mantissa}e${Number(exponent) + Number(digits)}`));
  const [again, power = '0'] = `${moved}e`.split('e');
  return Number(`${again}e${Number(power) - Number(digits)}`);
}
