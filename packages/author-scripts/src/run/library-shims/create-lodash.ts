import type { Native } from '../built-ins/native.ts';
import type { InterpreterRuntime } from '../interpreter-runtime.ts';
import type { SandboxObject } from '../values/sandbox-object.ts';
import { collectionMethods } from './lodash/collections.ts';
import { objectMethods } from './lodash/objects.ts';
import { createWalk } from './lodash/walk.ts';

/** `_`, as far as real forms use it. For `offerLibraryShims`. */
export function createLodash(runtime: InterpreterRuntime): { readonly _: SandboxObject } {
  const walk = createWalk(runtime);
  const methods: Readonly<Record<string, Native>> = {
    ...collectionMethods(runtime, walk),
    ...objectMethods(runtime, walk),
  };
  const sandboxObject = new runtime.SandboxObject(runtime.protos.object);
  runtime.give(sandboxObject, methods);
  return { _: runtime.fixed(sandboxObject) };
}
