import { computedOptions } from '../fields/computed-options.ts';
import { applyEffects } from '../fields/effects.ts';

/** The ability to run authors' code for more than its output. */
export const code = { applyEffects, computedOptions };
