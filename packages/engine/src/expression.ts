import type { AuthorScript } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';

/** An author's expression. */
export type Expression = LogicExpression | CodeExpression;

export interface LogicExpression {
  readonly kind: 'logic';
  /** JSONLogic. */
  readonly logic: Json;
}

/** JavaScript, as preparation parsed it. */
export interface CodeExpression {
  readonly kind: 'code';
  readonly code: AuthorScript;
}

/** The variable that code assigns its result to. Source: Form.io. */
export type Output = 'show' | 'value' | 'result' | 'schema' | 'valid' | 'next' | 'values';
