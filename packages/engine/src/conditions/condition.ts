import type { Json } from '@guichet/definition';
import type { Expression } from '../expression.ts';

/** When a component is visible. By an expression: when that holds, and when it cannot be evaluated. */
export type Condition = LegacyCondition | ConditionList | Expression;

/** `{show, when, eq}`: compared as strings. Visible when "equal" is the same as `show`. */
export interface LegacyCondition {
  readonly kind: 'legacy';
  readonly show: boolean;
  /** `show` was written as neither true nor false: no mark of a group of checkboxes is equal to that. */
  readonly isVague?: true;
  readonly when: string;
  readonly eq: string;
}

/** `{show, conjunction, conditions}`. */
export interface ConditionList {
  readonly kind: 'list';
  readonly show: boolean;
  /** True for `any`, false for `all`. */
  readonly any: boolean;
  readonly conditions: readonly ConditionComparison[];
}

export interface ConditionComparison {
  readonly component: string;
  readonly operator: string;
  readonly value?: Json;
}
