import { spend } from '../run.ts';
import type { AssignmentTarget } from '../tree.ts';
import { fail } from '../values/failure.ts';
import { iterate } from '../values/iterate.ts';
import { itemsOfList } from '../values/list.ts';
import { propertyOf } from '../values/property.ts';
import type { Value } from '../values/sandbox-object.ts';
import type { Assign, Compiler } from './compiler.ts';
import type { FurtherTarget } from './core-syntax.ts';
import { copyFields } from './fields.ts';

/** Takes a value apart, or puts another in its place. */
export function compileFurtherAssign(target: FurtherTarget, c: Compiler): Assign {
  switch (target[0]) {
    case 'default': {
      const assign = c.assign(target[1]);
      const otherwise = c.expression(target[2]);
      return (frame, value) => {
        const result = value(frame);
        return assign(frame, result === undefined ? otherwise : () => result);
      };
    }
    case 'items':
      return compileItems(target[1], target[2], c);
    case 'fields':
      return compileFields(target[1], target[2], c);
  }
}

function compileItems(
  items: readonly (AssignmentTarget | null)[],
  rest: AssignmentTarget | null,
  c: Compiler,
): Assign {
  const assigns = items.map((item) => (item === null ? undefined : c.assign(item)));
  const assignRest = rest === null ? undefined : c.assign(rest);
  return (frame, value) => {
    const result = value(frame);
    const values = iterate(result);
    for (const assign of assigns) {
      const item = values.next();
      assign?.(frame, () => (item.done === true ? undefined : item.value));
    }
    if (assignRest !== undefined) {
      const left: Value[] = [];
      for (const item of values) {
        spend(1);
        left.push(item);
      }
      assignRest(frame, () => itemsOfList(left));
    }
    return result;
  };
}

function compileFields(
  fields: Extract<AssignmentTarget, readonly ['fields', ...unknown[]]>[1],
  rest: AssignmentTarget | null,
  c: Compiler,
): Assign {
  const assigns = fields.map(([key, target]) => [c.key(key), c.assign(target)] as const);
  const assignRest = rest === null ? undefined : c.assign(rest);
  return (frame, value) => {
    const result = value(frame);
    if (result === undefined || result === null) fail('TypeError', `Cannot destructure ${result}`);
    const taken = new Set<string>();
    for (const [key, assign] of assigns) {
      const name = key(frame);
      taken.add(name);
      assign(frame, () => propertyOf(result, name));
    }
    assignRest?.(frame, () => copyFields(result, taken));
    return result;
  };
}
