import { isJsonObject, type Json } from '@guichet/definition';
import type { Condition } from '@guichet/engine/prepared';

/** How a condition looks at an answer. `other`: in a way that only complete lists of values can decide. */
export interface Comparison {
  readonly reference: string;
  readonly how: 'equality' | 'order' | 'other';
  readonly constants: readonly Json[];
}

const equality = new Set(['isEqual', 'isNotEqual', 'isEmpty', 'isNotEmpty']);
const order = new Set(['lessThan', 'greaterThan', 'lessThanOrEqual', 'greaterThanOrEqual']);
const readsClock = /date|time|now|today|moment/i;

/** The comparisons of a condition; undefined where code decides, or the day. */
export function comparisonsIn(condition: Condition): readonly Comparison[] | undefined {
  switch (condition.kind) {
    case 'code':
      return undefined;
    case 'legacy':
      return [{ reference: condition.when, how: 'equality', constants: [condition.eq] }];
    case 'list':
      return condition.conditions.map(({ component, operator, value }) => ({
        reference: component,
        how: equality.has(operator) ? 'equality' : order.has(operator) ? 'order' : 'other',
        constants: value === undefined ? [] : [value],
      }));
    case 'logic': {
      const found: Comparison[] = [];
      return readLogic(condition.logic, found) ? found : undefined;
    }
  }
}

const comparing = new Set(['==', '===', '!=', '!==']);
const ordering = new Set(['<', '<=', '>', '>=']);
const plain = new Set(['and', 'or', '!', '!!', 'if', '?:']);

/** False for what asks for more than answers, or composes the name of what it asks for. */
function readLogic(logic: Json | undefined, found: Comparison[]): boolean {
  if (Array.isArray(logic)) return logic.every((part) => readLogic(part, found));
  if (!isJsonObject(logic)) return true;
  return Object.entries(logic).every(([name, operands]) => {
    if (readsClock.test(name)) return false;
    const parts: readonly (Json | undefined)[] = Array.isArray(operands) ? operands : [operands];
    if (name === 'var') return add(parts[0], 'other', []);
    if (comparing.has(name) || ordering.has(name) || plain.has(name)) {
      const constants = parts.flatMap((part) =>
        part === undefined || typeof part === 'object' ? [] : [part],
      );
      const how = ordering.has(name) ? 'order' : 'equality';
      const isDirect =
        plain.has(name) ||
        parts.every((part) => isVariable(part) || typeof part !== 'object' || part === null);
      return parts.every((part) =>
        isVariable(part)
          ? add(
              nameIn(part),
              isDirect && !bothVariable(parts) ? how : 'other',
              plain.has(name) ? [] : constants,
            )
          : readLogic(part, found),
      );
    }
    if (name === 'in' && isVariable(parts[0]) && Array.isArray(parts[1]))
      return add(nameIn(parts[0]), 'equality', parts[1]);
    return known.has(name) && parts.every((part) => readLogic(part, found));
  });

  function add(name: Json | undefined, how: Comparison['how'], constants: readonly Json[]): boolean {
    if (typeof name !== 'string' || name === '') return false;
    found.push({ reference: name.replace(/^(?:data|row)\./, ''), how, constants });
    return true;
  }
}

/** Operations that always give the same for the same answers. */
const known = new Set([
  'in',
  'cat',
  '+',
  '-',
  '*',
  '/',
  '%',
  'min',
  'max',
  'substr',
  'merge',
  'none',
  'some',
  'all',
  'filter',
  'map',
  'reduce',
  'missing',
  'missing_some',
]);

function bothVariable(parts: readonly (Json | undefined)[]): boolean {
  return parts.filter(isVariable).length > 1;
}

function isVariable(part: Json | undefined): boolean {
  return isJsonObject(part) && Object.keys(part).length === 1 && Object.hasOwn(part, 'var');
}

function nameIn(part: Json | undefined): Json | undefined {
  const name = isJsonObject(part) ? part.var : undefined;
  return Array.isArray(name) ? name[0] : name;
}
