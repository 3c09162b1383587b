import type { Abilities } from './features/abilities.ts';
import type { RunCode } from './fields/asked-code.ts';
import type { Models } from './model.ts';
import type { Rules } from './rules/rule.ts';

/** The parts of a form: as many as it needs. */
export interface FormParts {
  readonly models: Models;
  /** Those that the models name. */
  readonly rules: Rules;
  /** The abilities beyond its core: see `PageForm.features`. */
  readonly abilities: Abilities;
  /** Runs what authors wrote in JavaScript. Without it that is not run, and `Stored.unchecked` tells. */
  readonly runCode?: RunCode;
}
