import type { ScriptClock } from '@guichet/author-scripts/run';

/**
 * How much time code may take, in milliseconds: the last line behind its steps, for what costs more than its steps
 * say. Machines do not agree on time, so code that is ended by it has decided nothing: its rule neither passes nor
 * fails, and `Stored.unchecked` tells `timedOut`.
 */
export interface TimeLimit {
  readonly clock: ScriptClock;
  readonly maxRunMs: number;
  /** Of all code that follows from one thing that a resident does. */
  readonly maxCommandMs: number;
  /** Of all code of a form, as long as it lives. */
  readonly maxFormMs: number;
  /** Code gets the time as it goes on, read once for each thing that a resident does; else that of the opening. */
  readonly goesOn?: true;
}
