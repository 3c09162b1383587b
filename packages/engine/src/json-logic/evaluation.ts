import type { Json } from '@guichet/definition';

/** Evaluates one part of an expression where a list is gone through, `scope` its element. */
export interface Evaluation {
  evaluate(logic: Json | undefined): unknown;
  /** The same with an element of a list in the place of all names. */
  within(element: unknown, logic: Json | undefined): unknown;
}
