import { allocate, spend } from '../run.ts';
import type { Element, Property } from '../tree.ts';
import { iterate } from '../values/iterate.ts';
import { itemsOfList } from '../values/list.ts';
import { ownKeysOf, propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { SandboxObject, sandboxObjectSize, type Value } from '../values/sandbox-object.ts';
import type { Code, Frame } from './code.ts';
import type { Compiler } from './compiler.ts';
import { putAccessor } from './fields.ts';

type Add = (frame: Frame, values: Value[]) => void;

/** Where some are holes, or lists of several. */
export function compileSpread(elements: readonly Element[], c: Compiler): (frame: Frame) => Value[] {
  const adds = elements.map((element): Add => {
    if (element[0] === 'hole') {
      return (_frame, values) => {
        values.length += 1;
      };
    }
    if (element[0] === 'spread') {
      const code = c.expression(element[1]);
      return (frame, values) => {
        for (const value of iterate(code(frame))) {
          allocate(1);
          spend(0.5);
          values.push(value);
        }
      };
    }
    const code = c.expression(element);
    return (frame, values) => {
      values.push(code(frame));
    };
  });
  return (frame) => {
    const values: Value[] = [];
    for (const add of adds) add(frame, values);
    return values;
  };
}

export function compileArray(elements: readonly Element[], c: Compiler): Code {
  const values = c.elements(elements);
  return (frame) => itemsOfList(values(frame));
}

export function compileObject(properties: readonly Property[], c: Compiler): Code {
  const adds = properties.map((property) => compileProperty(property, c));
  return (frame) => {
    allocate(sandboxObjectSize);
    const sandboxObject = new SandboxObject(protos.object);
    for (const add of adds) add(frame, sandboxObject);
    return sandboxObject;
  };
}

function compileProperty(
  property: Property,
  c: Compiler,
): (frame: Frame, sandboxObject: SandboxObject) => void {
  if (property[0] === 'spread') {
    const code = c.expression(property[1]);
    return (frame, sandboxObject) => {
      const source = code(frame);
      for (const key of ownKeysOf(source)) sandboxObject.put(key, propertyOf(source, key));
    };
  }
  const [kind, written] = property;
  const key = c.key(written);
  if (kind === 'is') {
    const value = c.expression(property[2]);
    return (frame, sandboxObject) => {
      const name = key(frame);
      sandboxObject.put(name, value(frame));
    };
  }
  const code = c.function(property[2]);
  return (frame, sandboxObject) => putAccessor(sandboxObject, key(frame), kind, code(frame));
}
