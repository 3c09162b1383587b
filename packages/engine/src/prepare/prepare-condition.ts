import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Comparison, Condition } from '../conditions/condition.ts';

/** The simple condition of a component; undefined when none is active. Source: measured on Form.io. */
export function prepareCondition(conditional: Json | undefined): Condition | undefined {
  if (!isJsonObject(conditional)) return undefined;
  const { when } = conditional;
  if (typeof when === 'string' && when !== '') return legacyCondition(conditional, when);
  return conditionList(conditional);
}

/** What a condition names, each with the place in the JSON where it does. */
export function referencesOf(
  condition: Condition,
): readonly { readonly path: string; readonly reference: string }[] {
  if (condition.kind === 'legacy') return [{ path: 'conditional.when', reference: condition.when }];
  return condition.conditions.map(({ component }, index) => ({
    path: `conditional.conditions[${index}].component`,
    reference: component,
  }));
}

/** Only `true` and `"true"` mean: show when equal. */
function legacyCondition({ show, eq }: JsonObject, when: string): Condition {
  return { kind: 'legacy', show: show === true || show === 'true', when, eq: textOf(eq) };
}

/** Active with a `conjunction`, a `show` that says something, and at least one entry that names a component. */
function conditionList({ show, conjunction, conditions }: JsonObject): Condition | undefined {
  if (typeof conjunction !== 'string' || conjunction === '' || !Array.isArray(conditions)) return undefined;
  const shown = typeof show === 'string' ? parsed(show) : show;
  if (show === '' || shown === undefined || shown === null) return undefined;
  const entries = conditions.flatMap(comparisonOf);
  if (entries.length === 0) return undefined;
  return { kind: 'list', show: Boolean(shown), any: conjunction === 'any', conditions: entries };
}

function comparisonOf(entry: Json): readonly Comparison[] {
  if (!isJsonObject(entry) || typeof entry.component !== 'string' || entry.component === '') return [];
  const { component, operator, value } = entry;
  return [
    {
      component,
      operator: typeof operator === 'string' ? operator : 'isEqual',
      ...(value !== undefined && { value }),
    },
  ];
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
