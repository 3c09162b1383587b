import { isJsonObject, type Json } from '@guichet/definition';
import { ownPropertyOf } from '../data/property-of.ts';
import type { Environment } from '../environment.ts';
import type { Evaluation } from './evaluation.ts';
import { isTrue } from './is-true.ts';
import { lists } from './list-operations.ts';
import { lodash } from './lodash-operations.ts';
import { type Operation, values } from './operations.ts';
import type { ReadName } from './read-name.ts';
import { timeOperation } from './time-operations.ts';

/** An expression may do this much; more is taken for one that never ends. */
const maxSteps = 100_000;

/**
 * The value of a JSONLogic expression. Throws on an operation that nobody knows, and on one that takes too
 * many steps. Source: jsonlogic.com, measured on json-logic-js.
 */
export function evaluateLogic(logic: Json, read: ReadName, environment: () => Environment): unknown {
  let steps = 0;

  function evaluation(scope: { readonly element: unknown } | undefined): Evaluation {
    const self: Evaluation = {
      evaluate(part) {
        steps += 1;
        if (steps > maxSteps) throw new Error(`A JSONLogic expression took more than ${maxSteps} steps.`);
        if (Array.isArray(part)) return part.map((item: Json) => self.evaluate(item));
        const [entry, ...more] = isJsonObject(part) ? Object.entries(part) : [];
        if (entry === undefined || more.length > 0) return part;
        const [name, operands] = entry;
        return operate(name, Array.isArray(operands) ? operands : [operands ?? null]);
      },
      within: (element, part) => evaluation({ element }).evaluate(part),
    };

    function operate(name: string, operands: readonly Json[]): unknown {
      switch (name) {
        case 'if':
        case '?:':
          return choose(operands, self);
        case 'and':
          return firstOf(operands, self, (value) => !isTrue(value));
        case 'or':
          return firstOf(operands, self, isTrue);
        case 'var':
          return readVariable(operands.map((operand) => self.evaluate(operand)));
        case 'missing':
          return missing(operands.map((operand) => self.evaluate(operand)));
        case 'missing_some': {
          const [needed, names] = operands.map((operand) => self.evaluate(operand));
          const absent = missing([names]);
          const count = Array.isArray(names) ? names.length : 0;
          return count - absent.length >= Number(needed) ? [] : absent;
        }
      }
      const overList = Object.hasOwn(lists, name) ? lists[name] : undefined;
      if (overList !== undefined) return overList(operands, self);
      const operation: Operation | undefined = operationNamed(name) ?? timeOperation(name, environment);
      if (operation === undefined) throw new Error(`JSONLogic has no operation "${name.slice(0, 40)}".`);
      return operation(...operands.map((operand) => self.evaluate(operand)));
    }

    function readVariable([name, otherwise = null]: readonly unknown[]): unknown {
      const path = name === undefined || name === null || name === '' ? [] : String(name).split('.');
      const value = scope === undefined ? read(path) : path.reduce(elementOf, scope.element);
      return value ?? otherwise;
    }

    function missing(names: readonly unknown[]): readonly unknown[] {
      const [first] = names;
      return (Array.isArray(first) ? first : names).filter((name) => {
        const value = readVariable([name]);
        return value === null || value === '';
      });
    }
    return self;
  }

  return evaluation(undefined).evaluate(logic);
}

function operationNamed(name: string): Operation | undefined {
  if (Object.hasOwn(values, name)) return values[name];
  return Object.hasOwn(lodash, name) ? lodash[name] : undefined;
}

/** Condition, what then, the next condition, what then, ..., what else. */
function choose(operands: readonly Json[], { evaluate }: Evaluation): unknown {
  let index = 0;
  for (; index < operands.length - 1; index += 2) {
    if (isTrue(evaluate(operands[index]))) return evaluate(operands[index + 1]);
  }
  return index < operands.length ? evaluate(operands[index]) : null;
}

/** The first value that decides, else the last. */
function firstOf(
  operands: readonly Json[],
  { evaluate }: Evaluation,
  decides: (value: unknown) => boolean,
): unknown {
  let value: unknown;
  for (const operand of operands) {
    value = evaluate(operand);
    if (decides(value)) return value;
  }
  return value;
}

function elementOf(value: unknown, key: string): unknown {
  if (typeof value === 'string') return key === 'length' ? value.length : undefined;
  return ownPropertyOf(value, key);
}
