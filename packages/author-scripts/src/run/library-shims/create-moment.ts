import type { InterpreterRuntime } from '../interpreter-runtime.ts';
import type { Value } from '../values/sandbox-object.ts';
import { createMoment } from './moment/moment.ts';

/** `moment`, as far as real forms use it. For `offerLibraryShims`. */
export function createMomentAlone(runtime: InterpreterRuntime): { readonly moment: Value } {
  return { moment: createMoment(runtime) };
}
