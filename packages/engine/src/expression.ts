import type { Json } from '@guichet/definition';

/** What an author computes with. */
export type Expression = LogicExpression | CodeExpression;

export interface LogicExpression {
  readonly kind: 'logic';
  /** JSONLogic. */
  readonly logic: Json;
}

/** JavaScript as its author wrote it: for whoever hands in what runs it. */
export interface CodeExpression {
  readonly kind: 'code';
  readonly code: string;
}

/** The variable that code assigns its result to. Source: Form.io. */
export type Output = 'show' | 'value' | 'result' | 'schema' | 'valid' | 'next';

/** What code finds where its field stands. */
export interface CodeScope {
  /** The names that it may read, as in JSONLogic; reading tracks. */
  read(path: readonly string[]): unknown;
  readonly output: Output;
  /** What the output holds before the code runs. */
  readonly initial: unknown;
}

/** Runs an author's JavaScript and gives what it assigned. Throws when the code does. */
export type RunCode = (code: string, scope: CodeScope) => unknown;
