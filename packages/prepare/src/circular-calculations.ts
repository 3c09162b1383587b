import { isJsonObject } from '@guichet/definition';
import type { Expression } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** A component that computes its value. */
export interface Calculation {
  /** Where it stands in the JSON. */
  readonly path: string;
  readonly key: string;
  readonly expression: Expression;
  /** A form service computes it too, and sees for itself whether it settles. */
  readonly isOnService: boolean;
}

/**
 * Whether values that only a page computes follow from each other, or from themselves: only running them tells whether
 * that comes to rest. Reports those that follow from each other.
 */
export function findCircles(calculations: readonly Calculation[], problems: Problems): boolean {
  const known = new Map(calculations.map((one) => [one.key, one]));
  const follows = new Map(
    calculations.map((one) => [one, [...keysIn(one.expression)].flatMap((key) => known.get(key) ?? [])]),
  );
  let isFound = false;
  for (const one of calculations) {
    const others = reachedFrom(one, follows);
    if (!others.has(one)) continue;
    isFound ||= !one.isOnService;
    const circle = [...others].filter((other) => other !== one && reachedFrom(other, follows).has(one));
    if (circle.length === 0) continue;
    const names = circle.map(({ key }) => `"${key.slice(0, 60)}"`).slice(0, 5);
    problems.add(
      `${one.path}.calculateValue`,
      'circularCalculation',
      `This value follows from that of ${names.join(', ')}, which is computed from it. If the two never settle, they are stored as they are, and marked as unchecked. Compute one of them from typed answers only.`,
    );
  }
  return isFound;
}

function reachedFrom(
  start: Calculation,
  follows: ReadonlyMap<Calculation, readonly Calculation[]>,
): ReadonlySet<Calculation> {
  const reached = new Set(follows.get(start));
  for (const one of reached) for (const next of follows.get(one) ?? []) reached.add(next);
  return reached;
}

/** The keys that an expression reads of the data. */
function keysIn(expression: Expression): ReadonlySet<string> {
  const keys = new Set<string>();
  if (expression.kind === 'logic') namesInLogic(expression.logic, keys);
  else keysInCode(expression.code.body, keys);
  return keys;
}

function namesInLogic(logic: unknown, keys: Set<string>): void {
  if (Array.isArray(logic)) for (const part of logic) namesInLogic(part, keys);
  if (!isJsonObject(logic)) return;
  const { var: name } = logic;
  const path = Array.isArray(name) ? name[0] : name;
  if (typeof path === 'string') for (const key of path.split('.')) keys.add(key);
  for (const part of Object.values(logic)) namesInLogic(part, keys);
}

/** `data.a.b` as the tree of an author script says it: each name below `data`, `row` or `submission`. */
function keysInCode(node: unknown, keys: Set<string>): void {
  if (!Array.isArray(node)) {
    if (isJsonObject(node)) for (const part of Object.values(node)) keysInCode(part, keys);
    return;
  }
  if (node[0] === 'member' && isOfData(node[1])) {
    const [, , key] = node;
    if (typeof key === 'string') keys.add(key);
    if (Array.isArray(key) && key[0] === 'value') keys.add(String(key[1]));
  }
  for (const part of node) keysInCode(part, keys);
}

function isOfData(node: unknown): boolean {
  if (!Array.isArray(node)) return false;
  if (node[0] === 'member' || node[0] === 'chain') return isOfData(node[1]);
  return node[0] === 'free' && /^(?:data|row|submission)$/.test(String(node[1]));
}
