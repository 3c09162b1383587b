import type { InterpreterRuntime } from '../kit.ts';
import type { Value } from '../values/thing.ts';
import { createMoment } from './moment/moment.ts';

/** `moment`, as far as real forms use it. For `offerLibraryShims`. */
export function createMomentAlone(runtime: InterpreterRuntime): { readonly moment: Value } {
  return { moment: createMoment(runtime) };
}
