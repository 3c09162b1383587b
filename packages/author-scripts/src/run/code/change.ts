import type { Conditional, SimpleTarget } from '../tree.ts';
import { toNumber } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { propertyOf, setProperty } from '../values/property.ts';
import type { Value } from '../values/sandbox-object.ts';
import type { Code, Frame } from './code.ts';
import type { Compiler } from './compiler.ts';
import { checked, frameAt } from './frame.ts';
import { readFree, writeFree } from './free.ts';

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
  return compileChange(target, (old) => toNumber(old) + by, c, undefined, isPrefix ? 'after' : 'before');
}

/** `&&=`, `||=`, `??=`: what keeps its value is not written to. */
export function compileAssignIf(target: SimpleTarget, operator: Conditional, value: Code, c: Compiler): Code {
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
  const startOf = (value: Value) => (counted === undefined ? value : toNumber(value));
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
