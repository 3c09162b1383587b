import { spend } from '../run.ts';
import type { Choice, SimpleTarget, Target } from '../tree.ts';
import { numberOf } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { iterate } from '../values/iterate.ts';
import { listOf } from '../values/list.ts';
import { propertyOf, setProperty } from '../values/property.ts';
import type { Value } from '../values/thing.ts';
import type { Assign, Compiler } from './compiler.ts';
import { copyFields } from './fields.ts';
import { type Code, checked, type Frame, frameAt } from './frame.ts';
import { readFree, writeFree } from './free.ts';

export function compileAssign(target: Target, c: Compiler): Assign {
  switch (target[0]) {
    case 'local': {
      const [, hops, slot] = target;
      return (frame, value) => {
        const result = value(frame);
        frameAt(frame, hops).at[slot] = result;
        return result;
      };
    }
    case 'checked': {
      const [, hops, slot] = target;
      return (frame, value) => {
        const result = value(frame);
        const { at } = frameAt(frame, hops);
        checked(at[slot]);
        at[slot] = result;
        return result;
      };
    }
    case 'constant':
      return (frame, value) => {
        value(frame);
        return fail('TypeError', 'Assignment to constant variable.');
      };
    case 'free': {
      const [, name] = target;
      return (frame, value) => {
        const result = value(frame);
        writeFree(name, result);
        return result;
      };
    }
    case 'member': {
      const object = c.expression(target[1]);
      const key = c.key(target[2]);
      return (frame, value) => {
        const owner = object(frame);
        const name = key(frame);
        const result = value(frame);
        setProperty(owner, name, result);
        return result;
      };
    }
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

function compileItems(items: readonly (Target | null)[], rest: Target | null, c: Compiler): Assign {
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
      assignRest(frame, () => listOf(left));
    }
    return result;
  };
}

function compileFields(
  fields: Extract<Target, readonly ['fields', ...unknown[]]>[1],
  rest: Target | null,
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

/** The new value; absent where the old one stays. */
type Change = (old: Value, frame: Frame) => Value;

export function compileUpdate(
  target: SimpleTarget,
  operate: (left: Value, right: Value) => Value,
  value: Code,
  c: Compiler,
): Code {
  return compileChange(target, (old, frame) => operate(old, value(frame)), c);
}

export function compileCount(target: SimpleTarget, by: number, isPrefix: boolean, c: Compiler): Code {
  return compileChange(target, (old) => numberOf(old) + by, c, undefined, isPrefix ? 'after' : 'before');
}

/** `&&=`, `||=`, `??=`: what keeps its value is not written to. */
export function compileAssignIf(target: SimpleTarget, operator: Choice, value: Code, c: Compiler): Code {
  const keeps = { and: (old: Value) => !old, or: (old: Value) => !!old, either: (old: Value) => old != null };
  return compileChange(target, (_old, frame) => value(frame), c, keeps[operator]);
}

function compileChange(
  target: SimpleTarget,
  change: Change,
  c: Compiler,
  keeps?: (old: Value) => boolean,
  counted?: 'before' | 'after',
): Code {
  const startOf = (value: Value) => (counted === undefined ? value : numberOf(value));
  switch (target[0]) {
    case 'local':
    case 'checked': {
      const [kind, hops, slot] = target;
      return (frame) => {
        const { at } = frameAt(frame, hops);
        const old = startOf(kind === 'checked' ? checked(at[slot]) : at[slot]);
        if (keeps?.(old)) return old;
        const result = change(old, frame);
        at[slot] = result;
        return counted === 'before' ? old : result;
      };
    }
    case 'constant': {
      const read = c.expression(target[1]);
      return (frame) => {
        const old = read(frame);
        if (keeps?.(old)) return old;
        change(old, frame);
        return fail('TypeError', 'Assignment to constant variable.');
      };
    }
    case 'free': {
      const [, name] = target;
      return (frame) => {
        const old = startOf(readFree(name));
        if (keeps?.(old)) return old;
        const result = change(old, frame);
        writeFree(name, result);
        return counted === 'before' ? old : result;
      };
    }
    case 'member': {
      const object = c.expression(target[1]);
      const key = c.key(target[2]);
      return (frame) => {
        const owner = object(frame);
        const name = key(frame);
        const old = startOf(propertyOf(owner, name));
        if (keeps?.(old)) return old;
        const result = change(old, frame);
        setProperty(owner, name, result);
        return counted === 'before' ? old : result;
      };
    }
  }
}
