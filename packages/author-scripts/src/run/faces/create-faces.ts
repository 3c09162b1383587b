import type { Native } from '../built-ins/native.ts';
import type { Kit } from '../kit.ts';
import type { Thing, Value } from '../values/thing.ts';
import { collectionMethods } from './lodash/collections.ts';
import { objectMethods } from './lodash/objects.ts';
import { createWalk } from './lodash/walk.ts';
import { createMoment } from './moment/moment.ts';
import { utilMethods } from './utils.ts';

/**
 * `_`, `utils` and `moment`, as far as real forms use them, written over the interpreter's own values: a library of
 * the language would take paths as text and hand out what is native. For `offerFaces`.
 */
export function createFaces(kit: Kit): Readonly<Record<string, Value>> {
  const walk = createWalk(kit);
  const object = (methods: Readonly<Record<string, Native>>): Thing => {
    const thing = new kit.Thing(kit.protos.object);
    kit.give(thing, methods);
    return thing;
  };
  const lodash = kit.fixed(object({ ...collectionMethods(kit, walk), ...objectMethods(kit, walk) }));
  const moment = createMoment(kit);
  const utils = object(utilMethods(kit, walk));
  Object.assign(utils.fields, { _: lodash, moment });
  kit.fixed(utils);
  return { _: lodash, moment, utils, util: utils };
}
