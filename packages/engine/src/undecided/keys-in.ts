import { isJsonObject } from '@guichet/definition';
import type { Expression } from '../expression.ts';

/** The keys that an expression reads of the data. */
export function keysIn(expression: Expression): ReadonlySet<string> {
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
