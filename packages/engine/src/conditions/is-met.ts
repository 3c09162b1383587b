import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Expression } from '../expression.ts';
import { isTrue } from '../json-logic/is-true.ts';
import type { Condition, LegacyCondition } from './condition.ts';
import { type CompareDates, compare } from './operators.ts';

/** Finds what a condition names, from where the component stands; reading tracks. */
export type Lookup = (reference: string) => Looked;

export interface Looked {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** Of the component that holds it. */
  readonly settings?: JsonObject;
  /** The values of each row, where the condition names a field in rows from outside. */
  readonly inRows?: readonly Looked[];
}

/** The values that a condition may read from where its component stands; all are tracked. */
export interface EvaluationContext {
  readonly lookup: Lookup;
  /** Undefined when the expression cannot be evaluated. */
  evaluate(expression: Expression): { readonly value: unknown } | undefined;
  readonly compareDates: CompareDates;
}

/** Whether a condition holds; `otherwise` for one that cannot be evaluated. */
export function isMet(
  condition: Condition,
  { lookup, evaluate, compareDates }: EvaluationContext,
  otherwise: boolean,
): boolean {
  switch (condition.kind) {
    case 'code':
    case 'logic': {
      const result = evaluate(condition);
      // Form.io takes null for code that threw, and only of code.
      const isNone = result === undefined || (condition.kind === 'code' && result.value === null);
      return isNone ? otherwise : isTrue(result.value);
    }
    case 'legacy':
      return isLegacyMet(condition, lookup(condition.when).value);
    case 'list': {
      const results = condition.conditions.map(({ component, operator, value }) => {
        const found = lookup(component);
        const holds = ({ value: actual, isEmpty, settings = {} }: Looked) =>
          compare(operator, { actual, expected: value, isEmpty, settings, compareDates });
        if (found.inRows === undefined || found.inRows.length === 0) return holds(found);
        return condition.any ? found.inRows.some(holds) : found.inRows.every(holds);
      });
      const holds = condition.any ? results.includes(true) : !results.includes(false);
      return holds === condition.show;
    }
  }
}

/** Compared as strings; an object is asked for its property `eq`, as in a group of checkboxes. */
function isLegacyMet({ show, isVague, eq }: LegacyCondition, value: unknown): boolean {
  if (isJsonObject(value) && Object.hasOwn(value, eq)) {
    return isVague !== true && asText(value[eq]) === String(show);
  }
  if (Array.isArray(value) && value.some((element) => asText(element) === eq)) return show;
  return (asText(value) === eq) === show;
}

/** As `String` has it, but for an object that was sent with a `toString` of its own, which would throw. */
function asText(value: Json | unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asText).join();
  return isJsonObject(value) ? '[object Object]' : String(value);
}
