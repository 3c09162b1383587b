import { builtIns } from '../run.ts';
import type { AssignmentTarget } from '../tree.ts';
import { fail } from '../values/failure.ts';
import { setProperty } from '../values/property.ts';
import type { Assign, Compiler } from './compiler.ts';
import { type CoreTarget, isCoreTarget } from './core-syntax.ts';
import { checked, frameAt } from './frame.ts';
import { writeFree } from './free.ts';

export function compileAssign(target: AssignmentTarget, c: Compiler): Assign {
  return isCoreTarget(target) ? compileCore(target, c) : builtIns().syntax.assign(target, c);
}

function compileCore(target: CoreTarget, c: Compiler): Assign {
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
  }
}
