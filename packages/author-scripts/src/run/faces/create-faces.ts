import type { Kit } from '../kit.ts';
import type { Value } from '../values/thing.ts';
import { createLodash } from './create-lodash.ts';
import { createWalk } from './lodash/walk.ts';
import { createMoment } from './moment/moment.ts';
import { utilMethods } from './utils.ts';

/**
 * `_`, `utils` and `moment`, as far as real forms use them, written over the interpreter's own values: a library of
 * the language would take paths as text and hand out what is native. For `offerFaces`.
 */
export function createFaces(kit: Kit): Readonly<Record<string, Value>> {
  const { _ } = createLodash(kit);
  const moment = createMoment(kit);
  const utils = new kit.Thing(kit.protos.object);
  kit.give(utils, utilMethods(kit, createWalk(kit)));
  Object.assign(utils.fields, { _, moment });
  kit.fixed(utils);
  return { _, moment, utils, util: utils };
}
