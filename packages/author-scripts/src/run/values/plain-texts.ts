import { give } from '../built-ins/native.ts';
import { allocate, allocateText } from '../run.ts';
import { integerOf, toText } from './convert.ts';
import { fail } from './failure.ts';
import { HostProxy } from './host-proxy.ts';
import { List } from './list.ts';
import { propertyOf } from './property.ts';
import { protos } from './protos.ts';
import { Callable, SandboxObject, type Value } from './sandbox-object.ts';

// Methods that operators call on any object, whether an author script names it or not.
give(protos.object, { toString: (self) => `[object ${kindOf(self)}]`, valueOf: (self) => self });
give(protos.array, { toString: (self) => joined(self, undefined) });
give(protos.function, {
  toString: (self) =>
    self instanceof Callable
      ? `function ${self.title}() { [code] }`
      : fail('TypeError', 'This is no function'),
});

function kindOf(value: Value): string {
  if (value instanceof SandboxObject) return value.kind;
  if (value === null) return 'Null';
  const type = typeof value;
  return type[0]?.toUpperCase() + type.slice(1);
}

/** The items of what an array's method is called on: an array's own, or those of what is like one. */
export function itemsOf(self: Value): Value[] {
  if (self instanceof List) return self.items;
  if (self instanceof HostProxy && self.host.isList === true) return self.items();
  if (self === undefined || self === null) return fail('TypeError', 'An array method is called on nothing');
  const length = Math.max(0, integerOf(propertyOf(self, 'length')));
  allocate(length);
  return Array.from({ length }, (_, index) => propertyOf(self, String(index)));
}

export function joined(self: Value, separator: Value): Value {
  const between = separator === undefined ? ',' : toText(separator);
  let text = '';
  for (const [index, item] of itemsOf(self).entries()) {
    const part = (index > 0 ? between : '') + (item === undefined || item === null ? '' : toText(item));
    allocateText(part.length + 1);
    text += part;
  }
  return text;
}
