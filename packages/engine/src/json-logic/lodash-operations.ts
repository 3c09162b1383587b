import { ownPropertyOf } from '../data/property-of.ts';
import type { Operation } from './operations.ts';

/** The operations of lodash on lists, texts, numbers and objects that forms can be found to need; those named in `operations.ts` stand there. */
export const lodash: Readonly<Record<string, Operation>> = {
  _first: (list) => elementsOf(list)[0],
  _nth: (list, index = 0) => elementsOf(list).at(Number(index)),
  _concat: (list, ...more) => [...castArray(list), ...more.flat()],
  _flatten: (list) => elementsOf(list).flat(),
  _slice: (list, start = 0, end = undefined) =>
    elementsOf(list).slice(Number(start), end === undefined ? undefined : Number(end)),
  _take: (list, count = 1) => elementsOf(list).slice(0, Math.max(0, Number(count))),
  _drop: (list, count = 1) => elementsOf(list).slice(Math.max(0, Number(count))),
  _tail: (list) => elementsOf(list).slice(1),
  _initial: (list) => elementsOf(list).slice(0, -1),
  _indexOf: (list, value) => elementsOf(list).indexOf(value),
  _difference: (list, ...excluded) => elementsOf(list).filter((entry) => !excluded.flat().includes(entry)),
  _without: (list, ...values) => elementsOf(list).filter((entry) => !values.includes(entry)),
  _union: (...all) => [...new Set(all.flat())],
  _intersection: (list, ...lists) =>
    [...new Set(elementsOf(list))].filter((entry) =>
      lists.every((otherList) => elementsOf(otherList).includes(entry)),
    ),
  _castArray: (value) => castArray(value),
  _mean: (list) => sumOf(list) / elementsOf(list).length,
  _max: (list) => extreme(list, (a, b) => a > b),
  _min: (list) => extreme(list, (a, b) => a < b),
  _add: (a, b) => Number(a) + Number(b),
  _subtract: (a, b) => Number(a) - Number(b),
  _multiply: (a, b) => Number(a) * Number(b),
  _divide: (a, b) => Number(a) / Number(b),
  _clamp: (number, low, high) => Math.min(Math.max(Number(number), Number(low)), Number(high)),
  _inRange: (number, start, end) => {
    const [low, high] = end === undefined ? [0, Number(start)] : [Number(start), Number(end)];
    return Number(number) >= Math.min(low, high) && Number(number) < Math.max(low, high);
  },
  _eq: (a, b) => Object.is(a, b) || a === b,
  _gt: (a, b) => compared(a, b) > 0,
  _gte: (a, b) => compared(a, b) >= 0,
  _lt: (a, b) => compared(a, b) < 0,
  _lte: (a, b) => compared(a, b) <= 0,
  _isEqual: (a, b) => isSameDeep(a, b),
  _isNil: (value) => value === null || value === undefined,
  _isNull: (value) => value === null,
  _isUndefined: (value) => value === undefined,
  _isString: (value) => typeof value === 'string',
  _isNumber: (value) => typeof value === 'number',
  _isBoolean: (value) => typeof value === 'boolean',
  _isInteger: (value) => Number.isInteger(value),
  _isNaN: (value) => Number.isNaN(value),
  _isArray: (value) => Array.isArray(value),
  _defaultTo: (value, otherwise) =>
    value === null || value === undefined || Number.isNaN(value) ? otherwise : value,
  _identity: (value) => value,
  _get: (value, path, otherwise) => valueAt(value, path) ?? otherwise,
  _has: (value, path) => valueAt(value, path) !== undefined,
  _keys: (value) => Object.keys(objectOf(value)),
  _values: (value) => Object.values(objectOf(value)),
  _startsWith: (text, start) => textOf(text).startsWith(textOf(start)),
  _endsWith: (text, end) => textOf(text).endsWith(textOf(end)),
  _split: (text, separator) => textOf(text).split(textOf(separator)),
  _replace: (text, what, by) => textOf(text).replace(textOf(what), () => textOf(by)),
  _repeat: (text, count = 1) => textOf(text).repeat(Math.min(Math.max(0, Number(count)), 1000)),
  _padStart: (text, length = 0, by = ' ') => textOf(text).padStart(bounded(length), textOf(by)),
  _padEnd: (text, length = 0, by = ' ') => textOf(text).padEnd(bounded(length), textOf(by)),
  _capitalize: (text) => `${textOf(text).slice(0, 1).toUpperCase()}${textOf(text).slice(1).toLowerCase()}`,
  _upperFirst: (text) => `${textOf(text).slice(0, 1).toUpperCase()}${textOf(text).slice(1)}`,
  _lowerFirst: (text) => `${textOf(text).slice(0, 1).toLowerCase()}${textOf(text).slice(1)}`,
  _trimStart: (text) => textOf(text).trimStart(),
  _trimEnd: (text) => textOf(text).trimEnd(),
};

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function castArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** An expression may not fill the memory. */
function bounded(length: unknown): number {
  return Math.min(Number(length), 1000);
}

function sumOf(list: unknown): number {
  return elementsOf(list).reduce<number>((sum, addend) => sum + Number(addend), 0);
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return Number(a) - Number(b);
}

function extreme(list: unknown, isBeyond: (a: number, b: number) => boolean): unknown {
  return elementsOf(list).reduce<unknown>((best, candidate) => {
    if (candidate === null || candidate === undefined || Number.isNaN(candidate)) return best;
    return best === undefined || isBeyond(compared(candidate, best), 0) ? candidate : best;
  }, undefined);
}

function isSameDeep(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  if (Array.isArray(a) !== Array.isArray(b) || left.length !== right.length) return false;
  return left.every(([key, inner]) => Object.hasOwn(b, key) && isSameDeep(inner, valueAt(b, [key])));
}

function valueAt(value: unknown, path: unknown): unknown {
  const keys = Array.isArray(path)
    ? path.map(String)
    : textOf(path)
        .split(/[.[\]]+/)
        .filter(Boolean);
  return keys.reduce<unknown>(ownPropertyOf, value);
}
