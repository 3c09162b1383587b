import { parsePath } from '@guichet/definition';
import type { PreparedComponent } from '../prepared-form.ts';

const found = new WeakMap<PreparedComponent, readonly string[]>();

/** The keys that a component's key stands for, from the object that it stands in: `a.b` is two. Taken apart once. */
export function ownKeysOf(component: PreparedComponent): readonly string[] {
  let keys = found.get(component);
  if (keys === undefined) {
    keys = parsePath(component.key).map(String);
    found.set(component, keys);
  }
  return keys;
}
