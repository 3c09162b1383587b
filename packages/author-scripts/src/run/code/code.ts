import type { Value } from '../values/sandbox-object.ts';

/** The variables of one call of a function, or of one turn of a loop. */
export class Frame {
  readonly up: Frame | undefined;
  readonly at: Value[];
  constructor(up: Frame | undefined, at: Value[]) {
    this.up = up;
    this.at = at;
  }
}

export interface Jump {
  readonly kind: 'break' | 'continue' | 'return';
  readonly label: string | null;
}

/** Runs a statement; undefined: go on with the next. */
export type Step = (frame: Frame) => Jump | undefined;

/** Computes an expression. */
export type Code = (frame: Frame) => Value;
