import { spend } from '../run.ts';
import { ownKeysOf, propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { Accessor, SandboxObject, type Value } from '../values/sandbox-object.ts';

export function putAccessor(
  sandboxObject: SandboxObject,
  key: string,
  kind: 'get' | 'set',
  code: Value,
): void {
  const known = sandboxObject.own(key);
  const accessor = known instanceof Accessor ? known : new Accessor();
  if (kind === 'get') accessor.read = code;
  else accessor.write = code;
  sandboxObject.put(key, accessor);
}

/** A new object of what a value holds, but for some keys. */
export function copyFields(source: Value, without: ReadonlySet<string>): SandboxObject {
  const copy = new SandboxObject(protos.object);
  for (const key of ownKeysOf(source)) {
    spend(1);
    if (!without.has(key)) copy.put(key, propertyOf(source, key));
  }
  return copy;
}
