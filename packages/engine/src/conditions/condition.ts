import type { Json } from '@guichet/definition';

/** When a component is visible. */
export type Condition = LegacyCondition | ConditionList | LogicCondition;

/** Visible when a JSONLogic expression holds, and when it cannot be evaluated. */
export interface LogicCondition {
  readonly kind: 'logic';
  readonly logic: Json;
}

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
  readonly conditions: readonly Comparison[];
}

export interface Comparison {
  readonly component: string;
  readonly operator: string;
  readonly value?: Json;
}
