import { allocateText, spendOn } from '../run.ts';
import type { BinaryOperator } from '../tree.ts';
import { type Primitive, primitiveOf, toNumber, toPropertyKey } from './convert.ts';
import { fail } from './failure.ts';
import { hasProperty, propertyOf, protoOf } from './property.ts';
import { Callable, SandboxObject, type Value } from './sandbox-object.ts';

type Operation = (left: Value, right: Value) => Value;

/** Each operator, to the letter of the language. Native operators only ever see plain values. */
export const operations: Readonly<Record<BinaryOperator, Operation>> = {
  '+': add,
  '-': (left, right) => toNumber(left) - toNumber(right),
  '*': (left, right) => toNumber(left) * toNumber(right),
  '/': (left, right) => toNumber(left) / toNumber(right),
  '%': (left, right) => toNumber(left) % toNumber(right),
  '**': (left, right) => toNumber(left) ** toNumber(right),
  '&': (left, right) => toNumber(left) & toNumber(right),
  '|': (left, right) => toNumber(left) | toNumber(right),
  '^': (left, right) => toNumber(left) ^ toNumber(right),
  '<<': (left, right) => toNumber(left) << toNumber(right),
  '>>': (left, right) => toNumber(left) >> toNumber(right),
  '>>>': (left, right) => toNumber(left) >>> toNumber(right),
  '===': isIdentical,
  '!==': (left, right) => !isIdentical(left, right),
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': (left, right) =>
    compare(
      left,
      right,
      (a, b) => a < b,
      (a, b) => a < b,
    ),
  '<=': (left, right) =>
    compare(
      left,
      right,
      (a, b) => a <= b,
      (a, b) => a <= b,
    ),
  '>': (left, right) =>
    compare(
      left,
      right,
      (a, b) => a > b,
      (a, b) => a > b,
    ),
  '>=': (left, right) =>
    compare(
      left,
      right,
      (a, b) => a >= b,
      (a, b) => a >= b,
    ),
  in: (left, right) => {
    if (!(right instanceof SandboxObject))
      return fail('TypeError', "Cannot use 'in' operator on what is no object");
    return hasProperty(right, toPropertyKey(left));
  },
  instanceof: isInstance,
};

export function add(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const a = primitiveOf(left, 'either');
  const b = primitiveOf(right, 'either');
  return typeof a === 'string' || typeof b === 'string' ? join(String(a), String(b)) : Number(a) + Number(b);
}

/** Handles text and operand a few characters at a time. */
const few = 64;

/** Two texts in one, paid for before it is made. Engines copy nothing where the one is short: many letters add up. */
export function join(left: string, right: string): string {
  const length = left.length + right.length;
  if (Math.min(left.length, right.length) <= few) allocateText(length / 4);
  else allocateText(length);
  return left + right;
}

export function isIdentical(left: Value, right: Value): boolean {
  if (typeof left === 'string' && typeof right === 'string' && left.length === right.length) spendOn(left);
  return left === right;
}

function isEqual(left: Value, right: Value): boolean {
  if (left instanceof SandboxObject && right instanceof SandboxObject) return left === right;
  if (left === null || left === undefined || right === null || right === undefined) {
    return (left ?? null) === (right ?? null);
  }
  const a = primitiveOf(left, 'either');
  const b = primitiveOf(right, 'either');
  if (typeof a === typeof b) return isIdentical(a, b);
  return isNullish(a) || isNullish(b) ? false : toNumber(a) === toNumber(b);
}

function isNullish(value: Primitive): boolean {
  return value === undefined || value === null;
}

function compare(
  left: Value,
  right: Value,
  texts: (a: string, b: string) => boolean,
  numbers: (a: number, b: number) => boolean,
): boolean {
  const a = primitiveOf(left, 'number');
  const b = primitiveOf(right, 'number');
  if (typeof a !== 'string' || typeof b !== 'string') return numbers(Number(a), Number(b));
  spendOn(a);
  return texts(a, b);
}

function isInstance(left: Value, right: Value): boolean {
  if (!(right instanceof Callable))
    return fail('TypeError', "Right-hand side of 'instanceof' is not callable");
  if (!(left instanceof SandboxObject)) return false;
  const proto = propertyOf(right, 'prototype');
  if (!(proto instanceof SandboxObject))
    return fail('TypeError', 'What is right of instanceof makes no objects');
  for (let place = protoOf(left); place !== null; place = protoOf(place)) {
    if (place === proto) return true;
  }
  return false;
}
