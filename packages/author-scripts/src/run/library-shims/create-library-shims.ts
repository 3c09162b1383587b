import type { InterpreterRuntime } from '../interpreter-runtime.ts';
import type { Value } from '../values/sandbox-object.ts';
import { createLodash } from './create-lodash.ts';
import { createWalk } from './lodash/walk.ts';
import { createMoment } from './moment/moment.ts';
import { utilMethods } from './utils.ts';

/**
 * `_`, `utils` and `moment`, as far as real forms use them, written over the interpreter's own values: a library of
 * the language would take paths as text and hand out what is native. For `offerLibraryShims`.
 */
export function createLibraryShims(runtime: InterpreterRuntime): Readonly<Record<string, Value>> {
  const { _ } = createLodash(runtime);
  const moment = createMoment(runtime);
  const utils = new runtime.SandboxObject(runtime.protos.object);
  runtime.give(utils, utilMethods(runtime, createWalk(runtime)));
  Object.assign(utils.fields, { _, moment });
  runtime.fixed(utils);
  return { _, moment, utils, util: utils };
}
