import { computedOptions } from '../fields/computed-options.ts';
import { applyEffects } from '../fields/effects.ts';

/** What the code of authors asks for beside its output. */
export const code = { applyEffects, computedOptions };
