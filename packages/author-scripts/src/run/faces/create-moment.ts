import type { Kit } from '../kit.ts';
import type { Value } from '../values/thing.ts';
import { createMoment } from './moment/moment.ts';

/** `moment`, as far as real forms use it. For `offerFaces`. */
export function createMomentAlone(kit: Kit): { readonly moment: Value } {
  return { moment: createMoment(kit) };
}
