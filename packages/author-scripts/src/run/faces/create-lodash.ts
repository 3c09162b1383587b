import type { Native } from '../built-ins/native.ts';
import type { Kit } from '../kit.ts';
import type { Thing } from '../values/thing.ts';
import { collectionMethods } from './lodash/collections.ts';
import { objectMethods } from './lodash/objects.ts';
import { createWalk } from './lodash/walk.ts';

/** `_`, as far as real forms use it. For `offerFaces`. */
export function createLodash(kit: Kit): { readonly _: Thing } {
  const walk = createWalk(kit);
  const methods: Readonly<Record<string, Native>> = {
    ...collectionMethods(kit, walk),
    ...objectMethods(kit, walk),
  };
  const thing = new kit.Thing(kit.protos.object);
  kit.give(thing, methods);
  return { _: kit.fixed(thing) };
}
