import type {
  AssignmentTarget,
  Element,
  Expression,
  FunctionTree,
  Hoisted,
  Key,
  Statement,
} from '../tree.ts';
import type { Callable, Value } from '../values/sandbox-object.ts';
import type { Code, Frame, Step } from './code.ts';

/**
 * Turns a tree into closures, once; running calls them. The parts of the language lie in files of their own and
 * reach each other through this, since each may stand in any other.
 */
export interface Compiler {
  /** `inChain`: it may give `skipped`. */
  expression(node: Expression, inChain?: boolean): Code;
  key(key: Key): (frame: Frame) => string;
  elements(elements: readonly Element[]): (frame: Frame) => Value[];
  /** Puts a value in its place, and gives it. The place is computed before the value. */
  assign(target: AssignmentTarget): Assign;
  /** Makes a function within its frame. */
  function(tree: FunctionTree): (frame: Frame) => Callable;
  /** Puts declared functions in their places: they are there before the first statement runs. */
  hoisted(functions?: readonly Hoisted[]): (frame: Frame) => void;
  /** `labels`: the names that it bears. */
  statement(node: Statement, labels?: readonly string[]): Step;
  body(statements: readonly Statement[]): Step;
}

export type Assign = (frame: Frame, value: Code) => Value;
