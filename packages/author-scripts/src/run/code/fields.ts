import { spend } from '../run.ts';
import { ownKeysOf, propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { Accessor, Thing, type Value } from '../values/thing.ts';

export function putAccessor(thing: Thing, key: string, kind: 'get' | 'set', code: Value): void {
  const known = thing.own(key);
  const accessor = known instanceof Accessor ? known : new Accessor();
  if (kind === 'get') accessor.read = code;
  else accessor.write = code;
  thing.put(key, accessor);
}

/** A new object of what a value holds, but for some keys. */
export function copyFields(source: Value, without: ReadonlySet<string>): Thing {
  const copy = new Thing(protos.object);
  for (const key of ownKeysOf(source)) {
    spend(1);
    if (!without.has(key)) copy.put(key, propertyOf(source, key));
  }
  return copy;
}
